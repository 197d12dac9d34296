import { isForeignKeyViolation } from '../database/errors.ts'
import { companyUnknown } from '../problems/company-unknown.ts'

/** The only foreign key of a contact that a request can violate is its company. */
export function rethrowCompanyUnknown(error: unknown, pointer?: string): never {
  throw isForeignKeyViolation(error) ? companyUnknown(error, pointer) : error
}
