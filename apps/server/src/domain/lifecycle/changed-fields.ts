import { isDeepStrictEqual } from 'node:util'

/** Returns the names of the fields that get another value. An undefined value means that the field stays as it is. */
export function changedFields<Change extends object>(
  before: { [Name in keyof Change]?: unknown },
  change: Change,
): string[] {
  return Object.entries(change).flatMap(([name, value]) =>
    value === undefined || isDeepStrictEqual(before[name as keyof Change], value) ? [] : [name],
  )
}
