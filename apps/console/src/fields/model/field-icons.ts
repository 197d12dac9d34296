import type { FieldType } from '@paraph/client'
import {
  choiceIcon,
  dayIcon,
  initialsIcon,
  listIcon,
  numberIcon,
  personIcon,
  signatureIcon,
  signedDayIcon,
  textIcon,
  tickIcon,
} from '@paraph/ui/icons/lucide.ts'

/** The sign of each type of field, beside its name. */
export const fieldIcons: Record<FieldType, string> = {
  SIGNATURE: signatureIcon,
  INITIALS: initialsIcon,
  DATE_SIGNED: signedDayIcon,
  NAME: personIcon,
  TEXT: textIcon,
  NUMBER: numberIcon,
  DATE: dayIcon,
  CHECKBOX: tickIcon,
  RADIO: choiceIcon,
  DROPDOWN: listIcon,
}
