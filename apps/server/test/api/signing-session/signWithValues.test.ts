import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { expect, test } from 'vitest'
import { findSignatures } from '#domain/signatures/signature-store.ts'
import { boxAt, fieldOf, fieldOfEachType, filledIn } from '../../support/fields.ts'
import { sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { filledDocuments } from './filled.support.ts'

const server = await useServer()
const { db } = server
const sentWith = filledDocuments(server)

test('200 keeps a value of each type, and its text in the evidence as the pages show it', async () => {
  const { ids, party, events } = await sentWith((id) => fieldOfEachType(id), {}, {})
  const { data } = await sign(await party(), filledIn)
  const [signature] = await findSignatures(db, [ids[0]!])
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: server.services.timeZone }).format(
    new Date(signature!.signedAt),
  )
  expect(Object.fromEntries(signature!.fields!.map(({ name, value, shown }) => [name, [value, shown]]))).toEqual({
    signature: [true, 'Anna Lindqvist'],
    initials: [true, 'AL'],
    date_signed: [null, day],
    name: [null, 'Anna Lindqvist'],
    text: ['Storgatan 1', 'Storgatan 1'],
    number: ['1234.5', '1,234.5'],
    date: ['2026-11-25', '25 Nov 2026'],
    checkbox: [true, '✓'],
    radio: ['Yearly', '✓'],
    dropdown: ['Boat', 'Boat'],
  })
  // The mark of a RADIO stands at the chosen option.
  expect(signature!.fields!.find(({ type }) => type === 'RADIO')!.box).toMatchObject({ x: 0.3, y: 0.7 })
  expect(signature!.initials).toEqual({ text: 'AL' })
  expect(data!.fields!.every(({ isYours, shown }) => isYours && shown !== undefined)).toBe(true)

  const signed = (await events()).find(({ type }) => type === 'party.signed')!
  expect(signed.data['valuesSha256']).toBe(hash('sha256', canonicalize(filledIn)!))
})

test('200 takes the value of the sender if the party sends none; an empty value counts as none', async () => {
  const { ids, party } = await sentWith((id) => [
    fieldOf(id, { name: 'fixed', value: 'as agreed', readOnly: true }),
    fieldOf(id, { name: 'proposed', value: '9500' }),
    fieldOf(id, { name: 'changed', value: '9500' }),
    fieldOf(id, { name: 'emptied', value: '9500', required: false }),
    fieldOf(id, { name: 'blank', required: false }),
    ...fieldOfEachType(id).map((field) => ({ ...field, required: false })),
  ])
  await sign(await party(), { values: { changed: '9000', emptied: '', blank: ' ' } })
  const [signature] = await findSignatures(db, ids)
  expect(signature!.fields!.slice(0, 5).map(({ name, value }) => [name, value])).toEqual([
    ['fixed', 'as agreed'],
    ['proposed', '9500'],
    ['changed', '9000'],
    ['emptied', null],
    ['blank', null],
  ])
})

const unsigned = await sentWith((id) => fieldOfEachType(id))

test.each<[string, object, [string, string][]]>([
  ['no values at all', {}, Object.keys(filledIn.values).map((name) => [`/values/${name}`, 'required'])],
  ['initials that nobody can see', { ...filledIn, initials: { text: '\u200b' } }, [['/initials/text', 'required']]],
  [
    'values that do not fit',
    { ...filledIn, values: { ...filledIn.values, number: 'ten', date: '2026-02-30', radio: 'Daily', other: '1' } },
    [
      ['/values/other', 'unknown'],
      ['/values/number', 'number'],
      ['/values/date', 'date'],
      ['/values/radio', 'option'],
    ],
  ],
])('400 for %s names every field, and nothing is signed', async (_, given, faults) => {
  const { ids, party } = unsigned
  const { error } = await sign(await party(), given)
  const errors = faults.map(([pointer, code]) => expect.objectContaining({ pointer, code }))
  expect(error).toMatchObject({ status: 400, code: 'request_invalid', errors })
  expect(await findSignatures(db, ids)).toEqual([])
})

test('the next party sees what the one before it has filled in, and nothing of one that has not signed', async () => {
  const { party, partyAt } = await sentWith(
    (first, second) => [fieldOf(first, { label: 'Rent' }), fieldOf(second!, { name: 'other', box: boxAt(1) })],
    {},
    {},
  )
  const seen = async (index: number) => (await (await partyAt(index)).GET('/api/v1/signing-session')).data!.fields!
  expect((await seen(1)).map(({ name, isYours }) => [name, isYours])).toEqual([['other', true]])
  await sign(await party(), { values: { rent: '9500' } })
  expect((await seen(1)).map(({ name, isYours, value, shown }) => [name, isYours, value, shown])).toEqual([
    ['rent', false, '9500', '9500'],
    ['other', true, null, undefined],
  ])
})

// That they are in the sealed evidence is in sign-with-any-text.test.ts.
test('values reach no webhook, message or event', async () => {
  const secret = 'Hemlig-4711'
  const { account, id, party } = await sentWith((id) => [fieldOf(id)], {}, {})
  const endpoint = await account.webhookEndpoint({ events: ['party.signed', 'document.completed'] })
  await sign(await party(), { values: { rent: secret } })
  const stored = {
    events: await db.selectFrom('events').selectAll().where('document_id', '=', id).execute(),
    messages: await db.selectFrom('messages').selectAll().where('document_id', '=', id).execute(),
    deliveries: await db.selectFrom('webhook_deliveries').selectAll().where('endpoint_id', '=', endpoint.id).execute(),
  }
  for (const [name, rows] of Object.entries(stored)) {
    expect(rows.length, name).toBeGreaterThan(0)
    expect(JSON.stringify(rows), name).not.toContain(secret)
  }
})
