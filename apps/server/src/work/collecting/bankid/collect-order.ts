import { statusAt } from '#domain/documents/status.ts'
import { endOrder, storeCompletion, storeHint } from '#domain/identity/bankid/order-change-store.ts'
import { isReadyToFinish, orderTimes, stepOf } from '#domain/identity/bankid/order-rules.ts'
import type { Order } from '#domain/identity/bankid/order-store.ts'
import { cancelAtBankId } from '#platform/bankid/cancel-order.ts'
import { BankIdError, type CollectedOrder } from '#platform/bankid/rp-api.ts'
import { finishOrder, type FinishDeps } from './finish-order.ts'
import { findSituation } from './situation.ts'

export interface CollectDeps extends FinishDeps {
  /** Reports to the operator that BankID does not answer. */
  onUnavailable?: (error: unknown) => void
}

/** Runs the next step of an order on which this process has the lease. */
export async function collectOrder(order: Order, deps: CollectDeps): Promise<void> {
  const { db, now, bankId } = deps
  const step = stepOf(order, now())
  if (step.do === 'finish') return finishOrder(order, deps)
  if (step.do === 'wait') return
  const failure = step.do === 'fail' ? step.failure : await findChange(order, deps)
  if (failure === undefined) return collect(order, deps)
  // The order ends here before it ends at BankID, so that an answer of BankID that arrives in between can't become a signature.
  const ended = await endOrder(db, order.id, { status: 'FAILED', failure })
  if (ended) await cancelAtBankId(bankId, { ...order, ...ended })
}

/** Returns why the order can't become a signature any more, if so. Skips the comparison if the document has not changed since the start. */
async function findChange(
  order: Order,
  { db, now, personalNumbers, timeZone }: CollectDeps,
): Promise<string | undefined> {
  const document = await db
    .selectFrom('documents')
    .select(['status', 'expires_at as expiresAt', 'seal_status as sealStatus', 'updated_at as updatedAt'])
    .where('id', '=', order.documentId)
    .executeTakeFirst()
  if (!document) return 'documentClosed'
  const lockedAt = now()
  const status = statusAt(document, lockedAt)
  if (status === 'SENT' && document.updatedAt < order.createdAt) return undefined
  return (await findSituation(db, order, { status, lockedAt }, { personalNumbers, timeZone })).failure
}

async function collect(order: Order, deps: CollectDeps): Promise<void> {
  const { db, now, bankIdEvidence } = deps
  const collected = await ask(order, deps)
  if (collected?.status === 'failed') {
    await endOrder(db, order.id, { status: 'FAILED', failure: collected.hintCode })
    return
  }
  const at = now()
  if (collected?.status !== 'complete') {
    await storeHint(db, order.id, collected?.hintCode, orderTimes.nextCollect(at))
    return
  }
  // The answer is stored before the document is signed, because BankID gives it only once or for some minutes.
  const completion = bankIdEvidence.encrypt(Buffer.from(JSON.stringify(collected.completionData)))
  const times = { completedAt: at, collectAt: orderTimes.lease(at) }
  const stored = await storeCompletion(db, order.id, completion, times)
  if (stored && isReadyToFinish(stored)) await finishOrder(stored, deps)
}

/** Returns undefined if BankID does not answer. The order is retried until it expires. */
async function ask({ orderRef }: Order, { bankId, onUnavailable }: CollectDeps): Promise<CollectedOrder | undefined> {
  try {
    return await bankId.api.collect(orderRef!)
  } catch (error) {
    // BankID does not know the order any more.
    if (error instanceof BankIdError && error.code === 'invalidParameters') {
      return { status: 'failed', orderRef: orderRef!, hintCode: 'expiredTransaction' }
    }
    onUnavailable?.(error)
    return undefined
  }
}
