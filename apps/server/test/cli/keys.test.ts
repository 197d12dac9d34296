import { createClient } from '@paraph/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgresServer } from '../support/postgres-server.ts'
import { dataFolder, runKeys, startProcess, temporaryFolder } from '../support/process.ts'

// Each test starts several programs, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

test('only the key is printed, it works immediately with a running server, and it stops working when it is revoked', async () => {
  const DATA_DIR = await dataFolder()
  const server = await startProcess({ DATA_DIR })
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.exited
  })
  const keys = (...args: string[]) => runKeys(args, { DATA_DIR })

  const created = await keys('create', '--account', 'acme')
  expect(created).toEqual({
    code: 0,
    stderr: `Database: the one in ${DATA_DIR} (DATA_DIR), which is running.\n`,
    stdout: expect.stringMatching(/^pk_live_[\w-]{43}\n$/),
  })
  const client = createClient({ baseUrl: server.url, apiKey: created.stdout.trim() })
  const list = () => client.GET('/api/v1/companies')
  expect((await list()).response.status).toBe(200)

  const quota = async () => (await list()).response.headers.get('ratelimit-policy')
  const id = (await keys('list')).stdout.split(' ', 1)[0]!
  expect((await keys('change', id, '--rate-limit', '1200')).stdout).toContain('may send 1200 requests a minute')
  expect(await quota()).toBe('"default";q=1200;w=60')
  expect((await keys('list')).stdout).toMatch(/ {2}1200 requests a minute\n$/)
  expect((await keys('change', id, '--rate-limit', 'default')).code).toBe(0)
  expect(await quota()).toBe('"default";q=1000000;w=60')
  expect(await keys('change', 'key_none', '--rate-limit', '5')).toMatchObject({ code: 1, stdout: '' })

  const listed = await keys('list')
  expect(listed.stdout).toMatch(/^key_\w{26} {2}live {2}acme {2}\S+ {2}active {2}used \S+ {2}all scopes\n$/)
  expect(listed.stdout).not.toContain(created.stdout.trim())

  const revoked = await keys('revoke', listed.stdout.split(' ', 1)[0]!)
  expect(revoked.code).toBe(0)
  expect((await list()).error).toMatchObject({ status: 401, code: 'key_invalid' })
  expect((await keys('list')).stdout).toContain('revoked')
})

test('without a server, the command starts the database and stops it again', async () => {
  const DATA_DIR = await temporaryFolder()
  const first = await runKeys(['create', '--account', 'acme', '--test'], { DATA_DIR })
  expect(first.stdout).toMatch(/^pk_test_[\w-]{43}\n$/)
  // The operator may have named another database than the server's. A new database is a sign of that.
  expect(first.stderr).toContain(`Database: a new one in ${DATA_DIR} (DATA_DIR), because there was none.`)
  const second = await runKeys(['create', '--account', 'acme', '--expires', '2999-01-01', '--rate-limit', '60'], {
    DATA_DIR,
  })
  expect(second).toMatchObject({
    code: 0,
    stderr: `Database: the one in ${DATA_DIR} (DATA_DIR), on which no server is running.\n`,
  })
  const { stdout } = await runKeys(['list'], { DATA_DIR })
  expect(stdout.split('\n')).toEqual([
    expect.stringContaining('test  acme'),
    expect.stringMatching(/until 2999-01-01T00:00:00.000Z .* 60 requests a minute$/),
    '',
  ])
})

test('--scopes and --name limit and name the key', async () => {
  const DATA_DIR = await dataFolder()
  const server = await startProcess({ DATA_DIR })
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.exited
  })
  const scopes = 'keys:write, documents:read'
  const { stdout } = await runKeys(['create', '--account', 'acme', '--scopes', scopes, '--name', 'CRM'], { DATA_DIR })
  const client = createClient({ baseUrl: server.url, apiKey: stdout.trim() })
  expect((await client.GET('/api/v1/documents')).response.status).toBe(200)
  expect((await client.GET('/api/v1/contacts')).error).toMatchObject({ status: 403, code: 'insufficient_scope' })
  expect((await client.GET('/api/v1/api-keys')).data?.apiKeys).toMatchObject([
    { name: 'CRM', prefix: stdout.slice(0, 12), scopes: ['documents:read', 'keys:write'], createdBy: null },
  ])
  expect((await runKeys(['list'], { DATA_DIR })).stdout).toMatch(/ {2}documents:read,keys:write {2}CRM\n$/)
})

test('the database of DATABASE_URL is named without its password', async () => {
  const postgres = await startPostgresServer()
  onTestFinished(() => postgres.stop())
  const { url, name } = await postgres.newDatabase()
  const { stderr } = await runKeys(['list'], { DATABASE_URL: url })
  expect(stderr).toContain(`Database: ${name} on 127.0.0.1 (DATABASE_URL).\n`)
  expect(stderr).not.toContain(new URL(url).password)
})

test.each([
  [['create'], 'Name the account'],
  [['create', '--account', 'acme', '--expires', 'soon'], '--expires must be a date in the future'],
  [['create', '--account', 'acme', '--expires', '2020-01-01'], '--expires must be a date in the future'],
  [['create', '--account', 'acme', '--rate-limit', '0'], '--rate-limit must be a number of requests a minute'],
  [['change', 'key_none', '--rate-limit', '1e3'], '--rate-limit must be a number of requests a minute'],
  [['change', 'key_none'], 'Usage'],
  [
    ['create', '--account', 'acme', '--scopes', 'documents:read,Contacts:read'],
    '--scopes must be some of documents:read,',
  ],
  [['create', '--account', 'acme', '--scopes', ''], '--scopes must be some of documents:read,'],
  [['create', '--account', 'acme', '--scopes', 'documents:read,'], '--scopes must be some of documents:read,'],
  [['create', '--account', 'acme', '--name', 'x'.repeat(101)], '--name must have 1 to 100 characters'],
  [['destroy'], 'Usage'],
  [['create', '--acount', 'acme'], "Unknown option '--acount'"],
  [['revoke', 'a', 'b'], 'Too many arguments'],
])('keys %j prints the mistake on stderr, with exit 1', async (args, message) => {
  const result = await runKeys(args, { DATA_DIR: '/nowhere/that/can/be/made' })
  expect(result).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) })
})

test('--email sets the address of the account, and a wrong one is refused', async () => {
  const DATA_DIR = await dataFolder()
  const keys = (...args: string[]) => runKeys(['create', '--account', 'acme', ...args], { DATA_DIR })
  expect(await keys('--email', 'it@acme.example')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^pk_live_/),
  })
  const refused = await keys('--email', 'it')
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain('--email must be an e-mail address, for example it@example.com.')
})
