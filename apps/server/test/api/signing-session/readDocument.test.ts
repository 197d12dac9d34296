import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const path = '/api/v1/signing-session/read'

test('200 marks the party as READ, with or without an opening before, and records it once', async () => {
  const { ids, party, stored, eventsOf } = await sentTo({}, {})
  await (await party()).POST('/api/v1/signing-session/open')
  for (const index of [0, 1, 0, 1]) {
    const { data, response } = await (await party(index)).POST(path)
    expect(response.status).toBe(200)
    expect(data!.party!.readStatus).toBe('READ')
    expect((await stored(index)).readStatus).toBe('READ')
  }
  const events = await eventsOf('party.opened', 'party.read')
  expect(events.map(({ type, partyId }) => [type, ids.indexOf(partyId!)])).toEqual([
    ['party.opened', 0],
    ['party.read', 0],
    ['party.read', 1],
  ])
  expect(events[1]).toMatchObject({ data: { link: 'MESSAGE', verification: 'NONE' } })
})

test('four calls at once record one event; 200 for a document that has ended changes nothing', async () => {
  const { party, stored, events, eventsOf, setStatus } = await sentTo({}, {})
  const [client, other] = [await party(0), await party(1)]
  const answers = await Promise.all(Array.from({ length: 4 }, () => client.POST(path)))
  expect(answers.map(({ data }) => data!.party!.readStatus)).toEqual(['READ', 'READ', 'READ', 'READ'])
  expect(await eventsOf('party.read')).toHaveLength(1)
  const before = await events()
  for (const status of ['REJECTED', 'COMPLETED'] as const) {
    await setStatus(status)
    expect((await other.POST(path)).response.status).toBe(200)
    expect((await stored(1)).readStatus).toBe('NOT_OPENED')
    expect(await events()).toEqual(before)
  }
})

test('200 records the kind of act that the signing page names', async () => {
  const { party, eventsOf } = await sentTo({})
  await (await party(0, 'MESSAGE', { 'person-act': 'KEY' })).POST(path)
  const [event] = await eventsOf('party.read')
  expect(event!.data).toEqual({ act: 'KEY', link: 'MESSAGE', verification: 'NONE' })
})
