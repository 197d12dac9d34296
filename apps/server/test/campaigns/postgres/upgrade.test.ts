import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { hashSecret } from '#api/access/authenticate-key.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openPool } from '#platform/database/pool.ts'
import { accountOf } from '@paraph/testing/server/account.ts'
import { openServer } from '@paraph/testing/server/server.ts'
import { newDatabase } from '@paraph/testing/server/test-database.ts'
import { browserOf } from '../../support/browser-of.ts'
import { openMemberMails } from '../../support/member-mails.ts'

const migrations = join(import.meta.dirname, '../../../migrations')
/** The first migration that knows members. */
const MEMBERS = '007_members.sql'

/** A database of the version before members, with an account and its key. */
async function databaseOfKeys() {
  const database = await newDatabase({ isEmpty: true })
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const name of readdirSync(migrations).filter((name) => name < MEMBERS))
    copyFileSync(join(migrations, name), join(folder, name))
  const pool = openPool({ ...database.connection, max: 1 }, () => {})
  await migrate(pool, () => {}, pathToFileURL(`${folder}/`))
  const key = `pk_live_${randomBytes(32).toString('base64url')}`
  await pool.query(`insert into accounts (id, name, mode) values ('acc_1', 'Lindqvist Bygg AB', 'LIVE')`)
  await pool.query(`insert into api_keys (id, account_id, secret_sha256) values ('key_1', 'acc_1', $1)`, [
    hashSecret(key),
  ])
  await pool.end()
  return { database, key }
}

test('an account that has only keys goes on after the upgrade, and its key invites the first admin, who signs in', async () => {
  const { database, key } = await databaseOfKeys()
  const server = await openServer({ database })
  onTestFinished(server.close)
  const { client, draftDocument, id } = accountOf(server.clientOf(key), key, 'acc_1')
  expect((await client.GET('/api/v1/account')).data).toMatchObject({ documentsSeenBy: 'ALL', namesMember: false })
  const document = await draftDocument()
  expect(document).toMatchObject({ createdBy: { type: 'API_KEY', id: 'key_1' } })
  expect(document).not.toHaveProperty('owner')

  const body = { name: 'Anna Lindqvist', email: 'anna@example.com', role: 'ADMIN' as const }
  const { data: invited } = await client.POST('/api/v1/members', { body })
  const mails = await openMemberMails(server.services)
  const [mail] = await mails.invitations(invited!.id)
  const { answer } = await browserOf(server).signIn({ invitation: mail!.token! })
  expect(answer).toMatchObject({ account: { id }, member: { role: 'ADMIN', status: 'JOINED' } })
  const admin = server.clientOf(answer.accessToken!)
  expect((await admin.GET('/api/v1/documents')).data!.documents).toMatchObject([{ id: document.id }])
  const { data: log } = await admin.GET('/api/v1/account/events', { params: { query: {} } })
  expect(log!.accountEvents.map(({ type }) => type)).toEqual(['member.signed_in', 'member.invited'])
})
