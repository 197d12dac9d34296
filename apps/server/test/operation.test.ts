import { document, type OperationId } from '@paraph/contract'
import { expect, test } from 'vitest'
import { handlers } from '../src/handlers.ts'
import { filledByDefault, type Handler, type Handlers } from '../src/operation.ts'
import { Problem } from '../src/problems/problem.ts'

interface SchemaObject {
  $ref?: string
  default?: unknown
  properties?: Record<string, SchemaObject>
}

interface SpecOperation {
  operationId: OperationId
  parameters?: { $ref: string }[]
  requestBody?: { content: Record<string, { schema: SchemaObject }> }
}

const components: Record<string, Record<string, object>> = document.components
const follow = <T extends { $ref?: string }>(node: T): T => {
  const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(node.$ref ?? '') ?? []
  return kind && name ? (components[kind]![name] as T) : node
}

test('filledByDefault names the fields that the validator fills in, no more and no less', () => {
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path as object).filter((value): value is SpecOperation => 'operationId' in value),
  )
  const filled = operations.flatMap(({ operationId, parameters = [], requestBody }) => {
    const query = parameters.flatMap((parameter) => {
      const { name, schema } = follow(parameter) as unknown as { name: string; schema: SchemaObject }
      return schema.default === undefined ? [] : [name]
    })
    const body = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
      Object.entries(follow(schema).properties ?? {}).flatMap(([name, property]) =>
        property.default === undefined ? [] : [name],
      ),
    )
    return query.length + body.length > 0 ? [[operationId, [...query, ...body].toSorted()]] : []
  })
  const expected = Object.entries(filledByDefault).map(([id, names]) => [id, names.toSorted()])
  expect(Object.fromEntries(filled)).toEqual(Object.fromEntries(expected))
})

/** Checked by the type checker: without the error that is expected, it fails. */
export function types() {
  const { getCompany: _, ...incomplete } = handlers
  // @ts-expect-error an operation of the spec has no handler
  const missing: Handlers = incomplete

  // @ts-expect-error there is no such operation
  const unknown: Handlers = { ...handlers, archiveDocument: handlers.deleteDocument }

  const company = {
    id: 'cmp_1',
    name: 'Lindqvist Bygg AB',
    orgNumber: '556016-0680',
    createdAt: '2026-11-21T08:30:00.000Z',
    updatedAt: '2026-11-21T08:30:00.000Z',
  }
  const right: Handler<'getCompany'> = async () => company
  // @ts-expect-error a field is missing
  const short: Handler<'getCompany'> = async () => ({ id: company.id, name: company.name })
  // @ts-expect-error a field has another type
  const wrong: Handler<'getCompany'> = async () => ({ ...company, createdAt: new Date() })
  // @ts-expect-error the answer is that of another operation
  const other: Handler<'getCompany'> = async () => ({ id: company.id, deleted: true })
  // @ts-expect-error an operation that answers JSON has no file to answer
  const file: Handler<'getCompany'> = async () => ({ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.alloc(1) })
  // @ts-expect-error the operation has no such path parameter
  const path: Handler<'getCompany'> = async ({ path }) => ({ ...company, id: path.companyId })
  // @ts-expect-error the body has no such field
  const body: Handler<'updateCompany'> = async ({ body }) => ({ ...company, name: body.title })

  // @ts-expect-error the spec has no such problem
  const problem = new Problem('company_archived')
  return [missing, unknown, right, short, wrong, other, file, path, body, problem]
}
