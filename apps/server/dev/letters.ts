import { Readable } from 'node:stream'
import type { Language, MessageKind } from '@paraph/contract'
import { renderMail } from '#work/delivery/email/render.ts'
import type { Letter } from '#work/delivery/sender.ts'
import { composeText } from '#work/delivery/sms/compose-text.ts'
import { segmentsOf } from '#work/delivery/sms/segments.ts'
import { consentOf } from '#domain/signatures/consent.ts'

interface RenderedMessage {
  subject: string
  html: string
  text: string
  sms: string
  segments: number
}

/** One variant of a message, in both languages. */
export interface PreviewCase {
  kind: MessageKind
  variant: string
  rendered: Record<Language, RenderedMessage>
}

export type LetterChange = Partial<Omit<Letter, 'document' | 'party'>> & {
  document?: Partial<Letter['document']>
  party?: Partial<Letter['party']>
}

export const languages: Language[] = ['EN', 'SV']
export const kinds: MessageKind[] = [
  'INVITATION',
  'YOUR_TURN',
  'REMINDER',
  'CODE',
  'RECEIPT',
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

/** Unusual and malicious texts that a sender can write. */
const extremes: Record<string, LetterChange> = {
  'very long': {
    rejectedBy: 'Wilhelmina Alexandra Margareta Oxenstierna af Croneborg-Lindqvist, as the guardian of Erik Berg',
    senderName: 'Lindqvist, Lindqvist, Söderlund & Partners Architects and Consulting Engineers (Northern Europe) AB',
    document: {
      title: long.repeat(3).slice(0, 200),
      message: `${'https://lindqvist.example/'.padEnd(180, 'x')}\n\n${long.repeat(22)}`,
      rejectedReason: long.repeat(6),
    },
  },
  markup: {
    rejectedBy: markup,
    senderName: markup,
    document: { title: markup, message: `${markup}\n--\n> quoted`, rejectedReason: markup },
  },
  'right to left': {
    rejectedBy: 'יוסי כהן',
    senderName: 'שמש נדל״ן בע״מ',
    document: {
      title: 'הסכם שכירות, רחוב הרצל 12',
      message: 'שלום אנה,\nמצורף ההסכם שדיברנו עליו ביום שלישי.\n\u202eerutangis',
      rejectedReason: 'שכר הדירה אינו נכון.',
    },
  },
}

const proof: NonNullable<Letter['proof']> = {
  sha256: '6b1f0a5c3de24a7f8c9e0b1d2f3a4c5e6d7f8091a2b3c4d5e6f708192a3b4c5d',
  verifyUrl: 'https://sign.example.com/verify/',
  acts: [
    { name: 'Erik Berg', role: 'REVIEWER', at: '2026-11-20T13:40:00.000Z' },
    { name: 'Anna Lindqvist', role: 'SIGNER', at: '2026-11-21T09:12:00.000Z' },
    { name: 'יוסי כהן', role: 'ACCEPTOR', at: '2026-11-21T10:02:00.000Z' },
  ],
  isProtected: false,
  hasPersonalNumber: false,
}

const askingVariants: Record<string, LetterChange> = {
  'no message, no expiry': { document: { message: null, expiresAt: null } },
  'to accept': { party: { role: 'ACCEPTOR', requiredSignature: 'NONE' } },
  'to review': { party: { role: 'REVIEWER', requiredSignature: 'NONE' } },
}

const variantsOfKind: Partial<Record<MessageKind, Record<string, LetterChange>>> = {
  INVITATION: {
    ...askingVariants,
    'an organizer who need not act': { party: { role: 'ORGANIZER', requiredSignature: 'NONE' } },
  },
  YOUR_TURN: askingVariants,
  REMINDER: askingVariants,
  RECEIPT: { 'of an acceptor': { party: { role: 'ACCEPTOR', requiredSignature: 'CLICK_TO_SIGN' } } },
  COMPLETED: {
    'too large for a mail': { attachment: undefined },
    'protected by a code': { attachment: undefined, proof: { ...proof, isProtected: true } },
    'with BankID': { proof: { ...proof, hasPersonalNumber: true } },
    'many parties': { proof: { ...proof, acts: Array.from({ length: 10 }, () => proof.acts).flat() } },
  },
  REJECTED: { 'no reason': { document: { rejectedReason: null } } },
  CANCELLED: { 'no reason': { document: { cancelledReason: null } }, 'of a removed party': { isRemoved: true } },
}

/** Returns every kind of message, with realistic and with extreme texts. */
export function previewCases(): PreviewCase[] {
  return kinds.flatMap((kind) =>
    Object.entries({ realistic: {}, 'of a test document': { isTest: true }, ...variantsOfKind[kind], ...extremes }).map(
      ([variant, change]) => ({
        kind,
        variant,
        rendered: { EN: renderLetter(letterOf(kind, 'EN', change)), SV: renderLetter(letterOf(kind, 'SV', change)) },
      }),
    ),
  )
}

function renderLetter(letter: Letter): RenderedMessage {
  const sms = composeText(letter)
  return { ...renderMail(letter, 'Europe/Stockholm'), sms, segments: segmentsOf(sms) }
}

function letterOf(kind: MessageKind, language: Language, { document, party, ...rest }: LetterChange): Letter {
  const texts = { ...realistic[language], ...document }
  const recipient = {
    id: 'pty_01kakxv5g2fa8t3q0v1r8w2m5c',
    role: 'SIGNER',
    requiredSignature: 'DRAWING',
    ...party,
  } as const
  const capacity = {
    companyName: 'Lindqvist Bygg AB',
    companyRole: language === 'EN' ? 'Managing director' : 'Verkställande direktör',
    companyOrgNumber: '556016-0680',
  }
  const reason = texts.rejectedReason
  return {
    messageId: 'msg_01kakxv5g2fa8t3q0v1r8w2m5c',
    kind,
    to: { name: 'Anna Lindqvist', address: 'anna.lindqvist@example.com' },
    senderName: 'Söderlund Fastigheter AB',
    senderContact: { email: 'erik@soderlund.example', phone: '+46701740605' },
    isTest: false,
    party: recipient,
    signingUrl: 'https://sign.example.com/sign/#q2x0mKc7J9bTzv4HnYw1LrEdPfGs8uAoX5n3VtQe6ZkR',
    rejectedBy: 'Erik Berg',
    code: '042137',
    receipt: {
      signedAt: '2026-11-21T09:12:00.000Z',
      sha256: '0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481',
      statement: consentOf(
        { language, title: texts.title, fileExtras: null },
        { name: 'Anna Lindqvist', ...capacity, ...recipient },
      ).sign,
      capacity,
      verification: 'SMS_BEFORE_SIGNING',
      link: 'MESSAGE',
    },
    proof,
    attachment: { name: 'agreement-sealed.pdf', type: 'application/pdf', open: () => Readable.from([]) },
    ...rest,
    document: {
      id: 'doc_01kakxv5g2fa8t3q0v1r8w2m5c',
      language,
      expiresAt: '2027-01-31T22:59:59.000Z',
      cancelledReason: kind === 'CANCELLED' ? reason : null,
      ...texts,
      rejectedReason: kind === 'REJECTED' ? reason : null,
    },
  }
}
