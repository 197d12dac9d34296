import { expect, test } from 'vitest'
import { parseKeysCommand } from '#server/cli/keys/arguments.ts'
import { runKeysCommand } from '#server/cli/keys/run.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, clientOf } = await useServer()

/** Does what the program does with these arguments, in this process, and returns what it prints. */
const keys = async (...args: string[]) => runKeysCommand(db, parseKeysCommand(args))
/** The line of the account in the list of keys. */
const rowOf = async (account: string) =>
  (await keys('list')).split('\n').find((line) => line.includes(`  ${account}  `))!

test('create prints a key that works until it is revoked; list shows it without its secret', async () => {
  const key = await keys('create', '--account', 'revoked-soon')
  expect(key).toMatch(/^pk_live_[\w-]{43}$/)
  const list = () => clientOf(key).GET('/api/v1/companies')
  expect((await list()).response.status).toBe(200)
  const listed = await rowOf('revoked-soon')
  expect(listed).toMatch(/^key_\w{26} {2}live {2}revoked-soon {2,}\S+ {2}active {2,}used \S+ {2,}all scopes *$/)
  expect(listed).not.toContain(key)
  await keys('revoke', listed.split(' ', 1)[0]!)
  expect((await list()).error).toMatchObject({ status: 401, code: 'key_invalid' })
  expect(await rowOf('revoked-soon')).toContain('revoked')
})

test('change sets the requests a minute of a key, and default takes the limit away', async () => {
  const client = clientOf(await keys('create', '--account', 'limited'))
  const quota = async () => (await client.GET('/api/v1/companies')).response.headers.get('ratelimit-policy')
  const row = () => rowOf('limited')
  const id = (await row()).split(' ', 1)[0]!
  expect(await keys('change', id, '--rate-limit', '1200')).toContain('may send 1200 requests a minute')
  expect(await quota()).toBe('"default";q=1200;w=60')
  expect(await row()).toMatch(/ {2}1200 requests a minute$/)
  await keys('change', id, '--rate-limit', 'default')
  expect(await quota()).toBe('"default";q=1000000;w=60')
  await expect(keys('change', 'key_none', '--rate-limit', '5')).rejects.toThrow('There is no key key_none.')
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
  expect(await keys('list')).toMatch(/ {2}scoped {2}.* {2}documents:read,keys:write {2,}CRM *$/m)
})

test.each([
  [['create'], 'Name the account'],
  [['create', '--account', 'acme', '--expires', 'soon'], '--expires must be a date in the future'],
  [['create', '--account', 'acme', '--expires', '2999-02-30'], '--expires must be a date in the future'],
  [['create', '--account', 'acme', '--rate-limit', '0'], '--rate-limit must be a number of requests a minute'],
  [
    ['create', '--account', 'acme', '--scopes', 'documents:read,Contacts:read'],
    '--scopes must be some of documents:read,',
  ],
  [['create', '--account', 'acme', '--scopes', 'documents:read,'], '--scopes must be some of documents:read,'],
  [['create', '--account', 'acme', '--name', 'x'.repeat(101)], '--name must have 1 to 100 characters'],
  [['create', '--acount', 'acme'], "Unknown option '--acount'"],
])('keys %j is refused with a sentence', async (args, message) => {
  await expect(keys(...args)).rejects.toThrow(message)
})

test('--email sets the address of the account, and a wrong one is refused', async () => {
  expect(await keys('create', '--account', 'with-mail', '--email', 'it@acme.example')).toMatch(/^pk_live_/)
  const accounts = db.selectFrom('accounts').select('email').where('name', '=', 'with-mail')
  expect(await accounts.execute()).toEqual([{ email: 'it@acme.example' }])
  await expect(keys('create', '--account', 'with-mail', '--email', 'it')).rejects.toThrow(
    '--email must be an e-mail address, for example it@example.com.',
  )
})
