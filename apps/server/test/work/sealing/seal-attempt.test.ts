import { createHash, createPrivateKey, X509Certificate } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { PDF } from '@libpdf/core'
import { confirmOrigin, verifySeal } from '@paraph/verify'
import { expect, onTestFinished, test } from 'vitest'
import { holdSealKey } from '#work/sealing/key-holder.ts'
import { keySource, type SealKey } from '#work/sealing/keys/seal-key.ts'
import { numberColumns } from '#domain/personal-numbers/columns.ts'
import { queueOverdueSeals } from '#work/sealing/overdue.ts'
import { attemptSeal } from '#work/sealing/seal-attempt.ts'
import { openSealer, openSealHelper, sealOptions, type SealHelper } from '#work/sealing/sealer.ts'
import { signingOn } from '../../api/signing-session/signing.support.ts'
import { attachedFile } from '@paraph/testing/pdf/attached-pdf.ts'
import { newEncryptionCertificate } from '@paraph/testing/programs/certificates.ts'
import { temporaryFolder } from '@paraph/testing/programs/process.ts'
import { sealHelper } from '@paraph/testing/server/pdf-helpers.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { UNREACHED } from '@paraph/testing/server/unreached.ts'

const server = await startServer()
const { db, seal, services, config } = server
const sentTo = signingOn(server)

/** A document whose parties have all signed. */
async function signedByAll(...parties: Parameters<typeof sentTo>) {
  const sent = await sentTo(...(parties.length > 0 ? parties : [{}]))
  for (const id of sent.ids) await server.actAs(id)
  const download = async () => {
    const { data } = await sent.account.client.GET('/api/v1/documents/{id}/sealed-file', {
      params: { path: { id: sent.id } },
      parseAs: 'arrayBuffer',
    })
    return new Uint8Array(data as unknown as ArrayBuffer)
  }
  return { ...sent, download }
}

/** Opens a sealer as another process has it. It can seal while the first one seals only if it has a helper of its own. */
function openOtherSealer(
  settings: Partial<typeof config.seal> = {},
  helper: SealHelper | undefined = sealHelper,
  key?: SealKey,
) {
  const other = { ...config, seal: { ...config.seal, ...settings } }
  const holder = key ? { key: async () => key } : holdSealKey(other, { info: () => {}, error: () => {} })
  const sealer = openSealer(holder, sealOptions(other), { helper })
  onTestFinished(sealer.close)
  const failures: { code: string; error: unknown }[] = []
  const deps = {
    ...services,
    sealer,
    onSealFailure: (error: unknown, { code }: { code: string }) => void failures.push({ code, error }),
  }
  const attempt = async (documentId: string) => {
    const documents = db.selectFrom('documents').select('seal_attempt as attempt').where('id', '=', documentId)
    await attemptSeal({ documentId, ...(await documents.executeTakeFirstOrThrow()) }, deps)
  }
  return { attempt, failures }
}

const jobsOf = async (id: string) =>
  (
    await sql<{ attempt: number; seconds: number }>`
      select (data ->> 'attempt')::integer as attempt, extract(epoch from start_after - created_on)::float as seconds
      from pgboss.job where name = 'seal' and data ->> 'documentId' = ${id} order by created_on, attempt`.execute(db)
  ).rows

test('after the last act, the document waits for its seal, and the seal completes it', async () => {
  const { id, ids, document, eventsOf, messages, ...sent } = await sentTo({}, { role: 'REVIEWER' })
  await server.actAs(ids[0]!)
  expect(await document()).toMatchObject({ status: 'SENT', sealStatus: null })
  await server.actAs(ids[1]!)
  expect(await document()).toMatchObject({ status: 'SENT', sealStatus: 'PENDING', sealError: null, sealedFile: null })
  expect(await jobsOf(id)).toEqual([{ attempt: 1, seconds: 0 }])

  expect(await seal(id)).toBeUndefined()
  const completed = await document()
  expect(completed).toMatchObject({
    status: 'COMPLETED',
    sealStatus: 'SEALED',
    sealError: null,
    sealedFile: { name: 'agreement-sealed.pdf' },
  })
  expect(completed.completedAt).toBe(completed.updatedAt)
  const { data } = await sent.account.client.GET('/api/v1/documents/{id}/sealed-file', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  })
  const bytes = new Uint8Array(data as unknown as ArrayBuffer)
  const { sealedFile } = completed
  expect(bytes.length).toBe(sealedFile!.size)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sealedFile!.sha256)
  expect((await PDF.load(bytes)).getPageCount()).toBe(sealedFile!.pages)
  expect(await eventsOf('document.completed')).toMatchObject([{ data: { sha256: sealedFile!.sha256 } }])
  expect((await messages()).filter(({ kind }) => kind === 'COMPLETED').map(({ party_id }) => party_id)).toEqual(ids)
})

test('the seal holds, and its evidence has parties, events and chain, but no personal number', async () => {
  const { id, ids, account, download } = await signedByAll()
  await db
    .updateTable('parties')
    .set(numberColumns('19900101-0017', services.personalNumbers))
    .where('id', '=', ids[0]!)
    .execute()
  await seal(id)
  const report = confirmOrigin(await verifySeal(await download()))
  expect(report).toMatchObject({ verdict: 'holds', intact: 'yes', when: { level: 'B-B' } })
  const { evidence } = report
  // The random hashes and ids of the evidence may contain these digits. So the pattern finds only the number, or its last four digits as a word.
  const personalNumber = /(?<![\da-z])(?:(?:19)?900101)?-?0017(?![\da-z-])/
  expect('"19900101-0017"').toMatch(personalNumber)
  expect(JSON.stringify(evidence)).not.toMatch(personalNumber)
  expect(evidence!.parties.map(({ id }) => id)).toEqual(ids)
  expect(evidence!.events.at(-1)!.type).toBe('party.signed')
  const [entry] = await db.selectFrom('account_chain').selectAll().where('account_id', '=', account.id).execute()
  expect(evidence!.accountChain).toEqual({ number: 1, hash: entry!.hash })
  expect(entry!.heads).toEqual([
    { documentId: id, number: evidence!.events.length, hash: evidence!.events.at(-1)!.hash },
  ])
})

test('the evidence lists the files and comments of the original, and its attachments stay', async () => {
  const account = await server.newAccount()
  const { id, attachments } = await account.draftDocument({ file: attachedFile() })
  const party = await account.party(id, { requiredSignature: 'CLICK_TO_SIGN' })
  const path = { params: { path: { id } } }
  await account.client.POST('/api/v1/documents/{id}/send', path)
  await server.actAs(party.id)
  await seal(id)
  const { data } = await account.client.GET('/api/v1/documents/{id}/sealed-file', { ...path, parseAs: 'arrayBuffer' })
  const sealed = new Uint8Array(data as unknown as ArrayBuffer)
  const { verdict, evidence, differences } = confirmOrigin(await verifySeal(sealed))
  expect([verdict, differences]).toEqual(['holds', []])
  expect(evidence!.document.file).toMatchObject({
    attachments,
    notes: [{ page: 1, author: 'Anna', text: 'Is this right?' }],
  })
  expect(evidence!.parties[0]!.signature!.statement).toContain('1 attached file and 1 comment')
  expect([...(await PDF.load(sealed)).getAttachments().keys()].toSorted()).toEqual(['a', 'evidence.json'])
  // The API lists only the attachments of the upload, and not the evidence.
  expect((await account.client.GET('/api/v1/documents/{id}', path)).data!.attachments).toEqual(attachments)
})

test('the pages get footers, unless the sender switched them off', async () => {
  const [current, old] = [await signedByAll(), await signedByAll()]
  await db.updateTable('documents').set({ page_footer: false }).where('id', '=', old.id).execute()
  const sealedPages = async ({ id, download }: typeof old) => {
    await seal(id)
    const { verdict, evidence } = confirmOrigin(await verifySeal(await download()))
    expect(verdict).toBe('holds')
    return evidence!.document.footers
  }
  expect(await sealedPages(current)).toEqual({ bottom: [1], top: [] })
  expect(await sealedPages(old)).toBeUndefined()
})

test('two processes that seal the same document store one file, one event and one set of messages', async () => {
  const { id, eventsOf, messages } = await signedByAll({}, {})
  const own = openSealHelper({ timeout: UNREACHED })
  onTestFinished(() => own.close())
  const [one, two] = [openOtherSealer(), openOtherSealer({}, own)]
  await Promise.all([one.attempt(id), two.attempt(id)])
  expect([one.failures, two.failures]).toEqual([[], []])
  expect(await db.selectFrom('sealed_files').select('sha256').where('document_id', '=', id).execute()).toHaveLength(1)
  expect(await eventsOf('document.completed')).toHaveLength(1)
  expect((await messages()).filter(({ kind }) => kind === 'COMPLETED')).toHaveLength(2)
})

test('without a key, the document is tried at growing intervals, and sealed when there is one', async () => {
  const { id, document, eventsOf } = await signedByAll()
  const missing = join(await temporaryFolder(), 'missing.pem')
  const broken = openOtherSealer({ certificate: missing })
  for (let attempt = 0; attempt < 3; attempt++) await broken.attempt(id)
  const failed = await document()
  expect(failed).toMatchObject({ status: 'SENT', sealStatus: 'FAILED', sealError: { code: 'key_unavailable' } })
  expect(JSON.stringify(failed)).not.toContain(missing)
  expect(broken.failures).toHaveLength(3)
  expect(String((broken.failures[0]!.error as Error).cause)).toContain(missing)
  // One event for the same reason, however often it is tried.
  expect(await eventsOf('document.seal_failed')).toMatchObject([{ data: { sealError: 'key_unavailable' } }])
  const jobs = await jobsOf(id)
  expect(jobs.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4])
  for (const [index, seconds] of [0, 10, 20, 40].entries()) {
    expect(jobs[index]!.seconds).toBeGreaterThanOrEqual(seconds * 0.7)
    expect(jobs[index]!.seconds).toBeLessThanOrEqual(seconds * 1.05 + 1)
  }
  expect(await seal(id)).toBeUndefined()
  expect(await document()).toMatchObject({ status: 'COMPLETED', sealStatus: 'SEALED', sealError: null })
})

test('the waiting time between attempts ends at 15 minutes', async () => {
  const { id } = await signedByAll()
  await db.updateTable('documents').set({ seal_attempt: 500 }).where('id', '=', id).execute()
  await openOtherSealer({ certificate: '/nowhere' }).attempt(id)
  const { attempt, seconds } = (await jobsOf(id)).at(-1)!
  expect(attempt).toBe(501)
  expect(seconds).toBeGreaterThan(10 * 60)
  expect(seconds).toBeLessThan(16 * 60)
})

test('a job of an earlier attempt does nothing', async () => {
  const { id, document } = await signedByAll()
  const deps = { ...services, sealer: server.sealer, onSealFailure: () => {} }
  await attemptSeal({ documentId: id, attempt: 7 }, deps)
  expect(await document()).toMatchObject({ sealStatus: 'PENDING' })
})

test('a seal that fails its verification is discarded', async () => {
  // The server refuses such a certificate at its start.
  const pem = await newEncryptionCertificate()
  const [{ raw: certificate }, privateKey] = [new X509Certificate(pem), createPrivateKey(pem)]
  const key: SealKey = {
    certificate,
    chain: [],
    keyType: 'EC',
    digest: 'sha256',
    source: keySource(privateKey),
    origin: 'pem',
  }
  const { id, document } = await signedByAll()
  const { attempt, failures } = openOtherSealer({}, sealHelper, key)
  await attempt(id)
  expect(failures).toMatchObject([
    { code: 'seal_invalid', error: { cause: { message: expect.stringContaining('key_usage_wrong') } } },
  ])
  expect(await document()).toMatchObject({ status: 'SENT', sealStatus: 'FAILED', sealError: { code: 'seal_invalid' } })
  expect(await db.selectFrom('sealed_files').select('sha256').where('document_id', '=', id).execute()).toEqual([])
})

test('a file that was changed in the database is not sealed', async () => {
  const { id, document } = await signedByAll()
  await sql`update document_files set bytes = bytes || '\\x20' where document_id = ${id}`.execute(db)
  expect(await seal(id)).toBe('evidence_invalid')
  expect(await document()).toMatchObject({
    status: 'SENT',
    sealStatus: 'FAILED',
    sealError: { code: 'evidence_invalid' },
  })
})

test('an attempt is queued again if its job got lost', async () => {
  const { id } = await signedByAll()
  await sql`delete from pgboss.job where data ->> 'documentId' = ${id}`.execute(db)
  await queueOverdueSeals(services)
  expect(await jobsOf(id)).toEqual([])
  await db.updateTable('documents').set({ seal_due_at: '2026-01-01T00:00:00.000Z' }).where('id', '=', id).execute()
  await queueOverdueSeals(services)
  await queueOverdueSeals(services)
  expect(await jobsOf(id)).toEqual([{ attempt: 1, seconds: 0 }])
})

test('a failed seal adds no second entry to the chain; other documents are in the next entry', async () => {
  const { id, account } = await signedByAll()
  await openOtherSealer({ certificate: '/nowhere' }).attempt(id)
  const other = await account.sentDocument({})
  await seal(id)
  await server.actAs(other.parties[0]!)
  await seal(other.id)
  const entries = await db
    .selectFrom('account_chain')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('number')
    .execute()
  expect(entries.map(({ heads }) => heads.map(({ documentId }) => documentId))).toEqual([[id], [id, other.id]])
  expect(entries[1]!.previous_hash).toBe(entries[0]!.hash)
})
