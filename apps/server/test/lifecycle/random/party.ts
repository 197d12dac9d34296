import type { AddParty } from '@paraph/client'
import type { Person } from './operations.ts'

export interface Party extends Person, Required<Omit<AddParty, 'contactId'>> {
  number: number
  name: string
  isRemoved: boolean
  signingStatus: 'NOT_SIGNED' | 'SIGNED' | 'REJECTED'
  readStatus: 'NOT_OPENED' | 'OPENED' | 'READ'
  sendStatus: 'NOT_SENT' | 'SENT' | 'DELIVERED' | 'BOUNCED' | 'FAILED' | null
  /** Which of its links, counted from 0, is the one that works. */
  link: number
  /** Whether it was told that it is its turn. */
  isReleased: boolean
  remindedAt: number
  /** When the next reminder comes by itself, if it must act and there are any left. */
  nextReminderAt: number
  remindersSent: number
}

export interface Message {
  party: Party
  kind: string
  /** How and where it goes. */
  to: string
  status: string
}

export function newParty(number: number, fields: Person & Omit<AddParty, 'contactId'>): Party {
  return {
    signingOrder: null,
    deliveryMethod: 'EMAIL',
    requiredSignature: 'DRAWING',
    twoStepVerification: 'NONE',
    ...fields,
    number,
    name: 'Anna Lindqvist',
    isRemoved: false,
    signingStatus: 'NOT_SIGNED',
    readStatus: 'NOT_OPENED',
    sendStatus: fields.deliveryMethod === 'NONE' ? null : 'NOT_SENT',
    link: 0,
    isReleased: false,
    remindedAt: -Infinity,
    nextReminderAt: Infinity,
    remindersSent: 0,
  }
}

export const mustAct = ({ role, requiredSignature }: Party) => role !== 'ORGANIZER' || requiredSignature !== 'NONE'

export function addressOf({ deliveryMethod, email, phone }: Party): string | undefined {
  if (deliveryMethod === 'NONE') return undefined
  return `${deliveryMethod} ${deliveryMethod === 'EMAIL' ? email : phone}`
}

export function lacks({ deliveryMethod, twoStepVerification, requiredSignature, ...party }: Party): string[] {
  const isNeeded = {
    email: deliveryMethod === 'EMAIL' || twoStepVerification === 'EMAIL_BEFORE_SIGNING',
    phone: deliveryMethod === 'SMS' || twoStepVerification === 'SMS_BEFORE_SIGNING',
    ssn: requiredSignature === 'BANKID',
  }
  return (['email', 'phone', 'ssn'] as const)
    .filter((field) => isNeeded[field] && party[field] === null)
    .map((field) => `/parties/${party.number}/${field}`)
}

/** It is the turn of a party when all with lower numbers who must act have acted; who has no number waits for nobody. */
export function isTurnOf({ signingOrder }: Party, parties: Party[]): boolean {
  const awaited = parties.filter((party) => mustAct(party) && party.signingStatus === 'NOT_SIGNED')
  return signingOrder === null || signingOrder <= Math.min(...awaited.map((party) => party.signingOrder ?? Infinity))
}
