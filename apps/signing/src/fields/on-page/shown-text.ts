import type { SigningField } from '@paraph/client'
import { writeValue } from '@paraph/contract/written-values'
import { labelOf } from '../values/describe-field.ts'
import type { Filling } from '../../filling/filling.ts'
import type { FieldsTexts } from '../../../generated/fields-texts.ts'

/** What a field shows that the party can't change. The text is empty if it shows nothing. */
export interface Shown {
  label: string
  /** In words, because screen readers leave out some characters. */
  text: string
  /** True for a signature or initials. */
  isMark: boolean
  /** True for what is filled in only when the party signs. */
  isLater: boolean
}

/** @param name - of the party that sees it. */
export function shownIn(
  field: SigningField,
  name: string,
  { canFill, language }: Pick<Filling, 'canFill' | 'language'>,
  t: FieldsTexts,
): Shown {
  const { type, shown, value, partyName, isYours } = field
  if (isYours && shown === undefined) {
    const isLater = type === 'DATE_SIGNED' && canFill
    const known =
      type === 'NAME' ? name : typeof value === 'string' ? writeValue(field, value, language) : value ? t.ticked : ''
    return { label: labelOf(field, t), text: isLater ? t.whenYouSign : known, isMark: false, isLater }
  }
  const isMark = shown !== undefined && (type === 'SIGNATURE' || type === 'INITIALS') && value === true
  const label =
    isMark && type === 'SIGNATURE'
      ? t.signedBy({ name: partyName })
      : t.by({ label: labelOf(field, t), name: partyName })
  const words = !shown ? '' : type === 'CHECKBOX' ? t.ticked : type === 'RADIO' ? String(value) : shown
  return { label, text: isMark ? shown || partyName : words, isMark, isLater: false }
}
