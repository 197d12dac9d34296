import { isDictionary, isSameValue, type Value } from '../pdf/values.ts'

/** Numbers that are written again have five decimals. */
const TOLERANCE = 0.0001

/** Compares two values, except for these entries of the outermost dictionary. An entry that is null is as if it were missing. */
export function isAlike(a: Value | undefined, b: Value | undefined, except: readonly string[] = []): boolean {
  if (typeof a === 'number') return typeof b === 'number' && Math.abs(a - b) <= TOLERANCE
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, at) => isAlike(item, b[at]))
  if (!isDictionary(a)) return isSameValue(a, b)
  if (!isDictionary(b)) return false
  const keys = new Set([...a.keys(), ...b.keys()].filter((key) => !except.includes(key)))
  return [...keys].every((key) => isAlike(a.get(key) ?? null, b.get(key) ?? null))
}
