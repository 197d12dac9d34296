import type { ScimError } from '@paraph/contract'
import type { Problem } from '#platform/problems/problem.ts'

type ScimType = NonNullable<ScimError['scimType']>

/** By the code of the first fault of a request. */
const typesOfFaults: Readonly<Record<string, ScimType>> = { filter: 'invalidFilter', path: 'invalidPath' }

/** Returns a problem in the form of SCIM (RFC 7644, section 3.12). The log has its code and the identifier of the request. */
export function toScimError(problem: Problem): ScimError {
  const scimType = typeOf(problem)
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(problem.status),
    ...(scimType && { scimType }),
    detail: problem.message,
  }
}

function typeOf({ code, errors = [] }: Problem): ScimType | undefined {
  if (code === 'member_exists') return 'uniqueness'
  if (code === 'request_malformed') return 'invalidSyntax'
  if (code === 'request_invalid') return typesOfFaults[errors[0]?.code ?? ''] ?? 'invalidValue'
  return undefined
}
