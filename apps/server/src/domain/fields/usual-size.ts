import type { FieldType } from '@paraph/contract'

interface Size {
  width: number
  height: number
}

/** In units of the page, which are points unless the page says something else. */
const SIZES: Partial<Record<FieldType, Size>> = {
  SIGNATURE: { width: 160, height: 40 },
  INITIALS: { width: 60, height: 30 },
  CHECKBOX: { width: 12, height: 12 },
  RADIO: { width: 12, height: 12 },
}

/** Returns the default size of a field of this type. */
export function usualSize(type: FieldType): Size {
  return SIZES[type] ?? { width: 160, height: 18 }
}
