import type { RevocationProvider, Signer, TimestampAuthority } from '@libpdf/core'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

const DAY = 86_400_000
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9'
const NONCE = '1.3.6.1.5.5.7.48.1.2'
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'

const COMMON_NAME = '2.5.4.3'
const ORGANIZATION = '2.5.4.10'

export type Kind = 'EC' | 'RSA'

// The type has another name in Node than in browsers.
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>

export interface Keys {
  publicKey: Key
  privateKey: Key
}

export interface Identity {
  certificate: pkijs.Certificate
  der: Uint8Array<ArrayBuffer>
  keys: Keys
  kind: Kind
}

export interface IdentityOptions {
  name?: string
  kind?: Kind
  /** Undefined for a certificate that signs itself. */
  issuer?: Identity
  ca?: boolean
  /** How many authorities may follow this one. */
  pathLength?: number
  /** Types and values of the name, instead of `name`. */
  subject?: Record<string, string>
  keys?: Keys
  purpose?: 'timestamps' | 'ocsp' | 'none'
  /** True for a condition that no program knows, and that must not be ignored. */
  hasUnknownCondition?: boolean
  /** The bits of the key usage, the first bit first. */
  keyUsage?: number
  from?: Date
  to?: Date
}

/** Makes a key and its certificate. */
export async function newIdentity(options: IdentityOptions = {}): Promise<Identity> {
  const {
    name = 'Paraph test seal',
    kind = 'EC',
    issuer,
    ca = false,
    purpose = 'none',
    keyUsage = ca ? 0x06 : 0xc0,
    pathLength,
  } = options
  const keys = options.keys ?? (await newKeys(kind))
  const subject = distinguishedName(options.subject ?? { [ORGANIZATION]: 'Paraph AB', [COMMON_NAME]: name })
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ valueHex: serial() }),
    subject,
    issuer: issuer ? issuer.certificate.subject : subject,
    extensions: [
      extension('2.5.29.15', new asn1js.BitString({ valueHex: Uint8Array.of(keyUsage).buffer, unusedBits: 1 })),
      ...(ca
        ? [
            extension(
              '2.5.29.19',
              new pkijs.BasicConstraints({
                cA: true,
                ...(pathLength !== undefined && { pathLenConstraint: pathLength }),
              }).toSchema(),
            ),
          ]
        : []),
      ...(purpose === 'timestamps' ? [extension('2.5.29.37', extKeyUsage(TIME_STAMPING))] : []),
      ...(purpose === 'ocsp' ? [extension('2.5.29.37', extKeyUsage(OCSP_SIGNING))] : []),
      ...(options.hasUnknownCondition ? [extension('1.2.3.4', new asn1js.Null())] : []),
    ],
  })
  certificate.notBefore.value = options.from ?? new Date(Date.now() - DAY)
  certificate.notAfter.value = options.to ?? new Date(Date.now() + 300 * DAY)
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign((issuer ?? { keys }).keys.privateKey, 'SHA-256')
  return { certificate, der: new Uint8Array(certificate.toSchema(true).toBER(false)), keys, kind }
}

/** Returns a signer. Unlike the signers of the library, it keeps the engine of pkijs, which all test files of this process share. */
export const signerOf = ({ keys, der, kind }: Identity, chain: Identity[] = []): Signer => ({
  certificate: der,
  certificateChain: chain.map(({ der }) => der),
  keyType: kind,
  signatureAlgorithm: kind === 'EC' ? 'ECDSA' : 'RSASSA-PKCS1-v1_5',
  async sign(data, hash) {
    const algorithm = kind === 'EC' ? { name: 'ECDSA', hash } : 'RSASSA-PKCS1-v1_5'
    const signature = await crypto.subtle.sign(algorithm, keys.privateKey, Uint8Array.from(data))
    return new Uint8Array(kind === 'EC' ? pkijs.createCMSECDSASignature(signature) : signature)
  },
})

/** A timestamp authority in this process. `lies` changes the hash that it confirms. */
export function timestampAuthority(
  identity: Identity,
  options: { at?: Date; lies?: boolean; chain?: Identity[] } = {},
): TimestampAuthority {
  return {
    async timestamp(digest) {
      const imprint = new Uint8Array(digest)
      if (options.lies) imprint[0]! ^= 1
      const info = new pkijs.TSTInfo({
        version: 1,
        policy: '1.2.3.4.1',
        messageImprint: new pkijs.MessageImprint({
          hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
          hashedMessage: new asn1js.OctetString({ valueHex: imprint.buffer }),
        }),
        serialNumber: new asn1js.Integer({ valueHex: serial() }),
        genTime: options.at ?? new Date(),
      })
      const content = info.toSchema().toBER(false)
      const hashed = await crypto.subtle.digest('SHA-256', content)
      const certificateHash = await crypto.subtle.digest('SHA-256', identity.der)
      const signed = new pkijs.SignedData({
        version: 3,
        encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: '1.2.840.113549.1.9.16.1.4' }),
        certificates: [identity, ...(options.chain ?? [])].map(({ certificate }) => certificate),
        signerInfos: [
          new pkijs.SignerInfo({
            version: 1,
            sid: new pkijs.IssuerAndSerialNumber({
              issuer: identity.certificate.issuer,
              serialNumber: identity.certificate.serialNumber,
            }),
            signedAttrs: new pkijs.SignedAndUnsignedAttributes({
              type: 0,
              attributes: [
                attribute('1.2.840.113549.1.9.3', new asn1js.ObjectIdentifier({ value: '1.2.840.113549.1.9.16.1.4' })),
                attribute('1.2.840.113549.1.9.4', new asn1js.OctetString({ valueHex: hashed })),
                attribute('1.2.840.113549.1.9.16.2.47', signingCertificate(certificateHash)),
              ],
            }),
          }),
        ],
      })
      signed.encapContentInfo.eContent = new asn1js.OctetString({ valueHex: content })
      await signed.sign(identity.keys.privateKey, 0, 'SHA-256', content)
      const token = new pkijs.ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) })
      return new Uint8Array(token.toSchema().toBER(false))
    },
  }
}

/** Answers about the revocation of certificates, as their issuer would. */
export function revocation(
  issuers: Identity[],
  options: {
    revokedAt?: Date
    as?: 'ocsp' | 'crl'
    /** Who signs an OCSP response, or a list of revocations. */
    responder?: Identity
    at?: Date
    /** The answer is about another certificate of the same issuer. */
    about?: Identity
    /** The list of revocations has a condition that no program knows. */
    hasUnknownCondition?: boolean
  } = {},
): RevocationProvider {
  const at = options.at ?? new Date()
  const issuerOf = (certificate: pkijs.Certificate) =>
    issuers.find((issuer) => issuer.certificate.subject.isEqual(certificate.issuer))
  const parse = (der: Uint8Array) => pkijs.Certificate.fromBER(new Uint8Array(der))
  return {
    async getOCSP(der) {
      const certificate = parse(der)
      const issuer = issuerOf(certificate)
      if (options.as === 'crl' || !issuer) return null
      return ocspResponse({ certificate: options.about?.certificate ?? certificate, issuer, ...options, at })
    },
    async getCRL(der) {
      const certificate = parse(der)
      const issuer = issuerOf(certificate)
      if (options.as !== 'crl' || !issuer) return null
      const list = new pkijs.CertificateRevocationList({
        version: 1,
        issuer: issuer.certificate.subject,
        thisUpdate: new pkijs.Time({ type: 0, value: at }),
        nextUpdate: new pkijs.Time({ type: 0, value: new Date(at.getTime() + DAY) }),
        ...(options.hasUnknownCondition && {
          crlExtensions: new pkijs.Extensions({ extensions: [extension('1.2.3.4', new asn1js.Null())] }),
        }),
        ...(options.revokedAt && {
          revokedCertificates: [
            new pkijs.RevokedCertificate({
              userCertificate: certificate.serialNumber,
              revocationDate: new pkijs.Time({ type: 0, value: options.revokedAt }),
            }),
          ],
        }),
      })
      await list.sign((options.responder ?? issuer).keys.privateKey, 'SHA-256')
      return new Uint8Array(list.toSchema(true).toBER(false))
    },
  }
}

export interface OcspAnswer {
  certificate: pkijs.Certificate
  issuer: Identity
  responder?: Identity
  /** When the response was made. */
  at: Date
  revokedAt?: Date
  /** True if the authority does not know the certificate. */
  unknown?: boolean
  nonce?: Uint8Array<ArrayBuffer>
  /** True for two answers about the same certificate. */
  twice?: boolean
  /** Since when the authority knows what it says, if not since `at`. */
  thisUpdate?: Date
  /** 0 if the authority could answer. */
  status?: number
}

export async function ocspResponse(answer: OcspAnswer): Promise<Uint8Array<ArrayBuffer>> {
  const { certificate, issuer, responder = issuer, at, revokedAt, nonce, status = 0 } = answer
  const certID = new pkijs.CertID()
  await certID.createForCertificate(certificate, { hashAlgorithm: 'SHA-1', issuerCertificate: issuer.certificate })
  const single = new pkijs.SingleResponse({
    certID,
    thisUpdate: answer.thisUpdate ?? at,
    nextUpdate: new Date(at.getTime() + DAY),
  })
  single.certStatus = revokedAt
    ? new asn1js.Constructed({
        idBlock: { tagClass: 3, tagNumber: 1 },
        value: [new asn1js.GeneralizedTime({ valueDate: revokedAt })],
      })
    : new asn1js.Primitive({
        idBlock: { tagClass: 3, tagNumber: answer.unknown ? 2 : 0 },
        lenBlock: { length: 1 },
      } as never)
  const basic = new pkijs.BasicOCSPResponse({
    tbsResponseData: new pkijs.ResponseData({
      responderID: responder.certificate.subject,
      producedAt: at,
      responses: answer.twice ? [single, single] : [single],
      ...(nonce && { responseExtensions: [new pkijs.Extension({ extnID: NONCE, extnValue: nonce.buffer })] }),
    }),
    certs: [responder.certificate],
  })
  await basic.sign(responder.keys.privateKey, 'SHA-256')
  const response = new pkijs.OCSPResponse({
    responseStatus: new asn1js.Enumerated({ value: status }),
    responseBytes: new pkijs.ResponseBytes({
      responseType: '1.3.6.1.5.5.7.48.1.1',
      response: new asn1js.OctetString({ valueHex: basic.toSchema().toBER(false) }),
    }),
  })
  return new Uint8Array(response.toSchema().toBER(false))
}

export function newKeys(kind: Kind, modulusLength = 2048): Promise<Keys> {
  if (kind === 'EC') return crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength }
  return crypto.subtle.generateKey({ ...algorithm, publicExponent: Uint8Array.of(1, 0, 1) }, true, ['sign', 'verify'])
}

function distinguishedName(parts: Record<string, string>) {
  return new pkijs.RelativeDistinguishedNames({
    typesAndValues: [
      new pkijs.AttributeTypeAndValue({ type: '2.5.4.6', value: new asn1js.PrintableString({ value: 'SE' }) }),
      ...Object.entries(parts).map(
        ([type, value]) => new pkijs.AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value }) }),
      ),
    ],
  })
}

/** The first byte is 0x41, so that the number is positive and minimal. */
function serial(): ArrayBuffer {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  bytes[0] = 0x41
  return bytes.buffer
}

const extension = (extnID: string, value: { toBER: (sizeOnly: boolean) => ArrayBuffer }) =>
  new pkijs.Extension({ extnID, critical: true, extnValue: value.toBER(false) })

const extKeyUsage = (purpose: string) => new pkijs.ExtKeyUsage({ keyPurposes: [purpose] }).toSchema()

export const attribute = (type: string, value: unknown) => new pkijs.Attribute({ type, values: [value] })

/** The hash of a certificate, and perhaps its issuer and its number (RFC 5035). */
export const signingCertificate = (
  hash: ArrayBuffer,
  named?: { issuer: pkijs.RelativeDistinguishedNames; number: asn1js.Integer },
) => {
  const issuerSerial = named && [
    new asn1js.Sequence({
      value: [
        new asn1js.Sequence({
          value: [new asn1js.Constructed({ idBlock: { tagClass: 3, tagNumber: 4 }, value: [named.issuer.toSchema()] })],
        }),
        named.number,
      ],
    }),
  ]
  const certificate = new asn1js.Sequence({
    value: [new asn1js.OctetString({ valueHex: hash }), ...(issuerSerial ?? [])],
  })
  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [certificate] })] })
}
