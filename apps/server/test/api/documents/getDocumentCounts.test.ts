import type { DocumentStatus } from '@paraph/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'
import { twoMembersOf } from '../../support/two-members.ts'

const server = await useServer()
const { db, newAccount } = server
const accountOfTwo = twoMembersOf(server)

const countsOf = async ({ client }: Pick<TestAccount, 'client'>) =>
  (await client.GET('/api/v1/document-counts', {})).data!

const none = { DRAFT: 0, SENT: 0, COMPLETED: 0, REJECTED: 0, EXPIRED: 0, CANCELLED: 0 }

test('200 with the numbers of the lists: what has expired counts so before it is recorded, and at most 1,000', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  await stranger.draftDocument()
  expect(await countsOf(account)).toEqual({ all: 0, attention: 0, byStatus: none })
  const put = async (status: DocumentStatus, columns: object = {}) => {
    const { id } = await account.draftDocument()
    await db
      .updateTable('documents')
      .set({ status, ...columns })
      .where('id', '=', id)
      .execute()
  }
  const past = { expires_at: new Date(Date.now() - 1000).toISOString() }
  await put('DRAFT', past)
  await put('SENT')
  await put('SENT', past)
  await put('SENT', { ...past, seal_status: 'FAILED' })
  await put('EXPIRED', past)
  await put('REJECTED')
  const byStatus = { ...none, DRAFT: 1, SENT: 2, EXPIRED: 2, REJECTED: 1 }
  expect(await countsOf(account)).toEqual({ all: 6, attention: 2, byStatus })

  await sql`insert into documents select copy.* from documents, generate_series(1, 1001) as number,
    jsonb_populate_record(documents, jsonb_build_object('id', 'doc_7' || lpad(number::text, 13, '0') || right(documents.id, 12))) as copy
    where documents.account_id = ${account.id} and documents.status = 'EXPIRED'`.execute(db)
  expect(await countsOf(account)).toMatchObject({ all: 1000, byStatus: { ...byStatus, EXPIRED: 1000 } })
})

test('200 counts for a member what it may see, what belongs to it, and where it is its turn', async () => {
  const { account, anna, bo } = await accountOfTwo()
  await anna.draftDocument()
  const { id } = await bo.draftDocument()
  await account.draftDocument()
  expect(await countsOf(anna)).toEqual({ all: 1, attention: 0, own: 1, byStatus: { ...none, DRAFT: 1 } })
  await bo.client.PUT('/api/v1/documents/{id}/members/{memberId}', { params: { path: { id, memberId: anna.id } } })
  expect(await countsOf(anna)).toEqual({ all: 2, attention: 0, own: 1, byStatus: { ...none, DRAFT: 2 } })
  const { email } = (await anna.client.GET('/api/v1/me')).data!.member!
  await anna.sentDocument({ contactId: (await account.contact({ email })).id })
  expect(await countsOf(anna)).toEqual({ all: 3, attention: 1, own: 2, byStatus: { ...none, DRAFT: 2, SENT: 1 } })
  expect(await countsOf(account)).toEqual({ all: 4, attention: 0, byStatus: { ...none, DRAFT: 3, SENT: 1 } })
})
