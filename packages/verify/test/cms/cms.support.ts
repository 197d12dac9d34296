import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { attribute, type Identity, signingCertificate } from '../authority.support.ts'

const DATA = '1.2.840.113549.1.7.1'
const SHA256 = '2.16.840.1.101.3.4.2.1'
const SHA512 = '2.16.840.1.101.3.4.2.3'
const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2'
const ECDSA_WITH_SHA512 = '1.2.840.10045.4.3.4'

/** The differences from a signature that holds. */
export interface CmsFlaws {
  /** The type of the content among the signed attributes. */
  signedType?: string
  digest?: Uint8Array<ArrayBuffer>
  /** The algorithms that stand among the signed attributes (RFC 6211). `right` is no flaw. */
  protection?: 'right' | 'digest' | 'signature' | 'number'
  /** Which certificate the signed attributes name, if any. */
  binding?: Identity | 'none'
  /** The number of the certificate in the signed attributes. */
  boundNumber?: asn1js.Integer
  /** True if the signature contains the signed bytes. */
  isEnclosed?: boolean
  /** True if a signed attribute stands twice. */
  isRepeated?: boolean
  unsigned?: pkijs.Attribute
  version?: number
  signerVersion?: number
  signers?: number
  /** The list of digest algorithms, in place of the right one. */
  algorithms?: string[]
  more?: Identity[]
}

/** Signs the content as the seal is signed: without containing it. */
export async function newCms(
  identity: Identity,
  content: Uint8Array<ArrayBuffer>,
  flaws: CmsFlaws = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const hashed = flaws.digest?.buffer ?? (await crypto.subtle.digest('SHA-256', content))
  const bound = flaws.binding === 'none' ? undefined : (flaws.binding ?? identity)
  const attributes = [
    attribute('1.2.840.113549.1.9.3', new asn1js.ObjectIdentifier({ value: flaws.signedType ?? DATA })),
    ...(flaws.protection ? [attribute('1.2.840.113549.1.9.52', protection(flaws.protection))] : []),
    attribute('1.2.840.113549.1.9.4', new asn1js.OctetString({ valueHex: hashed })),
    ...(flaws.isRepeated ? [attribute('1.2.840.113549.1.9.4', new asn1js.OctetString({ valueHex: hashed }))] : []),
    ...(bound
      ? [
          attribute(
            '1.2.840.113549.1.9.16.2.47',
            signingCertificate(
              await crypto.subtle.digest('SHA-256', bound.der),
              flaws.boundNumber && {
                issuer: identity.certificate.issuer,
                number: flaws.boundNumber,
              },
            ),
          ),
        ]
      : []),
  ]
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: [identity, ...(flaws.more ?? [])].map(({ certificate }) => certificate),
    signerInfos: Array.from(
      { length: flaws.signers ?? 1 },
      () =>
        new pkijs.SignerInfo({
          version: flaws.signerVersion ?? 1,
          sid: new pkijs.IssuerAndSerialNumber({
            issuer: identity.certificate.issuer,
            serialNumber: identity.certificate.serialNumber,
          }),
          signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
          ...(flaws.unsigned && {
            unsignedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 1, attributes: [flaws.unsigned] }),
          }),
        }),
    ),
  })
  if (flaws.isEnclosed) signed.encapContentInfo.eContent = new asn1js.OctetString({ valueHex: content.buffer })
  for (const index of signed.signerInfos.keys())
    await signed.sign(identity.keys.privateKey, index, 'SHA-256', content.buffer)
  if (flaws.algorithms)
    signed.digestAlgorithms = flaws.algorithms.map((algorithmId) => new pkijs.AlgorithmIdentifier({ algorithmId }))
  const info = new pkijs.ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: signed.toSchema(true) })
  const der = new Uint8Array(info.toSchema().toBER(false))
  // The library always writes the right version, which is the first number.
  if (flaws.version) der[Buffer.from(der).indexOf(Buffer.of(2, 1, 1)) + 2] = flaws.version
  return der
}

function protection(flaw: NonNullable<CmsFlaws['protection']>) {
  if (flaw === 'number') return new asn1js.Integer({ value: 1 })
  const id = (value: string) => new asn1js.ObjectIdentifier({ value })
  return new asn1js.Sequence({
    value: [
      new asn1js.Sequence({ value: [id(flaw === 'digest' ? SHA512 : SHA256)] }),
      new asn1js.Constructed({
        idBlock: { tagClass: 3, tagNumber: 1 },
        value: [id(flaw === 'signature' ? ECDSA_WITH_SHA512 : ECDSA_WITH_SHA256)],
      }),
    ],
  })
}
