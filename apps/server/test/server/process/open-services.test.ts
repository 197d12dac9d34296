import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openServices } from '#server/process/open-services.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'

test.each([
  [
    { BANKID_ENVIRONMENT: 'test', BANKID_CERTIFICATE: '/missing.p12', BANKID_PASSPHRASE: 'secret' },
    "BANKID_CERTIFICATE can't be read: ENOENT: no such file or directory, open '/missing.p12'.",
  ],
  [
    { DATABASE_URL: 'postgres://paraph@127.0.0.1:1/paraph' },
    "With DATABASE_URL, SECRET_KEY is required. Make one, and give it to all servers and workers: openssl rand -base64 32 | tr '+/' '-_' | tr -d =",
  ],
])('the wrong setting %j is refused with one sentence, before anything is created', async (settings, sentence) => {
  const home = await mkdtemp(join(tmpdir(), 'paraph-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const config = readConfig({ DATA_DIR: join(home, 'data'), ...settings })
  const refusal = await openServices(config, createLogger('info', { write: () => {} })).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ConfigError)
  expect(refusal).toHaveProperty('message', sentence)
  expect(existsSync(config.dataDir)).toBe(false)
})
