import { createHash } from 'node:crypto'
import {
  type BaseBlock,
  Constructed,
  fromBER,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  Sequence,
  Set as AsnSet,
} from 'asn1js'
import type { SealKey } from '../keys/seal-key.ts'
import { signWithKey } from '../keys/sign-with-key.ts'

const DIGESTS = { sha256: '2.16.840.1.101.3.4.2.1', sha384: '2.16.840.1.101.3.4.2.2' }
const RSA_WITH_SHA256 = '1.2.840.113549.1.1.11'
const ECDSA = { sha256: '1.2.840.10045.4.3.2', sha384: '1.2.840.10045.4.3.3' }
const DATA = '1.2.840.113549.1.7.1'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const SIGNATURE_TIMESTAMP = '1.2.840.113549.1.9.16.2.14'

/**
 * Makes the detached CMS signature of PAdES (ETSI EN 319 142-1). The time of signing is not an attribute, because PAdES keeps it only in the
 * signature dictionary. The library always adds the attribute, so this does not use the library's function.
 *
 * @param timestamp gets the value of the signature, and returns a timestamp token for it.
 */
export async function makeCms(
  key: SealKey,
  digest: Uint8Array,
  timestamp?: (signature: Uint8Array) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const attributes = sorted([
    attribute(CONTENT_TYPE, oid(DATA)),
    attribute(MESSAGE_DIGEST, octets(digest)),
    attribute(SIGNING_CERTIFICATE_V2, signingCertificate(key.certificate)),
  ])
  const signature = await signWithKey(key, encodeDer(new AsnSet({ value: attributes })))
  const token = await timestamp?.(signature)
  const { issuer, serial } = readCertificate(key.certificate)
  const digestAlgorithm = new Sequence({ value: [oid(DIGESTS[key.digest])] })
  const signer = new Sequence({
    value: [
      new Integer({ value: 1 }),
      new Sequence({ value: [issuer, serial] }),
      digestAlgorithm,
      tagged(0, attributes),
      key.keyType === 'RSA'
        ? new Sequence({ value: [oid(RSA_WITH_SHA256), new Null()] })
        : new Sequence({ value: [oid(ECDSA[key.digest])] }),
      octets(signature),
      ...(token ? [tagged(1, [attribute(SIGNATURE_TIMESTAMP, decode(token))])] : []),
    ],
  })
  const signedData = new Sequence({
    value: [
      new Integer({ value: 1 }),
      new AsnSet({ value: [digestAlgorithm] }),
      new Sequence({ value: [oid(DATA)] }),
      tagged(0, sorted([key.certificate, ...key.chain].map(decode))),
      new AsnSet({ value: [signer] }),
    ],
  })
  return encodeDer(new Sequence({ value: [oid(SIGNED_DATA), tagged(0, [signedData])] }))
}

/** RFC 5035. The hash is SHA-256, the default, so its algorithm is left out. */
function signingCertificate(certificate: Uint8Array): Sequence {
  const { issuer, serial } = readCertificate(certificate)
  const issuerSerial = new Sequence({ value: [new Sequence({ value: [tagged(4, [issuer])] }), serial] })
  const hash = createHash('sha256').update(certificate).digest()
  const id = new Sequence({ value: [octets(hash), issuerSerial] })
  return new Sequence({ value: [new Sequence({ value: [id] })] })
}

function readCertificate(certificate: Uint8Array): { issuer: BaseBlock; serial: BaseBlock } {
  const [body] = (decode(certificate) as Sequence).valueBlock.value as [Sequence]
  const fields = body.valueBlock.value
  // The version is optional.
  const first = fields[0]!.idBlock.tagClass === 3 ? 1 : 0
  return { serial: fields[first]!, issuer: fields[first + 2]! }
}

function attribute(type: string, value: BaseBlock): Sequence {
  return new Sequence({ value: [oid(type), new AsnSet({ value: [value] })] })
}

/** DER orders the elements of a set by their bytes. */
function sorted(blocks: BaseBlock[]): BaseBlock[] {
  return blocks
    .map((block) => ({ block, bytes: encodeDer(block) }))
    .toSorted((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ block }) => block)
}

export const oid = (value: string) => new ObjectIdentifier({ value })
export const octets = (bytes: Uint8Array) => new OctetString({ valueHex: Uint8Array.from(bytes).buffer })
export const tagged = (tagNumber: number, value: BaseBlock[]) =>
  new Constructed({ idBlock: { tagClass: 3, tagNumber }, value })
export const encodeDer = (block: BaseBlock) => new Uint8Array(block.toBER())

export function decode(bytes: Uint8Array): BaseBlock {
  const { result, offset } = fromBER(Uint8Array.from(bytes).buffer)
  if (offset !== bytes.length) throw new Error('The bytes are not one complete ASN.1 value.')
  return result
}
