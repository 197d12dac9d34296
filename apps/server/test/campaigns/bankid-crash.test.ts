import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { SECRET_KEY, startWorker } from '@paraph/testing/programs/process.ts'
import { useBankId } from '../api/signing-session/bankid/signing.support.ts'

const { db, config, simulator, sent, act } = await useBankId()

/** Starts a process that collects, as `npm run worker` does. */
async function startCollecting() {
  const worker = await startWorker({
    DATABASE_URL: config.databaseUrl!,
    SECRET_KEY,
    PUBLIC_URL: config.publicUrl,
    SEAL_CERTIFICATE: inject('sealCertificate'),
    LOG_LEVEL: 'error',
    ...simulator.settings,
  })
  const kill = async () => {
    worker.child.kill('SIGKILL')
    await worker.exited
  }
  onTestFinished(kill)
  return { ...worker, kill }
}

/** The lease of a process that was killed ends now, and not in some seconds. */
const endLeases = () =>
  db
    .updateTable('bankid_orders')
    .set({ collect_at: new Date().toISOString() })
    .where('collect_at', 'is not', null)
    .execute()

test('after kill -9 at any moment of an order of BankID, another process goes on, and the party signs once', async () => {
  const { id, started, order, stored, signatures, events } = await sent({}, {})
  const first = await startCollecting()
  const { orderRef } = await started()
  await expect.poll(async () => (await order()).hintCode).toBe('outstandingTransaction')
  await first.kill()

  await act(orderRef, 'sign')
  await endLeases()
  await db.transaction().execute(async (tx) => {
    // On a busy machine, a process takes longer to start than a transaction may be idle.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    // The process stores the answer of BankID, and then waits for the document.
    await tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
    const second = await startCollecting()
    await expect.poll(async () => (await stored())[0]!.completion !== null).toBe(true)
    await second.kill()
  })
  expect(await order()).toMatchObject({ status: 'PENDING' })
  expect(await signatures()).toEqual([])

  // BankID is not asked again.
  simulator.refuse('internalError')
  onTestFinished(() => simulator.refuse(undefined))
  await endLeases()
  const third = await startCollecting()
  await expect.poll(async () => (await order()).status).toBe('COMPLETE')
  expect(await signatures()).toHaveLength(1)
  expect((await events()).filter(({ type }) => type === 'party.signed')).toHaveLength(1)
  expect(await stored()).toMatchObject([{ completion: null, secrets: null, collect_at: null }])
  third.child.kill('SIGTERM')
  expect(await third.exited).toBe(0)
})
