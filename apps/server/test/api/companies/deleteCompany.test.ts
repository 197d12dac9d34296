import { expect, test } from 'vitest'
import { startServer, type TestAccount } from '../../support/server.ts'

const { db, newAccount } = await startServer()
const path = '/api/v1/companies/{id}'

test('200 deletes the company permanently, and no other company', async () => {
  const account = await newAccount()
  const [company, other] = [await account.company(), await account.company()]
  const params = { path: { id: company.id } }
  const { data, response } = await account.client.DELETE(path, { params })
  expect(response.status).toBe(200)
  expect(data).toEqual({ id: company.id, deleted: true })
  expect((await account.client.GET(path, { params })).error).toMatchObject({ code: 'company_not_found' })
  expect((await account.client.GET('/api/v1/companies')).data?.companies).toEqual([other])
})

test('200 leaves the company on the parties that were added with it', async () => {
  const account = await newAccount()
  const company = await account.company('Gone AB')
  const contact = await account.contact({ companyId: company.id })
  const { id } = await account.draftDocument()
  await account.party(id, { contactId: contact.id })
  await account.client.DELETE('/api/v1/contacts/{id}', { params: { path: { id: contact.id } } })
  expect((await account.client.DELETE(path, { params: { path: { id: company.id } } })).response.status).toBe(200)
  const { data } = await account.client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
  expect(data?.parties).toMatchObject([{ companyId: company.id, companyName: 'Gone AB' }])
})

test('409 while a contact is linked to it, and 200 after the contact is linked to another company', async () => {
  const account = await newAccount()
  const [company, other] = [await account.company(), await account.company()]
  const contact = await account.contact({ companyId: company.id })
  const params = { path: { id: company.id } }
  const { error } = await account.client.DELETE(path, { params })
  expect(error).toMatchObject({ status: 409, code: 'company_in_use' })
  expect((await account.client.GET(path, { params })).data).toEqual(company)
  expect(await companyOf(account, contact.id)).toEqual(contact.company)

  const link = { params: { path: { id: contact.id } }, body: { companyId: other.id } }
  await account.client.PATCH('/api/v1/contacts/{id}', link)
  expect((await account.client.DELETE(path, { params })).response.status).toBe(200)
})

test.each([
  [
    'is linked',
    (account: TestAccount, contactId: string, companyId: string) =>
      account.client.PATCH('/api/v1/contacts/{id}', { params: { path: { id: contactId } }, body: { companyId } }),
  ],
  [
    'is created',
    (account: TestAccount, _: string, companyId: string) =>
      account.client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: 'Berg', companyId } }),
  ],
])('409 or 422, but never two successes, if a contact %s while the company is deleted', async (_, link) => {
  const account = await newAccount()
  const outcomes = new Set<string>()
  for (let round = 0; round < 40; round++) {
    const [company, contact] = [await account.company(), await account.contact()]
    const remove = () => account.client.DELETE(path, { params: { path: { id: company.id } } })
    const attempts = [() => link(account, contact.id, company.id), remove]
    const order = round % 2 === 0 ? attempts : attempts.toReversed()
    const answers = await Promise.all(order.map((attempt) => attempt()))
    const [linked, removed] = round % 2 === 0 ? answers : answers.toReversed()
    outcomes.add(`${linked!.response.status} ${removed!.response.status}`)
  }
  expect(['200 409', '422 200']).toEqual(expect.arrayContaining([...outcomes]))
  const orphans = db
    .selectFrom('contacts')
    .where('account_id', '=', account.id)
    .where('company_id', 'is not', null)
    .where('company_id', 'not in', db.selectFrom('companies').select('companies.id'))
  expect(await orphans.select('id').execute()).toEqual([])
})

test('404 the second time, also if both requests are concurrent', async () => {
  const account = await newAccount()
  const params = { path: { id: (await account.company()).id } }
  const answers = await Promise.all([1, 2, 3].map(() => account.client.DELETE(path, { params })))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 404, 404])
  expect((await account.client.DELETE(path, { params })).error).toMatchObject({ code: 'company_not_found' })
})

test('404 for a company of another account, linked or not, which does not change', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const [free, linked] = [await owner.company(), await owner.company()]
  await owner.contact({ companyId: linked.id })
  for (const company of [free, linked]) {
    const params = { path: { id: company.id } }
    const { error } = await stranger.client.DELETE(path, { params })
    expect(error).toMatchObject({ status: 404, code: 'company_not_found' })
    expect((await owner.client.GET(path, { params })).data).toEqual(company)
  }
})

test.each(['cmp_01kakxv35be0nttz8znbxcy6s8', 'x', '\0', 'cmp_\0', '%'])('404 for the identifier %j', async (id) => {
  const { error } = await (await newAccount()).client.DELETE(path, { params: { path: { id } } })
  expect(error).toMatchObject({ status: 404, code: 'company_not_found' })
})

test('400 for an identifier with an incomplete percent-encoding', async () => {
  const { client } = await newAccount()
  const { error } = await client.DELETE('/api/v1/companies/%' as typeof path, { params: { path: { id: '' } } })
  expect(error).toMatchObject({ status: 400, code: 'request_malformed' })
})

async function companyOf({ client }: TestAccount, id: string) {
  return (await client.GET('/api/v1/contacts/{id}', { params: { path: { id } } })).data?.company
}
