import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { accountOf } from '@paraph/testing/server/account.ts'

const { newAccount, newMember } = await useServer()
const documents = '/api/v1/documents'

/** An account with a key, and with a member who acts by the same functions. */
async function accountWithMember() {
  const account = await newAccount()
  const member = await newMember(account.id, { role: 'SENDER', name: 'Bo Ek' })
  return { account, member: { ...accountOf(member.client, member.token, account.id), id: member.id } }
}

test('200 finds the documents of a member, who made them and owns them, also after the member was removed', async () => {
  const { account, member } = await accountWithMember()
  const byKey = await account.draftDocument()
  const byMember = await member.draftDocument()
  const maker = { type: 'MEMBER', id: member.id, name: 'Bo Ek' }
  expect(byMember).toMatchObject({ createdBy: maker, owner: { id: member.id, name: 'Bo Ek' } })
  expect(byKey).toMatchObject({ createdBy: { type: 'API_KEY', name: null } })
  expect(byKey).not.toHaveProperty('owner')
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: member.id } } })
  const of = async (owner: string) => (await account.client.GET(documents, { params: { query: { owner } } })).data
  expect(await of(member.id)).toMatchObject({
    documents: [{ id: byMember.id, createdBy: maker, owner: { name: 'Bo Ek' } }],
  })
  for (const nobody of [byKey.createdBy!.id, 'mbr_1']) expect((await of(nobody))!.documents).toEqual([])
})

test('contacts and companies say who stored them, and contacts are found by it', async () => {
  const { account, member } = await accountWithMember()
  const [ofKey, ofMember] = [await account.contact(), await member.contact()]
  const maker = { type: 'MEMBER', id: member.id, name: 'Bo Ek' }
  expect(ofMember.createdBy).toEqual(maker)
  expect((await member.company()).createdBy).toEqual(maker)
  const { id } = await member.draftDocument()
  const person = { firstName: 'Cecilia', lastName: 'Öberg' }
  await member.client.POST('/api/v1/documents/{id}/parties', {
    params: { path: { id } },
    body: { role: 'SIGNER', person, saveAsContact: true },
  })
  const by = async (createdBy: string) =>
    (await account.client.GET('/api/v1/contacts', { params: { query: { createdBy } } })).data!.contacts
  expect((await by(member.id)).map(({ firstName }) => firstName)).toEqual(['Cecilia', 'Anna'])
  expect(await by(ofKey.createdBy!.id)).toMatchObject([{ id: ofKey.id }])
})
