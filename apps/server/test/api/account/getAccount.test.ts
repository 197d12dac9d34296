import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/account'

test('200 returns the account of the key, without a contact at first, and told of wrong persons alone', async () => {
  const account = await newAccount()
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', account.id).executeTakeFirstOrThrow()
  const { data } = await account.client.GET(path)
  const times = { completed: 'OFF', rejected: 'OFF', undelivered: 'OFF', wrongPerson: 'IMMEDIATELY', expiring: 'OFF' }
  const none = {
    displayName: null,
    defaultLanguage: null,
    defaultReminders: null,
    expiresAfterDays: null,
    contactEmail: null,
    contactPhone: null,
    timeZone: null,
    documentsSeenBy: 'ALL',
    namesMember: false,
  }
  expect(data).toEqual({ id: account.id, name, ...none, notifications: times })
})
