import { webcrypto } from 'node:crypto'
import { BitString, Integer, OctetString, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  GeneralName,
  GeneralNames,
  RelativeDistinguishedNames,
} from 'pkijs'

const HOUR = 3_600_000

export interface KeyPair {
  key: string
  certificate: string
}

export interface Authority {
  certificate: string
  issue: (names: { dns?: string; ip?: string; expired?: boolean }) => Promise<KeyPair>
}

/** Creates a certificate authority that no program trusts by default. */
export async function newAuthority(name: string): Promise<Authority> {
  const own = await newKeys()
  const constraints = new BasicConstraints({ cA: true }).toSchema().toBER(false)
  const extension = new Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints })
  const subject = commonName(name)
  const validity = { from: -HOUR, to: HOUR }
  return {
    certificate: await sign(
      { subject, issuer: subject, publicKey: own.publicKey, extension, validity },
      own.privateKey,
    ),
    async issue({ dns, ip, expired = false }) {
      const { publicKey, privateKey } = await newKeys()
      const names = [
        ...(dns ? [new GeneralName({ type: 2, value: dns })] : []),
        ...(ip ? [new GeneralName({ type: 7, value: new OctetString({ valueHex: ipBytes(ip) }) })] : []),
      ]
      const certificate = await sign(
        {
          subject: commonName('PostgreSQL'),
          issuer: subject,
          publicKey,
          extension: new Extension({
            extnID: '2.5.29.17',
            extnValue: new GeneralNames({ names }).toSchema().toBER(false),
          }),
          validity: { from: -2 * HOUR, to: expired ? -HOUR : HOUR },
        },
        own.privateKey,
      )
      return { key: pem('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', privateKey)), certificate }
    },
  }
}

/** Creates a self-signed certificate, which may be used only to encrypt keys, not to sign. As PEM, with its key. */
export async function newEncryptionCertificate(): Promise<string> {
  const { publicKey, privateKey } = await newKeys()
  const subject = commonName('Encryption')
  const usage = new BitString({ valueHex: Uint8Array.of(0x20).buffer, unusedBits: 5 }).toBER(false)
  const extension = new Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage })
  const contents = { subject, issuer: subject, publicKey, extension, validity: { from: -HOUR, to: HOUR } }
  const key = pem('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', privateKey))
  return (await sign(contents, privateKey)) + key
}

interface Contents {
  subject: RelativeDistinguishedNames
  issuer: RelativeDistinguishedNames
  publicKey: webcrypto.CryptoKey
  extension: Extension
  validity: { from: number; to: number }
}

async function sign(contents: Contents, key: webcrypto.CryptoKey): Promise<string> {
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ value: Math.floor(Math.random() * 2 ** 30) + 1 }),
    subject: contents.subject,
    issuer: contents.issuer,
    extensions: [contents.extension],
    signatureValue: new BitString(),
  })
  certificate.notBefore.value = new Date(Date.now() + contents.validity.from)
  certificate.notAfter.value = new Date(Date.now() + contents.validity.to)
  await certificate.subjectPublicKeyInfo.importKey(contents.publicKey)
  await certificate.sign(key, 'SHA-256')
  return pem('CERTIFICATE', certificate.toSchema(true).toBER(false))
}

function newKeys() {
  return webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
}

function commonName(name: string): RelativeDistinguishedNames {
  const value = new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) })
  return new RelativeDistinguishedNames({ typesAndValues: [value] })
}

const ipBytes = (ip: string) => Uint8Array.from(ip.split('.'), Number).buffer

function pem(label: string, bytes: ArrayBuffer): string {
  return `-----BEGIN ${label}-----\n${Buffer.from(bytes).toString('base64')}\n-----END ${label}-----\n`
}
