import { Ajv2020 } from 'ajv/dist/2020.js'
import { closeSchemas, document } from '@paraph/contract'
import { expect, test } from 'vitest'
import { ajvFormats } from '#platform/formats/formats.ts'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Uses the formats of the server, because they are stricter than the formats of the linter. */
const ajv = new Ajv2020({ strict: false, logger: false, formats: ajvFormats })
ajv.addSchema(document, 'spec').addSchema(closeSchemas(document), 'closed')

const values: { at: string; schema: string; value: unknown }[] = []
collect(document, '', false)

/** Finds each example and the pointer of its schema. */
function collect(node: unknown, pointer: string, isData: boolean) {
  if (!isObject(node) || isData) return
  const { examples, example, schema } = node
  const isSchema = Array.isArray(examples)
  const ofSchema = isSchema ? pointer : `${pointer}/schema`
  const named = isSchema
    ? examples.map((value) => ({ value }))
    : Object.values(isObject(examples) ? examples : {}).map(resolved)
  if (isSchema || schema !== undefined)
    for (const { value } of [...named, ...(example === undefined ? [] : [{ value: example }])])
      values.push({ at: pointer, schema: `spec#${encodeURI(ofSchema)}`, value })
  for (const [key, child] of Object.entries(node)) {
    const isExample =
      ['examples', 'example', 'value', 'default', 'enum'].includes(key) && !pointer.endsWith('/properties')
    collect(child, `${pointer}/${escaped(key)}`, isExample)
  }
}

function resolved(example: unknown): { value: unknown } {
  const reference = isObject(example) && typeof example['$ref'] === 'string' ? example['$ref'] : undefined
  if (!reference) return example as { value: unknown }
  return document.components.examples[reference.split('/').at(-1)! as never] as { value: unknown }
}

/** True for a body with a file. JSON can not contain a file, so the example has a text in its place. */
const isFile = (value: unknown) => isObject(value) && 'file' in value && typeof value['file'] === 'string'

test('every example fits its schema, with the formats of the server', () => {
  expect(values.length).toBeGreaterThan(250)
  const refused = values.flatMap(({ at, schema, value }) => {
    const validate = ajv.getSchema(schema) ?? ajv.compile({ $ref: schema })
    return isFile(value) || validate(value) ? [] : [`${at}: ${ajv.errorsText(validate.errors)}`]
  })
  expect([...new Set(refused)]).toEqual([])
})

/** Returns copies of the value, each with a field that is not described, in another object. Boxes are complete, and values have free names. */
function withUnknownField(value: unknown): unknown[] {
  if (!isObject(value)) return []
  const inside = Object.entries(value)
    .filter(([key]) => !['box', 'values'].includes(key))
    .flatMap(([key, child]) =>
      withUnknownField(child).map((changed) =>
        Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
      ),
    )
  return Array.isArray(value) ? inside : [{ ...value, unknownField: 1 }, ...inside]
}

test.each([
  { side: 'requests are closed', isOf: (at: string) => /^\/paths\/.+\/requestBody\//.test(at), isOpen: false },
  {
    side: 'answers and webhooks are open for clients, and closed for the server',
    isOf: (at: string) => /^\/webhooks\/|\/responses\//.test(at),
    isOpen: true,
  },
])('a field that is not described: $side', ({ isOf, isOpen }) => {
  const wrong = values
    .filter(({ at, value }) => isOf(at) && !isFile(value))
    .flatMap(({ at, schema, value }) => {
      const closed = schema.replace('spec#', 'closed#')
      const [isAllowed, isAnswered] = [schema, closed].map((name) => ajv.getSchema(name) ?? ajv.compile({ $ref: name }))
      const changed = withUnknownField(value)
      return changed.every((one) => isAllowed!(one) === isOpen && !isAnswered!(one)) ? [] : [at]
    })
  expect(wrong).toEqual([])
})

/** Returns all objects in all examples that have the field. */
function objectsWith(...fields: string[]): Json[] {
  const found: Json[] = []
  const visit = (value: unknown) => {
    if (!isObject(value)) return
    if (fields.every((field) => field in value)) found.push(value)
    Object.values(value).forEach(visit)
  }
  for (const { value } of values) visit(value)
  return found
}

/** Statements that hold for each document that the server returns. */
const documentRules: [string, (document: Json) => boolean][] = [
  ['sentAt is null in a draft, and only there', ({ status, sentAt }) => (status === 'DRAFT') === (sentAt === null)],
  [
    'completedAt is set if it is completed',
    ({ status, completedAt }) => (status === 'COMPLETED') === (completedAt !== null),
  ],
  [
    'the sealed file exists if it is completed',
    ({ status, sealedFile }) => (status === 'COMPLETED') === (sealedFile !== null),
  ],
  [
    'only a rejected one has a rejectedReason',
    ({ status, rejectedReason }) => rejectedReason === null || status === 'REJECTED',
  ],
  [
    'only a cancelled one has a cancelledReason',
    ({ status, cancelledReason }) => cancelledReason === null || status === 'CANCELLED',
  ],
  [
    'its seal is made if it is completed',
    ({ status, sealStatus }) => (status === 'COMPLETED') === (sealStatus === 'SEALED'),
  ],
  [
    'sealError is set if the seal failed',
    ({ sealStatus, sealError }) => (sealStatus === 'FAILED') === (sealError !== null),
  ],
  [
    'its times are in order',
    (one) => isAscending(one['createdAt'], one['sentAt'], one['completedAt'], one['updatedAt']),
  ],
  ['it expires after it was created', (one) => isAscending(one['createdAt'], one['expiresAt'])],
]

const partyRules: [string, (party: Json) => boolean][] = [
  [
    'signedAt is set if it has signed',
    ({ signingStatus, signedAt }) => (signingStatus === 'SIGNED') === (signedAt !== null),
  ],
  [
    'a party that is sent e-mail has an address',
    ({ deliveryMethod, email }) => deliveryMethod !== 'EMAIL' || Boolean(email),
  ],
  ['a party that is sent SMS has a number', ({ deliveryMethod, phone }) => deliveryMethod !== 'SMS' || Boolean(phone)],
  [
    'a party that is sent nothing has no sendStatus of a message',
    ({ deliveryMethod, sendStatus }) => deliveryMethod !== 'NONE' || [null, 'NOT_SENT'].includes(sendStatus as null),
  ],
]

const problemRules: [string, (problem: Json) => boolean][] = [
  [
    'errors are there if a request is not valid',
    ({ code, errors }) => code !== 'request_invalid' || (Array.isArray(errors) && errors.length > 0),
  ],
  ['the type leads to the code', ({ code, type }) => type === `/docs#problem/${String(code)}`],
]

function isAscending(...times: unknown[]): boolean {
  const known = times.filter((time) => typeof time === 'string')
  return known.every((time, index) => index === 0 || Date.parse(known[index - 1]!) <= Date.parse(time))
}

const kinds = [
  { kind: 'document', objects: objectsWith('sentAt', 'sealedFile'), rules: documentRules },
  { kind: 'party', objects: objectsWith('signingStatus', 'deliveryMethod', 'documentId'), rules: partyRules },
  { kind: 'problem', objects: objectsWith('instance', 'requestId', 'code'), rules: problemRules },
]

test.each(kinds.flatMap(({ kind, objects, rules }) => rules.map(([rule, holds]) => ({ kind, rule, objects, holds }))))(
  'each $kind in an example: $rule',
  ({ objects, holds }) => {
    expect(objects.length).toBeGreaterThan(3)
    expect(objects.filter((one) => !holds(one))).toEqual([])
  },
)
