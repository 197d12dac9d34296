import type { Language, MessageKind, Party } from '@paraph/contract'

/** What a message says, in sentences of plain text. */
export interface Words {
  subject: string
  /** What has happened, or is asked. */
  lead: string
  /** What follows from it. */
  detail?: string
  /** What the reader is to copy. */
  code?: string
  /** What stands on the button; without it there is none. */
  action?: string
  /** What else there is to know. */
  note?: string
}

export interface Facts {
  sender: string
  title: string
  role: Party['role']
  /** Whether something is asked of the party, and not only told. */
  mustAct: boolean
  /** In the words of the language, with the time of day and its zone; undefined for never. */
  expires: string | undefined
  reason: string | null
  code: string
}

type Texts = Record<MessageKind, (facts: Facts) => Words>

const doing = {
  EN: { SIGNER: 'sign', ACCEPTOR: 'accept', REVIEWER: 'review', ORGANIZER: 'sign' },
  SV: { SIGNER: 'skriva under', ACCEPTOR: 'godkänna', REVIEWER: 'granska', ORGANIZER: 'skriva under' },
} as const

const english: Texts = {
  INVITATION: ({ sender, title, role, mustAct, expires }) =>
    mustAct
      ? {
          subject: `${sender} asks you to ${doing.EN[role]}: ${title}`,
          lead: `${sender} asks you to ${doing.EN[role]} “${title}”.`,
          action: 'Read the document',
          ...until('EN', expires),
        }
      : {
          subject: `Sent for signing: ${title}`,
          lead: `${sender} has sent “${title}” for signing.`,
          detail: 'You do not need to do anything. You can see here how it is going.',
          action: 'Open the document',
          ...until('EN', expires),
        },
  YOUR_TURN: ({ sender, title, role, expires }) => ({
    subject: `Your turn to ${doing.EN[role]}: ${title}`,
    lead: `It is now your turn to ${doing.EN[role]} “${title}” from ${sender}.`,
    detail: 'Everyone ahead of you has done their part.',
    action: 'Read the document',
    ...until('EN', expires),
  }),
  REMINDER: ({ sender, title, role, expires }) => ({
    subject: `Reminder to ${doing.EN[role]}: ${title}`,
    lead: `${sender} is waiting for you to ${doing.EN[role]} “${title}”.`,
    action: 'Read the document',
    ...until('EN', expires),
  }),
  CODE: ({ title, code }) => ({
    subject: `${code} is your code`,
    lead: `Your code for “${title}”:`,
    code,
    note: 'It is valid for ten minutes. Do not give it to anyone: we never ask for it, by phone or by e-mail. If you did not ask for a code, you can ignore this message.',
  }),
  COMPLETED: ({ sender, title }) => ({
    subject: `Completed: ${title}`,
    lead: `“${title}” from ${sender} is complete.`,
    detail: 'Everyone has done their part.',
    action: 'Open the document',
  }),
  REJECTED: ({ sender, title, reason }) => ({
    subject: `Rejected: ${title}`,
    lead: `One of the parties has rejected “${title}” from ${sender}.`,
    detail: 'It can no longer be signed, and you do not need to do anything.',
    ...because('Reason', reason),
  }),
  CANCELLED: ({ sender, title, reason }) => ({
    subject: `Cancelled: ${title}`,
    lead: `${sender} has cancelled “${title}”.`,
    detail: 'It can no longer be signed, and you do not need to do anything.',
    ...because('Reason', reason),
  }),
  EXPIRED: ({ sender, title }) => ({
    subject: `Expired: ${title}`,
    lead: `“${title}” from ${sender} has expired.`,
    detail: 'It can no longer be signed.',
  }),
}

const swedish: Texts = {
  INVITATION: ({ sender, title, role, mustAct, expires }) =>
    mustAct
      ? {
          subject: `${sender} ber dig ${doing.SV[role]}: ${title}`,
          lead: `${sender} ber dig ${doing.SV[role]} ”${title}”.`,
          action: 'Läs dokumentet',
          ...until('SV', expires),
        }
      : {
          subject: `Utskickat för underskrift: ${title}`,
          lead: `${sender} har skickat ut ”${title}” för underskrift.`,
          detail: 'Du behöver inte göra något. Här kan du se hur det går.',
          action: 'Öppna dokumentet',
          ...until('SV', expires),
        },
  YOUR_TURN: ({ sender, title, role, expires }) => ({
    subject: `Din tur att ${doing.SV[role]}: ${title}`,
    lead: `Nu är det din tur att ${doing.SV[role]} ”${title}” från ${sender}.`,
    detail: 'Alla före dig är klara.',
    action: 'Läs dokumentet',
    ...until('SV', expires),
  }),
  REMINDER: ({ sender, title, role, expires }) => ({
    subject: `Påminnelse om att ${doing.SV[role]}: ${title}`,
    lead: `${sender} väntar på att du ska ${doing.SV[role]} ”${title}”.`,
    action: 'Läs dokumentet',
    ...until('SV', expires),
  }),
  CODE: ({ title, code }) => ({
    subject: `${code} är din kod`,
    lead: `Din kod för ”${title}”:`,
    code,
    note: 'Koden gäller i tio minuter. Lämna inte ut den till någon: vi frågar aldrig efter den, varken per telefon eller e-post. Om du inte har begärt någon kod kan du bortse från det här meddelandet.',
  }),
  COMPLETED: ({ sender, title }) => ({
    subject: `Klart: ${title}`,
    lead: `”${title}” från ${sender} är klart.`,
    detail: 'Alla har gjort sin del.',
    action: 'Öppna dokumentet',
  }),
  REJECTED: ({ sender, title, reason }) => ({
    subject: `Avvisat: ${title}`,
    lead: `En av parterna har avvisat ”${title}” från ${sender}.`,
    detail: 'Dokumentet kan inte längre skrivas under, och du behöver inte göra något.',
    ...because('Anledning', reason),
  }),
  CANCELLED: ({ sender, title, reason }) => ({
    subject: `Återkallat: ${title}`,
    lead: `${sender} har återkallat ”${title}”.`,
    detail: 'Dokumentet kan inte längre skrivas under, och du behöver inte göra något.',
    ...because('Anledning', reason),
  }),
  EXPIRED: ({ sender, title }) => ({
    subject: `Tiden har gått ut: ${title}`,
    lead: `Tiden för ”${title}” från ${sender} har gått ut.`,
    detail: 'Dokumentet kan inte längre skrivas under.',
  }),
}

/** Not only for those who sign: others are to review or to accept by then. */
function until(language: Language, expires: string | undefined): Pick<Words, 'note'> {
  if (!expires) return {}
  return { note: language === 'EN' ? `The deadline is ${expires}.` : `Tidsfristen går ut ${expires}.` }
}

function because(word: string, reason: string | null): Pick<Words, 'note'> {
  return reason ? { note: `${word}: ${reason}` } : {}
}

export const words: Record<Language, Texts> = { EN: english, SV: swedish }

interface Frame {
  greeting: (name: string) => string
  says: (sender: string) => string
  link: string
  /** Who has the link can act for the party. */
  personal: string
  footer: (sender: string) => string
  /** Of a message with a link, which may be anybody's. */
  caution: string
}

/** What stands around every message. */
export const frame: Record<Language, Frame> = {
  EN: {
    greeting: (name) => `Hello ${name},`,
    says: (sender) => `Message from ${sender}:`,
    link: 'If the button does not work, open this address:',
    personal: 'The link is for you alone. Please do not forward this message.',
    footer: (sender) => `Sent by Paraph on behalf of ${sender}.`,
    caution:
      'If you did not expect it, ask the sender first, using a phone number or address that you already have, or ignore it.',
  },
  SV: {
    greeting: (name) => `Hej ${name}!`,
    says: (sender) => `Meddelande från ${sender}:`,
    link: 'Om knappen inte fungerar, öppna den här adressen:',
    personal: 'Länken är personlig. Vidarebefordra inte det här meddelandet.',
    footer: (sender) => `Skickat av Paraph för ${sender}.`,
    caution:
      'Om du inte väntade dig det: fråga avsändaren först, via ett telefonnummer eller en adress som du redan har, eller bortse från det.',
  },
}
