import { mustAct } from '#domain/lifecycle/turns.ts'
import { asksToAct } from '#domain/outbox/message.ts'
import { describeCapacity } from '#domain/signatures/capacity.ts'
import { toOneLine } from '#platform/formats/one-line.ts'
import type { Letter } from '../sender.ts'
import { type MailContent, toHtml } from './html.ts'
import { commonTexts, messageTexts } from './message-texts.ts'

interface RenderedMail {
  subject: string
  text: string
  html: string
}

const locales = { EN: 'en-GB', SV: 'sv-SE' } as const

/** Returns the mail as text and as HTML, with the same content. Of the PDF, it contains nothing but the hash. */
export function renderMail(letter: Letter, serverTimeZone: string): RenderedMail {
  const { kind, to, senderName, isTest, document, party, signingUrl, rejectedBy = '', code = '' } = letter
  const { receipt, rejection, proof, attachment } = letter
  const { language, expiresAt } = document
  const reason = document.rejectedReason ?? document.cancelledReason
  const shown = (time: string) => formatTime(new Date(time), locales[language], letter.timeZone ?? serverTimeZone)
  const facts = {
    role: party.role,
    mustAct: mustAct(party),
    expires: expiresAt === null ? undefined : shown(expiresAt),
    code,
    isRemoved: letter.isRemoved ?? false,
    isAttached: attachment !== undefined,
    proof: proof && {
      ...proof,
      acts: proof.acts.map(({ name, role, at }) => ({ name: quotable(toOneLine(name)), role, at: shown(at) })),
    },
    rejection: rejection && { ...rejection, at: shown(rejection.rejectedAt) },
    receipt: receipt && {
      ...receipt,
      at: shown(receipt.signedAt),
      capacity: quotable(describeCapacity(receipt.capacity, language)),
    },
  }
  const sender = toOneLine(senderName)
  const title = toOneLine(document.title)
  const rejecter = toOneLine(rejectedBy)
  const textsFor = messageTexts[language][kind]
  const { subject: plainSubject } = textsFor({ ...facts, sender, title, rejecter, reason })
  const isolated = {
    sender: quotable(sender),
    title: quotable(title),
    rejecter: quotable(rejecter),
    reason: reason && quotable(removeBidiControls(reason)),
  }
  const {
    headline,
    detail,
    code: shownCode,
    quote,
    action,
    note,
    check,
    mayForward,
  } = textsFor({
    ...facts,
    ...isolated,
  })
  const { test, greeting, messageFrom, linkHint, doNotForward, footer, questions, caution } = commonTexts[language]
  const contact = [letter.senderContact?.email, letter.senderContact?.phone].filter(Boolean).join(', ')
  const signature = [footer(isolated.sender), ...(contact ? [questions(isolated.sender, contact)] : [])].join(' ')
  const subject = isTest ? `TEST: ${plainSubject}` : plainSubject
  const content: MailContent = {
    language,
    subject,
    test: isTest ? test : undefined,
    greeting: greeting(quotable(firstNameOf(to))),
    headline,
    detail,
    code: shownCode,
    message:
      asksToAct(kind) && document.message
        ? { heading: messageFrom(isolated.sender), text: removeBidiControls(document.message) }
        : quote,
    note,
    check,
    action: action
      ? {
          label: action,
          url: signingUrl,
          linkHint,
          doNotForward: mayForward ? `${doNotForward} ${mayForward}` : doNotForward,
        }
      : undefined,
    contact: letter.senderContact,
    footer: action ? `${signature} ${caution}` : signature,
  }
  return { subject, text: toText(content), html: toHtml(content) }
}

/** If the name was changed and no longer begins with the first name, its first word counts: English and Swedish put the first name first. */
function firstNameOf({ name, firstName }: Letter['to']): string {
  const [line, first] = [toOneLine(name), toOneLine(firstName ?? '')]
  return first !== '' && `${line} `.startsWith(`${first} `) ? first : line.split(' ', 1)[0]!
}

function toText(content: MailContent): string {
  const { test, greeting, headline, detail, code, message, note, check, action, footer } = content
  return [
    test,
    greeting,
    headline,
    detail,
    code,
    message && `${message.heading}\n${message.text.replaceAll(/^/gm, '> ')}`,
    note,
    check && `${check.label}\n${check.url}`,
    action && `${action.label}:\n${action.url}\n\n${action.doNotForward}`,
    `-- \n${footer}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

/** Returns the time with its time zone, because the reader may be in another one. */
function formatTime(date: Date, locale: string, timeZone: string): string {
  const { time, zone } = formatsOf(locale, timeZone)
  const name = zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')!.value
  return `${time.format(date)} ${name}`
}

interface Formats {
  time: Intl.DateTimeFormat
  zone: Intl.DateTimeFormat
}

/**
 * The formats are cached, because making one takes twenty times as long as the rest of the mail. There are few time zones, but many spellings.
 */
const MAX_FORMATS = 100
const dateFormats = new Map<string, Formats>()

function formatsOf(locale: string, timeZone: string): Formats {
  const key = `${locale} ${timeZone}`
  const known = dateFormats.get(key)
  if (known) return known
  const made = {
    time: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    zone: new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }),
  }
  if (dateFormats.size === MAX_FORMATS) dateFormats.clear()
  dateFormats.set(key, made)
  return made
}

function removeBidiControls(text: string): string {
  return text.replaceAll(/\p{Bidi_Control}/gu, '')
}

/** Makes the text of somebody else harmless for the texts around it. The message of the sender keeps its links. */
function quotable(text: string): string {
  return isolateRightToLeft(unlinked(text.replaceAll(tower, '$1')))
}

/** More marks on one letter than any language writes. They would be drawn over the lines around it. */
const tower = /([\p{Mn}\p{Me}]{6})[\p{Mn}\p{Me}]+/gu

/**
 * Puts an invisible character into addresses, because mail programs make links of them. A name or a reason with an address in it would become a link in
 * a mail of the service.
 */
function unlinked(text: string): string {
  return text.replaceAll(/(?<=\S)([.@:/\u3002\uff0e\uff61])(?=\S)/gu, '$1\u200c')
}

/** Puts right-to-left text between isolate characters, so that it does not reorder the sentence around it. */
function isolateRightToLeft(text: string): string {
  const isRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(text)
  return isRightToLeft ? `\u2068${text}\u2069` : text
}
