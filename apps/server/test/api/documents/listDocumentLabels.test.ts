import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()

const labelsOf = async ({ client }: TestAccount) => (await client.GET('/api/v1/document-labels')).data!.labels

test('200 with each label of the account once, in the spelling of its oldest document, and at most 200', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  expect(await labelsOf(account)).toEqual([])
  const { id } = await account.draftDocument({ labels: ['Urgent', 'Customers'] })
  await account.draftDocument({ labels: ['URGENT', 'åre'] })
  await stranger.draftDocument({ labels: ['Secret'] })
  expect(await labelsOf(account)).toEqual(['Customers', 'Urgent', 'åre'])
  await account.client.DELETE('/api/v1/documents/{id}', { params: { path: { id } } })
  expect(await labelsOf(account)).toEqual(['URGENT', 'åre'])
  await sql`
    insert into document_labels (document_id, account_id, number, label, key)
    select document_id, account_id, 10 + more, 'label ' || more, 'label ' || more
    from document_labels, generate_series(100, 310) as more where account_id = ${account.id} and number = 1`.execute(db)
  const labels = await labelsOf(account)
  expect(labels).toEqual(Array.from({ length: 200 }, (_, index) => `label ${100 + index}`))
})
