import { type Bytes, fromBase64 } from '../bytes.ts'
import { demand } from './judgement.ts'
import { readXml, type XmlElement } from './xml.ts'

const XMLDSIG = 'http://www.w3.org/2000/09/xmldsig#'
const BANKID = 'http://www.bankid.com/signature/v1.0.0/types'
const CANONICAL = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256'

/** Enough for a text of 40,000 characters, data of 200,000 characters, and the certificates. */
const MAX_SIZE = 512 * 1024
const MAX_CERTIFICATES = 6

/** A part of the XML in the form that was digested. The values are read from this text, never from the XML around it. */
interface Part {
  text: string
  element: XmlElement
}

export interface SignedXml {
  signedInfo: string
  signatureValue: Bytes
  keyInfo: { text: string; digest: Bytes; certificates: Bytes[] }
  signedData: {
    text: string
    digest: Bytes
    visibleText: string | undefined
    /** Null if there is none, or if it is not text. */
    nonVisibleText: string | null
    /** `Signing`, or `Identification`. */
    purpose: string | undefined
  }
}

/** Reads the XML of a signature that has exactly the form of BankID's profile. Checks no cryptography. */
export function readSignature(signature: string): SignedXml {
  demand(signature.length <= (MAX_SIZE / 3) * 4, 'too_large')
  const bytes = fromBase64(signature)
  demand(bytes, 'xml_damaged')
  const root = readXml(decode(bytes, 'xml_damaged'))
  requireForm(root, 'Signature')
  const [signedInfo, signatureValue, keyInfo, object] = childrenOf(
    root,
    'SignedInfo',
    'SignatureValue',
    'KeyInfo',
    'Object',
  )
  requireForm(object, 'Object')
  const [signedData] = childrenOf(object, 'bankIdSignedData')
  requireForm(signatureValue, 'SignatureValue')
  const { text, digests } = readSignedInfo(toPart(signedInfo))
  return {
    signedInfo: text,
    signatureValue: bytesOf(signatureValue),
    keyInfo: { digest: digests.keyInfo, ...readKeyInfo(toPart(keyInfo)) },
    signedData: { digest: digests.signedData, ...readSignedData(toPart(signedData)) },
  }
}

function toPart(element: XmlElement): Part {
  const text = element.canonical()
  return { text, element: readXml(text) }
}

function readSignedInfo({ text, element }: Part) {
  requireForm(element, 'SignedInfo')
  const [canonicalization, method, ...references] = childrenOf(
    element,
    'CanonicalizationMethod',
    'SignatureMethod',
    'Reference',
    'Reference',
  )
  requireAlgorithm(canonicalization, CANONICAL)
  requireAlgorithm(method, RSA_SHA256)
  const digestOf = (uri: string) => {
    const [reference, ...others] = references.filter(({ attributes }) => attributes.get('URI') === uri)
    demand(reference && others.length === 0, 'structure_wrong')
    return readReference(reference)
  }
  return { text, digests: { signedData: digestOf('#bidSignedData'), keyInfo: digestOf('#bidKeyInfo') } }
}

function readReference(reference: XmlElement): Bytes {
  const { attributes } = reference
  demand(attributes.size === (attributes.has('Type') ? 2 : 1), 'structure_wrong')
  demand((attributes.get('Type') ?? BANKID) === BANKID, 'structure_wrong')
  const [transforms, method, value] = childrenOf(reference, 'Transforms', 'DigestMethod', 'DigestValue')
  requireForm(transforms, 'Transforms')
  const [transform] = childrenOf(transforms, 'Transform')
  requireAlgorithm(transform, CANONICAL)
  requireAlgorithm(method, SHA256)
  requireForm(value, 'DigestValue')
  return bytesOf(value)
}

function readKeyInfo({ text, element }: Part) {
  requireForm(element, 'KeyInfo', 'bidKeyInfo')
  const [data] = childrenOf(element, 'X509Data')
  requireForm(data, 'X509Data')
  const { children } = data
  demand(children.length > 0 && children.length <= MAX_CERTIFICATES, 'structure_wrong')
  for (const child of children) requireForm(child, 'X509Certificate')
  return { text, certificates: children.map(bytesOf) }
}

function readSignedData({ text, element }: Part) {
  requireForm(element, 'bankIdSignedData', 'bidSignedData', BANKID)
  const visible = onlyChild(element, 'usrVisibleData')
  const nonVisible = onlyChild(element, 'usrNonVisibleData')
  const client = onlyChild(element, 'clientInfo')
  demand((visible?.attributes.get('charset') ?? 'UTF-8') === 'UTF-8', 'structure_wrong')
  return {
    text,
    visibleText: visible && decode(bytesOf(visible), 'structure_wrong'),
    nonVisibleText: nonVisible ? textOf(bytesOf(nonVisible)) : null,
    purpose: client && onlyChild(client, 'funcId')?.text,
  }
}

function requireForm({ name, namespace, attributes }: XmlElement, wanted: string, id?: string, of = XMLDSIG) {
  demand(name === wanted && namespace === of && attributes.get('Id') === id, 'structure_wrong')
  demand(attributes.size === (id ? 1 : 0), 'structure_wrong')
}

function requireAlgorithm({ namespace, attributes, children, text }: XmlElement, algorithm: string) {
  demand(namespace === XMLDSIG && attributes.size === 1 && children.length === 0 && text === '', 'structure_wrong')
  demand(attributes.get('Algorithm') === algorithm, 'algorithm_wrong')
}

type Each<Names extends string[]> = { [Index in keyof Names]: XmlElement }

/** Returns the children if they have exactly these names. */
function childrenOf<Names extends string[]>({ children }: XmlElement, ...names: Names): Each<Names> {
  demand(children.length === names.length, 'structure_wrong')
  demand(
    children.every(({ name }, index) => name === names[index]),
    'structure_wrong',
  )
  return children as Each<Names>
}

function onlyChild({ children }: XmlElement, wanted: string): XmlElement | undefined {
  const [child, ...others] = children.filter(({ name }) => name === wanted)
  demand(others.length === 0 && (child?.namespace ?? BANKID) === BANKID, 'structure_wrong')
  return child
}

/** The banks break the lines of certificates. */
function bytesOf({ text, children }: XmlElement): Bytes {
  const bytes = fromBase64(text.replace(/\s/g, ''))
  demand(bytes && children.length === 0, 'structure_wrong')
  return bytes
}

function decode(bytes: Bytes, fault: 'xml_damaged' | 'structure_wrong'): string {
  const text = textOf(bytes)
  demand(text !== null, fault)
  return text
}

function textOf(bytes: Bytes): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
