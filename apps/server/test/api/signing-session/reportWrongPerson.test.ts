import { expect, test } from 'vitest'
import { useServer } from '../../support/server.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const path = '/api/v1/signing-session/wrong-person'

test('200 records it once per link, and changes no status', async () => {
  const { ids, party, stored, document, update, eventsOf } = await sentTo({}, {})
  const headers = { 'x-forwarded-for': '192.0.2.9', 'user-agent': 'Mozilla/5.0' }
  const before = await stored()
  const first = await party(0, 'MESSAGE', headers)
  const answers = await Promise.all([first.POST(path), first.POST(path), (await party(0, 'API')).POST(path)])
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200])
  const events = await eventsOf('party.wrong_person')
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ partyId: ids[0], actor: { type: 'PARTY', id: ids[0] } })
  expect(await stored()).toEqual(before)
  expect(await document()).toMatchObject({ status: 'SENT' })

  await update({ email: 'bo@example.com' })
  await (await party(0, 'MESSAGE', headers)).POST(path)
  expect((await eventsOf('party.wrong_person'))[1]).toMatchObject({
    ipAddress: '192.0.2.9',
    userAgent: 'Mozilla/5.0',
    data: { link: 'MESSAGE', verification: 'NONE' },
  })
})
