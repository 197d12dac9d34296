import { isScim, operations } from '@paraph/contract'
import { expect, test } from 'vitest'
import { everyObject } from './support/every-object.ts'
import { exampleSender } from './support/send-example.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { testModeOf } from './support/test-mode.ts'

const server = await startServer()
const { baseUrl, db, fetch, newAccount, newMember } = server
const { account, document, withObjects, withOtherParent, stored } = await everyObject(server)
const sendExample = await exampleSender(baseUrl, fetch)
const another = await newAccount()
// A key, the key of the other mode, and the session of an admin.
const others = [another, await testModeOf(server, account), { key: (await newMember(another.id)).token }]
const ofObjects = Object.values(operations).filter(
  ({ path, security }) => security.scheme === 'apiKey' && path.includes('{'),
)
const keyOf = ({ key }: { key: string }) => ({ headers: { authorization: `Bearer ${key}` } })

test.each(ofObjects)(
  '404 of $operationId for another account, its admin and the test mode; nothing changes',
  async (operation) => {
    const before = await stored()
    // No role has the scope of SCIM, so only keys get so far.
    for (const other of isScim(operation) ? others.slice(0, 2) : others) {
      const response = await sendExample(withObjects(operation), keyOf(other))
      const problem = { status: 404, code: expect.stringMatching(/_not_found$/) }
      expect(await response.json()).toMatchObject(isScim(operation) ? { status: '404' } : problem)
    }
    expect(await stored()).toEqual(before)
  },
)

const ofDocuments = ofObjects.filter(({ path }) => path.startsWith('/api/v1/documents/{id}'))
// Members with a role that has more scopes than SENDER see all documents.
const [unseeing, sharing] = [
  await newMember(account.id, { role: 'SENDER' }),
  await newMember(account.id, { role: 'SENDER' }),
]
await db
  .insertInto('document_viewers')
  .values({ document_id: document, member_id: sharing.id, is_owner: false })
  .execute()
await account.client.PATCH('/api/v1/account', { body: { documentsSeenBy: 'OWNER' } })
const ofMember = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } })

test.each(ofDocuments)(
  '404 of $operationId for a member who may not see the document; nothing changes',
  async (operation) => {
    const before = await stored()
    const response = await sendExample(withObjects(operation), ofMember(unseeing))
    expect(await response.json()).toMatchObject({ status: 404, code: 'document_not_found' })
    expect(await stored()).toEqual(before)
  },
)

test.each(ofDocuments.filter(({ method }) => method === 'GET'))(
  '$operationId answers a member with whom the document is shared like a key',
  async (operation) => {
    const [shared, byKey] = [ofMember(sharing), keyOf(account)]
    const answers = [
      await sendExample(withObjects(operation), shared),
      await sendExample(withObjects(operation), byKey),
    ]
    expect(answers[0]!.status).toBe(answers[1]!.status)
  },
)

// A member is no part of a document.
const ofParts = ofObjects.filter(({ path }) => path.split('{').length > 2 && !/\{(?:number|memberId)\}/.test(path))

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
