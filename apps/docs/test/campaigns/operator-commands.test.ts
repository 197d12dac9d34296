import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgresServer } from '@paraph/testing/programs/postgres-server.ts'
import { printed, reader, root } from '@paraph/testing/programs/printed.ts'
import { SECRET_KEY, temporaryFolder } from '@paraph/testing/programs/process.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const operating = 'apps/docs/guides/operating.md'
const backup = 'apps/docs/guides/backup.md'
const sealing = 'apps/docs/guides/sealing.md'
const retention = 'apps/docs/guides/retention.md'
const { config, db, newAccount, actAs } = await startServer({ recorded: false })

/** Runs commands in the folder of the sources, on the database of this test. */
async function runAsOperator(script: string, env: Record<string, string> = {}): Promise<string> {
  const settings = { DATABASE_URL: config.databaseUrl!, SECRET_KEY, ...env }
  const { stdout } = await (await reader({ cwd: root, env: settings })).run(script)
  return stdout
}

const blockOf = (heading: string, guide = operating) => printed(guide, 'sh', heading)[0]!

test('the commands for keys create, list and revoke', async () => {
  const lines = blockOf('## Keys').trim().split('\n')
  const revoke = lines.pop()!
  const stdout = await runAsOperator(lines.join('\n'))
  expect(stdout).toMatch(/^pk_live_\S+\npk_test_\S+\nkey_/)
  const [id] = /^key_\w{26}/m.exec(stdout)!
  await runAsOperator(revoke.replace(/key_\w{26}/, id))
  const rows = await db.selectFrom('api_keys').select('revoked_at').where('id', '=', id).execute()
  expect(rows).toEqual([{ revoked_at: expect.any(String) }])
})

test('the command for members prints a link that signs in the first admin', async () => {
  await runAsOperator(blockOf('## Keys').split('\n')[0]!)
  const invite = blockOf('## The first member', 'apps/docs/guides/members.md')
  expect(await runAsOperator(invite)).toMatch(/^http:\/\/localhost:3000\/#invitation=[\w-]{43}\n$/)
})

test('the command for webhooks gives an account an address', async () => {
  expect(await runAsOperator(blockOf('## Webhooks'))).toMatch(/^pk_live_/)
  const owner = db.selectFrom('accounts').select('email').where('name', '=', 'acme').where('email', 'is not', null)
  expect(await owner.execute()).toContainEqual({ email: 'it@acme.example' })
})

test('the commands for documents that are not sealed list them, and try again', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({})
  await actAs(parties[0]!)
  const stdout = await runAsOperator(blockOf('## If documents are not sealed', sealing).replace('DOCUMENT_ID', id))
  expect(stdout).toMatch(new RegExp(`^${id}  PENDING `))
  expect(stdout.match(/^Documents that wait for their seal: 1\.$|^Queued: 1\./gm)).toHaveLength(3)
})

test('the commands after a loss of the key do nothing while the database has the right key', async () => {
  expect((await runAsOperator(blockOf('### If the key is lost', backup))).match(/Nothing is lost\./g)).toHaveLength(2)
})

test('the command finds a person, and prints what the guide shows', async () => {
  const account = await newAccount()
  await db.updateTable('accounts').set({ name: 'acme of the guide' }).where('id', '=', account.id).execute()
  const { id: contactId } = await account.contact({ ssn: '19900101-0017', email: 'anna@example.com' })
  await account.sentDocument({ contactId })
  const stdout = await runAsOperator(`echo 19900101-0017 | ${blockOf('## Find everything about a person', retention)}`)
  const [, example] = /^```\n(contact [^]*?)^```/m.exec(readFileSync(join(root, retention), 'utf8'))!
  const masked = (text: string) => text.replaceAll(/(ctc|pty|doc)_\w{26}/g, '$1')
  expect(masked(stdout).replaceAll('acme of the guide', 'acme')).toBe(masked(example!))
})

test('the commands for the audit trail find it complete, and compare it with what was saved', async () => {
  const elsewhere = await temporaryFolder()
  const [check, compare] = printed(retention, 'sh', '## Verify the audit trail') as [string, string]
  expect(await runAsOperator(check)).not.toBe('')
  const saved = compare.replaceAll(/\/mnt\/elsewhere\/(\S+)/g, (_, name: string) => `'${join(elsewhere, name)}'`)
  expect(await runAsOperator(saved)).not.toBe('')
})

test('the SQL makes a role and a database that the server can use', async () => {
  const postgres = await startPostgresServer()
  onTestFinished(postgres.stop)
  const [sql] = printed(operating, 'sql', '## Use your own PostgreSQL')
  for (const statement of sql!.trim().split('\n')) await postgres.query(statement)
  const [, password] = /password '(.*)'/.exec(sql!)!
  const DATABASE_URL = `postgres://paraph:${encodeURIComponent(password!)}@127.0.0.1:${postgres.port}/paraph`
  expect(await runAsOperator(blockOf('## Webhooks'), { DATABASE_URL })).toMatch(/^pk_live_/)
})

test('the commands for the folder of the embedded database restore what was backed up', async () => {
  const folder = await temporaryFolder()
  const data = join(folder, 'paraph')
  await mkdir(join(data, 'postgres'), { recursive: true })
  await writeFile(join(data, 'postgres/PG_VERSION'), '18')
  await writeFile(join(data, 'secret-key'), 'the key')
  const [, , stopAndSave, stopAndRestore] = printed(backup, 'sh', '## Backup and restore')
  const terminal = await reader({ cwd: folder, programs: { sudo: 'exec "$@"', systemctl: 'echo "$@"' } })
  const runHere = async (block: string) =>
    (
      await terminal.run(
        block.replaceAll(/\/var\/lib\/paraph\S*/g, (path) => `"${path.replace('/var/lib/paraph', data)}"`),
      )
    ).stdout
  expect(await runHere(stopAndSave!)).toBe('stop paraph@3000\nstart paraph@3000\n')
  await writeFile(join(data, 'postgres/PG_VERSION'), 'broken')
  await rm(join(data, 'secret-key'))
  expect(await runHere(stopAndRestore!)).toBe('stop paraph@3000\nstart paraph@3000\n')
  expect(await readFile(join(data, 'postgres/PG_VERSION'), 'utf8')).toBe('18')
  expect(await readFile(join(data, 'secret-key'), 'utf8')).toBe('the key')
  // No backup is made of a database that still runs.
  await writeFile(join(data, 'postgres/postmaster.pid'), '')
  await rm(join(folder, 'paraph.tar.gz'))
  await runHere(stopAndSave!).catch(() => {})
  expect(existsSync(join(folder, 'paraph.tar.gz'))).toBe(false)
})
