import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const path = '/api/v1/signing-session/open'

test('200 marks the party as OPENED, and records who opened the document and by which link', async () => {
  const { ids, party, stored, eventsOf } = await sentTo({}, {})
  const headers = { 'x-forwarded-for': '192.0.2.7', 'user-agent': `Mozilla/5.0 ${'x'.repeat(1000)}` }
  const { data } = await (await party(0, 'API', headers)).POST(path)
  expect(data!.party!.readStatus).toBe('OPENED')
  expect((await stored()).readStatus).toBe('OPENED')
  expect((await stored(1)).readStatus).toBe('NOT_OPENED')
  const events = await eventsOf('party.opened')
  expect(events).toEqual([
    expect.objectContaining({
      partyId: ids[0],
      actor: { type: 'PARTY', id: ids[0] },
      ipAddress: '192.0.2.7',
      userAgent: headers['user-agent'].slice(0, 500),
      data: { link: 'API', verification: 'NONE' },
    }),
  ])
})

test('a repeated call changes nothing, also after the document was read', async () => {
  const { party, stored, events, eventsOf } = await sentTo({})
  const client = await party()
  for (let call = 0; call < 3; call++) expect((await client.POST(path)).response.status).toBe(200)
  expect(await eventsOf('party.opened')).toHaveLength(1)
  await client.POST('/api/v1/signing-session/read')
  const before = await events()
  const { data } = await client.POST(path)
  expect(data!.party!.readStatus).toBe('READ')
  expect((await stored()).readStatus).toBe('READ')
  expect(await events()).toEqual(before)
})

test('200 records the kind of act that the signing page names; 400 for an unknown kind changes nothing', async () => {
  const { party, stored, eventsOf } = await sentTo({})
  const withAct = async (act: string) => (await party(0, 'MESSAGE', { 'person-act': act })).POST(path)
  expect((await withAct('PROGRAM')).error).toMatchObject({
    status: 400,
    errors: [{ code: 'enum', detail: expect.stringContaining('POINTER') }],
  })
  expect((await stored()).readStatus).toBe('NOT_OPENED')
  expect((await withAct('TOUCH')).response.status).toBe(200)
  const [event] = await eventsOf('party.opened')
  expect(event!.data).toEqual({ act: 'TOUCH', link: 'MESSAGE', verification: 'NONE' })
})
