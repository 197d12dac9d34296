import { createPrivateKey, type KeyObject, randomBytes, X509Certificate } from 'node:crypto'
import { byValidity, isValidAt } from '#platform/secrets/certificate-validity.ts'
import { explainPkcs12, isPkcs12, readPkcs12 } from '#platform/secrets/read-pkcs12.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import type { Config } from '#platform/settings/config.ts'
import type { SealSettings } from '#platform/settings/seal-settings.ts'
import { readSettingFile } from '#platform/settings/setting-file.ts'
import { isIssuedBy, isSelfSigned } from '../seal/certificates.ts'
import { openDevelopmentKey } from './development-key.ts'
import { keySource, type SealKey } from './seal-key.ts'
import { signWithKey } from './sign-with-key.ts'

type KeyConfig = Pick<Config, 'seal' | 'databaseUrl' | 'dataDir'>

/** Enough for one or two intermediate authorities and a root. A file with more is probably wrong, and would make every sealed file larger. */
const MAX_CERTIFICATES = 10

/**
 * Opens the key of the seal that the settings name. Without settings, opens a self-signed certificate in the data folder, and creates it on the first
 * start.
 *
 * @throws ConfigError that names the setting and what is wrong with it.
 */
export async function openSealKey(config: KeyConfig, log: (message: string) => void): Promise<SealKey> {
  const { certificate, key, keyCommand, passphrase } = config.seal
  if (certificate) return openConfiguredKey(config.seal, certificate)
  if (key || keyCommand || passphrase)
    throw new ConfigError('SEAL_KEY, SEAL_KEY_COMMAND and SEAL_PASSPHRASE need SEAL_CERTIFICATE.')
  // Servers on several machines share no data folder, and each would seal with a certificate of its own.
  if (config.databaseUrl)
    throw new ConfigError(
      'With DATABASE_URL, SEAL_CERTIFICATE is required. Give the same certificate to all servers and workers. The guide on operating tells how to get one.',
    )
  return openDevelopmentKey(config.dataDir, log)
}

async function openConfiguredKey(settings: SealSettings, path: string): Promise<SealKey> {
  const file = await readSettingFile('SEAL_CERTIFICATE', path)
  if (!file.includes('-----BEGIN ')) return openPkcs12(settings, file)
  const certificates = readCertificates(file)
  const { keyCommand, key, passphrase } = settings
  if (keyCommand && key) throw new ConfigError('Set either SEAL_KEY or SEAL_KEY_COMMAND, not both.')
  // The key behind a command can't be read, so its certificate can't be searched: the first certificate must belong to the key.
  const ofCommand = ({ publicKey }: X509Certificate) =>
    publicKey.equals(certificates[0]!.publicKey) ? { command: keyCommand! } : undefined
  if (keyCommand) return checked(await choose(certificates, ofCommand, 'pem'))
  const pem = key ? await readSettingFile('SEAL_KEY', key) : file
  if (!pem.includes('PRIVATE KEY-----'))
    throw new ConfigError('SEAL_KEY must name a file with the private key of SEAL_CERTIFICATE, in PEM format.')
  return choose(certificates, sourceIn([readPrivateKey(pem, passphrase)]), 'pem')
}

async function openPkcs12({ key, keyCommand, passphrase }: SealSettings, file: Buffer): Promise<SealKey> {
  if (key || keyCommand)
    throw new ConfigError(
      'SEAL_KEY and SEAL_KEY_COMMAND need a SEAL_CERTIFICATE in PEM format, because a PKCS#12 file holds its own key.',
    )
  const { certificates, privateKeys } = await readPkcs12(file, passphrase ?? '').catch(async () => {
    throw new ConfigError(
      isPkcs12(file)
        ? await explainPkcs12(file, 'SEAL_CERTIFICATE', 'SEAL_PASSPHRASE')
        : 'SEAL_CERTIFICATE is not a PKCS#12 file, and contains no certificate in PEM format.',
    )
  })
  return choose(certificates, sourceIn(privateKeys), 'pkcs12')
}

function readCertificates(file: Buffer): X509Certificate[] {
  const blocks = file.toString('latin1').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    if (blocks.length > 0 && blocks.length <= MAX_CERTIFICATES) return blocks.map((block) => new X509Certificate(block))
  } catch {
    // The error below explains this.
  }
  throw new ConfigError(
    `SEAL_CERTIFICATE must name a PKCS#12 file, or a PEM file with 1 to ${MAX_CERTIFICATES} certificates.`,
  )
}

function readPrivateKey(pem: Buffer, passphrase: string | undefined): KeyObject {
  try {
    return createPrivateKey({ key: pem, ...(passphrase !== undefined && { passphrase }) })
  } catch {
    throw new ConfigError(
      'SEAL_KEY can not be read. It must be a private key in PEM format; if it is encrypted, SEAL_PASSPHRASE must be its password.',
    )
  }
}

/** Runs the command once at the start, so that a wrong command fails now and not with the first document. */
async function checked(key: SealKey): Promise<SealKey> {
  await signWithKey(key, randomBytes(32)).catch((error: Error & { cause?: unknown }) => {
    const reason = error.cause instanceof Error && error.cause.message ? ` It said: ${error.cause.message.trim()}` : ''
    throw new ConfigError(`SEAL_KEY_COMMAND does not sign for SEAL_CERTIFICATE. ${error.message}${reason}`)
  })
  return key
}

type FindSource = (certificate: X509Certificate) => SealKey['source'] | undefined

function sourceIn(privateKeys: KeyObject[]): FindSource {
  return (certificate) => {
    const privateKey = privateKeys.find((key) => certificate.checkPrivateKey(key))
    return privateKey && keySource(privateKey)
  }
}

/**
 * Takes the certificate that can seal. A file can hold an old and a renewed certificate of one key, or a second key for encryption. The verification
 * judges each certificate, so that a seal that it would refuse is found at the start.
 */
async function choose(certificates: X509Certificate[], find: FindSource, origin: SealKey['origin']): Promise<SealKey> {
  const now = new Date()
  const faults: unknown[] = []
  for (const own of certificates.filter(find).toSorted(byValidity(now))) {
    try {
      const chain = chainOf(own, certificates, now)
      await requireFit([own.raw, ...chain], now)
      return { certificate: own.raw, chain, ...algorithmsOf(own), source: find(own)!, origin }
    } catch (error) {
      faults.push(error)
    }
  }
  throw faults[0] ?? new ConfigError('SEAL_CERTIFICATE does not contain the certificate of the key.')
}

async function requireFit(certificates: Uint8Array[], now: Date): Promise<void> {
  // Loaded only here, because it uses much memory, and a server on which somebody tries Paraph needs none of it.
  const { judgeSigner, texts } = await import('@paraph/verify')
  // The warnings tell until when an expired certificate was valid. It is used when the clock is right again.
  const fault = (await judgeSigner(certificates, now)).find((code) => code !== 'not_valid_then')
  if (fault) throw new ConfigError(`SEAL_CERTIFICATE can't be used for seals. ${texts.EN.reasons[fault]}`)
}

export function algorithmsOf({ publicKey }: X509Certificate): Pick<SealKey, 'keyType' | 'digest'> {
  const { asymmetricKeyType, asymmetricKeyDetails } = publicKey
  if (asymmetricKeyType === 'rsa' && asymmetricKeyDetails!.modulusLength! >= 2048)
    return { keyType: 'RSA', digest: 'sha256' }
  if (asymmetricKeyDetails?.namedCurve === 'prime256v1') return { keyType: 'EC', digest: 'sha256' }
  if (asymmetricKeyDetails?.namedCurve === 'secp384r1') return { keyType: 'EC', digest: 'sha384' }
  throw new ConfigError(
    'The key of SEAL_CERTIFICATE must be RSA with at least 2048 bits, or EC on the curve P-256 or P-384.',
  )
}

/** Leaves out what the verification would not accept as an issuer, because it accepts no certificate that nothing needs. */
function chainOf(own: X509Certificate, certificates: X509Certificate[], now: Date): Uint8Array[] {
  const issuers = certificates.filter((each) => each.ca && isValidAt(each, now)).toSorted(byValidity(now))
  const chain = [own]
  for (let last = own; !isSelfSigned(last); last = chain.at(-1)!) {
    const issuer = issuers.find((candidate) => isIssuedBy(last, candidate))
    if (!issuer || chain.includes(issuer)) break
    chain.push(issuer)
  }
  return chain.slice(1).map(({ raw }) => raw)
}
