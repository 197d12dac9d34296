import { createClient } from '@paraph/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgresServer } from '../support/postgres-server.ts'
import { runKeys, startProcess, temporaryFolder } from '../support/process.ts'

// Each test starts several programs, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

test('only the key is printed, it works immediately with a running server, and it stops working when it is revoked', async () => {
  const DATA_DIR = await temporaryFolder()
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

  const listed = await keys('list')
  expect(listed.stdout).toMatch(/^key_\w{26} {2}live {2}acme {2}\S+ {2}active {2}used \S+\n$/)
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
  const second = await runKeys(['create', '--account', 'acme', '--expires', '2999-01-01'], { DATA_DIR })
  expect(second).toMatchObject({
    code: 0,
    stderr: `Database: the one in ${DATA_DIR} (DATA_DIR), on which no server is running.\n`,
  })
  const { stdout } = await runKeys(['list'], { DATA_DIR })
  expect(stdout.split('\n')).toEqual([
    expect.stringContaining('test  acme'),
    expect.stringContaining('until 2999-01-01T00:00:00.000Z'),
    '',
  ])
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
  [['destroy'], 'Usage'],
  [['create', '--acount', 'acme'], "Unknown option '--acount'"],
  [['revoke', 'a', 'b'], 'Too many arguments'],
])('keys %j prints the mistake on stderr, with exit 1', async (args, message) => {
  const result = await runKeys(args, { DATA_DIR: '/nowhere/that/can/be/made' })
  expect(result).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) })
})

test('--email sets the address of the account, and a wrong one is refused', async () => {
  const DATA_DIR = await temporaryFolder()
  const keys = (...args: string[]) => runKeys(['create', '--account', 'acme', ...args], { DATA_DIR })
  expect(await keys('--email', 'it@acme.example')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^pk_live_/),
  })
  const refused = await keys('--email', 'it')
  expect(refused).toMatchObject({ code: 1, stdout: '' })
  expect(refused.stderr).toContain('--email must be an e-mail address, for example it@example.com.')
})
