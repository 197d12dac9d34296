import { companyUnknown } from '#domain/companies/company-unknown.ts'
import { isForeignKeyViolation, isTooLongForIndex } from '#platform/database/errors.ts'

/**
 * Throws the problem for an unknown company. A foreign-key violation of a contact is always about its company. A very long identifier is refused
 * earlier, by the index of the companies. The other indexed fields have a maximum length.
 */
export function rethrowCompanyUnknown(error: unknown, pointer = '/companyId'): never {
  throw isForeignKeyViolation(error) || isTooLongForIndex(error) ? companyUnknown([pointer], error) : error
}
