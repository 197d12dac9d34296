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
    const { events, document, cancel, party: stored, updateParty, removeParty } = account.of(id)
    return {
      account,
      id,
      ids,
      events,
      document,
      cancel,
      /** The client of a party, with the link of its message. */
      party: async (index = 0, kind?: LinkKind, headers?: Record<string, string>) =>
        asParty(await linkOf(ids[index]!, kind), headers),
      /** Returns the events of these types, oldest first. */
      eventsOf: async (...types: string[]) => (await events()).filter(({ type }) => types.includes(type)).toReversed(),
      stored: (index = 0) => stored(ids[index]!),
      messages: () => db.selectFrom('messages').selectAll().where('document_id', '=', id).orderBy('id').execute(),
      update: (change: Partial<UpdateParty>, index = 0) => updateParty(ids[index]!, change),
      remove: (index = 0) => removeParty(ids[index]!),
      setStatus: (status: 'COMPLETED' | 'REJECTED' | 'EXPIRED') =>
        db.updateTable('documents').set({ status }).where('id', '=', id).execute(),
    }
  }
}
