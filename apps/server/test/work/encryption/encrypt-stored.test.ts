import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { createMetrics } from '#server/telemetry/metrics.ts'
import { countBacklog } from '#work/encryption/count-backlog.ts'
import { encryptStored } from '#work/encryption/encrypt-stored.ts'
import type { EncryptionReport } from '#work/encryption/encryption-report.ts'
import { formatSecret, webhookSecretLabel } from '#domain/webhooks/secrets.ts'
import { numberColumns } from '#domain/personal-numbers/columns.ts'
import { findPerson } from '#domain/personal-numbers/person-store.ts'
import type { Services } from '#domain/services.ts'
import { TooEarlyError } from '#platform/jobs/jobs.ts'
import { openCipher } from '#platform/secrets/cipher.ts'
import { openPersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import { readConfig } from '#platform/settings/config.ts'
import { afterQuery } from '../../support/after-query.ts'
import { SECRET_KEY } from '@paraph/testing/programs/process.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const metrics = createMetrics('token-of-the-tests')
const { services, db, pool, baseUrl, newAccount, actAs } = await startServer({ metrics })
metrics.observeEncryption(() => countBacklog(db, services))
const account = await newAccount()
afterEach(() => db.deleteFrom('webhook_endpoints').execute())
const nextKey = 'the-key-after-a-rotation-the-key-after-a-rotation'
const secretKey = (keys: string[]) => openSecretKey(readConfig({ SECRET_KEY: keys.join() }), () => {})
const numbersOf = async (...keys: string[]) => openPersonalNumbers(await secretKey(keys))
/** Returns the ciphers of the key before a rotation, of both keys, and of the new key alone. */
const ciphersOf = async (label: string) => {
  const open = async (...keys: string[]) => openCipher(await secretKey(keys), label)
  return [await open(SECRET_KEY), await open(nextKey, SECRET_KEY), await open(nextKey)] as const
}

const ssn = '19900101-0017'
const complete = { olderKey: 0, unknownKey: 0 }

async function run(
  deps: Partial<Pick<Services, 'db' | 'personalNumbers' | 'bankIdEvidence' | 'webhookSecrets'>> = {},
): Promise<EncryptionReport[]> {
  const reports: EncryptionReport[] = []
  await encryptStored({ ...services, ...deps, onEncrypted: (report) => reports.push(report) })
  return reports
}

/** `older` encrypts with a key that a rotation has replaced. `personalNumbers` has the new key, which the other tests use, and the replaced key. */
const older = await numbersOf(nextKey)
const personalNumbers = await numbersOf(SECRET_KEY, nextKey)
const backlog = () => countBacklog(db, { ...services, personalNumbers })

/** Stores the number as it was encrypted with the older key. */
async function storeOlder(table: 'contacts' | 'parties', id: string) {
  await db.updateTable(table).set(numberColumns(ssn, older)).where('id', '=', id).execute()
}

const stored = (table: 'contacts' | 'parties', id: string) =>
  db.selectFrom(table).select(['ssn_encrypted', 'ssn_hash']).where('id', '=', id).executeTakeFirstOrThrow()

async function found(numbers = services.personalNumbers, number = ssn): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of findPerson(db, numbers, number)) ids.push(id)
  return ids
}

async function contactAndParty(number: string | undefined = ssn) {
  const contact = await account.contact({ ...(number && { ssn: number }), email: 'anna@example.com' })
  const document = await account.draftDocument()
  const party = await account.party(document.id, { contactId: contact.id })
  const answers = async () => {
    const path = { id: document.id, partyId: party.id }
    const [one, other] = [
      await account.client.GET('/api/v1/contacts/{id}', { params: { path: { id: contact.id } } }),
      await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', { params: { path } }),
    ]
    return [one.data ? one.data.ssn : one.error.status, other.data ? other.data.ssn : other.error.status]
  }
  return { contactId: contact.id, partyId: party.id, documentId: document.id, answers }
}

test('a new number is stored encrypted and with its hash, and a party has a copy of both from its contact', async () => {
  const { contactId, partyId, answers } = await contactAndParty()
  const contact = await stored('contacts', contactId)
  expect(contact).toEqual({ ssn_encrypted: expect.any(Buffer), ssn_hash: expect.any(Buffer) })
  expect(await stored('parties', partyId)).toEqual(contact)
  expect(await answers()).toEqual([ssn, ssn])
  expect(await run()).toEqual([])
  expect(await stored('contacts', contactId)).toEqual(contact)
  const { id } = await account.contact()
  expect(await stored('contacts', id)).toEqual({ ssn_encrypted: null, ssn_hash: null })
})

test('more rows than a batch are encrypted by several runs at the same time, each of them once', async () => {
  await sql`
    insert into contacts (id, account_id, first_name, last_name, ssn_encrypted, ssn_hash, created_at, updated_at)
    select 'ctc_batch' || n, ${account.id}, 'Anna', 'Lindqvist', ${older.encrypt(ssn)}, ${older.hashes(ssn)[0]}, now(), now()
    from generate_series(1, 1000) n`.execute(db)
  const tooEarly = (error: unknown): EncryptionReport[] => {
    if (!(error instanceof TooEarlyError)) throw error
    return []
  }
  const reports: EncryptionReport[] = []
  const onEncrypted = (report: EncryptionReport) => void reports.push(report)
  const runOnce = () => encryptStored({ ...services, personalNumbers, onEncrypted }).catch(tooEarly)
  await Promise.all([runOnce(), runOnce(), runOnce()])
  expect(reports.reduce((sum, { encrypted }) => sum + encrypted, 0)).toBe(1000)
  expect(await countBacklog(db, services)).toEqual(complete)
  expect((await found()).filter((id) => id.startsWith('ctc_batch'))).toHaveLength(1000)
  await db.deleteFrom('contacts').where('id', 'like', 'ctc_batch%').execute()
})

test('an interrupted run loses nothing: its batch is rolled back, and the next run continues', async () => {
  const ids = [await contactAndParty(), await contactAndParty()]
  for (const { contactId, partyId } of ids) {
    await storeOlder('contacts', contactId)
    await storeOlder('parties', partyId)
  }
  // The contacts are done. The batch of the parties has read its rows, when the connection breaks.
  const broken = afterQuery(
    db,
    (rows) => rows.some(({ id }) => id === ids[1]!.partyId),
    () => Promise.reject(new Error('Connection terminated')),
  )
  await expect(run({ db: broken, personalNumbers })).rejects.toThrow('Connection terminated')
  expect(await backlog()).toEqual({ ...complete, olderKey: 2 })
  expect(await run({ personalNumbers })).toEqual([{ encrypted: 2, unreadable: 0 }])
  expect(await backlog()).toEqual(complete)
  for (const { answers } of ids) expect(await answers()).toEqual([ssn, ssn])
})

test('a row that a request has locked delays nothing, and is tried again later', async () => {
  const [held, free] = [await contactAndParty(), await contactAndParty()]
  await storeOlder('contacts', held.contactId)
  await storeOlder('contacts', free.contactId)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select from contacts where id = $1 for update', [held.contactId])
    await expect(run({ personalNumbers })).rejects.toBeInstanceOf(TooEarlyError)
    expect(await backlog()).toEqual({ ...complete, olderKey: 1 })
  } finally {
    await client.query('rollback')
    client.release()
  }
  expect(await run({ personalNumbers })).toEqual([{ encrypted: 1, unreadable: 0 }])
})

test('after a rotation and the job, reading and finding numbers do not need the old key', async () => {
  const { contactId, partyId } = await contactAndParty()
  const before = await stored('contacts', contactId)
  const [rotated, afterwards] = [await numbersOf(nextKey, SECRET_KEY), await numbersOf(nextKey)]
  expect((await countBacklog(db, { ...services, personalNumbers: rotated })).olderKey).toBeGreaterThan(1)
  expect(await found(rotated)).toEqual(expect.arrayContaining([contactId, partyId]))
  // Before the job, the old key is still needed, and the status says so.
  expect((await countBacklog(db, { ...services, personalNumbers: afterwards })).unknownKey).toBeGreaterThan(1)
  expect(await found(afterwards)).toEqual([])

  const [report] = await run({ personalNumbers: rotated })
  expect(report!.unreadable).toBe(0)
  expect(await countBacklog(db, { ...services, personalNumbers: rotated })).toEqual(complete)
  expect(await countBacklog(db, { ...services, personalNumbers: afterwards })).toEqual(complete)
  expect(await found(afterwards)).toEqual(expect.arrayContaining([contactId, partyId]))
  const after = await stored('contacts', contactId)
  expect(afterwards.decrypt(after.ssn_encrypted!)).toBe(ssn)
  expect(after.ssn_hash).not.toEqual(before.ssn_hash)
  await run({ personalNumbers })
})

test('a number that was changed or has no key is null in answers, is counted, and does not stop the others', async () => {
  const [changed, strange, good] = [await contactAndParty(), await contactAndParty(), await contactAndParty()]
  const rotated = await numbersOf(nextKey, SECRET_KEY)
  await run()
  await sql`update contacts set ssn_encrypted = set_byte(ssn_encrypted, 25, get_byte(ssn_encrypted, 25) # 1)
    where id = ${changed.contactId}`.execute(db)
  const lost = (await numbersOf('a-lost-key-a-lost-key-a-lost-key-a-lost-key-')).encrypt(ssn)
  await db.updateTable('contacts').set({ ssn_encrypted: lost }).where('id', '=', strange.contactId).execute()
  expect(await changed.answers()).toEqual([null, ssn])
  expect(await strange.answers()).toEqual([null, ssn])
  const list = await account.client.GET('/api/v1/contacts', {})
  expect(list.data?.contacts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: strange.contactId, ssn: null }),
      expect.objectContaining({ id: good.contactId, ssn }),
    ]),
  )
  const [report] = await run({ personalNumbers: rotated })
  expect(report!.unreadable).toBe(2)
  expect(rotated.isCurrent((await stored('contacts', good.contactId)).ssn_encrypted!)).toBe(true)
  expect(await countBacklog(db, { ...services, personalNumbers: rotated })).toEqual({
    olderKey: 1,
    unknownKey: 1,
  })
  const page = await fetch(`${baseUrl}/metrics`, { headers: { authorization: 'Bearer token-of-the-tests' } })
  expect((await page.text()).match(/^paraph_personal_numbers_to_encrypt.*$/gm)).toEqual([
    'paraph_personal_numbers_to_encrypt{state="older_key"} 0',
    expect.stringMatching(/^paraph_personal_numbers_to_encrypt\{state="unknown_key"\} [1-9]\d*$/),
  ])
  await db.updateTable('parties').set({ ssn_encrypted: null }).execute()
  await db.updateTable('contacts').set({ ssn_encrypted: null }).execute()
})

test('after a rotation, both secrets of an endpoint are encrypted again; until then, they are counted', async () => {
  const { id, secret: previous } = await account.webhookEndpoint()
  const params = { path: { id } }
  const { data } = await account.client.POST('/api/v1/webhook-endpoints/{id}/rotate-secret', { params })
  const deleted = await account.webhookEndpoint()
  await account.client.DELETE('/api/v1/webhook-endpoints/{id}', { params: { path: { id: deleted.id } } })
  const [, rotated, afterwards] = await ciphersOf(webhookSecretLabel)
  const deps = { ...services, webhookSecrets: rotated }
  expect(await countBacklog(db, deps)).toEqual({ ...complete, olderKey: 2 })
  expect(await countBacklog(db, { ...services, webhookSecrets: afterwards })).toEqual({ ...complete, unknownKey: 2 })
  expect(await run(deps)).toEqual([{ encrypted: 2, unreadable: 0 }])
  expect(await countBacklog(db, { ...services, webhookSecrets: afterwards })).toEqual(complete)
  const endpoints = db.selectFrom('webhook_endpoints').select(['secret', 'previous_secret']).where('id', '=', id)
  const row = await endpoints.executeTakeFirstOrThrow()
  const open = (sealed: Buffer | null) => formatSecret(afterwards.decrypt(sealed!))
  expect([open(row.secret), open(row.previous_secret)]).toEqual([data!.secret, previous])
})

test('a previous secret of an older key is encrypted again, even if the secret is newer', async () => {
  const { id } = await account.webhookEndpoint()
  const [, rotated] = await ciphersOf(webhookSecretLabel)
  const renewed = { previous_secret: sql.ref<Buffer>('secret'), secret: rotated.encrypt(Buffer.alloc(32)) }
  await db.updateTable('webhook_endpoints').set(renewed).where('id', '=', id).execute()
  const deps = { ...services, webhookSecrets: rotated }
  expect((await countBacklog(db, deps)).olderKey).toBe(1)
  await run(deps)
  expect((await countBacklog(db, deps)).olderKey).toBe(0)
})

test('after a rotation the evidence of BankID is encrypted again; nothing else can change', async () => {
  const { parties } = await account.sentDocument({})
  const partyId = parties[0]!
  await actAs(partyId)
  const [before, rotated, afterwards] = await ciphersOf('paraph bankid evidence')
  const change = (columns: Record<string, Buffer | string>) =>
    db
      .updateTable('signatures')
      .set(columns as never)
      .where('party_id', '=', partyId)
      .execute()
  await sql`alter table signatures disable trigger refuse_change`.execute(db)
  await change({
    bankid_signature: before.encrypt(Buffer.from('xml')),
    bankid_ocsp_response: before.encrypt(Buffer.from('der')),
  })
  await sql`alter table signatures enable trigger refuse_change`.execute(db)

  const deps = { ...services, bankIdEvidence: rotated }
  expect(await countBacklog(db, deps)).toEqual({ ...complete, olderKey: 1 })
  expect(await run({ bankIdEvidence: rotated })).toEqual([{ encrypted: 1, unreadable: 0 }])
  expect(await countBacklog(db, { ...services, bankIdEvidence: afterwards })).toEqual(complete)
  const signature = await db.selectFrom('signatures').selectAll().where('party_id', '=', partyId).executeTakeFirst()
  const { bankid_signature: xml, bankid_ocsp_response: der } = signature as unknown as Record<string, Buffer>
  expect([xml, der].map((sealed) => afterwards.decrypt(sealed!).toString())).toEqual(['xml', 'der'])
  for (const refused of [
    () => change({ ip_address: '192.0.2.1' }),
    () => change({ bankid_signature: xml!, statement: 'I owe nothing.' }),
    () => sql`update signatures set bankid_signature = null`.execute(db),
  ])
    await expect(refused()).rejects.toThrow('Signatures are never changed.')
})
