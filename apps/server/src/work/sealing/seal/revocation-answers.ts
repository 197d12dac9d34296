import { verify, X509Certificate } from 'node:crypto'
import {
  BasicOCSPResponse,
  Certificate,
  CertificateRevocationList,
  type ExtKeyUsage,
  OCSPRequest,
  OCSPResponse,
} from 'pkijs'
import { isIssuedBy } from './certificates.ts'
import { decode } from './cms.ts'

export type RevocationStatus = 'good' | 'revoked'

const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9'
const EXTENDED_KEY_USAGE = '2.5.29.37'
const GOOD = 0
const REVOKED = 1

const HASHES: Record<string, string> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
}

/** Clocks differ. Milliseconds. */
const TOLERANCE = 300_000

export async function makeOcspRequest(certificate: X509Certificate, issuer: X509Certificate): Promise<Uint8Array> {
  const request = new OCSPRequest()
  // Many responders support only SHA-1 here. The hash only identifies the certificate, so security does not depend on it.
  const options = { hashAlgorithm: 'SHA-1', issuerCertificate: parse(issuer) }
  await request.createForCertificate(parse(certificate), options)
  return new Uint8Array(request.toSchema(true).toBER())
}

/** Throws if the answer proves nothing about the certificate. */
export function readOcspResponse(
  answer: Uint8Array,
  certificate: X509Certificate,
  issuer: X509Certificate,
  now: Date,
): RevocationStatus {
  const { responseStatus, responseBytes } = new OCSPResponse({ schema: decode(answer) })
  if (responseStatus.valueBlock.valueDec !== 0 || !responseBytes) throw new Error('The OCSP server refused.')
  const basic = new BasicOCSPResponse({ schema: decode(new Uint8Array(responseBytes.response.getValue())) })
  const delegates = (basic.certs ?? []).map(
    (delegate) => new X509Certificate(Buffer.from(delegate.toSchema(true).toBER())),
  )
  const signers = [issuer, ...delegates.filter((delegate) => isIssuedBy(delegate, issuer) && mayAnswer(delegate, now))]
  const hash = HASHES[basic.signatureAlgorithm.algorithmId]
  const [data, signature] = [
    Buffer.from(basic.tbsResponseData.tbsView),
    Buffer.from(basic.signature.valueBlock.valueHexView),
  ]
  if (!hash || !signers.some(({ publicKey }) => verify(hash, data, publicKey, signature)))
    throw new Error('The signature of the OCSP answer is wrong.')
  const serial = parse(certificate).serialNumber
  const single = basic.tbsResponseData.responses.find(({ certID }) => certID.serialNumber.isEqual(serial))
  if (!single) throw new Error('The OCSP answer is about another certificate.')
  requireCurrent(single.thisUpdate, single.nextUpdate, now)
  const status: number = single.certStatus.idBlock.tagNumber
  if (status !== GOOD && status !== REVOKED) throw new Error('The OCSP server does not know the certificate.')
  return status === GOOD ? 'good' : 'revoked'
}

function mayAnswer(delegate: X509Certificate, now: Date): boolean {
  const usage = parse(delegate).extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)?.parsedValue as
    ExtKeyUsage | undefined
  const isValid = new Date(delegate.validFrom) <= now && now <= new Date(delegate.validTo)
  return isValid && (usage?.keyPurposes.includes(OCSP_SIGNING) ?? false)
}

/** Throws if the list proves nothing about the certificate. */
export async function readCrl(
  bytes: Uint8Array,
  certificate: X509Certificate,
  issuer: X509Certificate,
  now: Date,
): Promise<RevocationStatus> {
  const list = new CertificateRevocationList({ schema: decode(bytes) })
  if (!(await list.verify({ issuerCertificate: parse(issuer) })))
    throw new Error('The revocation list is from another issuer.')
  requireCurrent(list.thisUpdate.value, list.nextUpdate?.value, now)
  return list.isCertificateRevoked(parse(certificate)) ? 'revoked' : 'good'
}

function requireCurrent(from: Date, until: Date | undefined, now: Date): void {
  if (from.getTime() > now.getTime() + TOLERANCE) throw new Error('The answer is from the future.')
  if (until && until.getTime() < now.getTime() - TOLERANCE) throw new Error('The answer has expired.')
}

function parse(certificate: X509Certificate): Certificate {
  return new Certificate({ schema: decode(certificate.raw) })
}
