import type { NewField, UpdateField } from '@paraph/client'
import { addFieldsOf } from '../../support/fields.ts'
import type { TestServer } from '@paraph/testing/server/server.ts'

/** Makes drafts with one party, and returns functions with which their owner changes the fields. */
export function draftsOn({ db, newAccount }: Pick<TestServer, 'db' | 'newAccount'>) {
  return async function newDraft(pdf?: Uint8Array<ArrayBuffer>) {
    const account = await newAccount()
    const file = pdf && new File([pdf], 'agreement.pdf', { type: 'application/pdf' })
    const { id } = await account.draftDocument(file && { file })
    const { id: partyId } = await account.party(id)
    const params = { path: { id } }
    const of = (fieldId: string) => ({ params: { path: { id, fieldId } } })
    const path = '/api/v1/documents/{id}/fields/{fieldId}'
    const { client } = account
    const { fields: list, send, events } = account.of(id)
    return {
      account,
      id,
      partyId,
      list,
      send,
      events,
      added: (...fields: NewField[]) => addFieldsOf(account, id, fields),
      add: (...fields: NewField[]) => client.POST('/api/v1/documents/{id}/fields', { params, body: { fields } }),
      replace: (...fields: NewField[]) => client.PUT('/api/v1/documents/{id}/fields', { params, body: { fields } }),
      get: (fieldId: string) => client.GET(path, of(fieldId)),
      update: (fieldId: string, body: UpdateField) => client.PATCH(path, { ...of(fieldId), body }),
      remove: (fieldId: string) => client.DELETE(path, of(fieldId)),
      rows: () => db.selectFrom('fields').selectAll().where('document_id', '=', id).orderBy('added').execute(),
      setStatus: (status: 'DRAFT' | 'SENT' | 'COMPLETED') =>
        db.updateTable('documents').set({ status }).where('id', '=', id).execute(),
    }
  }
}
