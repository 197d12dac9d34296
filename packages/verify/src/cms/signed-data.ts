import {
  type AsnType,
  Constructed,
  Integer,
  ObjectIdentifier,
  OctetString,
  Primitive,
  Sequence,
  UTCTime,
  GeneralizedTime,
} from 'asn1js'
import {
  AlgorithmIdentifier,
  type Attribute,
  ContentInfo,
  IssuerAndSerialNumber,
  type RelativeDistinguishedNames,
  SignedData,
  type SignerInfo,
} from 'pkijs'
import { areEqual, type Bytes } from '../bytes.ts'
import { type Certificate, readCertificate } from './certificate.ts'
import { checkSignature, type Hash, hashOf } from './algorithms.ts'
import { requireDer } from './der.ts'

const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_TIME = '1.2.840.113549.1.9.5'
const ALGORITHM_PROTECTION = '1.2.840.113549.1.9.52'
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const TIMESTAMP_TOKEN = '1.2.840.113549.1.9.16.2.14'
const MAX_CERTIFICATES = 50

/**
 * `wrong`: a part is not what the signature says. `changed`: the signed bytes are other ones. `unbound`: the signature does not name its
 * certificate. `weak` and `unsupported`: as for algorithms.
 */
export type CmsFault = 'wrong' | 'changed' | 'unbound' | 'weak' | 'unsupported'

export interface CmsSignature {
  signer: Certificate
  certificates: Certificate[]
  signature: Bytes
  signingTime: Date | undefined
  timestampTokens: Bytes[]
  content: Bytes | undefined
}

export interface CmsOptions {
  contentType: string
  /** Hashes the signed bytes. Without it, the signature must contain them. */
  hashContent?: (hash: Hash) => Promise<Uint8Array>
  /** True if the certificate may be named by its SHA-1, as timestamp authorities do. */
  allowsOldBinding?: boolean
}

/** Verifies a CMS signature (RFC 5652) with one signer. Throws if it is not DER. */
export async function verifyCms(der: Bytes, options: CmsOptions): Promise<CmsSignature | CmsFault> {
  requireDer(der)
  const info = ContentInfo.fromBER(der)
  if (info.contentType !== SIGNED_DATA) return 'wrong'
  const data = new SignedData({ schema: info.content })
  const [signerInfo] = data.signerInfos
  if (!signerInfo || data.signerInfos.length > 1 || data.encapContentInfo.eContentType !== options.contentType)
    return 'wrong'
  const certificates = certificatesIn(info.content)
  const signer = certificates.find((certificate) => isNamed(signerInfo, certificate))
  const hash = hashOf(signerInfo.digestAlgorithm)
  if (hash === 'weak') return 'weak'
  if (!hash) return 'unsupported'
  if (!signer || !signerInfo.signedAttrs || !hasRightFrame(data, signerInfo, hash)) return 'wrong'

  const attributes = signerInfo.signedAttrs.attributes
  const signed = { one: (type: string) => single(attributes, type) }
  const contentType = signed.one(CONTENT_TYPE)
  const digest = signed.one(MESSAGE_DIGEST)
  if (!(contentType instanceof ObjectIdentifier) || contentType.valueBlock.toString() !== options.contentType)
    return 'wrong'
  if (!(digest instanceof OctetString)) return 'wrong'
  const content = data.encapContentInfo.eContent?.getValue()
  if (options.hashContent ? content : !content) return 'wrong'
  const hashed = options.hashContent
    ? await options.hashContent(hash)
    : new Uint8Array(await crypto.subtle.digest(hash, content!))
  if (!areEqual(digest.valueBlock.valueHexView, hashed)) return 'changed'
  const protection = signed.one(ALGORITHM_PROTECTION)
  if (protection && !protects(protection, signerInfo)) return 'wrong'
  if (!(await isBound(signed.one, signer, options.allowsOldBinding))) return 'unbound'
  const signature = new Uint8Array(signerInfo.signature.valueBlock.valueHexView)
  const checked = await checkSignature({
    key: signer.x509.subjectPublicKeyInfo,
    algorithm: signerInfo.signatureAlgorithm,
    hash,
    data: new Uint8Array(signerInfo.signedAttrs.encodedValue),
    signature,
  })
  if (checked !== 'valid') return checked === 'invalid' ? 'wrong' : checked
  const time = signed.one(SIGNING_TIME)
  const signingTime = time instanceof UTCTime || time instanceof GeneralizedTime ? time.toDate() : undefined
  const unsigned = signerInfo.unsignedAttrs?.attributes ?? []
  // Nothing protects these attributes. Only a timestamp has a signature of its own.
  if (unsigned.some(({ type }) => type !== TIMESTAMP_TOKEN)) return 'wrong'
  const timestampTokens = unsigned.flatMap(({ values }) => values as AsnType[]).map(rawOf)
  return { signer, certificates, signature, signingTime, timestampTokens, content: content && new Uint8Array(content) }
}

const rawOf = (value: AsnType): Bytes => new Uint8Array(value.valueBeforeDecodeView)

function certificatesIn(signedData: unknown): Certificate[] {
  const parts = signedData instanceof Sequence ? signedData.valueBlock.value : []
  const list = parts.find((part) => part.idBlock.tagClass === 3 && part.idBlock.tagNumber === 0)
  const all = list instanceof Constructed ? list.valueBlock.value : []
  if (all.length > MAX_CERTIFICATES) throw new SyntaxError('Too many certificates')
  return all.map((each) => readCertificate(rawOf(each)))
}

function isNamed({ sid }: SignerInfo, { x509 }: Certificate): boolean {
  if (sid instanceof IssuerAndSerialNumber)
    return hasSameBytes(sid.issuer, x509.issuer) && sid.serialNumber.isEqual(x509.serialNumber)
  const identifier = x509.extensions?.find(({ extnID }) => extnID === '2.5.29.14')?.parsedValue
  return (
    sid instanceof Primitive &&
    identifier instanceof OctetString &&
    areEqual(sid.valueBlock.valueHexView, identifier.valueBlock.valueHexView)
  )
}

/** pkijs ignores the case of letters in names. This name is not signed, so its bytes must be equal. */
function hasSameBytes(a: RelativeDistinguishedNames, b: RelativeDistinguishedNames): boolean {
  return areEqual(new Uint8Array(a.toSchema().toBER()), new Uint8Array(b.toSchema().toBER()))
}

/** The versions and the list of algorithms are not signed, so they must be the only ones that fit the rest. */
function hasRightFrame(data: SignedData, { version, sid, digestAlgorithm }: SignerInfo, hash: Hash): boolean {
  const isNumbered = sid instanceof IssuerAndSerialNumber
  const isPlain = data.encapContentInfo.eContentType === '1.2.840.113549.1.7.1' && isNumbered
  return (
    version === (isNumbered ? 1 : 3) &&
    data.version === (isPlain ? 1 : 3) &&
    data.digestAlgorithms.length > 0 &&
    data.digestAlgorithms.every((each) => each.algorithmId === digestAlgorithm.algorithmId && hashOf(each) === hash)
  )
}

function single(attributes: Attribute[], type: string): AsnType | undefined {
  const found = attributes.filter((attribute) => attribute.type === type)
  if (found.length === 0) return undefined
  if (found.length > 1 || found[0]!.values.length !== 1) throw new SyntaxError(`The attribute ${type} stands twice`)
  return found[0]!.values[0] as AsnType
}

/** RFC 6211: the algorithms stand once more among the signed attributes. */
function protects(protection: AsnType, { digestAlgorithm, signatureAlgorithm }: SignerInfo): boolean {
  if (!(protection instanceof Sequence)) return false
  const [digest, signature] = protection.valueBlock.value
  const hasDigest = digest instanceof Sequence && new AlgorithmIdentifier({ schema: digest }).algorithmId
  const [id] = signature instanceof Constructed ? signature.valueBlock.value : []
  return (
    hasDigest === digestAlgorithm.algorithmId &&
    id instanceof ObjectIdentifier &&
    id.valueBlock.toString() === signatureAlgorithm.algorithmId
  )
}

/** The signed attribute with the hash of the certificate (RFC 5035). Without it, another certificate with the same key would do. */
async function isBound(one: (type: string) => AsnType | undefined, { der, x509 }: Certificate, allowsOld = false) {
  const current = one(SIGNING_CERTIFICATE_V2)
  const attribute = current ?? (allowsOld ? one(SIGNING_CERTIFICATE) : undefined)
  const list = attribute instanceof Sequence ? attribute.valueBlock.value[0] : undefined
  const first = list instanceof Sequence ? list.valueBlock.value[0] : undefined
  if (!(first instanceof Sequence)) return false
  const parts = first.valueBlock.value
  const algorithm = parts[0] instanceof Sequence ? hashOf(new AlgorithmIdentifier({ schema: parts[0] })) : undefined
  const hash = current ? (parts[0] instanceof Sequence ? algorithm : 'SHA-256') : 'SHA-1'
  const value = parts.find((part) => part instanceof OctetString)
  if (!value || !hash || hash === 'weak') return false
  const expected = new Uint8Array(await crypto.subtle.digest(hash, der))
  const number = parts.at(-1) instanceof Sequence ? (parts.at(-1) as Sequence).valueBlock.value[1] : undefined
  const isRightNumber = !(number instanceof Integer) || number.isEqual(x509.serialNumber)
  return areEqual((value as OctetString).valueBlock.valueHexView, expected) && isRightNumber
}
