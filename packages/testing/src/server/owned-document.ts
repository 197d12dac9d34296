import type { createClient, UpdateDocument, UpdateParty } from '@paraph/client'

/** What the sender of a document sees and does. */
export function ownedDocument(client: ReturnType<typeof createClient>, id: string) {
  const params = { path: { id } }
  const ofParty = (partyId: string) => ({ params: { path: { id, partyId } } })
  return {
    document: async () => (await client.GET('/api/v1/documents/{id}', { params })).data!,
    parties: async () => (await client.GET('/api/v1/documents/{id}/parties', { params })).data!.parties,
    party: async (partyId: string) =>
      (await client.GET('/api/v1/documents/{id}/parties/{partyId}', ofParty(partyId))).data!,
    fields: async () => (await client.GET('/api/v1/documents/{id}/fields', { params })).data!.fields,
    /** The newest one comes first. */
    events: async () => (await client.GET('/api/v1/documents/{id}/events', { params })).data!.events,
    send: () => client.POST('/api/v1/documents/{id}/send', { params }),
    update: (body: UpdateDocument) => client.PATCH('/api/v1/documents/{id}', { params, body }),
    cancel: (reason = 'Why not.') => client.POST('/api/v1/documents/{id}/cancel', { params, body: { reason } }),
    updateParty: (partyId: string, change: Partial<UpdateParty>) => {
      const body = { role: 'SIGNER' as const, ...change }
      return client.PATCH('/api/v1/documents/{id}/parties/{partyId}', { ...ofParty(partyId), body })
    },
    remind: (partyId: string) => client.POST('/api/v1/documents/{id}/parties/{partyId}/remind', ofParty(partyId)),
    removeParty: (partyId: string) => client.DELETE('/api/v1/documents/{id}/parties/{partyId}', ofParty(partyId)),
    sealedFile: async () => {
      const { data } = await client.GET('/api/v1/documents/{id}/sealed-file', { params, parseAs: 'arrayBuffer' })
      return new Uint8Array(data as unknown as ArrayBuffer)
    },
  }
}
