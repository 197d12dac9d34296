import type { UpdateAccount } from '@paraph/contract'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount } = await useServer()
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

test('200 sets the name that people see and what new documents begin with, says so in the log, and empties them', async () => {
  const { client, id } = await newAccount()
  const { name } = (await client.GET(path)).data!
  const begins = { defaultLanguage: 'SV', defaultReminders: { firstAfterDays: 5, everyDays: 2, max: 4 } } as const
  const body = { displayName: ' Acme & Söner ', ...begins, expiresAfterDays: 30 }
  const { data } = await client.PATCH(path, { body })
  expect(data).toMatchObject({ ...body, id, name, displayName: 'Acme & Söner' })
  expect((await client.GET('/api/v1/me')).data!.account).toEqual({ id, name, displayName: 'Acme & Söner' })
  await client.PATCH(path, { body })
  const none = { displayName: null, defaultLanguage: null, defaultReminders: null, expiresAfterDays: null }
  expect((await client.PATCH(path, { body: none })).data).toMatchObject({ name, ...none })
  const log = await client.GET('/api/v1/account/events', { params: { query: { type: 'account.updated' } } })
  expect(log.data!.accountEvents).toHaveLength(2)
  expect(log.data!.accountEvents[1]!.changes).toEqual([
    { field: 'displayName', before: null, after: 'Acme & Söner' },
    { field: 'defaultLanguage', before: null, after: 'SV' },
    { field: 'expiresAfterDays', before: null, after: 30 },
    { field: 'defaultReminders.max', before: null, after: 4 },
    { field: 'defaultReminders.everyDays', before: null, after: 2 },
    { field: 'defaultReminders.firstAfterDays', before: null, after: 5 },
  ])
})

test('200 changes the notifications that are sent, and leaves the others', async () => {
  const { client } = await newAccount()
  const before = (await client.GET(path)).data!.notifications
  const { data } = await client.PATCH(path, { body: { notifications: { completed: 'DAILY', wrongPerson: 'OFF' } } })
  expect(data!.notifications).toEqual({ ...before, completed: 'DAILY', wrongPerson: 'OFF' })
  expect((await client.PATCH(path, { body: { notifications: {} } })).data).toEqual(data)
  expect((await client.GET(path)).data).toEqual(data)
})

test('400 names the faulty field, and changes nothing', async () => {
  const { client } = await newAccount()
  const before = (await client.GET(path)).data
  for (const [body, pointer] of [
    [{ contactEmail: 'avtal@example.com\r\nBcc: x@example.com' }, '/contactEmail'],
    [{ timeZone: 'Europe/Malmö' }, '/timeZone'],
    [{ displayName: ' ' }, '/displayName'],
    [{ defaultReminders: { firstAfterDays: 0, everyDays: 3, max: 3 } }, '/defaultReminders/firstAfterDays'],
    [{ notifications: { signed: 'DAILY' } }, '/notifications/signed'],
  ] as const) {
    const { error } = await client.PATCH(path, { body: body as unknown as UpdateAccount })
    expect(error, JSON.stringify(body)).toMatchObject({ status: 400, errors: [{ pointer }] })
  }
  expect((await client.GET(path)).data).toEqual(before)
})
