import { join } from 'node:path'
import type { Language, MessageKind, Party, SigningReceipt, SigningRejection } from '@paraph/contract'
import { readTexts } from '@paraph/contract/texts/read-texts.ts'
import type { EmailTexts } from '#generated/email-texts.ts'
import type { CompletionProof } from '../sender.ts'

/** The texts of one message, without markup. */
interface MessageTexts {
  subject: string
  /** What has happened, or what the party is asked to do. */
  headline: string
  /** The consequence for the party. */
  detail?: string
  /** The code that the party copies. */
  code?: string
  /** A text that the party can compare, and the heading above it. */
  quote?: { heading: string; text: string }
  /** The label of the button. A message without it has no button. */
  action?: string
  /** A deadline, a reason or a warning. */
  note?: string
  /** Where the reader can verify the document, and the sentence before the address. */
  check?: { label: string; url: string }
  /** What the reader may send to others, although the message itself must not be forwarded. */
  mayForward?: string
}

interface MessageFacts {
  sender: string
  title: string
  role: Party['role']
  /** False for a party that only follows the document. */
  mustAct: boolean
  /** The deadline in the language of the message, with the time of day and the time zone. Undefined if there is none. */
  expires: string | undefined
  /** The name of the party that has rejected the document. Only for REJECTED. */
  rejecter: string
  reason: string | null
  code: string
  /** True if the sender has removed the party. Only for CANCELLED. */
  isRemoved: boolean
  /** True if the sealed PDF is attached. Only for COMPLETED. */
  isAttached: boolean
  /** Only for COMPLETED. Its times have the same format as the deadline. */
  proof: CompletionProof | undefined
  /** Only for RECEIPT. Its time has the same format as the deadline. */
  receipt: Receipt | undefined
  /** Only for the RECEIPT of a rejection. Its time has the same format as the deadline. */
  rejection: Rejection | undefined
}

type Receipt = {
  at: string
  /** In words. It is empty if the party signed for itself. */
  capacity: string
} & Pick<SigningReceipt, 'statement' | 'sha256' | 'verification' | 'bankId'>

type Rejection = { at: string } & Pick<SigningRejection, 'statement' | 'sha256' | 'verification'>

/** The sealed PDF names all parties. A longer list would hide the rest of the mail. */
const MAX_ACTS = 20

export const emailTexts: Record<Language, EmailTexts> = readTexts(join(import.meta.dirname, 'texts'))

/** Returns the ways in which the party was identified. The personal number is masked. */
function verifiedBy({ verification, bankId }: Pick<Receipt, 'verification' | 'bankId'>, t: EmailTexts): string {
  const ways = [t.receipt.ways[verification], ...(bankId ? [`BankID (${bankId.name}, ${bankId.personalNumber})`] : [])]
  const isLinkOnly = verification === 'NONE' && !bankId
  return t.receipt.verifiedBy({ ways: isLinkOnly ? t.receipt.linkOnly : ways.join(', ') })
}

/** What each message says. */
export const messageTexts: Record<MessageKind, (t: EmailTexts, facts: MessageFacts) => MessageTexts> = {
  INVITATION: (t, facts) =>
    facts.mustAct
      ? {
          subject: t.invitation.subject(facts),
          headline: t.invitation.headline(facts),
          action: t.readDocument,
          ...deadlineNote(t, facts),
        }
      : {
          subject: t.follow.subject(facts),
          headline: t.follow.headline(facts),
          detail: t.follow.detail,
          action: t.openDocument,
          ...deadlineNote(t, facts),
        },
  YOUR_TURN: (t, facts) => ({
    subject: t.yourTurn.subject(facts),
    headline: t.yourTurn.headline(facts),
    detail: t.yourTurn.detail,
    action: t.readDocument,
    ...deadlineNote(t, facts),
  }),
  REMINDER: (t, facts) => ({
    subject: t.reminder.subject(facts),
    headline: t.reminder.headline(facts),
    action: t.readDocument,
    ...deadlineNote(t, facts),
  }),
  CODE: (t, facts) => ({
    subject: t.code.subject(facts),
    headline: t.code.headline(facts),
    code: facts.code,
    note: t.code.note,
  }),
  RECEIPT: (t, facts) =>
    facts.rejection ? rejectionTexts(t, facts, facts.rejection) : receiptTexts(t, facts, facts.receipt!),
  COMPLETED: (t, facts) => ({
    subject: t.completed.subject(facts),
    headline: t.completed.headline(facts),
    detail: facts.isAttached
      ? t.completed.attached
      : facts.proof?.isProtected
        ? t.completed.protected
        : t.completed.tooLarge,
    ...proofTexts(t, facts.proof),
    action: t.openDocument,
  }),
  REJECTED: (t, facts) => ({
    subject: t.rejected.subject(facts),
    headline: t.rejected.headline(facts),
    detail: t.rejected.detail,
    ...reasonNote(t, facts),
  }),
  CANCELLED: (t, facts) =>
    facts.isRemoved
      ? {
          subject: t.removed.subject(facts),
          headline: t.removed.headline(facts),
          detail: t.removed.detail,
        }
      : {
          subject: t.cancelled.subject(facts),
          headline: t.cancelled.headline(facts),
          detail: t.cancelled.detail,
          ...reasonNote(t, facts),
        },
  EXPIRED: (t, facts) => ({
    subject: t.expired.subject(facts),
    headline: t.expired.headline(facts),
    detail: t.expired.detail,
  }),
}

function receiptTexts(t: EmailTexts, facts: MessageFacts, receipt: Receipt): MessageTexts {
  const { signed, time, hash } = t.receipt
  return {
    subject: signed.subject(facts),
    headline: signed.headline(facts),
    detail: signed.detail,
    quote: { heading: signed.statement, text: receipt.statement },
    note: [
      ...(receipt.capacity ? [signed.capacity(receipt)] : []),
      time({ time: receipt.at }),
      verifiedBy(receipt, t),
      hash({ hash: receipt.sha256 }),
    ].join('\n'),
    action: t.openDocument,
  }
}

function rejectionTexts(t: EmailTexts, facts: MessageFacts, rejection: Rejection): MessageTexts {
  const { rejected, time, hash } = t.receipt
  return {
    subject: rejected.subject(facts),
    headline: rejected.headline(facts),
    detail: rejected.detail,
    ...(rejection.statement !== null && { quote: { heading: rejected.statement, text: rejection.statement } }),
    note: [
      time({ time: rejection.at }),
      t.reason({ reason: facts.reason ?? rejected.noReason }),
      verifiedBy(rejection, t),
      hash({ hash: rejection.sha256 }),
    ].join('\n'),
    action: t.openDocument,
  }
}

/** The text does not say "sign by", because some parties review or accept. */
function deadlineNote(t: EmailTexts, { expires }: MessageFacts): Pick<MessageTexts, 'note'> {
  return expires ? { note: t.deadline({ time: expires }) } : {}
}

function reasonNote(t: EmailTexts, { reason }: MessageFacts): Pick<MessageTexts, 'note'> {
  return reason ? { note: t.reason({ reason }) } : {}
}

/** If the document is protected by a code, the mail does not name the other parties, because its reader has not entered the code. */
function proofTexts({ completed }: EmailTexts, proof: CompletionProof | undefined): Partial<MessageTexts> {
  if (!proof) return {}
  const lines = proof.acts.slice(0, MAX_ACTS).map(({ name, role, at }) => completed.act({ name, role, time: at }))
  const rest = proof.acts.length - lines.length
  const text = [...lines, ...(rest > 0 ? [completed.others({ count: rest })] : [])].join('\n')
  return {
    ...(!proof.isProtected && { quote: { heading: completed.acts, text } }),
    note: completed.hash({ hash: proof.sha256 }),
    check: { label: completed.check, url: proof.verifyUrl },
    mayForward: proof.hasPersonalNumber ? completed.mayForwardNumbers : completed.mayForward,
  }
}
