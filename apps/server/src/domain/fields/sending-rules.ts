import type { Fault, Field, FieldBox } from '@paraph/contract'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { placesOf } from './places.ts'
import type { FieldsToSend } from './store.ts'
import { isEmpty, lengthLimit } from './value-rules.ts'

/** The maximum number of characters that a request has room for, beside a signature. */
const MAX_CHARACTERS_OF_PARTY = 40_000
/** The maximum number of characters that a seal can draw within its time limit. */
const MAX_CHARACTERS = 200_000
/** Fractions are rounded. */
const TOLERANCE = 1e-6

/**
 * Returns what prevents that the document is sent with these fields.
 *
 * @param checked - the parties that are checked.
 * @param mustAct - tells if the document waits for the party.
 */
export function fieldFaults(
  { fields, filePages }: FieldsToSend,
  checked: StoredParty[],
  mustAct: (party: StoredParty) => boolean,
): Fault[] {
  const partyOf = new Map(checked.map((party) => [party.id, party]))
  const faults = fields.flatMap((field) => {
    if (field.partyId === null) return [withoutParty(field)]
    const party = partyOf.get(field.partyId)
    return party ? faultsOf(field, party, filePages, mustAct(party)) : []
  })
  return [...faults, ...nameFaults(fields), ...lengthFaults(fields, checked)]
}

function withoutParty({ id, partyReference }: Field): Fault {
  const detail = `is required, because no party fits the reference ${partyReference}; add this party, or send partyId`
  return { pointer: `/fields/${id}/partyId`, code: 'required', detail }
}

/** A reference and an identifier can mean the same party. */
function nameFaults(fields: Field[]): Fault[] {
  const names = new Set<string>()
  return fields.flatMap(({ id, partyId, name }): Fault[] => {
    const key = `${partyId} ${name}`
    const isTaken = partyId !== null && names.has(key)
    names.add(key)
    if (!isTaken) return []
    return [
      { pointer: `/fields/${id}/name`, code: 'taken', detail: 'is already the name of another field of this party' },
    ]
  })
}

function faultsOf(field: Field, party: StoredParty, filePages: number, acts: boolean): Fault[] {
  const pointer = `/fields/${field.id}`
  const faults: Fault[] = []
  for (const { page, box, at } of placesOf(field)) {
    if (page > filePages) {
      const pages = filePages === 1 ? '1 page' : `${filePages} pages`
      const detail = `must be a page of the file, which has ${pages}`
      faults.push({ pointer: `${pointer}${at}/page`, code: 'too_large', detail })
    }
    const boxes = field.type === 'RADIO' ? (field.options ?? []).map((option) => option.box!) : [box]
    if (!boxes.every(isOnPage)) {
      const detail = 'must lie on the page: x + width and y + height must be at most 1'
      faults.push({ pointer: `${pointer}${at}/box`, code: 'outside', detail })
    }
  }
  if (!acts) {
    faults.push({ pointer: `${pointer}/partyId`, code: 'party_not_required', detail: 'must be a party that acts' })
  } else if (party.requiredSignature === 'MANUAL' || party.requiredSignature === 'NONE') {
    const detail = `must be a party with another requiredSignature than ${party.requiredSignature}`
    faults.push({ pointer: `${pointer}/partyId`, code: 'signature_unfit', detail })
  }
  if (field.readOnly && field.required && isEmpty(field.value)) {
    faults.push({
      pointer: `${pointer}/value`,
      code: 'required',
      detail: 'is required, because the field is read-only',
    })
  }
  return faults
}

function isOnPage({ x, y, width, height }: FieldBox): boolean {
  return x + width <= 1 + TOLERANCE && y + height <= 1 + TOLERANCE
}

function lengthFaults(fields: Field[], checked: StoredParty[]): Fault[] {
  const lengthOf = (field: Field) => Math.max(lengthLimit(field), String(field.value ?? '').length)
  const charactersOf = (ofFields: Field[]) => ofFields.reduce((sum, field) => sum + lengthOf(field), 0)
  const drawn = fields.reduce((sum, field) => sum + lengthOf(field) * placesOf(field).length, 0)
  if (drawn > MAX_CHARACTERS) {
    const detail = `may have at most ${MAX_CHARACTERS} characters together, in all their places; reduce their maxLength`
    return [{ pointer: '/fields', code: 'too_long', detail }]
  }
  return checked
    .filter(({ id }) => charactersOf(fields.filter(({ partyId }) => partyId === id)) > MAX_CHARACTERS_OF_PARTY)
    .map(({ id }) => ({
      pointer: `/parties/${id}/fields`,
      code: 'too_long',
      detail: `may have at most ${MAX_CHARACTERS_OF_PARTY} characters together; reduce their maxLength`,
    }))
}
