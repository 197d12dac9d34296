// Generated from spec/ by `npm run generate`.
import type { AddParty, CancelDocument, Company, CompanyList, Contact, ContactList, CreateCompany, CreateContact, CreateDocument, Deleted, DeletedParty, Document, DocumentList, EventList, Party, PartyList, PartyWithSigningUrl, SignerList, UpdateCompany, UpdateContact, UpdateDocument, UpdateParty, operations } from '@paraph/contract'
import type { Call, CallOptions } from '../src/call.ts'
import { type List, toList } from '../src/list.ts'
import type { Upload } from '../src/upload.ts'

/** The body with a file of any kind that can be uploaded. */
export type WithUpload<Body> = Omit<Body, 'file'> & { file: Upload }

/** A document is one PDF with its parties. It starts as a `DRAFT`, in which all of it can be changed. */
export interface Documents {
  /**
   * Create a document.
   *
   * Uploads one PDF and makes a document of it, with the status `DRAFT`.
   *
   * The file is opened, not trusted by its name or type: one that is not a PDF, is damaged, or is encrypted is refused (`400`, with the pointer `/file`),
   * and so is one of more than 25 MB (`413`). `file.pages` and `file.sha256` of the answer are those of the file as it is stored.
   *
   * @param body - The PDF, and what the parties are told about it.
   * @returns The document that was created.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 413 `file_too_large`; 415 `media_type_unsupported`; 422 `expiry_past`.
   */
  create(body: WithUpload<CreateDocument>, options?: CallOptions): Promise<Document>

  /**
   * List documents.
   *
   * Answers the documents of the account, newest first, a page at a time. The filters can be combined.
   *
   * @param query.status - Only documents in this state.
   * @param query.externalId - Only those with just this reference identifier.
   * @param query.limit - How many to answer.
   * @param query.cursor - The `nextCursor` of the page before. Without it, the first page is answered.
   * @returns A page of documents.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`.
   */
  list(query?: NonNullable<operations['listDocuments']['parameters']['query']>, options?: CallOptions): List<DocumentList, DocumentList['documents'][number]>

  /**
   * Get one document.
   *
   * Answers the document as it is now. Its parties are listed by `GET /api/v1/documents/{id}/parties`.
   *
   * @param documentId - The document identifier.
   * @returns The document.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`.
   */
  get(documentId: string, options?: CallOptions): Promise<Document>

  /**
   * Update a draft.
   *
   * Changes the fields that are sent, and leaves all others as they were. Only a draft can be changed (`409`).
   * To replace the file, delete the draft and create a new one.
   *
   * @param documentId - The document identifier.
   * @param body - What to change of the draft. A field that is absent stays as it was.
   * @returns The document after the change.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_not_draft`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `expiry_past`.
   */
  update(documentId: string, body: UpdateDocument, options?: CallOptions): Promise<Document>

  /**
   * Delete a draft.
   *
   * Deletes the draft with its file and its parties, for good. Only a draft can be deleted (`409`).
   *
   * @param documentId - The document identifier.
   * @returns The document was deleted.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_not_draft`.
   */
  delete(documentId: string, options?: CallOptions): Promise<Deleted>

  /**
   * Send a document.
   *
   * Sends the draft: its status becomes `SENT`, and every party whose turn it is gets a message by its delivery method. The others get theirs
   * when their turn comes, that is when all who must act before them have acted. The request has no body.
   *
   * A document that lacks something is refused with all that it lacks, party by party (`409`, `document_incomplete`), and stays a draft. `EMAIL` needs
   * an `email`, `SMS` a `phone`, `BANKID` an `ssn`, a two-step verification the address for its code; at least one party must act, and the expiry must not
   * have passed. The pointers of the faults name the party: `/parties/{partyId}/email`.
   *
   * Messages are sent after the answer: follow `sendStatus` of the parties. A server without an SMTP server sends no e-mail: then `sendStatus` stays `NOT_SENT`,
   * and `signingUrl` of each party is there to be passed on.
   *
   * @param documentId - The document identifier.
   * @returns The document, now `SENT`.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_not_draft`, `document_incomplete`.
   */
  send(documentId: string, options?: CallOptions): Promise<Document>

  /**
   * Cancel a document.
   *
   * Calls a sent document back, for good: its status becomes `CANCELLED`, nobody can sign it any more, and the parties who were told of it are told so,
   * with the reason. Only a document that is `SENT` can be cancelled (`409`); a draft is deleted instead.
   *
   * @param documentId - The document identifier.
   * @param body - Why the document is cancelled.
   * @returns The document, now `CANCELLED`.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_not_sent`; 413 `body_too_large`; 415 `media_type_unsupported`.
   */
  cancel(documentId: string, body: CancelDocument, options?: CallOptions): Promise<Document>

  /**
   * List the events of a document.
   *
   * Answers the audit trail of the document, newest first, a page at a time: what happened, when, and who did it. Events are only ever added. Each carries
   * the hash of the one before it, so that a change of any of them shows: `hash` is the SHA-256, in hexadecimal, of the event without its `hash` as
   * canonical JSON (RFC 8785).
   *
   * @param documentId - The document identifier.
   * @param query.limit - How many to answer.
   * @param query.cursor - The `nextCursor` of the page before. Without it, the first page is answered.
   * @returns A page of events.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`.
   */
  listEvents(documentId: string, query?: NonNullable<operations['listDocumentEvents']['parameters']['query']>, options?: CallOptions): List<EventList, EventList['events'][number]>

  /**
   * Download the PDF.
   *
   * Answers the PDF of the document, byte for byte as it was uploaded.
   *
   * @param documentId - The document identifier.
   * @returns The file.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`.
   */
  getFile(documentId: string, options?: CallOptions): Promise<Blob>
}

/** A party takes part in a document: it signs (`SIGNER`), accepts (`ACCEPTOR`), reviews (`REVIEWER`) or organizes (`ORGANIZER`). A party is a snapshot of its contact at the time it was added: later changes of the contact do not reach it. */
export interface Parties {
  /**
   * Add a party.
   *
   * Adds an existing contact to the document as a party.
   *
   * The party is a snapshot: it takes the name, e-mail address, phone number, personal number, reference, role in the company and company of the
   * contact as they are now, and keeps them when the contact changes. The same contact may be added more than once.
   *
   * Nothing is sent while the document is a draft, and nothing need be complete yet: that the party has an e-mail address, a phone number
   * or a personal number where its delivery method or signature needs one is checked when the document is sent.
   *
   * Fails when the contact is not in your account (`422`), when the document is closed, and when it has 100 parties (`409`).
   *
   * @param documentId - The document identifier.
   * @param body - Which contact to add to the document, and how it is to take part.
   * @returns The party that was added.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_closed`, `party_limit_reached`, `document_incomplete`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `contact_unknown`.
   */
  add(documentId: string, body: AddParty, options?: CallOptions): Promise<Party>

  /**
   * List the parties.
   *
   * Answers all parties of the document, in the order they were added, each with its `signingUrl`.
   * The list is never paged, for a document has at most 100 parties.
   *
   * @param documentId - The document identifier.
   * @returns The parties of the document.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`.
   */
  list(documentId: string, options?: CallOptions): Promise<PartyList>

  /**
   * Get one party.
   *
   * Answers the party as it is now, with its `signingUrl`.
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The party.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`.
   */
  get(documentId: string, partyId: string, options?: CallOptions): Promise<PartyWithSigningUrl>

  /**
   * Update a party.
   *
   * Changes the fields that are sent, and leaves all others as they were. `role` must always be sent, changed or not: no default is filled in.
   * The contact that the party was made from does not change.
   *
   * While the document is a draft, everything can change. Once it is sent, a party can change until it has signed or rejected,
   * and its role and required signature only until it opens the document. A closed document does not change at all (`409`).
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @param body - What to change of the party. A field that is absent stays as it was; only `role` must always be given.
   * @returns The party after the change.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `party_signed`, `party_opened`, `document_incomplete`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`.
   */
  update(documentId: string, partyId: string, body: UpdateParty, options?: CallOptions): Promise<Party>

  /**
   * Remove a party.
   *
   * Removes the party from the document. The contact that it was made from stays.
   *
   * A party that has signed or rejected stays, and so do all parties of a closed document (`409`).
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The party was removed.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `party_signed`, `document_incomplete`.
   */
  remove(documentId: string, partyId: string, options?: CallOptions): Promise<DeletedParty>

  /**
   * Remind a party.
   *
   * Sends the party a reminder by its delivery method. The request has no body.
   *
   * A party can be reminded while the document is `SENT`, the party has a delivery method and an address for it, it is its turn,
   * and it has neither signed nor rejected; else the answer is `409`. A party is reminded once an hour at most (`429`).
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The party that was reminded.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_not_sent`, `party_signed`, `party_unreachable`, `party_not_released`; 429 `reminder_too_soon`.
   */
  remind(documentId: string, partyId: string, options?: CallOptions): Promise<Party>
}

/** The deprecated names of the operations on parties. They take and answer just the same, but for three names: see [Versioning](#section/Versioning). Use [Parties](#tag/Parties) instead. */
export interface Signers {
  /**
   * Add a signer.
   *
   * Adds an existing contact to the document as a party.
   *
   * The party is a snapshot: it takes the name, e-mail address, phone number, personal number, reference, role in the company and company of the
   * contact as they are now, and keeps them when the contact changes. The same contact may be added more than once.
   *
   * Nothing is sent while the document is a draft, and nothing need be complete yet: that the party has an e-mail address, a phone number
   * or a personal number where its delivery method or signature needs one is checked when the document is sent.
   *
   * Fails when the contact is not in your account (`422`), when the document is closed, and when it has 100 parties (`409`).
   *
   * @param documentId - The document identifier.
   * @param body - Which contact to add to the document, and how it is to take part.
   * @returns The party that was added.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`; 409 `document_closed`, `party_limit_reached`, `document_incomplete`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `contact_unknown`.
   * @deprecated Use `parties.add`, which takes and answers the same.
   */
  add(documentId: string, body: AddParty, options?: CallOptions): Promise<Party>

  /**
   * List the signers.
   *
   * Answers all parties of the document, in the order they were added, each with its `signingUrl`.
   * The list is never paged, for a document has at most 100 parties.
   *
   * @param documentId - The document identifier.
   * @returns The parties of the document.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`.
   * @deprecated Use `parties.list`, which takes and answers the same.
   */
  list(documentId: string, options?: CallOptions): Promise<SignerList>

  /**
   * Get one signer.
   *
   * Answers the party as it is now, with its `signingUrl`.
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @returns The party.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`.
   * @deprecated Use `parties.get`, which takes and answers the same.
   */
  get(documentId: string, signerId: string, options?: CallOptions): Promise<PartyWithSigningUrl>

  /**
   * Update a signer.
   *
   * Changes the fields that are sent, and leaves all others as they were. `role` must always be sent, changed or not: no default is filled in.
   * The contact that the party was made from does not change.
   *
   * While the document is a draft, everything can change. Once it is sent, a party can change until it has signed or rejected,
   * and its role and required signature only until it opens the document. A closed document does not change at all (`409`).
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @param body - What to change of the party. A field that is absent stays as it was; only `role` must always be given.
   * @returns The party after the change.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `party_signed`, `party_opened`, `document_incomplete`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`.
   * @deprecated Use `parties.update`, which takes and answers the same.
   */
  update(documentId: string, signerId: string, body: UpdateParty, options?: CallOptions): Promise<Party>

  /**
   * Remove a signer.
   *
   * Removes the party from the document. The contact that it was made from stays.
   *
   * A party that has signed or rejected stays, and so do all parties of a closed document (`409`).
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @returns The party was removed.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `party_signed`, `document_incomplete`.
   * @deprecated Use `parties.remove`, which takes and answers the same.
   */
  remove(documentId: string, signerId: string, options?: CallOptions): Promise<DeletedParty>

  /**
   * Remind a signer.
   *
   * Sends the party a reminder by its delivery method. The request has no body.
   *
   * A party can be reminded while the document is `SENT`, the party has a delivery method and an address for it, it is its turn,
   * and it has neither signed nor rejected; else the answer is `409`. A party is reminded once an hour at most (`429`).
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @returns The party that was reminded.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `document_not_found`, `party_not_found`; 409 `document_not_sent`, `party_signed`, `party_unreachable`, `party_not_released`; 429 `reminder_too_soon`.
   * @deprecated Use `parties.remind`, which takes and answers the same.
   */
  remind(documentId: string, signerId: string, options?: CallOptions): Promise<Party>
}

/** A contact is a stored person, who can be linked to a company and added to any number of documents. */
export interface Contacts {
  /**
   * Create a contact.
   *
   * Stores a person. Only the name is required; what the delivery method or the signature of a party needs can be added later.
   * Nothing is unique: two contacts may have the same e-mail address or the same `externalId`.
   *
   * Fails when the company is not in your account (`422`).
   *
   * @param body - The person to store.
   * @returns The contact that was created.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`.
   */
  create(body: CreateContact, options?: CallOptions): Promise<Contact>

  /**
   * List contacts.
   *
   * Answers the contacts of the account, newest first, a page at a time. The filters can be combined.
   *
   * @param query.email - Only contacts with this e-mail address, in whatever case.
   * @param query.externalId - Only those with just this reference identifier.
   * @param query.companyId - Only contacts of this company.
   * @param query.limit - How many to answer.
   * @param query.cursor - The `nextCursor` of the page before. Without it, the first page is answered.
   * @returns A page of contacts.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`.
   */
  list(query?: NonNullable<operations['listContacts']['parameters']['query']>, options?: CallOptions): List<ContactList, ContactList['contacts'][number]>

  /**
   * Get one contact.
   *
   * Answers the contact, with the company it is linked to.
   *
   * @param contactId - The contact identifier.
   * @returns The contact.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `contact_not_found`.
   */
  get(contactId: string, options?: CallOptions): Promise<Contact>

  /**
   * Update a contact.
   *
   * Changes the fields that are sent, and leaves all others as they were. Parties that were made from the contact do not change.
   *
   * Fails when the company is not in your account (`422`).
   *
   * @param contactId - The contact identifier.
   * @param body - What to change of the contact. A field that is absent stays as it was.
   * @returns The contact after the change.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `contact_not_found`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`.
   */
  update(contactId: string, body: UpdateContact, options?: CallOptions): Promise<Contact>

  /**
   * Delete a contact.
   *
   * Deletes the contact for good. Parties that were made from it stay as they are.
   *
   * @param contactId - The contact identifier.
   * @returns The contact was deleted.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `contact_not_found`.
   */
  delete(contactId: string, options?: CallOptions): Promise<Deleted>
}

/** A company is what contacts are linked to. */
export interface Companies {
  /**
   * Create a company.
   *
   * Stores a company, so that contacts can be linked to it. Nothing is unique: two companies may have the same number.
   *
   * @param body - The company to store.
   * @returns The company that was created.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 413 `body_too_large`; 415 `media_type_unsupported`.
   */
  create(body: CreateCompany, options?: CallOptions): Promise<Company>

  /**
   * List companies.
   *
   * Answers the companies of the account, newest first, a page at a time.
   *
   * @param query.limit - How many to answer.
   * @param query.cursor - The `nextCursor` of the page before. Without it, the first page is answered.
   * @returns A page of companies.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`.
   */
  list(query?: NonNullable<operations['listCompanies']['parameters']['query']>, options?: CallOptions): List<CompanyList, CompanyList['companies'][number]>

  /**
   * Get one company.
   *
   * Answers the company.
   *
   * @param companyId - The company identifier.
   * @returns The company.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `company_not_found`.
   */
  get(companyId: string, options?: CallOptions): Promise<Company>

  /**
   * Update a company.
   *
   * Changes the fields that are sent, and leaves all others as they were. Contacts show the change at once; parties keep the company as it was
   * when they were added.
   *
   * @param companyId - The company identifier.
   * @param body - What to change of the company. A field that is absent stays as it was.
   * @returns The company after the change.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `company_not_found`; 413 `body_too_large`; 415 `media_type_unsupported`.
   */
  update(companyId: string, body: UpdateCompany, options?: CallOptions): Promise<Company>

  /**
   * Delete a company.
   *
   * Deletes the company for good. A company that contacts are linked to stays (`409`).
   *
   * @param companyId - The company identifier.
   * @returns The company was deleted.
   * @throws ParaphError with the code of what is wrong: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 404 `company_not_found`; 409 `company_in_use`.
   */
  delete(companyId: string, options?: CallOptions): Promise<Deleted>
}

/** The methods, in groups by resource. */
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
