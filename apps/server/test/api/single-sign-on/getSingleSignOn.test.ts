import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { openSignOn } from '../../support/sign-on.ts'

const server = await useServer()
const { accounts, domains, replace } = await openSignOn(server, 2)

test('200 returns the settings of this account only, 404 without any', async () => {
  await replace(0)
  const { data } = await accounts[0]!.client.GET('/api/v1/account/single-sign-on')
  expect(data!.domains.map(({ domain }) => domain)).toEqual([domains[0]])
  const other = await accounts[1]!.client.GET('/api/v1/account/single-sign-on')
  expect(other.error).toMatchObject({ status: 404, code: 'single_sign_on_not_found' })
})
