import { isDeepStrictEqual } from 'node:util'
import { type FieldOperation, type LivingField, takenNames } from './fields.ts'

interface Draft {
  isDraft: boolean
  fields: LivingField[]
  isParty: (number: number) => boolean
}

/** Returns the answer to an operation on the fields of a document, and its fields afterwards. */
export function changeFields(
  { isDraft, fields, isParty }: Draft,
  operation: FieldOperation,
): { answer: string; fields: LivingField[] } {
  const stays = (answer: string) => ({ answer, fields })
  const field = 'field' in operation && typeof operation.field === 'number' ? fields[operation.field] : undefined
  if ((operation.do === 'update field' || operation.do === 'remove field') && !field)
    return stays('404 field_not_found')
  if (!isDraft) return stays('409 document_not_draft')
  switch (operation.do) {
    case 'add field': {
      const added = { party: operation.party, ...operation.field }
      if (!isParty(added.party)) return stays('422 party_unknown /fields/0/partyId')
      if (takenNames([added], fields).length > 0) return stays('409 field_name_taken /fields/0/name')
      return { answer: '200', fields: [...fields, added] }
    }
    case 'update field': {
      const changed = { ...field!, ...operation.change }
      const others = fields.filter((other) => other !== field)
      if (takenNames([changed], others).length > 0) return stays('409 field_name_taken /name')
      if (isDeepStrictEqual(changed, field)) return stays('200')
      return { answer: '200', fields: fields.map((other) => (other === field ? changed : other)) }
    }
    case 'remove field':
      return { answer: '200', fields: fields.filter((other) => other !== field) }
    case 'replace fields': {
      const taken = takenNames(operation.fields, [])
      const unknown = operation.fields.flatMap(({ party }, index) => (isParty(party) ? [] : [index]))
      const at = (code: string, places: number[], name: string) =>
        stays([code, ...places.map((place) => `/fields/${place}/${name}`)].join(' '))
      if (taken.length > 0) return at('409 field_name_taken', taken, 'name')
      if (unknown.length > 0) return at('422 party_unknown', unknown, 'partyId')
      return isDeepStrictEqual(operation.fields, fields) ? stays('200') : { answer: '200', fields: operation.fields }
    }
  }
}
