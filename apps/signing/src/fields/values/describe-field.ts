import type { SigningField } from '@paraph/client'
import { type Filling, isMark, isSet } from '../../filling/filling.ts'
import type { FieldsTexts } from '../../../generated/fields-texts.ts'

export const labelOf = ({ label, type }: SigningField, t: FieldsTexts) => label ?? t.types[type]

/** What is wrong with the value of a field, as soon as the page shows it. */
export function faultTextOf(filling: Filling, field: SigningField, t: FieldsTexts): string | undefined {
  const fault = filling.shownFaultOf(field)
  const fitting = fault === 'room' ? filling.fittingOf(field) : undefined
  if (fitting !== undefined) return t.fitting({ fitting, length: [...filling.textOf(field)].length })
  return fault && t.faults[fault]
}

/** What a screen reader says about a field on the page: its label, its page, whether it is required, and what it has. */
export function describeField(filling: Filling, field: SigningField, t: FieldsTexts): string {
  const value = filling.valueOf(field)
  const state =
    field.type === 'CHECKBOX' || field.type === 'RADIO' || isMark(field)
      ? ''
      : isSet(value)
        ? filling.textOf(field)
        : t.empty
  return [
    t.about({ label: labelOf(field, t), page: field.page }),
    field.required ? t.required : t.optional,
    state,
    faultTextOf(filling, field, t),
  ]
    .filter(Boolean)
    .join(', ')
}
