// Generated from spec/ by `npm run generate`.
import type { AddParty, CancelDocument, Company, CompanyList, Contact, ContactList, CreateCompany, CreateContact, CreateDocument, Deleted, DeletedParty, Document, DocumentList, EventList, Party, PartyList, PartyWithSigningUrl, SignerList, UpdateCompany, UpdateContact, UpdateDocument, UpdateParty, operations } from '@paraph/contract'
import type { Call, CallOptions } from '../src/call.ts'
import { type List, toList } from '../src/list.ts'
import type { Upload } from '../src/upload.ts'

/** The body, with a file of any type that can be uploaded. */
export type WithUpload<Body> = Omit<Body, 'file'> & { file: Upload }

/** A document is one PDF with its parties. It starts as a `DRAFT`. In a draft, everything except the file can be changed. */
export interface Documents {
  /**
   * Create a document.
   *
   * Uploads one PDF and creates a document from it, with the status `DRAFT`.
   *
   * The server opens the file and does not trust its name or type. It refuses a file that is not a PDF, is damaged or is encrypted
   * (`400`, with the pointer `/file`), and a file of more than 25 MB (`413`).
   * `file.pages` and `file.sha256` in the response describe the file as it is stored.
   *
   * @param body - The PDF, and the texts and settings that belong to it.
   * @returns The document that was created.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 413 `file_too_large`; 415 `media_type_unsupported`; 422 `expiry_past`.
   */
  create(body: WithUpload<CreateDocument>, options?: CallOptions): Promise<Document>

  /**
   * List documents.
   *
   * Returns the documents of the account, newest first, one page at a time. The filters can be combined.
   *
   * @param query.status - Only documents with this status.
   * @param query.externalId - Only items with exactly this reference identifier.
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Without it, the first page is returned.
   * @returns A page of documents.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`.
   */
  list(query?: NonNullable<operations['listDocuments']['parameters']['query']>, options?: CallOptions): List<DocumentList, DocumentList['documents'][number]>

  /**
   * Get one document.
   *
   * Returns the document as it is now. `GET /api/v1/documents/{id}/parties` lists its parties.
   *
   * @param documentId - The document identifier.
   * @returns The document.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`.
   */
  get(documentId: string, options?: CallOptions): Promise<Document>

  /**
   * Update a draft.
   *
   * Changes the fields that are sent. All other fields stay as they were. A document that is not a draft can't be changed (`409`).
   * To replace the file, delete the draft and create a new one.
   *
   * @param documentId - The document identifier.
   * @param body - The fields of the draft to change. A field that is absent stays as it was.
   * @returns The document after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_not_draft`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `expiry_past`.
   */
  update(documentId: string, body: UpdateDocument, options?: CallOptions): Promise<Document>

  /**
   * Delete a draft.
   *
   * Permanently deletes the draft with its file and its parties. A document that is not a draft can't be deleted (`409`).
   *
   * @param documentId - The document identifier.
   * @returns The document was deleted.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_not_draft`.
   */
  delete(documentId: string, options?: CallOptions): Promise<Deleted>

  /**
   * Send a document.
   *
   * Sends the draft. Its status becomes `SENT`, and every party whose turn it is gets a message by its delivery method.
   * Each of the other parties gets its message when its turn comes: when all parties that must act before it have acted.
   * The request has no body.
   *
   * If the document is incomplete, it stays a draft, and the response lists everything that is missing, party by party (`409`, `document_incomplete`).
   * `EMAIL` needs an `email`, `SMS` a `phone`, `BANKID` an `ssn`, and a two-step verification the address for its code.
   * At least one party must act, and the expiry must not have passed. The pointers of the faults name the party: `/parties/{partyId}/email`.
   *
   * Messages are sent after the response. To follow their delivery, read the `sendStatus` of the parties. A server without an SMTP server
   * sends no e-mail: `sendStatus` stays `NOT_SENT`, and you can give each party its `signingUrl` yourself.
   *
   * @param documentId - The document identifier.
   * @returns The document, now `SENT`.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_not_draft`, `document_incomplete`.
   */
  send(documentId: string, options?: CallOptions): Promise<Document>

  /**
   * Cancel a document.
   *
   * Cancels a sent document permanently. Its status becomes `CANCELLED`, and it can no longer be signed.
   * The parties that got a message about the document get another one, with the reason.
   * A document that is not `SENT` can't be cancelled (`409`). Delete a draft instead.
   *
   * @param documentId - The document identifier.
   * @param body - The reason for the cancellation.
   * @returns The document, now `CANCELLED`.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_not_sent`; 413 `body_too_large`; 415 `media_type_unsupported`.
   */
  cancel(documentId: string, body: CancelDocument, options?: CallOptions): Promise<Document>

  /**
   * List the events of a document.
   *
   * Returns the audit trail of the document, newest first, one page at a time: what happened, when, and who did it.
   * Events are only ever added. Each event has the hash of the previous event, so that you can detect a change of any event.
   * `hash` is the SHA-256 in hexadecimal of the event without its `hash`, as canonical JSON (RFC 8785).
   *
   * @param documentId - The document identifier.
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Without it, the first page is returned.
   * @returns A page of events.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`.
   */
  listEvents(documentId: string, query?: NonNullable<operations['listDocumentEvents']['parameters']['query']>, options?: CallOptions): List<EventList, EventList['events'][number]>

  /**
   * Download the PDF.
   *
   * Returns the PDF of the document, byte for byte as it was uploaded.
   *
   * @param documentId - The document identifier.
   * @returns The file.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`.
   */
  getFile(documentId: string, options?: CallOptions): Promise<Blob>
}

/** A party takes part in a document: it signs (`SIGNER`), accepts (`ACCEPTOR`), reviews (`REVIEWER`) or organizes (`ORGANIZER`). A party is a snapshot of its contact at the time when it was added. Later changes of the contact do not change the party. */
export interface Parties {
  /**
   * Add a party.
   *
   * Adds an existing contact to the document as a party.
   *
   * The party is a snapshot of the contact. It takes the name, e-mail address, phone number, personal number, reference, role in the company
   * and company that the contact has now. When the contact changes later, the party does not change. The same contact may be added more than once.
   *
   * While the document is a draft, nothing is sent, and the party may be incomplete. When the document is sent, the server checks that
   * the party has the e-mail address, phone number or personal number that its delivery method or signature needs.
   * If the document was already sent, the server checks the party immediately.
   *
   * Fails if the contact is not in your account (`422`), or if the document is closed, has 100 parties or would become incomplete (`409`).
   *
   * @param documentId - The document identifier.
   * @param body - The contact to add to the document, and how the contact takes part.
   * @returns The party that was added.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_closed`, `party_limit_reached`, `document_incomplete`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `contact_unknown`.
   */
  add(documentId: string, body: AddParty, options?: CallOptions): Promise<Party>

  /**
   * List the parties.
   *
   * Returns all parties of the document in the order in which they were added, each with its `signingUrl`.
   * The list is never paged, because a document has at most 100 parties.
   *
   * @param documentId - The document identifier.
   * @returns The parties of the document.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`.
   */
  list(documentId: string, options?: CallOptions): Promise<PartyList>

  /**
   * Get one party.
   *
   * Returns the party as it is now, with its `signingUrl`.
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The party.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`.
   */
  get(documentId: string, partyId: string, options?: CallOptions): Promise<PartyWithSigningUrl>

  /**
   * Update a party.
   *
   * Changes the fields that are sent. All other fields stay as they were. `role` must always be sent, even if it does not change: it has no default here.
   * The contact that the party was created from does not change.
   *
   * While the document is a draft, everything can change. After the document was sent, a party can change until it has signed or rejected.
   * Its role and required signature can change only until it opens the document. The parties of a closed document can't change (`409`).
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @param body - The fields of the party to change. A field that is absent stays as it was. Only `role` is always required.
   * @returns The party after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `party_signed`, `party_opened`, `document_incomplete`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`.
   */
  update(documentId: string, partyId: string, body: UpdateParty, options?: CallOptions): Promise<Party>

  /**
   * Remove a party.
   *
   * Removes the party from the document. The contact that it was created from stays.
   *
   * A party that has signed or rejected can't be removed. The parties of a closed document can't be removed either (`409`).
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The party was removed.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `party_signed`, `document_incomplete`.
   */
  remove(documentId: string, partyId: string, options?: CallOptions): Promise<DeletedParty>

  /**
   * Remind a party.
   *
   * Sends the party a reminder by its delivery method. The request has no body.
   *
   * A party can be reminded if the document is `SENT`, the party has a delivery method and an address for it, it is the party's turn,
   * and the party has neither signed nor rejected. Otherwise the response is `409`. A party can be reminded at most once an hour (`429`).
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The party that was reminded.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_not_sent`, `party_signed`, `party_unreachable`, `party_not_released`; 429 `reminder_too_soon`.
   */
  remind(documentId: string, partyId: string, options?: CallOptions): Promise<Party>
}

/** The deprecated names of the operations on parties. They work in the same way and differ in three names only: see [Versioning](#section/Versioning). Use [Parties](#tag/Parties) instead. */
export interface Signers {
  /**
   * Add a signer.
   *
   * Adds an existing contact to the document as a party.
   *
   * The party is a snapshot of the contact. It takes the name, e-mail address, phone number, personal number, reference, role in the company
   * and company that the contact has now. When the contact changes later, the party does not change. The same contact may be added more than once.
   *
   * While the document is a draft, nothing is sent, and the party may be incomplete. When the document is sent, the server checks that
   * the party has the e-mail address, phone number or personal number that its delivery method or signature needs.
   * If the document was already sent, the server checks the party immediately.
   *
   * Fails if the contact is not in your account (`422`), or if the document is closed, has 100 parties or would become incomplete (`409`).
   *
   * @param documentId - The document identifier.
   * @param body - The contact to add to the document, and how the contact takes part.
   * @returns The party that was added.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_closed`, `party_limit_reached`, `document_incomplete`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `contact_unknown`.
   * @deprecated Use `parties.add`, which does the same.
   */
  add(documentId: string, body: AddParty, options?: CallOptions): Promise<Party>

  /**
   * List the signers.
   *
   * Returns all parties of the document in the order in which they were added, each with its `signingUrl`.
   * The list is never paged, because a document has at most 100 parties.
   *
   * @param documentId - The document identifier.
   * @returns The parties of the document.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`.
   * @deprecated Use `parties.list`, which does the same.
   */
  list(documentId: string, options?: CallOptions): Promise<SignerList>

  /**
   * Get one signer.
   *
   * Returns the party as it is now, with its `signingUrl`.
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @returns The party.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`.
   * @deprecated Use `parties.get`, which does the same.
   */
  get(documentId: string, signerId: string, options?: CallOptions): Promise<PartyWithSigningUrl>

  /**
   * Update a signer.
   *
   * Changes the fields that are sent. All other fields stay as they were. `role` must always be sent, even if it does not change: it has no default here.
   * The contact that the party was created from does not change.
   *
   * While the document is a draft, everything can change. After the document was sent, a party can change until it has signed or rejected.
   * Its role and required signature can change only until it opens the document. The parties of a closed document can't change (`409`).
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @param body - The fields of the party to change. A field that is absent stays as it was. Only `role` is always required.
   * @returns The party after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `party_signed`, `party_opened`, `document_incomplete`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`.
   * @deprecated Use `parties.update`, which does the same.
   */
  update(documentId: string, signerId: string, body: UpdateParty, options?: CallOptions): Promise<Party>

  /**
   * Remove a signer.
   *
   * Removes the party from the document. The contact that it was created from stays.
   *
   * A party that has signed or rejected can't be removed. The parties of a closed document can't be removed either (`409`).
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @returns The party was removed.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `party_signed`, `document_incomplete`.
   * @deprecated Use `parties.remove`, which does the same.
   */
  remove(documentId: string, signerId: string, options?: CallOptions): Promise<DeletedParty>

  /**
   * Remind a signer.
   *
   * Sends the party a reminder by its delivery method. The request has no body.
   *
   * A party can be reminded if the document is `SENT`, the party has a delivery method and an address for it, it is the party's turn,
   * and the party has neither signed nor rejected. Otherwise the response is `409`. A party can be reminded at most once an hour (`429`).
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @returns The party that was reminded.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_not_sent`, `party_signed`, `party_unreachable`, `party_not_released`; 429 `reminder_too_soon`.
   * @deprecated Use `parties.remind`, which does the same.
   */
  remind(documentId: string, signerId: string, options?: CallOptions): Promise<Party>
}

/** A contact is a stored person. It can be linked to a company and added to any number of documents. */
export interface Contacts {
  /**
   * Create a contact.
   *
   * Stores a person. Only the name is required. The data that the delivery method or the signature of a party needs can be added later.
   * No field has to be unique: two contacts may have the same e-mail address or the same `externalId`.
   *
   * Fails if the company is not in your account (`422`).
   *
   * @param body - The person to store.
   * @returns The contact that was created.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`.
   */
  create(body: CreateContact, options?: CallOptions): Promise<Contact>

  /**
   * List contacts.
   *
   * Returns the contacts of the account, newest first, one page at a time. The filters can be combined.
   *
   * @param query.email - Only contacts with this e-mail address. The case of letters does not matter.
   * @param query.externalId - Only items with exactly this reference identifier.
   * @param query.companyId - Only contacts of this company.
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Without it, the first page is returned.
   * @returns A page of contacts.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`.
   */
  list(query?: NonNullable<operations['listContacts']['parameters']['query']>, options?: CallOptions): List<ContactList, ContactList['contacts'][number]>

  /**
   * Get one contact.
   *
   * Returns the contact with the company that it is linked to.
   *
   * @param contactId - The contact identifier.
   * @returns The contact.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `contact_not_found`.
   */
  get(contactId: string, options?: CallOptions): Promise<Contact>

  /**
   * Update a contact.
   *
   * Changes the fields that are sent. All other fields stay as they were. Parties that were created from the contact do not change.
   *
   * Fails if the company is not in your account (`422`).
   *
   * @param contactId - The contact identifier.
   * @param body - The fields of the contact to change. A field that is absent stays as it was.
   * @returns The contact after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `contact_not_found`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`.
   */
  update(contactId: string, body: UpdateContact, options?: CallOptions): Promise<Contact>

  /**
   * Delete a contact.
   *
   * Deletes the contact permanently. Parties that were created from it stay as they are.
   *
   * @param contactId - The contact identifier.
   * @returns The contact was deleted.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `contact_not_found`.
   */
  delete(contactId: string, options?: CallOptions): Promise<Deleted>
}

/** Contacts can be linked to a company. */
export interface Companies {
  /**
   * Create a company.
   *
   * Stores a company, so that contacts can be linked to it. No field has to be unique: two companies may have the same number.
   *
   * @param body - The company to store.
   * @returns The company that was created.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 413 `body_too_large`; 415 `media_type_unsupported`.
   */
  create(body: CreateCompany, options?: CallOptions): Promise<Company>

  /**
   * List companies.
   *
   * Returns the companies of the account, newest first, one page at a time.
   *
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Without it, the first page is returned.
   * @returns A page of companies.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`.
   */
  list(query?: NonNullable<operations['listCompanies']['parameters']['query']>, options?: CallOptions): List<CompanyList, CompanyList['companies'][number]>

  /**
   * Get one company.
   *
   * Returns the company.
   *
   * @param companyId - The company identifier.
   * @returns The company.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `company_not_found`.
   */
  get(companyId: string, options?: CallOptions): Promise<Company>

  /**
   * Update a company.
   *
   * Changes the fields that are sent. All other fields stay as they were. Contacts show the change immediately.
   * Parties keep the company as it was when they were added.
   *
   * @param companyId - The company identifier.
   * @param body - The fields of the company to change. A field that is absent stays as it was.
   * @returns The company after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `company_not_found`; 413 `body_too_large`; 415 `media_type_unsupported`.
   */
  update(companyId: string, body: UpdateCompany, options?: CallOptions): Promise<Company>

  /**
   * Delete a company.
   *
   * Deletes the company permanently. A company can't be deleted while contacts are linked to it (`409`).
   *
   * @param companyId - The company identifier.
   * @returns The company was deleted.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `company_not_found`; 409 `company_in_use`.
   */
  delete(companyId: string, options?: CallOptions): Promise<Deleted>
}

/** The methods, grouped by resource. */
export interface Resources {
  readonly documents: Documents
  readonly parties: Parties
  readonly signers: Signers
  readonly contacts: Contacts
  readonly companies: Companies
}

export function toResources(call: Call): Resources {
  return {
    documents: {
      create: (body, options) => call('POST', '/api/v1/documents', { body }, options),
      list: (query, options) => toList((query) => call('GET', '/api/v1/documents', { query }, options), 'documents', query),
      get: (documentId, options) => call('GET', '/api/v1/documents/{id}', { path: { id: documentId } }, options),
      update: (documentId, body, options) => call('PATCH', '/api/v1/documents/{id}', { path: { id: documentId }, body }, options),
      delete: (documentId, options) => call('DELETE', '/api/v1/documents/{id}', { path: { id: documentId } }, options),
      send: (documentId, options) => call('POST', '/api/v1/documents/{id}/send', { path: { id: documentId } }, options),
      cancel: (documentId, body, options) => call('POST', '/api/v1/documents/{id}/cancel', { path: { id: documentId }, body }, options),
      listEvents: (documentId, query, options) => toList((query) => call('GET', '/api/v1/documents/{id}/events', { path: { id: documentId }, query }, options), 'events', query),
      getFile: (documentId, options) => call('GET', '/api/v1/documents/{id}/file', { path: { id: documentId }, file: true }, options),
    },
    parties: {
      add: (documentId, body, options) => call('POST', '/api/v1/documents/{id}/parties', { path: { id: documentId }, body }, options),
      list: (documentId, options) => call('GET', '/api/v1/documents/{id}/parties', { path: { id: documentId } }, options),
      get: (documentId, partyId, options) => call('GET', '/api/v1/documents/{id}/parties/{partyId}', { path: { id: documentId, partyId } }, options),
      update: (documentId, partyId, body, options) => call('PATCH', '/api/v1/documents/{id}/parties/{partyId}', { path: { id: documentId, partyId }, body }, options),
      remove: (documentId, partyId, options) => call('DELETE', '/api/v1/documents/{id}/parties/{partyId}', { path: { id: documentId, partyId } }, options),
      remind: (documentId, partyId, options) => call('POST', '/api/v1/documents/{id}/parties/{partyId}/remind', { path: { id: documentId, partyId } }, options),
    },
    signers: {
      add: (documentId, body, options) => call('POST', '/api/v1/documents/{id}/signers', { path: { id: documentId }, body, deprecated: ['signers.add', 'parties.add'] }, options),
      list: (documentId, options) => call('GET', '/api/v1/documents/{id}/signers', { path: { id: documentId }, deprecated: ['signers.list', 'parties.list'] }, options),
      get: (documentId, signerId, options) => call('GET', '/api/v1/documents/{id}/signers/{signerId}', { path: { id: documentId, signerId }, deprecated: ['signers.get', 'parties.get'] }, options),
      update: (documentId, signerId, body, options) => call('PATCH', '/api/v1/documents/{id}/signers/{signerId}', { path: { id: documentId, signerId }, body, deprecated: ['signers.update', 'parties.update'] }, options),
      remove: (documentId, signerId, options) => call('DELETE', '/api/v1/documents/{id}/signers/{signerId}', { path: { id: documentId, signerId }, deprecated: ['signers.remove', 'parties.remove'] }, options),
      remind: (documentId, signerId, options) => call('POST', '/api/v1/documents/{id}/signers/{signerId}/remind', { path: { id: documentId, signerId }, deprecated: ['signers.remind', 'parties.remind'] }, options),
    },
    contacts: {
      create: (body, options) => call('POST', '/api/v1/contacts', { body }, options),
      list: (query, options) => toList((query) => call('GET', '/api/v1/contacts', { query }, options), 'contacts', query),
      get: (contactId, options) => call('GET', '/api/v1/contacts/{id}', { path: { id: contactId } }, options),
      update: (contactId, body, options) => call('PATCH', '/api/v1/contacts/{id}', { path: { id: contactId }, body }, options),
      delete: (contactId, options) => call('DELETE', '/api/v1/contacts/{id}', { path: { id: contactId } }, options),
    },
    companies: {
      create: (body, options) => call('POST', '/api/v1/companies', { body }, options),
      list: (query, options) => toList((query) => call('GET', '/api/v1/companies', { query }, options), 'companies', query),
      get: (companyId, options) => call('GET', '/api/v1/companies/{id}', { path: { id: companyId } }, options),
      update: (companyId, body, options) => call('PATCH', '/api/v1/companies/{id}', { path: { id: companyId }, body }, options),
      delete: (companyId, options) => call('DELETE', '/api/v1/companies/{id}', { path: { id: companyId } }, options),
    },
  }
}
