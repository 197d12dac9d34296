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

const schemas: Record<string, object> = document.components.schemas

/** Refuses what the validator would accept, or would take a long time to refuse. */
export function boundInput(req: Request): void {
  const schema = requireOperation(req).body?.content[0].schema
  const ofParameters = [...notIntegers(req), ...withoutValue(req)]
  const faults = [...largeObjects(req.body, schema), ...longArrays(req.body, schema), ...ofParameters]
  if (faults.length === 0) faults.push(...manyItems(req.body, schema))
  if (faults.length > 0) throw invalidRequest(faults)
}

function largeObjects(value: unknown, schema?: MediaType['schema'], pointer = '', depth = 0): Fault[] {
  if (typeof value !== 'object' || value === null) return []
  if (depth === MAX_DEPTH) {
    return [{ pointer, code: 'too_deep', detail: `must have at most ${MAX_DEPTH} levels of objects and arrays` }]
  }
  const entries = Object.entries(value)
  const { properties, items, maxProperties = MAX_FIELDS } = schema ? resolved(schema) : {}
  if (!Array.isArray(value) && entries.length > Number(maxProperties)) {
    return [{ pointer, code: 'too_many', detail: `must have at most ${Number(maxProperties)} fields` }]
  }
  return entries.flatMap(([key, inner]) =>
    largeObjects(inner, (items as MediaType['schema']) ?? properties?.[key], `${pointer}/${key}`, depth + 1),
  )
}

/**
 * Returns a fault for each array with more than `maxItems` items, at any depth. The validator itself takes too long for such an array: it compares
 * unique items in pairs, and for each wrong item of a component it copies all faults found so far. 30,000 wrong items took 40 seconds.
 */
function longArrays(value: unknown, schema: MediaType['schema'] | undefined, pointer = ''): Fault[] {
  // A text is left out, because it would have an entry for each character.
  if (typeof value !== 'object' || value === null || !schema) return []
  const { properties, items, maxItems = Infinity } = resolved(schema)
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([name, inner]) => longArrays(inner, properties?.[name], `${pointer}/${name}`))
  }
  if (value.length > Number(maxItems)) {
    return [{ pointer, code: 'max_items', detail: `must not have more than ${Number(maxItems)} items` }]
  }
  return value.flatMap((item, index) => longArrays(item, items as MediaType['schema'], `${pointer}/${index}`))
}

function manyItems(body: unknown, schema: MediaType['schema'] | undefined): Fault[] {
  const counts = { object: 0, array: 0 }
  countItems(body, schema, counts)
  return (['object', 'array'] as const)
    .filter((type) => counts[type] > MAX_ITEMS[type])
    .map((type) => ({
      pointer: '',
      code: 'too_many',
      detail: `must have at most ${MAX_ITEMS[type]} ${type}s in its arrays`,
    }))
}

/** Counts the items that should be objects or arrays, at any depth. */
function countItems(value: unknown, schema: MediaType['schema'] | undefined, counts: typeof MAX_ITEMS): void {
  if (typeof value !== 'object' || value === null || !schema) return
  const { properties, items } = resolved(schema)
  if (!Array.isArray(value)) {
    for (const [name, inner] of Object.entries(value)) countItems(inner, properties?.[name], counts)
  } else if (items) {
    const item = resolved(items as MediaType['schema'])
    if (item.properties) counts.object += value.length
    if (item.items) counts.array += value.length
    for (const inner of value) countItems(inner, item, counts)
  }
}

function resolved(schema: MediaType['schema']): MediaType['schema'] {
  const { $ref } = schema
  return typeof $ref === 'string' ? (schemas[$ref.split('/').at(-1)!] as MediaType['schema']) : schema
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
  const { originalUrl } = req
  const start = originalUrl.indexOf('?')
  if (start === -1) return []
  const names = originalUrl.slice(start + 1).split('&')
  return requireOperation(req)
    .parameters.filter(({ name, in: place }) => place === 'query' && names.includes(name))
    .map(({ name }) => ({
      pointer: `/query/${name}`,
      code: 'empty',
      detail: 'must not be empty; leave it out instead',
    }))
}
