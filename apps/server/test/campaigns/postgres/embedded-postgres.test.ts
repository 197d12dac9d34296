import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  gone,
  newDataDir,
  open,
  postmasterPid,
  query,
  sharedDataDir,
  spawnPeer,
} from '../../platform/database/embedded/harness.ts'

const dataDir = sharedDataDir()

test('the first start creates a durable UTF-8 cluster that only its owner can enter', async () => {
  const postgres = await open(dataDir)
  const settings = {
    server_encoding: 'UTF8',
    data_checksums: 'on',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    max_connections: '100',
    TimeZone: 'UTC',
    unix_socket_permissions: '0700',
  }
  const names = Object.keys(settings).map((name) => `current_setting('${name}') as "${name}"`)
  expect(await query(postgres, `select ${names.join()}`)).toEqual([settings])
  const locale =
    'select datlocprovider as provider, datlocale as locale from pg_database where datname = current_database()'
  expect(await query(postgres, locale)).toEqual([{ provider: 'b', locale: 'C.UTF-8' }])
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
})

test('the role of the service owns its database, but cannot read files of the machine', async () => {
  const postgres = await open(dataDir)
  await query(postgres, 'create table owned (id int primary key)')
  await expect(query(postgres, `select pg_read_file('/etc/passwd')`)).rejects.toThrow('permission denied')
})

test.skipIf(!existsSync('/proc/self'))(
  'PostgreSQL does not get our environment variables, which hold secrets (needs /proc)',
  async () => {
    const postgres = await open(dataDir)
    await postgres.close()
    vi.stubEnv('SEALING_KEY', 'secret')
    await open(dataDir)
    vi.unstubAllEnvs()
    const environment = readFileSync(`/proc/${postmasterPid(dataDir)}/environ`, 'utf8')
    expect(environment).toContain('LC_ALL=C')
    expect(environment).not.toContain('secret')
  },
)

test('after a start was killed while it made the database, the next start works and removes the remains', async () => {
  const dataDir = newDataDir()
  const killed = spawnPeer(dataDir, { detached: true })
  const hasBegun = () => drafts(dataDir).some((draft) => readdirSync(join(dataDir, draft)).includes('PG_VERSION'))
  await expect.poll(hasBegun, { interval: 1 }).toBe(true)
  process.kill(-killed.pid!, 'SIGKILL')
  await gone(killed)
  expect(drafts(dataDir)).toHaveLength(1)
  expect(await query(await open(dataDir), 'select 1 as one')).toEqual([{ one: 1 }])
  expect(drafts(dataDir)).toEqual([])
})

test('data of another major version are refused with a clear message, and not changed', async () => {
  const dataDir = newDataDir()
  const cluster = join(dataDir, 'postgres')
  mkdirSync(cluster, { recursive: true })
  writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
  await expect(open(dataDir)).rejects.toThrow(
    'was made by PostgreSQL 17, but this is PostgreSQL 18; nothing was changed',
  )
  expect(readdirSync(dataDir)).toEqual(['postgres'])
  expect(readdirSync(cluster)).toEqual(['PG_VERSION'])
})

test('a folder that holds something else is refused, and not changed', async () => {
  const dataDir = newDataDir()
  const cluster = join(dataDir, 'postgres')
  mkdirSync(cluster, { recursive: true })
  writeFileSync(join(cluster, 'notes.txt'), 'mine')
  await expect(open(dataDir)).rejects.toThrow('holds no PostgreSQL data; move it away, or change DATA_DIR')
  expect(readdirSync(cluster)).toEqual(['notes.txt'])
})

test('an invalid configuration is reported with the end of the log', async () => {
  await (await open(dataDir)).close()
  const settings = join(dataDir, 'postgres', 'postgresql.auto.conf')
  onTestFinished(() => writeFileSync(settings, ''))
  writeFileSync(settings, `shared_buffers = 'plenty'\n`)
  await expect(open(dataDir)).rejects.toThrow(
    /did not become ready.*invalid value for parameter "shared_buffers": "plenty"/s,
  )
})

test('the log holds no values of rows', async () => {
  const postgres = await open(dataDir)
  await query(postgres, 'create table people (email text primary key)')
  await query(postgres, `insert into people values ('anna@example.se')`)
  await expect(query(postgres, `insert into people values ('anna@example.se')`)).rejects.toThrow('duplicate key')
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toMatch(/duplicate key|anna/)
})

function drafts(dataDir: string): string[] {
  try {
    return readdirSync(dataDir).filter((name) => name.startsWith('postgres.new-'))
  } catch {
    return []
  }
}
