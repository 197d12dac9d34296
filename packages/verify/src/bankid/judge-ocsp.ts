import { BasicOCSPResponse, OCSPResponse, type ResponseData, type SingleResponse } from 'pkijs'
import { areEqual, fromBase64, latin1 } from '../bytes.ts'
import { checkSignature } from '../cms/algorithms.ts'
import {
  type Certificate,
  checkIssued,
  hasPurpose,
  hasUnknownCondition,
  isValidAt,
  readCertificate,
} from '../cms/certificate.ts'
import { requireDer } from '../cms/der.ts'
import { BASIC_OCSP, isAbout, OCSP_SIGNING } from '../cms/revocation.ts'
import { FaultFound, demand } from './judgement.ts'

const NONCE = '1.3.6.1.5.5.7.48.1.2'
const MAX_SIZE = 64 * 1024
const MAX_RESPONSES = 10
const MAX_RESPONDERS = 5
/** BankID asks the bank when the person signs. The rest of the time is for slow networks and for clocks that differ. */
const FRESH = 15 * 60_000

interface Question {
  certificate: Certificate
  issuer: Certificate
  at: Date
  /** Base64, as BankID answered. */
  signature: string
}

/** Returns when the response was made, if it says that the certificate was good when the person signed. */
export async function judgeOcsp(ocspResponse: string, question: Question): Promise<Date> {
  const { certificate, issuer, at } = question
  const response = readResponse(ocspResponse)
  const { tbsResponseData } = response
  const single = await findSingle(tbsResponseData, certificate, issuer)
  demand(single, 'ocsp_other_certificate')
  await requireSigned(response, issuer)
  demand(await isBound(tbsResponseData, question.signature), 'ocsp_nonce_wrong')
  const { producedAt } = tbsResponseData
  const isFresh = [producedAt, single.thisUpdate].every((time) => Math.abs(time.getTime() - at.getTime()) <= FRESH)
  const isOver = single.nextUpdate && single.nextUpdate.getTime() < at.getTime() - FRESH
  demand(isFresh && !isOver, 'ocsp_not_fresh')
  const { tagNumber } = single.certStatus.idBlock
  demand(tagNumber !== 1, 'ocsp_revoked')
  demand(tagNumber === 0, 'ocsp_unknown')
  return producedAt
}

function readResponse(ocspResponse: string): BasicOCSPResponse {
  demand(ocspResponse.length <= (MAX_SIZE / 3) * 4, 'ocsp_damaged')
  try {
    const bytes = fromBase64(ocspResponse)
    demand(bytes, 'ocsp_damaged')
    requireDer(bytes)
    const { responseStatus, responseBytes } = OCSPResponse.fromBER(bytes)
    demand(responseStatus.valueBlock.valueDec === 0, 'ocsp_unsuccessful')
    demand(responseBytes?.responseType === BASIC_OCSP, 'ocsp_damaged')
    const der = new Uint8Array(responseBytes.response.valueBlock.valueHexView)
    requireDer(der)
    return BasicOCSPResponse.fromBER(der)
  } catch (error) {
    throw error instanceof FaultFound ? error : new FaultFound('ocsp_damaged')
  }
}

async function findSingle({ responses }: ResponseData, certificate: Certificate, issuer: Certificate) {
  let found: SingleResponse | undefined
  for (const each of responses.slice(0, MAX_RESPONSES)) {
    if (!(await isAbout(each.certID, certificate, issuer))) continue
    // Two answers about one certificate could be read as either.
    demand(!found, 'ocsp_other_certificate')
    found = each
  }
  return found
}

/** The issuer of the certificate signs the answer, or a responder with a certificate of this issuer (RFC 6960, section 4.2.2.2). */
async function requireSigned(response: BasicOCSPResponse, issuer: Certificate): Promise<void> {
  const { tbsResponseData, signatureAlgorithm, certs = [] } = response
  const data = new Uint8Array(tbsResponseData.tbsView)
  const signature = new Uint8Array(response.signature.valueBlock.valueHexView)
  const isSignedBy = async ({ x509 }: Certificate) =>
    (await checkSignature({ key: x509.subjectPublicKeyInfo, algorithm: signatureAlgorithm, data, signature })) ===
    'valid'
  if (await isSignedBy(issuer)) return
  let mayAnswer = false
  for (const each of certs.slice(0, MAX_RESPONDERS)) {
    const responder = readCertificate(new Uint8Array(each.toSchema().toBER()))
    if (!hasPurpose(responder, OCSP_SIGNING) || !isValidAt(responder, tbsResponseData.producedAt)) continue
    if (hasUnknownCondition(responder) || (await checkIssued(responder, issuer)) !== 'valid') continue
    if (await isSignedBy(responder)) return
    mayAnswer = true
  }
  throw new FaultFound(mayAnswer ? 'ocsp_signature_wrong' : 'ocsp_responder_wrong')
}

/** The nonce that BankID sends begins with the SHA-1 of the signature in base64, and so belongs to this signature only. */
async function isBound({ responseExtensions = [] }: ResponseData, signature: string): Promise<boolean> {
  const nonces = responseExtensions.filter(({ extnID }) => extnID === NONCE)
  if (nonces.length !== 1) return false
  const value = nonces[0]!.extnValue.valueBlock.valueHexView
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', latin1(signature)))
  return [value, unwrap(value)].some((nonce) => nonce !== undefined && areEqual(nonce.subarray(0, hash.length), hash))
}

/** RFC 8954 puts the nonce into an OCTET STRING of its own, which BankID does not. */
function unwrap(value: Uint8Array): Uint8Array | undefined {
  return value[0] === 4 && value[1] === value.length - 2 ? value.subarray(2) : undefined
}
