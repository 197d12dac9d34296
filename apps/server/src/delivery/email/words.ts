import type { Language, MessageKind, Party } from '@paraph/contract'

/** What a message says, in sentences of plain text. */
export interface Words {
  subject: string
  /** What has happened, or is asked. */
  lead: string
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
  /** In the words of the language, with the time of day; undefined for never. */
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
  INVITATION: ({ sender, title, role, mustAct, expires }) => ({
    subject: mustAct ? `${sender} asks you to ${doing.EN[role]}: ${title}` : `${sender} has sent out: ${title}`,
    lead: mustAct
      ? `${sender} asks you to ${doing.EN[role]} "${title}".`
      : `${sender} has sent out "${title}". You need not do anything, and can follow it here.`,
    action: mustAct ? 'Read the document' : 'Open the document',
    ...until('EN', expires),
  }),
  YOUR_TURN: ({ sender, title, role, expires }) => ({
    subject: `Your turn to ${doing.EN[role]}: ${title}`,
    lead: `Those before you have acted. Now it is your turn to ${doing.EN[role]} "${title}" from ${sender}.`,
    action: 'Read the document',
    ...until('EN', expires),
  }),
  REMINDER: ({ sender, title, role, expires }) => ({
    subject: `Reminder to ${doing.EN[role]}: ${title}`,
    lead: `${sender} waits for you to ${doing.EN[role]} "${title}".`,
    action: 'Read the document',
    ...until('EN', expires),
  }),
  CODE: ({ title, code }) => ({
    subject: `${code} is your code`,
    lead: `Your code for "${title}" is ${code}.`,
    note: 'It is valid for ten minutes. Give it to nobody: we never ask for it by phone or e-mail.',
  }),
  COMPLETED: ({ sender, title }) => ({
    subject: `Completed: ${title}`,
    lead: `All parties have acted on "${title}" from ${sender}.`,
    action: 'Open the document',
  }),
  REJECTED: ({ sender, title, reason }) => ({
    subject: `Rejected: ${title}`,
    lead: `A party has rejected "${title}" from ${sender}. It can no longer be signed.`,
    ...because('Reason', reason),
  }),
  CANCELLED: ({ sender, title, reason }) => ({
    subject: `Cancelled: ${title}`,
    lead: `${sender} has cancelled "${title}". There is nothing left for you to do.`,
    ...because('Reason', reason),
  }),
  EXPIRED: ({ sender, title }) => ({
    subject: `Expired: ${title}`,
    lead: `"${title}" from ${sender} has expired, and can no longer be signed.`,
  }),
}

const swedish: Texts = {
  INVITATION: ({ sender, title, role, mustAct, expires }) => ({
    subject: mustAct ? `${sender} ber dig ${doing.SV[role]}: ${title}` : `${sender} har skickat ut: ${title}`,
    lead: mustAct
      ? `${sender} ber dig ${doing.SV[role]} "${title}".`
      : `${sender} har skickat ut "${title}". Du behöver inte göra något, och kan följa det här.`,
    action: mustAct ? 'Läs dokumentet' : 'Öppna dokumentet',
    ...until('SV', expires),
  }),
  YOUR_TURN: ({ sender, title, role, expires }) => ({
    subject: `Din tur att ${doing.SV[role]}: ${title}`,
    lead: `De före dig är klara. Nu är det din tur att ${doing.SV[role]} "${title}" från ${sender}.`,
    action: 'Läs dokumentet',
    ...until('SV', expires),
  }),
  REMINDER: ({ sender, title, role, expires }) => ({
    subject: `Påminnelse om att ${doing.SV[role]}: ${title}`,
    lead: `${sender} väntar på att du ska ${doing.SV[role]} "${title}".`,
    action: 'Läs dokumentet',
    ...until('SV', expires),
  }),
  CODE: ({ title, code }) => ({
    subject: `${code} är din kod`,
    lead: `Din kod för "${title}" är ${code}.`,
    note: 'Den gäller i tio minuter. Ge den inte till någon: vi frågar aldrig efter den, varken per telefon eller e-post.',
  }),
  COMPLETED: ({ sender, title }) => ({
    subject: `Klart: ${title}`,
    lead: `Alla parter är klara med "${title}" från ${sender}.`,
    action: 'Öppna dokumentet',
  }),
  REJECTED: ({ sender, title, reason }) => ({
    subject: `Avvisat: ${title}`,
    lead: `En part har avvisat "${title}" från ${sender}. Det kan inte längre skrivas under.`,
    ...because('Skäl', reason),
  }),
  CANCELLED: ({ sender, title, reason }) => ({
    subject: `Återkallat: ${title}`,
    lead: `${sender} har återkallat "${title}". Du behöver inte göra något mer.`,
    ...because('Skäl', reason),
  }),
  EXPIRED: ({ sender, title }) => ({
    subject: `Utgånget: ${title}`,
    lead: `"${title}" från ${sender} har gått ut och kan inte längre skrivas under.`,
  }),
}

function until(language: Language, expires: string | undefined): Pick<Words, 'note'> {
  if (!expires) return {}
  return { note: language === 'EN' ? `It can be signed until ${expires}.` : `Det kan skrivas under till ${expires}.` }
}

function because(word: string, reason: string | null): Pick<Words, 'note'> {
  return reason ? { note: `${word}: ${reason}` } : {}
}

export const words: Record<Language, Texts> = { EN: english, SV: swedish }

/** What stands below every message. */
export const closing: Record<Language, { says: string; footer: (sender: string) => string; link: string }> = {
  EN: {
    says: 'writes:',
    footer: (sender) => `Sent by Paraph on behalf of ${sender}. If you did not expect this message, you can ignore it.`,
    link: 'If the button does not work, open this address:',
  },
  SV: {
    says: 'skriver:',
    footer: (sender) =>
      `Skickat av Paraph för ${sender}. Om du inte väntade dig detta meddelande kan du bortse från det.`,
    link: 'Om knappen inte fungerar, öppna den här adressen:',
  },
}
