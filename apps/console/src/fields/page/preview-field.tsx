import type { Language } from '@paraph/client'
import { writeValue } from '@paraph/contract/written-values'
import { placeOf } from '@paraph/ui/pdf/place-of.ts'
import type { Place } from '../model/editor-field.ts'
import { useTexts } from '../../texts/language.ts'

/** A field as a party meets it: its own fields with their labels, and of the others only what is filled in already. */
export function PreviewField({ place, isOwn, language }: { place: Place; isOwn: boolean; language: Language }) {
  const { t } = useTexts()
  const { field, option, box } = place
  const { type, label, value } = field
  const isTick = type === 'CHECKBOX' || type === 'RADIO'
  const isTicked = type === 'RADIO' ? value === option : value === true
  const filledIn = isTick ? (isTicked ? '✓' : '') : typeof value === 'string' ? writeValue(field, value, language) : ''
  if (!isOwn && !filledIn) return null
  const asked = option ?? label ?? t.fields.types[type]
  return (
    <p class={`preview-field ${isOwn ? 'own' : ''}`} style={placeOf(box)} title={asked} dir="auto">
      {filledIn || (isTick ? <span class="visually-hidden">{asked}</span> : asked)}
    </p>
  )
}
