import { mustAct } from '../../lifecycle/turns.ts'
import type { Letter } from '../sender.ts'
import { type Content, toHtml } from './html.ts'
import { frame, words } from './message-texts.ts'

export interface Rendered {
  subject: string
  text: string
  html: string
}

/** Messages in which what the sender has to say belongs. */
const withMessage = new Set(['INVITATION', 'YOUR_TURN', 'REMINDER'])
const locales = { EN: 'en-GB', SV: 'sv-SE' } as const

/** The message as text and as HTML, which say the same. Of the document there is its title and the sender's message, and nothing else. */
export function render(
  { kind, to, sender, document, party, signingUrl, code = '' }: Letter,
  timeZone: string,
): Rendered {
  const { language, expiresAt } = document
  const reason = document.rejectedReason ?? document.cancelledReason
  const facts = {
    role: party.role,
    mustAct: mustAct(party),
    expires: expiresAt === null ? undefined : momentOf(new Date(expiresAt), locales[language], timeZone),
    code,
  }
  const plain = { sender: line(sender), title: line(document.title), reason }
  const { subject } = words[language][kind]({ ...facts, ...plain })
  const inText = {
    sender: isolated(plain.sender),
    title: isolated(plain.title),
    reason: reason && isolated(unturned(reason)),
  }
  const { lead, detail, code: shownCode, action, note } = words[language][kind]({ ...facts, ...inText })
  const { greeting, says, link, personal, footer, caution } = frame[language]
  const content: Content = {
    language,
    subject,
    greeting: greeting(isolated(line(to.name))),
    lead,
    detail,
    code: shownCode,
    message:
      withMessage.has(kind) && document.message
        ? { says: says(inText.sender), text: unturned(document.message) }
        : undefined,
    note,
    action: action ? { label: action, url: signingUrl, link, personal } : undefined,
    footer: action ? `${footer(inText.sender)} ${caution}` : footer(inText.sender),
  }
  return { subject, text: toText(content), html: toHtml(content) }
}

function toText({ greeting, lead, detail, code, message, note, action, footer }: Content): string {
  return [
    greeting,
    lead,
    detail,
    code,
    message && `${message.says}\n${message.text.replaceAll(/^/gm, '> ')}`,
    note,
    action && `${action.label}:\n${action.url}\n\n${action.personal}`,
    `-- \n${footer}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

/** A deadline without its zone is none to a reader elsewhere. */
function momentOf(date: Date, locale: string, timeZone: string): string {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date)
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(date)
  return `${moment} ${parts.find(({ type }) => type === 'timeZoneName')!.value}`
}

/** On one line, without characters that can't be seen, such as those that turn the direction of what follows. */
function line(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function unturned(text: string): string {
  return text.replaceAll(/\p{Bidi_Control}/gu, '')
}

/** What is written from right to left, between the characters that keep it from reordering the sentence around it. */
function isolated(text: string): string {
  const isRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(text)
  return isRightToLeft ? `\u2068${text}\u2069` : text
}
