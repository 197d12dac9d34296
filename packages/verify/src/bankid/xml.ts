import { DOMParser, type Element, onWarningStopParsing } from '@xmldom/xmldom'
import { XmlCanonicalizer } from 'xmldsigjs'
import { demand } from './judgement.ts'

/** What is read of an element. */
export interface XmlElement {
  name: string
  namespace: string | null
  attributes: Map<string, string>
  children: XmlElement[]
  /** The text, if the element has no children. */
  text: string
  /** The element in its canonical form (Canonical XML 1.0 without comments): what a signature covers. */
  canonical: () => string
}

// A signature of BankID has about 40 elements and 20 attributes. Each bound keeps the parser's time short.
const MAX_ELEMENTS = 200
const MAX_EQUALS_SIGNS = 1000
const DECLARATION = /^<\?xml version="1\.0"(?: encoding="(?:UTF|utf)-8")?(?: standalone="(?:no|yes)")?\s*\?>/
/** A DTD, comment, section of character data or instruction, an entity, and characters that parsers change. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /<[!?]|&|[\u0000-\u0008\u000b-\u001f]/

/** Reads XML without anything that two parsers could read in two ways. Throws `xml_damaged`. */
export function readXml(text: string): XmlElement {
  const body = text.replace(DECLARATION, '')
  demand(!FORBIDDEN.test(body), 'xml_damaged')
  demand(count(body, '<') <= 2 * MAX_ELEMENTS && count(body, '=') <= MAX_EQUALS_SIGNS, 'xml_damaged')
  let root: Element | null
  try {
    const parser = new DOMParser({ locator: false, onError: onWarningStopParsing })
    root = parser.parseFromString(body, 'application/xml').documentElement
  } catch {
    root = null
  }
  demand(root, 'xml_damaged')
  return toElement(root)
}

const count = (text: string, character: string) => text.split(character).length - 1

const ELEMENT = 1
const TEXT = 3

function toElement(dom: Element): XmlElement {
  const attributes = new Map<string, string>()
  for (const { name, value } of Array.from(dom.attributes)) if (name !== 'xmlns') attributes.set(name, value)
  const nodes = Array.from(dom.childNodes)
  const elements = nodes.filter(({ nodeType }) => nodeType === ELEMENT)
  const hasOther = nodes.some(({ nodeType, textContent }) =>
    elements.length === 0 ? nodeType !== TEXT : nodeType !== ELEMENT && !(nodeType === TEXT && !textContent?.trim()),
  )
  demand(!hasOther, 'structure_wrong')
  return {
    name: dom.localName ?? '',
    namespace: dom.namespaceURI,
    attributes,
    children: elements.map((child) => toElement(child as Element)),
    text: elements.length === 0 ? (dom.textContent ?? '') : '',
    // The library expects elements of the browser's types. This parser has types of its own.
    canonical: () => new XmlCanonicalizer(false, false).Canonicalize(dom as never),
  }
}
