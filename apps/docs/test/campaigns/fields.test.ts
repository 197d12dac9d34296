import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isParaphError, type NewField, Paraph } from '@paraph/client'
import { document } from '@paraph/contract'
import { expect, test } from 'vitest'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { pdfOf, textAt } from '@paraph/testing/pdf/text-pdf.ts'
import { printed, reader, root } from '@paraph/testing/programs/printed.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { readersFolder, runProgram } from './reader.support.ts'

const hasCurl = spawnSync('curl', ['--version']).status === 0
const path = 'apps/docs/guides/fields.md'
const guide = readFileSync(join(root, path), 'utf8')
const { baseUrl, newAccount, linkOf, asParty } = await useServer()
const account = await newAccount()
const paraph = new Paraph({ baseUrl, apiKey: account.key })
const folder = await readersFolder('fields')

/** Runs a sample as printed, and returns what it prints. */
const runSample = (heading: string, env: Record<string, string> = {}) =>
  runProgram(folder, printed(path, 'ts', heading)[0]!, { PARAPH_URL: baseUrl, PARAPH_KEY: account.key, ...env })

const newest = async () => (await paraph.documents.list({ limit: 1 })).documents[0]!
const box = { x: 0.1, y: 0.6, width: 0.4, height: 0.2 }
/** About 12 by 6 points. */
const tiny = { x: 0.1, y: 0.1, width: 0.02, height: 0.008 }

test('the sample of the client sends a document with a choice and a signature', async () => {
  const printed = await runSample('## Place a field by its box')
  const { id, status } = await newest()
  expect(status).toBe('SENT')
  const { fields } = await paraph.fields.list(id)
  expect(fields).toMatchObject([
    { name: 'payment', type: 'RADIO', required: true },
    { name: 'signature', type: 'SIGNATURE', page: 1, box },
  ])
  expect(printed).toContain(`'signature on page 1: ${fields[1]!.id}'`)
})

test.skipIf(!hasCurl)('the commands of curl put a signature on a draft', async () => {
  const terminal = await reader({ cwd: folder, env: { PARAPH_URL: baseUrl, PARAPH_KEY: account.key } })
  const { stdout } = await terminal.run(printed(path, 'sh', '## Place a field by its box')[0]!)
  expect(JSON.parse(stdout)).toMatchObject({ fields: [{ name: 'signature', type: 'SIGNATURE', box }] })
  expect((await newest()).status).toBe('DRAFT')
})

test('the picture of the fractions shows the box of the samples', () => {
  const picture = readFileSync(join(root, 'apps/docs/guides/pictures/fractions.svg'), 'utf8')
  const numbers = Array.from(picture.matchAll(/>(x|y|width|height): ([\d.]+)</g), ([, name, value]) => [
    name,
    Number(value),
  ])
  expect(Object.fromEntries(numbers)).toEqual(box)
  const [sheet, field] = Array.from(
    picture.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
    ([, ...sides]) => sides.map(Number) as [number, number, number, number],
  )
  const [left, top, width, height] = sheet!
  expect(field![0]).toBeCloseTo(left + box.x * width, 6)
  expect(field![1]).toBeCloseTo(top + box.y * height, 6)
  expect(field![2]).toBeCloseTo(box.width * width, 6)
  expect(field![3]).toBeCloseTo(box.height * height, 6)
})

test('the sample converts points: from below, from above, and back', async () => {
  const numbers = (await runSample('## Find the coordinates')).match(/-?[\d.]+(?=[,\s}])/g)!.map(Number)
  expect(numbers.slice(0, 8)).toEqual([0.1, 0.8, 0.4, 0.1, 0.1, 0.1, 0.4, 0.1])
  for (const [index, points] of [59.5, 168.4, 238, 168.4].entries()) expect(numbers[8 + index]).toBeCloseTo(points, 6)
  expect(numbers).toHaveLength(16)
})

/** A draft with a party that signs with a click. */
async function draft() {
  const { id } = await account.draftDocument()
  const party = await account.party(id, { requiredSignature: 'CLICK_TO_SIGN', deliveryMethod: 'NONE' })
  return { id, partyId: party.id }
}

/** A draft whose file has texts, and a party. */
async function draftWithTexts(content: string) {
  const file = new File([Uint8Array.from(pdfOf([{ content }]))], 'agreement.pdf', { type: 'application/pdf' })
  const { id } = await account.draftDocument({ file })
  return { id, partyId: (await account.party(id)).id }
}

test('the sample places a signature at a text', async () => {
  const { id } = await draftWithTexts(textAt('Tenant:'))
  const printed = await runSample('## Place a field by a text', { DOCUMENT_ID: id })
  const { fields } = await paraph.fields.list(id)
  expect(fields).toMatchObject([{ page: 1, box: { x: 0.35, width: 0.35, height: 0.06 } }])
  expect(printed).toContain(`page: 1, box: { x: 0.35, y: ${fields[0]!.box.y}`)
})

test('the sample takes the printed tags, and says what it did not take', async () => {
  const tags = printed(path, 'text', '## Fields that the file brings')[0]!.match(/\{\{.*?\}\}/g)!
  const content = [...tags, '{{photo; type=image}}'].map((tag, at) => textAt(tag, 20, 560 - 40 * at)).join('')
  await writeFile(join(folder, 'template.pdf'), pdfOf([{ content }]))
  const output = await runSample('## Fields that the file brings')
  const { fields } = await paraph.fields.list((await newest()).id)
  expect(fields).toMatchObject([
    { type: 'SIGNATURE', name: 'seller', partyReference: '1' },
    { type: 'TEXT', name: 'address', label: 'Your address', multiline: true, partyReference: '2' },
    { type: 'DROPDOWN', name: 'plan', required: false, options: [{ value: 'Basic' }, { value: 'Large' }] },
    { type: 'RADIO', name: 'payment', options: [{ value: 'Monthly' }, { value: 'Yearly' }] },
    { type: 'TEXT', name: 'Company', partyReference: 'SIGNER' },
    { type: 'TEXT', name: 'text', partyReference: '2', readOnly: true, value: 'Contract 12' },
  ])
  expect(output).toContain("{ name: 'seller', type: 'SIGNATURE', partyReference: '1' }")
  expect(output).toContain('{{photo; type=image}}: ')
})

test('the samples prefill and change fields, and the party finds the values', async () => {
  const { id, partyId } = await draft()
  expect(await runSample('## Prefilled values', { DOCUMENT_ID: id })).toContain(
    "{ name: 'rent', value: '9800', readOnly: true }",
  )
  const { fields } = await paraph.fields.list(id)
  expect(await runSample('## Change fields', { DOCUMENT_ID: id })).toBe("[ { name: 'rent', isSame: true } ]\n")
  expect((await paraph.fields.list(id)).fields).toMatchObject([
    { id: fields[0]!.id, partyId, label: null, value: null },
  ])
  await paraph.parties.remove(id, partyId)
  expect((await paraph.fields.list(id)).fields).toEqual([])
})

test('the sample prints what the party has filled in as soon as it has signed, and the values of the sender stay', async () => {
  const { id, partyId } = await draft()
  const field = { partyId, page: 1, box }
  await paraph.fields.add(id, {
    fields: [
      { ...field, type: 'TEXT', name: 'city' },
      { ...field, type: 'NAME', name: 'name' },
    ],
  })
  await paraph.documents.send(id)
  const { response } = await sign(asParty(await linkOf(partyId)), { values: { city: 'Åmål' } })
  expect(response.status).toBe(200)
  const printed = await runSample('## What the parties fill in', { DOCUMENT_ID: id })
  expect(printed).toBe(`${partyId}: city = Åmål\n${partyId}: name = Anna Lindqvist\n`)
  expect((await paraph.fields.list(id)).fields.map(({ value }) => value)).toEqual([null, null])
})

/** The codes in the first column of a table, by the heading of that column. */
const codesOf = (heading: string) =>
  guide
    .split('\n\n')
    .filter((block) => block.startsWith(`| ${heading} `))
    .map((table) => Array.from(table.matchAll(/^\| \[?`(\w+)`/gm), ([, code]) => code!))
const [problems] = codesOf('Problem') as [string[]]
const [faultsOfAdding, faultsOfAnchors, faultsOfSending, faultsOfSigning] = codesOf('Fault') as [
  string[],
  string[],
  string[],
  string[],
]

async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!isParaphError(error)) throw new Error('It did not fail.')
  return { code: String(error.code), faults: error.errors.map(({ code }) => code) }
}

test('the tables of adding list each problem and each fault that the server answers', async () => {
  const { id, partyId } = await draft()
  const field: NewField = { partyId, type: 'TEXT', name: 'a', page: 1, box }
  const options = [{ value: 'A' }, { value: 'A' }]
  const wrong: Partial<NewField>[] = [
    { value: true },
    { value: 'x'.repeat(201) },
    { value: 'a\nb' },
    { format: 'EMAIL', value: 'anna' },
    { type: 'NUMBER', value: '1 234,5' },
    { type: 'DATE', value: '2026-02-30' },
    { type: 'DROPDOWN', options: [{ value: 'A' }], value: 'B' },
    { type: 'DROPDOWN', options },
    { type: 'DROPDOWN' },
    { type: 'NUMBER', maxLength: 5 },
  ]
  const fields = wrong.map((change, index) => ({ ...field, name: `f${index}`, ...change }))
  const { box: _, ...withoutBox } = field
  const { faults } = await failureOf(paraph.fields.add(id, { fields: [...fields, { ...withoutBox, name: 'none' }] }))
  expect(faultsOfAdding.toSorted()).toEqual(
    [...new Set(faults)]
      .filter((code) => code !== 'required')
      .concat('required', 'required', 'required', 'required')
      .toSorted(),
  )

  const many = Array.from({ length: 500 }, (_, index) => ({ ...field, name: `n${index}` }))
  const calls = [
    () => paraph.fields.add(id, { fields }),
    () => paraph.fields.add(id, { fields: [{ ...field, partyId: 'pty_1' }] }),
    () => paraph.fields.add(id, { fields: [{ partyId, type: 'TEXT', name: 'a', anchor: { text: 'A' } }] }),
    () => paraph.fields.add(id, { fields: [field, field] }),
    () => paraph.fields.add(id, { fields: many }).then(() => paraph.fields.add(id, { fields: [field] })),
    () => paraph.documents.send(id).then(() => paraph.fields.replace(id, { fields: [] })),
    () => paraph.fields.get(id, 'fld_1'),
  ]
  const codes: string[] = []
  for (const call of calls) {
    // A document with 500 texts may take too many characters, so it is sent with one field.
    if (codes.length === 5) await paraph.fields.replace(id, { fields: [field] })
    codes.push((await failureOf(call())).code)
  }
  expect(codes).toEqual(problems)
})

test('the table of anchors lists each fault that the server answers', async () => {
  const { id, partyId } = await draftWithTexts(textAt('Tenant:') + textAt('Date:') + textAt('Date:', 100, 100))
  const field: NewField = { partyId, type: 'TEXT', name: 'a' }
  const anchors = [{ text: 'Owner:' }, { text: 'Date:' }, { text: 'Tenant:', offset: { x: -0.9, y: 0 } }]
  const fields = anchors.map((anchor, index) => ({ ...field, name: `f${index}`, anchor }))
  const { code, faults } = await failureOf(paraph.fields.add(id, { fields }))
  expect(code).toBe('anchor_unresolved')
  // A file whose text can't be read is tested without the guide, because it takes all the time that a file gets.
  expect([...faults, 'unreadable'].toSorted()).toEqual(faultsOfAnchors.toSorted())
})

/** No font has a sign for this emoji. */
const noSign = '\u{1F46A}'

test('the table of sending lists each fault that the server answers', async () => {
  const { id, partyId } = await draft()
  const byHand = await account.party(id, { requiredSignature: 'MANUAL' })
  const idle = await account.party(id, { role: 'ORGANIZER', requiredSignature: 'NONE' })
  const field: NewField = { partyId, type: 'TEXT', name: 'a', page: 1, box }
  await paraph.fields.add(id, {
    fields: [
      { ...field, page: 2 },
      { ...field, name: 'b', box: { ...box, x: 0.7 } },
      { ...field, name: 'c', partyId: byHand.id },
      { ...field, name: 'd', partyId: idle.id },
      { ...field, name: 'e', readOnly: true },
      ...Array.from({ length: 5 }, (_, index) => ({ ...field, name: `long${index}`, maxLength: 10_000 })),
      { type: 'TEXT', name: 'f', page: 1, box, partyReference: '9' },
      { type: 'TEXT', name: 'a', page: 1, box, partyReference: '1' },
      { ...field, name: 'g', box: tiny, value: 'Drottninggatan 112' },
      { ...field, name: 'h', type: 'NAME', box: tiny },
      { ...field, name: 'j', value: noSign },
      { ...field, name: 'i', type: 'DROPDOWN', box: tiny, options: [{ value: 'Every second month' }] },
    ],
  })
  const { code, faults } = await failureOf(paraph.documents.send(id))
  expect(code).toBe('document_incomplete')
  // The table has two rows for `required`: a value and a party, and three for `no_room`: a value, a name and an option.
  expect([...new Set(faults), 'required', 'no_room', 'no_room'].toSorted()).toEqual(faultsOfSending.toSorted())
})

test('the table of signing lists the faults that the server answers, and no fault signs', async () => {
  const { id } = await account.draftDocument()
  const { id: partyId } = await account.party(id, { deliveryMethod: 'NONE' })
  const field: NewField = { partyId, type: 'TEXT', name: 'city', page: 1, box }
  await paraph.fields.add(id, {
    fields: [
      field,
      { ...field, name: 'rent', value: '1', readOnly: true },
      { ...field, name: 'name', type: 'NAME' },
      { ...field, name: 'initials', type: 'INITIALS' },
    ],
  })
  await paraph.documents.send(id)
  const values = { rent: '2', name: 'Bo', nothing: 'x', initials: true }
  const { error } = await sign(asParty(await linkOf(partyId)), { strokes, values })
  expect(error).toMatchObject({ code: 'request_invalid' })
  const initials = { text: 'AL' }
  const long = { city: 'Drottninggatan 112, '.repeat(10), initials: true }
  const cut = await sign(asParty(await linkOf(partyId)), { strokes, values: long, initials })
  const unsigned = await sign(asParty(await linkOf(partyId)), {
    strokes,
    values: { city: noSign, initials: true },
    initials,
  })
  const faults = [error!, cut.error!, unsigned.error!].flatMap(({ errors }) => errors!).map(({ code }) => code)
  expect([...new Set(faults)].toSorted()).toEqual(faultsOfSigning.toSorted())
  expect(await paraph.parties.get(id, partyId)).toMatchObject({ signingStatus: 'NOT_SIGNED' })
})

test('the table of types and the limits are those of the spec', () => {
  const { FieldType, AddFields, NewField: added } = document.components.schemas
  const listed = Array.from(guide.matchAll(/^\| `([A-Z_]+)` +\|/gm), ([, type]) => type)
  expect(listed.toSorted()).toEqual([...FieldType.enum].toSorted())
  expect(guide).toContain(`at most ${AddFields.properties.fields.maxItems} fields`)
  expect(added.properties.maxLength.maximum).toBe(10_000)
  expect(guide).toContain('at most 10,000 characters')
})
