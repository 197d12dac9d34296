import { expect, test } from 'vitest'
import { SECRET_KEY, runToEnd } from '@paraph/testing/programs/process.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { config, db, newAccount } = await startServer()
const [live, testing] = [await newAccount(), await newAccount('TEST')]
const nextKey = 'the-key-after-a-rotation-the-key-after-a-rotation'
const find = (input: string, { args = [] as string[], keys = SECRET_KEY } = {}) =>
  runToEnd('server/cli/personal-number-find.ts', args, { DATABASE_URL: config.databaseUrl!, SECRET_KEY: keys }, input)

const nameOf = async (id: string) =>
  (await db.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name

test('all contacts and parties of a person are listed, in any form', async () => {
  const contact = await live.contact({ ssn: '19900101-0017', email: 'anna@example.com' })
  const document = await live.sentDocument({ contactId: contact.id })
  const other = await testing.contact({ ssn: '9001010017' })
  await live.contact({ ssn: '19900161-0014' })

  const { code, stdout, stderr } = await find('900101-0017\n')
  const [owner, tester] = [await nameOf(live.id), await nameOf(testing.id)]
  expect(stdout.split('\n')).toEqual([
    `contact  ${contact.id}  account ${owner} (live)`,
    `contact  ${other.id}  account ${tester} (test)`,
    `party  ${document.parties[0]}  account ${owner} (live)  document ${document.id} SENT`,
    'Contacts: 2. Parties: 1.',
    '',
  ])
  expect(code).toBe(0)
  // A terminal may be recorded, so the command does not repeat the number.
  expect(stdout + stderr).not.toMatch(/\d{6}-?0017/)
  expect(await find('19701063-2391')).toMatchObject({ code: 0, stdout: 'Contacts: 0. Parties: 0.\n' })
})

test('if a secret key is missing, the search says that it is not complete, and exits with 1', async () => {
  expect(await find('19900101-0017', { keys: nextKey })).toMatchObject({
    code: 1,
    stdout: 'Contacts: 0. Parties: 0.\n',
    stderr: expect.stringContaining(
      '4 personal numbers or webhook secrets were encrypted with a key that is not in SECRET_KEY.',
    ),
  })
})

test('--status counts the values that are not encrypted with the newest key, and exits with 1 until there are none', async () => {
  const status = (keys: string) => find('', { args: ['--status'], keys })
  const sentence = (older: number, unknown: number) =>
    `Encrypted with an older key: ${older}. Encrypted with a key that is not in SECRET_KEY: ${unknown}.\n`
  expect(await status(SECRET_KEY)).toMatchObject({ code: 0, stdout: sentence(0, 0) })
  expect(await status(`${nextKey},${SECRET_KEY}`)).toMatchObject({ code: 1, stdout: sentence(4, 0) })
  expect(await status(nextKey)).toMatchObject({ code: 1, stdout: sentence(0, 4) })
})

test.each(['', '19900101-0018\n'])('the input %j is refused with exit 1 and is not repeated', async (input) => {
  const { code, stdout, stderr } = await find(input)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toBe(
    'The first line of the standard input must be a Swedish personal or coordination number, for example in the form YYYYMMDD-NNNN.\n',
  )
})
