import { createHash } from 'node:crypto'
import { ObjectIdentifier, OctetString, Primitive, Sequence } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { type Issued, KEY_IDENTIFIER } from './certificates.ts'
import type { Behaviour } from './seal-authority.ts'

/** Signs a timestamp, in this way. */
export async function signTimestamp(
  content: ArrayBuffer,
  signer: Issued,
  mode: Behaviour['tsa'],
): Promise<ContentInfo> {
  const digest = createHash('sha256').update(new Uint8Array(content)).digest()
  const attribute = (type: string, value: unknown) => new Attribute({ type, values: [value] })
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: '1.2.840.113549.1.9.16.1.4',
      eContent: new OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new SignerInfo({
        version: mode === 'by-key-identifier' ? 3 : 1,
        sid:
          mode === 'by-key-identifier'
            ? new Primitive({ idBlock: { tagClass: 3, tagNumber: 0 }, valueHex: KEY_IDENTIFIER.buffer })
            : new IssuerAndSerialNumber({
                issuer: signer.certificate.issuer,
                serialNumber: signer.certificate.serialNumber,
              }),
        digestAlgorithm: new AlgorithmIdentifier({ algorithmId: '2.16.840.1.101.3.4.2.1' }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: '1.2.840.113549.1.9.16.1.4' })),
            attribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: Uint8Array.from(digest).buffer })),
            ...(mode === 'without-ess' ? [] : [attribute('1.2.840.113549.1.9.16.2.47', essCertificate(signer))]),
            ...(mode === 'large' ? [attribute('1.2.3.4', octets(new Uint8Array(30_000)))] : []),
          ],
        }),
      }),
    ],
    certificates: [signer.certificate],
  })
  await signed.sign(signer.privateKey, 0, 'SHA-256')
  if (mode === 'wrong-signature') signed.signerInfos[0]!.signature.valueBlock.valueHexView[9]! ^= 1
  return new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) })
}

const octets = (bytes: Uint8Array<ArrayBuffer>) => new OctetString({ valueHex: bytes.buffer })

function essCertificate({ der }: Issued): Sequence {
  const hash = new OctetString({ valueHex: Uint8Array.from(createHash('sha256').update(der).digest()).buffer })
  return new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] })
}
