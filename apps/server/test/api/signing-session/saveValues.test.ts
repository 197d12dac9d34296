import type { FieldValues } from '@paraph/client'
import { expect, test } from 'vitest'
import { expireDocument } from '#work/deadlines/expire-document.ts'
import { fieldOf, fieldOfEachType } from '../../support/fields.ts'
import { reject } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { filledDocuments } from './filled.support.ts'

const server = await useServer()
const { db } = server
const sentWith = filledDocuments(server)

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

const refusing = await sentWith((id) => [
  ...fieldOfEachType(id),
  fieldOf(id, { name: 'fixed', value: 'as agreed', readOnly: true }),
])
test.each<[string, FieldValues, string, string]>([
  ['an unknown name', { 'no/such~field': 'x' }, '/values/no~1such~0field', 'unknown'],
  ['a read-only field', { fixed: 'x' }, '/values/fixed', 'read_only'],
  ['a field that the server fills in', { date_signed: '2026-11-25' }, '/values/date_signed', 'unexpected'],
  ['a text that is too long', { text: 'x'.repeat(201) }, '/values/text', 'too_long'],
  ['a NUL', { text: 'a\0b' }, '/values/text', 'nul'],
])('400 for %s; nothing is kept', async (_, values, pointer, code) => {
  const { ids, save } = refusing
  expect((await save(values)).error).toMatchObject({ code: 'request_invalid', errors: [{ pointer, code }] })
  expect(await kept(ids)).toEqual([])
})

// A cancelled document and a removed party are in races.test.ts.
test.each(['rejected', 'expired'] as const)('no saved values are kept after a document was %s', async (end) => {
  const { id, ids, party, save } = await sentWith((id) => [fieldOf(id)], {}, {})
  await save({ rent: '1' })
  expect(await kept(ids)).toHaveLength(1)
  if (end === 'rejected') await reject(await party(), null)
  else {
    const expires = { expires_at: new Date(Date.now() - 1).toISOString() }
    await db.updateTable('documents').set(expires).where('id', '=', id).execute()
    await expireDocument({ documentId: id }, server.services)
  }
  expect(await kept(ids)).toEqual([])
  expect((await save({ rent: '2' })).response.status).toBeGreaterThanOrEqual(400)
  expect(await kept(ids)).toEqual([])
})

test('only the party sees what it has saved, and a new address deletes it', async () => {
  const { account, id, ids, partyAt, save } = await sentWith((id) => [fieldOf(id)], {}, {})
  await save({ rent: 'a secret' })
  const other = await (await partyAt(1)).GET('/api/v1/signing-session')
  expect(other.data).not.toHaveProperty('fields')
  expect(JSON.stringify(await account.of(id).fields())).not.toContain('a secret')
  await account.of(id).updateParty(ids[0]!, { email: 'new@example.com' })
  expect(await kept(ids)).toEqual([])
})
