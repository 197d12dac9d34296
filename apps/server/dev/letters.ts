import type { Language, MessageKind } from '@paraph/contract'
import { render } from '../src/delivery/email/render.ts'
import type { Letter } from '../src/delivery/sender.ts'
import { segmentsOf } from '../src/delivery/sms/segments.ts'
import { composeText } from '../src/delivery/sms/compose-text.ts'

export interface Shown {
  subject: string
  html: string
  text: string
  sms: string
  parts: number
}

/** One message, for those facts, in both languages. */
export interface Case {
  kind: MessageKind
  facts: string
  shown: Record<Language, Shown>
}

type Facts = Partial<Omit<Letter, 'document' | 'party'>> & {
  document?: Partial<Letter['document']>
  party?: Partial<Letter['party']>
}

export const languages: Language[] = ['EN', 'SV']
export const kinds: MessageKind[] = [
  'INVITATION',
  'YOUR_TURN',
  'REMINDER',
  'CODE',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
]

const realistic: Record<Language, Pick<Letter['document'], 'title' | 'message' | 'rejectedReason'>> = {
  EN: {
    title: 'Tenancy agreement, 12 Mill Lane',
    message:
      'Hello Anna,\n\nhere is the agreement as we discussed it on Tuesday. Call me if anything is unclear.\n\nErik',
    rejectedReason: 'The rent is not what we agreed.',
  },
  SV: {
    title: 'Hyresavtal, Kvarngatan 12',
    message: 'Hej Anna!\n\nHär är avtalet som vi talade om i tisdags. Ring om något är oklart.\n\nErik',
    rejectedReason: 'Hyran är inte den vi kom överens om.',
  },
}

const long = 'Framework agreement on the continuous maintenance of ventilation and heating systems '
const markup = '<script>alert("1")</script><a href="https://evil.example">Click here & win</a> '

/** What senders may well write, and what they may. */
const extremes: Record<string, Facts> = {
  'very long': {
    sender: 'Lindqvist, Lindqvist, Söderlund & Partners Architects and Consulting Engineers (Northern Europe) AB',
    document: {
      title: long.repeat(3).slice(0, 200),
      message: `${'https://lindqvist.example/'.padEnd(180, 'x')}\n\n${long.repeat(22)}`,
      rejectedReason: long.repeat(6),
    },
  },
  markup: { sender: markup, document: { title: markup, message: `${markup}\n--\n> quoted`, rejectedReason: markup } },
  'right to left': {
    sender: 'שמש נדל״ן בע״מ',
    document: {
      title: 'הסכם שכירות, רחוב הרצל 12',
      message: 'שלום אנה,\nמצורף ההסכם שדיברנו עליו ביום שלישי.\n\u202eerutangis',
      rejectedReason: 'שכר הדירה אינו נכון.',
    },
  },
}

const asking: Record<string, Facts> = {
  'no message, no expiry': { document: { message: null, expiresAt: null } },
  'to accept': { party: { role: 'ACCEPTOR', requiredSignature: 'NONE' } },
  'to review': { party: { role: 'REVIEWER', requiredSignature: 'NONE' } },
}

const more: Partial<Record<MessageKind, Record<string, Facts>>> = {
  INVITATION: {
    ...asking,
    'an organizer who need not act': { party: { role: 'ORGANIZER', requiredSignature: 'NONE' } },
  },
  YOUR_TURN: asking,
  REMINDER: asking,
  REJECTED: { 'no reason': { document: { rejectedReason: null } } },
  CANCELLED: { 'no reason': { document: { cancelledReason: null } } },
}

/** Every kind of message, with what is likely to be in it and with what is not. */
export function cases(): Case[] {
  return kinds.flatMap((kind) =>
    Object.entries({ realistic: {}, ...more[kind], ...extremes }).map(([facts, change]) => ({
      kind,
      facts,
      shown: { EN: show(letter(kind, 'EN', change)), SV: show(letter(kind, 'SV', change)) },
    })),
  )
}

function show(letter: Letter): Shown {
  const sms = composeText(letter)
  return { ...render(letter, 'Europe/Stockholm'), sms, parts: segmentsOf(sms) }
}

function letter(kind: MessageKind, language: Language, { document, party, ...rest }: Facts): Letter {
  const facts = { ...realistic[language], ...document }
  const reason = facts.rejectedReason
  return {
    messageId: 'msg_01kakxv5g2fa8t3q0v1r8w2m5c',
    kind,
    to: { name: 'Anna Lindqvist', address: 'anna.lindqvist@example.com' },
    sender: 'Söderlund Fastigheter AB',
    party: { id: 'pty_01kakxv5g2fa8t3q0v1r8w2m5c', role: 'SIGNER', requiredSignature: 'DRAWING', ...party },
    signingUrl: 'https://sign.example.com/sign/#q2x0mKc7J9bTzv4HnYw1LrEdPfGs8uAo',
    code: '042137',
    ...rest,
    document: {
      id: 'doc_01kakxv5g2fa8t3q0v1r8w2m5c',
      language,
      expiresAt: '2027-01-31T22:59:59.000Z',
      cancelledReason: kind === 'CANCELLED' ? reason : null,
      ...facts,
      rejectedReason: kind === 'REJECTED' ? reason : null,
    },
  }
}
