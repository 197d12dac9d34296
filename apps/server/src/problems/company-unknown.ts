import { Problem } from './problem.ts'

export function companyUnknown(cause?: unknown): Problem {
  return new Problem('company_unknown', undefined, {
    errors: [{ pointer: '/companyId', code: 'unknown', detail: 'is not the identifier of a company of this account' }],
    cause,
  })
}
