import type {
  DeliveryMethod,
  EventData,
  EventType,
  LinkKind,
  MessageKind,
  PartyRole,
  PersonAct,
  TwoStepVerification,
} from '@paraph/contract'
import type { BankIdEnvironment, EvidenceReading } from '@paraph/verify'
import type { SealLevel } from '#platform/settings/seal-settings.ts'
import type { Inline, RichText } from '@paraph/typesetter/text/inline.ts'

export interface EventFacts {
  /** The name of the party that the event is about. */
  party: string
  role: PartyRole | undefined
  data: EventData
  /** True if the page of the signature has reported that the party confirmed the reading. */
  hasConfirmed: boolean
}

/** All words on the signature pages. Values from other people are isolated by `say`. */
export interface Texts {
  locale: string
  language: string
  eyebrow: string
  intro: string
  footer: (page: number, count: number) => string
  test: { mark: string; banner: string; warning: string }

  /** What each party did, on the first page. */
  summary: {
    heading: string
    /** What it means that a party used this link. */
    aboutLinks: Record<LinkKind, string>
    sent: string
    passedOn: string
    opened: string
    read: string
    deeds: Record<PartyRole, string>
    how: Record<'DRAWN' | 'PICTURE' | 'TYPED' | 'CLICK' | 'MANUAL' | 'BANKID', string>
    identified: string
    links: Record<LinkKind, string>
    codes: Record<Exclude<TwoStepVerification, 'NONE'>, (address: string) => Inline[]>
    bankId: (name: string, personalNumber: string) => Inline[]
    from: string
    ipAddress: (shortened: string) => string
    notRecorded: string
  }

  document: {
    heading: string
    file: string
    pages: (count: number, size: string) => string
    fileHash: string
    encryption: string
    encrypted: string
    attachments: string
    comments: string
    comment: (page: number, author: string | null) => string
    sender: string
    created: string
    sent: string
    id: string
  }

  parties: {
    heading: (count: number) => string
    /** Says which personal data these pages leave out, and where it is. */
    shortened: string
    roles: Record<PartyRole, string>
    deeds: Record<PartyRole, (time: string) => string>
    notRequired: string
    company: string
    orgNumber: (number: string) => Inline[]
    country: string
    reached: string
    reachedBy: Record<DeliveryMethod, (address: string) => RichText>
    link: string
    links: Record<LinkKind, string>
    verified: string
    verifiedBy: Record<TwoStepVerification, (address: string) => RichText>
    drawn: (name: string) => string
    pictured: (name: string) => string
    typed: string
    manual: string
    clicked: string
    bankid: string
    /** The text in the frame of the signature. */
    bankIdNotReal: Record<Exclude<BankIdEnvironment, 'production'>, string>
    bankIdPerson: string
    bankIdPersonIs: (name: string, personalNumber: string) => Inline[]
    bankIdEnvironments: Record<BankIdEnvironment, string>
    bankIdTime: string
    statement: (version: string) => Inline[]
    file: string
    reading: string
    readingWas: (reading: EvidenceReading | null | undefined, pages: number) => string
    sameFile: string
    otherFile: string
    unknown: string
    signatureHash: string
    /** Stands above the values that the party filled in. */
    fields: (time: string) => string
    fieldOnPages: (pages: number[]) => string
    fieldValues: Record<'empty' | 'ticked' | 'unticked' | 'drawn', string>
  }

  trail: {
    heading: string
    intro: (count: number) => string
    omitted: (count: number) => string
    time: string
    event: string
    hash: string
    lastHash: string
    accountChain: string
    accountEntry: (number: number) => string
    events: Record<EventType, (facts: EventFacts) => Inline[]>
    /** The text for events that a newer version of the service recorded. */
    otherEvent: (type: string) => Inline[]
    bySender: string
    byParty: (name: string) => Inline[]
    byService: string
    byReporter: (name: string) => Inline[]
    to: (address: string) => Inline[]
    reason: (reason: string) => Inline[]
    titleBefore: (title: string) => Inline[]
    deadline: (before: string | undefined, after: string | undefined) => Inline[]
    messages: Record<MessageKind, string>
    links: Record<LinkKind, string>
    /** The act of a person, as the signing page reported it. */
    acts: Record<PersonAct, string>
    noAct: string
  }

  seal: {
    heading: string
    subject: string
    issuer: string
    level: string
    levels: Record<SealLevel, string>
    time: string
    selfSigned: string
  }

  verify: {
    heading: string
    how: string
    qr: (url: string) => string
    seal: { title: string; text: string }
    trail: { title: string; text: string }
    evidence: { title: string; text: string }
  }
}
