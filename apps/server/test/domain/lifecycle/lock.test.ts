import { expect, test } from 'vitest'
import { system } from '#domain/events/store.ts'
import { type LockedDocument, withLockedDocument } from '#domain/lifecycle/lock.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { services, newAccount } = await useServer()

test.each<[string, (document: LockedDocument) => unknown]>([
  ['An event', async (document) => document.record({ type: 'document.updated', actor: system })],
  ['A task', async (document) => document.beforeCommit(async () => {})],
  ['A statement', (document) => findStoredParties(document.tx, document.id)],
])('%s that a change begins after its end throws', async (_, begin) => {
  const { id } = await (await newAccount()).draftDocument()
  const document = await withLockedDocument(services, { id }, async (locked) => locked)
  await expect(begin(document)).rejects.toThrow(/not extensible|already committed/)
})
