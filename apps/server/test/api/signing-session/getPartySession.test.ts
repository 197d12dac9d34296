import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { addFieldsOf, fieldOf } from '../../support/fields.ts'
import { filledDocuments } from './filled.support.ts'

const server = await useServer()
const { db, newAccount } = server
const sentWith = filledDocuments(server)
const path = '/api/v1/documents/{id}/signing-sessions/{partyId}'

type Account = Awaited<ReturnType<typeof newAccount>>
const get = ({ client }: Pick<Account, 'client'>, id: string, partyId: string) =>
  client.GET(path, { params: { path: { id, partyId } } })
/** Everything that the server stores about a document. */
const stored = async (id: string) => [
  await db.selectFrom('documents').selectAll().where('id', '=', id).execute(),
  await db.selectFrom('parties').selectAll().where('document_id', '=', id).orderBy('id').execute(),
  await db.selectFrom('events').selectAll().where('document_id', '=', id).orderBy('id').execute(),
  await db.selectFrom('messages').selectAll().where('document_id', '=', id).execute(),
]

test('200 shows a draft as if it had been sent, after the verification and when the turn has come; stores nothing', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument({ message: 'Please sign.' })
  const first = await account.party(id, { signingOrder: 1 })
  const verified = { twoStepVerification: 'EMAIL_BEFORE_SIGNING', requiredSignature: 'DRAWING' } as const
  const second = await account.party(id, { signingOrder: 2, ...verified })
  await addFieldsOf(account, id, [fieldOf(second.id, { value: '9500' }), fieldOf(first.id, { name: 'other' })])
  const before = await stored(id)
  const { data } = await get(account, id, second.id)
  expect(data).toMatchObject({
    verification: { method: 'EMAIL_BEFORE_SIGNING', isPassed: true, sentTo: 'a•••@example.com' },
    document: { message: 'Please sign.', status: 'SENT' },
    party: { requiredSignature: 'DRAWING', isReleased: true, mustAct: true, readStatus: 'NOT_OPENED' },
    parties: [
      { signingOrder: 1, isReleased: true, isYou: false },
      { signingOrder: 2, isReleased: true, isYou: true },
    ],
    consent: { sign: expect.stringContaining('Anna Lindqvist') },
  })
  expect(data!.fields!.map(({ name, value, isYours }) => [name, value, isYours])).toEqual([['rent', '9500', true]])
  expect(await stored(id)).toEqual(before)
})

test('200 shows a sent document as its party sees it, but not what the party has only entered or read', async () => {
  const { account, id, ids, party, save } = await sentWith((partyId) => [fieldOf(partyId)])
  await save({ rent: '1' })
  const before = await stored(id)
  const { data } = await get(account, id, ids[0]!)
  expect(await stored(id)).toEqual(before)
  const seen = (await (await party()).GET('/api/v1/signing-session')).data!
  expect(seen.fields![0]).toMatchObject({ value: '1' })
  expect(data).toEqual({ ...seen, fields: [{ ...seen.fields![0], value: null }] })
})
