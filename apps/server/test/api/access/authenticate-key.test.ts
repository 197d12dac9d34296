import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { clock, db, newAccount } = await useServer()

test('the first use writes `last_used_at`, and so does a use more than a minute later', async () => {
  const { id, client } = await newAccount()
  const started = Date.parse('2030-01-01T00:00:00.000Z')
  const lastUsedAfter = async (seconds: number) => {
    clock.now = () => new Date(started + seconds * 1000)
    expect((await client.GET('/api/v1/companies')).response.status).toBe(200)
    const keys = db.selectFrom('api_keys').select('last_used_at').where('account_id', '=', id)
    return (await keys.executeTakeFirstOrThrow()).last_used_at
  }
  expect(await lastUsedAfter(0)).toBe('2030-01-01T00:00:00.000Z')
  expect(await lastUsedAfter(60)).toBe('2030-01-01T00:00:00.000Z')
  expect(await lastUsedAfter(61)).toBe('2030-01-01T00:01:01.000Z')
})
