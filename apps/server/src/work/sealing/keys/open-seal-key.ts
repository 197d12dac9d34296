import { createPrivateKey, type KeyObject, randomBytes, X509Certificate } from 'node:crypto'
import { explainPkcs12, isPkcs12, readPkcs12 } from '#platform/secrets/read-pkcs12.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import type { Config } from '#platform/settings/config.ts'
import type { SealSettings } from '#platform/settings/seal-settings.ts'
import { readSettingFile } from '#platform/settings/setting-file.ts'
import { isIssuedBy, isSelfSigned } from '../seal/certificates.ts'
import { openDevelopmentKey } from './development-key.ts'
import type { SealKey } from './seal-key.ts'
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
  if (keyCommand) return checked(describe(certificates, { command: keyCommand }, 'pem'))
  const pem = key ? await readSettingFile('SEAL_KEY', key) : file
  if (!pem.includes('PRIVATE KEY-----'))
    throw new ConfigError('SEAL_KEY must name a file with the private key of SEAL_CERTIFICATE, in PEM format.')
  const privateKey = readPrivateKey(pem, passphrase)
  return describe(certificates, { privateKey }, 'pem')
}

async function openPkcs12({ key, keyCommand, passphrase }: SealSettings, file: Buffer): Promise<SealKey> {
  if (key || keyCommand)
    throw new ConfigError(
      'SEAL_KEY and SEAL_KEY_COMMAND need a SEAL_CERTIFICATE in PEM format, because a PKCS#12 file holds its own key.',
    )
  const { certificates, privateKey } = await readPkcs12(file, passphrase ?? '').catch(async () => {
    throw new ConfigError(
      isPkcs12(file)
        ? await explainPkcs12(file, 'SEAL_CERTIFICATE', 'SEAL_PASSPHRASE')
        : 'SEAL_CERTIFICATE is not a PKCS#12 file, and contains no certificate in PEM format.',
    )
  })
  return describe(certificates, { privateKey }, 'pkcs12')
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

function describe(certificates: X509Certificate[], source: SealKey['source'], origin: SealKey['origin']): SealKey {
  const own =
    'privateKey' in source
      ? certificates.find((certificate) => certificate.checkPrivateKey(source.privateKey))
      : certificates[0]
  if (!own) throw new ConfigError('SEAL_CERTIFICATE does not contain the certificate of the key.')
  return { certificate: own.raw, chain: chainOf(own, certificates), ...algorithmsOf(own), source, origin }
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

function chainOf(own: X509Certificate, certificates: X509Certificate[]): Uint8Array[] {
  const chain = [own]
  for (let last = own; !isSelfSigned(last); last = chain.at(-1)!) {
    const issuer = certificates.find((candidate) => isIssuedBy(last, candidate))
    if (!issuer || chain.includes(issuer)) break
    chain.push(issuer)
  }
  return chain.slice(1).map(({ raw }) => raw)
}
