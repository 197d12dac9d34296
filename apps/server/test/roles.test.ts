import { isScim, operations, type Role } from '@paraph/contract'
import { expect, test } from 'vitest'
import { roleScopes } from '#domain/members/member-rules.ts'

const forKeys = Object.values(operations).filter(({ security }) => security.scheme === 'apiKey')

/** That a member may use exactly these operations is in authorization.test.ts. */
const rightsOf = (role: Role) =>
  forKeys
    .filter(({ security }) => security.scopes.every((scope) => roleScopes[role].includes(scope)))
    .map(({ operationId }) => operationId)

test('a READER only reads, a SENDER also writes documents and contacts, and an ADMIN may do everything but SCIM', () => {
  const [admin, sender, reader] = [rightsOf('ADMIN'), rightsOf('SENDER'), rightsOf('READER')]
  expect(forKeys.filter(({ operationId }) => !admin.includes(operationId))).toEqual(forKeys.filter(isScim))
  expect(reader.filter((operationId) => operations[operationId].method !== 'GET')).toEqual([])
  expect(reader.filter((operationId) => !sender.includes(operationId))).toEqual([])
  const forAdmins = admin.filter((operationId) => !sender.includes(operationId))
  expect([...new Set(forAdmins.map((operationId) => operations[operationId].tags[0]))].toSorted()).toEqual([
    'Accounts',
    'ApiKeys',
    'Members',
    'Webhooks',
  ])
})
