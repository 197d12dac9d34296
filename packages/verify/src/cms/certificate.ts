import { Certificate as X509, type RelativeDistinguishedNames } from 'pkijs'
import { areEqual, type Bytes } from '../bytes.ts'
import { type Checked, checkSignature } from './algorithms.ts'
import { requireDer } from './der.ts'

export interface Certificate {
  der: Bytes
  x509: X509
}

const KEY_USAGE = '2.5.29.15'
const BASIC_CONSTRAINTS = '2.5.29.19'
const EXTENDED_KEY_USAGE = '2.5.29.37'
const understood = new Set([
  KEY_USAGE,
  BASIC_CONSTRAINTS,
  EXTENDED_KEY_USAGE,
  '2.5.29.17', // subject alternative name
  '2.5.29.32', // certificate policies
  '2.5.29.36', // policy constraints
  '2.5.29.54', // inhibit any policy
])

/** Throws if the certificate is damaged. */
export function readCertificate(der: Uint8Array): Certificate {
  const own = new Uint8Array(der)
  requireDer(own)
  return { der: own, x509: X509.fromBER(own) }
}

const extension = ({ x509 }: Certificate, id: string) => x509.extensions?.find(({ extnID }) => extnID === id)

/** Returns true if the key usage has one of the bits, or if the certificate has no key usage. */
export function hasKeyUsage(certificate: Certificate, bits: number): boolean {
  const usage = extension(certificate, KEY_USAGE)
  const value = usage?.parsedValue as { valueBlock?: { valueHexView?: Uint8Array } } | undefined
  return !usage || ((value?.valueBlock?.valueHexView?.[0] ?? 0) & bits) !== 0
}

/** digitalSignature or nonRepudiation. */
export const maySign = (certificate: Certificate) => hasKeyUsage(certificate, 0xc0)
export const mayListRevocations = (certificate: Certificate) => hasKeyUsage(certificate, 0x02)

interface BasicConstraints {
  cA?: boolean
  pathLenConstraint?: number | object
}

const basicConstraints = (certificate: Certificate) =>
  extension(certificate, BASIC_CONSTRAINTS)?.parsedValue as BasicConstraints | undefined

export const mayIssue = (certificate: Certificate) =>
  basicConstraints(certificate)?.cA === true && hasKeyUsage(certificate, 0x04)

/** Returns how many issuers may stand between this certificate and the last one. */
export function maxPathLength(certificate: Certificate): number {
  const length = basicConstraints(certificate)?.pathLenConstraint
  // pkijs keeps a number that is too large for it as an object.
  return typeof length === 'number' ? length : Number.POSITIVE_INFINITY
}

export function hasPurpose(certificate: Certificate, purpose: string): boolean {
  const usage = extension(certificate, EXTENDED_KEY_USAGE)?.parsedValue as { keyPurposes?: string[] } | undefined
  return usage?.keyPurposes?.includes(purpose) ?? false
}

export const isValidAt = ({ x509 }: Certificate, time: Date) =>
  x509.notBefore.value <= time && time <= x509.notAfter.value

export const isSelfIssued = ({ x509 }: Certificate) => x509.subject.isEqual(x509.issuer)

export const hasUnknownCondition = ({ x509 }: Certificate) =>
  x509.extensions?.some(({ critical, extnID }) => critical && !understood.has(extnID)) ?? false

export function checkIssued({ x509 }: Certificate, issuer: Certificate): Promise<Checked> {
  return checkSignature({
    key: issuer.x509.subjectPublicKeyInfo,
    algorithm: x509.signatureAlgorithm,
    data: new Uint8Array(x509.tbsView),
    signature: new Uint8Array(x509.signatureValue.valueBlock.valueHexView),
  })
}

export interface Chain {
  /** The certificate itself first. */
  certificates: Certificate[]
  /**
   * `trusted`: it ends at a trusted certificate. `unknown`: it ends at a root that is not trusted. `self`: the certificate vouches
   * for itself. `incomplete`: an issuer is missing, or its signature does not match.
   */
  end: 'trusted' | 'unknown' | 'self' | 'incomplete'
}

const MAX_CHAIN = 8
const MAX_KNOWN = 200

/** Follows the issuers of the certificate, as they were valid at the time. */
export async function buildChain(
  certificate: Certificate,
  known: Certificate[],
  trusted: Certificate[],
  time: Date,
): Promise<Chain> {
  const isTrusted = (one: Certificate) => trusted.some(({ der }) => areEqual(der, one.der))
  const certificates = [certificate]
  const candidates = [...trusted, ...known].slice(0, MAX_KNOWN)
  while (certificates.length < MAX_CHAIN) {
    const last = certificates.at(-1)!
    if (isTrusted(last)) return { certificates, end: 'trusted' }
    if (isSelfIssued(last)) {
      const isSigned = (await checkIssued(last, last)) === 'valid'
      return { certificates, end: isSigned ? (certificates.length === 1 ? 'self' : 'unknown') : 'incomplete' }
    }
    let issuer: Certificate | undefined
    for (const candidate of candidates) {
      if (!candidate.x509.subject.isEqual(last.x509.issuer) || certificates.includes(candidate)) continue
      if (!mayIssue(candidate) || hasUnknownCondition(candidate) || !isValidAt(candidate, time)) continue
      if ((await checkIssued(last, candidate)) !== 'valid') continue
      issuer = candidate
      break
    }
    if (!issuer) return { certificates, end: 'incomplete' }
    certificates.push(issuer)
  }
  return { certificates, end: 'incomplete' }
}

const labels: Record<string, string> = {
  '2.5.4.3': 'CN',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.6': 'C',
  '2.5.4.97': 'ID',
}

const order = ['CN', 'O', 'ID', 'OU', 'C']

export interface DistinguishedName {
  /** The name for people: the common name, or the organization. */
  name: string
  organization: string | undefined
  /** All known parts: `CN=…, O=…`. */
  full: string
}

export function readName(name: RelativeDistinguishedNames): DistinguishedName {
  const parts = name.typesAndValues
    .map(({ type, value }) => [labels[type], String(value.valueBlock.value).slice(0, 200)] as const)
    .filter(([label]) => label)
    .toSorted(([a], [b]) => order.indexOf(a!) - order.indexOf(b!))
  const part = (wanted: string) => parts.find(([label]) => label === wanted)?.[1]
  const full = parts.map(([label, value]) => `${label}=${value}`).join(', ')
  return { name: part('CN') ?? part('O') ?? full, organization: part('O'), full }
}
