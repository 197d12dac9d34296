import { Problem } from '#platform/problems/problem.ts'

export function companyUnknown(pointers = ['/companyId'], cause?: unknown): Problem {
  const detail = 'is not the identifier of a company of this account'
  return new Problem('company_unknown', undefined, {
    errors: pointers.map((pointer) => ({ pointer, code: 'unknown', detail })),
    cause,
  })
}
