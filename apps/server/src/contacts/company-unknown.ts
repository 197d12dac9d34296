import { isForeignKeyViolation } from '../database.ts'
import { Problem } from '../problem.ts'

/** The one row a contact refers to is its company, so that is what was missing. */
export function companyUnknown(cause: unknown): never {
  if (!isForeignKeyViolation(cause)) throw cause
  throw unknownCompany(cause)
}

export function unknownCompany(cause?: unknown): Problem {
  return new Problem('company_unknown', undefined, {
    errors: [{ pointer: '/companyId', code: 'unknown', detail: 'is not the identifier of a company of this account' }],
    cause,
  })
}
