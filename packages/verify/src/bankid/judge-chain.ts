import { sha256 } from '../bytes.ts'
import {
  type Certificate,
  checkIssued,
  hasKeyUsage,
  hasUnknownCondition,
  isValidAt,
  maxPathLength,
  mayIssue,
} from '../cms/certificate.ts'
import { type BankIdPerson, demand } from './judgement.ts'

const NON_REPUDIATION = 0x40

/** Follows the certificates from the person to one of the roots, and returns the root and its SHA-256. */
export async function judgeChain(
  certificates: Certificate[],
  roots: Certificate[],
  at: Date,
): Promise<{ root: string; issuer: Certificate }> {
  const [person, ...issuers] = certificates
  demand(hasKeyUsage(person!, NON_REPUDIATION) && !hasUnknownCondition(person!), 'key_usage_wrong')
  for (const [index, issuer] of issuers.entries())
    demand(await isIssued(certificates[index]!, issuer, index), 'chain_wrong')
  const last = certificates.at(-1)!
  let root: Certificate | undefined
  for (const each of roots) if (await isIssued(last, each, issuers.length)) root ??= each
  demand(root, 'root_unknown')
  demand(
    [...certificates, root].every((each) => isValidAt(each, at)),
    'not_valid_then',
  )
  return { root: await sha256(root.der), issuer: issuers[0] ?? root }
}

/** @param between - how many issuers stand between this issuer and the person */
async function isIssued(certificate: Certificate, issuer: Certificate, between: number): Promise<boolean> {
  if (!issuer.x509.subject.isEqual(certificate.x509.issuer)) return false
  if (!mayIssue(issuer) || hasUnknownCondition(issuer) || maxPathLength(issuer) < between) return false
  return (await checkIssued(certificate, issuer)) === 'valid'
}

const COMMON_NAME = '2.5.4.3'
const SURNAME = '2.5.4.4'
const SERIAL_NUMBER = '2.5.4.5'
const GIVEN_NAME = '2.5.4.42'

/** Reads who the certificate is for. */
export function readPerson({ x509 }: Certificate): BankIdPerson {
  const value = (wanted: string) => {
    const values = x509.subject.typesAndValues.filter(({ type }) => type === wanted)
    demand(values.length === 1, 'person_missing')
    return String(values[0]!.value.valueBlock.value).slice(0, 200)
  }
  const personalNumber = value(SERIAL_NUMBER)
  demand(/^\d{12}$/.test(personalNumber), 'person_missing')
  return { personalNumber, name: value(COMMON_NAME), givenName: value(GIVEN_NAME), surname: value(SURNAME) }
}
