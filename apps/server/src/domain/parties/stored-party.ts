import type { DeliveryMethod, RequiredSignature, TwoStepVerification } from '@paraph/contract'
import type { PartyRow } from './store.ts'

/** How a party takes part. The API also knows null for "none", but no request stores it. */
interface Choices {
  deliveryMethod: DeliveryMethod
  requiredSignature: RequiredSignature
  twoStepVerification: TwoStepVerification
}

/** A party, and the fields that only the rules need. */
export interface StoredParty extends Omit<PartyRow, keyof Choices>, Choices {
  /** The server makes the links of the party from it. */
  linkNonce: string
  /** The time at which the party's turn began. */
  releasedAt: string | null
  remindedAt: string | null
  /** The number of automatic reminders. */
  remindersSent: number
  nextReminderAt: string | null
}

declare const isLocked: unique symbol

/** A party that was read under the lock of its document, so no other transaction changes it. Functions that decide about a change take it as a parameter. */
export type LockedParty = StoredParty & { readonly [isLocked]: true }
