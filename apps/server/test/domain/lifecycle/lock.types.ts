import type { DocumentLock, LockingTransaction } from '#domain/documents/document-lock.ts'
import { changeDraft, eraseDocument, markEnded, markSent } from '#domain/documents/store.ts'
import { findHead } from '#domain/events/store.ts'
import { advanceTurns } from '#domain/lifecycle/advance-turns.ts'
import type { LockedDocument } from '#domain/lifecycle/lock.ts'
import { remind } from '#domain/lifecycle/reminders.ts'
import { signForParty } from '#domain/lifecycle/sign-for-party.ts'
import { type PartyToAct, requireActing, signOrReject } from '#domain/lifecycle/sign-or-reject.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { eraseParty } from '#domain/parties/store.ts'
import { findStoredParties, findStoredParty } from '#domain/parties/stored-party-store.ts'
import type { Pool, Transaction } from '#platform/database/tables.ts'

interface Things {
  pool: Pool
  tx: Transaction
  locking: LockingTransaction
  document: LockedDocument
  outbox: Outbox
}

/** A value with all visible fields of a lock. Only the brand of the type is missing. */
const unlockedOf = ({ tx, id, accountId, lockedAt }: DocumentLock) => ({ tx, id, accountId, lockedAt })

/** The type checker checks these functions. It fails if an expected error does not occur. */
export function documents({ document }: Things) {
  const unlocked = { ...unlockedOf(document), status: 'DRAFT' as const }
  // @ts-expect-error the document is not locked
  void markEnded(unlocked, { status: 'EXPIRED' })
  // @ts-expect-error the document is not locked
  void markSent(unlocked)

  // @ts-expect-error the document may be sent already
  void markSent(document)
  // @ts-expect-error only a draft can be changed
  void changeDraft(document, {} as Parameters<typeof changeDraft>[1])
  // @ts-expect-error only a draft can be deleted
  void eraseDocument(document)
}

export function partiesOf({ document, outbox }: Things) {
  const unlocked = unlockedOf(document)
  // @ts-expect-error the document is not locked
  void eraseParty(unlocked, 'pty_1')
  // @ts-expect-error the document is not locked
  void outbox.post(unlocked, [], 'send')
}

export function transactions({ tx, locking }: Things) {
  void findHead(locking, 'doc_1')
  // @ts-expect-error the transaction has locked nothing
  void findHead(tx, 'doc_1')
}

export async function decisions({ tx, document, outbox }: Things) {
  const key = { id: document.id, partyId: 'pty_1' }
  const parties = await findStoredParties(document.tx, document.id)
  const party = (await findStoredParty(document.tx, key))!
  const [outdated, outdatedParty] = [await findStoredParties(tx, document.id), (await findStoredParty(tx, key))!]
  type Signing = Parameters<typeof signForParty>[2]
  const deps = { outbox, evidence: { ipAddress: null, userAgent: null, data: {} } }

  const acting: PartyToAct = requireActing(document, party, parties)
  void signOrReject(document, acting, { type: 'SIGNED' }, deps)
  // @ts-expect-error nothing has checked that the party may act
  void signOrReject(document, party, { type: 'SIGNED' }, deps)
  // @ts-expect-error nothing has checked that the party may act
  void signForParty(document, party, {} as Signing, outbox)
  // @ts-expect-error the party was read without the lock
  requireActing(document, outdatedParty, parties)
  // @ts-expect-error the parties were read without the lock
  void advanceTurns(document, outbox, { parties: outdated, over: 'send' })
  // @ts-expect-error the parties were read without the lock
  void remind(document, outdated, { actor: { type: 'SYSTEM', id: null }, outbox })
}
