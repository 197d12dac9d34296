import { follow } from '../fields/pages.ts'
import type { PdfObjects } from '../pdf/objects.ts'
import { type Dictionary, isDictionary, nameOf, Reference, textOf, type Value } from '../pdf/values.ts'
import type { DrawnContent } from './drawn.ts'

/** Flags of an annotation (ISO 32000-2, table 167). */
const [INVISIBLE, HIDDEN, PRINT, NO_VIEW, TOGGLE_NO_VIEW] = [1, 2, 4, 32, 256]
const MAX_DEPTH = 50

/** Points. The icon of a note or of an attachment is not larger. */
const LARGEST_ICON = 40
const icons = new Set(['Text', 'FileAttachment', 'Sound'])
/** Programs draw these without an appearance, and over other content. */
const drawnByPrograms = new Set([
  'Stamp',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Ink',
  'StrikeOut',
  'Caret',
])

/** Returns true if a person sees the annotation on the screen and not in print, or the other way round. */
export async function isShownDifferently(
  objects: PdfObjects,
  annotation: Dictionary,
  content: DrawnContent,
): Promise<boolean> {
  const found = await follow(objects, annotation.get('F'))
  const flags = typeof found === 'number' ? found : 0
  if (flags & HIDDEN) return false
  const isViewed = !(flags & NO_VIEW)
  const isPrinted = (flags & PRINT) !== 0
  // Programs differ in whether they heed the first flag, and the second one lets the annotation come and go with the mouse.
  const isSame = isViewed === isPrinted && !(flags & (INVISIBLE | TOGGLE_NO_VIEW))
  return !isSame && (await isDrawn(objects, annotation, content))
}

/** Returns true if the annotation draws anything that could be a part of the contract. */
export async function isDrawn(objects: PdfObjects, annotation: Dictionary, content: DrawnContent): Promise<boolean> {
  const [width, height] = await sizeOf(objects, annotation)
  if (!(width > 0 && height > 0)) return false
  const type = nameOf(await follow(objects, annotation.get('Subtype'))) ?? ''
  // Programs draw the window of a note themselves.
  if (type === 'Popup') return false
  const appearance = await appearanceOf(objects, annotation)
  if (appearance === undefined) return isDrawnWithout(objects, type, annotation)
  const { text, picture, path } = await content.of(appearance)
  const isIcon = icons.has(type) && width <= LARGEST_ICON && height <= LARGEST_ICON
  return text || picture || (path && !isIcon)
}

async function sizeOf(objects: PdfObjects, annotation: Dictionary): Promise<[width: number, height: number]> {
  const value = await follow(objects, annotation.get('Rect'))
  const numbers: number[] = []
  for (const item of Array.isArray(value) ? value : []) numbers.push((await follow(objects, item)) as number)
  const [a, b, c, d] = numbers
  return [Math.abs(c! - a!), Math.abs(d! - b!)]
}

/** Returns the stream that programs draw. Undefined if there is none. */
export async function appearanceOf(objects: PdfObjects, annotation: Dictionary): Promise<Reference | undefined> {
  const looks = await follow(objects, annotation.get('AP'))
  const normal = isDictionary(looks) ? looks.get('N') : undefined
  if (!(normal instanceof Reference)) return stateIn(normal, await follow(objects, annotation.get('AS')))
  if (await objects.isStream(normal.number)) return normal
  return stateIn(await objects.value(normal.number), await follow(objects, annotation.get('AS')))
}

function stateIn(states: Value | undefined, state: Value | undefined): Reference | undefined {
  const chosen = isDictionary(states) ? states.get(nameOf(state) ?? 'Off') : undefined
  return chosen instanceof Reference ? chosen : undefined
}

async function isDrawnWithout(objects: PdfObjects, type: string, annotation: Dictionary): Promise<boolean> {
  if (drawnByPrograms.has(type)) return true
  if (type === 'FreeText') return isText(await follow(objects, annotation.get('Contents')))
  if (type !== 'Widget') return false
  const kind = nameOf(await inherited(objects, annotation, 'FT'))
  const value = await inherited(objects, annotation, 'V')
  if (kind === 'Tx' || kind === 'Ch') return isText(value) || Array.isArray(value)
  if (kind !== 'Btn') return false
  const looks = await follow(objects, annotation.get('MK'))
  const caption = isDictionary(looks) ? await follow(objects, looks.get('CA')) : undefined
  const [state, chosen] = [nameOf(await follow(objects, annotation.get('AS'))), nameOf(value)]
  const isOn = (state ?? chosen ?? 'Off') !== 'Off'
  const flags = await inherited(objects, annotation, 'Ff')
  const isPush = typeof flags === 'number' && (flags & PUSH_BUTTON) !== 0
  return isPush ? isText(caption) : isOn && !annotation.has('AP')
}

const PUSH_BUTTON = 1 << 16

const isText = (value: Value | undefined) => (textOf(value) ?? '').trim() !== ''

async function inherited(objects: PdfObjects, field: Dictionary, key: string): Promise<Value | undefined> {
  let node: Value | undefined = field
  for (let depth = 0; isDictionary(node) && depth < MAX_DEPTH; depth++) {
    if (node.has(key)) return follow(objects, node.get(key))
    node = await follow(objects, node.get('Parent'))
  }
  return undefined
}

/** Returns what people know the annotation by: the name of its field, or its type. */
export async function nameOfAnnotation(objects: PdfObjects, annotation: Dictionary): Promise<string> {
  const type = nameOf(await follow(objects, annotation.get('Subtype'))) ?? ''
  const name = type === 'Widget' ? textOf(await inherited(objects, annotation, 'T')) : undefined
  return name ?? type
}
