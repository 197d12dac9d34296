import type { Fault, Field, FieldValue, FieldValues, Initials, Language, RequiredSignature } from '@paraph/contract'
import { writeDate, writeValue } from '@paraph/contract/written-values'
import type { EvidenceField } from '@paraph/verify'
import { isVisible } from '#platform/formats/is-visible.ts'
import { toOneLine } from '#platform/formats/one-line.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { hiddenTagsOf } from './hidden-tags.ts'
import type { FieldInFile } from './store.ts'
import { isEmpty, isFilledByServer, valueFault } from './value-rules.ts'

/** The maximum size of drawn initials. */
const MAX_INITIALS = { points: 1000, bytes: 16 * 1024 }

interface Given {
  values?: FieldValues | undefined
  initials?: Initials | undefined
}

interface Facts {
  /** The name of the party. */
  name: string
  signature: { type: RequiredSignature; typedName: string | null }
  signedAt: Date
  timeZone: string
  /** Of the document. */
  language: Language
}

/**
 * Returns the fields of a party as it has filled them in. Null if it has none.
 *
 * @param fields - the fields of the party.
 * @throws Problem `request_invalid` with every fault.
 */
export function completeFields(
  fields: FieldInFile[],
  { values = {}, initials }: Given,
  facts: Facts,
): { fields: EvidenceField[]; initials: Initials | null } | null {
  const completed = fields.map((field) => ({ field, value: valueOf(field, values) }))
  const setsInitials = completed.some(({ field, value }) => field.type === 'INITIALS' && value === true)
  const faults = [
    ...unknownFaults(fields, values),
    ...completed.flatMap(({ field, value }) => faultOf(field, value)),
    ...(setsInitials ? initialsFaults(initials) : []),
  ]
  if (faults.length > 0) throw invalidRequest(faults)
  if (fields.length === 0) return null
  const kept = setsInitials ? initials! : null
  return {
    fields: completed.map(({ field, value }) => toEvidence(field, value, kept, facts)),
    initials: kept,
  }
}

/** @throws Problem `request_invalid` if a value is for no field of the party, or for one that it can't fill in. */
export function unknownFaults(fields: Field[], values: FieldValues): Fault[] {
  const known = new Map(fields.map((field) => [field.name, field]))
  return Object.keys(values).flatMap((name): Fault[] => {
    const field = known.get(name)
    const pointer = `/values/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!field) return [{ pointer, code: 'unknown', detail: 'is not the name of a field of the party' }]
    if (field.readOnly)
      return [{ pointer, code: 'read_only', detail: 'must be absent, because the field is read-only' }]
    if (!isFilledByServer(field)) return []
    return [{ pointer, code: 'unexpected', detail: 'must be absent, because the server fills in the field' }]
  })
}

/** A field that the party does not send keeps the value of the sender. */
function valueOf({ name, readOnly, value: prefilled }: Field, values: FieldValues): FieldValue | null {
  const given = Object.hasOwn(values, name) && !readOnly ? values[name]! : prefilled
  return typeof given === 'string' && isEmpty(given) ? null : given
}

function faultOf(field: Field, value: FieldValue | null): Fault[] {
  const pointer = `/values/${field.name}`
  if (isFilledByServer(field) || field.readOnly) return []
  const fault = value === null ? undefined : valueFault(field, value)
  if (fault) return [{ pointer, ...fault }]
  if (!field.required || !isEmpty(value)) return []
  const detail = field.type === 'CHECKBOX' ? 'must be true, because the field is required' : 'is required'
  return [{ pointer, code: 'required', detail }]
}

function initialsFaults(initials: Initials | undefined): Fault[] {
  if (!initials) return [{ pointer: '/initials', code: 'required', detail: 'is required, because a field shows them' }]
  const { strokes, text } = initials
  if (text !== undefined && !isVisible(text)) {
    return [{ pointer: '/initials/text', code: 'required', detail: 'must have a visible character' }]
  }
  const points = strokes?.reduce((sum, stroke) => sum + stroke.length, 0) ?? 0
  if (points <= MAX_INITIALS.points && JSON.stringify(strokes ?? []).length <= MAX_INITIALS.bytes) return []
  const detail = `must have at most ${MAX_INITIALS.points} points and ${MAX_INITIALS.bytes} bytes`
  return [{ pointer: '/initials/strokes', code: 'too_long', detail }]
}

function toEvidence(
  field: FieldInFile,
  value: FieldValue | null,
  initials: Initials | null,
  facts: Facts,
): EvidenceField {
  const { id, name, type, label, page, otherPlaces, options, multiline = false } = field
  const box = options?.find((option) => option.value === value)?.box ?? field.box
  const shown = shownOf(field, value, initials, facts)
  const hiddenTags = hiddenTagsOf(field)
  const more = { ...(otherPlaces && { otherPlaces }), ...(hiddenTags.length > 0 && { hiddenTags }) }
  return { id, name, type, label, page, box, value, shown, multiline, ...more }
}

function shownOf(
  field: Field,
  value: FieldValue | null,
  initials: Initials | null,
  { name, signature, signedAt, timeZone, language }: Facts,
): string {
  switch (field.type) {
    case 'NAME':
      return toOneLine(name)
    case 'DATE_SIGNED':
      return writeDate(signedAt, language, timeZone)
    case 'SIGNATURE':
      if (value !== true) return ''
      return toOneLine(signature.typedName ?? (signature.type === 'DRAWING' ? '' : name))
    case 'INITIALS':
      return value === true ? toOneLine(initials?.text ?? '') : ''
    case 'CHECKBOX':
      return value === true ? '✓' : ''
    case 'RADIO':
      return value === null ? '' : '✓'
    default:
      return typeof value === 'string' ? writeValue(field, value, language) : ''
  }
}
