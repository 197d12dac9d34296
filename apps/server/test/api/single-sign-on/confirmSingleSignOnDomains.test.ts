import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { openSignOn } from '../../support/sign-on.ts'

const server = await useServer()
const { services } = server
const { accounts, domains, replace, prove, person, start } = await openSignOn(server, 3)

test('200 proves a domain by its record, which stays proved while it stays in the settings', async () => {
  await replace(0)
  const asked: string[] = []
  const before = services.findRecords
  services.findRecords = async (name) => {
    asked.push(name)
    return ['paraph-domain=', 'paraph-domain=of another account']
  }
  const none = await accounts[0]!.client.POST('/api/v1/account/single-sign-on/confirm-domains')
  services.findRecords = before
  expect(asked).toEqual([`_paraph.${domains[0]}`])
  expect(none.data!.domains[0]!.provedAt).toBeNull()
  expect((await start(person(0))).url).toBeNull()
  const { provedAt } = (await prove(0)).data!.domains[0]!
  expect(provedAt).not.toBeNull()
  expect((await replace(0, { createsMembers: false })).data!.domains[0]!.provedAt).toBe(provedAt)
  // An entry that was removed must be proved again.
  await replace(0, { domains: [] })
  expect((await replace(0)).data!.domains[0]!.provedAt).toBeNull()
})

test('the record of one account proves nothing for another account', async () => {
  await replace(1)
  await prove(1)
  const { data } = await replace(2, { domains: [domains[1]!] })
  const own = (await accounts[1]!.client.GET('/api/v1/account/single-sign-on')).data!
  expect(data!.domains[0]!.recordValue).not.toBe(own.domains[0]!.recordValue)
  const before = services.findRecords
  services.findRecords = async () => [own.domains[0]!.recordValue]
  const stolen = await accounts[2]!.client.POST('/api/v1/account/single-sign-on/confirm-domains')
  services.findRecords = before
  expect(stolen.data!.domains[0]!.provedAt).toBeNull()
})

test('404 without single sign-on', async () => {
  const { client } = await server.newAccount()
  const { error } = await client.POST('/api/v1/account/single-sign-on/confirm-domains')
  expect(error).toMatchObject({ status: 404, code: 'single_sign_on_not_found' })
})
