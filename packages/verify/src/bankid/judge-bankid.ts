import { AlgorithmIdentifier } from 'pkijs'
import { areEqual } from '../bytes.ts'
import { checkSignature } from '../cms/algorithms.ts'
import { type Certificate, readCertificate } from '../cms/certificate.ts'
import { judgeChain, readPerson } from './judge-chain.ts'
import { type BankIdFault, type BankIdJudgement, type BankIdProof, FaultFound, demand } from './judgement.ts'
import { judgeOcsp } from './judge-ocsp.ts'
import { readSignature, type SignedXml } from './read-signature.ts'

const SHA256_WITH_RSA = '1.2.840.113549.1.1.11'

export interface BankIdOptions {
  /** The certificates in DER at which the chain may end. */
  roots: Uint8Array[]
  /** When the person signed, by the clock of the service. Now, if it is not given. */
  at?: Date
}

/**
 * Judges a signature of BankID and its OCSP response. Returns a fault for everything that is wrong with them, and never throws for it.
 *
 * @throws TypeError if a root can't be read
 */
export async function judgeBankId(
  { signature, ocspResponse }: BankIdProof,
  { roots, at = new Date() }: BankIdOptions,
): Promise<BankIdJudgement> {
  const anchors = roots.map((der) => {
    try {
      return readCertificate(der)
    } catch (cause) {
      throw new TypeError('A root certificate of BankID can’t be read.', { cause })
    }
  })
  const faults: BankIdFault[] = []
  /** If a parser throws on hostile bytes, the fault is in the bytes. */
  const attempt = async <T>(check: () => Promise<T> | T, otherwise: BankIdFault): Promise<T | null> => {
    try {
      return await check()
    } catch (error) {
      faults.push(error instanceof FaultFound ? error.fault : otherwise)
      return null
    }
  }
  const judgement: BankIdJudgement = {
    faults,
    person: null,
    visibleText: null,
    nonVisibleText: null,
    signedAt: null,
    root: null,
  }
  const signed = await attempt(() => judgeXml(signature), 'xml_damaged')
  if (!signed) return judgement
  const { certificates, visibleText, nonVisibleText } = signed
  Object.assign(judgement, { visibleText, nonVisibleText })
  judgement.person = await attempt(() => readPerson(certificates[0]!), 'person_missing')
  const chain = await attempt(() => judgeChain(certificates, anchors, at), 'chain_wrong')
  judgement.root = chain?.root ?? null
  const issuer = certificates[1] ?? chain?.issuer
  if (!issuer) return judgement
  const question = { certificate: certificates[0]!, issuer, at, signature }
  const producedAt = await attempt(() => judgeOcsp(ocspResponse, question), 'ocsp_damaged')
  judgement.signedAt = producedAt?.toISOString() ?? null
  return judgement
}

interface Signed {
  /** The certificate of the person is the first one. */
  certificates: Certificate[]
  visibleText: string
  nonVisibleText: string | null
}

async function judgeXml(signature: string): Promise<Signed> {
  const { signedInfo, signatureValue, keyInfo, signedData } = readSignature(signature)
  demand(await hasDigest(signedData), 'signed_data_changed')
  demand(await hasDigest(keyInfo), 'key_info_changed')
  const certificates = readCertificates(keyInfo)
  const checked = await checkSignature({
    key: certificates[0]!.x509.subjectPublicKeyInfo,
    algorithm: new AlgorithmIdentifier({ algorithmId: SHA256_WITH_RSA }),
    data: new TextEncoder().encode(signedInfo),
    signature: signatureValue,
  })
  demand(checked !== 'weak' && checked !== 'unsupported', 'algorithm_wrong')
  demand(checked === 'valid', 'signature_wrong')
  const { purpose, visibleText, nonVisibleText } = signedData
  demand(purpose === 'Signing' && visibleText !== undefined, 'not_a_signature')
  return { certificates, visibleText, nonVisibleText }
}

async function hasDigest({ text, digest }: { text: string; digest: Uint8Array }): Promise<boolean> {
  return areEqual(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))), digest)
}

function readCertificates({ certificates }: SignedXml['keyInfo']): Certificate[] {
  try {
    return certificates.map((der) => readCertificate(der))
  } catch {
    throw new FaultFound('certificate_damaged')
  }
}
