import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { db, newAccount, actAs, seal } = await useServer()
const path = '/api/v1/documents/{id}/seal'

const post = ({ client }: TestAccount, id: string) => client.POST(path, { params: { path: { id } } })
const jobsOf = async (id: string) =>
  (
    await sql<{ attempt: number; isDue: boolean }>`
      select (data ->> 'attempt')::integer as attempt, start_after <= created_on + interval '1 second' as "isDue"
      from pgboss.job where name = 'seal' and data ->> 'documentId' = ${id} order by attempt`.execute(db)
  ).rows

async function signedDocument() {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({})
  await actAs(parties[0]!)
  return { account, id, partyId: parties[0]! }
}

test('200 queues an attempt that is due now, in place of the one that was due later; 409 once it is sealed', async () => {
  const { account, id } = await signedDocument()
  expect((await post(account, id)).data).toMatchObject({ status: 'SENT', sealStatus: 'PENDING', sealError: null })
  await sql`update document_files set bytes = bytes || '\\x20' where document_id = ${id}`.execute(db)
  expect(await seal(id)).toBe('evidence_invalid')
  await sql`update document_files set bytes = substring(bytes for length(bytes) - 1) where document_id = ${id}`.execute(
    db,
  )
  expect((await jobsOf(id)).at(-1)).toMatchObject({ isDue: false })
  const { data } = await post(account, id)
  const sealError = { code: 'evidence_invalid', detail: expect.stringContaining('audit:verify') }
  expect(data).toMatchObject({ id, status: 'SENT', sealStatus: 'FAILED', sealError, sealedFile: null })
  const jobs = await jobsOf(id)
  expect(jobs.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4])
  expect(jobs.at(-1)).toMatchObject({ isDue: true })
  expect(await seal(id)).toBeUndefined()
  const detail = 'The document is already sealed.'
  expect((await post(account, id)).error).toMatchObject({ status: 409, code: 'seal_not_pending', detail })
  expect(await jobsOf(id)).toEqual(jobs)
})

test('409 for every change of a document that waits for its seal; nothing is changed', async () => {
  const { account, id, partyId } = await signedDocument()
  const { client } = account
  const contactId = (await account.contact()).id
  const read = async () => [
    (await client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).data,
    (await client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })).data,
    (await client.GET('/api/v1/documents/{id}/events', { params: { path: { id } } })).data,
  ]
  const before = await read()
  const document = { params: { path: { id } } }
  const party = { params: { path: { id, partyId } } }
  const refused = [
    await client.POST('/api/v1/documents/{id}/parties', { ...document, body: { role: 'SIGNER', contactId } }),
    await client.PATCH('/api/v1/documents/{id}/parties/{partyId}', { ...party, body: { role: 'SIGNER', name: 'Bo' } }),
    await client.DELETE('/api/v1/documents/{id}/parties/{partyId}', party),
    await client.POST('/api/v1/documents/{id}/parties/{partyId}/remind', party),
    await client.POST('/api/v1/documents/{id}/cancel', { ...document, body: { reason: 'Too late' } }),
  ]
  for (const { error } of refused) expect(error).toMatchObject({ status: 409, code: 'document_sealing' })
  expect(await read()).toEqual(before)
  expect((await jobsOf(id)).map(({ attempt }) => attempt)).toEqual([1])
})
