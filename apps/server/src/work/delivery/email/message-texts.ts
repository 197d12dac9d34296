import type { Language, MessageKind, Party, SigningReceipt, SigningRejection } from '@paraph/contract'
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

type TextsByKind = Record<MessageKind, (facts: MessageFacts) => MessageTexts>

const verbs = {
  EN: { SIGNER: 'sign', ACCEPTOR: 'accept', REVIEWER: 'review', ORGANIZER: 'sign' },
  SV: { SIGNER: 'skriva under', ACCEPTOR: 'godkänna', REVIEWER: 'granska', ORGANIZER: 'skriva under' },
} as const

const requests = {
  SIGNER: 'skriv under',
  ACCEPTOR: 'godkänn',
  REVIEWER: 'granska',
  ORGANIZER: 'skriv under',
} as const

const deeds = {
  EN: { SIGNER: 'signed', ACCEPTOR: 'accepted', REVIEWER: 'reviewed', ORGANIZER: 'signed' },
  SV: { SIGNER: 'skrivit under', ACCEPTOR: 'godkänt', REVIEWER: 'granskat', ORGANIZER: 'skrivit under' },
} as const

const acts = {
  EN: { SIGNER: 'signed', ACCEPTOR: 'accepted', REVIEWER: 'reviewed', ORGANIZER: 'signed' },
  SV: { SIGNER: 'skrev under', ACCEPTOR: 'godkände', REVIEWER: 'granskade', ORGANIZER: 'skrev under' },
} as const

/** The sealed PDF names all parties. A longer list would hide the rest of the mail. */
const MAX_ACTS = 20

const verifications = {
  EN: {
    NONE: 'your link',
    SMS_BEFORE_SIGNING: 'your link and a code by SMS',
    EMAIL_BEFORE_SIGNING: 'your link and a code by e-mail',
  },
  SV: {
    NONE: 'din länk',
    SMS_BEFORE_SIGNING: 'din länk och en kod via sms',
    EMAIL_BEFORE_SIGNING: 'din länk och en kod via e-post',
  },
} as const

const byLinkOnly = {
  EN: 'your link only. No code was asked for.',
  SV: 'bara din länk. Ingen kod krävdes.',
} as const

/** Returns the ways in which the party was identified. The personal number is masked. */
function verifiedBy({ verification, bankId }: Pick<Receipt, 'verification' | 'bankId'>, language: Language): string {
  if (verification === 'NONE' && !bankId) return byLinkOnly[language]
  const ways = [
    verifications[language][verification],
    ...(bankId ? [`BankID (${bankId.name}, ${bankId.personalNumber})`] : []),
  ]
  return ways.join(', ')
}

const english: TextsByKind = {
  INVITATION: ({ sender, title, role, mustAct, expires }) =>
    mustAct
      ? {
          subject: `${sender} asks you to ${verbs.EN[role]}: ${title}`,
          headline: `${sender} asks you to ${verbs.EN[role]} “${title}”.`,
          action: 'Read the document',
          ...deadlineNote('EN', expires),
        }
      : {
          subject: `Sent for signing: ${title}`,
          headline: `${sender} has sent “${title}” for signing.`,
          detail: 'You do not need to do anything. You can see here how it is going.',
          action: 'Open the document',
          ...deadlineNote('EN', expires),
        },
  YOUR_TURN: ({ sender, title, role, expires }) => ({
    subject: `Your turn to ${verbs.EN[role]}: ${title}`,
    headline: `It is now your turn to ${verbs.EN[role]} “${title}” from ${sender}.`,
    detail: 'Everyone ahead of you has done their part.',
    action: 'Read the document',
    ...deadlineNote('EN', expires),
  }),
  REMINDER: ({ sender, title, role, expires }) => ({
    subject: `Reminder to ${verbs.EN[role]}: ${title}`,
    headline: `${sender} is waiting for you to ${verbs.EN[role]} “${title}”.`,
    action: 'Read the document',
    ...deadlineNote('EN', expires),
  }),
  CODE: ({ title, code }) => ({
    subject: `${code} is your code`,
    headline: `Your code for “${title}”:`,
    code,
    note: 'It is valid for ten minutes. Do not give it to anyone: we never ask for it, by phone or by e-mail. If you did not ask for a code, you can ignore this message.',
  }),
  RECEIPT: ({ sender, title, role, receipt, rejection, reason }) =>
    rejection
      ? {
          subject: `You have rejected: ${title}`,
          headline: `You have rejected “${title}” from ${sender}.`,
          detail: 'The document has ended for everyone. This is your receipt. Keep it.',
          ...(rejection.statement !== null && { quote: { heading: 'You declared this:', text: rejection.statement } }),
          note: [
            `Time: ${rejection.at}`,
            `Reason: ${reason ?? 'none given'}`,
            `Verified by: ${verifiedBy(rejection, 'EN')}`,
            `SHA-256 of the PDF: ${rejection.sha256}`,
          ].join('\n'),
          action: 'Open the document',
        }
      : {
          subject: `You have ${deeds.EN[role]}: ${title}`,
          headline: `You have ${deeds.EN[role]} “${title}” from ${sender}.`,
          detail: 'This is your receipt. Keep it.',
          quote: { heading: 'You agreed to this:', text: receipt!.statement },
          note: [
            ...(receipt!.capacity ? [`In the capacity of: ${receipt!.capacity}`] : []),
            `Time: ${receipt!.at}`,
            `Verified by: ${verifiedBy(receipt!, 'EN')}`,
            `SHA-256 of the PDF: ${receipt!.sha256}`,
          ].join('\n'),
          action: 'Open the document',
        },
  COMPLETED: ({ sender, title, isAttached, proof }) => ({
    subject: `Completed: ${title}`,
    headline: `“${title}” from ${sender} is complete.`,
    detail: isAttached
      ? 'Everyone has done their part. The sealed PDF with all signatures is attached. Keep it: it is your proof.'
      : proof?.isProtected
        ? 'Everyone has done their part. The sealed PDF with all signatures is not attached, because this document is protected by a code. Open the document, download the PDF and keep it: it is your proof.'
        : 'Everyone has done their part. The sealed PDF with all signatures is not attached: it is too large for an e-mail, or a mail server refused it. Open the document, download the PDF and keep it: it is your proof.',
    ...proofTexts('EN', proof),
    action: 'Open the document',
  }),
  REJECTED: ({ sender, title, rejecter, reason }) => ({
    subject: `Rejected: ${title}`,
    headline: `${rejecter} has rejected “${title}” from ${sender}.`,
    detail: 'It can no longer be signed, and you do not need to do anything.',
    ...reasonNote('Reason', reason),
  }),
  CANCELLED: ({ sender, title, reason, isRemoved }) =>
    isRemoved
      ? {
          subject: `You no longer take part: ${title}`,
          headline: `${sender} has removed you from “${title}”.`,
          detail: 'You do not need to do anything. Your link no longer shows the document.',
        }
      : {
          subject: `Cancelled: ${title}`,
          headline: `${sender} has cancelled “${title}”.`,
          detail: 'It can no longer be signed, and you do not need to do anything.',
          ...reasonNote('Reason', reason),
        },
  EXPIRED: ({ sender, title }) => ({
    subject: `Expired: ${title}`,
    headline: `“${title}” from ${sender} has expired.`,
    detail: 'It can no longer be signed.',
  }),
}

const swedish: TextsByKind = {
  INVITATION: ({ sender, title, role, mustAct, expires }) =>
    mustAct
      ? {
          subject: `${sender} ber dig ${verbs.SV[role]}: ${title}`,
          headline: `${sender} ber dig ${verbs.SV[role]} ”${title}”.`,
          action: 'Läs dokumentet',
          ...deadlineNote('SV', expires),
        }
      : {
          subject: `Utskickat för underskrift: ${title}`,
          headline: `${sender} har skickat ut ”${title}” för underskrift.`,
          detail: 'Du behöver inte göra något. Öppna dokumentet för att se hur det går.',
          action: 'Öppna dokumentet',
          ...deadlineNote('SV', expires),
        },
  YOUR_TURN: ({ sender, title, role, expires }) => ({
    subject: `Din tur att ${verbs.SV[role]}: ${title}`,
    headline: `Nu är det din tur att ${verbs.SV[role]} ”${title}” från ${sender}.`,
    detail: 'Alla före dig är klara.',
    action: 'Läs dokumentet',
    ...deadlineNote('SV', expires),
  }),
  REMINDER: ({ sender, title, role, expires }) => ({
    subject: `Påminnelse: ${requests[role]} ”${title}”`,
    headline: `${sender} väntar på att du ska ${verbs.SV[role]} ”${title}”.`,
    action: 'Läs dokumentet',
    ...deadlineNote('SV', expires),
  }),
  CODE: ({ title, code }) => ({
    subject: `${code} är din kod`,
    headline: `Din kod för ”${title}”:`,
    code,
    note: 'Koden gäller i tio minuter. Lämna inte ut den till någon: vi frågar aldrig efter den, varken per telefon eller e-post. Om du inte har begärt någon kod kan du bortse från det här meddelandet.',
  }),
  RECEIPT: ({ sender, title, role, receipt, rejection, reason }) =>
    rejection
      ? {
          subject: `Du har avböjt: ${title}`,
          headline: `Du har avböjt ”${title}” från ${sender}.`,
          detail: 'Dokumentet är avslutat för alla. Det här är ditt kvitto. Spara det.',
          ...(rejection.statement !== null && {
            quote: { heading: 'Du förklarade det här:', text: rejection.statement },
          }),
          note: [
            `Tid: ${rejection.at}`,
            `Anledning: ${reason ?? 'ingen angiven'}`,
            `Bekräftat med: ${verifiedBy(rejection, 'SV')}`,
            `PDF-filens SHA-256: ${rejection.sha256}`,
          ].join('\n'),
          action: 'Öppna dokumentet',
        }
      : {
          subject: `Du har ${deeds.SV[role]}: ${title}`,
          headline: `Du har ${deeds.SV[role]} ”${title}” från ${sender}.`,
          detail: 'Det här är ditt kvitto. Spara det.',
          quote: { heading: 'Du gick med på det här:', text: receipt!.statement },
          note: [
            ...(receipt!.capacity ? [`I egenskap av: ${receipt!.capacity}`] : []),
            `Tid: ${receipt!.at}`,
            `Bekräftat med: ${verifiedBy(receipt!, 'SV')}`,
            `PDF-filens SHA-256: ${receipt!.sha256}`,
          ].join('\n'),
          action: 'Öppna dokumentet',
        },
  COMPLETED: ({ sender, title, isAttached, proof }) => ({
    subject: `Klart: ${title}`,
    headline: `”${title}” från ${sender} är klart.`,
    detail: isAttached
      ? 'Alla har gjort sin del. Den förseglade PDF-filen med alla underskrifter är bifogad. Spara den: den är ditt bevis.'
      : proof?.isProtected
        ? 'Alla har gjort sin del. Den förseglade PDF-filen med alla underskrifter är inte bifogad, eftersom dokumentet är skyddat med en kod. Öppna dokumentet, ladda ner PDF-filen och spara den: den är ditt bevis.'
        : 'Alla har gjort sin del. Den förseglade PDF-filen med alla underskrifter är inte bifogad: den är för stor för e-post, eller en e-postserver tog inte emot den. Öppna dokumentet, ladda ner PDF-filen och spara den: den är ditt bevis.',
    ...proofTexts('SV', proof),
    action: 'Öppna dokumentet',
  }),
  REJECTED: ({ sender, title, rejecter, reason }) => ({
    subject: `Avböjt: ${title}`,
    headline: `${rejecter} har avböjt ”${title}” från ${sender}.`,
    detail: 'Dokumentet kan inte längre skrivas under, och du behöver inte göra något.',
    ...reasonNote('Anledning', reason),
  }),
  CANCELLED: ({ sender, title, reason, isRemoved }) =>
    isRemoved
      ? {
          subject: `Du deltar inte längre: ${title}`,
          headline: `${sender} har tagit bort dig från ”${title}”.`,
          detail: 'Du behöver inte göra något. Din länk visar inte längre dokumentet.',
        }
      : {
          subject: `Återkallat: ${title}`,
          headline: `${sender} har återkallat ”${title}”.`,
          detail: 'Dokumentet kan inte längre skrivas under, och du behöver inte göra något.',
          ...reasonNote('Anledning', reason),
        },
  EXPIRED: ({ sender, title }) => ({
    subject: `Tiden har gått ut: ${title}`,
    headline: `Tiden för ”${title}” från ${sender} har gått ut.`,
    detail: 'Dokumentet kan inte längre skrivas under.',
  }),
}

/** The text does not say "sign by", because some parties review or accept. */
function deadlineNote(language: Language, expires: string | undefined): Pick<MessageTexts, 'note'> {
  if (!expires) return {}
  return { note: language === 'EN' ? `The deadline is ${expires}.` : `Tidsfristen går ut ${expires}.` }
}

function reasonNote(label: string, reason: string | null): Pick<MessageTexts, 'note'> {
  return reason ? { note: `${label}: ${reason}` } : {}
}

const proofLabels = {
  EN: {
    acts: 'Who has done their part, and when:',
    others: (count: number) => (count === 1 ? 'and 1 other person' : `and ${count} others`),
    sha256: 'SHA-256 of the sealed PDF',
    check: 'Anyone can check the sealed PDF here. The file is not uploaded:',
    mayForward:
      'You may send the sealed PDF itself to others. Its attachment has the addresses by which the parties were reached, their IP addresses and their browsers.',
    mayForwardNumbers: 'Send the sealed PDF only to people who may read the personal numbers in it.',
  },
  SV: {
    acts: 'De här har gjort sin del:',
    others: (count: number) => (count === 1 ? 'och 1 person till' : `och ${count} andra`),
    sha256: 'SHA-256 för den förseglade PDF-filen',
    check: 'Här kan vem som helst kontrollera den förseglade PDF-filen. Filen laddas inte upp:',
    mayForward:
      'Själva den förseglade PDF-filen får du skicka till andra. Dess bilaga innehåller adresserna som parterna nåddes på, deras IP-adresser och deras webbläsare.',
    mayForwardNumbers: 'Skicka den förseglade PDF-filen bara till dem som får läsa personnumren i den.',
  },
} as const

/** If the document is protected by a code, the mail does not name the other parties, because its reader has not entered the code. */
function proofTexts(language: Language, proof: CompletionProof | undefined): Partial<MessageTexts> {
  if (!proof) return {}
  const t = proofLabels[language]
  const lines = proof.acts.slice(0, MAX_ACTS).map(({ name, role, at }) => `${name}, ${acts[language][role]} ${at}`)
  const rest = proof.acts.length - lines.length
  const text = [...lines, ...(rest > 0 ? [t.others(rest)] : [])].join('\n')
  return {
    ...(!proof.isProtected && { quote: { heading: t.acts, text } }),
    note: `${t.sha256}: ${proof.sha256}`,
    check: { label: t.check, url: proof.verifyUrl },
    mayForward: proof.hasPersonalNumber ? t.mayForwardNumbers : t.mayForward,
  }
}

export const messageTexts: Record<Language, TextsByKind> = { EN: english, SV: swedish }

interface CommonTexts {
  /** The first sentence of each message about a test document. */
  test: string
  greeting: (name: string) => string
  messageFrom: (sender: string) => string
  linkHint: string
  /** A warning not to forward the message, because any person with the link can act for the party. */
  doNotForward: string
  footer: (sender: string) => string
  /** Whom the party can ask. */
  questions: (sender: string, contact: string) => string
  /** Added to the footer of a message with a link, because a fraudulent mail could look the same. */
  caution: string
}

/** The texts that all messages share. */
export const commonTexts: Record<Language, CommonTexts> = {
  EN: {
    test: 'This is a test. What you sign has no legal effect.',
    greeting: (name) => `Hello ${name},`,
    messageFrom: (sender) => `Message from ${sender}:`,
    linkHint: 'If the button does not work, open this address:',
    doNotForward: 'The link is for you alone. Please do not forward this message.',
    footer: (sender) => `Sent by Paraph on behalf of ${sender}.`,
    questions: (sender, contact) => `Questions? Ask ${sender}: ${contact}.`,
    caution:
      'If you did not expect it, ask the sender first, using a phone number or address that you already have, or ignore it.',
  },
  SV: {
    test: 'Det här är ett test. Det du skriver under har ingen rättslig verkan.',
    greeting: (name) => `Hej ${name}!`,
    messageFrom: (sender) => `Meddelande från ${sender}:`,
    linkHint: 'Om knappen inte fungerar, öppna den här adressen:',
    doNotForward: 'Länken är personlig. Vidarebefordra inte det här meddelandet.',
    footer: (sender) => `Skickat av Paraph på uppdrag av ${sender}.`,
    questions: (sender, contact) => `Frågor? Kontakta ${sender}: ${contact}.`,
    caution:
      'Om du inte väntade dig det: fråga avsändaren först, via ett telefonnummer eller en adress som du redan har, eller bortse från det.',
  },
}
