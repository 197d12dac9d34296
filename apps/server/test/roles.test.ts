import { isScim, type Operation, operations, type Role } from '@paraph/contract'
import { expect, test } from 'vitest'
import { requireRights } from '#api/access/require-rights.ts'
import type { MemberPrincipal, Principal } from '#api/principal.ts'
import { roleScopes } from '#domain/members/member-rules.ts'
import { Problem } from '#platform/problems/problem.ts'

const roles = Object.keys(roleScopes) as Role[]
const forKeys = Object.values(operations).filter(({ security }) => security.scheme === 'apiKey')

const memberWith = (scopes: MemberPrincipal['scopes']): Principal => ({
  type: 'MEMBER',
  id: 'mbr_1',
  accountId: 'acc_1',
  personId: 'per_1',
  sessionId: 'ses_1',
  signedInAt: '2026-11-30T08:00:00.000Z',
  name: 'Anna',
  seesOwnOnly: false,
  scopes,
  cookies: { read: () => undefined, set: () => {}, remove: () => {} },
  origin: { ipAddress: null, userAgent: null },
})

function isAllowed(principal: Principal, operation: Operation): boolean {
  try {
    requireRights(principal, operation)
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'insufficient_scope') return false
    throw error
  }
}

const rightsOf = (role: Role) =>
  forKeys
    .filter((operation) => isAllowed(memberWith(roleScopes[role]), operation))
    .map(({ operationId }) => operationId)

test('each role may use exactly the operations whose scopes it has', () => {
  for (const { operationId, security } of forKeys)
    for (const role of roles)
      expect(rightsOf(role).includes(operationId), `${role} ${operationId}`).toBe(
        security.scopes.every((scope) => roleScopes[role].includes(scope)),
      )
})

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
