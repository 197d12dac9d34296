import { BasicOCSPResponse, CertificateRevocationList, type CertID, OCSPResponse, type SingleResponse } from 'pkijs'
import { Constructed, GeneralizedTime } from 'asn1js'
import { areEqual, type Bytes } from '../bytes.ts'
import { checkSignature, hashOf } from './algorithms.ts'
import {
  type Certificate,
  checkIssued,
  hasPurpose,
  isValidAt,
  mayListRevocations,
  readCertificate,
} from './certificate.ts'
import { LargeElementError, requireDer } from './der.ts'

export const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9'
export const BASIC_OCSP = '1.3.6.1.5.5.7.48.1.1'
const DISTRIBUTION_POINT = '2.5.29.28'
/** The number of answers is limited, because every answer is tried for every certificate of a chain. */
const MAX_ANSWERS = 50
const MAX_SIZE = 2 * 1024 * 1024

export type Revocation = 'good' | 'revoked' | 'missing' | 'too_large'

export interface RevocationData {
  ocspResponses: Bytes[]
  crls: Bytes[]
}

/** Says from the data in the file whether the certificate was revoked at the time. Data that is damaged or about others does not count. */
export async function checkRevocation(
  certificate: Certificate,
  issuer: Certificate,
  { ocspResponses, crls }: RevocationData,
  time: Date,
): Promise<Revocation> {
  let result: Revocation = 'missing'
  for (const [read, all] of [
    [readOcsp, ocspResponses],
    [readCrl, crls],
  ] as const) {
    for (const bytes of all.slice(0, MAX_ANSWERS)) {
      const answer = await attempt(bytes, () => read(bytes, certificate, issuer, time))
      if (answer === 'revoked') return 'revoked'
      if (answer === 'good' || (answer === 'too_large' && result === 'missing')) result = answer
    }
  }
  return result
}

async function attempt({ length }: Bytes, read: () => Promise<Revocation>): Promise<Revocation> {
  if (length > MAX_SIZE) return 'too_large'
  try {
    return await read()
  } catch (error) {
    return error instanceof LargeElementError ? 'too_large' : 'missing'
  }
}

async function readOcsp(bytes: Bytes, certificate: Certificate, issuer: Certificate, time: Date): Promise<Revocation> {
  requireDer(bytes)
  const { responseBytes } = OCSPResponse.fromBER(bytes)
  if (responseBytes?.responseType !== BASIC_OCSP) return 'missing'
  const der = new Uint8Array(responseBytes.response.valueBlock.valueHexView)
  requireDer(der)
  const response = BasicOCSPResponse.fromBER(der)
  const { tbsResponseData } = response
  let single: SingleResponse | undefined
  for (const each of tbsResponseData.responses) if (await isAbout(each.certID, certificate, issuer)) single = each
  if (!single || (single.nextUpdate && single.nextUpdate < time)) return 'missing'
  const signed = {
    algorithm: response.signatureAlgorithm,
    data: new Uint8Array(tbsResponseData.tbsView),
    signature: new Uint8Array(response.signature.valueBlock.valueHexView),
  }
  const helpers = (response.certs ?? [])
    .slice(0, 5)
    .map((each) => readCertificate(new Uint8Array(each.toSchema().toBER())))
  let isSigned = (await checkSignature({ key: issuer.x509.subjectPublicKeyInfo, ...signed })) === 'valid'
  for (const helper of helpers) {
    if (isSigned) break
    if (!hasPurpose(helper, OCSP_SIGNING) || !isValidAt(helper, tbsResponseData.producedAt)) continue
    if ((await checkIssued(helper, issuer)) !== 'valid') continue
    isSigned = (await checkSignature({ key: helper.x509.subjectPublicKeyInfo, ...signed })) === 'valid'
  }
  if (!isSigned) return 'missing'
  const { tagNumber } = single.certStatus.idBlock
  if (tagNumber === 0) return 'good'
  if (tagNumber !== 1 || !(single.certStatus instanceof Constructed)) return 'missing'
  const [since] = single.certStatus.valueBlock.value
  return since instanceof GeneralizedTime && since.toDate() > time ? 'good' : 'revoked'
}

export async function isAbout(id: CertID, { x509 }: Certificate, issuer: Certificate): Promise<boolean> {
  if (!id.serialNumber.isEqual(x509.serialNumber)) return false
  // Here SHA-1 only finds the certificate.
  const hash = hashOf(id.hashAlgorithm) === 'weak' ? 'SHA-1' : hashOf(id.hashAlgorithm)
  if (!hash) return false
  const name = new Uint8Array(issuer.x509.subject.toSchema().toBER())
  const key = new Uint8Array(issuer.x509.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)
  const [nameHash, keyHash] = await Promise.all([name, key].map((bytes) => crypto.subtle.digest(hash, bytes)))
  return (
    areEqual(id.issuerNameHash.valueBlock.valueHexView, new Uint8Array(nameHash!)) &&
    areEqual(id.issuerKeyHash.valueBlock.valueHexView, new Uint8Array(keyHash!))
  )
}

async function readCrl(bytes: Bytes, { x509 }: Certificate, issuer: Certificate, time: Date): Promise<Revocation> {
  requireDer(bytes)
  const crl = CertificateRevocationList.fromBER(bytes)
  if (!crl.issuer.isEqual(x509.issuer) || !mayListRevocations(issuer)) return 'missing'
  const isUnknown = crl.crlExtensions?.extensions.some(
    ({ critical, extnID }) => critical && extnID !== DISTRIBUTION_POINT,
  )
  if (isUnknown || (crl.nextUpdate && crl.nextUpdate.value < time)) return 'missing'
  const checked = await checkSignature({
    key: issuer.x509.subjectPublicKeyInfo,
    algorithm: crl.signatureAlgorithm,
    data: new Uint8Array(crl.tbsView),
    signature: new Uint8Array(crl.signatureValue.valueBlock.valueHexView),
  })
  if (checked !== 'valid') return 'missing'
  const entry = crl.revokedCertificates?.find(({ userCertificate }) => userCertificate.isEqual(x509.serialNumber))
  return entry && entry.revocationDate.value <= time ? 'revoked' : 'good'
}
