import type { X509Certificate } from 'node:crypto'
import { judgeRevocation } from '@paraph/verify'
import { BasicOCSPResponse, Certificate, CertificateRevocationList, OCSPRequest, OCSPResponse } from 'pkijs'
import { decode } from './cms.ts'

export type RevocationStatus = 'good' | 'revoked'

const GOOD = 0

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
export async function readOcspResponse(
  answer: Uint8Array,
  certificate: X509Certificate,
  issuer: X509Certificate,
  now: Date,
): Promise<RevocationStatus> {
  const { responseStatus, responseBytes } = new OCSPResponse({ schema: decode(answer) })
  if (responseStatus.valueBlock.valueDec !== 0 || !responseBytes) throw new Error('The OCSP server refused.')
  const basic = new BasicOCSPResponse({ schema: decode(new Uint8Array(responseBytes.response.getValue())) })
  const serial = parse(certificate).serialNumber
  const single = basic.tbsResponseData.responses.find(({ certID }) => certID.serialNumber.isEqual(serial))
  if (!single) throw new Error('The OCSP answer is about another certificate.')
  requireCurrent(single.thisUpdate, single.nextUpdate, now)
  requireProof(
    await judgeRevocation([certificate.raw, issuer.raw], { ocspResponses: [answer] }, now),
    'The OCSP server does not know the certificate, or its answer is not signed by the issuer or for the issuer, in a way that the verification accepts.',
  )
  return single.certStatus.idBlock.tagNumber === GOOD ? 'good' : 'revoked'
}

/** Throws if the list proves nothing about the certificate. */
export async function readCrl(
  bytes: Uint8Array,
  certificate: X509Certificate,
  issuer: X509Certificate,
  now: Date,
): Promise<RevocationStatus> {
  const list = new CertificateRevocationList({ schema: decode(bytes) })
  requireCurrent(list.thisUpdate.value, list.nextUpdate?.value, now)
  requireProof(
    await judgeRevocation([certificate.raw, issuer.raw], { crls: [bytes] }, now),
    'The revocation list is not signed by the issuer in a way that the verification accepts.',
  )
  return list.isCertificateRevoked(parse(certificate)) ? 'revoked' : 'good'
}

/** The verification judges the answers, so that it accepts in the sealed file whatever the sealing accepts here. */
function requireProof(judged: RevocationStatus | 'missing' | 'too_large', fault: string): void {
  if (judged === 'too_large')
    throw new Error('The answer is larger than the verification reads: 2 MB or 200,000 values.')
  if (judged === 'missing') throw new Error(fault)
}

function requireCurrent(from: Date, until: Date | undefined, now: Date): void {
  if (from.getTime() > now.getTime() + TOLERANCE) throw new Error('The answer is from the future.')
  if (until && until < now) throw new Error('The answer has expired.')
}

function parse(certificate: X509Certificate): Certificate {
  return new Certificate({ schema: decode(certificate.raw) })
}
