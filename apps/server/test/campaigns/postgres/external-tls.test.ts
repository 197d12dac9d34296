import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/open-database.ts'
import { readConfig } from '#platform/settings/config.ts'
import { startPostgresServer } from '@paraph/testing/programs/postgres-server.ts'
import { newAuthority } from '../../support/tls-authority.ts'

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

/** Connects, and returns `TLS`, `no TLS`, or the message of the error. */
const connect = async (parameters: string, host = '127.0.0.1') => {
  const DATABASE_URL = `${url.replace('127.0.0.1', host)}?${parameters}`
  try {
    const database = await openDatabase(readConfig({ DATABASE_URL }), () => {})
    onTestFinished(() => database.close())
    const { rows } = await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(
      database.db,
    )
    return rows[0]!.ssl ? 'TLS' : 'no TLS'
  } catch (error) {
    return (error as Error).message
  }
}

test('for a server without TLS, the error says that it has none', async () => {
  expect(await connect('sslmode=verify-full')).toBe(
    `PostgreSQL at 127.0.0.1:${server.port} has no TLS, but sslmode in DATABASE_URL requires it; enable TLS in PostgreSQL.`,
  )
})

test('a certificate for the address is judged as sslmode says, and the driver prints no warnings', async () => {
  await server.useCertificate(await authority.issue({ ip: '127.0.0.1' }))
  const warnings: Error[] = []
  const listen = (warning: Error) => warnings.push(warning)
  process.on('warning', listen)
  onTestFinished(() => void process.off('warning', listen))
  for (const mode of ['verify-full', 'verify-ca', 'require'])
    expect(await connect(`sslmode=${mode}&sslrootcert=${trusted}`), mode).toBe('TLS')
  expect(await connect('sslmode=require')).toBe('TLS')
  expect(warnings).toEqual([])

  const unknown = /from an authority that is not trusted \(\w+\); add sslrootcert with .* to DATABASE_URL/
  expect(await connect('sslmode=verify-full')).toMatch(unknown)
  expect(await connect('sslrootcert=system')).toMatch(unknown)
  expect(await connect(`sslmode=verify-full&sslrootcert=${untrusted}`)).toMatch(unknown)
  expect(await connect(`sslmode=require&sslrootcert=${untrusted}`)).toMatch(unknown)
  expect(await connect(`sslmode=verify-full&sslrootcert=${trusted}`, 'localhost')).toMatch(
    /The certificate of PostgreSQL at localhost:\d+ is for another host; .*localhost/,
  )
  const unencrypted = /no encryption\. It may require TLS; add sslmode=verify-full to DATABASE_URL\.$/
  expect(await connect('')).toMatch(unencrypted)
  expect(await connect('sslmode=disable')).toMatch(unencrypted)
})

test('a certificate for the name is accepted under that name, and under another one only by verify-ca', async () => {
  await server.useCertificate(await authority.issue({ dns: 'localhost' }))
  expect(await connect(`sslmode=verify-full&sslrootcert=${trusted}`, 'localhost')).toBe('TLS')
  expect(await connect(`sslmode=verify-full&sslrootcert=${trusted}`)).toContain('is for another host')
  expect(await connect(`sslmode=verify-ca&sslrootcert=${trusted}`)).toBe('TLS')
})

test('an expired certificate is refused', async () => {
  await server.useCertificate(await authority.issue({ ip: '127.0.0.1', expired: true }))
  expect(await connect(`sslmode=verify-full&sslrootcert=${trusted}`)).toMatch(/ has expired; renew it\.$/)
})
