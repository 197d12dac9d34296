import { PDF } from '@libpdf/core'
import type { CreateDocument, Field, FieldValues, NewField } from '@paraph/client'
import { expect, test } from 'vitest'
import { handmadeForm, widget } from '@paraph/testing/pdf/handmade-form.ts'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { inkOf, inPoints } from '@paraph/testing/pdf/ink.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { pdfOf, textAt } from '@paraph/testing/pdf/text-pdf.ts'

const { newAccount, linkOf, asParty, seal, db } = await useServer()
const account = await newAccount()

/** Creates a document of this file. */
async function uploaded(
  pdf: Uint8Array,
  fields: CreateDocument['fields'] | null = 'FROM_FILE',
  more: Pick<CreateDocument, 'hideTags'> = {},
) {
  const file = new File([Uint8Array.from(pdf)], 'agreement.pdf', { type: 'application/pdf' })
  const document = await account.draftDocument({ file, ...(fields && { fields }), ...more })
  const params = { path: { id: document.id } }
  const { fields: list, send } = account.of(document.id)
  return { document, id: document.id, params, list, send }
}

/** Seals the document, and returns the file. */
async function sealed(id: string): Promise<Buffer> {
  expect(await seal(id)).toBeUndefined()
  const file = db.selectFrom('sealed_files').select('bytes').where('document_id', '=', id)
  return (await file.executeTakeFirstOrThrow()).bytes
}

/** Adds two parties with these roles, and returns functions with which each opens its session and signs. */
async function withParties(id: string, ...roles: ('SIGNER' | 'ACCEPTOR')[]) {
  const ids: string[] = []
  for (const role of roles) ids.push((await account.party(id, { role, deliveryMethod: 'NONE' })).id)
  const client = async (index: number) => asParty(await linkOf(ids[index]!))
  return {
    session: async (index: number) => (await (await client(index)).GET('/api/v1/signing-session')).data!,
    signs: async (index: number, values: FieldValues = {}) =>
      expect((await sign(await client(index), { strokes, values })).response.status).toBe(200),
  }
}

/** The field as an editor sends it back. */
const saved = ({ type, name, page, box, partyReference, required, otherPlaces }: Field): NewField => ({
  type,
  name,
  page,
  box,
  partyReference: partyReference!,
  required,
  ...(otherPlaces && { otherPlaces }),
})

const tags = pdfOf([
  {
    content:
      textAt('{{signature; party=1; name=seller}}', 40, 500) +
      textAt('{{text; role=ACCEPTOR; name=note; required=no}}', 40, 400) +
      textAt('{{photo; type=image}}', 40, 300),
  },
])
/** A form with three fields: a text field in two places, a field of the second party, and a field that nobody can fill in. */
const form = handmadeForm({
  fields: [
    '<< /FT /Tx /T (rent) /V (9500) /TU (Monthly rent) /Kids [11 0 R 12 0 R] >>',
    widget('/Parent 10 0 R'),
    widget('/Parent 10 0 R /Rect [20 340 120 360]'),
    widget('/FT /Tx /T (party2.city) /Rect [20 200 120 220]'),
    widget('/FT /Tx /T (locked) /Ff 1 /Rect [20 300 120 320]'),
  ],
  roots: [10, 13, 14],
  shown: [11, 12, 13, 14],
} as Parameters<typeof handmadeForm>[0])

test('200 makes fields of the text tags; a reference finds its party, and follows changes of the parties', async () => {
  const { document, id, params, list } = await uploaded(tags)
  expect(document.fieldsFromFile).toEqual({
    taken: 2,
    notTaken: [{ name: '{{photo; type=image}}', page: 1, reason: 'unknown_type', detail: expect.any(String) }],
    notTakenCount: 1,
  })
  expect(await list()).toMatchObject([
    { type: 'SIGNATURE', name: 'seller', partyId: null, partyReference: '1', page: 1, required: true },
    { type: 'TEXT', name: 'note', partyId: null, partyReference: 'ACCEPTOR', required: false },
  ])

  const partiesOf = async () => (await list()).map(({ partyId }: Field) => partyId)
  const first = await account.party(id)
  expect(await partiesOf()).toEqual([first.id, null])
  const approver = await account.party(id, { role: 'ACCEPTOR', signingOrder: 1 })
  expect(await partiesOf()).toEqual([approver.id, approver.id])
  await account.of(id).removeParty(approver.id)
  expect(await partiesOf()).toEqual([first.id, null])

  // A field can also be added by reference. It is a 400 with both a party and a reference, and with neither.
  const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.05 }
  const add = (owner: object) => {
    const fields = [{ type: 'TEXT' as const, name: 'more', page: 1, box, ...owner }]
    return account.client.POST('/api/v1/documents/{id}/fields', { params, body: { fields } })
  }
  expect((await add({ partyId: first.id, partyReference: '1' })).error).toMatchObject({
    errors: [{ pointer: '/fields/0/partyReference', code: 'unexpected' }],
  })
  expect((await add({})).error).toMatchObject({ errors: [{ pointer: '/fields/0/partyId', code: 'required' }] })
  expect((await add({ partyReference: '1' })).data!.fields).toMatchObject([{ partyId: first.id, partyReference: '1' }])
  expect((await add({ partyReference: '1' })).error).toMatchObject({ code: 'field_name_taken' })
})

test('400 for hideTags without fields=FROM_FILE', async () => {
  const file = new File([Uint8Array.from(tags)], 'agreement.pdf', { type: 'application/pdf' })
  const { error } = await account.client.POST('/api/v1/documents', { body: { file, hideTags: true } })
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: '/hideTags', code: 'unexpected' }] })
})

test('hideTags hides the tags that were taken, from all parties and in the sealed file', async () => {
  const { id, params, list, send } = await uploaded(tags, 'FROM_FILE', { hideTags: true })
  const { session, signs } = await withParties(id, 'SIGNER', 'ACCEPTOR')
  const fields = await list()
  await account.client.PUT('/api/v1/documents/{id}/fields', { params, body: { fields: fields.map(saved) } })
  expect((await send()).error).toBeUndefined()
  expect((await session(0)).hiddenTags).toMatchObject(fields.map(({ box }) => ({ page: 1, box: { x: box.x } })))
  await signs(0, { seller: true })
  await signs(1)
  const page = { width: 400, height: 600 }
  const [before, after] = [await inkOf(tags, 1, page), await inkOf(await sealed(id), 1, page)]
  // The tag that was not taken is still visible.
  const last = { x: 0, y: 280, width: 400, height: 40 }
  expect(after.within(last)).toEqual(before.within(last))
  // The party left this text empty, and the tag is hidden nevertheless.
  const empty = { x: 0, y: 180, width: 400, height: 40 }
  expect(before.within(empty)).toBeDefined()
  expect(after.within(empty)).toBeUndefined()
  const footer = { x: 0, y: 575, width: 400, height: 12 }
  expect(after.outside([last, inPoints(fields[0]!.box, page), footer])).toBe(0)
})

test('a draft is not sent while a field has no party', async () => {
  const { id, list, send } = await uploaded(tags)
  const { id: partyId } = await account.party(id, { requiredSignature: 'CLICK_TO_SIGN', deliveryMethod: 'NONE' })
  const note = (await list())[1]!
  const { error } = await send()
  expect(error).toMatchObject({
    code: 'document_incomplete',
    errors: [{ pointer: `/fields/${note.id}/partyId`, code: 'required' }],
  })
  const changed = await account.client.PATCH('/api/v1/documents/{id}/fields/{fieldId}', {
    params: { path: { id, fieldId: note.id } },
    body: { partyId },
  })
  expect(changed.data).toMatchObject({ partyId, partyReference: null })
  expect((await send()).data).toMatchObject({ status: 'SENT' })
  const rows = await db.selectFrom('fields').select('party_id').where('document_id', '=', id).execute()
  expect(rows).toEqual([{ party_id: partyId }, { party_id: partyId }])
})

test('form fields that were taken are filled in once, drawn in each place, and not in the sealed file', async () => {
  const { document, id, params, list, send } = await uploaded(form)
  expect(document.fieldsFromFile).toMatchObject({ taken: 2, notTaken: [{ name: 'locked', reason: 'read_only' }] })
  const fields = (await list()).toSorted((a, b) => b.name.localeCompare(a.name))
  const [rent, city] = fields
  expect(rent).toMatchObject({ name: 'rent', label: 'Monthly rent', value: '9500', partyReference: '1' })
  expect(rent!.otherPlaces).toMatchObject([{ page: 1 }])
  expect(city).toMatchObject({ name: 'city', partyReference: '2' })
  // An editor saves the list as it is, and the fields still replace those of the form.
  const body = { fields: fields.map(saved) }
  const { data } = await account.client.PUT('/api/v1/documents/{id}/fields', { params, body })
  expect(data!.fields.map((field) => field.id)).toEqual(fields.map((field) => field.id))
  const { session, signs } = await withParties(id, 'SIGNER', 'SIGNER')
  expect((await send()).error).toBeUndefined()
  expect((await session(0)).fields).toMatchObject([{ name: 'rent', isOpaque: true }])
  await signs(0, { rent: '9800' })
  await signs(1, { city: 'Lund' })
  const bytes = await sealed(id)
  const names = (await PDF.load(bytes)).getForm()!.getFields().map(({ name }) => name) // prettier-ignore
  expect(names).toEqual(['locked', 'Seal 1'])
  const page = { width: 200, height: 400 }
  const drawn = await inkOf(bytes, 1, page)
  for (const { box } of [rent!, ...rent!.otherPlaces!, city!])
    expect(drawn.within(inPoints(box, page)), JSON.stringify(box)).toBeDefined()
})
