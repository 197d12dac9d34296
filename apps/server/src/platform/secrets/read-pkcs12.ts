import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { Piscina } from 'piscina'
import type { Pkcs12Contents, Pkcs12File } from './read-pkcs12-thread.ts'

interface Pkcs12 {
  certificates: X509Certificate[]
  privateKeys: KeyObject[]
}

/**
 * Reads the certificates and the private keys of a PKCS#12 file. Unlike OpenSSL, it also reads files with the old algorithms RC2 and 3DES.
 *
 * @throws Error if the password is wrong or the file is damaged.
 */
export async function readPkcs12(file: Uint8Array, passphrase: string): Promise<Pkcs12> {
  // The library replaces the engine of pkijs by one that does not know all algorithms, even if the library fails. So it runs in a thread with its own
  // pkijs. The thread ends after the file is read.
  const thread = new Piscina<Pkcs12File, Pkcs12Contents>({
    filename: new URL('./read-pkcs12-thread.ts', import.meta.url).href,
    maxThreads: 1,
  })
  try {
    const { certificates, privateKeys } = await thread.run({ file: Uint8Array.from(file), passphrase })
    return {
      certificates: certificates.map((bytes) => new X509Certificate(bytes)),
      privateKeys: privateKeys.map((key) => createPrivateKey({ key: Buffer.from(key), format: 'der', type: 'pkcs8' })),
    }
  } finally {
    await thread.destroy()
  }
}

/** True for a PKCS#12 file, which is a sequence of the version 3 and CMS data. */
export function isPkcs12(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 32)).toString('hex')
  return start.startsWith('30') && start.includes('020103') && start.includes('06092a864886f70d0107')
}

/** Says why `readPkcs12` could not read a file, in a sentence that names the settings of the file and of its password. */
export async function explainPkcs12(file: Uint8Array, setting: string, passwordSetting: string): Promise<string> {
  if (await hasMac(file)) return `${passwordSetting} is not the password of ${setting}, or that file is damaged.`
  return `${setting} is a PKCS#12 file without a MAC, or a damaged one. Paraph needs the MAC to check the password. Write the file again: openssl pkcs12 -in OLD.p12 -nodes -out key.pem, then openssl pkcs12 -export -in key.pem -out NEW.p12, and delete key.pem.`
}

/** RFC 7292, section 4: the MAC is the third part of the file, and optional. */
async function hasMac(file: Uint8Array): Promise<boolean> {
  // Loaded only here, because it is rarely needed.
  const { fromBER, Sequence } = await import('asn1js')
  const { result } = fromBER(Uint8Array.from(file).buffer)
  return result instanceof Sequence && result.valueBlock.value.length > 2
}
