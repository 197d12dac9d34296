import type { ObjectIndex } from '../pdf/object-index.ts'
import { type Dictionary, isDictionary, nameOf, Reference, textOf, type Value } from '../pdf/values.ts'
import { must } from './drawing.ts'
import { areNear } from './judge-field.ts'

const WIDEST_BORDER = 12
/** The mark of a round button. */
const CIRCLE = 'l'
const HANDLE = 0.5523

/** An operator with its numbers. */
interface Operation {
  name: string
  numbers: number[]
}

/**
 * The seal draws the backgrounds and borders of the fields that it has removed, and nothing else. Throws if it does not.
 *
 * @param drawn - the operators in the sealed file.
 * @param removed - the fields of the original, in its order.
 */
export async function judgeLooks(drawn: string, removed: Dictionary[], original: ObjectIndex): Promise<void> {
  const known = new Map<number, Value | undefined>()
  const resolve = async (value: Value | undefined) => {
    if (!(value instanceof Reference)) return value
    if (!known.has(value.number)) known.set(value.number, await original.value(value.number))
    return known.get(value.number)
  }
  const expected: Operation[] = []
  for (const field of removed) expected.push(...(await lookOf(field, resolve)))
  const found = readOperations(drawn)
  must(
    found.length === expected.length &&
      found.every(({ name, numbers }, at) => name === expected[at]!.name && areNear(numbers, expected[at]!.numbers)),
    'other content below the drawing',
  )
}

function readOperations(text: string): Operation[] {
  const operations: Operation[] = []
  let numbers: number[] = []
  for (const token of text.split(/\s+/).filter(Boolean)) {
    if (/^-?\d+(\.\d+)?$/.test(token)) numbers.push(Number(token))
    else {
      operations.push({ name: token, numbers })
      numbers = []
    }
  }
  must(numbers.length === 0, 'other content below the drawing')
  return operations
}

type Resolve = (value: Value | undefined) => Promise<Value | undefined>

/** ISO 32000-2, 12.5.6.19: `MK` has the colors of the background and of the border. */
async function lookOf(field: Dictionary, resolve: Resolve): Promise<Operation[]> {
  const look = await resolve(field.get('MK'))
  const [a, b, c, d] = await numbersOf(field.get('Rect'), resolve)
  if (!isDictionary(look) || a === undefined || b === undefined || c === undefined || d === undefined) return []
  const box: Box = { left: Math.min(a, c), bottom: Math.min(b, d), right: Math.max(a, c), top: Math.max(b, d) }
  const draw = textOf(await resolve(look.get('CA'))) === CIRCLE ? ellipse : rectangle
  const given = await resolve(field.get('BS'))
  const style: Dictionary = isDictionary(given) ? given : new Map()
  const width = (await resolve(style.get('W'))) ?? (await numbersOf(field.get('Border'), resolve))[2] ?? 1
  const [background, border] = [await colorOf(look.get('BG'), resolve), await colorOf(look.get('BC'), resolve)]
  const operations: Operation[] = []
  const fill = ['', 'g', '', 'rg', 'k'][background.length]
  if (fill) operations.push({ name: fill, numbers: background }, ...draw(box, 0), { name: 'f', numbers: [] })
  const stroke = ['', 'G', '', 'RG', 'K'][border.length]
  if (!stroke || typeof width !== 'number' || !(width > 0 && width <= WIDEST_BORDER)) return operations
  const isLine = nameOf(await resolve(style.get('S'))) === 'U'
  const path = isLine ? underline(box, width / 2) : draw(box, width / 2)
  operations.push({ name: stroke, numbers: border }, { name: 'w', numbers: [width] })
  return [...operations, ...path, { name: 'S', numbers: [] }]
}

async function colorOf(value: Value | undefined, resolve: Resolve): Promise<number[]> {
  return (await numbersOf(value, resolve)).map((part) => Math.max(0, Math.min(1, part)))
}

async function numbersOf(value: Value | undefined, resolve: Resolve): Promise<number[]> {
  const list = await resolve(value)
  if (!Array.isArray(list) || list.length > 4) return []
  const items = await Promise.all(list.map(resolve))
  return items.map((item) => (typeof item === 'number' ? item : 0))
}

interface Box {
  left: number
  bottom: number
  right: number
  top: number
}

function rectangle({ left, bottom, right, top }: Box, inset: number): Operation[] {
  return [{ name: 're', numbers: [left + inset, bottom + inset, right - left - 2 * inset, top - bottom - 2 * inset] }]
}

function underline({ left, bottom, right }: Box, inset: number): Operation[] {
  return [
    { name: 'm', numbers: [left, bottom + inset] },
    { name: 'l', numbers: [right, bottom + inset] },
  ]
}

/** From the right, over the top, the left and the bottom. */
function ellipse({ left, bottom, right, top }: Box, inset: number): Operation[] {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2]
  const [across, up] = [right - x - inset, top - y - inset]
  const ends = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ] as const
  const at = (u: number, v: number) => [x + u * across, y + v * up]
  const curves = ends.slice(1).map(([u, v], index): Operation => {
    const [fromU, fromV] = ends[index]!
    const handles = [at(fromU + u * HANDLE, fromV + v * HANDLE), at(u + fromU * HANDLE, v + fromV * HANDLE)]
    return { name: 'c', numbers: [...handles.flat(), ...at(u, v)] }
  })
  return [{ name: 'm', numbers: at(1, 0) }, ...curves]
}
