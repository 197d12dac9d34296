import { randomBytes } from 'node:crypto'
import { judgeTimestamp } from '@paraph/verify'
import { Boolean as AsnBoolean, Integer, Sequence } from 'asn1js'
import { SignedData, TimeStampResp, TSTInfo } from 'pkijs'
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

/** The bytes that a signature reserves at first for a token. A token that contains its chain has up to 10 KB. */
export const TOKEN_ROOM = 24_576
/** In bytes. Some services put the proof of revocation of all their certificates into each token. */
const MAX_TOKEN = 262_144

/** A timestamp token, and its certificates, the signer first. DER. */
export interface TimestampToken {
  bytes: Uint8Array
  certificates: Uint8Array[]
}

/** What the log says about a token that the verification refuses. */
const faults: Record<Exclude<Awaited<ReturnType<typeof judgeTimestamp>>, unknown[]>, string> = {
  wrong: 'is not signed as RFC 3161 requires, or its signature is wrong',
  changed: 'was changed',
  unbound:
    'does not name the certificate of its signer in a signed attribute (ESSCertID), which RFC 3161 requires. Ask the service, or use another one',
  weak: 'uses cryptography that no longer protects',
  unsupported: 'uses cryptography that the verification does not know',
  other_data: 'is for other data',
  purpose_wrong: 'has a certificate that is not for timestamps',
  not_valid_then: 'has a certificate that is not valid at its time',
  damaged: 'can not be read (it must be DER)',
}

/**
 * Asks the server for an RFC 3161 timestamp of a SHA-256 digest, and checks the answer.
 *
 * @throws SealError `timestamp_unavailable`, `timestamp_limited`, `timestamp_refused` or `timestamp_wrong`
 */
export async function requestTimestamp({ url, timeout }: TimestampServer, digest: Uint8Array): Promise<TimestampToken> {
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
    return await readToken(answer, digest, nonce)
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

async function readToken(answer: Uint8Array, digest: Uint8Array, nonce: Uint8Array): Promise<TimestampToken> {
  const response = new TimeStampResp({ schema: decode(answer) })
  const { status } = response.status
  if (status !== 0 && status !== 1) throw new RefusedError(`The timestamp server refused with the status ${status}.`)
  if (!response.timeStampToken) throw new Error('The answer contains no timestamp.')
  const signed = new SignedData({ schema: response.timeStampToken.content })
  const info = new TSTInfo({ schema: decode(new Uint8Array(signed.encapContentInfo.eContent?.getValue() ?? [])) })
  if (info.messageImprint.hashAlgorithm.algorithmId !== SHA256) throw new Error('The timestamp uses another hash.')
  if (!info.nonce || !Buffer.from(nonce).equals(info.nonce.valueBlock.valueHexView))
    throw new Error('The timestamp has another nonce.')
  const bytes = new Uint8Array(response.timeStampToken.toSchema().toBER())
  // The verification judges the token, so that it accepts in the sealed file whatever the sealing accepts here.
  const certificates = await judgeTimestamp(bytes, digest)
  if (typeof certificates === 'string') throw new Error(`The timestamp ${faults[certificates]}.`)
  return { bytes, certificates }
}
