import { P12Signer } from '@libpdf/core'
import { CertBag, EncryptedContentInfo, EncryptedData, PFX, PKCS8ShroudedKeyBag, PrivateKeyInfo } from 'pkijs'

export interface Pkcs12File {
  file: Uint8Array<ArrayBuffer>
  passphrase: string
}

/** DER, the keys in PKCS#8. */
export interface Pkcs12Contents {
  certificates: Uint8Array[]
  privateKeys: Uint8Array[]
}

/** Reads all certificates and all keys. One file can hold two keys: one for signatures, and one for encryption. */
export default async function readContents({ file, passphrase }: Pkcs12File): Promise<Pkcs12Contents> {
  // The library returns only one key, but makes pkijs know the old algorithms, even if it fails.
  await P12Signer.create(file, passphrase).catch(() => {})
  const password = Uint8Array.from(Buffer.from(passphrase)).buffer
  const pfx = PFX.fromBER(file)
  await pfx.parseInternalValues({ password })
  const safe = pfx.parsedValue!.authenticatedSafe!
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) })
  const contents = safe.parsedValue as { safeContents: { value: { safeBags: { bagValue: unknown }[] } }[] }
  const found: Pkcs12Contents = { certificates: [], privateKeys: [] }
  for (const { bagValue: bag } of contents.safeContents.flatMap(({ value }) => value.safeBags)) {
    if (bag instanceof CertBag) found.certificates.push(new Uint8Array(bag.parsedValue.toSchema(false).toBER()))
    if (bag instanceof PrivateKeyInfo) found.privateKeys.push(new Uint8Array(bag.toSchema().toBER()))
    if (bag instanceof PKCS8ShroudedKeyBag) found.privateKeys.push(await decrypt(bag, password))
  }
  return found
}

async function decrypt(bag: PKCS8ShroudedKeyBag, password: ArrayBuffer): Promise<Uint8Array> {
  const content = { contentEncryptionAlgorithm: bag.encryptionAlgorithm, encryptedContent: bag.encryptedData }
  const encrypted = new EncryptedData({ encryptedContentInfo: new EncryptedContentInfo(content) })
  return new Uint8Array(await encrypted.decrypt({ password }))
}
