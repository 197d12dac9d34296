import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '@paraph/client'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const guide = readFileSync(join(import.meta.dirname, '../guides/lifecycle.md'), 'utf8')
const { db, newAccount } = await useServer()

/** The rows of the table of states, keyed by their first cell. */
const table = new Map(
  Array.from(
    guide.matchAll(/^\| ([A-Z][^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
    ([, name, ...cells]) => [name!.trim(), cells.map((cell) => cell.trim())],
  ),
)
const states = [['DRAFT'], ['SENT'], ['SEALING'], ['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED']] as const
const account = await newAccount()
const { client } = account
const contactId = (await account.contact({ email: 'anna.lindqvist@example.com' })).id

type Answer = Promise<{ error?: { code: string } | undefined }>
const operations: Record<string, (id: string, partyId: string) => Answer> = {
  'Change the title or the message': (id) =>
    client.PATCH('/api/v1/documents/{id}', { params: { path: { id } }, body: { title: 'x' } }),
  'Change the last day or the reminders': (id) =>
    client.PATCH('/api/v1/documents/{id}', {
      params: { path: { id } },
      body: { expiresAt: '2099-12-31T23:00:00.000Z' },
    }),
  'Change another field of the document': (id) =>
    client.PATCH('/api/v1/documents/{id}', { params: { path: { id } }, body: { externalId: 'x' } }),
  'Delete the document': (id) => client.DELETE('/api/v1/documents/{id}', { params: { path: { id } } }),
  'Send it': (id) => client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } }),
  'Cancel it': (id) =>
    client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'x' } }),
  'Add a party': (id) =>
    client.POST('/api/v1/documents/{id}/parties', { params: { path: { id } }, body: { contactId, role: 'SIGNER' } }),
  'Change or remove a party': (id, partyId) =>
    client.DELETE('/api/v1/documents/{id}/parties/{partyId}', { params: { path: { id, partyId } } }),
  "Change a party's role or required signature": (id, partyId) =>
    client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
      params: { path: { id, partyId } },
      body: { role: 'ACCEPTOR' },
    }),
  'Add, change or remove [fields](fields.md)': (id) =>
    client.PUT('/api/v1/documents/{id}/fields', { params: { path: { id } }, body: { fields: [] } }),
  'Replace a party': (id, partyId) =>
    client.POST('/api/v1/documents/{id}/replacements/{partyId}', {
      params: { path: { id, partyId } },
      body: { contactId },
    }),
  'Remind a party': (id, partyId) =>
    client.POST('/api/v1/documents/{id}/parties/{partyId}/remind', { params: { path: { id, partyId } } }),
  'Try again to seal it': (id) => client.POST('/api/v1/documents/{id}/seal', { params: { path: { id } } }),
}

async function arrange(state: Document['status'] | 'SEALING', party: object = {}) {
  const { id } = await account.draftDocument()
  const { id: partyId } = await account.party(id, { contactId })
  await account.party(id, { contactId })
  const isSealing = state === 'SEALING'
  const status = isSealing ? 'SENT' : state
  const seal_status = isSealing ? 'PENDING' : state === 'COMPLETED' ? 'SEALED' : null
  await db.updateTable('documents').set({ status, seal_status }).where('id', '=', id).execute()
  if (Object.keys(party).length > 0) await db.updateTable('parties').set(party).where('id', '=', partyId).execute()
  return { id, partyId }
}

/** For each state, the document that all refused operations share. */
const unchanged: Partial<Record<Document['status'] | 'SEALING', ReturnType<typeof arrange>>> = {}

test('the table of states has a row for each operation', () => {
  expect([...table.keys()].filter((name) => name in operations)).toEqual(Object.keys(operations))
})

test.each(
  Object.keys(operations).flatMap((name) =>
    states.flatMap((group, column) => group.map((status) => ({ name, status, column }))),
  ),
)('$name: the answer for $status is as in the table', async ({ name, status, column }) => {
  const cell = table.get(name)![column]!
  const allowed = cell.startsWith('yes') || cell.startsWith('until')
  const { id, partyId } = await (allowed ? arrange(status) : (unchanged[status] ??= arrange(status)))
  const { error } = await operations[name]!(id, partyId)
  expect(error?.code).toBe(allowed ? undefined : /^`(\w+)`$/.exec(cell)![1])
  const later = /^until (?:it|a party) has (signed|opened) ?.*: `(\w+)`$/.exec(cell)
  if (!later) return
  const party = later[1] === 'signed' ? { signing_status: 'SIGNED' } : { read_status: 'OPENED' }
  const other = await arrange(status, party)
  expect((await operations[name]!(other.id, other.partyId)).error?.code).toBe(later[2])
})
