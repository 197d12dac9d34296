import { expect, test } from 'vitest'
import { readFields } from '../src/fields/model/clipboard.ts'
import { coversPlace } from '../src/fields/model/copies.ts'
import {
  addField,
  alignBoxes,
  copiesOf,
  copyToAllPages,
  moveBoxes,
  removePlaces,
  resizeBoxes,
} from '../src/fields/model/edit-fields.ts'
import { type EditorField, fromServer, placesOf, toServer } from '../src/fields/model/editor-field.ts'
import { ownerOf } from '../src/fields/model/owner-of.ts'
import { nextHistory, startHistory } from '../src/fields/model/history.ts'
import { snap } from '../src/fields/model/snap.ts'
import { warningsOf } from '../src/fields/model/warnings.ts'

const A4 = { width: 595, height: 842 }
const optionName = (number: number) => `Option ${number}`
const add = (fields: EditorField[], type: EditorField['type'], x: number, y: number, page = 1) =>
  addField(fields, { type, owner: 'pty_1', page, at: { x, y }, pageSize: A4, optionName })
const idsOf = (fields: EditorField[]) => new Set(placesOf(fields).map(({ id }) => id))

test('a new field has the usual size, a free name, and lies wholly on its page', () => {
  const fields = add(add([], 'SIGNATURE', 0.99, 0.99), 'SIGNATURE', 0.5, 0.5)
  expect(fields.map(({ name }) => name)).toEqual(['signature_1', 'signature_2'])
  const [corner, middle] = fields.map(({ box }) => box!)
  expect(corner).toEqual({ x: 1 - 160 / 595, y: 1 - 40 / 842, width: 160 / 595, height: 40 / 842 })
  expect(middle!.x).toBeCloseTo(0.5 - 80 / 595)
})

test('only people whose colour repeats are told apart by initials', () => {
  const people = Array.from({ length: 8 }, (_, index) => ({ id: `pty_${index}`, name: `Anna-${index} Berg` }))
  expect(people.map(({ id }) => ownerOf(id, people)?.initials)).toEqual(['AB', 'AB', ...Array(4), 'AB', 'AB'])
  expect(ownerOf(undefined, people)).toBe(undefined)
})

test('fields move together, and stop at the edge of their page', () => {
  const fields = add(add([], 'TEXT', 0.3, 0.1), 'TEXT', 0.7, 0.2)
  const [first, second] = moveBoxes(fields, idsOf(fields), 0.9, 0.5).map(({ box }) => box!)
  expect(second!.x + second!.width).toBeCloseTo(1)
  expect(second!.x - first!.x).toBeCloseTo(0.4)
  expect(first!.y).toBeCloseTo(fields[0]!.box!.y + 0.5)
  // A field that a program has placed beyond the edge can still be moved back.
  const beyond = fields.map((field) => ({ ...field, box: { ...field.box!, x: 0.9, width: 0.3 } }))
  expect(moveBoxes(beyond, idsOf(beyond), -0.2, 0)[0]!.box!.x).toBeCloseTo(0.7)
  expect(moveBoxes(beyond, idsOf(beyond), 0.2, 0)[0]!.box!.x).toBeCloseTo(0.9)
})

test('a field gets no larger than its page and no smaller than can be seen', () => {
  const fields = add([], 'TEXT', 0.5, 0.5)
  expect(resizeBoxes(fields, idsOf(fields), 2, 2)[0]!.box).toMatchObject({ width: 1 - fields[0]!.box!.x })
  expect(resizeBoxes(fields, idsOf(fields), -2, -2)[0]!.box).toMatchObject({ width: 0.01, height: 0.01 })
})

test('the options of a choice move and are removed one by one, the last one with the choice', () => {
  const fields = add([], 'RADIO', 0.5, 0.5)
  const [first, second] = placesOf(fields)
  expect(second!.box.y).toBeGreaterThan(first!.box.y)
  const moved = placesOf(moveBoxes(fields, new Set([second!.id]), 0.1, 0))
  expect(moved[0]!.box).toEqual(first!.box)
  expect(moved[1]!.box.x).toBeCloseTo(second!.box.x + 0.1)
  const left = removePlaces(fields, new Set([first!.id]))
  expect(left[0]!.options!.map(({ value }) => value)).toEqual(['Option 2'])
  expect(removePlaces(left, idsOf(left))).toEqual([])
})

test('the other places of a field move and are removed one by one, and go with the field', () => {
  const [field] = add([], 'TEXT', 0.5, 0.2)
  const box = { x: 0.1, y: 0.8, width: 0.2, height: 0.02 }
  const fields = [{ ...field!, otherPlaces: [2, 3].map((page) => ({ page, box })) }]
  const [first, second, third] = placesOf(fields).map(({ id }) => id)
  expect(placesOf(fields, 3).map(({ id, isOther }) => [id, isOther])).toEqual([[third, true]])
  const moved = moveBoxes(fields, new Set([second!]), 0.1, 0)
  expect(placesOf(moved).map(({ box }) => box.x)).toEqual([field!.box!.x, 0.2, 0.1].map((x) => expect.closeTo(x)))
  expect(placesOf(moveBoxes(fields, new Set([first!]), 0.1, 0))[1]!.box).toEqual(box)
  const left = removePlaces(moved, new Set([second!]))
  expect(toServer(left)[0]).toMatchObject({ box: field!.box, otherPlaces: [{ page: 3, box }] })
  expect(removePlaces(left, new Set([first!]))).toEqual([])
  // A field in the same place of each other page is a field of its own.
  expect(copyToAllPages(fields, fields[0]!, 2)[1]).toMatchObject({ page: 2, otherPlaces: [] })
})

test('a copy covers a rectangle of its original on the same page, also one of a choice', () => {
  for (const type of ['TEXT', 'RADIO'] as const) {
    const fields = add([], type, 0.5, 0.5)
    expect(coversPlace(fields[0]!, placesOf(fields)), type).toBe(true)
    expect(coversPlace({ ...fields[0]!, page: 2 }, placesOf(fields)), type).toBe(false)
  }
})

test('the clipboard has fields only if each has what its type needs', () => {
  const read = (fields: object[]) => readFields({ getData: () => JSON.stringify(fields) })
  const wrong = { TEXT: [{ box: { x: 0 } }], RADIO: [{}, { options: [] }], DROPDOWN: [{}, { options: [{}] }] }
  for (const type of ['TEXT', 'RADIO', 'DROPDOWN'] as const) {
    const [field] = add([], type, 0.5, 0.5)
    expect(read([field!]), type).toEqual([field])
    for (const change of wrong[type]) {
      expect(read([{ ...field, options: undefined, ...change }]), type).toBeUndefined()
    }
  }
})

test('edges are aligned with the outermost one, and copies get names of their own', () => {
  const fields = add(add([], 'TEXT', 0.3, 0.1), 'CHECKBOX', 0.7, 0.2)
  const boxes = alignBoxes(fields, idsOf(fields), 'right').map(({ box }) => box!)
  expect(boxes[0]!.x + boxes[0]!.width).toBeCloseTo(boxes[1]!.x + boxes[1]!.width)
  expect(alignBoxes(fields, idsOf(fields), 'top').map(({ box }) => box!.y)).toEqual([
    fields[0]!.box!.y,
    fields[0]!.box!.y,
  ])
  expect(copiesOf(fields, fields).map(({ name }) => name)).toEqual(['text_2', 'checkbox_2'])
  const all = copyToAllPages(fields, fields[0]!, 3)
  expect(all.slice(2).map(({ name, page, box }) => [name, page, box])).toEqual([
    ['text_2', 2, fields[0]!.box],
    ['text_3', 3, fields[0]!.box],
  ])
  expect(new Set(all.map(({ key }) => key)).size).toBe(4)
})

test('a box jumps only to a near line: an edge of another box, or the middle of the page', () => {
  const other = { x: 0.2, y: 0.2, width: 0.2, height: 0.1 }
  const near = snap({ x: 0.205, y: 0.5, width: 0.15, height: 0.1 }, [other], { x: 0.01, y: 0.01 })
  expect(near).toMatchObject({ vertical: 0.2, horizontal: undefined, dy: 0 })
  expect(near.dx).toBeCloseTo(-0.005, 6)
  const far = snap({ x: 0.26, y: 0.5, width: 0.15, height: 0.1 }, [other], { x: 0.01, y: 0.01 })
  expect(far).toEqual({ dx: 0, dy: 0, vertical: undefined, horizontal: undefined })
  const middle = snap({ x: 0.446, y: 0.5, width: 0.1, height: 0.1 }, [], { x: 0.01, y: 0.01 })
  expect(middle.dx).toBeCloseTo(0.004, 6)
})

test('fields that cover each other, are on no page, or are filled in by nobody get warnings', () => {
  const fields = add(add(add([], 'TEXT', 0.3, 0.1), 'TEXT', 0.31, 0.1), 'TEXT', 0.3, 0.1, 9)
  const orphan = { ...add([], 'TEXT', 0.8, 0.8)[0]!, owner: undefined }
  // Its party was removed.
  const stranger = { ...add([], 'TEXT', 0.8, 0.9)[0]!, owner: 'pty_2' }
  const draft = { pages: 3, parties: [{ id: 'pty_1' }] }
  const warnings = warningsOf([...fields, orphan, stranger], draft)
  expect([...warnings.values()].toSorted()).toEqual(['noParty', 'noParty', 'offPage', 'overlap', 'overlap'])
  // Fields that only touch do not cover each other.
  const [box] = [fields[0]!.box!]
  const touching = [fields[0]!, { ...fields[1]!, box: { ...box, x: box.x + box.width } }]
  expect(warningsOf(touching, draft).size).toBe(0)
})

test('steps are undone and done again, and a drag is one step', () => {
  const [none, one] = [[], add([], 'TEXT', 0.5, 0.5)]
  const two = add(one, 'TEXT', 0.5, 0.7)
  const states = [one, two, one].map((fields) => ({ type: 'change', fields, name: 'drag 1' }) as const)
  const dragged = states.reduce(nextHistory, startHistory(none))
  expect(dragged.past).toEqual([none])
  const undone = nextHistory(dragged, { type: 'undo' })
  expect(undone.present).toBe(none)
  expect(nextHistory(undone, { type: 'undo' })).toBe(undone)
  expect(nextHistory(undone, { type: 'redo' }).present).toBe(one)
  expect(nextHistory(undone, { type: 'change', fields: two }).future).toEqual([])
  expect(nextHistory(dragged, { type: 'change', fields: none, name: 'drag 1' })).toEqual(startHistory(none))
  const moves = [two, undone.present].map((fields) => ({ type: 'change', fields, name: 'drag 2' }) as const)
  expect(moves.reduce(nextHistory, undone).future, 'what was undone can still be done again').toEqual([one])
  expect(nextHistory(dragged, { type: 'adopt', fields: two })).toEqual(startHistory(two))
})

test('a field from the server is sent back unchanged, and keeps its key', () => {
  const field = {
    id: 'fld_1',
    documentId: 'doc_1',
    partyId: 'pty_1',
    partyReference: null,
    type: 'TEXT',
    name: 'rent',
    label: null,
    required: true,
    readOnly: false,
    value: '9500',
    multiline: false,
    page: 1,
    box: { x: 0.1, y: 0.1, width: 0.3, height: 0.05 },
  } as const
  const [known] = fromServer([field])
  const { id: _id, documentId: _documentId, partyReference: _reference, ...kept } = field
  expect(toServer([known!])).toEqual([kept])
  expect(fromServer([{ ...field, value: '1' }], [known!])[0]!.key).toBe(known!.key)
  // The party of a reference may change until the document is sent.
  const [byReference] = toServer(fromServer([{ ...field, partyReference: '1' }]))
  expect(byReference).toMatchObject({ partyReference: '1' })
  expect(byReference).not.toHaveProperty('partyId')
})
