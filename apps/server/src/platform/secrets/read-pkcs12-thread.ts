import { KeyObject, type webcrypto } from 'node:crypto'
import { P12Signer } from '@libpdf/core'

export interface Pkcs12File {
  file: Uint8Array
  passphrase: string
}

/** The certificates in DER, and the private key. */
export interface Pkcs12Contents {
  certificates: Uint8Array[]
  privateKey: KeyObject
}

export default async function readContents({ file, passphrase }: Pkcs12File): Promise<Pkcs12Contents> {
  const signer = await P12Signer.create(file, passphrase)
  // The library can sign with the key, but does not return it.
  const { privateKey } = signer as unknown as { privateKey: webcrypto.CryptoKey }
  return {
    certificates: [signer.certificate, ...signer.certificateChain],
    privateKey: KeyObject.from(privateKey),
  }
}
