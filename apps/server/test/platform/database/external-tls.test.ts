import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/open-database.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'
import { newAuthority } from '@paraph/testing/programs/certificates.ts'
import { startPostgresServer } from '@paraph/testing/programs/postgres-server.ts'

const server = await startPostgresServer()
const { url } = await server.newDatabase()
const [authority, stranger] = [await newAuthority('Authority'), await newAuthority('Stranger')]
const file = (name: string) => join(tmpdir(), `paraph-tls-${process.pid}-${name}.pem`)
const [trusted, untrusted] = [file('authority'), file('stranger')]
await writeFile(trusted, authority.certificate)
await writeFile(untrusted, stranger.certificate)
afterAll(async () => {
  await server.stop()
  await rm(trusted)
  await rm(untrusted)
})

const connect = async (parameters: string, host = '127.0.0.1') => {
  const DATABASE_URL = `${url.replace('127.0.0.1', host)}?${parameters}`
  const database = await openDatabase(readConfig({ DATABASE_URL }), () => {})
  onTestFinished(() => database.close())
  const { rows } = await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(
    database.db,
  )
  return rows[0]!.ssl
}
const refusal = (parameters: string, host?: string) =>
  connect(parameters, host).then(
    () => 'none',
    (error: Error) => {
      if (error instanceof ConfigError) return error.message
      return error.cause ? `for now: ${error.message}` : `not explained: ${error.stack}`
    },
  )

test('for a server without TLS, the error says that it has none', async () => {
  expect(await refusal('sslmode=verify-full')).toBe(
    `PostgreSQL at 127.0.0.1:${server.port} has no TLS, but sslmode in DATABASE_URL requires it; enable TLS in PostgreSQL.`,
  )
})

describe('a server with a certificate for its address', () => {
  beforeEach(async () => server.useCertificate(await authority.issue({ ip: '127.0.0.1' })))

  test('is accepted by verify-full with its authority, and the driver prints no warnings', async () => {
    const warnings: Error[] = []
    const listen = (warning: Error) => warnings.push(warning)
    process.on('warning', listen)
    onTestFinished(() => void process.off('warning', listen))
    for (const mode of ['verify-full', 'verify-ca', 'require']) {
      expect(await connect(`sslmode=${mode}&sslrootcert=${trusted}`), mode).toBe(true)
    }
    expect(warnings).toEqual([])
  })

  test('is accepted by require without an authority and without a check', async () => {
    expect(await connect('sslmode=require')).toBe(true)
  })

  test.each([
    'sslmode=verify-full',
    'sslrootcert=system',
    `sslmode=verify-full&sslrootcert=${untrusted}`,
    `sslmode=require&sslrootcert=${untrusted}`,
  ])('is refused by %s, because its authority is unknown', async (parameters) => {
    expect(await refusal(parameters)).toMatch(
      /from an authority that is not trusted \(\w+\); add sslrootcert with .* to DATABASE_URL/,
    )
  })

  test('is refused under a name that is not in the certificate', async () => {
    expect(await refusal(`sslmode=verify-full&sslrootcert=${trusted}`, 'localhost')).toMatch(
      /The certificate of PostgreSQL at localhost:\d+ is for another host; .*localhost/,
    )
  })

  test('refuses a connection without TLS, and the error says what to do', async () => {
    const sentence = /no encryption\. It may require TLS; add sslmode=verify-full to DATABASE_URL\.$/
    expect(await refusal('')).toMatch(sentence)
    expect(await refusal('sslmode=disable')).toMatch(sentence)
  })
})

describe('a server with a certificate for its name', () => {
  beforeEach(async () => server.useCertificate(await authority.issue({ dns: 'localhost' })))

  test('is accepted by verify-full under that name', async () => {
    expect(await connect(`sslmode=verify-full&sslrootcert=${trusted}`, 'localhost')).toBe(true)
  })

  test('is refused under its address by verify-full, and accepted by verify-ca', async () => {
    expect(await refusal(`sslmode=verify-full&sslrootcert=${trusted}`)).toContain('is for another host')
    expect(await connect(`sslmode=verify-ca&sslrootcert=${trusted}`)).toBe(true)
  })
})

test('an expired certificate is refused', async () => {
  await server.useCertificate(await authority.issue({ ip: '127.0.0.1', expired: true }))
  expect(await refusal(`sslmode=verify-full&sslrootcert=${trusted}`)).toMatch(/^for now: .* has expired; renew it\.$/)
})

test.each([
  ['sslmode=prefer', 'sslmode in DATABASE_URL must be one of disable, require, verify-ca, verify-full.'],
  ['sslmode=verify-ca', /needs sslrootcert; add it, or use verify-full, which is safer/],
  [`sslrootcert=${trusted}`, 'sslrootcert in DATABASE_URL needs an sslmode; add sslmode=verify-full.'],
  ['sslmode=verify-full&sslrootcert=/nowhere.pem', /^DATABASE_URL can't be used: ENOENT.*\/nowhere.pem/],
])('%s is refused before the server connects', async (parameters, sentence) => {
  expect(await refusal(parameters, 'nowhere.invalid')).toMatch(sentence)
})
