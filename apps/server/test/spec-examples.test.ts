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
  {
    side: 'requests are closed, except those of SCIM',
    isOf: (at: string) => /^\/paths\/(?!~1api~1v1~1scim~1).+\/requestBody\//.test(at),
    isOpen: false,
  },
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
