import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { operations } from '@paraph/contract'
import { expect, test } from 'vitest'
import { handlers } from '#server/handlers.ts'
import type { Handler, Handlers } from '#api/operation.ts'
import { Problem } from '#platform/problems/problem.ts'

test('every operation has a handler, and a test file with its name unless it is deprecated', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(operations).toSorted())
  const tested = new Set(
    globSync('**/*.test.ts', { cwd: import.meta.dirname }).map((file) => basename(file, '.test.ts')),
  )
  const untested = Object.values(operations).filter(
    ({ operationId, deprecated }) => !deprecated && !tested.has(operationId),
  )
  expect(untested.map(({ operationId }) => operationId)).toEqual([])
})

/** The type checker checks this function. It fails if an expected error does not occur. */
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
  // @ts-expect-error the operation answers JSON, not a file
  const file: Handler<'getCompany'> = async () => ({ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.alloc(1) })
  // @ts-expect-error the operation has no such path parameter
  const path: Handler<'getCompany'> = async ({ path }) => ({ ...company, id: path.companyId })

  // @ts-expect-error the spec has no such problem
  const problem = new Problem('company_archived')
  return [missing, unknown, right, short, file, path, problem]
}
