import { isForeignKeyViolation, isTooLongForIndex } from '#platform/database/errors.ts'
import { companyUnknown } from '#domain/companies/company-unknown.ts'

/**
 * The only foreign key of a contact that a request can violate is its company. The index of the companies refuses a very long identifier before
 * the key is checked. The other indexed fields have a maximum length.
 */
export function rethrowCompanyUnknown(error: unknown, pointer?: string): never {
  throw isForeignKeyViolation(error) || isTooLongForIndex(error) ? companyUnknown(error, pointer) : error
}
