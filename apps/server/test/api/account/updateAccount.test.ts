import type { UpdateAccount } from '@paraph/contract'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { asParty, linkOf, newAccount, newKey } = await useServer()
const path = '/api/v1/account'
const contact = { contactEmail: 'avtal@example.com', contactPhone: '070-174 06 05', timeZone: 'Europe/Helsinki' }

test('200 sets and empties the contact, and leaves a field that is absent', async () => {
  const { client } = await newAccount()
  const set = await client.PATCH(path, { body: contact })
  expect(set.response.status).toBe(200)
  expect(set.data).toMatchObject({
    contactEmail: 'avtal@example.com',
    contactPhone: '+46701740605',
    timeZone: 'Europe/Helsinki',
  })
  const emptied = await client.PATCH(path, { body: { contactPhone: null, timeZone: null } })
  expect(emptied.data).toMatchObject({ contactEmail: 'avtal@example.com', contactPhone: null, timeZone: null })
  expect((await client.PATCH(path, { body: {} })).data).toEqual(emptied.data)
  expect((await client.GET(path)).data).toEqual(emptied.data)
})

test('200 shows the contact to the parties, also before their two-step verification', async () => {
  const { client, sentDocument } = await newAccount()
  const { parties } = await sentDocument({}, { twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  await client.PATCH(path, { body: contact })
  for (const id of parties) {
    const { data } = await asParty(await linkOf(id)).GET('/api/v1/signing-session')
    expect(data!.senderContact).toEqual({ email: 'avtal@example.com', phone: '+46701740605' })
  }
})

test('200 does not change another account', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const before = (await owner.client.GET(path)).data
  await stranger.client.PATCH(path, { body: contact })
  expect((await owner.client.GET(path)).data).toEqual(before)
})

test('400 names the faulty field, and changes nothing', async () => {
  const { client } = await newAccount()
  const before = (await client.GET(path)).data
  for (const [body, pointer] of [
    [{ contactEmail: 'avtal' }, '/contactEmail'],
    [{ contactEmail: 'avtal@example.com\r\nBcc: x@example.com' }, '/contactEmail'],
    [{ contactPhone: '+46 0' }, '/contactPhone'],
    [{ timeZone: 'Europe/Malmö' }, '/timeZone'],
    [{ timeZone: '+01:00' }, '/timeZone'],
    [{ name: 'Another AB' }, '/name'],
  ] as const) {
    const { error } = await client.PATCH(path, { body: body as UpdateAccount })
    expect(error, JSON.stringify(body)).toMatchObject({ status: 400, errors: [{ pointer }] })
  }
  expect((await client.GET(path)).data).toEqual(before)
})

test('403 for a key without the scope account:write; nothing changes', async () => {
  const account = await newAccount()
  const { client } = await newKey(account.id, ['account:read'])
  expect((await client.PATCH(path, { body: contact })).error).toMatchObject({ status: 403, code: 'insufficient_scope' })
  expect((await client.GET(path)).data).toMatchObject({ contactEmail: null })
})
