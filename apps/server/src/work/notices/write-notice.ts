import type { DeliveryMethod } from '@paraph/contract'
import { formatTime } from '#work/delivery/email/format-time.ts'
import { type MailContent, toHtml } from '#work/delivery/email/html.ts'
import { toText } from '#work/delivery/email/plain-text.ts'
import { quotable, removeBidiControls } from '#work/delivery/email/quotable.ts'
import type { Notice } from '#work/delivery/sender.ts'
import type { Mode } from '#domain/accounts/account-store.ts'
import type { NoticeKind, WaitingNotice } from '#domain/outbox/notice-store.ts'
import { toOneLine } from '#platform/formats/one-line.ts'
import { MOST_NAMED, noticeOrder } from './notice-rules.ts'
import { noticeTexts } from './notice-texts.ts'

/** The account of the mail, and where its console is. */
export interface Recipient {
  name: string
  mode: Mode
  timeZone: string
  publicUrl: string
  /** Whether the mail goes to a member instead of to the account. */
  isMember: boolean
}

export interface NamedParty {
  id: string
  name: string
  email: string | null
  phone: string | null
  deliveryMethod: DeliveryMethod
}

type MailText = Pick<Notice, 'subject' | 'text' | 'html'>

/** The maximum number of parties that a mail names. */
const MOST_PARTIES = 20

/** Writes the mail about one document. It has no link of a party, and nothing of a party but its name and where the message went. */
export function writeNotice(notice: WaitingNotice, parties: readonly NamedParty[], to: Recipient): MailText {
  const { kind, language, documentId, expiresAt, rejectedReason } = notice
  const t = noticeTexts[language]
  const facts = {
    count: parties.length,
    name: toOneLine(parties[0]?.name ?? ''),
    title: toOneLine(notice.title),
    expires: expiresAt === null ? '' : formatTime(new Date(expiresAt), language, to.timeZone),
  }
  const { subject, headline, detail } = t.single[kind]
  const parts: Partial<Record<NoticeKind, string>> = t.parties
  const heading = parts[kind]
  const lines = parties.slice(0, MOST_PARTIES).map((party) => lineOf(party, kind !== 'expiring'))
  const rest = parties.length - lines.length
  return finish(
    {
      language,
      subject: subject(facts),
      headline: headline({ ...facts, title: quotable(facts.title), name: quotable(facts.name) }),
      detail,
      message:
        heading && lines.length > 0
          ? { heading, text: [...lines, ...(rest > 0 ? [t.others({ count: rest })] : [])].join('\n') }
          : undefined,
      note:
        kind === 'rejected' && rejectedReason
          ? t.reason({ reason: quotable(removeBidiControls(rejectedReason)) })
          : undefined,
      action: { label: t.open, url: pageOf(documentId, to), linkHint: t.linkHint },
    },
    to,
  )
}

/** Writes the mail about many documents, in the language of the newest one. */
export function writeDigest(notices: readonly WaitingNotice[], to: Recipient): MailText {
  const language = notices[0]!.language
  const t = noticeTexts[language]
  const news = t.many({ count: new Set(notices.map(({ documentId }) => documentId)).size })
  const sorted = noticeOrder.flatMap((kind) => notices.filter((notice) => notice.kind === kind))
  const shown = Map.groupBy(sorted.slice(0, MOST_NAMED), ({ kind }) => kind)
  const all = Map.groupBy(sorted, ({ kind }) => kind)
  const lists = [...all].map(([kind, ofKind]) => {
    const items = (shown.get(kind) ?? []).map((notice) => ({
      text: quotable(toOneLine(notice.title)),
      url: pageOf(notice.documentId, to),
      detail:
        kind === 'expiring' && notice.expiresAt !== null
          ? t.until({ time: formatTime(new Date(notice.expiresAt), language, to.timeZone) })
          : undefined,
    }))
    const rest = ofKind.length - items.length
    return { heading: t.headings[kind], items, more: rest > 0 ? t.otherDocuments({ count: rest }) : undefined }
  })
  const action = { label: t.openAll, url: `${to.publicUrl}/#/documents`, linkHint: t.linkHint }
  return finish({ language, subject: news, headline: news, lists, action }, to)
}

type Body = Pick<MailContent, 'language' | 'subject' | 'headline'> & Partial<MailContent>

/** Adds what all these mails have. */
function finish(body: Body, { name, mode, publicUrl, isMember }: Recipient): MailText {
  const t = noticeTexts[body.language]
  const isTest = mode === 'TEST'
  const subject = isTest ? `TEST: ${body.subject}` : body.subject
  const content: MailContent = {
    test: isTest ? t.test : undefined,
    greeting: undefined,
    detail: undefined,
    code: undefined,
    message: undefined,
    note: undefined,
    check: undefined,
    action: undefined,
    contact: undefined,
    footer: t.footer({ account: quotable(toOneLine(name)), to: isMember ? 'member' : 'account' }),
    settings: { label: t.settings, url: `${publicUrl}/#/settings/${isMember ? 'you' : 'account'}` },
    ...body,
    subject,
  }
  return { subject, text: toText(content), html: toHtml(content) }
}

/** Without a console, the server leads to the documentation from there. */
function pageOf(documentId: string, { publicUrl }: Recipient): string {
  return `${publicUrl}/#/documents/${documentId}`
}

function lineOf({ name, email, phone, deliveryMethod }: NamedParty, withAddress: boolean): string {
  const address = { EMAIL: email, SMS: phone, NONE: null }[deliveryMethod]
  const shown = quotable(toOneLine(name))
  return withAddress && address ? `${shown}, ${address}` : shown
}
