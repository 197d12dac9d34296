import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runKeys, runToEnd, sharedFolder, startProcess, temporaryFolder } from '../../support/process.ts'
import { childrenOf, isAlive, send } from '../../server/cluster/cluster.support.ts'

const DATA_DIR = await sharedFolder()
const postmaster = () => readFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0]

async function start(WORKERS: string) {
  const server = await startProcess({ DATA_DIR, WORKERS })
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.exited
  })
  return server
}

test('after kill -9 of the primary no process serves, and the next start takes over the database with all rows', async () => {
  const server = await start('2')
  const { stdout } = await runKeys(['create', '--account', 'acme'], { DATA_DIR })
  const key = stdout.trim()
  const created = await send(`${server.url}/api/v1/companies`, {
    method: 'POST',
    key,
    json: { name: 'L', orgNumber: '556016-0680' },
  })
  expect(created.status).toBe(200)
  const children = childrenOf(server.child.pid!)
  const database = postmaster()
  server.child.kill('SIGKILL')
  await server.exited
  await expect.poll(() => children.filter(isAlive)).toEqual([])
  await expect(send(`${server.url}/livez`)).rejects.toThrow('ECONNREFUSED')

  const next = await start('1')
  expect(postmaster()).toBe(database)
  expect(childrenOf(next.child.pid!)).toEqual([])
  const { id } = JSON.parse(created.body) as { id: string }
  expect((await send(`${next.url}/api/v1/companies/${id}`, { key })).status).toBe(200)
})

test('a process that fails repeatedly is restarted five times, then the server stops with exit code 1', async () => {
  const server = await start('2')
  const primary = server.child.pid!
  const [first] = childrenOf(primary)
  const killed = new Set<number>()
  const killing = setInterval(() => {
    if (!isAlive(primary)) return
    for (const pid of childrenOf(primary).filter((pid) => pid !== first && !killed.has(pid))) {
      killed.add(pid)
      process.kill(pid, 'SIGKILL')
    }
  }, 50)
  onTestFinished(() => clearInterval(killing))
  expect(await server.exited).toBe(1)
  expect(killed.size).toBe(6)
  expect(isAlive(first!)).toBe(false)
  expect(server.output()).toContain('"level":"fatal"')
  expect(existsSync(join(DATA_DIR, 'postgres/postmaster.pid'))).toBe(false)
})

test.each([
  [
    { BANKID_ENVIRONMENT: 'test', BANKID_CERTIFICATE: '/missing.p12', BANKID_PASSPHRASE: 'secret' },
    /^BANKID_CERTIFICATE can't be read: [^\n]+\n$/,
  ],
  [{ DATABASE_POOL: '3' }, /^DATABASE_POOL must be at least 4, [^\n]+ Example: DATABASE_POOL=4\.\n$/],
])('with several processes, the wrong setting %j causes one sentence and exit code 78', async (setting, sentence) => {
  const folder = join(await temporaryFolder(), 'data')
  const env = { DATA_DIR: folder, PORT: '0', WORKERS: '2', ...setting }
  const { code, stderr } = await runToEnd('main.ts', [], env as Record<string, string>)
  expect([code, stderr]).toEqual([78, expect.stringMatching(sentence)])
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
})

test('a number of connections that the embedded database does not admit causes one sentence and exit code 78', async () => {
  const { code, stderr } = await runToEnd('main.ts', [], { DATA_DIR, PORT: '0', WORKERS: '4', DATABASE_POOL: '80' })
  expect(stderr).toBe(
    'WORKERS 4 and DATABASE_POOL 80 need up to 112 connections, but the database admits 97 (max_connections is 100). Set DATABASE_POOL to at most 68, or lower WORKERS.\n',
  )
  expect(code).toBe(78)
})

test('a port that can not be used is reported once, with exit code 78', async () => {
  const env = { DATA_DIR, PORT: '3999', HOST: '192.0.2.1', WORKERS: '3' }
  const { code, stderr } = await runToEnd('main.ts', [], env)
  expect(code).toBe(78)
  expect(stderr).toMatch(/^Can't listen on HOST 192\.0\.2\.1, PORT 3999: [^\n]*EADDRNOTAVAIL[^\n]*\n$/)
})
