import { expect, onTestFinished, test } from 'vitest'
import { startCollector } from '#work/collecting/bankid/collect-orders.ts'
import type { Database } from '#platform/database/tables.ts'
import { atOnce } from '../../../support/at-once.ts'
import { partyOf } from '@paraph/testing/server/bankid.ts'
import { newPersonalNumber } from '@paraph/testing/server/bankid.ts'
import { laptopKey, path, startBankId, type Sent } from './signing.support.ts'

const { db, clock, simulator, collect, sent, act, depsWith, services } = await startBankId()

const holdDocument = (id: string) => (tx: Database) =>
  tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()

const race = <T>({ id }: Sent, ...requests: (() => Promise<T>)[]) => atOnce(db, holdDocument(id), requests)

test('two tabs that start at once have one order, at BankID too', async () => {
  const party = await sent()
  const { client, consentVersion, order, stored } = party
  const body = { consentVersion: await consentVersion(), device: 'OTHER', browserKey: laptopKey } as const
  const start = () => client.POST(path, { body })
  const answers = await race(party, start, start, start)
  const ids = new Set(answers.map(({ data }) => data!.id))
  expect(ids.size).toBe(1)
  expect(await stored()).toHaveLength(1)
  expect(simulator.orders().filter(({ request }) => partyOf(request) === party.ids[0])).toHaveLength(1)
  expect(await order()).toMatchObject({ status: 'PENDING' })
})

test('of two browsers that start at once, at most one has an order, and BankID has no other', async () => {
  const party = await sent()
  const { client, consentVersion, stored } = party
  const body = { consentVersion: await consentVersion(), device: 'OTHER' } as const
  await race(
    party,
    () => client.POST(path, { body: { ...body, browserKey: laptopKey } }),
    () => client.POST(path, { body: { ...body, browserKey: 'another-browser-key-0001' } }),
  )
  const active = (await stored()).filter(({ collect_at }) => collect_at !== null)
  expect(active.length).toBeLessThanOrEqual(1)
  const pending = simulator
    .orders()
    .filter(({ request, status }) => partyOf(request) === party.ids[0] && status === 'pending')
  expect(pending.map(({ orderRef }) => orderRef)).toEqual(active.map(({ order_ref }) => order_ref))
})

test.each(['complete', 'cancel'] as const)(
  'of the signature and the cancelling by the party, the first one counts: %s',
  async (first) => {
    const party = await sent({}, {})
    const { client, started, order, signatures } = party
    await act((await started()).orderRef, 'sign')
    const cancel = async () => void (await client.DELETE(path))
    await race(party, ...(first === 'complete' ? [() => collect(), cancel] : [cancel, () => collect()]))
    expect(await order()).toMatchObject({ status: first === 'complete' ? 'COMPLETE' : 'CANCELLED' })
    expect(await signatures()).toHaveLength(first === 'complete' ? 1 : 0)
  },
)

test.each(['complete', 'cancel'] as const)(
  'of the signature and the cancelling of the document, the first one counts: %s',
  async (first) => {
    const party = await sent({}, {})
    const { started, stored, signatures, cancelDocument } = party
    await act((await started()).orderRef, 'sign')
    const cancel = async () => void (await cancelDocument())
    await race(party, ...(first === 'complete' ? [() => collect(), cancel] : [cancel, () => collect()]))
    expect(await stored()).toMatchObject([
      first === 'complete' ? { status: 'COMPLETE' } : { status: 'FAILED', failure: 'documentClosed' },
    ])
    expect(await signatures()).toHaveLength(first === 'complete' ? 1 : 0)
  },
)

test.each(['complete', 'update'] as const)(
  'of the signature and a new personal number, the first one counts: %s',
  async (first) => {
    const party = await sent({}, {})
    const { started, stored, signatures, update, ssn } = party
    await act((await started()).orderRef, 'sign')
    const refusals: (string | undefined)[] = []
    const change = async () => void refusals.push((await update({ ssn: newPersonalNumber() })).error?.code)
    await race(party, ...(first === 'complete' ? [() => collect(), change] : [change, () => collect()]))
    expect(refusals).toEqual([first === 'complete' ? 'party_signed' : undefined])
    expect(await stored()).toMatchObject([
      first === 'complete' ? { status: 'COMPLETE' } : { status: 'FAILED', failure: 'documentChanged' },
    ])
    expect(await signatures()).toHaveLength(first === 'complete' ? 1 : 0)
    expect(ssn).toHaveLength(12)
  },
)

test('two processes that finish the same order sign once', async () => {
  const party = await sent({}, {})
  const { started, order, confirm, nonceOf, signatures, events } = party
  const { order: first, orderRef } = await started('SAME')
  await act(orderRef, 'sign')
  await collect()
  await confirm(first.id, nonceOf(orderRef))
  const later = new Date(clock.now().getTime() + 60_000)
  // The lease of the first process is over when the second one takes the order.
  await race(
    party,
    () => collect(depsWith(), later),
    () => collect(depsWith(), later),
  )
  expect(await order()).toMatchObject({ status: 'COMPLETE' })
  expect(await signatures()).toHaveLength(1)
  expect((await events()).filter(({ type }) => type === 'party.signed')).toHaveLength(1)
})

test('two processes together collect each order once a second', async () => {
  const parties = [await sent(), await sent(), await sent()]
  const start = clock.now().getTime()
  onTestFinished(() => void (clock.now = () => new Date()))
  clock.now = () => new Date(start)
  const refs: string[] = []
  for (const { started } of parties) refs.push((await started()).orderRef)
  const calls = new Map<string, number>()
  const watched = depsWith({
    api: {
      collect: (orderRef) => {
        calls.set(orderRef, (calls.get(orderRef) ?? 0) + 1)
        return services.bankId!.api.collect(orderRef)
      },
    },
  })
  /** Both processes look for orders at this time after the start, and return how often each order has been collected. */
  const collectedAt = async (milliseconds: number) => {
    clock.now = () => new Date(start + milliseconds)
    await Promise.all([1, 2].map(() => collect(watched, clock.now())))
    return refs.map((ref) => calls.get(ref) ?? 0)
  }
  // An order is collected for the first time a second after its start.
  expect(await collectedAt(999)).toEqual([0, 0, 0])
  for (const count of [1, 2, 3]) {
    expect(await collectedAt(count * 1000)).toEqual([count, count, count])
    expect(await collectedAt(count * 1000 + 999)).toEqual([count, count, count])
  }
})

test('two processes that poll sign each order once', async () => {
  const parties = [await sent(), await sent(), await sent()]
  const errors: unknown[] = []
  const collectors = [1, 2].map(() => startCollector({ ...depsWith(), onError: (error) => errors.push(error) }))
  try {
    for (const { started } of parties) await act((await started()).orderRef, 'sign')
    for (const { order } of parties) await expect.poll(async () => (await order()).status).toBe('COMPLETE')
  } finally {
    await Promise.all(collectors.map(({ close }) => close()))
  }
  for (const { signatures } of parties) expect(await signatures()).toHaveLength(1)
  expect(errors).toEqual([])
})

test('an order that the party cancels while BankID says that the person has signed stays cancelled', async () => {
  const { client, started, order, signatures, stored } = await sent()
  const { orderRef: signed } = await started()
  await act(signed, 'sign')
  const collectLate = async (orderRef: string) => {
    const collected = await services.bankId!.api.collect(orderRef)
    // Orders of other tests may be due too.
    if (orderRef === signed) await client.DELETE(path)
    return collected
  }
  await collect(depsWith({ api: { collect: collectLate } }))
  expect(await order()).toMatchObject({ status: 'CANCELLED' })
  expect(await stored()).toMatchObject([{ completion: null, collect_at: null }])
  expect(await signatures()).toEqual([])
})
