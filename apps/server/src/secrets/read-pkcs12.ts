import { KeyObject, type webcrypto, X509Certificate } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

interface Pkcs12 {
  certificates: X509Certificate[]
  privateKey: KeyObject
}

/** Milliseconds. After a failure, the library still tries the other parts of the file, and replaces the engine for each of them. */
const SETTLE = 300

let previous: Promise<unknown> = Promise.resolve()

/**
 * Reads the certificates and the private key of a PKCS#12 file. Unlike OpenSSL, it also reads files with the old algorithms RC2 and 3DES.
 * Reads one file at a time, because of what the library does to pkijs.
 *
 * @throws Error if the password is wrong or the file is damaged.
 */
export function readPkcs12(file: Uint8Array, passphrase: string): Promise<Pkcs12> {
  const reading = previous.then(() => read(file, passphrase))
  previous = reading.catch(() => {})
  return reading
}

async function read(file: Uint8Array, passphrase: string): Promise<Pkcs12> {
  // Both need much memory, and only a server with such a file needs them.
  const [{ P12Signer }, { getEngine, setEngine }] = await Promise.all([import('@libpdf/core'), import('pkijs')])
  const { name, crypto } = getEngine()
  const signer = await P12Signer.create(Uint8Array.from(file), passphrase)
    .catch(async (error: unknown) => {
      await sleep(SETTLE)
      throw error
    })
    // The library replaces the engine that all of pkijs uses by one that does not know all algorithms.
    .finally(() => setEngine(name, crypto!))
  const certificates = [signer.certificate, ...signer.certificateChain].map((bytes) => new X509Certificate(bytes))
  // The library can sign with the key, but does not say which of the certificates is that of the key.
  const { privateKey } = signer as unknown as { privateKey: webcrypto.CryptoKey }
  return { certificates, privateKey: KeyObject.from(privateKey) }
}

/** Such a file is a sequence of the version 3 and of data in CMS. */
export function isPkcs12(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 32)).toString('hex')
  return start.startsWith('30') && start.includes('020103') && start.includes('06092a864886f70d0107')
}
