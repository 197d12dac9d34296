import { join } from 'node:path'
import { readTexts } from '@paraph/contract/texts/read-texts.ts'
import { mustAct } from '#domain/lifecycle/turns.ts'
import { asksToAct } from '#domain/outbox/message.ts'
import type { SmsTexts } from '#generated/sms-texts.ts'
import type { Letter } from '../sender.ts'
import { sanitizeText } from './sanitize-text.ts'
import { segmentsOf } from './segments.ts'

/** The maximum number of segments of a message. A very long PUBLIC_URL can exceed it, because the link is never shortened. */
const MAX_SEGMENTS = 2

/** A longer title never fits into MAX_SEGMENTS. It is cut early, because one of its characters may become 18 characters. */
const MAX_TITLE = 153 * MAX_SEGMENTS

/** In characters. The title keeps this length even if the link is long. */
const MIN_TITLE = 10

/** In characters. */
const MAX_NAME = 30

/** Begins each message about a test document. An SMS has no room for more; the page says that the signature has no legal effect. */
const TEST_MARK = 'TEST: '

const texts = readTexts<SmsTexts>(join(import.meta.dirname, 'texts'))

/** Returns the text of an SMS. Of the document it contains only the title. */
export function composeText({
  kind,
  senderName,
  accountName,
  isTest,
  document,
  party,
  signingUrl,
  isRemoved = false,
  rejection,
  rejectedBy = '',
  code = '',
}: Letter): string {
  const { language } = document
  const follows = asksToAct(kind) && !mustAct(party)
  const said = follows ? 'FOLLOW' : isRemoved ? 'REMOVED' : kind
  const say = texts[language][said]
  const facts = {
    sender: hasRoom(sanitizeText(senderName)) ? sanitizeText(senderName) : shortName(accountName ?? senderName),
    rejecter: shortName(rejectedBy),
    url: signingUrl,
    code,
    role: party.role,
    deed: rejection ? 'REJECTED' : party.role,
  }
  // The phone fills in the code of this line, but only on pages of this host (https://wicg.github.io/sms-one-time-codes/).
  const lastLine = said === 'CODE' ? `\n\n@${new URL(signingUrl).hostname} #${code}` : ''
  const write = (title: string) => `${isTest ? TEST_MARK : ''}${say({ ...facts, title })}${lastLine}`
  const fits = (title: string) => title.length <= MIN_TITLE || segmentsOf(write(title)) <= MAX_SEGMENTS
  return write(shortened(sanitizeText(document.title)).find(fits)!)
}

const hasRoom = ({ length }: string) => length <= MAX_NAME

function shortName(name: string): string {
  return shortened(sanitizeText(name)).find(hasRoom)!
}

/** Yields the text, then shorter and shorter versions. Cuts only between grapheme clusters. */
function* shortened(text: string): Generator<string> {
  yield text
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment).slice(0, MAX_TITLE + 1)
  while (characters.pop() !== undefined) yield `${characters.join('').trimEnd()}...`
}
