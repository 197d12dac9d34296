import { createPrivateKey, randomUUID, webcrypto, X509Certificate } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'
import { ConfigError } from '../../config.ts'
import { syncToDisk } from '../../database/embedded/build-folder.ts'
import { ignoreErrors } from '../../database/embedded/ignore-errors.ts'
import type { SealKey } from './seal-key.ts'

const COMMON_NAME = '2.5.4.3'
const DIGITAL_SIGNATURE_AND_NON_REPUDIATION = 0xc0
const VALID_YEARS = 10

/**
 * Opens the self-signed certificate in the data folder, and creates it on the first start. It proves that nobody changed a file, but not who sealed it.
 *
 * @throws ConfigError
 */
export async function openDevelopmentKey(dataDir: string, log: (message: string) => void): Promise<SealKey> {
  const file = join(dataDir, 'seal-development.pem')
  const pem = await readOrCreate(file, log).catch((error: Error) => {
    throw new ConfigError(`The self-signed certificate of the seal can't be used: ${error.message}.`)
  })
  try {
    const certificate = new X509Certificate(pem)
    const privateKey = createPrivateKey(pem)
    if (!certificate.checkPrivateKey(privateKey)) throw new Error('The key is not that of the certificate.')
    return {
      certificate: certificate.raw,
      chain: [],
      keyType: 'EC',
      digest: 'sha256',
      source: { privateKey },
      origin: 'development',
    }
  } catch {
    throw new ConfigError(
      `${file} is damaged. Restore it from your backup, or delete it, and the server makes a new one.`,
    )
  }
}

async function readOrCreate(file: string, log: (message: string) => void): Promise<string> {
  const found = await readFile(file, 'utf8').catch(ignoreErrors('ENOENT'))
  if (found !== undefined) return found
  if (await create(file)) log(`Created a self-signed certificate for the seal in ${file}. It is for development only.`)
  return readFile(file, 'utf8')
}

/** Returns false if another process created the file at the same time. */
async function create(file: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.new-${randomUUID()}`
  try {
    await writeFile(draft, await makeKeyAndCertificate(new Date()), { mode: 0o600, flag: 'wx', flush: true })
    // Unlike a rename, a hard link does not replace the file that another process created in the meantime.
    await link(draft, file)
    await syncToDisk(dirname(file))
    return true
  } catch (error) {
    ignoreErrors('EEXIST')(error as NodeJS.ErrnoException)
    return false
  } finally {
    await rm(draft, { force: true })
  }
}

async function makeKeyAndCertificate(now: Date): Promise<string> {
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ value: now.getTime() }),
    extensions: [
      extension('2.5.29.19', new BasicConstraints({ cA: false }).toSchema().toBER()),
      extension(
        '2.5.29.15',
        new BitString({ valueHex: Uint8Array.of(DIGITAL_SIGNATURE_AND_NON_REPUDIATION).buffer, unusedBits: 6 }).toBER(),
      ),
    ],
    signatureValue: new BitString(),
  })
  const name = new AttributeTypeAndValue({
    type: COMMON_NAME,
    value: new Utf8String({ value: `Paraph development seal (${hostname().slice(0, 30)})` }),
  })
  certificate.subject.typesAndValues.push(name)
  certificate.issuer.typesAndValues.push(name)
  certificate.notBefore.value = new Date(now.getTime() - 60_000)
  certificate.notAfter.value = new Date(new Date(now).setFullYear(now.getFullYear() + VALID_YEARS))
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(privateKey, 'SHA-256')
  const key = await webcrypto.subtle.exportKey('pkcs8', privateKey)
  return `${pem('PRIVATE KEY', key)}${pem('CERTIFICATE', certificate.toSchema(true).toBER())}`
}

function extension(extnID: string, extnValue: ArrayBuffer): Extension {
  return new Extension({ extnID, critical: true, extnValue })
}

function pem(label: string, bytes: ArrayBuffer): string {
  const lines = Buffer.from(bytes).toString('base64').replaceAll(/.{64}/g, '$&\n')
  return `-----BEGIN ${label}-----\n${lines.trimEnd()}\n-----END ${label}-----\n`
}
