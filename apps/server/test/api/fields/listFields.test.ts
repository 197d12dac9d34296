import { sign } from '@paraph/testing/server/party.ts'
import { expect, test } from 'vitest'
import { addFieldsOf, fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftsOn } from './fields.support.ts'

const server = await useServer()
const newDraft = draftsOn(server)
const path = '/api/v1/documents/{id}/fields'

test('200 lists the fields of this document alone, also after it was sent', async () => {
  const { account, id, partyId, added, list, send } = await newDraft()
  expect(await list()).toEqual([])
  const other = await account.draftDocument()
  const { id: otherParty } = await account.party(other.id)
  const fields = await added(fieldOf(partyId))
  await account.client.POST(path, { params: { path: other }, body: { fields: [fieldOf(otherParty)] } })
  expect((await send()).error).toBeUndefined()
  expect(await list()).toEqual(fields)
  expect(fields).toMatchObject([{ documentId: id }])
})

test('200 tells what a party has filled in as soon as it has signed, and nothing that it has only saved', async () => {
  const account = await server.newAccount()
  const { id } = await account.draftDocument()
  const [anna, bo] = [await account.party(id), await account.party(id)]
  const of = (partyId: string) => [
    fieldOf(partyId, { type: 'NUMBER', value: '9500' }),
    fieldOf(partyId, { name: 'note', required: false }),
  ]
  await addFieldsOf(account, id, [...of(anna.id), ...of(bo.id)])
  await account.of(id).send()
  for (const partyId of [anna.id, bo.id]) {
    const party = await server.asParty(await server.linkOf(partyId))
    await party.PUT('/api/v1/signing-session/values', { body: { values: { rent: '1234.5' } } })
    if (partyId === anna.id) await sign(party, { values: { rent: '9450.5' } })
  }
  const params = { path: { id } }
  const { data } = await account.client.GET('/api/v1/documents/{id}', {
    params: { ...params, query: { include: ['parties', 'fields'] } },
  })
  const at = data!.parties!.find((party) => party.id === anna.id)!.signedAt
  const [rent, note, ...others] = data!.fields!
  expect(rent).toMatchObject({ value: '9500', filledIn: { value: '9450.5', shown: '9,450.5', at } })
  expect(note).toMatchObject({ value: null, filledIn: { value: null, shown: '', at } })
  expect(others.map((field) => 'filledIn' in field)).toEqual([false, false])
  expect(await account.of(id).fields()).toEqual(data!.fields)
  const one = { params: { path: { id, fieldId: rent!.id } } }
  expect((await account.client.GET('/api/v1/documents/{id}/fields/{fieldId}', one)).data).toEqual(rent)
})
