import type { Handler } from '#api/operation.ts'
import { endOrder, storeStart } from '#domain/identity/bankid/order-change-store.ts'
import { orderTimes } from '#domain/identity/bankid/order-rules.ts'
import { findOrder } from '#domain/identity/bankid/order-store.ts'
import { cancelAtBankId } from '#platform/bankid/cancel-order.ts'
import { withVerifiedLink } from '../act.ts'
import { textsWithoutRoom } from '../texts-without-room.ts'
import { answerOrder } from './answer-order.ts'
import { startFailure } from './bankid-problems.ts'
import { prepareOrder } from './prepare-order.ts'

/** The order is stored before the call to BankID. So only one of two concurrent starts reaches BankID, and no start is lost if its process dies. */
export const startBankIdOrder: Handler<'startBankIdOrder'> = async ({ header, body }, context) => {
  const { db, now, bankIdEvidence } = context
  const noRoom = await textsWithoutRoom(body, context)
  const { bankId, order, request, replaced } = await withVerifiedLink(context, header, (acting) =>
    prepareOrder(acting, body, noRoom, context),
  )
  if (request) {
    await context.commitSoFar()
    // The old order counts for nothing any more, so nobody should sign it.
    await cancelAtBankId(bankId, replaced)
    const started = await bankId.api.sign(request).catch(async (error: unknown) => {
      const { failure, problem } = startFailure(error)
      await endOrder(db, order.id, { status: 'FAILED', failure })
      throw problem
    })
    const { orderRef } = started
    const startedAt = now()
    const secrets = bankIdEvidence.encrypt(Buffer.from(JSON.stringify(started)))
    const times = { startedAt, collectAt: orderTimes.nextCollect(startedAt) }
    const isStored = await storeStart(db, order.id, { orderRef, secrets }, times)
    if (!isStored) await cancelAtBankId(bankId, { orderRef, completion: null })
  }
  return answerOrder(await findOrder(db, order.id), body.browserKey, context)
}
