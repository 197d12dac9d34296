import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Language } from '@paraph/contract'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { hashJson } from '#platform/formats/hash-json.ts'
import { toOneLine } from '#platform/formats/one-line.ts'

/** What the person signs with BankID. */
export interface SignedTexts {
  /** What the app shows, in BankID's `simpleMarkdownV1`. */
  visible: string
  /** The app does not show it, but it is signed too. */
  nonVisible: string
}

interface Facts {
  document: {
    id: string
    title: string
    language: Language
    senderName: string
    fileName: string
    filePages: number
    fileSha256: string
  }
  /** In the order in which they were added. */
  parties: StoredParty[]
  party: StoredParty
  consent: { version: string; sign: string }
  /** The hash of what the party has filled in. Null if it has no fields. */
  valuesSha256: string | null
}

/** The maximum number of parties that the app shows by name. */
const MAX_PARTIES = 10

/** The maximum length of a name in the head of the text. The statement has the full title and the full name of the person. */
const MAX_NAME = 100

const labels = {
  EN: {
    from: 'From',
    parties: 'Parties',
    more: (count: number) => `${count} more`,
    file: 'File',
    pages: 'Pages',
    values: 'Fields, SHA-256',
  },
  SV: {
    from: 'Från',
    parties: 'Parter',
    more: (count: number) => `${count} till`,
    file: 'Fil',
    pages: 'Sidor',
    values: 'Fält, SHA-256',
  },
}

/**
 * Returns the same bytes for the same facts, so that the server can compute them again and compare. They have at most 40,000 characters in base64,
 * the limit of BankID.
 */
export function signedTexts({ document, parties, party, consent, valuesSha256 }: Facts): SignedTexts {
  const { from, parties: partiesLabel, more, file, pages, values } = labels[document.language]
  const names = parties.slice(0, MAX_PARTIES).map(({ name }) => shorten(name))
  if (parties.length > MAX_PARTIES) names.push(more(parties.length - MAX_PARTIES))
  const visible = [
    `# ${plain(shorten(document.title))}`,
    '',
    `${from}: ${plain(shorten(document.senderName))}`,
    `${partiesLabel}: ${plain(names.join(', '))}`,
    `${file}: ${plain(shorten(document.fileName))}`,
    `${pages}: ${document.filePages}`,
    `SHA-256: ${document.fileSha256}`,
    ...(valuesSha256 === null ? [] : [`${values}: ${valuesSha256}`]),
    '',
    plain(consent.sign),
  ].join('\n')
  const nonVisible = canonicalize({
    format: 'paraph-bankid',
    version: 1,
    documentId: document.id,
    fileSha256: document.fileSha256,
    partyId: party.id,
    partySha256: hashJson(factsOf(party)),
    ...(valuesSha256 !== null && { valuesSha256 }),
    consentVersion: consent.version,
    statementSha256: hash('sha256', consent.sign),
  })!
  return { visible, nonVisible }
}

/** Returns the fields of the party that are also in the evidence of the sealed PDF, so that anybody can compute the hash again. */
function factsOf(party: StoredParty) {
  return {
    id: party.id,
    name: party.name,
    role: party.role,
    email: party.email,
    phone: party.phone,
    companyName: party.companyName,
    companyRole: party.companyRole,
    companyOrgNumber: party.companyOrgNumber,
    country: party.country,
    deliveryMethod: party.deliveryMethod,
    requiredSignature: party.requiredSignature,
    twoStepVerification: party.twoStepVerification,
  }
}

function shorten(name: string): string {
  const characters = Array.from(name)
  return characters.length <= MAX_NAME ? name : `${characters.slice(0, MAX_NAME - 1).join('')}…`
}

/**
 * Replaces the special characters of Markdown by characters that look similar. So a title can't format the text or hide a part of it. Backslashes
 * would not do, because apps may treat them differently.
 */
function plain(text: string): string {
  return toOneLine(text).replaceAll(/[*_#|`~\\<>[\]]/g, (character) => lookalikes[character]!)
}

const lookalikes: Record<string, string> = {
  '*': '∗',
  _: 'ˍ',
  '#': '＃',
  '|': '∣',
  '`': 'ˋ',
  '~': '∼',
  '\\': '∖',
  '<': '‹',
  '>': '›',
  '[': '［',
  ']': '］',
}
