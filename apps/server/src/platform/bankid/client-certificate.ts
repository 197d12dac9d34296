import type { X509Certificate } from 'node:crypto'
import { byValidity } from '#platform/secrets/certificate-validity.ts'
import { explainPkcs12, isPkcs12, readPkcs12 } from '#platform/secrets/read-pkcs12.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readSettingFile } from '#platform/settings/setting-file.ts'

export interface ClientCertificate {
  /** PEM. */
  privateKey: string
  /** The certificate, and the certificates of its issuers that are in the file. PEM. */
  certificates: string
  expires: Date
}

/** @throws ConfigError that says what is wrong with BANKID_CERTIFICATE, without the password. */
export async function readClientCertificate(path: string, passphrase: string): Promise<ClientCertificate> {
  const file = await readSettingFile('BANKID_CERTIFICATE', path)
  if (!isPkcs12(file))
    throw new ConfigError(
      'BANKID_CERTIFICATE is not a PKCS#12 file, which usually ends with .p12 or .pfx. Your bank delivers such a file.',
    )
  const { certificates, privateKeys } = await readPkcs12(file, passphrase).catch(async () => {
    throw new ConfigError(await explainPkcs12(file, 'BANKID_CERTIFICATE', 'BANKID_PASSPHRASE'))
  })
  const keyOf = (certificate: X509Certificate) => privateKeys.find((key) => certificate.checkPrivateKey(key))
  const own = certificates.filter(keyOf).toSorted(byValidity(new Date()))[0]
  if (!own) throw new ConfigError('BANKID_CERTIFICATE does not contain the certificate of its key.')
  const others = certificates.filter((certificate) => certificate !== own)
  return {
    privateKey: keyOf(own)!.export({ type: 'pkcs8', format: 'pem' }) as string,
    certificates: [own, ...others].map(String).join(''),
    expires: expiryOf(own),
  }
}

export function expiryOf({ validTo }: X509Certificate): Date {
  return new Date(validTo)
}
