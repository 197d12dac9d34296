import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@paraph/client'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { dataFolder, runToEnd, SECRET_KEY, startProcess } from '@paraph/testing/programs/process.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { config, db, newAccount, linkOf, actAs, services } = await startServer({ recorded: false })
const account = await newAccount()
const newKey = 'the-key-after-the-loss-the-key-after-the-loss'
const env = {
  DATABASE_URL: config.databaseUrl!,
  SECRET_KEY: newKey,
  SEAL_CERTIFICATE: inject('sealCertificate'),
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'https://sign.example.com',
  JOBS: 'elsewhere',
}
const lost = (...args: string[]) => runToEnd('server/cli/secret-key-lost.ts', args, env)

const queuedOf = async (documentId: string) =>
  (await db.selectFrom('messages').select('party_id').where('document_id', '=', documentId).execute()).map(
    ({ party_id }) => party_id,
  )

test('after the loss of the key nothing starts until the command has given it up; then new links are sent', async () => {
  const contact = await account.contact({ ssn: '19900101-0017', email: 'anna@example.com' })
  const other = await account.contact({ email: 'bo@example.com' })
  const { id, parties } = await account.sentDocument({ contactId: contact.id })
  const endpoint = await account.client.POST('/api/v1/webhook-endpoints', {
    body: { url: 'http://127.0.0.1:1/', events: ['document.sent'] },
  })
  // The messages before the loss were sent.
  await db.deleteFrom('messages').where('document_id', '=', id).execute()
  const signed = await account.sentDocument({})
  await actAs(signed.parties[0]!)
  const oldLink = await linkOf(parties[0]!)

  for (const program of ['main.ts', 'worker.ts'] as const) {
    const { code, stderr } = await runToEnd(program, [], { ...env, PORT: '0' })
    expect([code, stderr]).toEqual([
      78,
      expect.stringMatching(/^SECRET_KEY does not contain the key .*secret-key:lost.*\n$/),
    ])
  }

  const before = await lost()
  expect(before).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was changed.') })
  expect(before.stdout).toContain('of 2 documents that wait')
  expect(before.stdout).toContain('Personal numbers are removed: 1 of contacts, 1 of parties.')
  expect(before.stdout).toContain('Webhook secrets are replaced: 1.')
  expect(await queuedOf(id)).toEqual([])
  const [kept] = await db.selectFrom('contacts').select('ssn_encrypted').where('id', '=', contact.id).execute()
  expect(kept!.ssn_encrypted).not.toBeNull()

  expect(await lost('--yes')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Done. Messages with new links: 1.'),
  })
  expect(await queuedOf(id)).toEqual(parties)

  const server = await startProcess(env)
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.exited
  })
  const client = createClient({ baseUrl: server.url, apiKey: account.key })
  const { data } = await client.GET('/api/v1/contacts', {})
  expect(data!.contacts.map(({ id, ssn }) => [id, ssn])).toEqual(
    expect.arrayContaining([
      [contact.id, null],
      [other.id, null],
    ]),
  )
  const page = await client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
  const newLink = page.data!.parties[0]!.signingUrl!.split('#')[1]!
  const open = (token: string) =>
    createClient({ baseUrl: server.url, apiKey: token }).GET('/api/v1/signing-session', {})
  expect([(await open(oldLink)).response.status, (await open(newLink)).response.status]).toEqual([401, 200])
  const path = { id: endpoint.data!.id }
  const rotated = await client.POST('/api/v1/webhook-endpoints/{id}/rotate-secret', { params: { path } })
  expect(rotated.data!.secret).toMatch(/^whsec_/)
  // The old key is refused from now on.
  expect((await runToEnd('worker.ts', [], { ...env, SECRET_KEY })).code).toBe(78)
  expect(await lost()).toMatchObject({ stdout: expect.stringContaining('Nothing is lost.') })
})

test('evidence of BankID with a lost key stays, and is not counted as unreadable any more', async () => {
  const { parties, id } = await account.sentDocument({})
  await actAs(parties[0]!)
  await sql`alter table signatures disable trigger refuse_change`.execute(db)
  await db
    .updateTable('signatures')
    .set({ bankid_signature: services.bankIdEvidence.encrypt(Buffer.from('xml')) } as never)
    .where('party_id', '=', parties[0]!)
    .execute()
  await sql`alter table signatures enable trigger refuse_change`.execute(db)
  await db
    .updateTable('secret_key')
    .set({ fingerprint: Buffer.of(0) })
    .execute()
  expect((await lost()).stdout).toContain(`because their evidence can't be read: ${id}.`)
  expect((await lost('--yes')).code).toBe(0)
  const status = await runToEnd('server/cli/personal-number-find.ts', ['--status'], env)
  expect(status).toMatchObject({ code: 0, stdout: expect.stringContaining('not in SECRET_KEY: 0.') })
})

test('a restored data folder without its key file is refused, and no other key is left in it', async () => {
  const DATA_DIR = await dataFolder()
  const settings = { DATA_DIR, LOG_LEVEL: 'warn', JOBS: 'elsewhere', PORT: '0' }
  const first = await startProcess(settings)
  first.child.kill('SIGTERM')
  await first.exited
  await rm(join(DATA_DIR, 'secret-key'))
  for (let attempt = 0; attempt < 2; attempt++) {
    const { code, stderr } = await runToEnd('main.ts', [], settings)
    expect([code, stderr]).toEqual([
      78,
      expect.stringMatching(/secret-key does not hold the key .* Put the file back from your backup\. .*\n$/),
    ])
    expect(existsSync(join(DATA_DIR, 'secret-key'))).toBe(false)
  }
})
