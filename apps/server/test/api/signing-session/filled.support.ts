import type { AddParty, FieldValues, NewField } from '@paraph/client'
import { addFieldsOf } from '../../support/fields.ts'
import type { TestServer } from '@paraph/testing/server/server.ts'

/** Sends documents with fields of their first party, and returns functions that act as their parties and their sender. */
export function filledDocuments({
  newAccount,
  asParty,
  linkOf,
}: Pick<TestServer, 'newAccount' | 'asParty' | 'linkOf'>) {
  return async function sentWith(fieldsOf: (...partyIds: string[]) => NewField[], ...parties: Partial<AddParty>[]) {
    const account = await newAccount()
    const { id } = await account.draftDocument()
    const ids: string[] = []
    const all = parties.length > 0 ? parties : [{}]
    for (const party of all) ids.push((await account.party(id, { requiredSignature: 'CLICK_TO_SIGN', ...party })).id)
    const fields = fieldsOf(...ids)
    if (fields.length > 0) await addFieldsOf(account, id, fields)
    const { send, events } = account.of(id)
    const { error } = await send()
    if (error) throw new Error(`Refused: ${JSON.stringify(error)}`)
    const partyAt = async (index: number) => asParty(await linkOf(ids[index]!))
    const client = await partyAt(0)
    const save = (values: FieldValues) => client.PUT('/api/v1/signing-session/values', { body: { values } })
    return { account, id, ids, partyAt, party: () => partyAt(0), save, events }
  }
}
