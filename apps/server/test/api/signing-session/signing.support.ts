import type { AddParty, UpdateParty } from '@paraph/client'
import type { LinkKind } from '@paraph/contract'
import type { TestServer } from '@paraph/testing/server/server.ts'

/** Sends documents, and returns the clients of their parties and what their sender sees. */
export function signingOn({
  db,
  newAccount,
  asParty,
  linkOf,
}: Pick<TestServer, 'db' | 'newAccount' | 'asParty' | 'linkOf'>) {
  return async function sentTo(...parties: Partial<AddParty>[]) {
    const account = await newAccount()
    const { id, parties: ids } = await account.sentDocument(...parties)
    const { client } = account
    const pathOf = (index: number) => ({ params: { path: { id, partyId: ids[index]! } } })
    const events = async () => {
      const { data } = await client.GET('/api/v1/documents/{id}/events', { params: { path: { id } } })
      return data!.events
    }
    return {
      account,
      id,
      ids,
      events,
      /** The client of a party, with the link of its message. */
      party: async (index = 0, kind?: LinkKind, headers?: Record<string, string>) =>
        asParty(await linkOf(ids[index]!, kind), headers),
      /** Returns the events of these types, oldest first. */
      eventsOf: async (...types: string[]) => (await events()).filter(({ type }) => types.includes(type)).toReversed(),
      stored: async (index = 0) => (await client.GET('/api/v1/documents/{id}/parties/{partyId}', pathOf(index))).data!,
      document: async () => (await client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).data!,
      messages: () => db.selectFrom('messages').selectAll().where('document_id', '=', id).orderBy('id').execute(),
      cancel: () =>
        client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'Why not.' } }),
      update: (change: Partial<UpdateParty>, index = 0) =>
        client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
          ...pathOf(index),
          body: { role: 'SIGNER', ...change },
        }),
      remove: (index = 0) => client.DELETE('/api/v1/documents/{id}/parties/{partyId}', pathOf(index)),
      setStatus: (status: 'COMPLETED' | 'REJECTED' | 'EXPIRED') =>
        db.updateTable('documents').set({ status }).where('id', '=', id).execute(),
    }
  }
}
