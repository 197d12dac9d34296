import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, newMember } = await useServer()
const path = '/api/v1/members/{id}'
const of = (id: string) => ({ params: { path: { id } } })

test('200 changes the role, which decides about the next request, and the name', async () => {
  const account = await newAccount()
  const [admin, member] = [await newMember(account.id), await newMember(account.id, { role: 'READER' })]
  const create = () => member.client.POST('/api/v1/companies', { body: { name: 'Acme', orgNumber: '556016-0680' } })
  expect((await create()).error).toMatchObject({ status: 403, code: 'insufficient_scope' })
  const { data } = await admin.client.PATCH(path, { ...of(member.id), body: { role: 'SENDER', name: 'Anna Berg' } })
  expect(data).toMatchObject({ id: member.id, role: 'SENDER', name: 'Anna Berg' })
  expect((await admin.client.GET(path, of(member.id))).data).toEqual(data)
  expect((await create()).response.status).toBe(200)
})

test('409 for the last admin who has joined; an admin who is only invited does not count', async () => {
  const account = await newAccount()
  const admin = await newMember(account.id)
  const body = { name: 'Erik', email: `erik.${account.id}@example.com`, role: 'ADMIN' as const }
  const invited = (await account.client.POST('/api/v1/members', { body })).data!
  const demoted = await account.client.PATCH(path, { ...of(admin.id), body: { role: 'SENDER' } })
  expect(demoted.error).toMatchObject({ status: 409, code: 'last_admin' })
  expect((await account.client.DELETE(path, of(admin.id))).error).toMatchObject({ status: 409, code: 'last_admin' })
  expect((await account.client.PATCH(path, { ...of(admin.id), body: { name: 'Anna Berg' } })).data).toMatchObject({
    role: 'ADMIN',
    name: 'Anna Berg',
  })
  expect((await account.client.DELETE(path, of(invited.id))).response.status).toBe(200)
})

test('two admins who take the role from each other at the same time leave one', async () => {
  const rounds = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const account = await newAccount()
      const [one, two] = [await newMember(account.id), await newMember(account.id)]
      const answers = await Promise.all([
        account.client.PATCH(path, { ...of(two.id), body: { role: 'READER' } }),
        account.client.DELETE(path, of(one.id)),
      ])
      const members = (await account.client.GET('/api/v1/members')).data!.members
      return {
        admins: members.filter(({ role }) => role === 'ADMIN').length,
        codes: answers.map(({ error }) => error?.code ?? 'done').toSorted(),
      }
    }),
  )
  for (const round of rounds) expect(round).toEqual({ admins: 1, codes: ['done', 'last_admin'] })
})
