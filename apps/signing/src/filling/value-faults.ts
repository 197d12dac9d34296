import type { FieldValue, Language, SigningField } from '@paraph/client'
import { readNumber } from '@paraph/contract/written-values'

export type FaultName =
  | 'required'
  | 'tick'
  | 'sign'
  | 'number'
  | 'date'
  | 'email'
  | 'phone'
  | 'digits'
  | 'length'
  | 'room'
  | 'emoji'
  | 'refused'

export const isEmptyValue = (value: FieldValue | undefined) =>
  value === undefined || value === false || (typeof value === 'string' && value.trim() === '')

/** The same rules as on the server, so that a party learns of a fault before it signs. */
export function faultOf(field: SigningField, value: FieldValue | undefined): FaultName | undefined {
  if (isEmptyValue(value)) {
    if (!field.required) return undefined
    if (field.type === 'CHECKBOX') return 'tick'
    return field.type === 'SIGNATURE' || field.type === 'INITIALS' ? 'sign' : 'required'
  }
  const text = String(value)
  if (field.type === 'NUMBER') return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? undefined : 'number'
  if (field.type === 'DATE') return /^\d{4}-\d\d-\d\d$/.test(text) ? undefined : 'date'
  if (field.type !== 'TEXT') return undefined
  if ([...text].length > maxLengthOf(field)) return 'length'
  if (field.format === 'EMAIL') return /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? undefined : 'email'
  if (field.format === 'PHONE') return /^\+[1-9]\d{6,14}$/.test(text) ? undefined : 'phone'
  if (field.format === 'DIGITS') return /^\d+$/.test(text) ? undefined : 'digits'
  return undefined
}

export const maxLengthOf = ({ maxLength, multiline }: SigningField) => maxLength ?? (multiline ? 2000 : 200)

/** Returns the value as the server takes it. */
export function toValue(field: SigningField, typed: string, language: Language): string {
  if (field.type === 'NUMBER') return readNumber(typed, language)
  if (field.format === 'PHONE') return typed.replaceAll(/[\s()-]/g, '').replace(/^00/, '+')
  if (field.format) return typed.trim()
  // A line feed is the only control character that the server takes, and only in a text of several lines.
  // oxlint-disable-next-line no-control-regex -- These characters are what it removes.
  const lines = typed.replaceAll('\r\n', '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g, ' ')
  return field.multiline ? lines : lines.replaceAll('\n', ' ')
}
