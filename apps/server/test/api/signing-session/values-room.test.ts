import { expect, test } from 'vitest'
import { fitsForSure } from '#domain/fields/fit-rules.ts'
import { fitIn } from '#work/sealing/fields/fit-text.ts'
import { addFieldsOf, fieldOf } from '../../support/fields.ts'
import { sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { filledDocuments } from './filled.support.ts'

const server = await useServer()
const { db } = server
const sentWith = filledDocuments(server)

/** About 60 by 8 points on A4. At 4 points, about 30 letters have room. */
const narrow = { x: 0.1, y: 0.1, width: 0.1, height: 0.01 }
const long = 'Drottninggatan 112, second floor, beside the lift'

const cut = (texts: Record<string, string>, name: string, length: number) => [...texts[name]!].slice(0, length).join('')
const signaturesOf = (ids: string[]) =>
  db.selectFrom('signatures').select('party_id').where('party_id', 'in', ids).execute()

test('400 for values that do not fit in their boxes; they can be saved, and the answer says what fits', async () => {
  const { ids, party, save } = await sentWith((id) => [
    fieldOf(id, { name: 'street', box: narrow }),
    fieldOf(id, { name: 'arabic', box: narrow }),
    fieldOf(id, { name: 'lines', box: { ...narrow, height: 0.04 }, multiline: true }),
    fieldOf(id, { name: 'other', box: narrow, required: false }),
    // The smallest of the places counts.
    fieldOf(id, {
      name: 'again',
      required: false,
      otherPlaces: [
        { page: 1, box: narrow },
        { page: 1, box: { ...narrow, width: 0.15 } },
      ],
    }),
    { partyId: id, type: 'INITIALS', name: 'mark', page: 1, box: { ...narrow, width: 0.02 } },
  ])
  const tooLong = {
    street: long,
    arabic: 'شارع الملك '.repeat(6),
    lines: `${long}\n`.repeat(5),
    other: 'Lund',
    again: long,
  }
  const saved = await save(tooLong)
  expect(saved.data!.noRoom).toEqual(['street', 'arabic', 'lines', 'again'])
  const lengths = saved.data!.fittingLengths
  expect(lengths.at(-1)).toEqual({ name: 'again', length: lengths[0]!.length })
  const startsOf = (more: number) =>
    Object.fromEntries(lengths.map(({ name, length }) => [name, cut(tooLong, name, length + more)]))
  expect((await save(startsOf(0))).data!.noRoom).toEqual([])
  // A space after the last letter of a line would fit.
  expect((await save(startsOf(2))).data!.noRoom).toEqual(['street', 'arabic', 'lines', 'again'])
  const refused = await sign(await party(), {
    values: { ...tooLong, mark: true },
    initials: { text: 'Anna Lindq' },
  })
  expect(refused.error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(refused.error!.errors!.map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/values/street', 'no_room'],
    ['/values/arabic', 'no_room'],
    ['/values/lines', 'no_room'],
    ['/values/again', 'no_room'],
    ['/initials/text', 'no_room'],
  ])
  expect(refused.error!.errors![0]!.detail).toContain(`; ${lengths[0]!.length} of the ${long.length} characters fit`)
  expect(await signaturesOf(ids)).toEqual([])

  const fitting = { street: 'Drottninggatan 112', arabic: 'شارع الملك', lines: long, mark: true }
  expect((await save({ street: fitting.street })).data!.noRoom).toEqual([])
  const signed = await sign(await party(), { values: fitting, initials: { text: 'AL' } })
  expect(signed.response.status).toBe(200)
})

test('409 for fields that could never be filled in, with every fault; larger boxes cure it', async () => {
  const account = await server.newAccount()
  const { id } = await account.draftDocument()
  const { id: partyId } = await account.party(id, { requiredSignature: 'CLICK_TO_SIGN', deliveryMethod: 'NONE' })
  const tiny = { x: 0.1, y: 0.1, width: 0.02, height: 0.01 }
  const common = { partyId, page: 1, box: tiny } as const
  const options = [{ value: 'A' }, { value: 'مرة كل شهرين' }]
  const added = await addFieldsOf(account, id, [
    { ...common, type: 'NAME', name: 'name' },
    { ...common, type: 'SIGNATURE', name: 'signature' },
    { ...common, type: 'DATE_SIGNED', name: 'day' },
    { ...common, type: 'DROPDOWN', name: 'choice', options },
    { ...common, type: 'TEXT', name: 'street', value: long, readOnly: true },
    { ...common, type: 'CHECKBOX', name: 'agreed' },
  ])
  const { send, updateParty } = account.of(id)
  const { error } = await send()
  expect(error).toMatchObject({ status: 409, code: 'document_incomplete' })
  const at = (index: number, property: string) => [`/fields/${added[index]!.id}/${property}`, 'no_room']
  expect(error!.errors!.map(({ pointer, code }) => [pointer, code])).toEqual([
    at(0, 'box'),
    at(1, 'box'),
    at(2, 'box'),
    at(3, 'options'),
    at(4, 'value'),
  ])
  for (const { id: fieldId } of added) {
    await account.client.PATCH('/api/v1/documents/{id}/fields/{fieldId}', {
      params: { path: { id, fieldId } },
      body: { box: { ...tiny, width: 0.4, height: 0.03 } },
    })
  }
  expect((await send()).response.status).toBe(200)

  // A name that is corrected later must fit too.
  const name = 'Anna Karolina Maria Lindqvist Andersson '.repeat(6).trim()
  const changed = await updateParty(partyId, { name })
  expect(changed.error).toMatchObject({ status: 409, code: 'document_incomplete' })
  expect(changed.error!.errors!.map(({ pointer, code }) => [pointer, code])).toEqual([at(0, 'box'), at(1, 'box')])
  const parties = db.selectFrom('parties').select('name').where('id', '=', partyId)
  expect(await parties.execute()).toEqual([{ name: 'Anna Lindqvist' }])
})

test('a text that is accepted without a process of its own fits when it is set', async () => {
  const words = ['Anna', 'WWWWWWWW', 'Drottninggatan', 'à la carte', 'mmmmmmmmmmmmmmmmmmmm', '@@@@', 'i', '½¾Æ']
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  let sure = 0
  for (let round = 0; round < 150; round++) {
    const multiline = random(2) === 0
    const separator = () => (multiline && random(4) === 0 ? '\n' : ' ')
    const text = Array.from({ length: 1 + random(12) }, () => words[random(words.length)]! + separator()).join('')
    const isMark = !multiline && random(2) === 0
    const inBox = { text: text.trim(), width: 5 + random(200), height: 3 + random(60), multiline, isMark }
    if (!fitsForSure(inBox)) continue
    sure++
    expect(await fitIn(inBox), JSON.stringify(inBox)).toBe('FITS')
  }
  expect(sure).toBeGreaterThan(20)
  // Every character that needs no process of its own, in a box that is just large enough.
  const wrong: string[] = []
  for (let code = 0x21; code <= 0xff; code += 2) {
    const text = String.fromCharCode(code).repeat(10)
    for (const isMark of [false, true]) {
      const inBox = { text, width: 47.1, height: 7.9, multiline: false, isMark }
      if (fitsForSure(inBox) && (await fitIn(inBox)) !== 'FITS') wrong.push(`${text} ${isMark}`)
    }
  }
  expect(wrong).toEqual([])
})
