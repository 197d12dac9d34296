import { isForeignKeyViolation } from '../database/errors.ts'
import { Problem } from './problem.ts'

/** The only foreign key of a contact that a request can violate is its company. */
export function rethrowAsCompanyUnknown(cause: unknown): never {
  if (!isForeignKeyViolation(cause)) throw cause
  throw companyUnknown(cause)
}

export function companyUnknown(cause?: unknown): Problem {
  return new Problem('company_unknown', undefined, {
    errors: [{ pointer: '/companyId', code: 'unknown', detail: 'is not the identifier of a company of this account' }],
    cause,
  })
}
