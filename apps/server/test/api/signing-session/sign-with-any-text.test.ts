import { verifySeal } from '@paraph/verify'
import { expect, test } from 'vitest'
import { boxAt, fieldOf } from '../../support/fields.ts'
import { sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { filledDocuments } from './filled.support.ts'

const server = await useServer()
const sentWith = filledDocuments(server)

const texts = {
  emoji: 'Yes 👍🏽 👩‍👩‍👧 🇸🇪',
  arabic: 'شارع الملك 12',
  thai: 'ที่อยู่ กรุงเทพฯ',
  marks: `a${'\u0301'.repeat(3)}b`,
  syntax: ') Tj ET Q Q EMC <</A(\\)>> %% [1] endstream endobj',
  direction: 'a\u202eb\u2066c\u200b',
  long: 'Storgatan 1, '.repeat(770).slice(0, 9999) + '👍',
  lines: 'first\n\n  second\u00a0line ',
}
const names = Object.keys(texts)

const fieldsFor = (partyId: string) =>
  names.map((name, row) =>
    fieldOf(partyId, {
      name,
      multiline: row % 2 === 0 || name === 'lines',
      maxLength: name === 'long' ? 10_000 : 1000,
      box: name === 'long' ? { x: 0.05, y: 0.5, width: 0.9, height: 0.4 } : boxAt(row),
    }),
  )

test('values in any script are in the evidence as they were sent, and the sealed file is verified', async () => {
  const { account, id, party } = await sentWith(fieldsFor)
  expect([...texts.long]).toHaveLength(10_000)
  expect((await sign(await party(), { values: texts })).response.status).toBe(200)
  expect(await server.seal(id)).toBeUndefined()
  const report = await verifySeal(await account.of(id).sealedFile())
  expect(report.reasons.map(({ code }) => code)).toEqual(['sealer_unconfirmed'])
  expect(report.notChecked).not.toContain('fields')
  const { fields } = report.evidence!.parties[0]!.signature!
  expect(Object.fromEntries(fields!.map(({ name, value }) => [name, value]))).toEqual(texts)
})

const unsigned = await sentWith((partyId) => fieldsFor(partyId).filter(({ name }) => name === 'emoji'))
test.each<[string, string, string]>([
  ['a NUL', 'a\0b', 'nul'],
  ['more characters than the field takes', '👍'.repeat(1001), 'too_long'],
  ['an emoji that no font has', 'Family 👪', 'no_sign'],
  ['more marks on a letter than the box is high', `a${'\u0301'.repeat(200)}b`, 'no_room'],
])('400 for %s, and nothing is signed', async (_, text, code) => {
  const { account, id, party } = unsigned
  const { error } = await sign(await party(), { values: { emoji: text } })
  expect(error).toMatchObject({ status: 400, code: 'request_invalid', errors: [{ pointer: '/values/emoji', code }] })
  expect((await account.of(id).parties())[0]!.signingStatus).toBe('NOT_SIGNED')
})
