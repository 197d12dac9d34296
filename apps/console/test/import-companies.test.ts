import { Paraph } from '@paraph/client'
import { expect, test } from 'vitest'
import { companyFinder } from '../src/contacts/import-companies.ts'
import { knownPeople } from '../src/contacts/import-known.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, db, newAccount } = await useServer()

const session = { run: 'run', mayRead: true, limit: 100 }

async function start() {
  const account = await newAccount()
  const paraph = new Paraph({ baseUrl, apiKey: account.key })
  const companies = () =>
    db
      .selectFrom('companies')
      .select(['name', 'org_number'])
      .where('account_id', '=', account.id)
      .orderBy('id')
      .execute()
  return { account, paraph, companies }
}

test('the company of a row is found by its number or name, and else created once', async () => {
  const { paraph, companies } = await start()
  const { id: bygg } = await paraph.companies.create({ name: 'Bygg AB', orgNumber: '556016-0680' })
  const { id: north } = await paraph.companies.create({ name: 'Åkeri North', orgNumber: '7' })
  const { id: south } = await paraph.companies.create({ name: 'Åkeri South', orgNumber: '7' })
  const { id: twin } = await paraph.companies.create({ name: 'Twin', orgNumber: '8' })
  await paraph.companies.create({ name: 'Twin', orgNumber: '9' })
  const { id: dash } = await paraph.companies.create({ name: 'Dash', orgNumber: '-' })
  // The same company, stored twice.
  await paraph.companies.create({ name: 'Double', orgNumber: '12' })
  const { id: double } = await paraph.companies.create({ name: 'Double', orgNumber: '12' })
  const find = companyFinder(paraph, session)
  for (const [name, orgNumber, expected] of [
    ['Bygg AB', '556016-0680', bygg],
    ['Bygg', '5560160680', bygg],
    ['BYGG AB', '', bygg],
    ['', '556016 0680', bygg],
    // Two companies have this number, so it is not enough.
    ['åkeri north', '7', north],
    ['Åkeri South', '7', south],
    ['', '7', undefined],
    // Two companies have this name.
    ['Twin', '8', twin],
    ['Twin', '', undefined],
    ['Dash', '', dash],
    ['Dash', '-', dash],
    ['Double', '', double],
    ['', '11', undefined],
  ] as const)
    expect(await find({ name, orgNumber }, 1), `${name}, ${orgNumber}`).toEqual(expected ? { id: expected } : 'unclear')
  expect(await companies()).toHaveLength(8)

  const named = await find({ name: 'Only Name', orgNumber: '' }, 2)
  expect(await find({ name: 'only name', orgNumber: '-' }, 3)).toEqual({ id: (named as { id: string }).id })
  const created = await find({ name: 'New AB', orgNumber: '10' }, 20)
  expect(await find({ name: 'new', orgNumber: '1-0' }, 3)).toEqual({ id: (created as { id: string }).id })
  await find({ name: 'Åkeri West', orgNumber: '7' }, 4)
  expect((await companies()).slice(8)).toEqual([
    { name: 'Only Name', org_number: '' },
    { name: 'New AB', org_number: '10' },
    { name: 'Åkeri West', org_number: '7' },
  ])
  // After a lost answer, the console sends the same request again. With a key that can't list companies, it knows only those of the same import.
  const blind = { ...session, mayRead: false }
  await companyFinder(paraph, blind)({ name: 'New AB', orgNumber: '10' }, 20)
  expect(await companies()).toHaveLength(11)
  await companyFinder(paraph, { ...blind, run: 'other' })({ name: 'New AB', orgNumber: '10' }, 2)
  expect(await companies()).toHaveLength(12)
})

test('in an account with too many companies to know them all, none is created that may exist already', async () => {
  const { account, paraph, companies } = await start()
  const oldest = { name: 'Old AB', orgNumber: '1' }
  await paraph.companies.create(oldest)
  const [{ id: other }, { id: newest }] = [await account.company('Other AB'), await account.company('Newest AB')]
  const find = companyFinder(paraph, { ...session, limit: 2 })
  expect(await find({ name: 'Newest AB', orgNumber: '' }, 1)).toEqual({ id: newest })
  expect(await find({ name: 'Other AB', orgNumber: '' }, 2)).toEqual({ id: other })
  expect(await find(oldest, 3)).toBe('too_many')
  expect(await companies()).toHaveLength(3)
  // Three are not too many.
  await companyFinder(paraph, { ...session, limit: 3 })({ name: 'New AB', orgNumber: '2' }, 1)
  expect(await companies()).toHaveLength(4)
})

test('who is a contact already is known, whether the contacts are loaded or are too many', async () => {
  const { account, paraph } = await start()
  const { signal } = new AbortController()
  await account.contact({ firstName: 'Anna', lastName: 'Lind', email: 'anna@example.com', phone: '+46701740605' })
  await account.contact({ firstName: 'Bo', lastName: '', email: null, phone: null, ssn: '199001010017' })
  // None of the contacts is loaded for a file without rows.
  for (const count of [10, 0]) {
    const people = knownPeople(paraph, count)
    const known = async (firstName: string, lastName: string, rest: object = {}) =>
      await people.isKnown({ firstName, lastName, ...rest }, signal)
    expect(await known('A', '', { email: 'ANNA@example.com' })).toBe(true)
    expect(await known('Anna', 'Lind', { email: 'other@example.com', phone: '+46701740605' })).toBe(false)
    expect(await known('Anna', 'Lind', { email: 'no address' })).toBe(false)
    expect(await known('Anna', 'Lind', { phone: '070-174 06 05' })).toBe(true)
    expect(await known('Anna', 'Lind', { phone: '070-174 06 06' })).toBe(false)
    expect(await known('Anna', 'Lind')).toBe(false)
    expect(await known('Bo', '', { ssn: '900101-0017' })).toBe(true)
    expect(await known('Bo', '')).toBe(true)
    expect(await known('Bo', 'Berg')).toBe(false)
    people.add({ firstName: 'Bo', lastName: 'Berg' })
    expect(await known('bo', 'berg')).toBe(true)
  }
})
