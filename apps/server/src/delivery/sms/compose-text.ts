import type { Language, MessageKind, PartyRole } from '@paraph/contract'
import { mustAct } from '../../lifecycle/turns.ts'
import type { Letter } from '../sender.ts'
import { segmentsOf } from './segments.ts'
import { sanitizeText } from './sanitize-text.ts'

/** In how many parts a message is to go out at most. An address of the server that takes most of that makes it more, for the link is never cut. */
const PARTS = 2

/** How long a title may be however long the link is, and the name of the sender at most. */
const SHORTEST_TITLE = 10
const LONGEST_NAME = 30

interface Words {
  sender: string
  title: string
  url: string
  host: string
  code: string
  /** What the party is to do. */
  act: string
}

type Texts = Record<MessageKind | 'FOLLOW', (words: Words) => string>

const acts: Record<Language, Record<PartyRole, string>> = {
  EN: { SIGNER: 'sign', ACCEPTOR: 'accept', REVIEWER: 'review', ORGANIZER: 'sign' },
  SV: { SIGNER: 'skriva under', ACCEPTOR: 'godkänna', REVIEWER: 'granska', ORGANIZER: 'skriva under' },
}

/** The last line of one with a code is for the phone, which then fills in the code on pages of that host alone (https://wicg.github.io/sms-one-time-codes/). */
const texts: Record<Language, Texts> = {
  EN: {
    INVITATION: ({ sender, act, title, url }) => `${sender} asks you to ${act} "${title}": ${url}`,
    YOUR_TURN: ({ sender, act, title, url }) => `It is your turn to ${act} "${title}" from ${sender}: ${url}`,
    REMINDER: ({ sender, act, title, url }) => `Reminder: ${sender} is waiting for you to ${act} "${title}": ${url}`,
    FOLLOW: ({ sender, title, url }) => `${sender} has sent out "${title}" to be signed. Follow it here: ${url}`,
    CODE: ({ act, title, code, host }) =>
      `${code} is your code to ${act} "${title}". Give it to nobody.\n\n@${host} #${code}`,
    COMPLETED: ({ sender, title, url }) => `"${title}" from ${sender} is complete: ${url}`,
    REJECTED: ({ sender, title }) => `"${title}" from ${sender} was rejected by a party, and can no longer be signed.`,
    CANCELLED: ({ sender, title }) => `${sender} has cancelled "${title}". There is nothing left to do.`,
    EXPIRED: ({ sender, title }) => `"${title}" from ${sender} has expired, and can no longer be signed.`,
  },
  SV: {
    INVITATION: ({ sender, act, title, url }) => `${sender} ber dig ${act} "${title}": ${url}`,
    YOUR_TURN: ({ sender, act, title, url }) => `Det är din tur att ${act} "${title}" från ${sender}: ${url}`,
    REMINDER: ({ sender, act, title, url }) => `Påminnelse: ${sender} väntar på att du ska ${act} "${title}": ${url}`,
    FOLLOW: ({ sender, title, url }) => `${sender} har skickat ut "${title}" för underskrift. Följ den här: ${url}`,
    CODE: ({ act, title, code, host }) =>
      `${code} är din kod för att ${act} "${title}". Ge den inte till någon.\n\n@${host} #${code}`,
    COMPLETED: ({ sender, title, url }) => `"${title}" från ${sender} är klart: ${url}`,
    REJECTED: ({ sender, title }) =>
      `"${title}" från ${sender} avvisades av en part och kan inte längre skrivas under.`,
    CANCELLED: ({ sender, title }) => `${sender} har återkallat "${title}". Det finns inget kvar att göra.`,
    EXPIRED: ({ sender, title }) => `"${title}" från ${sender} har gått ut och kan inte längre skrivas under.`,
  },
}

const asking = new Set<MessageKind>(['INVITATION', 'YOUR_TURN', 'REMINDER'])

/** What an SMS says: who asks what of whom, and where. Nothing of the document but its title. */
export function composeText({ kind, sender, document, party, signingUrl, code = '' }: Letter): string {
  const { language } = document
  const text = texts[language][asking.has(kind) && !mustAct(party) ? 'FOLLOW' : kind]
  const words = {
    sender: shorter(sanitizeText(sender)).find((name) => name.length <= LONGEST_NAME)!,
    url: signingUrl,
    host: new URL(signingUrl).hostname,
    code,
    act: acts[language][party.role],
  }
  const fits = (title: string) => title.length <= SHORTEST_TITLE || segmentsOf(text({ ...words, title })) <= PARTS
  return text({ ...words, title: shorter(sanitizeText(document.title)).find(fits)! })
}

/** The text, and ever less of it, cut between two characters as a reader counts them. */
function* shorter(text: string): Generator<string> {
  yield text
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  while (characters.pop() !== undefined) yield `${characters.join('').trimEnd()}...`
}
