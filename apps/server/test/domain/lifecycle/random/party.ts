import type { Person, Task } from './operations.ts'

export interface Party extends Person, Required<Task> {
  number: number
  name: string
  isRemoved: boolean
  /** True if the party was removed after the document was sent. Then its link says so. */
  wasRemovedLate: boolean
  signingStatus: 'NOT_SIGNED' | 'SIGNED' | 'REJECTED'
  readStatus: 'NOT_OPENED' | 'OPENED' | 'READ'
  sendStatus: 'NOT_SENT' | 'SENT' | 'DELIVERED' | 'BOUNCED' | 'FAILED' | null
  /** The number of the link that works, counted from 0. */
  link: number
  /** True if the party was informed that it is its turn. */
  isReleased: boolean
  remindedAt: number
  /** The time of the next automatic reminder, if the party must act and has reminders left. */
  nextReminderAt: number
  remindersSent: number
  /** The time of the last message that asked it to act, or else of its turn. */
  askedAt: number
  /** The times at which codes were sent to it. */
  codesAt: number[]
  /** The proof of its last two-step verification: the number of the link, the address of the code, and the time until which it is valid. */
  pass: { link: number; to: string | undefined; until: number } | undefined
  /** True if the server keeps values that the party has not signed yet. */
  hasSaved: boolean
}

export interface Message {
  party: Party
  kind: string
  /** Channel and address. */
  to: string
  status: string
}

export function newParty(number: number, fields: Person & Task): Party {
  return {
    signingOrder: null,
    deliveryMethod: 'EMAIL',
    requiredSignature: 'DRAWING',
    twoStepVerification: 'NONE',
    ...fields,
    number,
    name: 'Anna Lindqvist',
    isRemoved: false,
    wasRemovedLate: false,
    signingStatus: 'NOT_SIGNED',
    readStatus: 'NOT_OPENED',
    sendStatus: fields.deliveryMethod === 'NONE' ? null : 'NOT_SENT',
    link: 0,
    isReleased: false,
    remindedAt: -Infinity,
    nextReminderAt: Infinity,
    remindersSent: 0,
    askedAt: -Infinity,
    codesAt: [],
    pass: undefined,
    hasSaved: false,
  }
}

export const mustAct = ({ role, requiredSignature }: Party) => role !== 'ORGANIZER' || requiredSignature !== 'NONE'

export function addressOf({ deliveryMethod, email, phone }: Party): string | undefined {
  if (deliveryMethod === 'NONE') return undefined
  return `${deliveryMethod} ${deliveryMethod === 'EMAIL' ? email : phone}`
}

/** Where the codes of the two-step verification go; undefined if there is none. */
export function codeAddressOf({ twoStepVerification, email, phone }: Party): string | undefined {
  if (twoStepVerification === 'NONE') return undefined
  return twoStepVerification === 'EMAIL_BEFORE_SIGNING' ? `EMAIL ${email}` : `SMS ${phone}`
}

export function lacks({ deliveryMethod, twoStepVerification, requiredSignature, ...party }: Party): string[] {
  const isNeeded = {
    email: deliveryMethod === 'EMAIL' || twoStepVerification === 'EMAIL_BEFORE_SIGNING',
    phone: deliveryMethod === 'SMS' || twoStepVerification === 'SMS_BEFORE_SIGNING',
    ssn: requiredSignature === 'BANKID',
  }
  const missing = (['email', 'phone', 'ssn'] as const).filter((field) => isNeeded[field] && party[field] === null)
  return missing.map((field) => `/parties/${party.number}/${field}`)
}

/** Returns whether it is the turn of a party: all parties with lower numbers who must act have acted. A party without a number does not wait. */
export function isTurnOf({ signingOrder }: Party, parties: Party[]): boolean {
  const awaited = parties.filter((party) => mustAct(party) && party.signingStatus === 'NOT_SIGNED')
  return signingOrder === null || signingOrder <= Math.min(...awaited.map((party) => party.signingOrder ?? Infinity))
}
