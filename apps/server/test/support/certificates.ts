import { KeyObject, webcrypto } from 'node:crypto'
import { BitString, Integer, OctetString, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  ExtKeyUsage,
  RelativeDistinguishedNames,
} from 'pkijs'
import { keySource, type SealKey } from '#work/sealing/keys/seal-key.ts'

/** Milliseconds. */
export const HOUR = 3_600_000
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', publicExponent: Uint8Array.of(1, 0, 1) }

export type KeyKind = 'RSA-2048' | 'RSA-1024' | 'P-256' | 'P-384'

export interface Issued {
  certificate: Certificate
  der: Buffer
  privateKey: webcrypto.CryptoKey
}

/** The key as the server holds it. */
export function sealKeyOf({ der, privateKey }: Issued, chain: Issued[] = []): SealKey {
  const { namedCurve } = privateKey.algorithm as webcrypto.EcKeyAlgorithm
  return {
    certificate: der,
    chain: chain.map((issuer) => issuer.der),
    keyType: namedCurve ? 'EC' : 'RSA',
    digest: namedCurve === 'P-384' ? 'sha384' : 'sha256',
    source: keySource(KeyObject.from(privateKey)),
    origin: 'pem',
  }
}

export async function keyPem({ privateKey }: Issued): Promise<string> {
  return pem('PRIVATE KEY', Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey)))
}

export function certificatePem(...list: Issued[]): string {
  return list.map(({ der }) => pem('CERTIFICATE', der)).join('')
}

interface Contents {
  name: string
  issuer?: Issued
  kind?: KeyKind
  days?: number
  /** The key of another certificate, for a renewed one. */
  keyOf?: Issued
  extensions: Extension[]
}

export async function issue({ name, issuer, kind = 'P-256', days = 1, keyOf, extensions }: Contents): Promise<Issued> {
  const own = keyOf ? undefined : await newKeys(kind)
  const privateKey = (own ?? keyOf!).privateKey
  const value = new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: name }) })
  const subject = new RelativeDistinguishedNames({ typesAndValues: [value] })
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ value: Math.floor(Math.random() * 2 ** 30) + 1 }),
    subject,
    issuer: issuer?.certificate.subject ?? subject,
    extensions,
    signatureValue: new BitString(),
  })
  certificate.notBefore.value = new Date(Date.now() - HOUR + Math.min(0, days) * 24 * HOUR)
  certificate.notAfter.value = new Date(Date.now() + days * 24 * HOUR)
  if (own) await certificate.subjectPublicKeyInfo.importKey(own.publicKey)
  else certificate.subjectPublicKeyInfo = keyOf!.certificate.subjectPublicKeyInfo
  await certificate.sign(issuer?.privateKey ?? privateKey, 'SHA-256')
  return { certificate, der: Buffer.from(certificate.toSchema(true).toBER()), privateKey }
}

function newKeys(kind: KeyKind): Promise<webcrypto.CryptoKeyPair> {
  const algorithm = kind.startsWith('RSA')
    ? { ...RSA, modulusLength: Number(kind.slice(4)) }
    : { name: 'ECDSA', namedCurve: kind }
  return webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) as Promise<webcrypto.CryptoKeyPair>
}

export function constraints(cA: boolean): Extension {
  return new Extension({
    extnID: '2.5.29.19',
    critical: true,
    extnValue: new BasicConstraints({ cA }).toSchema().toBER(),
  })
}

export const KEY_IDENTIFIER = Uint8Array.of(1, 2, 3, 4)

export function keyIdentifier(id: Uint8Array<ArrayBuffer>): Extension {
  return new Extension({ extnID: '2.5.29.14', extnValue: new OctetString({ valueHex: id.buffer }).toBER() })
}

export function usage(purpose: string): Extension {
  return new Extension({
    extnID: '2.5.29.37',
    critical: true,
    extnValue: new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema().toBER(),
  })
}

function pem(label: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return `-----BEGIN ${label}-----\n${lines.trimEnd()}\n-----END ${label}-----\n`
}
