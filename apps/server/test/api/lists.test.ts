import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'
import { testModeOf } from '../support/test-mode.ts'

const server = await useServer()
const { baseUrl, fetch, newAccount } = server

interface Page {
  items: { id: string }[]
  nextCursor: string | null
}

/** Each list that has pages. Opens it for an account, and returns its path and a function that adds an item. */
const lists: Record<string, (account: TestAccount) => Promise<{ path: string; add: () => Promise<unknown> }>> = {
  listAccountEvents: async ({ client }) => {
    const add = () => client.PATCH('/api/v1/account', { body: { contactEmail: `${randomUUID()}@example.com` } })
    return { path: 'account/events', add }
  },
  listApiKeys: async ({ client }) => {
    const body = { name: 'Archive', scopes: ['documents:read' as const] }
    return { path: 'api-keys', add: () => client.POST('/api/v1/api-keys', { body }) }
  },
  listCompanies: async ({ company }) => ({ path: 'companies', add: () => company() }),
  listContacts: async ({ contact }) => ({ path: 'contacts', add: () => contact() }),
  listDocuments: async ({ draftDocument }) => ({ path: 'documents', add: () => draftDocument() }),
  listDocumentEvents: async ({ draftDocument, party }) => {
    const { id } = await draftDocument()
    return { path: `documents/${id}/events`, add: () => party(id) }
  },
  listMembers: async ({ client }) => {
    const person = { name: 'Anna Lindqvist', role: 'READER' } as const
    const add = () => client.POST('/api/v1/members', { body: { ...person, email: `${randomUUID()}@example.com` } })
    return { path: 'members', add }
  },
  listWebhookEndpoints: async ({ webhookEndpoint }) => ({ path: 'webhook-endpoints', add: () => webhookEndpoint() }),
  listWebhookDeliveries: async ({ client, webhookEndpoint }) => {
    const path = { id: (await webhookEndpoint()).id }
    const add = () => client.POST('/api/v1/webhook-endpoints/{id}/test', { params: { path } })
    return { path: `webhook-endpoints/${path.id}/deliveries`, add }
  },
}

async function get({ key }: TestAccount, path: string, query: string) {
  const response = await fetch(`${baseUrl}/api/v1/${path}?${query}`, { headers: { authorization: `Bearer ${key}` } })
  return (await response.json()) as object
}

async function page(account: TestAccount, path: string, query: string): Promise<Page> {
  const { nextCursor, ...body } = (await get(account, path, query)) as Pick<Page, 'nextCursor'>
  return { nextCursor, items: Object.values(body)[0] as Page['items'] }
}

const idsOf = ({ items }: Page) => items.map(({ id }) => id)

test.each(Object.entries(lists))(
  '200 of %s page by page, newest first, without gaps, for the own account',
  async (_, open) => {
    const account = await newAccount()
    const { path, add } = await open(account)
    const before = (await page(account, path, '')).items.length
    for (let added = before; added < 6; added++) await add()
    const all = await page(account, path, '')
    expect(all).toMatchObject({ items: { length: 6 }, nextCursor: null })
    expect(idsOf(all)).toEqual(idsOf(all).toSorted().toReversed())
    for (const limit of [3, 6, 4]) {
      const walked: string[] = []
      let pages = 0
      for (let cursor: string | null = ''; cursor !== null; pages++) {
        const found = await page(account, path, `limit=${limit}${cursor && `&cursor=${cursor}`}`)
        walked.push(...idsOf(found))
        cursor = found.nextCursor
        // What is added meanwhile is on no later page.
        if (cursor && limit === 4) await add()
      }
      expect([walked, pages]).toEqual([idsOf(all), Math.ceil(6 / limit)])
    }
    if (path.includes('/')) return
    const { nextCursor } = await page(account, path, 'limit=1')
    for (const other of [await newAccount(), await testModeOf(server, account)])
      for (const query of ['', `cursor=${nextCursor}`])
        for (const id of idsOf(await page(other, path, query))) expect(idsOf(all)).not.toContain(id)
  },
)

test.each(Object.entries(lists))('400 of %s names the wrong parameter', async (_, open) => {
  const account = await newAccount()
  const { path } = await open(account)
  const ofOtherList = Buffer.from('pty_01kakxv3xqf0ftbbyqcqzv0zqs').toString('base64url')
  for (const [query, name, code] of [
    ['limit=0', 'limit', 'minimum'],
    ['limit=101', 'limit', 'maximum'],
    ['limit=1&limit=2', 'limit', 'type'],
    ['limit=', 'limit', 'empty'],
    ['cursor=x', 'cursor', 'cursor'],
    ['cursor=%00', 'cursor', 'pattern'],
    [`cursor=${ofOtherList}`, 'cursor', 'cursor'],
  ]) {
    const errors = [{ pointer: `/query/${name}`, code }]
    expect(await get(account, path, query!), query).toMatchObject({ status: 400, code: 'request_invalid', errors })
  }
})
