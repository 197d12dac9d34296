import type { Fault } from '@paraph/contract'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Signature } from '#domain/signatures/hash-signature.ts'
import type { Channel } from '#platform/database/tables.ts'
import type { BankIdEnvironment } from '#platform/settings/bankid.ts'

/**
 * One way to establish who acts: a link, a code, BankID. The fields of a party say which methods apply, and the party must pass all of them. The
 * steps of the person and the check of the proof differ too much to share code, so each method has its own operations.
 */
export interface IdentityMethod<Receipt extends object> {
  /** Returns what the party and the server lack for the method. The document can't be sent until this is empty. Empty if the method does not apply. */
  faults: (party: StoredParty, server: Abilities) => Fault[]
  /** Returns the part of a signature's receipt that is about the method. */
  receipt: (signature: Signature) => Receipt
}

/** What the server can do for one document. */
export interface Abilities {
  /** Says whether the document was made with a live key or with a test key. */
  mode: 'LIVE' | 'TEST'
  /** The channels by which the server can send. */
  channels: ReadonlySet<Channel>
  /** Undefined without the settings of BankID. */
  bankId: { environment: BankIdEnvironment } | undefined
}

export interface AddressNeed {
  field: 'email' | 'phone'
  /** The field of the party that makes the address necessary. */
  neededBy: 'deliveryMethod' | 'twoStepVerification'
  /** The channel that the server must have. */
  channel?: Channel
}

/** Returns what a party lacks to get a message, and what the server lacks to send it. */
export function addressFaults(
  party: StoredParty,
  { field, neededBy, channel }: AddressNeed,
  { channels }: Abilities,
): Fault[] {
  const faults: Fault[] = []
  if (!party[field]) {
    const detail = `is required, because the ${neededBy} is ${party[neededBy]}`
    faults.push({ pointer: `/parties/${party.id}/${field}`, code: 'required', detail })
  }
  if (channel && !channels.has(channel)) {
    const setting = { EMAIL: 'SMTP_URL', SMS: 'SMS_URL' }[channel]
    const detail = `can't be ${party[neededBy]}, because this server has no setting ${setting}`
    faults.push({ pointer: `/parties/${party.id}/${neededBy}`, code: 'channel_unavailable', detail })
  }
  return faults
}
