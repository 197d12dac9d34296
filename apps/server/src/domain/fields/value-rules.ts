import type { Fault, Field, FieldValue, NewField } from '@paraph/contract'
import { readDate } from '#platform/formats/calendar-date.ts'
import { toE164 } from '#platform/formats/phone-number.ts'

type Ruled = Pick<Field | NewField, 'type' | 'options' | 'multiline' | 'maxLength' | 'format'>
type ValueFault = Pick<Fault, 'code' | 'detail'>

const MARKS = new Set<Field['type']>(['SIGNATURE', 'INITIALS'])
const FILLED_BY_SERVER = new Set<Field['type']>(['DATE_SIGNED', 'NAME'])

/** The party sets its own mark in such a field. */
export const isMark = ({ type }: Pick<Field, 'type'>) => MARKS.has(type)
export const isFilledByServer = ({ type }: Pick<Field, 'type'>) => FILLED_BY_SERVER.has(type)
const hasBoolean = ({ type }: Pick<Field, 'type'>) => type === 'CHECKBOX' || MARKS.has(type)

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/
const DATE = /^\d{4}-\d\d-\d\d$/
const EMAIL = /^[^\s@\p{C}]{1,64}@[^\s@\p{C}.]+(\.[^\s@\p{C}.]+)+$/u
/** Characters that change nothing that can be seen, or that begin a new line. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u
const CONTROL_BUT_LINES = /(?!\n)[\p{Cc}\u2028\u2029]/u

/** True if the field has no value yet. */
export function isEmpty(value: FieldValue | null | undefined): value is null | undefined | '' | false {
  return value == null || value === false || (typeof value === 'string' && value.trim() === '')
}

/** Returns why the field can't have this value, not even while the party is still filling it in. */
export function draftValueFault(field: Ruled, value: FieldValue): ValueFault | undefined {
  if (hasBoolean(field))
    return typeof value === 'boolean' ? undefined : { code: 'type', detail: 'must be true or false' }
  if (typeof value !== 'string') return { code: 'type', detail: 'must be a string' }
  const max = field.maxLength ?? 200
  const length = [...value].length
  if (field.type === 'TEXT' && length > max) {
    return { code: 'too_long', detail: `must have at most ${max} characters, and has ${length}` }
  }
  if (field.type !== 'TEXT' && length > 100) return { code: 'too_long', detail: 'must have at most 100 characters' }
  if ((field.multiline ? CONTROL_BUT_LINES : CONTROL).test(value)) {
    const lines = field.multiline ? ', except line feeds' : ', and one line only'
    return { code: 'characters', detail: `must have no control characters${lines}` }
  }
  return undefined
}

/** Returns why the value is not valid for the field. An empty value is valid here, and `isEmpty` detects it. */
export function valueFault(field: Ruled, value: FieldValue): ValueFault | undefined {
  const fault = draftValueFault(field, value)
  if (fault || isEmpty(value)) return fault
  const text = String(value)
  switch (field.type) {
    case 'NUMBER':
      return NUMBER.test(text) ? undefined : { code: 'number', detail: 'must be a number such as 1234.5' }
    case 'DATE':
      return DATE.test(text) && readDate(text)
        ? undefined
        : { code: 'date', detail: 'must be a date such as 2026-11-24' }
    case 'RADIO':
    case 'DROPDOWN':
      return field.options?.some((option) => option.value === text)
        ? undefined
        : { code: 'option', detail: 'must be the value of one of the options' }
    case 'TEXT':
      return formatFault(field, text)
    default:
      return undefined
  }
}

function formatFault({ format }: Ruled, text: string): ValueFault | undefined {
  switch (format) {
    case 'EMAIL':
      return EMAIL.test(text) ? undefined : { code: 'format', detail: 'must be an e-mail address' }
    case 'PHONE':
      return toE164(text) === text
        ? undefined
        : { code: 'format', detail: 'must be a phone number with its country code, such as +46701740605' }
    case 'DIGITS':
      return /^\d+$/.test(text) ? undefined : { code: 'format', detail: 'must have digits only' }
    default:
      return undefined
  }
}

/** The maximum number of characters of a value that a party fills in. */
export function lengthLimit({ type, maxLength, options, readOnly }: Field): number {
  if (readOnly) return 0
  if (type === 'TEXT') return maxLength ?? 0
  if (options) return Math.max(...options.map(({ value }) => value.length))
  return type === 'NUMBER' || type === 'DATE' ? 30 : 5
}
