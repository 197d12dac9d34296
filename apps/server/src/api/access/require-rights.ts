import type { Operation, OperationId } from '@paraph/contract'
import type { Principal } from '#api/principal.ts'
import type { DeviceTask } from '#domain/identity/link/link-tokens.ts'
import { linkInvalid } from '#domain/lifecycle/locked-link.ts'
import { requireScopes } from './require-scopes.ts'

/** What the tokens of other devices can do. */
const forDevices: Record<DeviceTask, Set<OperationId>> = {
  DRAWING: new Set(['getDrawing', 'sendDrawing']),
  SCAN: new Set(['getPhoneScan', 'sendPhoneScan']),
}

/**
 * Checks whether the caller may use the operation. The security scheme of the operation has already decided which kinds of callers it takes, and a
 * handler decides about the rows.
 *
 * @throws Problem `insufficient_scope` if a key or the role of a member lacks a scope; `link_invalid` if the operation is not a part of the task of the device.
 */
export function requireRights(principal: Principal, { operationId, security }: Operation): void {
  if (principal.type === 'KEY' || principal.type === 'MEMBER') requireScopes(principal.scopes, security.scopes)
  if (principal.type === 'DEVICE' && !forDevices[principal.task].has(operationId)) throw linkInvalid()
}
