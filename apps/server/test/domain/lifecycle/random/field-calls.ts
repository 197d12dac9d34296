import type { Field } from '@paraph/client'
import { verifySeal } from '@paraph/verify'
import type { TestAccount } from '@paraph/testing/server/server.ts'
import { type FieldOperation, newFieldOf } from './fields.ts'

interface Present {
  /** Returns the id of a party by its number. */
  idOf: (party: number) => string
  fields: Field[]
}

/** Performs the operation on the fields of the draft. The answer contains the new state as the service returns it. */
export async function callFields(
  { client }: TestAccount,
  id: string,
  operation: FieldOperation,
  { idOf, fields: present }: Present,
) {
  const path = { id }
  switch (operation.do) {
    case 'add field': {
      const fields = [newFieldOf({ party: operation.party, ...operation.field }, idOf(operation.party))]
      const answer = await client.POST('/api/v1/documents/{id}/fields', { params: { path }, body: { fields } })
      return { ...answer, data: answer.data?.fields[0] }
    }
    case 'replace fields': {
      const fields = operation.fields.map((field) => newFieldOf(field, idOf(field.party)))
      return client.PUT('/api/v1/documents/{id}/fields', { params: { path }, body: { fields } })
    }
  }
  const params = { path: { id, fieldId: present[operation.field]?.id ?? 'fld_none' } }
  return operation.do === 'remove field'
    ? client.DELETE('/api/v1/documents/{id}/fields/{fieldId}', { params })
    : client.PATCH('/api/v1/documents/{id}/fields/{fieldId}', { params, body: operation.change })
}

/**
 * Returns whether the document has a sealed file.
 *
 * @throws Error if the file fails the verification, or shows other fields
 */
export async function isSealedWith({ client }: TestAccount, id: string, fields: Field[]): Promise<boolean> {
  const params = { path: { id } }
  const { data } = await client.GET('/api/v1/documents/{id}/sealed-file', { params, parseAs: 'arrayBuffer' })
  if (!data) return false
  const { reasons, notChecked, evidence } = await verifySeal(new Uint8Array(data as unknown as ArrayBuffer))
  const isWhole = reasons.every(({ code }) => code === 'sealer_unconfirmed') && !notChecked.includes('fields')
  const shown = (evidence?.parties ?? []).flatMap(({ signature }) => signature?.fields ?? [])
  const idsOf = (list: { id: string }[]) =>
    list
      .map(({ id }) => id)
      .toSorted()
      .join(' ')
  if (!isWhole || idsOf(shown) !== idsOf(fields))
    throw new Error(`The sealed file is wrong: ${JSON.stringify({ reasons, notChecked, shown })}`)
  return true
}
