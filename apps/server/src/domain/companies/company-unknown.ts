import { Problem } from '#platform/problems/problem.ts'

export function companyUnknown(cause?: unknown, pointer = '/companyId'): Problem {
  return new Problem('company_unknown', undefined, {
    errors: [{ pointer, code: 'unknown', detail: 'is not the identifier of a company of this account' }],
    cause,
  })
}
