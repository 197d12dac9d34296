import { createHash, randomBytes, verify, X509Certificate } from 'node:crypto'
import { Boolean as AsnBoolean, Integer, Sequence } from 'asn1js'
import type { ExtKeyUsage } from 'pkijs'
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, TimeStampResp, TSTInfo } from 'pkijs'
import type { TimestampErrorCode } from '#platform/database/tables.ts'
import { boundedRequest, StatusError } from './bounded-request.ts'
import { decode, encodeDer, octets, oid } from './cms.ts'
import { SealError } from './seal-error.ts'

export interface TimestampServer {
  url: string
  /** Milliseconds. */
  timeout: number
}

const SHA256 = '2.16.840.1.101.3.4.2.1'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const TIMESTAMPING = '1.3.6.1.5.5.7.3.8'
const DIGESTS: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}
const RSA_PSS = '1.2.840.113549.1.1.10'

/** The bytes that a signature reserves for a token. A token that contains its chain has up to 10 KB. */
export const MAX_TOKEN = 24_576

/**
 * Asks the server for an RFC 3161 timestamp of a SHA-256 digest, and checks the answer.
 *
 * @throws SealError `timestamp_unavailable`, `timestamp_limited`, `timestamp_refused` or `timestamp_wrong`
 */
export async function requestTimestamp({ url, timeout }: TimestampServer, digest: Uint8Array): Promise<Uint8Array> {
  try {
    const nonce = randomBytes(8)
    nonce[0]! &= 0x7f
    nonce[0]! |= 0x40
    const request = new Sequence({
      value: [
        new Integer({ value: 1 }),
        new Sequence({ value: [new Sequence({ value: [oid(SHA256)] }), octets(digest)] }),
        new Integer({ valueHex: Uint8Array.from(nonce).buffer }),
        new AsnBoolean({ value: true }),
      ],
    })
    const { address, headers } = withoutPassword(url)
    const answer = await boundedRequest(address, {
      timeout,
      maxBytes: MAX_TOKEN,
      body: encodeDer(request),
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply', ...headers },
    })
    return readToken(answer, digest, nonce)
  } catch (error) {
    const retryAfter = error instanceof StatusError ? error.retryAfter : undefined
    throw new SealError(codeOf(error), 'The timestamp server did not give a valid timestamp.', error, retryAfter)
  }
}

/** The answer is a timestamp response that says no. */
class RefusedError extends Error {}

function codeOf(error: unknown): TimestampErrorCode {
  if (error instanceof RefusedError) return 'timestamp_refused'
  if (error instanceof StatusError) {
    const { status } = error
    if (status === 429) return 'timestamp_limited'
    if (status === 408 || status === 425 || status >= 500) return 'timestamp_unavailable'
    return status >= 400 ? 'timestamp_refused' : 'timestamp_wrong'
  }
  // What `fetch` throws if it gets no whole answer.
  const isUnanswered = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')
  return isUnanswered ? 'timestamp_unavailable' : 'timestamp_wrong'
}

function withoutPassword(url: string): { address: string; headers: Record<string, string> } {
  const address = new URL(url)
  const { username, password } = address
  if (!username) return { address: url, headers: {} }
  address.username = address.password = ''
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { address: address.href, headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } }
}

function readToken(answer: Uint8Array, digest: Uint8Array, nonce: Uint8Array): Uint8Array {
  const response = new TimeStampResp({ schema: decode(answer) })
  const { status } = response.status
  if (status !== 0 && status !== 1) throw new RefusedError(`The timestamp server refused with the status ${status}.`)
  if (!response.timeStampToken) throw new Error('The answer contains no timestamp.')
  const signed = new SignedData({ schema: response.timeStampToken.content })
  const content = bytesOf(signed.encapContentInfo.eContent?.getValue())
  const info = new TSTInfo({ schema: decode(content) })
  if (info.messageImprint.hashAlgorithm.algorithmId !== SHA256) throw new Error('The timestamp uses another hash.')
  if (!Buffer.from(digest).equals(bytesOf(info.messageImprint.hashedMessage.getValue())))
    throw new Error('The timestamp is for other data.')
  if (!info.nonce || !Buffer.from(nonce).equals(info.nonce.valueBlock.valueHexView))
    throw new Error('The timestamp has another nonce.')
  checkSignature(signed, content)
  return new Uint8Array(response.timeStampToken.toSchema().toBER())
}

function checkSignature(signed: SignedData, content: Buffer): void {
  const [signer] = signed.signerInfos
  const certificate = signer && timestampCertificate(signed)
  if (!signer?.signedAttrs || !certificate) throw new Error('The timestamp has no signer.')
  if (!isForTimestamps(certificate)) throw new Error('The certificate of the timestamp is not for timestamps.')
  const hash = DIGESTS[signer.digestAlgorithm.algorithmId]
  if (!hash) throw new Error('The timestamp uses an unknown hash.')
  const stated = signer.signedAttrs.attributes.find(({ type }) => type === MESSAGE_DIGEST)?.values[0]
  if (!createHash(hash).update(content).digest().equals(bytesOf(stated?.getValue())))
    throw new Error('The timestamp was changed.')
  const attributes = Buffer.from(signer.signedAttrs.encodedValue)
  // The signature covers the attributes as a SET, but they are stored with another tag.
  attributes[0] = 0x31
  const { publicKey } = new X509Certificate(Buffer.from(certificate.toSchema(true).toBER()))
  const padding = signer.signatureAlgorithm.algorithmId === RSA_PSS ? { padding: 6 } : {}
  if (!verify(hash, attributes, { key: publicKey, ...padding }, bytesOf(signer.signature.getValue())))
    throw new Error('The signature of the timestamp is wrong.')
}

function isForTimestamps(certificate: Certificate): boolean {
  const usage = certificate.extensions?.find(({ extnID }) => extnID === '2.5.29.37')?.parsedValue as
    ExtKeyUsage | undefined
  return usage?.keyPurposes.includes(TIMESTAMPING) ?? false
}

/** Returns the certificate with which the token was signed. */
export function timestampCertificate(signed: SignedData): Certificate | undefined {
  const id: unknown = signed.signerInfos[0]?.sid
  return certificatesOf(signed).find(
    (certificate) =>
      id instanceof IssuerAndSerialNumber &&
      certificate.issuer.isEqual(id.issuer) &&
      certificate.serialNumber.isEqual(id.serialNumber),
  )
}

/** Returns the certificate of the signer first, then the others. DER. */
export function certificatesInToken(token: Uint8Array): Uint8Array[] {
  const signed = new SignedData({ schema: new ContentInfo({ schema: decode(token) }).content })
  const first = timestampCertificate(signed)
  const others = certificatesOf(signed).filter((certificate) => certificate !== first)
  return [...(first ? [first] : []), ...others].map((certificate) => new Uint8Array(certificate.toSchema(true).toBER()))
}

function certificatesOf(signed: SignedData): Certificate[] {
  return (signed.certificates ?? []).filter((certificate) => certificate instanceof Certificate)
}

function bytesOf(value: ArrayBuffer | undefined): Buffer {
  return Buffer.from(value ?? new ArrayBuffer(0))
}
