import type { Initials } from '@paraph/contract'
import type { EvidenceField } from '@paraph/verify'
import { hashJson } from '#platform/formats/hash-json.ts'

/** Returns the SHA-256 of what the party has filled in, as canonical JSON. It leaves out what the server fills in, so it is known before the party signs. */
export function hashValues({ fields, initials }: { fields: EvidenceField[]; initials: Initials | null }): string {
  const filled = fields.filter(({ value }) => value !== null).map(({ name, value }) => [name, value] as const)
  return hashJson({ initials, values: Object.fromEntries(filled) })
}
