import type { UpdateDocument } from '@paraph/contract'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { asParty, db, linkOf, newAccount } = await useServer()
const path = '/api/v1/documents/{id}'

const filled = {
  title: 'Lease',
  message: 'Please sign.',
  language: 'SV',
  externalId: 'case-1',
  redirectUrl: 'https://app.example.com/signed',
  expiresAt: '2040-01-01T00:00:00.000Z',
} as const
const account = await newAccount()
/** No request changes this document. */
const stable = await account.draftDocument(filled)
const stableParams = { params: { path: { id: stable.id } } }
const expectUnchanged = async () => expect((await account.client.GET(path, stableParams)).data).toEqual(stable)

test('200 changes all fields, and returns the changed document', async () => {
  const document = await account.draftDocument(filled)
  await account.party(document.id, { signingOrder: 1 })
  const body = {
    title: 'Sublease',
    message: 'Sign here.',
    language: 'EN',
    externalId: 'case-2',
    redirectUrl: 'https://app.example.com/done',
  } as const
  const params = { path: { id: document.id } }
  const { data } = await account.client.PATCH(path, {
    params,
    body: { ...body, expiresAt: '2041-06-01T02:00:00+02:00' },
  })
  expect(data).toEqual({
    ...document,
    ...body,
    expiresAt: '2041-06-01T00:00:00.000Z',
    signingMode: 'SEQUENTIAL',
    updatedAt: expect.any(String),
  })
  expect((await account.client.GET(path, { params })).data).toEqual(data)
  const { events } = (await account.client.GET('/api/v1/documents/{id}/events', { params })).data!
  expect(events[0]).toMatchObject({ type: 'document.updated', at: data!.updatedAt })
})

test('200 changes only the field that is sent, and accepts the longest texts, counted in characters', async () => {
  let document: object = await account.draftDocument(filled)
  const params = { path: { id: (document as { id: string }).id } }
  const changes: UpdateDocument[] = [
    { title: '😀'.repeat(255) },
    { message: null },
    { language: 'EN' },
    { externalId: null },
    { redirectUrl: null },
    { marksAtOnce: true },
    { pageFooter: false },
    { expiresAt: '2050-01-01T00:00:00.001Z' },
    { expiresAt: null },
    { labels: ['😀'.repeat(50), ...Array.from({ length: 19 }, (_, number) => `Label ${number}`)] },
    { labels: [] },
    {},
  ]
  for (const change of changes) {
    const { data } = await account.client.PATCH(path, { params, body: change })
    expect(data, Object.keys(change).join()).toEqual({ ...document, ...change, updatedAt: expect.any(String) })
    document = data!
  }
})

test.each([
  [{ message: '\udc00' }, '/message', 'surrogate'],
  [{ redirectUrl: 'http://app.example.com/' }, '/redirectUrl', 'format'],
  [{ expiresAt: '2041-02-29T00:00:00Z' }, '/expiresAt', 'format'],
  [{ labels: ['Customers', ' \n'] }, '/labels/1', 'pattern'],
  [{ 'a/b~c': 1 }, '/a~1b~0c', 'additional_properties'],
  [['title'], '', 'type'],
])('400 names the wrong field of %j', async (fault, pointer, code) => {
  const body = (Array.isArray(fault) ? fault : { message: 'Changed.', ...fault }) as never
  const { error } = await account.client.PATCH(path, { ...stableParams, body })
  expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(error?.errors).toContainEqual(expect.objectContaining({ pointer, code }))
  await expectUnchanged()
})

test('200 changes the labels in every status, without an event, and no answer to a party has them', async () => {
  const { id, parties } = await account.sentDocument({})
  const params = { path: { id } }
  const document = (await account.client.GET(path, { params })).data!
  const events = async () => (await account.client.GET('/api/v1/documents/{id}/events', { params })).data!
  const before = await events()
  for (const status of ['SENT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    const { data } = await account.client.PATCH(path, { params, body: { labels: [status, ' Customers', status] } })
    expect(data).toEqual({ ...document, status, labels: [status, 'Customers'] })
  }
  expect(await events()).toEqual(before)
  await db.updateTable('documents').set({ status: 'SENT' }).where('id', '=', id).execute()
  const session = await asParty(await linkOf(parties[0]!)).GET('/api/v1/signing-session')
  expect(session.response.status).toBe(200)
  expect(JSON.stringify(session.data)).not.toContain('Customers')
})

test('422 for an expiry in the past', async () => {
  const body = { title: 'Changed', expiresAt: '1999-12-31T23:59:59Z' }
  const { error } = await account.client.PATCH(path, { ...stableParams, body })
  expect(error).toMatchObject({ status: 422, code: 'expiry_past', errors: [{ pointer: '/expiresAt', code: 'past' }] })
  await expectUnchanged()
})

test('409 for a document that has ended; the document is unchanged', async () => {
  const document = await account.draftDocument(filled)
  const params = { path: { id: document.id } }
  const request = { params, body: { title: 'Changed', labels: ['Changed'] } }
  for (const status of ['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
    await db.updateTable('documents').set({ status }).where('id', '=', document.id).execute()
    const { error } = await account.client.PATCH(path, request)
    expect(error).toMatchObject({ status: 409, code: 'document_not_draft', detail: expect.stringContaining(status) })
    expect((await account.client.GET(path, { params })).data).toEqual({ ...document, status })
  }
})
