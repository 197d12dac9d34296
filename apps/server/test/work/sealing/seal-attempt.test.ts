import { createPrivateKey, X509Certificate } from 'node:crypto'
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
import { newEncryptionCertificate } from '../../support/tls-authority.ts'
import { temporaryFolder } from '@paraph/testing/programs/process.ts'
import { sealHelper } from '@paraph/testing/server/pdf-helpers.ts'
import { sha256 } from '@paraph/testing/server/verify.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { UNREACHED } from '@paraph/testing/server/unreached.ts'

const server = await useServer()
const { db, seal, services, config } = server
const sentTo = signingOn(server)

const download = async (account: Awaited<ReturnType<typeof sentTo>>['account'], id: string) => {
  const params = { path: { id } }
  const { data } = await account.client.GET('/api/v1/documents/{id}/sealed-file', { params, parseAs: 'arrayBuffer' })
  return new Uint8Array(data as unknown as ArrayBuffer)
}

/** A document whose parties have all signed. */
async function signedByAll(...parties: Parameters<typeof sentTo>) {
  const sent = await sentTo(...(parties.length > 0 ? parties : [{}]))
  for (const id of sent.ids) await server.actAs(id)
  return sent
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
  const attempt = async (documentId: string, number?: number) => {
    const documents = db.selectFrom('documents').select('seal_attempt as attempt').where('id', '=', documentId)
    const due = await documents.executeTakeFirstOrThrow()
    await attemptSeal({ documentId, attempt: number ?? due.attempt }, deps)
  }
  return { attempt, failures }
}

const jobsOf = async (id: string) =>
  (
    await sql<{ attempt: number; seconds: number }>`
      select (data ->> 'attempt')::integer as attempt, extract(epoch from start_after - created_on)::float as seconds
      from pgboss.job where name = 'seal' and data ->> 'documentId' = ${id} order by created_on, attempt`.execute(db)
  ).rows

test('after the last act, the document waits for its seal, which completes it and holds', async () => {
  const { id, ids, account, document, eventsOf, messages } = await sentTo({}, { role: 'REVIEWER' })
  await server.actAs(ids[0]!)
  expect(await document()).toMatchObject({ status: 'SENT', sealStatus: null })
  await server.actAs(ids[1]!)
  expect(await document()).toMatchObject({ status: 'SENT', sealStatus: 'PENDING', sealError: null, sealedFile: null })
  expect(await jobsOf(id)).toEqual([{ attempt: 1, seconds: 0 }])
  const number = numberColumns('19900101-0017', services.personalNumbers)
  await db.updateTable('parties').set(number).where('id', '=', ids[0]!).execute()

  expect(await seal(id)).toBeUndefined()
  const completed = await document()
  const { sealedFile } = completed
  expect(completed).toMatchObject({
    status: 'COMPLETED',
    sealStatus: 'SEALED',
    sealError: null,
    sealedFile: { name: 'agreement-sealed.pdf' },
    completedAt: completed.updatedAt,
  })
  const bytes = await download(account, id)
  expect([bytes.length, sha256(bytes)]).toEqual([sealedFile!.size, sealedFile!.sha256])
  expect((await PDF.load(bytes)).getPageCount()).toBe(sealedFile!.pages)
  expect(await eventsOf('document.completed')).toMatchObject([{ data: { sha256: sealedFile!.sha256 } }])
  expect((await messages()).filter(({ kind }) => kind === 'COMPLETED').map(({ party_id }) => party_id)).toEqual(ids)

  const report = confirmOrigin(await verifySeal(bytes))
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

test('the evidence lists the files and comments of the original, which stay, and pages get footers', async () => {
  const account = await server.newAccount()
  const { id, attachments } = await account.draftDocument({ file: attachedFile() })
  const party = await account.party(id, { requiredSignature: 'CLICK_TO_SIGN' })
  const path = { params: { path: { id } } }
  await account.client.POST('/api/v1/documents/{id}/send', path)
  await server.actAs(party.id)
  await seal(id)
  const sealed = await download(account, id)
  const { verdict, evidence, differences } = confirmOrigin(await verifySeal(sealed))
  expect([verdict, differences, evidence!.document.footers]).toEqual(['holds', [], { bottom: [1], top: [] }])
  const notes = [{ page: 1, author: 'Anna', text: 'Is this right?' }]
  expect(evidence!.document.file).toMatchObject({ attachments, notes })
  expect(evidence!.parties[0]!.signature!.statement).toContain('1 attached file and 1 comment')
  expect([...(await PDF.load(sealed)).getAttachments().keys()].toSorted()).toEqual(['a', 'evidence.json'])
  // The API lists only the attachments of the upload, and not the evidence.
  expect((await account.client.GET('/api/v1/documents/{id}', path)).data!.attachments).toEqual(attachments)
})

test('the pages get no footers if the sender switched them off', async () => {
  const { id, account } = await signedByAll()
  await db.updateTable('documents').set({ page_footer: false }).where('id', '=', id).execute()
  await seal(id)
  const { verdict, evidence } = confirmOrigin(await verifySeal(await download(account, id)))
  expect([verdict, evidence!.document.footers]).toEqual(['holds', undefined])
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

test('without a key, the document is tried at growing intervals, and is once in the chain of its account', async () => {
  const { id, account, document, eventsOf } = await signedByAll()
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
  await db.updateTable('documents').set({ seal_attempt: 500 }).where('id', '=', id).execute()
  await broken.attempt(id)
  const jobs = await jobsOf(id)
  expect(jobs.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 501])
  // The interval ends at 15 minutes.
  for (const [index, seconds] of [0, 10, 20, 40, 900].entries()) {
    expect(jobs[index]!.seconds).toBeGreaterThanOrEqual(seconds * 0.7)
    expect(jobs[index]!.seconds).toBeLessThanOrEqual(seconds * 1.05 + 1)
  }
  const other = await account.sentDocument({})
  expect(await seal(id)).toBeUndefined()
  expect(await document()).toMatchObject({ status: 'COMPLETED', sealStatus: 'SEALED', sealError: null })
  await server.actAs(other.parties[0]!)
  await seal(other.id)
  const chain = db.selectFrom('account_chain').selectAll().where('account_id', '=', account.id).orderBy('number')
  const entries = await chain.execute()
  expect(entries.map(({ heads }) => heads.map(({ documentId }) => documentId))).toEqual([[id], [id, other.id]])
  expect(entries[1]!.previous_hash).toBe(entries[0]!.hash)
})

const pending = await signedByAll()

test('a job of an earlier attempt does nothing', async () => {
  await openOtherSealer().attempt(pending.id, 7)
  expect(await pending.document()).toMatchObject({ sealStatus: 'PENDING' })
})

test('an attempt is queued again if its job got lost', async () => {
  const { id } = pending
  await sql`delete from pgboss.job where data ->> 'documentId' = ${id}`.execute(db)
  await queueOverdueSeals(services)
  expect(await jobsOf(id)).toEqual([])
  await db.updateTable('documents').set({ seal_due_at: '2026-01-01T00:00:00.000Z' }).where('id', '=', id).execute()
  await queueOverdueSeals(services)
  await queueOverdueSeals(services)
  expect(await jobsOf(id)).toEqual([{ attempt: 1, seconds: 0 }])
})

test('a seal that fails its verification is discarded', async () => {
  // The server refuses such a certificate at its start.
  const pem = await newEncryptionCertificate()
  const [{ raw: certificate }, privateKey] = [new X509Certificate(pem), createPrivateKey(pem)]
  const facts = { keyType: 'EC', digest: 'sha256', origin: 'pem' } as const
  const key: SealKey = { ...facts, certificate, chain: [], source: keySource(privateKey) }
  const { id, document } = pending
  const { attempt, failures } = openOtherSealer({}, sealHelper, key)
  await attempt(id)
  expect(failures).toMatchObject([
    { code: 'seal_invalid', error: { cause: { message: expect.stringContaining('key_usage_wrong') } } },
  ])
  expect(await document()).toMatchObject({ status: 'SENT', sealStatus: 'FAILED', sealError: { code: 'seal_invalid' } })
  expect(await db.selectFrom('sealed_files').select('sha256').where('document_id', '=', id).execute()).toEqual([])
})

test('a file that was changed in the database is not sealed', async () => {
  const { id, document } = pending
  await sql`update document_files set bytes = bytes || '\\x20' where document_id = ${id}`.execute(db)
  expect(await seal(id)).toBe('evidence_invalid')
  const failed = { status: 'SENT', sealStatus: 'FAILED', sealError: { code: 'evidence_invalid' } }
  expect(await document()).toMatchObject(failed)
})
