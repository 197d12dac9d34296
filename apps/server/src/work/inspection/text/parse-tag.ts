import type { FieldType, NewField } from '@paraph/contract'
import { translateTag } from './foreign-tags.ts'
import { FIRST_PARTY } from '../form/name-field.ts'
import { cutTo, MAX_LABEL, MAX_OPTION, MAX_OPTIONS_OF_FIELD } from '#domain/fields/field-limits.ts'

/** A text tag of a file, such as `{{signature; party=1; name=seller}}`. */
export interface TextTag extends Pick<
  NewField,
  'type' | 'label' | 'required' | 'readOnly' | 'value' | 'multiline' | 'maxLength' | 'format'
> {
  /** Undefined if the tag has none. */
  name: string | undefined
  partyReference: string
  options?: string[]
  /** The tag marks the place of this option of a RADIO. */
  option?: string
  /** In points. */
  width?: number
  height?: number
}

export type TagFault = 'placeholder' | 'unknown_type' | 'unknown_property' | 'wrong_value' | 'no_options' | 'no_option'

const TYPES: Record<string, Pick<NewField, 'type' | 'format'>> = {
  signature: { type: 'SIGNATURE' },
  initials: { type: 'INITIALS' },
  text: { type: 'TEXT' },
  number: { type: 'NUMBER' },
  date: { type: 'DATE' },
  date_signed: { type: 'DATE_SIGNED' },
  datenow: { type: 'DATE_SIGNED' },
  name: { type: 'NAME' },
  checkbox: { type: 'CHECKBOX' },
  radio: { type: 'RADIO' },
  dropdown: { type: 'DROPDOWN' },
  select: { type: 'DROPDOWN' },
  email: { type: 'TEXT', format: 'EMAIL' },
  phone: { type: 'TEXT', format: 'PHONE' },
}

/** Properties of other services for the look of a value. They are ignored, because the box decides the look. */
const LOOKS = new Set([
  'font',
  'fontsize',
  'fonttype',
  'color',
  'align',
  'textalign',
  'valign',
  'verticalalign',
  'lineheight',
  'letterspacing',
  'background',
])

const FLAGS = new Map([
  ['', true],
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
])
/** Points. */
const MAX_SIDE = 14_400

/**
 * Reads what stands between the braces of a tag: parts with a semicolon between them, or with a comma if there is no semicolon. The first part is a
 * type, or the name of a field. The others are properties. A name alone is no tag: programs that fill in templates have such placeholders.
 */
export function parseTag(written: string): TextTag | TagFault {
  const content = translateTag(written.trim())
  const separator = content.includes(';') ? ';' : ','
  const [first = '', ...rest] = content.split(separator).map((part) => part.trim())
  const properties = new Map<string, string>()
  for (const part of rest) {
    if (part === '') continue
    const recipient = /^r(\d{1,3})$/i.exec(part)?.[1]
    const at = part.indexOf('=')
    const key = recipient ? 'party' : (at < 0 ? part : part.slice(0, at)).toLowerCase().replaceAll(/[-_ ]/g, '')
    properties.set(key, recipient ?? (at < 0 ? '' : part.slice(at + 1).trim()))
  }
  const named = properties.get('type')
  if (/^[^\p{L}\p{N};]/u.test(content) || (properties.size === 0 && !typeOf(first))) return 'placeholder'
  const known = typeOf(named ?? first) ?? (named === undefined ? TYPES['text'] : undefined)
  if (!known) return 'unknown_type'
  // A word that is not a type is the name of the field.
  const isType = named === undefined && typeOf(first) !== undefined
  const tag: TextTag = { ...known, name: isType || first === '' ? undefined : first, partyReference: FIRST_PARTY }
  for (const [key, value] of properties) {
    const fault = read(tag, key, value, separator)
    if (fault) return fault
  }
  return faultOf(tag) ?? tag
}

function typeOf(word: string): Pick<NewField, 'type' | 'format'> | undefined {
  const key = word.toLowerCase().replaceAll(/[ -]/g, '_')
  return Object.hasOwn(TYPES, key) ? TYPES[key] : undefined
}

function read(tag: TextTag, key: string, value: string, separator: string): TagFault | undefined {
  const flag = FLAGS.get(value.toLowerCase())
  switch (key) {
    case 'type':
      return undefined
    case 'party':
    case 'recipient':
    case 'role':
      tag.partyReference = /^r?(\d{1,3})$/i.exec(value)?.[1] ?? value
      return value === '' || value.length > 60 ? 'wrong_value' : undefined
    case 'name':
      tag.name = value
      return undefined
    case 'label':
    case 'title':
    case 'placeholder':
      // A placeholder is a label unless the tag has one.
      if (key !== 'placeholder' || tag.label === undefined) tag.label = cutTo(MAX_LABEL, value)
      return undefined
    case 'required':
    case 'readonly':
    case 'multiline':
      if (flag === undefined) return 'wrong_value'
      tag[key === 'required' ? 'required' : key === 'multiline' ? 'multiline' : 'readOnly'] = flag
      return undefined
    case 'value':
    case 'default':
    case 'text':
      if (tag.type === 'CHECKBOX' && flag === undefined) return 'wrong_value'
      tag.value = tag.type === 'CHECKBOX' ? flag! : value
      return undefined
    case 'option':
      tag.option = value
      return undefined
    case 'options':
      tag.options = value.split(separator === ';' ? /[,|]/ : '|').map((option) => option.trim())
      return undefined
    case 'format':
      return readFormat(tag, value)
    case 'maxlength':
    case 'characterlimit':
      tag.maxLength = Number(value)
      return Number.isInteger(tag.maxLength) && tag.maxLength >= 1 && tag.maxLength <= 10_000
        ? undefined
        : 'wrong_value'
    case 'width':
    case 'height':
      tag[key] = Number(value)
      return tag[key] > 0 && tag[key] <= MAX_SIDE ? undefined : 'wrong_value'
    default:
      return LOOKS.has(key) ? undefined : 'unknown_property'
  }
}

function readFormat(tag: TextTag, value: string): TagFault | undefined {
  const format = value.toUpperCase()
  if (tag.type !== 'TEXT') return 'unknown_property'
  if (format !== 'EMAIL' && format !== 'PHONE' && format !== 'DIGITS') return 'wrong_value'
  tag.format = format
  return undefined
}

/** Checks that the properties fit the type. */
function faultOf({
  type,
  options,
  option,
  value,
  readOnly,
  multiline,
  maxLength,
  format,
}: TextTag): TagFault | undefined {
  const isText = type === 'TEXT'
  if (!isText && (multiline !== undefined || maxLength !== undefined)) return 'unknown_property'
  if (multiline && format) return 'wrong_value'
  if (hasNoValue(type) && (value !== undefined || readOnly)) return 'unknown_property'
  // The tag knows only its own option.
  if (type === 'RADIO' && value !== undefined) return 'unknown_property'
  if (type === 'DROPDOWN') return areOptions(options ?? []) ? undefined : 'no_options'
  if (options) return type === 'RADIO' ? 'no_option' : 'unknown_property'
  if (type === 'RADIO') return option !== undefined && areOptions([option]) ? undefined : 'no_option'
  return option === undefined ? undefined : 'unknown_property'
}

const hasNoValue = (type: FieldType) => ['SIGNATURE', 'INITIALS', 'DATE_SIGNED', 'NAME'].includes(type)

function areOptions(options: string[]): boolean {
  const lengths = options.map(({ length }) => length)
  const areDifferent = new Set(options).size === options.length
  return (
    options.length > 0 &&
    options.length <= MAX_OPTIONS_OF_FIELD &&
    areDifferent &&
    lengths.every((length) => length > 0 && length <= MAX_OPTION)
  )
}
