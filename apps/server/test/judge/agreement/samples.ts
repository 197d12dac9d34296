import fc from 'fast-check'
import { type Operation, type OperationId, type Parameter } from '@paraph/contract'
import { type Schema, valuesOf } from './values.ts'

/** A request as the validator gets it, after its body has been read. */
export interface SampleRequest {
  id: OperationId
  method: string
  /** The path with the query. */
  url: string
  headers: Record<string, string>
  body: unknown
}

/** The body that a handler answers. */
export interface SampleAnswer {
  id: OperationId
  method: string
  url: string
  status: number
  body: unknown
}

export function requestsOf(operation: Operation, wrong: number): fc.Arbitrary<SampleRequest> {
  const { operationId: id, method, body } = operation
  const [content] = body?.content ?? []
  return fc
    .record({
      url: urlsOf(operation, wrong),
      headers: headersOf(operation, wrong),
      body: content ? bodiesOf(content.schema as Schema, wrong) : fc.constant(undefined),
    })
    .map(({ url, headers, body }) => {
      const type = content && { 'content-type': content.type }
      return { id, method, url, headers: { host: 'localhost', ...type, ...headers }, body }
    })
}

export function answersOf(operation: Operation, status: number, wrong: number): fc.Arbitrary<SampleAnswer> {
  const { operationId: id, method, responses } = operation
  const [content] = responses[status]?.content ?? []
  const url = operation.path.replaceAll(/\{\w+\}/g, 'x')
  return bodiesOf((content?.schema ?? {}) as Schema, wrong).map((body) => ({ id, method, url, status, body }))
}

function bodiesOf(schema: Schema, wrong: number): fc.Arbitrary<unknown> {
  const values = valuesOf(schema, wrong)
  const none = fc.constantFrom<unknown>(undefined, null, [], 'text', 0, false)
  return wrong === 0 ? values : fc.oneof({ weight: 20, arbitrary: values }, none)
}

const parametersIn = ({ parameters }: Operation, place: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === place)

/** Returns values of the parameters as text. All of these are optional. */
function textsOf(parameters: readonly Parameter[], wrong: number): fc.Arbitrary<Record<string, string>> {
  const texts = parameters.map(
    ({ name, schema }) =>
      [
        name,
        valuesOf(schema as Schema, wrong)
          .map(toText)
          .filter(notEmpty(wrong)),
      ] as const,
  )
  return fc.record(Object.fromEntries(texts), { requiredKeys: [], noNullPrototype: true }) as never
}

/** A parameter must not be empty, although its schema does not say so. */
const notEmpty = (wrong: number) => (text: string) => wrong > 0 || text !== ''

const toText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(toText).join()
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()
}

function headersOf(operation: Operation, wrong: number): fc.Arbitrary<Record<string, string>> {
  const own = textsOf(parametersIn(operation, 'header'), wrong)
  return wrong === 0 ? own : fc.tuple(own, fc.constantFrom({}, { 'x-unknown': '1' })).map(([a, b]) => ({ ...a, ...b }))
}

/** What is wrong in a query, besides the values. */
const WRONG_QUERIES = [
  'unknown=1',
  'limit=',
  'limit',
  'limit=1&limit=2',
  'limit[]=1',
  'limit[a]=1',
  'cursor=a&cursor=b',
  'status[$ne]=x',
  'email=a@b.se',
  'email=%',
  'externalId=a:b',
  '__proto__=1',
  '',
  '&&',
  '?',
]

const IDS = ['x', 'doc_01kakxv3xqf0ftbbyqcqzv0zqs', 'a b', '\u00e5/\u00e4', '5', 'null', 'a:b@c']

function urlsOf(operation: Operation, wrong: number): fc.Arbitrary<string> {
  const names = parametersIn(operation, 'path').map(({ name }) => [name, fc.constantFrom(...IDS)] as const)
  const ids = fc.record<Record<string, string>>(Object.fromEntries(names))
  const query = textsOf(parametersIn(operation, 'query'), wrong)
  // Half of the requests with faults get no wrong query, because the server treats a request with a query in another way.
  const extra =
    wrong === 0 ? fc.constant(undefined) : fc.option(fc.constantFrom(...WRONG_QUERIES), { freq: 2, nil: undefined })
  return fc.tuple(ids, query, extra).map(([ids, known, extra]) => {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name]!))
    const pairs = Object.entries(known).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    const all = [...pairs, ...(extra === undefined ? [] : [extra])]
    return all.length === 0 ? path : `${path}?${all.join('&')}`
  })
}
