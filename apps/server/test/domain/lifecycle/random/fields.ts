import fc from 'fast-check'
import type { FieldValues } from '@paraph/client'
import { boxAt } from '../../../support/fields.ts'
import { mustAct, type Party } from './party.ts'

/** What the lives use of a field. The party is its number. */
export interface LivingField {
  party: number
  type: 'TEXT' | 'CHECKBOX' | 'SIGNATURE'
  name: string
  required: boolean
  page: number
}

type Look = Omit<LivingField, 'party'>

/** A field is numbered by its place in the list. Any number is taken modulo the number of fields. */
export type FieldOperation =
  | { do: 'add field'; party: number; field: Look }
  | { do: 'update field'; field: number; change: Partial<Pick<Look, 'name' | 'required' | 'page'>> }
  | { do: 'remove field'; field: number }
  | { do: 'replace fields'; fields: LivingField[] }

/** The file has one page, so page 2 is a fault that is found when the document is sent. */
const page = fc.constantFrom(1, 1, 1, 1, 1, 1, 2)
const name = fc.constantFrom('rent', 'deposit')
const record = <T>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }, requiredKeys?: never[]) =>
  fc.record<T, keyof T>(model, { noNullPrototype: true, ...(requiredKeys && { requiredKeys }) })

const look = record<Look>({
  type: fc.constantFrom('TEXT', 'TEXT', 'CHECKBOX', 'SIGNATURE'),
  name,
  required: fc.boolean(),
  page,
})
const addField = (party: fc.Arbitrary<number>) =>
  fc.tuple(party, look).map(([party, field]): FieldOperation => ({ do: 'add field', party, field }))

export function fieldOperations(party: fc.Arbitrary<number>): fc.Arbitrary<FieldOperation> {
  const field = fc.nat(5)
  // The contract refuses an empty change before the service looks for the field.
  const change = record<Pick<Look, 'name' | 'required' | 'page'>>({ name, required: fc.boolean(), page }, []).filter(
    (change) => Object.keys(change).length > 0,
  )
  const living = fc.tuple(party, look).map(([party, field]): LivingField => ({ party, ...field }))
  return fc.oneof<fc.MaybeWeightedArbitrary<FieldOperation>[]>(
    { weight: 3, arbitrary: addField(party) },
    {
      weight: 2,
      arbitrary: fc.tuple(field, change).map(([field, change]) => ({ do: 'update field', field, change }) as const),
    },
    { weight: 1, arbitrary: field.map((field) => ({ do: 'remove field', field }) as const) },
    {
      weight: 1,
      arbitrary: fc.array(living, { maxLength: 3 }).map((fields) => ({ do: 'replace fields', fields }) as const),
    },
  )
}

/** Mostly no fields, as in most documents. Otherwise fields with which a document can be sent. */
export function firstFields(party: fc.Arbitrary<number>): fc.Arbitrary<FieldOperation[]> {
  const sendable = addField(party).map((operation) =>
    operation.do === 'add field' ? { ...operation, field: { ...operation.field, page: 1 } } : operation,
  )
  return fc.oneof(fc.constant<FieldOperation[]>([]), fc.array(sendable, { minLength: 1, maxLength: 3 }))
}

/** What the party fills in. */
export function valuesFor(fields: Pick<LivingField, 'name' | 'type'>[]): FieldValues {
  return Object.fromEntries(fields.map(({ name, type }) => [name, type === 'TEXT' ? 'Storgatan 1' : true]))
}

export const newFieldOf = ({ party: _party, ...field }: LivingField, partyId: string) => ({
  ...field,
  partyId,
  box: boxAt(field.name === 'rent' ? 0 : 1),
})

export const labelOf = ({ party, name }: Pick<LivingField, 'party' | 'name'>) => `${party}.${name}`

/** Returns the faults of these parties' fields. Each of them prevents the sending of the document. */
export function faultsOfFields(fields: LivingField[], parties: Party[]): string[] {
  return fields.flatMap((field) => {
    const party = parties.find(({ number }) => number === field.party)
    if (!party) return []
    const canFill = mustAct(party) && party.requiredSignature !== 'NONE'
    const pointer = `/fields/${labelOf(field)}`
    return [...(field.page > 1 ? [`${pointer}/page`] : []), ...(canFill ? [] : [`${pointer}/partyId`])]
  })
}

/** Returns the indexes of the fields whose name is already taken by another field of the same party. */
export function takenNames(fields: LivingField[], before: LivingField[]): number[] {
  const labels = new Set(before.map(labelOf))
  return fields.flatMap((field, index) => {
    const isTaken = labels.has(labelOf(field))
    labels.add(labelOf(field))
    return isTaken ? [index] : []
  })
}
