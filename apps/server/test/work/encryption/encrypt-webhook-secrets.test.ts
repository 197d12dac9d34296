import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countBacklog } from '#work/encryption/count-backlog.ts'
import { encryptStored } from '#work/encryption/encrypt-stored.ts'
import type { EncryptionReport } from '#work/encryption/encryption-report.ts'
import { formatSecret, webhookSecretLabel } from '#domain/webhooks/secrets.ts'
import { openCipher } from '#platform/secrets/cipher.ts'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import { readConfig } from '#platform/settings/config.ts'
import { SECRET_KEY } from '@paraph/testing/programs/process.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { db, services, newAccount } = await startServer()
const nextKey = 'n'.repeat(43)
const cipherOf = async (...keys: string[]) =>
  openCipher(await openSecretKey(readConfig({ SECRET_KEY: keys.join() }), () => {}), webhookSecretLabel)

test('after a rotation, both secrets of an endpoint are encrypted again; until then, they are counted', async () => {
  const account = await newAccount()
  const { id, secret: previous } = await account.webhookEndpoint()
  const params = { path: { id } }
  const { data } = await account.client.POST('/api/v1/webhook-endpoints/{id}/rotate-secret', { params })
  const deleted = await account.webhookEndpoint()
  await account.client.DELETE('/api/v1/webhook-endpoints/{id}', { params: { path: { id: deleted.id } } })
  const complete = { olderKey: 0, unknownKey: 0 }
  const deps = { ...services, webhookSecrets: await cipherOf(nextKey, SECRET_KEY) }
  const afterwards = { ...services, webhookSecrets: await cipherOf(nextKey) }
  expect(await countBacklog(db, deps)).toEqual({ ...complete, olderKey: 2 })
  expect(await countBacklog(db, afterwards)).toEqual({ ...complete, unknownKey: 2 })
  const reports: EncryptionReport[] = []
  await encryptStored({ ...deps, onEncrypted: (report) => void reports.push(report) })
  expect(reports).toEqual([{ encrypted: 2, unreadable: 0 }])
  expect(await countBacklog(db, afterwards)).toEqual(complete)
  const stored = db.selectFrom('webhook_endpoints').select(['secret', 'previous_secret']).where('id', '=', id)
  const row = await stored.executeTakeFirstOrThrow()
  const open = (sealed: Buffer | null) => formatSecret(afterwards.webhookSecrets.decrypt(sealed!))
  expect([open(row.secret), open(row.previous_secret)]).toEqual([data!.secret, previous])
})

test('a previous secret of an older key is encrypted again, even if the secret is newer', async () => {
  const account = await newAccount()
  const { id } = await account.webhookEndpoint()
  const rotated = await cipherOf(nextKey, SECRET_KEY)
  const renewed = { previous_secret: sql.ref<Buffer>('secret'), secret: rotated.encrypt(Buffer.alloc(32)) }
  await db.updateTable('webhook_endpoints').set(renewed).where('id', '=', id).execute()
  const deps = { ...services, webhookSecrets: rotated }
  expect((await countBacklog(db, deps)).olderKey).toBe(1)
  await encryptStored({ ...deps, onEncrypted: () => {} })
  expect((await countBacklog(db, deps)).olderKey).toBe(0)
})
