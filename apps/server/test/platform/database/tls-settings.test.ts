import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database/open-database.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'

test.each([
  ['sslmode=prefer', 'sslmode in DATABASE_URL must be one of disable, require, verify-ca, verify-full.'],
  ['sslmode=verify-ca', /needs sslrootcert; add it, or use verify-full, which is safer/],
  ['sslrootcert=/a.pem', 'sslrootcert in DATABASE_URL needs an sslmode; add sslmode=verify-full.'],
  ['sslmode=verify-full&sslrootcert=/nowhere.pem', /^DATABASE_URL can't be used: ENOENT.*\/nowhere.pem/],
])('%s is refused before the server connects', async (parameters, sentence) => {
  const config = readConfig({ DATABASE_URL: `postgres://paraph@nowhere.invalid/paraph?${parameters}` })
  const failure: unknown = await openDatabase(config, () => {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConfigError)
  expect((failure as Error).message).toMatch(sentence)
})
