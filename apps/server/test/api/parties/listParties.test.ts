import type { Scope } from '@paraph/contract'
import { expect, test } from 'vitest'
import { bareParty, fullContact, fullParty } from '../../support/full-party.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount, newKey } = await useServer()
const path = '/api/v1/documents/{id}/parties'
const account = await newAccount()

test('200 has only the field `parties`: every field of each party, in the order in which they were added', async () => {
  const contact = await fullContact(account)
  const bo = await account.contact({ firstName: 'Bo', lastName: 'Berg' })
  const { id } = await account.draftDocument()
  const first = await account.party(id, { contactId: contact.id, role: 'ACCEPTOR', signingOrder: 2 })
  const second = await account.party(id, { contactId: bo.id, role: 'REVIEWER', deliveryMethod: 'NONE' })
  const { data, response } = await account.client.GET(path, { params: { path: { id } } })
  expect(response.status).toBe(200)
  const companyId = contact.company!.id
  expect(data).toEqual({
    parties: [
      { ...fullParty, companyId, id: first.id, documentId: id, role: 'ACCEPTOR', signingOrder: 2, signingUrl: null },
      {
        ...bareParty,
        id: second.id,
        documentId: id,
        name: 'Bo Berg',
        role: 'REVIEWER',
        deliveryMethod: 'NONE',
        sendStatus: null,
        signingUrl: null,
      },
    ],
  })
})

test('200 in the same order after a party is updated or gets a signing order', async () => {
  const { id } = await account.draftDocument()
  const added = [
    await account.party(id, { signingOrder: 3 }),
    await account.party(id),
    await account.party(id, { signingOrder: 1 }),
  ].map((party) => party.id)
  await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: added[0]! } },
    body: { role: 'SIGNER', name: 'Åsa Öberg', signingOrder: 9 },
  })
  const { data } = await account.client.GET(path, { params: { path: { id } } })
  expect(data?.parties.map((party) => party.id)).toEqual(added)
})

test('200 with all 100 parties in the order in which they were added; an empty list before', async () => {
  const { id } = await account.draftDocument()
  expect((await account.client.GET(path, { params: { path: { id } } })).data).toEqual({ parties: [] })
  const ids = Array.from({ length: 100 }, (_, index) => `pty_${id.slice(-8)}_${199 - index}`)
  for (const partyId of ids) await db.insertInto('parties').values(bare(partyId, id)).execute()
  const { data } = await account.client.GET(path, { params: { path: { id } } })
  expect(data?.parties.map((party) => party.id)).toEqual(ids)
})

test('200 in every status, with the state of the parties, and without those of other documents', async () => {
  const [{ id }, other] = [await account.draftDocument(), await account.draftDocument()]
  const party = await account.party(id)
  await account.party(other.id)
  const acted = {
    read_status: 'READ',
    signing_status: 'SIGNED',
    send_status: 'DELIVERED',
    signed_at: '2026-11-21T09:30:00+01:00',
  } as const
  await db.updateTable('parties').set(acted).where('id', '=', party.id).execute()
  const shown = {
    id: party.id,
    readStatus: 'READ',
    signingStatus: 'SIGNED',
    sendStatus: 'DELIVERED',
    signedAt: '2026-11-21T08:30:00.000Z',
  }
  for (const status of ['DRAFT', 'SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    const { data } = await account.client.GET(path, { params: { path: { id } } })
    expect(data).toMatchObject({ parties: [shown] })
  }
})

function bare(id: string, documentId: string) {
  return {
    id,
    document_id: documentId,
    name: 'Anna Lindqvist',
    role: 'SIGNER',
    delivery_method: 'EMAIL',
    required_signature: 'DRAWING',
    two_step_verification: 'NONE',
    send_status: 'NOT_SENT',
  } as const
}

test('200 without signing URLs for a key that may only read, because one can sign with them', async () => {
  const { id } = await account.sentDocument({}, {})
  const urlsFor = async (...scopes: Scope[]) => {
    const { client } = await newKey(account.id, scopes)
    const { data } = await client.GET(path, { params: { path: { id } } })
    return data?.parties.map(({ signingUrl }) => signingUrl)
  }
  expect(await urlsFor('documents:read', 'contacts:write', 'keys:write')).toEqual([null, null])
  expect(await urlsFor('documents:read', 'documents:write')).toEqual([expect.any(String), expect.any(String)])
})
