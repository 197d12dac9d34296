import { AbortedTransactionError } from 'kysely'
import type { ServerServices } from '#api/request-services.ts'
import { holdTransaction } from '#platform/database/held-transaction.ts'
import type { PoolOrHeld, Transaction } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'
import { SealedValueError } from '#platform/secrets/cipher.ts'
import { fingerprintBytes } from './fingerprint.ts'
import { ANSWERS_KEPT, LEASE, REPEAT_AFTER } from './idempotency-rules.ts'
import { deleteClaim, findRecord, type LockedKey, storeRecord, type StoredRecord, tryLock } from './store.ts'

export interface OnceRequest {
  /** The key of the record, from the caller and its idempotency-key. */
  key: Buffer
  /** The same for each repeat of the request, and different for any other request. */
  fingerprint: Buffer
}

/** What the handler of the request gets in place of the database. */
export interface Run {
  db: PoolOrHeld
  commitSoFar: () => Promise<void>
}

/** The reply of the handler, or the body of the answer that an earlier request got. */
export type Answer = { reply: object } | { replayed: string }

type Deps = Pick<ServerServices, 'db' | 'now' | 'storedAnswers'>

/**
 * Runs the handler, and stores its answer in the transaction of its writes. So after a crash, either both exist or neither. A repeat gets the stored
 * answer, and the handler does not run. Problems are not stored.
 *
 * @throws Problem of the handler; `idempotency_request_in_progress`, `idempotency_key_reused`
 */
export async function runOnce(
  { key, fingerprint }: OnceRequest,
  { db, now, storedAnswers }: Deps,
  handle: (run: Run) => Promise<object>,
): Promise<Answer> {
  /** The end of the lease, if the request has committed a part of its changes. It also identifies the lease: another request may have replaced it. */
  let lease: string | undefined
  let hasClaimed = false
  const claim = async (tx: Transaction): Promise<LockedKey> => {
    // These are two statements, so that the second one sees the commit of the previous holder of the lock.
    const locked = await tryLock(tx, key)
    if (!locked) throw inProgress()
    const found = await findRecord(tx, key, now())
    if (lease === undefined ? found : found?.expiresAt !== lease) throw new AlreadyClaimed(found)
    hasClaimed = true
    return locked
  }
  const replay = (found: StoredRecord | undefined): Answer => {
    if (!found?.answer) throw inProgress()
    const stored = readAnswer(found.answer, storedAnswers)
    if (!stored.fingerprint.equals(fingerprint)) throw new Problem('idempotency_key_reused')
    return { replayed: stored.body }
  }

  const found = await findRecord(db, key, now())
  if (found) return replay(found)
  const held = holdTransaction(db, claim)
  const commitSoFar = async () => {
    const end = new Date(now().getTime() + LEASE).toISOString()
    await held.commit((locked) => storeRecord(locked, { answer: null, expiresAt: end }))
    lease = end
  }
  try {
    const reply = await handle({ db: held.db, commitSoFar })
    const store = (locked: LockedKey) => {
      const answer = storedAnswers.encrypt(Buffer.concat([fingerprint, Buffer.from(JSON.stringify(reply))]))
      return storeRecord(locked, { answer, expiresAt: new Date(now().getTime() + ANSWERS_KEPT).toISOString() })
    }
    // The answer is stored only if the request has written something. Otherwise a repeat is harmless, and the table stays small.
    await held.commit(held.hasWritten() ? store : undefined)
    return { reply }
  } catch (error) {
    if (error instanceof AlreadyClaimed) return replay(error.found)
    // Writes of the handler from before its failure remain, as without a key. One example is the count of a wrong code.
    await held.commit().catch((commitError: unknown) => {
      // If the handler failed with another error, that error is the cause: a failed statement aborts the transaction, and a broken connection can't
      // commit.
      if (error instanceof Problem && !(commitError instanceof AbortedTransactionError)) throw commitError
    })
    if (lease !== undefined) await deleteClaim(db, key, lease)
    // The handler may have failed because another request with the key succeeded in the meantime.
    const late = hasClaimed ? undefined : await findRecord(db, key, now())
    if (late) return replay(late)
    throw error
  }
}

/** Another request with the key was faster. This may be no problem for the client, because the other request may have stored its answer. */
class AlreadyClaimed extends Error {
  readonly found: StoredRecord | undefined
  constructor(found: StoredRecord | undefined) {
    super('Another request has the key.')
    this.found = found
  }
}

function readAnswer(sealed: Buffer, cipher: ServerServices['storedAnswers']): { fingerprint: Buffer; body: string } {
  try {
    const plain = cipher.decrypt(sealed)
    return { fingerprint: plain.subarray(0, fingerprintBytes), body: plain.toString('utf8', fingerprintBytes) }
  } catch (cause) {
    if (!(cause instanceof SealedValueError)) throw cause
    const detail =
      'A request with this idempotency-key has succeeded, but its answer can not be read any more. Read what it changed.'
    throw new Problem('internal_error', detail, { cause })
  }
}

function inProgress(): Problem {
  return new Problem('idempotency_request_in_progress', undefined, { headers: { 'retry-after': String(REPEAT_AFTER) } })
}
