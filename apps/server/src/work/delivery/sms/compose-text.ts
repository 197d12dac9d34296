import type { Language, MessageKind, PartyRole } from '@paraph/contract'
import { mustAct } from '#domain/lifecycle/turns.ts'
import { asksToAct } from '#domain/outbox/message.ts'
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

interface MessageFacts {
  sender: string
  rejecter: string
  title: string
  url: string
  host: string
  code: string
  /** What the party must do, as a verb. */
  verb: string
  /** What the party has done. */
  deed: string
}

type Templates = Record<MessageKind | 'FOLLOW' | 'REMOVED', (facts: MessageFacts) => string>

const verbs: Record<Language, Record<PartyRole, string>> = {
  EN: { SIGNER: 'sign', ACCEPTOR: 'accept', REVIEWER: 'review', ORGANIZER: 'sign' },
  SV: { SIGNER: 'skriva under', ACCEPTOR: 'godkänna', REVIEWER: 'granska', ORGANIZER: 'skriva under' },
}

const deeds: typeof verbs = {
  EN: { SIGNER: 'signed', ACCEPTOR: 'accepted', REVIEWER: 'reviewed', ORGANIZER: 'signed' },
  SV: { SIGNER: 'skrivit under', ACCEPTOR: 'godkänt', REVIEWER: 'granskat', ORGANIZER: 'skrivit under' },
}

const rejected: Record<Language, string> = { EN: 'rejected', SV: 'avböjt' }

/** The phone reads the last line of CODE: it fills in the code, but only on pages of this host (https://wicg.github.io/sms-one-time-codes/). */
const templates: Record<Language, Templates> = {
  EN: {
    INVITATION: ({ sender, verb, title, url }) => `${sender} asks you to ${verb} "${title}": ${url}`,
    YOUR_TURN: ({ sender, verb, title, url }) => `Your turn to ${verb} "${title}" from ${sender}: ${url}`,
    REMINDER: ({ sender, verb, title, url }) => `Reminder to ${verb} "${title}" from ${sender}: ${url}`,
    FOLLOW: ({ sender, title, url }) => `${sender} has sent out "${title}" to be signed. Follow it here: ${url}`,
    CODE: ({ verb, title, code, host }) =>
      `${code} is your code to ${verb} "${title}". Give it to nobody.\n\n@${host} #${code}`,
    RECEIPT: ({ sender, deed, title, url }) => `You have ${deed} "${title}" from ${sender}: ${url}`,
    COMPLETED: ({ sender, title, url }) => `"${title}" from ${sender} is complete: ${url}`,
    REJECTED: ({ sender, title, rejecter }) =>
      `"${title}" from ${sender} was rejected by ${rejecter}, and can no longer be signed.`,
    CANCELLED: ({ sender, title }) => `${sender} has cancelled "${title}". There is nothing left to do.`,
    REMOVED: ({ sender, title }) => `${sender} has removed you from "${title}". There is nothing left to do.`,
    EXPIRED: ({ sender, title }) => `"${title}" from ${sender} has expired, and can no longer be signed.`,
  },
  SV: {
    INVITATION: ({ sender, verb, title, url }) => `${sender} ber dig ${verb} "${title}": ${url}`,
    YOUR_TURN: ({ sender, title, url }) => `Din tur: "${title}" från ${sender}: ${url}`,
    REMINDER: ({ sender, title, url }) => `Påminnelse: "${title}" från ${sender}: ${url}`,
    FOLLOW: ({ sender, title, url }) => `${sender} har skickat ut "${title}" för underskrift. Se hur det går: ${url}`,
    CODE: ({ verb, title, code, host }) =>
      `${code} är din kod för att ${verb} "${title}". Ge den inte till någon.\n\n@${host} #${code}`,
    RECEIPT: ({ sender, deed, title, url }) => `Du har ${deed} "${title}" från ${sender}: ${url}`,
    COMPLETED: ({ sender, title, url }) => `"${title}" från ${sender} är klart: ${url}`,
    REJECTED: ({ sender, title, rejecter }) =>
      `"${title}" från ${sender} avböjdes av ${rejecter} och kan inte längre skrivas under.`,
    CANCELLED: ({ sender, title }) => `${sender} har återkallat "${title}". Det finns inget kvar att göra.`,
    REMOVED: ({ sender, title }) => `${sender} har tagit bort dig från "${title}". Det finns inget kvar att göra.`,
    EXPIRED: ({ sender, title }) => `"${title}" från ${sender} har gått ut och kan inte längre skrivas under.`,
  },
}

/** Returns the text of an SMS. Of the document it contains only the title. */
export function composeText({
  kind,
  senderName,
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
  const template = templates[language][follows ? 'FOLLOW' : isRemoved ? 'REMOVED' : kind]
  const facts = {
    sender: shortName(senderName),
    rejecter: shortName(rejectedBy),
    url: signingUrl,
    host: new URL(signingUrl).hostname,
    code,
    verb: verbs[language][party.role],
    deed: rejection ? rejected[language] : deeds[language][party.role],
  }
  const write = (title: string) => `${isTest ? TEST_MARK : ''}${template({ ...facts, title })}`
  const fits = (title: string) => title.length <= MIN_TITLE || segmentsOf(write(title)) <= MAX_SEGMENTS
  return write(shortened(sanitizeText(document.title)).find(fits)!)
}

function shortName(name: string): string {
  return shortened(sanitizeText(name)).find(({ length }) => length <= MAX_NAME)!
}

/** Yields the text, then shorter and shorter versions. Cuts only between grapheme clusters. */
function* shortened(text: string): Generator<string> {
  yield text
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment).slice(0, MAX_TITLE + 1)
  while (characters.pop() !== undefined) yield `${characters.join('').trimEnd()}...`
}
