import { type Bytes, sha256 } from '../bytes.ts'
import type { Evidence, EvidenceField } from '../evidence.ts'
import { ObjectIndex } from '../pdf/object-index.ts'
import { lastStartOfReferences } from '../pdf/revision.ts'
import { type Dictionary, isDictionary, isSameValue, nameOf, Reference } from '../pdf/values.ts'
import type { Reason } from '../report.ts'
import { uploadedPart } from '../uploaded-file.ts'
import {
  type DrawnField,
  type FilledField,
  type Font,
  type Fonts,
  Mismatch,
  must,
  readDrawing,
  readToUnicode,
} from './drawing.ts'
import { judgeAnnotations } from './judge-annotations.ts'
import { judgeContent } from './judge-content.ts'
import { areNear, boxOn, judgeField, type View } from './judge-field.ts'
import { type DrawnFooter, footerPlaces, judgeFooter, readFooter } from './judge-footer.ts'
import { judgeLooks } from './judge-looks.ts'
import { judgeShown } from './judge-shown.ts'
import { judgeObjects, judgeResources } from './judge-objects.ts'
import { judgeTags, type TaggedDrawing } from './judge-tags.ts'
import { follow, type Page, readPages, readView } from './pages.ts'

/** The fields of a page, by their identifiers. */
type Expected = Map<string, FilledField>

/**
 * Checks that each page of the original shows the fields and the footer of the evidence, and no others, and that the seal changes nothing else about them.
 *
 * Returns undefined if the pages of the original can’t be read.
 *
 * @param pdf - the file up to the end of the seal
 */
export async function judgeFields(pdf: Bytes, evidence: Evidence): Promise<Reason[] | undefined> {
  const signatures = evidence.parties.flatMap(({ name, signature }) => (signature ? [{ party: name, signature }] : []))
  const { footers } = evidence.document
  if (signatures.length === 0 && !footers) return []
  const expected = new Map<number, Expected>()
  for (const { party, signature } of signatures) {
    for (const field of (signature.fields ?? []).flatMap(inEachPlace)) {
      const onPage: Expected = expected.get(field.page) ?? new Map()
      if (onPage.has(field.id)) return [{ code: 'fields_mismatch', detail: field.id }]
      expected.set(field.page, onPage.set(field.id, { field, signature, party }))
    }
  }
  const places = footerPlaces(footers)
  const isDrawn = (page: number) => expected.has(page) || places.has(page)
  let place = 'document'
  try {
    const { pages: count } = evidence.document.file
    const uploaded = uploadedPart(pdf, evidence.document.file)
    const original = await ObjectIndex.of(uploaded, lastStartOfReferences(uploaded))
    const sealed = await ObjectIndex.of(pdf)
    const [after, before] = [await readPages(sealed, count), await readPages(original, count)]
    must(
      [...expected.keys(), ...places.keys()].every((page) => page >= 1 && page <= after.length),
      'a page that is missing',
    )
    must(after.length === before.length, 'other pages')
    await judgeObjects(sealed, original, before, isDrawn)
    const hash = (await sha256(uploaded)).slice(0, 32)
    const drawings: TaggedDrawing[] = []
    for (const [at, page] of after.entries()) {
      place = `page ${at + 1}`
      must(page.number === before[at]!.number, 'another page')
      const removed = await judgeAnnotations(sealed, page, original, before[at]!)
      if (isDrawn(at + 1)) {
        const fields: Expected = expected.get(at + 1) ?? new Map()
        for (const { field } of fields.values()) judgeShown(field, evidence.document.language)
        const { looks, drawing, footer, view } = await judgePage(sealed, page, before[at]!, original, fields)
        await judgeResources(sealed, page, original, before[at]!, hash)
        await judgeLooks(looks, removed, original)
        const boxes = [...fields.values()].flatMap(({ field: { box, hiddenTags = [] } }) => [box, ...hiddenTags])
        judgeFooter(footer, evidence.document, { page: at + 1, expected: places.get(at + 1), view, boxes })
        drawings.push(drawing)
      } else must(isSameValue(page.dictionary.get('Contents'), before[at]!.dictionary.get('Contents')), 'other content')
    }
    place = 'structure'
    await judgeTags({ sealed, original }, drawings, new Set(before.map(({ number }) => number)))
    return []
  } catch (error) {
    if (error instanceof Mismatch) return [{ code: 'fields_mismatch', detail: `${place}: ${error.message}` }]
    return undefined
  }
}

/** The value of a field with other places must stand in each of them. There, its identifier has a number. */
function inEachPlace(field: EvidenceField): EvidenceField[] {
  const { otherPlaces = [], hiddenTags: _tags, ...shown } = field
  return [
    field,
    ...otherPlaces.map(({ page, box }, index) => ({ ...shown, page, box, id: `${field.id}/${index + 1}` })),
  ]
}

/** After the content of the page come the looks of the removed fields, and then the drawing. */
const painting = /^\s*(?:Q\s+)+(?:\/Artifact BMC\nq\n([^/<([]*)\nQ\nEMC\n)?q \/(ParaphFields[-\w]*) Do Q\s*$/

interface JudgedPage {
  /** What the seal draws between the content of the page and the drawing. */
  looks: string
  drawing: TaggedDrawing
  footer: DrawnFooter | undefined
  view: View
}

/** Judges the fields of a page, and returns what is to be judged besides them. */
async function judgePage(
  sealed: ObjectIndex,
  page: Page,
  before: Page,
  original: ObjectIndex,
  expected: Expected,
): Promise<JudgedPage> {
  const last = await judgeContent({ sealed, original }, page, before)
  const [, looks = '', name] = painting.exec(last) ?? []
  must(name, 'content after the drawing, or no drawing')
  const resources = await dictionaryOf(sealed, page.dictionary, 'Resources')
  const objects = await dictionaryOf(sealed, resources, 'XObject')
  const reference = objects.get(name)
  const form = reference instanceof Reference ? await sealed.stream(reference.number) : undefined
  must(reference instanceof Reference && form && nameOf(form.dictionary.get('Subtype')) === 'Form', 'no drawing')
  const view = await readView(sealed, page)
  const [box, matrix] = [numbersOf(form.dictionary, 'BBox'), numbersOf(form.dictionary, 'Matrix')]
  must(areNear(box, [0, 0, view.width, view.height]) && areNear(matrix, view.matrix), 'another place')
  must(!form.dictionary.has('OC') && !form.dictionary.has('Group'), 'a drawing that can be hidden')

  const own = await dictionaryOf(sealed, form.dictionary, 'Resources')
  const fonts = await readFonts(sealed, own)
  const { footer, rest } = readFooter(latin1(form.bytes), fonts)
  const drawn = readDrawing(rest, fonts)
  const hidden = [...expected.values()].flatMap(({ field: { hiddenTags = [] } }) =>
    hiddenTags.map((box) => boxOn(view, box)),
  )
  must(areNear(drawn.papers.flat(), hidden.flat()), 'other paper over the page')
  must(drawn.fields.length === expected.size, 'other fields')
  const fields: TaggedDrawing['fields'] = []
  for (const field of drawn.fields) {
    const filled = expected.get(field.id)
    must(filled, 'other fields')
    judgeField(field, filled.field, filled.signature, view)
    await judgePictures(sealed, own, field)
    fields.push({ mark: field.mark, filled })
  }
  const key = form.dictionary.get('StructParents')
  const keys = {
    drawing: key,
    page: page.dictionary.get('StructParents'),
    before: before.dictionary.get('StructParents'),
  }
  return { looks, drawing: { page: page.number, form: reference.number, keys, fields }, footer, view }
}

async function judgePictures(sealed: ObjectIndex, resources: Dictionary, { pictures }: DrawnField): Promise<void> {
  if (pictures.length === 0) return
  const objects = await dictionaryOf(sealed, resources, 'XObject')
  for (const { name } of pictures) {
    const picture = await follow(sealed, objects.get(name))
    must(isDictionary(picture) && nameOf(picture.get('Subtype')) === 'Image', 'no picture')
  }
}

async function readFonts(sealed: ObjectIndex, resources: Dictionary): Promise<Fonts> {
  const fonts = new Map<string, Font>()
  if (!resources.has('Font')) return fonts
  for (const [name, reference] of await dictionaryOf(sealed, resources, 'Font')) {
    const font = await follow(sealed, reference)
    must(isDictionary(font) && nameOf(font.get('Encoding')) === 'Identity-H', 'a font without text')
    const glyphs = await follow(sealed, font.get('DescendantFonts'))
    must(Array.isArray(glyphs) && glyphs[0] instanceof Reference, 'a font without glyphs')
    fonts.set(name, { texts: readToUnicode(await textOf(sealed, font.get('ToUnicode'))), glyphs: glyphs[0].number })
  }
  return fonts
}

async function textOf(sealed: ObjectIndex, value: unknown): Promise<string> {
  const stream = value instanceof Reference ? await sealed.stream(value.number) : undefined
  must(stream, 'content that is missing')
  return latin1(stream.bytes)
}

async function dictionaryOf(sealed: ObjectIndex, dictionary: Dictionary, key: string): Promise<Dictionary> {
  const value = await follow(sealed, dictionary.get(key))
  must(isDictionary(value), `no ${key}`)
  return value
}

function numbersOf(dictionary: Dictionary, key: string): number[] {
  const value = dictionary.get(key)
  must(Array.isArray(value) && value.every((item) => typeof item === 'number'), `no ${key}`)
  return value as number[]
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
