import type { FieldValues } from '@paraph/client'
import { expect, test } from 'vitest'
import { expireDocument } from '#work/deadlines/expire-document.ts'
import { atOnce } from '../../support/at-once.ts'
import { fieldOf, fieldOfEachType } from '../../support/fields.ts'
import { reject, sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { filledDocuments } from './filled.support.ts'

const server = await useServer()
const { db } = server
const sentWith = filledDocuments(server)
const path = '/api/v1/signing-session/values'

/** Returns the saved values of each party that has any. */
const kept = async (ids: string[]) =>
  (await db.selectFrom('saved_values').select('values').where('party_id', 'in', ids).execute()).map(
    ({ values }) => values,
  )

test('200 keeps unfinished values until the party comes back; they replace all earlier values', async () => {
  const { party, ids, save } = await sentWith((id) => fieldOfEachType(id))
  expect((await save({ text: 'Storg', number: 'ten', radio: 'Monthly', checkbox: true })).response.status).toBe(200)
  const { data } = await save({ text: 'Storgatan', date: '2026-1', dropdown: '' })
  expect(data).toEqual({ savedAt: expect.stringMatching(/^\d{4}-.*Z$/), noRoom: [], fittingLengths: [] })
  expect(await kept(ids)).toEqual([{ text: 'Storgatan', date: '2026-1', dropdown: '' }])
  const { fields } = (await (await party()).GET('/api/v1/signing-session')).data!
  const shown = Object.fromEntries(fields!.map(({ name, value }) => [name, value]))
  expect(shown).toMatchObject({ text: 'Storgatan', date: '2026-1', dropdown: '', number: null, radio: null })
})

test('200 for two tabs at once: the last one wins, and no value of the other stays', async () => {
  const { id, ids, save } = await sentWith((id) => [fieldOf(id), fieldOf(id, { name: 'other' })])
  const hold = (tx: Parameters<Parameters<typeof atOnce>[1]>[0]) =>
    tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
  const answers = await atOnce(
    db,
    hold,
    [{ rent: '1' }, { other: '2' }].map((values) => () => save(values)),
  )
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200])
  const [values] = await kept(ids)
  expect([{ rent: '1' }, { other: '2' }]).toContainEqual(values)
})

const refusing = await sentWith((id) => [
  ...fieldOfEachType(id),
  fieldOf(id, { name: 'fixed', value: 'as agreed', readOnly: true }),
])
test.each<[string, FieldValues, string, string]>([
  ['an unknown name', { 'no/such~field': 'x' }, '/values/no~1such~0field', 'unknown'],
  ['a name of every object', { constructor: 'x' } as never, '/values/constructor', 'unknown'],
  ['a read-only field', { fixed: 'x' }, '/values/fixed', 'read_only'],
  ['a field that the server fills in', { date_signed: '2026-11-25' }, '/values/date_signed', 'unexpected'],
  ['a text that is too long', { text: 'x'.repeat(201) }, '/values/text', 'too_long'],
  ['a text that is true', { text: true }, '/values/text', 'type'],
  ['a check box with a text', { checkbox: 'yes' }, '/values/checkbox', 'type'],
  ['two lines', { text: 'a\nb' }, '/values/text', 'characters'],
  ['a NUL', { text: 'a\0b' }, '/values/text', 'nul'],
])('400 for %s; nothing is kept', async (_, values, pointer, code) => {
  const { ids, save } = refusing
  expect((await save(values)).error).toMatchObject({
    status: 400,
    code: 'request_invalid',
    errors: [{ pointer, code }],
  })
  expect(await kept(ids)).toEqual([])
})

test('403 before the two-step verification; nothing is kept', async () => {
  const { ids, save } = await sentWith((id) => [fieldOf(id)], { twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  expect((await save({ rent: '1' })).error).toMatchObject({ status: 403, code: 'verification_required' })
  expect(await kept(ids)).toEqual([])
})

test('409 after the party has signed, and its values are gone', async () => {
  const { party, ids, save } = await sentWith((id) => [fieldOf(id)], {}, {})
  await save({ rent: '1' })
  expect((await sign(await party(), { values: { rent: '2' } })).response.status).toBe(200)
  expect(await kept(ids)).toEqual([])
  expect((await save({ rent: '3' })).error).toMatchObject({ status: 409, code: 'party_signed' })
  expect(await kept(ids)).toEqual([])
})

test('409 for an organizer without a signature, and before the turn of the party', async () => {
  const { partyAt } = await sentWith(
    () => [],
    { signingOrder: 1 },
    { role: 'ORGANIZER', requiredSignature: 'NONE' },
    { signingOrder: 2 },
  )
  const body = { values: {} }
  expect((await (await partyAt(1)).PUT(path, { body })).error).toMatchObject({ code: 'party_not_required' })
  expect((await (await partyAt(2)).PUT(path, { body })).error).toMatchObject({ status: 409, code: 'not_your_turn' })
})

// A cancelled document and a removed party are in values-races.test.ts.
test.each(['rejected', 'expired'] as const)('no saved values are kept after a document was %s', async (end) => {
  const { id, ids, party, save } = await sentWith((id) => [fieldOf(id)], {}, {})
  await save({ rent: '1' })
  expect(await kept(ids)).toHaveLength(1)
  if (end === 'rejected') await reject(await party(), null)
  else {
    const expires = { expires_at: new Date(Date.now() - 1).toISOString() }
    await db.updateTable('documents').set(expires).where('id', '=', id).execute()
    await expireDocument(id, server.services)
  }
  expect(await kept(ids)).toEqual([])
  expect((await save({ rent: '2' })).response.status).toBeGreaterThanOrEqual(400)
  expect(await kept(ids)).toEqual([])
})

test('nobody else sees what a party has saved; if the party gets a new address, the values that the person with the old address has saved are deleted', async () => {
  const { account, id, ids, partyAt, save } = await sentWith((id) => [fieldOf(id)], {}, {})
  await save({ rent: 'a secret' })
  const other = await (await partyAt(1)).GET('/api/v1/signing-session')
  expect(other.data).not.toHaveProperty('fields')
  const { data } = await account.client.GET('/api/v1/documents/{id}/fields', { params: { path: { id } } })
  expect(JSON.stringify(data)).not.toContain('a secret')

  const { response } = await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: ids[0]! } },
    body: { role: 'SIGNER', email: 'new@example.com' },
  })
  expect(response.status).toBe(200)
  expect(await kept(ids)).toEqual([])
})
