import { KeyObject, randomInt, webcrypto } from 'node:crypto'
import { BitString, Integer, OctetString, Utf8String } from 'asn1js'
import { AltName, AttributeTypeAndValue, BasicConstraints, Certificate, Extension, GeneralName } from 'pkijs'

interface Identity {
  certificate: Certificate
  privateKey: webcrypto.CryptoKey
}

const COMMON_NAME = '2.5.4.3'
const BASIC_CONSTRAINTS = '2.5.29.19'
const ALTERNATIVE_NAMES = '2.5.29.17'
const VALID_YEARS = 10

/** Makes the certificates with which the simulator and its client know each other. All are PEM, and `server` and `client` have their keys. */
export async function newTlsCertificates(): Promise<{ ca: string; server: string; client: string }> {
  const ca = await issue('Simulated BankID TLS Root CA', undefined, [constraints(true)])
  const server = await issue('Simulated BankID', ca, [constraints(false), namesOfThisMachine()])
  const client = await issue('Simulated relying party', ca, [constraints(false)])
  return { ca: pemOf(ca), server: keyPem(server) + pemOf(server), client: keyPem(client) + pemOf(client) }
}

async function issue(name: string, issuer: Identity | undefined, extensions: Extension[]): Promise<Identity> {
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ value: randomInt(1, 2 ** 31) }),
    extensions,
    signatureValue: new BitString(),
  })
  certificate.subject.typesAndValues.push(
    new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: name }) }),
  )
  certificate.issuer = issuer?.certificate.subject ?? certificate.subject
  const now = new Date()
  certificate.notBefore.value = new Date(now.getTime() - 60_000)
  certificate.notAfter.value = new Date(new Date(now).setFullYear(now.getFullYear() + VALID_YEARS))
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(issuer?.privateKey ?? privateKey, 'SHA-256')
  return { certificate, privateKey }
}

function constraints(cA: boolean): Extension {
  return extension(BASIC_CONSTRAINTS, new BasicConstraints({ cA }).toSchema().toBER(), true)
}

function namesOfThisMachine(): Extension {
  const address = new OctetString({ valueHex: Uint8Array.of(127, 0, 0, 1).buffer })
  const altNames = [new GeneralName({ type: 7, value: address }), new GeneralName({ type: 2, value: 'localhost' })]
  return extension(ALTERNATIVE_NAMES, new AltName({ altNames }).toSchema().toBER(), false)
}

function extension(extnID: string, extnValue: ArrayBuffer, critical: boolean): Extension {
  return new Extension({ extnID, critical, extnValue })
}

function pemOf({ certificate }: Identity): string {
  const lines = Buffer.from(certificate.toSchema(true).toBER()).toString('base64').replaceAll(/.{64}/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines.trimEnd()}\n-----END CERTIFICATE-----\n`
}

function keyPem({ privateKey }: Identity): string {
  return KeyObject.from(privateKey).export({ type: 'pkcs8', format: 'pem' }) as string
}
