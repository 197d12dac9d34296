import { type AddParty, type CreateContact, type CreateDocument, type createClient, type Party } from '@paraph/client'
import type { CreateWebhookEndpoint } from '@paraph/contract'
import { onePagePdf } from '../pdf/pdf.ts'
import { ownedDocument } from './owned-document.ts'

/** What the tests do with an account, by its client. */
export function accountOf(client: ReturnType<typeof createClient>, key: string, id: string) {
  const contact = async (contact: Partial<CreateContact> = {}) =>
    expectData(
      await client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: 'Lindqvist', ...contact } }),
    )
  const company = async (name = 'Lindqvist Bygg AB') =>
    expectData(await client.POST('/api/v1/companies', { body: { name, orgNumber: '556016-0680' } }))
  const draftDocument = async (document: Partial<CreateDocument> = {}) => {
    const file = new File([await onePagePdf()], 'agreement.pdf', { type: 'application/pdf' })
    return expectData(await client.POST('/api/v1/documents', { body: { file, ...document } }))
  }
  const party = async (documentId: string, party: Partial<AddParty> = {}): Promise<Party> => {
    const { person: _, ...fields } = party
    const contactId = party.contactId ?? (await contact({ email: 'anna.lindqvist@example.com' })).id
    const body = { role: 'SIGNER', ...fields, contactId } as const
    const path = { id: documentId }
    return expectData(await client.POST('/api/v1/documents/{id}/parties', { params: { path }, body }))
  }
  /** Creates a document with parties, and sends it. */
  const sentWith = async (document: Partial<CreateDocument>, ...parties: Partial<AddParty>[]) => {
    const { id } = await draftDocument(document)
    const ids: string[] = []
    for (const fields of parties) ids.push((await party(id, fields)).id)
    expectData(await of(id).send())
    return { id, parties: ids }
  }
  const sentDocument = (...parties: Partial<AddParty>[]) => sentWith({}, ...parties)
  const webhookEndpoint = async (fields: Partial<CreateWebhookEndpoint> = {}) => {
    const body = { url: 'https://app.example.com/webhooks', events: ['party.signed' as const], ...fields }
    return expectData(await client.POST('/api/v1/webhook-endpoints', { body }))
  }
  const of = (documentId: string) => ownedDocument(client, documentId)
  return { client, key, id, contact, webhookEndpoint, company, draftDocument, sentDocument, sentWith, party, of }
}

function expectData<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(`Refused: ${JSON.stringify(error)}`)
  return data
}
