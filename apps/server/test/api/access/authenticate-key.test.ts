import { createClient } from '@paraph/client'
import { expect, test } from 'vitest'
import { startAnotherApp } from '../../support/another-app.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount, services } = await useServer()

test('the first use writes `last_used_at`, and so does a use more than a minute later', async () => {
  const { id, key } = await newAccount()
  const started = Date.parse('2030-01-01T00:00:00.000Z')
  let now = started
  await using app = await startAnotherApp({ services: { ...services, now: () => new Date(now) } })
  const client = createClient({ baseUrl: app.baseUrl, apiKey: key })
  const lastUsedAfter = async (seconds: number) => {
    now = started + seconds * 1000
    expect((await client.GET('/api/v1/companies')).response.status).toBe(200)
    const keys = db.selectFrom('api_keys').select('last_used_at').where('account_id', '=', id)
    return (await keys.executeTakeFirstOrThrow()).last_used_at
  }
  expect(await lastUsedAfter(0)).toBe('2030-01-01T00:00:00.000Z')
  expect(await lastUsedAfter(60)).toBe('2030-01-01T00:00:00.000Z')
  expect(await lastUsedAfter(61)).toBe('2030-01-01T00:01:01.000Z')
})
