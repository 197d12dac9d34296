import { mustAct } from '#domain/lifecycle/turns.ts'
import { asksToAct } from '#domain/outbox/message.ts'
import { describeCapacity } from '#domain/signatures/capacity.ts'
import { toOneLine } from '#platform/formats/one-line.ts'
import type { Letter } from '../sender.ts'
import { formatTime } from './format-time.ts'
import { type MailContent, toHtml } from './html.ts'
import { emailTexts, messageTexts } from './message-texts.ts'
import { toText } from './plain-text.ts'
import { quotable, removeBidiControls } from './quotable.ts'

interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Returns the mail as text and as HTML, with the same content. Of the PDF, it contains nothing but the hash. */
export function renderMail(letter: Letter, serverTimeZone: string): RenderedMail {
  const { kind, to, senderName, isTest, document, party, signingUrl, rejectedBy = '', code = '' } = letter
  const { receipt, rejection, proof, attachment } = letter
  const { language, expiresAt } = document
  const reason = document.rejectedReason ?? document.cancelledReason
  const shown = (time: string) => formatTime(new Date(time), language, letter.timeZone ?? serverTimeZone)
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
  const t = emailTexts[language]
  const textsFor = messageTexts[kind]
  const { subject: plainSubject } = textsFor(t, { ...facts, sender, title, rejecter, reason })
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
  } = textsFor(t, { ...facts, ...isolated })
  const contact = [letter.senderContact?.email, letter.senderContact?.phone].filter(Boolean).join(', ')
  const signature = [t.footer(isolated), ...(contact ? [t.questions({ ...isolated, contact })] : [])].join(' ')
  const subject = isTest ? `TEST: ${plainSubject}` : plainSubject
  const content: MailContent = {
    language,
    subject,
    test: isTest ? t.test : undefined,
    greeting: t.greeting({ name: quotable(firstNameOf(to)) }),
    headline,
    detail,
    code: shownCode,
    message:
      asksToAct(kind) && document.message
        ? { heading: t.messageFrom(isolated), text: removeBidiControls(document.message) }
        : quote,
    note,
    check,
    action: action
      ? {
          label: action,
          url: signingUrl,
          linkHint: t.linkHint,
          doNotForward: mayForward ? `${t.doNotForward} ${mayForward}` : t.doNotForward,
        }
      : undefined,
    contact: letter.senderContact,
    footer: action ? `${signature} ${t.caution}` : signature,
  }
  return { subject, text: toText(content), html: toHtml(content) }
}

/** If the name was changed and no longer begins with the first name, its first word counts: English and Swedish put the first name first. */
function firstNameOf({ name, firstName }: Letter['to']): string {
  const [line, first] = [toOneLine(name), toOneLine(firstName ?? '')]
  return first !== '' && `${line} `.startsWith(`${first} `) ? first : line.split(' ', 1)[0]!
}
