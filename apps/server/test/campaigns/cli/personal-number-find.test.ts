import { expect, test } from 'vitest'
import { SECRET_KEY, runToEnd } from '../../support/process.ts'
import { startServer } from '../../support/server.ts'

const { config, db, newAccount } = await startServer()
const [live, testing] = [await newAccount(), await newAccount('TEST')]
const nextKey = 'the-key-after-a-rotation-the-key-after-a-rotation'
const find = (input: string, { args = [] as string[], keys = SECRET_KEY } = {}) =>
  runToEnd('server/cli/personal-number-find.ts', args, { DATABASE_URL: config.databaseUrl!, SECRET_KEY: keys }, input)

const nameOf = async (id: string) =>
  (await db.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name

test('all contacts and parties of a person are listed, in any form, encrypted or not', async () => {
  const contact = await live.contact({ ssn: '19900101-0017', email: 'anna@example.com' })
  const document = await live.sentDocument({ contactId: contact.id })
  const plain = await testing.contact()
  await db.updateTable('contacts').set({ ssn_plain: '9001010017' }).where('id', '=', plain.id).execute()
  await live.contact({ ssn: '19900161-0014' })

  const { code, stdout, stderr } = await find('900101-0017\n')
  const [owner, tester] = [await nameOf(live.id), await nameOf(testing.id)]
  expect(stdout.split('\n')).toEqual([
    `contact  ${contact.id}  account ${owner} (live)`,
    `contact  ${plain.id}  account ${tester} (test)`,
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
    // The number that is not encrypted is found without any key.
    stdout: expect.stringMatching(/^contact .*\nContacts: 1\. Parties: 0\.\n$/),
    stderr: expect.stringContaining(
      '3 personal numbers or webhook secrets were encrypted with a key that is not in SECRET_KEY.',
    ),
  })
})

test('--status counts the values that are not encrypted yet, and exits with 1 until there are none', async () => {
  const args = ['--status']
  const sentence = (plain: number, older: number, unknown: number) =>
    `Not encrypted yet: ${plain}. Encrypted with an older key: ${older}. Encrypted with a key that is not in SECRET_KEY: ${unknown}.\n`
  expect(await find('', { args })).toMatchObject({ code: 1, stdout: sentence(1, 0, 0) })
  expect(await find('', { args, keys: `${nextKey},${SECRET_KEY}` })).toMatchObject({
    code: 1,
    stdout: sentence(1, 3, 0),
  })
  expect(await find('', { args, keys: nextKey })).toMatchObject({ code: 1, stdout: sentence(1, 0, 3) })
  await db.deleteFrom('contacts').where('ssn_plain', 'is not', null).execute()
  expect(await find('', { args })).toMatchObject({ code: 0, stdout: sentence(0, 0, 0) })
})

test.each(['', '19900101-0018\n'])('the input %j is refused with exit 1 and is not repeated', async (input) => {
  const { code, stdout, stderr } = await find(input)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toBe(
    'The first line of the standard input must be a Swedish personal or coordination number, for example in the form YYYYMMDD-NNNN.\n',
  )
})
