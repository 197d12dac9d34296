import type { Language } from '@paraph/client'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** Returns the size with the unit that people know, for example `1.4 MB`. The units are those of the limits. */
export function formatSize(bytes: number, language: Language): string {
  const [unit, amount] =
    bytes < MEGABYTE
      ? (['kilobyte', Math.max(1, Math.round(bytes / KILOBYTE))] as const)
      : (['megabyte', bytes / MEGABYTE] as const)
  return new Intl.NumberFormat(language.toLowerCase(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}
