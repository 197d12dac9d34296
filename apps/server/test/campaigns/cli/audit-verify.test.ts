import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@paraph/client'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { onePagePdf } from '../../support/pdf.ts'
import { startPostgresServer } from '../../support/postgres-server.ts'
import { runKeys, runToEnd, SECRET_KEY, startProcess, temporaryFolder } from '../../support/process.ts'

const postgres = await startPostgresServer()
afterAll(() => postgres.stop())
const { url: DATABASE_URL } = await postgres.newDatabase()
const verify = (...args: string[]) => runToEnd('server/cli/audit-verify.ts', args, { DATABASE_URL })

test('audit trails are verified while a server runs, saved, and compared with the saved file', async () => {
  const server = await startProcess({ DATABASE_URL, SECRET_KEY })
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.exited
  })
  const { stdout: key } = await runKeys(['create', '--account', 'acme'], { DATABASE_URL })
  const client = createClient({ baseUrl: server.url, apiKey: key.trim() })
  const file = new File([await onePagePdf()], 'agreement.pdf', { type: 'application/pdf' })
  const path = { id: (await client.POST('/api/v1/documents', { body: { file } })).data!.id }
  const contact = await client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: 'Lindqvist' } })
  const body = { contactId: contact.data!.id, role: 'SIGNER', deliveryMethod: 'NONE' } as const
  await client.POST('/api/v1/documents/{id}/parties', { params: { path }, body })
  await client.POST('/api/v1/documents/{id}/send', { params: { path } })

  const heads = join(await temporaryFolder(), 'heads.txt')
  const correct = { code: 0, stdout: 'Documents: 1. Events: 4. Sealed files: 0. Faults: 0.\n' }
  expect(await verify('--save', heads)).toMatchObject(correct)
  expect(await verify('--against', heads)).toMatchObject(correct)

  const database = new pg.Client(DATABASE_URL)
  await database.connect()
  onTestFinished(() => database.end())
  await database.query('alter table events disable trigger user')
  await database.query(`update events set actor_id = 'key_other' where number = 2`)
  const found = await verify()
  expect(found.code).toBe(1)
  expect(found.stdout).toMatch(
    /^doc_\w+: Event 2 was changed: the hash of evt_\w+ does not match\.\nDocuments: 1\. Events: 4\. Sealed files: 0\. Faults: 1\.\n$/,
  )
})

test.each([
  [['--all'], /^Usage:/],
  [['--against', '/nowhere/heads.txt'], /^ENOENT/],
])('%j is refused with exit 1, before anything is verified', async (args, sentence) => {
  expect(await verify(...args)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) })
})

test('a file that --save did not write is refused', async () => {
  const file = join(await temporaryFolder(), 'heads.txt')
  await writeFile(file, 'doc_1 one\n')
  expect(await verify('--against', file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Line 1 of .* was not written by --save/),
  })
})
