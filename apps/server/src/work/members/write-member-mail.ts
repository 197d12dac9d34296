import { join } from 'node:path'
import type { Language } from '@paraph/contract'
import { readTexts } from '@paraph/contract/texts/read-texts.ts'
import type { MembersTexts } from '#generated/members-texts.ts'
import { type MailContent, toHtml } from '#work/delivery/email/html.ts'
import { toText } from '#work/delivery/email/plain-text.ts'
import { quotable } from '#work/delivery/email/quotable.ts'
import type { Notice } from '#work/delivery/sender.ts'
import { toOneLine } from '#platform/formats/one-line.ts'

const texts = readTexts<MembersTexts>(join(import.meta.dirname, 'texts'))

interface MemberMail {
  kind: 'invitation' | 'signIn'
  language: Language
  name: string
  /** The account of an invitation, which has a name that somebody else has chosen. */
  account?: { name: string; isTest: boolean; expires: string }
  url: string
}

/** Writes the mail with an invitation or with a sign-in link. */
export function writeMemberMail(mail: MemberMail): Pick<Notice, 'subject' | 'text' | 'html'> {
  const { kind, language, account, url } = mail
  const t = texts[language]
  const name = quotable(toOneLine(mail.name))
  const facts = { name, account: toOneLine(account?.name ?? ''), expires: account?.expires ?? '' }
  const quoted = { ...facts, account: quotable(facts.account) }
  const parts = {
    invitation: {
      subject: t.invitation.subject(facts),
      greeting: t.invitation.greeting(quoted),
      headline: t.invitation.headline(quoted),
      detail: t.invitation.detail(quoted),
      label: t.invitation.action,
      footer: t.invitation.footer(quoted),
    },
    signIn: {
      subject: t.signIn.subject,
      greeting: t.signIn.greeting(quoted),
      headline: t.signIn.headline,
      detail: t.signIn.detail,
      label: t.signIn.action,
      footer: t.signIn.footer,
    },
  }[kind]
  const { subject: plain, label, ...body } = parts
  const subject = account?.isTest ? `TEST: ${plain}` : plain
  const content: MailContent = {
    language,
    test: account?.isTest ? t.test : undefined,
    code: undefined,
    message: undefined,
    note: undefined,
    check: undefined,
    action: { label, url, linkHint: t.linkHint, doNotForward: t.doNotForward },
    contact: undefined,
    ...body,
    subject,
  }
  return { subject, text: toText(content), html: toHtml(content) }
}
