import { operations } from '@paraph/contract'
import { expect, test } from 'vitest'
import { everyObject } from './support/every-object.ts'
import { exampleSender } from './support/send-example.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { testModeOf } from './support/test-mode.ts'

const server = await startServer()
const { baseUrl, fetch, newAccount } = server
const { account, withObjects, withOtherParent, stored } = await everyObject(server)
const sendExample = await exampleSender(baseUrl, fetch)
const others = [await newAccount(), await testModeOf(server, account)]
const ofObjects = Object.values(operations).filter(
  ({ path, security }) => security.scheme === 'apiKey' && path.includes('{'),
)
const keyOf = ({ key }: { key: string }) => ({ headers: { authorization: `Bearer ${key}` } })

test.each(ofObjects)(
  '404 of $operationId for another account and for the test mode; nothing changes',
  async (operation) => {
    const before = await stored()
    for (const other of others) {
      const response = await sendExample(withObjects(operation), keyOf(other))
      expect(await response.json()).toMatchObject({ status: 404, code: expect.stringMatching(/_not_found$/) })
    }
    expect(await stored()).toEqual(before)
  },
)

const ofParts = ofObjects.filter(({ path }) => path.split('{').length > 2 && !path.includes('{number}'))

test.each(ofParts)(
  '404 of $operationId for a part of another document or endpoint; nothing changes',
  async (operation) => {
    const before = await stored()
    const response = await sendExample(withOtherParent(operation), keyOf(account))
    expect(await response.json()).toMatchObject({ status: 404, code: expect.stringMatching(/_not_found$/) })
    expect(await stored()).toEqual(before)
  },
)

test('404 for an identifier with any other character, and 400 for an incomplete percent-encoding', async () => {
  const { id } = await account.company()
  const paths = [operations.getCompany.path, operations.getDocument.path, operations.getDocumentFile.path]
  for (const path of paths) {
    const get = async (text: string) => (await fetch(baseUrl + path.replace('{id}', text), keyOf(account))).json()
    for (const text of [
      id.toUpperCase(),
      `${id}\0`,
      ` ${id}`,
      `${id} `,
      '\0',
      'a/b',
      "' or 1=1 --",
      'å',
      'x'.repeat(1000),
    ])
      expect(await get(encodeURIComponent(text)), text).toMatchObject({ status: 404 })
    expect(await get('%')).toMatchObject({ status: 400, code: 'request_malformed' })
  }
})
