// The compiler checks this file, with the sources and, in campaigns/hovers.test.ts, with the compiled client. Nothing runs it.
import { expectTypeOf } from 'vitest'
import type * as Client from '../src/index.ts'
import type {
  AuditEvent,
  CompanyId,
  Contact,
  ContactId,
  DocumentId,
  ErrorCode,
  EventType,
  Open,
  Paraph,
  ParaphDocument,
  Party,
  PartyRole,
  PartyWithSigningUrl,
  Problem,
} from '../src/index.ts'

/** An identifier of a response is accepted where it belongs, and nowhere else. */
export function identifiersHaveKinds() {
  void (async (paraph: Paraph, contact: Contact, party: Party, event: AuditEvent) => {
    const { id } = await paraph.documents.create({ file: 'a.pdf' })
    const added = await paraph.parties.add(id, { contactId: contact.id, role: 'SIGNER' })
    await paraph.parties.remove(added.documentId, added.id)
    await paraph.signers.get(party.documentId, party.id)
    await paraph.documents.waitFor(event.documentId, 'COMPLETED')
    if (event.partyId) await paraph.parties.get(event.documentId, event.partyId)
    if (contact.company) await paraph.companies.get(contact.company.id)
    if (party.companyId) await paraph.contacts.list({ companyId: party.companyId })
    const [field] = (await paraph.fields.list(id)).fields
    if (field?.partyId) await paraph.fields.update(field.documentId, field.id, { partyId: field.partyId, label: null })
    // @ts-expect-error -- the identifier of a party
    void paraph.fields.get(id, added.id)
    // @ts-expect-error -- the identifier of a contact
    void paraph.documents.get(contact.id)
    // @ts-expect-error -- in the wrong order
    void paraph.parties.get(party.id, party.documentId)
    // @ts-expect-error -- the identifier of a document
    void paraph.parties.add(id, { contactId: id, role: 'SIGNER' })
    // @ts-expect-error -- the identifier of a party
    void paraph.contacts.list({ companyId: party.id })
    // @ts-expect-error -- the identifier of a contact
    void paraph.documents.waitFor(contact.id, 'COMPLETED')
  })
}

/** Identifiers are strings, and strings are accepted as identifiers. */
export function identifiersAreStrings() {
  void (async (paraph: Paraph, row: { documentId: string }) => {
    const { id } = await paraph.documents.get(row.documentId)
    row.documentId = id
    await paraph.documents.get('doc_01kakxv3xqf0ftbbyqcqzv0zqs')
    const titles = new Map<string, string>([[id, 'x']])
    titles.get(id)?.startsWith(id.slice(0, 3))
    const kept: Record<DocumentId, string> = { [id]: 'x' }
    JSON.stringify({ ...kept, id })
    const { data } = await paraph.http.GET('/api/v1/documents/{id}', { params: { path: { id } } })
    if (data) await paraph.documents.send(data.id)
  })
  expectTypeOf<ContactId>().toExtend<string>()
  expectTypeOf<string>().toExtend<CompanyId>()
  expectTypeOf<ContactId>().not.toExtend<CompanyId>()
}

/** A party is a contact or a person, and an answer has the parts that the call asks for. */
export function bodiesAndAnswersHaveTypes() {
  void ((paraph: Paraph) => {
    expectTypeOf(paraph.parties.add).parameter(1).toHaveProperty('contactId').toEqualTypeOf<ContactId | undefined>()
    const person = { firstName: 'Anna', lastName: 'Lindqvist' }
    void paraph.parties.add('doc_1', { person, role: 'SIGNER', saveAsContact: true })
    // @ts-expect-error -- a contact and a person
    void paraph.parties.add('doc_1', { contactId: 'ctc_1', person, role: 'SIGNER' })
    // @ts-expect-error -- the contact or the person is missing
    void paraph.parties.add('doc_1', { role: 'SIGNER' })
    expectTypeOf(paraph.documents.get('doc_1', { include: ['parties'], timeout: 5 }))
      .resolves.toHaveProperty('parties')
      .toEqualTypeOf<PartyWithSigningUrl[] | undefined>()
    // @ts-expect-error -- a part that does not exist
    void paraph.documents.get('doc_1', { include: ['events'] })
  })
}

/** A code may get new values, and a closed list may not. */
export function codesAreOpen() {
  expectTypeOf<AuditEvent['type']>().toEqualTypeOf<Open<EventType>>()
  expectTypeOf<Problem['code']>().toExtend<string>()
  expectTypeOf<'not_known_yet'>().toExtend<Problem['code']>()
  expectTypeOf<'not_known_yet'>().not.toExtend<ErrorCode>()
  expectTypeOf<ParaphDocument['status']>().toEqualTypeOf<
    'DRAFT' | 'SENT' | 'COMPLETED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED'
  >()
  expectTypeOf<Party['role']>().toEqualTypeOf<PartyRole>()
}

/** A nullable field of a response is not optional. */
export function nullableFieldsAreNotOptional() {
  expectTypeOf<Contact['email']>().toEqualTypeOf<string | null>()
  expectTypeOf<Party['signingOrder']>().toEqualTypeOf<number | null>()
  expectTypeOf<PartyWithSigningUrl['signingUrl']>().toEqualTypeOf<string | null>()
  expectTypeOf<Contact>().toHaveProperty('company').extract<undefined>().toEqualTypeOf<undefined>()
}

/** Only a POST has an idempotency key. */
export function onlyPostsHaveKeys() {
  void ((paraph: Paraph) => {
    void paraph.documents.send('doc_1', { idempotencyKey: 'order-4711' })
    // @ts-expect-error -- a PATCH
    void paraph.documents.update('doc_1', {}, { idempotencyKey: 'order-4711' })
    // @ts-expect-error -- not for all calls
    void new (paraph.constructor as typeof Paraph)({ baseUrl: '', apiKey: '', idempotencyKey: 'x' })
  })
}

/** The names of the first release still exist. */
export function oldNamesExist() {
  expectTypeOf<Client.Document>().toEqualTypeOf<ParaphDocument>()
  expectTypeOf<Client.Event>().toEqualTypeOf<AuditEvent>()
}
