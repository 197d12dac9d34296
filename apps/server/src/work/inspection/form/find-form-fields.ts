import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber } from '@libpdf/core'
import type { NewField } from '@paraph/contract'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'
import { MAX_OTHER_PLACES_OF_FIELD } from '#domain/fields/field-limits.ts'
import { fitLimits } from './fit-limits.ts'
import type { FileField, FieldLeft } from '#platform/pdf/facts/inspection.ts'
import { leaveField, type LeftReason } from './form-field.ts'
import { FieldNames, partyOf } from './name-field.ts'
import { PageWidgets, type Place } from './page-widgets.ts'
import { isPushButton, readButton, type WrittenStates } from './read-button.ts'
import { readChoice } from './read-choice.ts'
import { typeOfFormat } from './read-format.ts'
import { readLabel, readTextField, toLabel } from './read-text.ts'
import { entryOf, type Leaf, partialNameOf, walkForm } from './walk-form.ts'

/** Flags of each field. */
const [READ_ONLY, REQUIRED] = [1, 2]
const MAX_LEFT = 500

/** A form field before its name is made unique. */
interface Read extends FileField {
  formName: string
}

/**
 * Finds the fields of the form that parties can fill in. Fields whose values need a script do not occur, because a file with scripts is refused.
 *
 * @param names - makes the names unique.
 * @param roles - the names of roles that may stand before the first dot of a name. Fields without one belong to the first party.
 * @param written - the states of buttons that the library could not read, by the number of the widget.
 */
export function findFormFields(
  pdf: PDF,
  roles: readonly string[] = [],
  names = new FieldNames(),
  written: WrittenStates = new Map(),
): { found: FileField[]; left: FieldLeft[] } {
  const resolve: Resolve = (ref) => pdf.context.registry.resolve(ref)
  const { leaves, isWhole } = walkForm(pdf)
  const pages = new PageWidgets(pdf)
  const [read, left]: [Read[], FieldLeft[]] = [[], []]
  for (const leaf of leaves) {
    const field = readLeaf(leaf, pages, resolve, { roles, written })
    if (typeof field === 'string') left.push(leaveField(leaf.name, pageOf(leaf, pages), field))
    else read.push(field)
  }
  const known = new Set(leaves.flatMap(({ widgets }) => widgets.map(({ number = -1 }) => number)))
  for (const widget of isWhole ? pages.others(known) : []) {
    left.push(leaveField(partialNameOf(widget.dict, resolve) ?? '', pages.pageOf(widget), 'not_in_form'))
  }
  const { fitting, rest } = fitLimits(read.toSorted(inReadingOrder))
  left.push(...rest.map(({ formName, page }) => leaveField(formName, page, 'too_many')))
  if (!isWhole) left.push(leaveField('', null, 'too_many'))
  const found = fitting.map(({ formName: _formName, ...field }): FileField => {
    return { ...field, name: names.nameFor(field.partyReference, field.name) }
  })
  const listed = left.length > MAX_LEFT ? [...left.slice(0, MAX_LEFT - 1), leaveField('', null, 'more')] : left
  return { found, left: listed }
}

function readLeaf(
  leaf: Leaf,
  pages: PageWidgets,
  resolve: Resolve,
  { roles, written }: { roles: readonly string[]; written: WrittenStates },
): Read | LeftReason {
  const { name, chain, widgets } = leaf
  const entry = (key: string) => entryOf(chain, key, resolve)
  const type = entry('FT')
  const flags = numberIn(entry('Ff')) ?? 0
  const kind = type instanceof PdfName ? type.value : ''
  if (!['Tx', 'Btn', 'Ch', 'Sig'].includes(kind)) return 'unknown_type'
  if (kind === 'Sig' && entry('V') instanceof PdfDict) return 'signed'
  if (kind === 'Btn' && isPushButton(flags)) return 'push_button'
  if (flags & READ_ONLY) return 'read_only'
  if (widgets.length === 0) return 'not_on_page'
  if (widgets.length > 1 && kind === 'Sig') return 'several_widgets'
  const places = widgets.map((widget) => pages.placeOf(widget))
  const reason = places.find((place) => typeof place === 'string')
  if (reason) return reason
  const placed = places.filter((place) => typeof place !== 'string')
  const properties = readProperties()
  if (typeof properties === 'string') return properties
  const [first, ...otherPlaces] = placed.toSorted(byPlace)
  if (properties.type !== 'RADIO' && otherPlaces.length > MAX_OTHER_PLACES_OF_FIELD) return 'too_many_places'
  const { partyReference, rest } = partyOf(name, roles)
  const label =
    readLabel(chain[0]!.get('TU', resolve)) ??
    readLabel(widgets[0]!.dict.get('TU', resolve)) ??
    labelOf(chain.map((node) => partialNameOf(node, resolve)).find(Boolean), roles)
  return {
    ...(properties as Pick<NewField, 'type'>),
    ...(properties.type !== 'RADIO' && { box: first!.box, ...(otherPlaces.length > 0 && { otherPlaces }) }),
    formName: name,
    name: rest,
    partyReference,
    ...(label && { label }),
    // A form seldom says that its signatures are required, and a contract needs them.
    required: (flags & REQUIRED) !== 0 || (kind === 'Sig' && entry('Ff') === undefined),
    page: first!.page,
    widgets: widgets.map(({ number }) => number!),
  }

  function readProperties(): Partial<NewField> | LeftReason {
    if (kind === 'Btn') {
      const texts = entry('Opt')
      const button = { flags, widgets, places: placed, state: entry('V') }
      return readButton({ ...button, texts: texts instanceof PdfArray ? texts : undefined, written }, resolve)
    }
    if (kind === 'Sig') return { type: 'SIGNATURE' }
    const field =
      kind === 'Tx' ? readTextField(flags, entry, numberIn(entry('MaxLen'))) : readChoice(flags, entry, resolve)
    if (typeof field === 'string') return field
    // A value that the form brings may not have the form that the type asks for.
    const format = kind === 'Tx' && field.value === undefined && typeOfFormat([...chain, widgets[0]!.dict], resolve)
    return format ? { type: format } : field
  }
}

/** A name says more than the type alone. Returns it without the party and the number that some programs put into it. */
function labelOf(name: string | undefined, roles: readonly string[]): string | undefined {
  return name && (toLabel(partyOf(name, roles).rest.replace(/\[\d+\]$/, '')) || undefined)
}

const numberIn = (object: unknown) => (object instanceof PdfNumber ? object.value : undefined)

/** Returns the page on which all widgets stand. */
function pageOf({ widgets }: Leaf, pages: PageWidgets): number | null {
  const numbers = new Set(widgets.map((widget) => pages.pageOf(widget)))
  const [page = null] = numbers
  return numbers.size === 1 ? page : null
}

const inReadingOrder = (a: Read, b: Read) => byPlace(placeOf(a), placeOf(b))
const placeOf = ({ page, box, options }: Read): Place => ({ page, box: box ?? options![0]!.box! })

/** In rows of a hundredth of the page. */
function byPlace(a: Place, b: Place): number {
  return a.page - b.page || Math.round(a.box.y * 100) - Math.round(b.box.y * 100) || a.box.x - b.box.x
}
