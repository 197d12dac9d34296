import type { TestServer } from '@paraph/testing/server/server.ts'

/** The newest code that was sent to the party for its two-step verification. */
export async function newestCode({ db, services }: Pick<TestServer, 'db' | 'services'>, partyId: string) {
  const { id, nonce } = await db
    .selectFrom('messages')
    .innerJoin('parties', 'parties.id', 'messages.party_id')
    .select(['messages.id', 'link_nonce as nonce'])
    .where('party_id', '=', partyId)
    .where('kind', '=', 'CODE')
    .orderBy('messages.id', 'desc')
    .executeTakeFirstOrThrow()
  return services.codes.codeOf(id, nonce)
}
