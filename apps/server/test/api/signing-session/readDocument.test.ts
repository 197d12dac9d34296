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
    const { data } = await (await party(index)).POST(path)
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
