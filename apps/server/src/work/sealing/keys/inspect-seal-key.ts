import { X509Certificate } from 'node:crypto'
import { DAY } from '#platform/formats/durations.ts'
import type { SealLevel } from '#platform/settings/seal-settings.ts'
import { isSelfSigned } from '../seal/certificates.ts'
import type { SealKey } from './seal-key.ts'

/** The renewal of a certificate from a trust service takes days or weeks. */
const WARN_DAYS = 30

export type SealKeyWarning =
  | 'certificate_expired'
  | 'certificate_expiring'
  | 'certificate_not_yet_valid'
  | 'certificate_self_signed'
  | 'level_unreachable'

/** Facts about the seal's key, for people and for metrics. They contain no secret. */
export interface SealKeyFacts {
  subject: string
  issuer: string
  serialNumber: string
  /** SHA-256, in hexadecimal, as `openssl x509 -fingerprint -sha256` prints it. */
  fingerprint: string
  selfSigned: boolean
  /** For example RSA 3072, or EC P-256. */
  keyType: string
  /** Where the private key is: in the data folder, in a PKCS#12 file, in a PEM file, or behind a command. */
  keySource: 'development' | 'pkcs12' | 'pem' | 'command'
  validFrom: Date
  validTo: Date
  /** Whole days. Negative once the certificate has expired. */
  daysLeft: number
  warnings: {
    code: SealKeyWarning
    message: string
    /** True if no document can be sealed before somebody changes this. */
    stopsSeals?: true
  }[]
}

export async function inspectSealKey(key: SealKey, level: SealLevel, now: Date): Promise<SealKeyFacts> {
  const certificate = new X509Certificate(key.certificate)
  const { asymmetricKeyDetails } = certificate.publicKey
  const facts = {
    subject: oneLine(certificate.subject),
    issuer: oneLine(certificate.issuer),
    serialNumber: certificate.serialNumber,
    fingerprint: certificate.fingerprint256,
    selfSigned: isSelfSigned(certificate),
    keyType:
      key.keyType === 'RSA'
        ? `RSA ${asymmetricKeyDetails!.modulusLength}`
        : key.digest === 'sha256'
          ? 'EC P-256'
          : 'EC P-384',
    keySource: 'command' in key.source ? ('command' as const) : key.origin,
    ...validityOf(certificate, now),
  }
  return { ...facts, warnings: await warningsOf(certificate, facts, level, now) }
}

/** Returns the validity of the certificate, by the clock of this machine. */
export function validityOf(
  certificate: X509Certificate,
  now: Date,
): Pick<SealKeyFacts, 'validFrom' | 'validTo' | 'daysLeft'> {
  const [validFrom, validTo] = [new Date(certificate.validFrom), new Date(certificate.validTo)]
  return { validFrom, validTo, daysLeft: Math.floor((validTo.getTime() - now.getTime()) / DAY) }
}

async function warningsOf(
  certificate: X509Certificate,
  { validFrom, validTo, daysLeft, selfSigned }: Omit<SealKeyFacts, 'warnings'>,
  level: SealLevel,
  now: Date,
): Promise<SealKeyFacts['warnings']> {
  const until = validTo.toISOString().slice(0, 10)
  const warnings: SealKeyFacts['warnings'] = []
  if (validTo < now)
    warnings.push({
      code: 'certificate_expired',
      message: `The certificate of the seal expired on ${until}.`,
      stopsSeals: true,
    })
  else if (daysLeft < WARN_DAYS)
    warnings.push({
      code: 'certificate_expiring',
      message: `The certificate of the seal expires on ${until}. Renew it before that day.`,
    })
  if (validFrom > now)
    warnings.push({
      code: 'certificate_not_yet_valid',
      message: `The certificate of the seal is valid from ${validFrom.toISOString()}. Check the clock of this server.`,
      stopsSeals: true,
    })
  if (selfSigned)
    warnings.push({
      code: 'certificate_self_signed',
      message: 'The certificate of the seal is self-signed. No PDF reader trusts it. Use it for development only.',
    })
  if ((level === 'B-LT' || level === 'B-LTA') && (selfSigned || !(await namesRevocation(certificate))))
    warnings.push({
      code: 'level_unreachable',
      message: `The level ${level} can't be reached: the certificate of the seal names no service that tells if it is revoked.`,
      stopsSeals: true,
    })
  return warnings
}

/**
 * True if the certificate names a service for its revocation. The library is loaded only here, because it uses much memory, and most servers use no
 * level that needs revocation data.
 */
async function namesRevocation(certificate: X509Certificate): Promise<boolean> {
  const { certificateAddresses } = await import('../seal/certificate-chain.ts')
  const { ocsp, crls } = certificateAddresses(certificate)
  return ocsp.length + crls.length > 0
}

function oneLine(name: string): string {
  return name.split('\n').join(', ')
}
