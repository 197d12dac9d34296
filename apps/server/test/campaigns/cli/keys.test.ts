import { createClient } from '@paraph/client'
import { expect, onTestFinished, test } from 'vitest'
import { parseKeysCommand } from '#server/cli/keys/arguments.ts'
import { runKeysCommand } from '#server/cli/keys/run.ts'
import { startPostgresServer } from '../../support/postgres-server.ts'
import { dataFolder, runKeys, startProcess, temporaryFolder } from '../../support/process.ts'
import { startServer } from '../../support/server.ts'

const { db, clientOf } = await startServer()

/** Does what the program does with these arguments, in this process, and returns what it prints. */
const keys = async (...args: string[]) => runKeysCommand(db, parseKeysCommand(args))

test('only the key is printed, it works immediately with a running server, and it stops working when it is revoked', async () => {
  const DATA_DIR = await dataFolder()
  const server = await startProcess({ DATA_DIR })
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.exited
  })
  const created = await runKeys(['create', '--account', 'acme'], { DATA_DIR })
  expect(created).toEqual({
    code: 0,
    stderr: `Database: the one in ${DATA_DIR} (DATA_DIR), which is running.\n`,
    stdout: expect.stringMatching(/^pk_live_[\w-]{43}\n$/),
  })
  const client = createClient({ baseUrl: server.url, apiKey: created.stdout.trim() })
  const list = () => client.GET('/api/v1/companies')
  expect((await list()).response.status).toBe(200)

  const listed = await runKeys(['list'], { DATA_DIR })
  expect(listed.stdout).toMatch(/^key_\w{26} {2}live {2}acme {2}\S+ {2}active {2}used \S+ {2}all scopes\n$/)
  expect(listed.stdout).not.toContain(created.stdout.trim())

  const revoked = await runKeys(['revoke', listed.stdout.split(' ', 1)[0]!], { DATA_DIR })
  expect(revoked.code).toBe(0)
  expect((await list()).error).toMatchObject({ status: 401, code: 'key_invalid' })
  expect((await runKeys(['list'], { DATA_DIR })).stdout).toContain('revoked')
})

test('change sets the requests a minute of a key, and default takes the limit away', async () => {
  const client = clientOf(await keys('create', '--account', 'limited'))
  const quota = async () => (await client.GET('/api/v1/companies')).response.headers.get('ratelimit-policy')
  const row = async () => (await keys('list')).split('\n').find((line) => line.includes('limited'))!
  const id = (await row()).split(' ', 1)[0]!
  expect(await keys('change', id, '--rate-limit', '1200')).toContain('may send 1200 requests a minute')
  expect(await quota()).toBe('"default";q=1200;w=60')
  expect(await row()).toMatch(/ {2}1200 requests a minute$/)
  await keys('change', id, '--rate-limit', 'default')
  expect(await quota()).toBe('"default";q=1000000;w=60')
  await expect(keys('change', 'key_none', '--rate-limit', '5')).rejects.toThrow('There is no key key_none.')
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

test('--scopes limits the key, and --name names it', async () => {
  const scopes = 'keys:write, documents:read'
  const key = await keys('create', '--account', 'scoped', '--scopes', scopes, '--name', 'CRM')
  const client = clientOf(key)
  expect((await client.GET('/api/v1/documents')).response.status).toBe(200)
  expect((await client.GET('/api/v1/contacts')).error).toMatchObject({ status: 403, code: 'insufficient_scope' })
  expect((await client.GET('/api/v1/api-keys')).data?.apiKeys).toMatchObject([
    { name: 'CRM', prefix: key.slice(0, 12), scopes: ['documents:read', 'keys:write'], createdBy: null },
  ])
  expect(await keys('list')).toMatch(/ {2}scoped {2}.* {2}documents:read,keys:write {2}CRM$/m)
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
  [['create', '--account', 'acme', '--expires', '2999-02-30'], '--expires must be a date in the future'],
  [['create', '--account', 'acme', '--expires', '1/2/2999'], '--expires must be a date in the future'],
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
])('keys %j is refused with a sentence', async (args, message) => {
  await expect(keys(...args)).rejects.toThrow(message)
})

test('a mistake is printed on stderr without a stack, with exit 1, and touches no database', async () => {
  const result = await runKeys(['create', '--acount', 'acme'], { DATA_DIR: '/nowhere/that/can/be/made' })
  expect(result).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Unknown option '--acount'.*\n\nUsage:\n/),
  })
  expect(result.stderr).not.toContain('    at ')
})

test('--email sets the address of the account, and a wrong one is refused', async () => {
  expect(await keys('create', '--account', 'with-mail', '--email', 'it@acme.example')).toMatch(/^pk_live_/)
  const accounts = db.selectFrom('accounts').select('email').where('name', '=', 'with-mail')
  expect(await accounts.execute()).toEqual([{ email: 'it@acme.example' }])
  await expect(keys('create', '--account', 'with-mail', '--email', 'it')).rejects.toThrow(
    '--email must be an e-mail address, for example it@example.com.',
  )
})
