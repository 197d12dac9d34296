import type { Request } from 'express'
import { document, type Fault, type MediaType } from '@paraph/contract'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { requireOperation } from './operation-of.ts'

/** No object of the API has nearly as many fields, unless its schema says so. The validator would report each unknown one. */
const MAX_FIELDS = 200
/** No body of the API is nested nearly as deep. The validator would run out of stack. */
const MAX_DEPTH = 20
/**
 * The objects and the arrays that are items of arrays. A valid body has fewer: 500 fields with 2,000 options and 2,000 other places together, or two drawings of 8,000 points. The validator
 * needs a second and more for 50,000 wrong ones.
 */
const MAX_ITEMS = { object: 5_000, array: 20_000 }
/** An empty value has a fault of its own. */
const INTEGER = /^(?:-?(?:0|[1-9]\d*))?$/

type Schema = MediaType['schema']
type Found = { faults: Fault[] } & typeof MAX_ITEMS

const schemas: Record<string, object> = document.components.schemas

/** Refuses what the validator would accept, or would take a long time to refuse. */
export function boundInput(req: Request): void {
  const found: Found = { faults: [...notIntegers(req), ...withoutValue(req)], object: 0, array: 0 }
  const { faults } = found
  boundValue(req.body, requireOperation(req).body?.content[0].schema, { pointer: '', depth: 0, found })
  for (const type of ['object', 'array'] as const) {
    const detail = `must have at most ${MAX_ITEMS[type]} ${type}s in its arrays`
    if (found[type] > MAX_ITEMS[type]) faults.push({ pointer: '', code: 'too_many', detail })
  }
  if (faults.length > 0) throw invalidRequest(faults)
}

/**
 * Adds a fault for each object or array that is too large or too deep, and counts the items that should be objects or arrays. The validator takes too long for a long array: it
 * compares unique items in pairs, and for each wrong item of a component it copies all faults found so far. 30,000 wrong items took 40 seconds.
 */
function boundValue(
  value: unknown,
  schema: Schema | undefined,
  { pointer, depth, found }: { pointer: string; depth: number; found: Found },
): void {
  // A text is left out, because it would have an entry for each character.
  if (typeof value !== 'object' || value === null) return
  const refuse = (code: string, detail: string) => void found.faults.push({ pointer, code, detail })
  if (depth === MAX_DEPTH) return refuse('too_deep', `must have at most ${MAX_DEPTH} levels of objects and arrays`)
  const { properties, items, maxItems = Infinity, maxProperties = MAX_FIELDS } = resolved(schema)
  const entries = Object.entries(value)
  if (Array.isArray(value)) {
    if (entries.length > Number(maxItems)) return refuse('max_items', `must not have more than ${maxItems} items`)
    const item = resolved(items as Schema | undefined)
    if (item.properties) found.object += entries.length
    if (item.items) found.array += entries.length
  } else if (entries.length > Number(maxProperties)) {
    return refuse('too_many', `must have at most ${maxProperties} fields`)
  }
  for (const [key, inner] of entries) {
    const innerSchema = (items as Schema | undefined) ?? properties?.[key]
    boundValue(inner, innerSchema, { pointer: `${pointer}/${key}`, depth: depth + 1, found })
  }
}

function resolved(schema: Schema | undefined): Partial<Schema> {
  const { $ref } = schema ?? {}
  return typeof $ref === 'string' ? (schemas[$ref.split('/').at(-1)!] as Schema) : (schema ?? {})
}

/** The validator converts parameters with `Number`, which also accepts `Infinity`, `0x5`, `1e1` and `01`. */
function notIntegers(req: Request): Fault[] {
  return requireOperation(req)
    .parameters.filter(({ schema }) => schema.type === 'integer')
    .flatMap(({ name, in: place }) => {
      const [value, at] = place === 'path' ? [req.openapi!.pathParams[name], 'params'] : [req.query[name], place]
      if (typeof value !== 'string' || INTEGER.test(value)) return []
      return [{ pointer: `/${at}/${name}`, code: 'type', detail: 'must be integer' }]
    })
}

/** The validator fails for a parameter without `=`, if its value is a list. */
function withoutValue(req: Request): Fault[] {
  const names = req.originalUrl.replace(/^[^?]*\??/, '').split('&')
  return requireOperation(req)
    .parameters.filter(({ name, in: place }) => place === 'query' && names.includes(name))
    .map(({ name }) => ({
      pointer: `/query/${name}`,
      code: 'empty',
      detail: 'must not be empty; leave it out instead',
    }))
}
