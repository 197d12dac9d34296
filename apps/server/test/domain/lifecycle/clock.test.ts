import { confirmOrigin, verifySeal } from '@paraph/verify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMetrics } from '#server/telemetry/metrics.ts'
import { verifyTrails } from '#domain/events/verify-trails.ts'
import { startServer, type TestServer } from '@paraph/testing/server/server.ts'

const HOUR = 3_600_000
const metrics = createMetrics('token')

/** Sends a document to one party. Returns functions that act as the party, and functions that read from the API. */
async function sentBy({ newAccount, asParty, linkOf, actAs }: TestServer) {
  const account = await newAccount()
  await account.webhookEndpoint({ events: ['party.opened', 'party.signed', 'document.completed'] })
  const { id, parties } = await account.sentDocument({})
  const partyId = parties[0]!
  const { events, party, ...owned } = account.of(id)
  return {
    ...owned,
    id,
    open: async () => asParty(await linkOf(partyId)).POST('/api/v1/signing-session/open'),
    sign: () => actAs(partyId),
    events: async () => (await events()).toReversed(),
    party: () => party(partyId),
  }
}

const movable = await startServer({ metrics })

test('the time of a change is read after the lock', async () => {
  const { db, pool, clock } = movable
  const { draftDocument, of } = await movable.newAccount()
  const { id } = await draftDocument({ title: 'Lease' })
  const waiting = async () => {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]!.waiting
  }
  const started = Date.parse('2030-01-01T00:00:00.000Z')
  clock.now = () => new Date(started)
  const blocked = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
    const request = of(id).update({ title: 'Sublease' })
    await expect.poll(waiting).toBe(1)
    clock.now = () => new Date(started + 5000)
    return { request }
  })
  const at = '2030-01-01T00:00:05.000Z'
  expect((await blocked.request).data).toMatchObject({ title: 'Sublease', updatedAt: at })
  expect((await of(id).events())[0]).toMatchObject({ type: 'document.updated', at })
})

test('after the clock went back, the trail, the signature and the seal are in order; the operator is told', async () => {
  const server = movable
  const { clock, log, db } = server
  const real = Date.parse('2030-06-01T18:05:00.000Z')
  clock.now = () => new Date(real + 1.5 * HOUR)
  const sent = await sentBy(server)
  await sent.open()
  clock.now = () => new Date(real)
  await sent.sign()
  expect(await server.seal(sent.id)).toBeUndefined()

  const ahead = '2030-06-01T19:35:00.000Z'
  expect(new Set((await sent.events()).map(({ at }) => at))).toEqual(new Set([ahead]))
  expect(await sent.party()).toMatchObject({ signedAt: ahead })
  expect(await sent.document()).toMatchObject({ status: 'COMPLETED', completedAt: ahead, updatedAt: ahead })
  const warnings = log.filter((line) => line.includes('ahead of the clock of the database'))
  expect(warnings).toMatchObject([expect.stringContaining('The last event of a document is 5400 s ahead')])
  const scrape = await fetch(`${server.baseUrl}/metrics`, { headers: { authorization: 'Bearer token' } })
  expect(await scrape.text()).toMatch(/^paraph_clock_jumps_total [1-9]/m)

  const sealed = await sent.sealedFile()
  expect(confirmOrigin(await verifySeal(sealed, { now: new Date(real) }))).toMatchObject({
    verdict: 'holds',
    when: { claimedAt: ahead },
    remarks: [{ code: 'seal_in_future', detail: 'seal' }],
  })
  expect(await verifySeal(sealed, { now: new Date(ahead) })).toMatchObject({ remarks: [] })
  const account = await server.newAccount()
  for (const at of [real + HOUR, real]) {
    clock.now = () => new Date(at)
    const { id, parties } = await account.sentDocument({})
    await server.actAs(parties[0]!)
    expect(await server.seal(id)).toBeUndefined()
  }
  const chain = db.selectFrom('account_chain').select('at').where('account_id', '=', account.id).orderBy('number')
  const later = new Date(real + HOUR).toISOString()
  expect((await chain.execute()).map(({ at }) => at)).toEqual([later, later])
  expect((await verifyTrails(db, new Map())).faults).toEqual([])
  // The time of an event delays no webhook.
  const deliveries = db
    .selectFrom('webhook_deliveries')
    .select('due_at')
    .where('due_at', '>', new Date(real).toISOString())
  expect(await deliveries.execute()).toEqual([])
})

// The last test, because it moves the clock of this machine for the other server too.
test('a server whose own clock is wrong by 90 minutes writes the times of the database', async () => {
  const server = await startServer({ databaseClock: true })
  const databaseTime = async () => {
    const { rows } = await server.pool.query<{ at: string }>('select clock_timestamp() as at')
    return rows[0]!.at
  }
  const before = await databaseTime()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1.5 * HOUR })
  onTestFinished(() => void vi.useRealTimers())
  const sent = await sentBy(server)
  await sent.open()
  await sent.sign()
  expect(await server.seal(sent.id)).toBeUndefined()
  const { sentAt, completedAt, createdAt } = await sent.document()
  const { signedAt } = await sent.party()
  // The time of the draft is estimated, and the later ones are read under a lock.
  expect(Math.abs(Date.parse(createdAt) - Date.parse(before))).toBeLessThan(HOUR)
  const times = [before, sentAt!, signedAt!, completedAt!, await databaseTime()]
  expect(times).toEqual(times.toSorted())
  const events = (await sent.events()).slice(1).map(({ at }) => at)
  expect([before, ...events, await databaseTime()]).toEqual([before, ...events.toSorted(), expect.any(String)])
  expect(events.at(-1)).toBe(completedAt)
  vi.useRealTimers()
  expect(await verifySeal(await sent.sealedFile())).toMatchObject({
    reasons: [{ code: 'sealer_unconfirmed' }],
    remarks: [],
  })
})
