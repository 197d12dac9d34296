import { expect, test } from 'vitest'
import { atOnce, holdDocument } from '../../../support/at-once.ts'
import { partyOf } from '@paraph/testing/server/bankid.ts'
import { laptopKey, path, useBankId, type Sent } from './signing.support.ts'

const { db, clock, simulator, collect, sent, act, depsWith, services } = await useBankId()

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
