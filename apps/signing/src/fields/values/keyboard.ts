import type { SigningField } from '@paraph/client'

/** The attributes that give a phone the right keyboard. */
export function keyboardOf({ type, format }: SigningField) {
  if (type === 'DATE') return { type: 'date' } as const
  if (type === 'NUMBER') return { type: 'text', inputMode: 'decimal', autocomplete: 'off' } as const
  if (format === 'EMAIL')
    return { type: 'text', inputMode: 'email', autocomplete: 'email', autocapitalize: 'off' } as const
  if (format === 'PHONE') return { type: 'text', inputMode: 'tel', autocomplete: 'tel' } as const
  if (format === 'DIGITS') return { type: 'text', inputMode: 'numeric', autocomplete: 'off' } as const
  return { type: 'text' } as const
}
