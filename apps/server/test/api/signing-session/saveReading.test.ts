import type { PageView } from '@paraph/client'
import { expect, test } from 'vitest'
import { reject, sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const { db } = server
const sentTo = signingOn(server)
const path = '/api/v1/signing-session/reading'
const view = (changes: Partial<PageView> = {}): PageView => ({ page: 1, percent: 48, seconds: 6, ...changes })
const nameOf = (visit: string | number) => `visit-of-the-party-${visit}`

/** The client of a party that opens its link on this device. */
type Sent = Awaited<ReturnType<ReturnType<typeof signingOn>>>
const on = async (sent: Sent, userAgent: string, index = 0) => {
  const client = await sent.party(index, undefined, { 'user-agent': userAgent })
  return {
    client,
    save: (visit: string | number, ...pages: PageView[]) => client.PUT(path, { body: { visit: nameOf(visit), pages } }),
    kept: async () => (await client.GET('/api/v1/signing-session')).data!.reading?.pages,
  }
}
const visitsOf = (ids: string[]) =>
  db.selectFrom('reading_visits').select(['visit', 'pages']).where('party_id', 'in', ids).execute()

test('200 keeps what each visit has shown; the signature keeps it as evidence of each device', async () => {
  const sent = await sentTo({}, {})
  const phone = await on(sent, 'Mozilla/5.0 (iPhone)')
  expect((await phone.save(1, view({ parts: '1-20' }))).data).toEqual({ isSaved: true })
  await phone.save(1, view({ percent: 60, seconds: 9, parts: '1-20,30' }))
  expect(await phone.kept(), 'the same visit again').toEqual([{ page: 1, percent: 60, seconds: 9, parts: '1-20,30' }])
  const desktop = await on(sent, 'Mozilla/5.0 (Windows NT 10.0)')
  await desktop.save(2, view({ percent: 100, seconds: 4, parts: '21-50' }))
  expect(await desktop.kept()).toEqual([{ page: 1, percent: 100, seconds: 13, parts: '1-50' }])
  expect(await (await on(sent, 'Mozilla/5.0', 1)).kept(), 'another party').toBeUndefined()

  expect((await sign(desktop.client)).response.status).toBe(200)
  const { reading } = await db
    .selectFrom('signatures')
    .select('reading')
    .where('party_id', '=', sent.ids[0]!)
    .executeTakeFirstOrThrow()
  expect(reading).toMatchObject({ shownPages: 1, isConfirmed: false, pages: [{ percent: 100, seconds: 13 }] })
  expect(reading!.visits!.map(({ userAgent, pages }) => [userAgent, pages[0]!.parts])).toEqual([
    ['Mozilla/5.0 (iPhone)', '1-20,30'],
    ['Mozilla/5.0 (Windows NT 10.0)', '21-50'],
  ])
  expect(await visitsOf(sent.ids)).toEqual([])
  expect((await desktop.save(3, view())).data, 'after the signature').toEqual({ isSaved: false })
  expect(await visitsOf(sent.ids)).toEqual([])
})

test.each<[string, PageView[], string]>([
  ['a page that the file does not have', [view(), view({ page: 2 })], '/pages/1/page'],
  ['the same page twice', [view(), view()], '/pages/1/page'],
  ['parts that no page has', [view({ parts: '1-51' })], '/pages/0/parts'],
])('400 for %s; nothing is kept', async (_, pages, pointer) => {
  const sent = await sentTo({})
  const { error } = await (await on(sent, 'Mozilla/5.0')).save(1, ...pages)
  expect(error).toMatchObject({ status: 400, code: 'request_invalid', errors: [{ pointer }] })
  expect(await visitsOf(sent.ids)).toEqual([])
})

test('nothing is kept after the party gets another address, nor after the document has ended', async () => {
  const sent = await sentTo({})
  await (await on(sent, 'Mozilla/5.0')).save(1, view())
  expect(await visitsOf(sent.ids)).toHaveLength(1)
  await sent.update({ email: 'new@example.com' })
  expect(await visitsOf(sent.ids)).toEqual([])
  const again = await on(sent, 'Mozilla/5.0')
  await again.save(2, view())
  expect((await reject(again.client, null)).response.status).toBe(200)
  expect(await visitsOf(sent.ids)).toEqual([])
})
