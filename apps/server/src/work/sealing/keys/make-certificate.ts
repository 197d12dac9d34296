import { webcrypto } from 'node:crypto'
import { hostname } from 'node:os'
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'
import { DAY } from '#platform/formats/durations.ts'

const COMMON_NAME = '2.5.4.3'
const DIGITAL_SIGNATURE_AND_NON_REPUDIATION = 0xc0
const VALID_YEARS = 10
/** In ms. A clock that ran ahead when the certificate was made, and is corrected later, must not stop the sealing. */
const VALID_BEFORE = DAY

/** Makes a key and its self-signed certificate, as PEM. */
export async function makeKeyAndCertificate(now: Date): Promise<string> {
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
  certificate.notBefore.value = new Date(now.getTime() - VALID_BEFORE)
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
