import type { AccountEventChange } from '@paraph/contract'

type Value = AccountEventChange['before']
type Values = Readonly<Record<string, Value | undefined>>

/** Returns the fields whose values differ. A field that `after` does not have stays as it was. */
export function changesOf(before: Values, after: Values): AccountEventChange[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const old = before[field] ?? null
    if (value === undefined || JSON.stringify(old) === JSON.stringify(value)) return []
    return [{ field, before: old, after: value }]
  })
}

/** Returns the fields of a new object that have a value. */
export function firstValues(fields: Values): AccountEventChange[] {
  return changesOf({}, fields)
}
