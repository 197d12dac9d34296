import type { UpdateDocument } from '@paraph/contract'
import { afterEach, expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

const { db, clock, newAccount } = await startServer()
const path = '/api/v1/documents/{id}'

afterEach(() => {
  clock.now = () => new Date()
})

const filled = {
  title: 'Lease',
  message: 'Please sign.',
  language: 'SV',
  externalId: 'case-1',
  redirectUrl: 'https://app.example.com/signed',
  expiresAt: '2040-01-01T00:00:00.000Z',
} as const

test('200 changes all fields, and returns the changed document', async () => {
  const account = await newAccount()
  const document = await account.draftDocument(filled)
  await account.party(document.id, { signingOrder: 1 })
  clock.now = () => new Date('2031-01-02T03:04:05.678Z')
  const body = {
    title: 'Sublease',
    message: 'Sign here.',
    language: 'EN',
    externalId: 'case-2',
    redirectUrl: 'https://app.example.com/done',
  } as const
  const params = { path: { id: document.id } }
  const { data, response } = await account.client.PATCH(path, {
    params,
    body: { ...body, expiresAt: '2041-06-01T02:00:00+02:00' },
  })
  expect(response.status).toBe(200)
  expect(data).toEqual({
    ...document,
    ...body,
    expiresAt: '2041-06-01T00:00:00.000Z',
    signingMode: 'SEQUENTIAL',
    updatedAt: '2031-01-02T03:04:05.678Z',
  })
  expect((await account.client.GET(path, { params })).data).toEqual(data)
})

test.each<[UpdateDocument, object]>([
  [{ title: 'Sublease' }, { title: 'Sublease' }],
  [{ message: 'Sign here.' }, { message: 'Sign here.' }],
  [{ message: '' }, { message: '' }],
  [{ message: null }, { message: null }],
  [{ language: 'EN' }, { language: 'EN' }],
  [{ externalId: 'case-2' }, { externalId: 'case-2' }],
  [{ externalId: null }, { externalId: null }],
  [{ redirectUrl: 'https://app.example.com/done' }, { redirectUrl: 'https://app.example.com/done' }],
  [{ redirectUrl: null }, { redirectUrl: null }],
  [{ marksAtOnce: true }, { marksAtOnce: true }],
  [{ expiresAt: '2030-01-01T00:00:00.001Z' }, { expiresAt: '2030-01-01T00:00:00.001Z' }],
  [{ expiresAt: null }, { expiresAt: null }],
  [{}, {}],
])('200 for %j changes no other field', async (body, change) => {
  const account = await newAccount()
  const document = await account.draftDocument(filled)
  clock.now = () => new Date('2030-01-01T00:00:00Z')
  const { data } = await account.client.PATCH(path, { params: { path: { id: document.id } }, body })
  expect(data).toEqual({ ...document, ...change, updatedAt: expect.any(String) })
})

test('200 for the longest texts, counted in characters', async () => {
  const account = await newAccount()
  const body = { title: '😀'.repeat(255), message: '😀'.repeat(5000), externalId: '😀'.repeat(255) }
  const { id } = await account.draftDocument()
  expect((await account.client.PATCH(path, { params: { path: { id } }, body })).data).toMatchObject(body)
})

test('200 for concurrent changes of different fields keeps both', async () => {
  const account = await newAccount()
  const params = { path: { id: (await account.draftDocument(filled)).id } }
  await Promise.all([
    account.client.PATCH(path, { params, body: { title: 'Sublease' } }),
    account.client.PATCH(path, { params, body: { message: null } }),
  ])
  expect((await account.client.GET(path, { params })).data).toMatchObject({ title: 'Sublease', message: null })
})

test.each([
  [{ title: '' }, '/title', 'min_length'],
  [{ title: 'x'.repeat(256) }, '/title', 'max_length'],
  [{ title: null }, '/title', 'type'],
  [{ title: 1 }, '/title', 'type'],
  [{ title: 'a\0b' }, '/title', 'nul'],
  [{ message: 'x'.repeat(5001) }, '/message', 'max_length'],
  [{ message: ['x'] }, '/message', 'type'],
  [{ message: '\0' }, '/message', 'nul'],
  [{ message: '\udc00' }, '/message', 'surrogate'],
  [{ language: 'sv' }, '/language', 'enum'],
  [{ language: null }, '/language', 'type'],
  [{ externalId: 'x'.repeat(256) }, '/externalId', 'max_length'],
  [{ externalId: 7 }, '/externalId', 'type'],
  [{ externalId: 'a\0' }, '/externalId', 'nul'],
  [{ redirectUrl: '' }, '/redirectUrl', 'format'],
  [{ redirectUrl: 'http://app.example.com/' }, '/redirectUrl', 'format'],
  [{ redirectUrl: 'javascript:alert(1)' }, '/redirectUrl', 'format'],
  [{ redirectUrl: 'https:///signed' }, '/redirectUrl', 'format'],
  [{ redirectUrl: 'https://anna@app.example.com/' }, '/redirectUrl', 'format'],
  [{ redirectUrl: 'https://app.example.com/\n' }, '/redirectUrl', 'format'],
  [{ redirectUrl: `https://app.example.com/${'x'.repeat(2025)}` }, '/redirectUrl', 'max_length'],
  [{ redirectUrl: 7 }, '/redirectUrl', 'type'],
  [{ expiresAt: '' }, '/expiresAt', 'format'],
  [{ expiresAt: 4102444800000 }, '/expiresAt', 'type'],
  [{ expiresAt: '2040-01-01' }, '/expiresAt', 'format'],
  [{ expiresAt: '2040-01-01T00:00:00' }, '/expiresAt', 'format'],
  [{ expiresAt: '2040-13-45T99:99:99Z' }, '/expiresAt', 'format'],
  [{ expiresAt: '2041-02-29T00:00:00Z' }, '/expiresAt', 'format'],
  [{ expiresAt: '2040-12-31T23:59:60Z' }, '/expiresAt', 'format'],
  [{ expiresAt: '9999-12-31T23:59:59-01:00' }, '/expiresAt', 'format'],
  [{ status: 'SENT' }, '/status', 'additional_properties'],
  [{ file: 'x' }, '/file', 'additional_properties'],
  [{ 'a/b~c': 1 }, '/a~1b~0c', 'additional_properties'],
  [['title'], '', 'type'],
])('400 names the wrong field of %j', async (fault, pointer, code) => {
  const account = await newAccount()
  const document = await account.draftDocument(filled)
  const params = { path: { id: document.id } }
  const body = (Array.isArray(fault) ? fault : { message: 'Changed.', ...fault }) as never
  const { error } = await account.client.PATCH(path, { params, body })
  expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(error?.errors).toContainEqual(expect.objectContaining({ pointer, code }))
  expect((await account.client.GET(path, { params })).data).toEqual(document)
})

test.each(['2030-01-01T00:00:00.000Z', '2029-12-31T23:59:59.999Z', '2030-01-01T00:30:00+01:00'])(
  '422 for the expiry %s, which is not in the future',
  async (expiresAt) => {
    const account = await newAccount()
    const document = await account.draftDocument(filled)
    const params = { path: { id: document.id } }
    clock.now = () => new Date('2030-01-01T00:00:00Z')
    const { error } = await account.client.PATCH(path, { params, body: { title: 'Changed', expiresAt } })
    expect(error).toMatchObject({ status: 422, code: 'expiry_past', errors: [{ pointer: '/expiresAt', code: 'past' }] })
    expect((await account.client.GET(path, { params })).data).toEqual(document)
  },
)

test.each(['SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
  '409 for a document that is %s; the document is unchanged',
  async (status) => {
    const account = await newAccount()
    const document = await account.draftDocument(filled)
    await db.updateTable('documents').set({ status }).where('id', '=', document.id).execute()
    const params = { path: { id: document.id } }
    const { error } = await account.client.PATCH(path, { params, body: { title: 'Changed' } })
    expect(error).toMatchObject({ status: 409, code: 'document_not_draft', detail: expect.stringContaining(status) })
    expect((await account.client.GET(path, { params })).data).toEqual({ ...document, status })
  },
)

test('404 for a document of another account; the document is unchanged', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const document = await owner.draftDocument(filled)
  const params = { path: { id: document.id } }
  for (const status of ['DRAFT', 'SENT'] as const) {
    await db.updateTable('documents').set({ status }).where('id', '=', document.id).execute()
    const { error } = await stranger.client.PATCH(path, { params, body: { title: 'Changed' } })
    expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
    expect((await owner.client.GET(path, { params })).data).toEqual({ ...document, status })
  }
})

test.each(['doc_01kakxv3xqf0ftbbyqcqzv0zqs', 'x', '\0', 'doc_\0'])('404 for the identifier %j', async (id) => {
  const { client } = await newAccount()
  const { error } = await client.PATCH(path, { params: { path: { id } }, body: { title: 'Changed' } })
  expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
})
