import fc from 'fast-check'
import { document } from '@paraph/contract'

/** The keywords of JSON Schema that the spec uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  oneOf?: Schema[]
  required?: string[]
  properties?: Record<string, Schema | false>
  items?: Schema
  uniqueItems?: boolean
  minItems?: number
  maxItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

type Values = fc.Arbitrary<unknown>

const schemas = document.components.schemas as Record<string, Schema>

/**
 * Returns values of the schema.
 *
 * @param wrong - the percentage of the parts of a value that are wrong on purpose.
 */
export function valuesOf(schema: Schema, wrong: number): Values {
  return once(`values, ${wrong} % wrong`, schema, () => makeValues(schema, wrong))
}

const made = new Map<string, Map<unknown, Values>>()

/** Makes each arbitrary of fast-check once, because making one takes longer than drawing a value from it. */
function once(kind: string, key: unknown, make: () => Values): Values {
  const ofKind = made.get(kind) ?? new Map<unknown, Values>()
  made.set(kind, ofKind)
  const values = ofKind.get(key) ?? make()
  ofKind.set(key, values)
  return values
}

function makeValues(schema: Schema, wrong: number): Values {
  const right = rightValues(schema, wrong)
  if (wrong === 0) return right
  return fc.oneof(
    { weight: 100 - wrong, arbitrary: right },
    { weight: wrong / 2, arbitrary: odd },
    { weight: wrong / 2, arbitrary: near(schema) },
  )
}

function rightValues(schema: Schema, wrong: number): Values {
  if (schema.$ref) return valuesOf(schemas[schema.$ref.split('/').at(-1)!]!, wrong)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, wrong)))
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, wrong)))
}

function ofType(type: string, schema: Schema, wrong: number): Values {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
    case 'number':
      return fc.double({
        min: schema.exclusiveMinimum ?? schema.minimum ?? -1000,
        minExcluded: schema.exclusiveMinimum !== undefined,
        max: schema.maximum ?? 1000,
        noNaN: true,
      })
    case 'array':
      return lists(schema, wrong)
    case 'object':
      return objects(schema, wrong)
    case 'string':
      return texts(schema)
    default:
      throw new Error(`The spec has the type ${type}, of which no values are generated.`)
  }
}

function lists({ items = {}, uniqueItems, minItems = 0, maxItems = 3 }: Schema, wrong: number): Values {
  const limits = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) }
  const values = valuesOf(items, wrong)
  return uniqueItems
    ? fc.uniqueArray(values, { ...limits, selector: (value) => JSON.stringify(value) })
    : fc.array(values, limits)
}

function objects({ oneOf, ...schema }: Schema, wrong: number): Values {
  if (oneOf) return fc.oneof(...oneOf.map((one) => objects(alternative(schema, one), wrong)))
  const { properties = {}, required = [], allOf = [] } = schema
  const present = Object.entries(properties).flatMap(([name, one]) => (one ? [[name, valuesOf(one, wrong)]] : []))
  const fields = Object.fromEntries(present) as Record<string, Values>
  const requiredKeys = required.filter((name) => name in fields)
  const own = fc.record(fields, { requiredKeys, noNullPrototype: true })
  const parts = allOf.map((one) => rightValues(one, wrong))
  return fc.tuple(own, ...parts).map((all) => Object.assign({}, ...all) as object)
}

/** An alternative of `oneOf` requires or refuses fields that the schema around it describes. */
function alternative({ properties, required = [], ...schema }: Schema, one: Schema): Schema {
  const all = { ...properties, ...one.properties }
  return { ...schema, properties: all, required: [...required, ...(one.required ?? [])] }
}

const samples: Record<string, string[]> = {
  'date-time': ['2027-01-31T23:00:00Z', '2027-01-31T23:00:00.000+01:00', '2028-02-29T00:00:00.123Z'],
  'https-url': ['https://example.com', 'https://example.com/a?b=c#d'],
  'webhook-url': ['https://example.com/hooks', 'https://example.com:8443/h?x=1'],
  uri: ['https://example.com/sign/#token', 'urn:x:y'],
  'uri-reference': ['/api/v1/documents', 'about:blank', '#/a'],
  phone: ['+46701740605', '+4670 174 06 05'],
  personnummer: ['198112189876', '811218-9876', '19811278-9873'],
  'iso-3166-1-alpha-3': ['SWE', 'NOR'],
  'time-zone': ['Europe/Stockholm', 'UTC'],
  binary: ['', 'bytes'],
}

function samplesOf(format: string): string[] {
  const found = samples[format]
  if (!found) throw new Error(`The spec has the format ${format}, of which no values are known.`)
  return found
}

/** fast-check does not read lookaheads. */
const EMAIL = ['anna.lindqvist@example.com', "o'neil+a_b@mail.example.se", 'a@b.se']

function texts({ pattern, format, minLength = 0, maxLength = 200 }: Schema): Values {
  if (format) return fc.constantFrom(...samplesOf(format).filter((text) => new RegExp(pattern ?? '').test(text)))
  if (pattern?.includes('(?!')) return fc.constantFrom(...EMAIL)
  const fits = (text: string) => Array.from(text).length >= minLength && Array.from(text).length <= maxLength
  if (pattern)
    return once('pattern', pattern, () => fc.stringMatching(new RegExp(pattern))).filter((text) => fits(text as string))
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 12) }
  return fc.oneof(
    fc.array(fc.constantFrom(...'aÖ \u2028~/\u{1F58B}'), length).map((characters) => characters.join('')),
    // The length of a text is the number of its characters, some of which have two code units.
    fc.constantFrom('x'.repeat(maxLength), '\u{1F58B}'.repeat(maxLength)),
  )
}

const WRONG_TEXTS = [
  '',
  ' ',
  'wrong',
  '\0',
  '\ud800',
  '2027-02-30T00:00:00Z',
  'http://a',
  'https://',
  '+46',
  '19811218',
  'SWEDEN',
  'a@b',
  '5',
  'true',
  'null',
]

/**
 * Values of all types, which are wrong nearly everywhere. Each is a copy: a body of a request has no object twice, and the defaults that a validator
 * fills into one place must not appear in another.
 */
const odd: Values = fc
  .oneof(
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, [], {}, [[]], [{}], [null], ...WRONG_TEXTS),
    fc.constant(new Date('2027-01-31T23:00:00.000Z')),
    fc.constant(Array.from({ length: 15 }).reduce<unknown>((inner) => ({ a: [inner] }), 'deep')),
  )
  .map((value) => structuredClone(value))

const NAMES = ['unknown', 'id', 'constructor', 'toString', '__proto__', 'a/b~c', '']

/** Values with one fault against the schema. */
function near(schema: Schema): Values {
  return fc
    .tuple(valuesOf(schema, 0), fc.nat(1000), fc.constantFrom(...NAMES), odd)
    .map(([right, at, name, wrong]) => missed(schema, right, { at, name, wrong }))
}

function missed(schema: Schema, right: unknown, { at, name, wrong }: { at: number; name: string; wrong: unknown }) {
  const oneOf = (all: unknown[]) => all[at % all.length]
  if (typeof right === 'number') {
    const { minimum = 0, maximum = 0 } = schema
    return oneOf([minimum - 1, maximum + 1, right + 0.5, String(right)])
  }
  if (typeof right === 'string') {
    const { minLength = 1, maxLength = 4 } = schema
    const long = [...'x\u{1F58B}'].map((character) => character.repeat(maxLength + 1))
    return oneOf([...long, 'x'.repeat(minLength - 1), `${right}!`, right.toLowerCase(), right.slice(1)])
  }
  if (Array.isArray(right)) {
    const many = Array.from({ length: Math.min(300, (schema.maxItems ?? 0) + 1) }, () => right[0] as unknown)
    return oneOf([[...right, ...right], many, [...right, wrong]])
  }
  if (typeof right !== 'object' || right === null) return wrong
  const fields = Object.entries(right)
  const fewer = fields.filter((_, index) => index !== at % fields.length)
  return oneOf([fewer, [...fields, [name, wrong]]].map((kept) => Object.fromEntries(kept)))
}
