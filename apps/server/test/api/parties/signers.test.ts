import type { Updateable } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#platform/database/tables.ts'
import { startAnotherApp } from '../../support/another-app.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount, services } = await useServer()
const account = await newAccount()
const { client } = account
const path = '/api/v1/documents/{id}/signers/{signerId}'
const reminding = `${path}/remind` as const

/** Creates a sent document with two parties. The paths of the first one have both names. */
async function arrange() {
  const { id, parties } = await account.sentDocument({}, {})
  const [partyId] = parties as [string, string]
  await db.updateTable('parties').set({ reminded_at: null }).where('id', '=', partyId).execute()
  const set = async (document: Updateable<Tables['documents']>, party: Updateable<Tables['parties']>) => {
    await db
      .updateTable('documents')
      .set({ status: 'SENT', ...document })
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('parties')
      .set({ read_status: 'NOT_OPENED', ...party })
      .where('id', '=', partyId)
      .execute()
  }
  const params = { path: { id, partyId, signerId: partyId } }
  const party = async () => (await client.GET('/api/v1/documents/{id}/parties/{partyId}', { params })).data
  return { id, params, party, set }
}
const contactId = (await account.contact({ email: 'anna.lindqvist@example.com' })).id
const added = { contactId, role: 'REVIEWER', signingOrder: 2 } as const
const changed = { role: 'ACCEPTOR', phone: '070-174 06 05', country: 'SWE', signingOrder: null } as const

test('200 for each operation: the party is the same under both names, and the headers name the successor', async () => {
  const { id, params, party } = await arrange()
  const list = await client.GET('/api/v1/documents/{id}/signers', { params })
  const { parties } = (await client.GET('/api/v1/documents/{id}/parties', { params })).data!
  expect(list.data).toEqual({ signers: parties })
  const before = await party()
  const answer = await client.GET(path, { params })
  expect(answer.data).toEqual(before)
  const { signingUrl: _, ...unlinked } = before!
  expect((await client.POST(reminding, { params })).data).toEqual(unlinked)
  const updated = await client.PATCH(path, { params, body: changed })
  expect(await party()).toEqual({ ...before, ...changed, phone: '+46701740605' })
  expect(updated.data).toEqual({ ...unlinked, ...changed, phone: '+46701740605' })
  const { data } = await client.POST('/api/v1/documents/{id}/signers', { params, body: added })
  expect(await account.client.GET('/api/v1/documents/{id}/parties', { params })).toMatchObject({
    data: { parties: [{}, {}, data] },
  })
  expect((await client.DELETE(path, { params })).data).toEqual({
    id: params.path.partyId,
    documentId: id,
    deleted: true,
  })
  expect(await party()).toBeUndefined()
  const successor = `/api/v1/documents/${id}/parties/${params.path.partyId}`
  const { headers } = answer.response
  expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([`@${Date.UTC(2026, 10, 21) / 1000}`, null])
  expect(headers.get('link')).toBe(`<${successor}>; rel="successor-version"`)
})

type Arranged = Awaited<ReturnType<typeof arrange>>
const add = ({ params }: Arranged) => client.POST('/api/v1/documents/{id}/signers', { params, body: added })
const update = ({ params }: Arranged) => client.PATCH(path, { params, body: changed })
const toNobody = ({ params }: Arranged) => client.PATCH(path, { params, body: { ...changed, companyId: 'cmp_1' } })
const remove = ({ params }: Arranged) => client.DELETE(path, { params })
const remind = ({ params }: Arranged) => client.POST(reminding, { params })
const now = new Date().toISOString()

test.each<[number, string, (arranged: Arranged) => Promise<{ error?: unknown }>, Parameters<Arranged['set']>]>([
  [409, 'document_closed', add, [{ status: 'COMPLETED' }, {}]],
  [409, 'party_opened', update, [{}, { read_status: 'OPENED' }]],
  [422, 'company_unknown', toNobody, [{}, {}]],
  [409, 'document_closed', remove, [{ status: 'EXPIRED' }, {}]],
  [409, 'party_unreachable', remind, [{}, { delivery_method: 'NONE' }]],
  [429, 'reminder_too_soon', remind, [{}, { reminded_at: now }]],
])('%i %s under the deprecated name; the party stays', async (status, code, act, change) => {
  const arranged = await arrange()
  await arranged.set(...change)
  const before = await arranged.party()
  expect((await act(arranged)).error).toMatchObject({ status, code })
  expect(await arranged.party()).toEqual(before)
})

test('`sunset` is in the header under /signers if it is set, and never under /parties', async () => {
  await using ending = await startAnotherApp({ services, sunset: new Date('2027-12-31T00:00:00+01:00') })
  const of = async (segment: string, method: string) =>
    (await fetch(`${ending.baseUrl}/api/v1/documents/%zz/${segment}/pty_1`, { method })).headers
  for (const method of ['GET', 'PUT']) {
    const headers = await of('signers', method)
    expect(headers.get('sunset')).toBe('Thu, 30 Dec 2027 23:00:00 GMT')
    // The link is a valid URI reference, even if the path of the request is not.
    expect(headers.get('link')).toBe('</api/v1/documents/%25zz/parties/pty_1>; rel="successor-version"')
    for (const name of ['sunset', 'deprecation', 'link']) expect((await of('parties', method)).has(name)).toBe(false)
  }
})
