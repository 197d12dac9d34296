import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { requireSoundFields } from '#domain/fields/field-rules.ts'
import { findFormFields } from '#work/inspection/form/find-form-fields.ts'
import { readWrittenStates } from '#work/inspection/form/written-states.ts'
import { button, handmadeForm, widget } from '@paraph/testing/pdf/handmade-form.ts'

type Form = Parameters<typeof handmadeForm>[0]

const read = async (form: Form, roles?: string[]) => {
  const bytes = handmadeForm(form)
  const pdf = await PDF.load(bytes)
  return findFormFields(pdf, roles, undefined, await readWrittenStates(pdf, bytes))
}
const formOf = (...fields: string[]): Form => ({ fields })
/** A form with one text field. */
const text = (entries = '') => formOf(widget(`/FT /Tx /T (a) ${entries}`))
/** A field with its widgets in objects of their own. The field is object 10. */
const withKids = (entries: string, ...kids: string[]): Form => {
  const numbers = kids.map((_, index) => 11 + index)
  const field = `<< ${entries} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`
  return { fields: [field, ...kids], roots: [10], shown: numbers }
}
const radio = (entries: string, ...kids: string[]) => withKids(`/FT /Btn /T (a) /Ff 32768 ${entries}`, ...kids)
const script = (code: string) => text(`/AA << /F << /S /JavaScript /JS (${code}) >> >>`)
const combo = (entries: string) => widget(`/FT /Ch /T (a) /Ff 131072 ${entries}`)
const options = (count: number) => Array.from({ length: count }, (_, index) => `(${index})`).join(' ')

const low = widget('').replace('[20 40 70 120]', '[20 20 70 40]')

const box = { x: 0.1, y: 0.7, width: 0.25, height: 0.2 }
const boxOfButton = (place: number) => ({ x: expect.closeTo(0.1 + 0.1 * place), y: 0.9, width: 0.05, height: 0.025 })

test('a text field keeps its name, its place and its label', async () => {
  const { found, left } = await read(formOf(widget('/FT /Tx /T (rent) /TU (Monthly rent)')))
  const names = { type: 'TEXT', name: 'rent', partyReference: '1', label: 'Monthly rent' }
  expect([found, left]).toEqual([[{ ...names, required: false, multiline: false, page: 1, box, widgets: [10] }], []])
})

test.each<[string, Form, object]>([
  ['a text field that is required', text('/Ff 2'), { type: 'TEXT', required: true }],
  ['a text field with a value in UTF-16', text('/V <FEFF00C500E4>'), { value: 'Åä' }],
  [
    'a text field in UTF-8',
    formOf(widget('/FT /Tx /T (ï»¿FÃ¶rnamn) /TU <EFBBBF4469747420 66C3B6726E616D6E> /V <EFBBBFC3856B65>')),
    { name: 'Fornamn', label: 'Ditt förnamn', value: 'Åke' },
  ],
  ['a text field without a label', formOf(widget('/FT /Tx /T (party2.rent\\[0\\])')), { label: 'rent', name: 'rent' }],
  ['a text field with a maximum', text('/MaxLen 7'), { maxLength: 7 }],
  ['a text longer than its maximum', text('/MaxLen 2 /V (abcd)'), { maxLength: 4, value: 'abcd' }],
  ['a text of several lines', text(String.raw`/Ff 4096 /V (a\r\nb\tc)`), { multiline: true, value: 'a\nb c' }],
  [
    'a text whose value is a stream',
    { ...text('/V 7 0 R'), more: { 7: '<< /Length 2 >>\nstream\nab\nendstream' } },
    { value: 'ab' },
  ],
  ['a date of Acrobat', script('AFDate_FormatEx\\("d/m/yyyy"\\);'), { type: 'DATE', box }],
  ['a number of Acrobat', script('AFNumber_Format\\(2, 0, 0, 0, "", true\\)'), { type: 'NUMBER', box }],
  ['a check box', formOf(button('Yes', '/FT /Btn /T (a)')), { type: 'CHECKBOX', box: boxOfButton(0) }],
  ['a ticked check box', formOf(button('Yes', '/FT /Btn /T (a) /V /Yes /AS /Yes')), { type: 'CHECKBOX', value: true }],
  ['a check box without a look', formOf(widget('/FT /Btn /T (a) /V /On')), { type: 'CHECKBOX', value: true }],
  [
    'a group of radio buttons',
    radio('/V /year', button('month', '', 0), button('year', '', 2)),
    {
      type: 'RADIO',
      value: 'year',
      widgets: [11, 12],
      options: ['month', 'year'].map((value, at) => ({ value, box: boxOfButton(2 * at) })),
    },
  ],
  [
    'a group of radio buttons with texts for their options',
    radio('/V /1 /Opt [(Each month) 7 0 R]', button('0', ''), button('1', '', 2)),
    { type: 'RADIO', options: [{ value: 'Each month' }, { value: '1' }], value: '1' },
  ],
  [
    'a text in three places, of which the first on the pages is not the first in the file',
    { ...withKids('/FT /Tx /T (a) /V (Lund)', widget(''), widget(''), low), ...twoPages([13, 12], [11]) },
    {
      value: 'Lund',
      page: 1,
      box,
      otherPlaces: [
        { page: 1, box: { y: 0.9 } },
        { page: 2, box },
      ],
      widgets: [11, 12, 13],
    },
  ],
  [
    'check boxes with one name and one state',
    withKids('/FT /Btn /T (a) /V /Yes', button('Yes', ''), button('Yes', '', 2)),
    { type: 'CHECKBOX', value: true, box: boxOfButton(0), otherPlaces: [{ page: 1, box: boxOfButton(2) }] },
  ],
  [
    'a group of radio buttons with names in Latin-1 and in UTF-8',
    radio('/V /14-t#E4gig', button('14-t#E4gig', '', 0), button('30-t#C3#A4gig', '', 2)),
    { type: 'RADIO', value: '14-tägig', options: [{ value: '14-tägig' }, { value: '30-tägig' }] },
  ],
  [
    'a list that opens',
    formOf(combo('/Opt [(Car) (Boat) (Boat) ( )] /V (Boat)')),
    { type: 'DROPDOWN', box, options: [{ value: 'Car' }, { value: 'Boat' }], value: 'Boat' },
  ],
  [
    'a list whose options have other texts than values',
    formOf(combo('/Opt [[(s) (Swedish krona)] [(e) (Euro)]] /V (e)')),
    { options: [{ value: 'Swedish krona' }, { value: 'Euro' }], value: 'Euro' },
  ],
  ['a signature field', formOf(widget('/FT /Sig /T (a)')), { type: 'SIGNATURE', required: true, box }],
  [
    'a field that inherits from its group',
    {
      fields: ['<< /FT /Tx /Ff 2 /T (lease) /MaxLen 9 /Kids [11 0 R] >>', widget('/T (rent) /Parent 10 0 R')],
      roots: [10],
      shown: [11],
    },
    { type: 'TEXT', name: 'lease.rent', required: true, maxLength: 9, widgets: [11] },
  ],
  [
    'a field whose border lies on the edge of the page',
    formOf('<< /Subtype /Widget /FT /Tx /T (a) /Rect [-0.5 390 50 400.5] >>'),
    { box: { x: 0, y: 0, width: 0.25, height: 0.025 } },
  ],
])('%s becomes a field', async (_, form, expected) => {
  const { found, left } = await read(form)
  expect(left).toEqual([])
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject(expected)
  expect(() => requireSoundFields(found.map((field) => ({ field, pointer: '' })))).not.toThrow()
})

test.each<[string, Form]>([
  ['a text without a value', text('/V ( )')],
  ['a check box that is not ticked', formOf(button('Yes', '/FT /Btn /T (a) /V /Off /AS /Off'))],
  ['radio buttons of which none is chosen', radio('/V /Off', button('a', ''), button('b', '', 1))],
  ['a list of which nothing is chosen', formOf(combo('/Opt [(Car)] /V ()'))],
])('%s has no value', async (_, form) => {
  const { found } = await read(form)
  expect(found.map((field) => 'value' in field)).toEqual([false])
})

test.each<[string, string, Form, number | null]>([
  ['not_in_form', 'a widget that the form does not list', { ...text(), roots: [] }, 1],
  ['not_on_page', 'a widget on no page', { ...text(), shown: [] }, null],
  ['hidden', 'a hidden widget', formOf(widget('/FT /Tx /T (a)').replace('/F 4', '/F 2')), 1],
  ['hidden', 'a widget that is only printed', formOf(widget('/FT /Tx /T (a)').replace('/F 4', '/F 36')), 1],
  ['hidden', 'a widget of a layer', text('/OC << /Type /OCG /Name (x) >>'), 1],
  ['outside_page', 'a widget that leaves the page', formOf(widget('/FT /Tx /T (a)').replace('[20 40', '[-20 40')), 1],
  ['too_small', 'a widget without a size', formOf(widget('/FT /Sig /T (a)').replace('[20 40 70 120]', '[0 0 0 0]')), 1],
  ['several_widgets', 'a signature in two places', withKids('/FT /Sig /T (a)', widget(''), widget('')), 1],
  [
    'several_widgets',
    'check boxes with two states, one of them twice',
    withKids('/FT /Btn /T (a)', button('a', ''), button('a', '', 2), button('b', '', 4)),
    1,
  ],
  [
    'too_many_places',
    'a text in 102 places',
    withKids('/FT /Tx /T (a)', ...Array.from({ length: 102 }, () => widget(''))),
    1,
  ],
  [
    'several_pages',
    'radio buttons on two pages',
    { ...radio('', button('a', ''), button('b', '')), ...twoPages([11], [12]) },
    null,
  ],
  [
    'direct_widget',
    'a widget inside its field',
    { ...formOf(`<< /FT /Tx /T (a) /Kids [${widget('')}] >>`), shown: [] },
    null,
  ],
  ['read_only', 'a field that is read-only', text('/Ff 1 /V (b)'), 1],
  ['push_button', 'a button', formOf(widget('/FT /Btn /T (a) /Ff 65536')), 1],
  ['password', 'a password', text('/Ff 8192'), 1],
  ['file_select', 'the path of a file', text('/Ff 1048576'), 1],
  ['editable', 'a list that accepts other texts', formOf(combo('/Opt [(a)]').replace('131072', '393216')), 1],
  ['multi_select', 'a list with several choices', formOf(widget('/FT /Ch /T (a) /Ff 2097152 /Opt [(a)]')), 1],
  ['no_options', 'a list without options', formOf(combo('')), 1],
  ['too_many_options', 'a list of 101 options', formOf(combo(`/Opt [${options(101)}]`)), 1],
  ['option_too_long', 'an option of 101 characters', formOf(combo(`/Opt [(${'a'.repeat(101)})]`)), 1],
  ['value_unknown', 'a list with a value of its own', formOf(combo('/Opt [(a)] /V (b)')), 1],
  ['value_too_long', 'a text of 10,001 characters', text(`/V (${'a'.repeat(10_001)})`), 1],
  ['signed', 'a signature', formOf(widget('/FT /Sig /T (a) /V << /Type /Sig >>')), 1],
  ['unknown_type', 'a field of an unknown type', formOf(widget('/FT /New /T (a)')), 1],
])('%s: %s stays in the file', async (reason, _, form, page) => {
  const { found, left } = await read(form)
  expect(found).toEqual([])
  expect(left).toEqual([{ name: 'a', page, reason, detail: expect.stringMatching(/^[A-Z].*\.$/) }])
})

function twoPages(first: number[], second: number[]): Partial<Form> {
  const list = second.map((number) => `${number} 0 R`).join(' ')
  return {
    shown: first,
    more: {
      2: '<< /Type /Pages /Kids [3 0 R 7 0 R] /Count 2 >>',
      7: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 400] /Annots [${list}] >>`,
    },
  }
}

test('a text of 10,000 characters and an option of 100 characters are taken', async () => {
  const long = widget(`/FT /Tx /T (a) /V (${'a'.repeat(10_000)})`)
  const { found, left } = await read(formOf(long, combo(`/Opt [(${'b'.repeat(100)}) ${options(99)}]`)))
  expect(left).toEqual([])
  expect(found.map(({ maxLength, options }) => maxLength ?? options?.length)).toEqual([10_000, 100])
})

test('fields stand in the order in which people read', async () => {
  const at = (name: string, x: number, y: number) =>
    `<< /Subtype /Widget /FT /Tx /T (${name}) /Rect [${x} ${y} ${x + 50} ${y + 20}] >>`
  const { found } = await read(
    formOf(at('low', 10, 50), at('right', 100, 301), at('left', 10, 300), at('high', 10, 350)),
  )
  expect(found.map(({ name }) => name)).toEqual(['high', 'left', 'right', 'low'])
})

test('at most 500 fields and 2,000 options are taken, and the rest is listed', async () => {
  const many = await read(formOf(...Array.from({ length: 503 }, (_, index) => widget(`/FT /Tx /T (f${index})`))))
  expect(many.found).toHaveLength(500)
  expect(many.left.map(({ name, page, reason }) => [name, page, reason])).toEqual(
    ['f500', 'f501', 'f502'].map((name) => [name, 1, 'too_many']),
  )
  const wide = await read(formOf(...Array.from({ length: 21 }, () => combo(`/Opt [${options(100)}]`))))
  expect([wide.found.length, wide.left.length]).toEqual([20, 1])
})

test('the text fields of a large form get maximum lengths with which a party can send all texts', async () => {
  const fields = Array.from({ length: 400 }, (_, index) => widget(`/FT /Tx /T (f${index}) /Ff ${index % 2 ? 4096 : 0}`))
  const { found } = await read(formOf(...fields, widget('/FT /Tx /T (given) /MaxLen 300')))
  const lengthOf = (name: string) => found.find((field) => field.name === name)!.maxLength!
  expect(lengthOf('given')).toBe(300)
  expect(lengthOf('f1')).toBeGreaterThan(lengthOf('f0'))
  expect(lengthOf('f0')).toBeGreaterThanOrEqual(10)
  const sum = found.reduce((total, { maxLength }) => total + maxLength!, 0)
  expect(sum).toBeGreaterThan(30_000)
  expect(sum).toBeLessThan(40_000)
})

test('the reading of a form stops at the bounds', async () => {
  const numbers = Array.from({ length: 20_001 }, (_, index) => 11 + index)
  const kids = numbers.map((number) => `${number} 0 R`).join(' ')
  const fields = [`<< /T (a) /FT /Tx /Kids [${kids}] >>`, ...numbers.map((number) => `<< /T (${number}) >>`)]
  const { found, left } = await read({ fields, roots: [10], shown: [] })
  expect(found).toEqual([])
  expect(left.at(-1)).toMatchObject({ name: '', page: null, reason: 'too_many' })
  expect(left.length).toBeLessThanOrEqual(500)
})

test.each<[string, Form]>([
  ['a field that contains itself', { fields: ['<< /T (a) /FT /Tx /Kids [10 0 R] >>'], shown: [] }],
  ['a form of numbers', { fields: ['1', '[10 0 R]'], form: '/Kids 1' }],
])('%s is read in little time', async (_, form) => {
  expect((await read(form)).found).toEqual([])
})
