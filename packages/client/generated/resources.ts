// Generated from spec/ by `npm run generate`.
import type { Account, AccountEvent, AccountEventList, AddFields, AddParty, AddPasskey, ApiKey, ApiKeyId, ApiKeyList, AuditEvent, BankIdOrder, CancelDocument, ColleagueList, Company, CompanyId, CompanyList, ConfirmBankIdReturn, ConfirmVerificationCode, Contact, ContactId, ContactList, CreateApiKey, CreateCompany, CreateContact, CreateDocument, CreateFirstAccount, CreateSession, CreateWebhookEndpoint, CreatedApiKey, Deleted, DeletedField, DeletedParty, DocumentCounts, DocumentId, DocumentLabelList, DocumentList, DocumentMember, DocumentMemberList, Drawing, EventList, Field, FieldId, FieldList, FirstAccount, GetDocumentQuery, HandOver, HandedOver, InvitationFound, InviteMember, InvitedMember, ListAccountEventsQuery, ListApiKeysQuery, ListCompaniesQuery, ListContactsQuery, ListDocumentEventsQuery, ListDocumentsQuery, ListMembersQuery, ListWebhookDeliveriesQuery, ListWebhookEndpointsQuery, LookUpInvitation, Me, Member, MemberId, MemberList, ParaphDocument, Party, PartyId, PartyList, PartyMarks, PartyMessage, PartyWithSigningUrl, Passkey, PasskeyId, PasskeyList, PasskeyOptions, PhoneScan, RejectDocument, RenewSession, ReplaceFields, ReplaceParty, ReplaceSingleSignOn, RequestSignInLink, RetryWebhookDeliveries, SaveReading, SaveValues, SavedReading, SavedValues, SendDrawing, SessionAccess, SessionId, SessionList, SessionsEnded, SignDocument, SignInLinkRequested, SignInWays, SignerList, SigningSession, SingleSignOn, SingleSignOnStarted, StartBankIdOrder, StartSingleSignOn, TestMail, UpdateAccount, UpdateCompany, UpdateContact, UpdateDocument, UpdateField, UpdateMe, UpdateMember, UpdateParty, UpdatePasskey, UpdateWebhookEndpoint, UploadScan, VerificationCodeSent, VerificationPass, WebhookDeliveriesRetried, WebhookDelivery, WebhookDeliveryList, WebhookEndpoint, WebhookEndpointId, WebhookEndpointList, WebhookEndpointWithSecret } from '@paraph/contract/named'
import type { Answer, Call, CallOptions, PostOptions } from '../src/call.ts'
import { type List, toList } from '../src/list.ts'
import type { Upload } from '../src/upload.ts'

/** The body, with a file of any type that can be uploaded. */
export type WithUpload<Body> = Omit<Body, 'file'> & {
  /** The PDF: a Blob, bytes, a stream or the path of a file. At most 25 MB. */
  file: Upload
}

/** The body, in which a time can also be a `Date`. */
export type WithDates<Body, Names extends keyof Body> = Omit<Body, Names> & {
  [Name in keyof Pick<Body, Names>]: Body[Name] | Date
}

/** A document is one PDF with its parties. It starts as a `DRAFT`. In a draft, everything except the file can be changed, and the labels always. */
export interface Documents {
  /**
   * Create a document.
   *
   * Uploads one PDF and creates a document from it, with the status `DRAFT`.
   *
   * The server opens the file and does not trust its name or type. It seals the file for a trial, and refuses a file that can't be sealed when all parties have acted
   * (`400`, with the pointer `/file` and one of these codes), and a file of more than 25 MB (`413`).
   *
   * | Code | The file | What to do |
   * |---|---|---|
   * | `file_not_pdf` | is not a PDF | Save it as a PDF. |
   * | `file_empty` | has no bytes | Save it again. |
   * | `file_picture` | is a picture, such as a photo of a phone (HEIC) | Print it to a PDF. |
   * | `file_office` | is a document of Word, Excel, LibreOffice or the like | Save it as a PDF. |
   * | `file_damaged` | is a damaged PDF, or one of its pages uses its catalog, its form or its validation data, which may change after the seal | Open it in a PDF program and save it again, or print it to a PDF. |
   * | `file_encrypted` | needs a password to be opened | Remove its password. |
   * | `file_protected` | is encrypted without a password, and signed too, or its encryption can't be removed exactly | Upload the file as it was before, or print it to a PDF. |
   * | `file_certified` | has a certifying signature, which forbids to add pages | Upload the file as it was before it was certified. |
   * | `file_xfa` | is a dynamic XFA form, which most PDF readers can't show, or a form with XFA data beside its fields, which only some programs show | Print it to a PDF. |
   * | `file_active_content` | acts by itself: JavaScript, a program or file that it starts, RichMedia. Acrobat's own functions for the format of a field are accepted. The detail names the page and the object | Remove it, or print the file to a PDF. |
   * | `file_shows_differently` | does not show the same on the screen, in print and as text: layers, annotations, pictures for printers, text in a hidden layer. The detail names the page and the layer, field or annotation | Remove what differs, or print it to a PDF. |
   * | `file_too_long` | has more than 10,000 pages | Split it. |
   * | `file_too_complex` | takes more than 20 seconds of processor time or 512 MB to check, or has more objects than can be sealed | Print it to a PDF, or split it. |
   * | `file_attachments` | contains more than 50 files, or more than 25 MB in them, or one that can't be read, or more than 200 comments | Remove those that the parties do not need. |
   * | `file_portfolio` | is a portfolio of several files | Upload the PDF in it that is to be signed. |
   *
   * Each account may upload several files at the same time. If their sum is too large, if too many files of all accounts wait for the check, or if
   * the server is too busy to check the file within a minute, the answer is `503` with the code `server_busy`. An upload of which less than 64 KB arrive
   * in 30 seconds is ended (`408`). The search for fields (`fields=FROM_FILE`) counts as a part of the check of the file.
   *
   * `file.pages` and `file.sha256` in the response describe the file as it is stored.
   *
   * With `parties` and `send`, one request does the work of `addParty` and `sendDocument` too: all of it, or nothing. Their faults name the
   * place in this request, such as `/parties/0/person/email`. An incomplete document is not created (`409`, `document_incomplete`).
   *
   * @param body - The PDF, and the texts and settings that belong to it.
   * @returns The document that was created.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 408 `request_stalled`; 409 `document_incomplete`, `idempotency_request_in_progress`; 413 `file_too_large`; 415 `media_type_unsupported`; 422 `expiry_past`, `contact_unknown`, `company_unknown`, `idempotency_key_reused`; 429 `upload_limit_reached`, `message_limit_reached`, `rate_limit_exceeded`.
   */
  create(body: WithUpload<WithDates<CreateDocument, 'expiresAt'>>, options?: PostOptions): Answer<ParaphDocument>

  /**
   * List documents.
   *
   * Returns the documents of the account, newest first or in another order, one page at a time. The filters can be combined. With `include=partySummary`, each document
   * also tells who must act, and how many have. With `include=values`, it tells what its parties have filled in and signed.
   *
   * @param query.status - Only documents with this status.
   * @param query.externalId - Only items with exactly this reference identifier.
   * @param query.label - Only documents with this label, in any case.
   * @param query.owner - Only documents that belong to the member with this identifier.
   * @param query.search - Only documents that contain each of these words or parts of words, in any case, with or without accents (`oberg` finds Öberg): in the title, the reference identifier, a label, or the name, an address or the company of a party. No character has a special meaning. One request searches 10,000 documents, so `nextCursor` can be set although a page is not full.
   * @param query.person - Only documents with a party whose name and e-mail address contain each of these words or parts of words, in any case, with or without accents. One request looks at 10,000 documents.
   * @param query.attention - True for only the documents that need you, each with the reason in its field `attention`: a message did not arrive, a party rejected the document, a link reached the wrong person, the seal failed, it is your turn to sign, or the document expires soon. `sort=URGENCY` lists the worst first.
   * @param query.time - Which time of a document `from` and `before` are about.
   * @param query.from - Only documents whose `time` is this one or later.
   * @param query.before - Only documents whose `time` is earlier than this one.
   * @param query.sort - `NEWEST`: the document that was created last comes first. `CHANGED`: the last change comes first. `TITLE`: in the alphabetical order of Swedish.
`STATUS`: drafts come first, then what was sent, completed, rejected, expired and cancelled. `URGENCY`, only with `attention=true`: in the order of
the reasons of `attention`, and the newest first among those of one reason. A `nextCursor` works only with the order that it came from.
   * @param query.reverse - True for the opposite order.
   * @param query.include - What each document contains in addition, separated by commas. With `values`, a page has at most 25 documents, whatever the `limit`, and ends earlier after 1 MB of values.
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Absent for the first page.
   * @returns A page of documents.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  list(query?: ListDocumentsQuery, options?: CallOptions): List<DocumentList, ParaphDocument>

  /**
   * Get one document.
   *
   * Returns the document as it is now. With `include=parties,fields`, the answer also has the parties, as `GET /api/v1/documents/{id}/parties` lists them,
   * and the fields, as `GET /api/v1/documents/{id}/fields` lists them. This needs no other scope.
   *
   * @param documentId - The document identifier.
   * @param options.include - What the document contains in addition, separated by commas.
   * @returns The document.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  get(documentId: DocumentId, options?: GetDocumentQuery & CallOptions): Answer<ParaphDocument>

  /**
   * Update a document.
   *
   * Changes the fields that are sent. All other fields stay as they were. A field that already has its new value is never refused.
   *
   * - A draft: every field can change. To replace the file, delete the draft and create a new one.
   * - A document that is `SENT`: `expiresAt` and `reminders` can change until all parties have acted, `title` and `message` until a party has opened it.
   *   The event has the old and the new values. An earlier last day, or one where there was none, must be at least 24 hours away, and the parties that
   *   were told otherwise get a reminder. The next reminders follow the new days and number.
   * - Every document: the `labels` can change. This causes no event, and keeps `updatedAt`.
   *
   * Any other change is refused (`409`), and the `errors` name its fields.
   *
   * @param documentId - The document identifier.
   * @param body - The fields of the document to change. A field that is absent stays as it was.
   * @returns The document after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 409 `document_not_draft`, `party_opened`, `document_sealing`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `expiry_past`, `expiry_too_soon`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   */
  update(documentId: DocumentId, body: WithDates<UpdateDocument, 'expiresAt'>, options?: CallOptions): Answer<ParaphDocument>

  /**
   * Delete a draft.
   *
   * Permanently deletes the draft with its file and its parties. A document that is not a draft can't be deleted (`409`).
   *
   * @param documentId - The document identifier.
   * @returns The document was deleted.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 409 `document_not_draft`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  delete(documentId: DocumentId, options?: CallOptions): Answer<Deleted>

  /**
   * Send a document.
   *
   * Sends the draft. Its status becomes `SENT`, and every party whose turn it is gets a message by its delivery method.
   * Each of the other parties gets its message when its turn comes: when all parties that must act before it have acted.
   * The request has no body.
   *
   * If the document is incomplete, it stays a draft, and the response lists everything that is missing, party by party (`409`, `document_incomplete`).
   * `EMAIL` needs an `email`, `SMS` a `phone`, and a two-step verification the address for its code.
   * `BANKID` needs an `ssn`, and a server with the settings of BankID (`signature_unavailable`). Documents of live keys need BankID's production environment.
   * At least one party must act, and the expiry must not have passed. The pointers of the faults name the party: `/parties/{partyId}/email`.
   *
   * The operator limits how many mails and SMS an account may send on one day. If the messages of this request would pass that number, the
   * document stays a draft, and nothing is sent (`429`, `message_limit_reached`).
   *
   * Messages are sent after the response. To follow their delivery, read the `sendStatus` of the parties. A server without an SMTP server
   * sends no e-mail: `sendStatus` stays `NOT_SENT`, and you can give each party its `signingUrl` yourself.
   *
   * @param documentId - The document identifier.
   * @returns The document, now `SENT`.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 409 `document_not_draft`, `document_incomplete`, `idempotency_request_in_progress`; 422 `idempotency_key_reused`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   */
  send(documentId: DocumentId, options?: PostOptions): Answer<ParaphDocument>

  /**
   * Cancel a document.
   *
   * Cancels a sent document permanently. Its status becomes `CANCELLED`, and it can no longer be signed.
   * The parties that got a message about the document get another one, with the reason.
   * A document that is not `SENT` can't be cancelled (`409`). Delete a draft instead.
   * A document that is being sealed can't be cancelled either (`409`): all parties have acted. But if its `sealStatus` is `FAILED` because of its
   * file or a scan (`sealError.code` `file_unsealable`, `scan_unusable`, `resources_exceeded`, `seal_invalid` or `internal`), it can.
   *
   * @param documentId - The document identifier.
   * @param body - The reason for the cancellation.
   * @returns The document, now `CANCELLED`.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 409 `document_not_sent`, `document_sealing`, `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  cancel(documentId: DocumentId, body: CancelDocument, options?: PostOptions): Answer<ParaphDocument>

  /**
   * Hand a document over.
   *
   * Makes another member the owner of the document. The owner before still sees it, as a member with whom it is shared. A member can hand over only its own
   * documents, unless it has `members:write` too.
   *
   * @param documentId - The document identifier.
   * @param body - Who takes over.
   * @returns The document, with its new owner.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 409 `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  handOver(documentId: DocumentId, body: HandOver, options?: PostOptions): Answer<ParaphDocument>

  /**
   * List the members of a document.
   *
   * Returns the member to whom the document belongs, and those with whom it is shared. Others see it too, unless `documentsSeenBy` of the account is `OWNER`.
   *
   * @param documentId - The document identifier.
   * @returns The members.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  listMembers(documentId: DocumentId, options?: CallOptions): Answer<DocumentMemberList>

  /**
   * Share a document with a member.
   *
   * Lets the member see the document and do with it what the role of the member allows. The request has no body. It changes nothing if the member sees the document already.
   *
   * @param documentId - The document identifier.
   * @param memberId - The member identifier.
   * @returns The member.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `member_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  share(documentId: DocumentId, memberId: MemberId, options?: CallOptions): Answer<DocumentMember>

  /**
   * Stop sharing a document.
   *
   * Ends what `shareDocument` has allowed. The owner stays: hand the document over first.
   *
   * @param documentId - The document identifier.
   * @param memberId - The member identifier.
   * @returns The document is not shared with the member any more.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `member_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  unshare(documentId: DocumentId, memberId: MemberId, options?: CallOptions): Answer<Deleted>

  /**
   * List the events of a document.
   *
   * Returns the audit trail of the document, newest first, one page at a time: what happened, when, and who did it.
   * Events are only ever added. Each event has the hash of the previous event, so that you can detect a change of any event.
   * `hash` is the SHA-256 in hexadecimal of the event without its `hash`, as canonical JSON (RFC 8785).
   *
   * @param documentId - The document identifier.
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Absent for the first page.
   * @returns A page of events.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  listEvents(documentId: DocumentId, query?: ListDocumentEventsQuery, options?: CallOptions): List<EventList, AuditEvent>

  /**
   * Download the PDF.
   *
   * Returns the PDF of the document, byte for byte as it was uploaded.
   *
   * @param documentId - The document identifier.
   * @returns The file.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getFile(documentId: DocumentId, options?: CallOptions): Answer<Blob>

  /**
   * Download a file that the PDF contains.
   *
   * Returns a file that the uploaded PDF contains, byte for byte. `attachments` of the document lists them. They come from whoever made the PDF, and are not checked: so the
   * answer is always a download of the type `application/octet-stream`.
   *
   * @param documentId - The document identifier.
   * @param number - The number of the attachment, from the list of the document.
   * @returns The file.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `attachment_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getAttachment(documentId: DocumentId, number: number, options?: CallOptions): Answer<Blob>

  /**
   * Get the marks of a party.
   *
   * Returns the signature and the initials of a party. They never change after it has signed, so get them once.
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The marks.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getMarks(documentId: DocumentId, partyId: PartyId, options?: CallOptions): Answer<PartyMarks>

  /**
   * Get a preview of the first page.
   *
   * Returns a small picture of the first page, for a list of documents. It never changes. The server makes it soon after the document was created. It can't make one of
   * every PDF, so show the document without it after a `404` with the code `preview_not_found`.
   *
   * @param documentId - The document identifier.
   * @returns The file.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `preview_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getPreview(documentId: DocumentId, options?: CallOptions): Answer<Blob>

  /**
   * Download the sealed PDF.
   *
   * Returns the PDF that the server has sealed after all parties had acted: the uploaded PDF, followed by pages with the signatures and the
   * evidence, with a PAdES seal over everything. Anybody can verify it without this server.
   * A document that is not `COMPLETED` has none (`409`). The bytes never change.
   *
   * @param documentId - The document identifier.
   * @returns The file.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 409 `document_not_sealed`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getSealedFile(documentId: DocumentId, options?: CallOptions): Answer<Blob>

  /**
   * Try again to seal a document.
   *
   * Asks the server to try now to seal a document that waits for its seal, instead of at the time of the next automatic attempt.
   * You do not need this operation: the server seals a document as soon as all parties have acted, and tries again until it succeeds.
   * Use it after you have removed the reason in `sealError`. The answer does not wait for the attempt.
   * A document that is already sealed, or that does not wait for its seal, is answered `409`.
   *
   * @param documentId - The document identifier.
   * @returns The document. The attempt follows in a moment.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 409 `seal_not_pending`, `idempotency_request_in_progress`; 422 `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  seal(documentId: DocumentId, options?: PostOptions): Answer<ParaphDocument>

  /**
   * List the labels in use.
   *
   * Returns the labels that documents of the account have, to suggest them: each label once, sorted by its lower case, at most 200.
   *
   * @returns The labels.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  listLabels(options?: CallOptions): Answer<DocumentLabelList>

  /**
   * Count the documents.
   *
   * Returns the number of documents with each status, and the number of those that need you. Each is exact up to 999.
   *
   * @returns The numbers.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getCounts(options?: CallOptions): Answer<DocumentCounts>
}

/** A party takes part in a document: it signs (`SIGNER`), accepts (`ACCEPTOR`), reviews (`REVIEWER`) or organizes (`ORGANIZER`). A party is a snapshot of its contact at the time when it was added. Later changes of the contact do not change the party. */
export interface Parties {
  /**
   * Add a party.
   *
   * Adds an existing contact (`contactId`) or a person in place (`person`) to the document as a party.
   *
   * The party is a snapshot of the contact. It takes the name, e-mail address, phone number, personal number, reference, role in the company
   * and company that the contact has now. When the contact changes later, the party does not change. The same contact may be added more than once.
   *
   * A `person` has the fields of a new contact, and becomes a party in the same way. No contact is stored, unless `saveAsContact` is true. Then the key needs
   * the scope `contacts:write` as well (`403`).
   *
   * While the document is a draft, nothing is sent, and the party may be incomplete. When the document is sent, the server checks that
   * the party has the e-mail address, phone number or personal number that its delivery method or signature needs.
   * If the document was already sent, the server checks the party immediately.
   *
   * Fails if the contact or the company of the person is not in your account (`422`), or if the document is closed, has 100 parties or would become incomplete (`409`).
   *
   * @param documentId - The document identifier.
   * @param body - The person to add to the document, and how the person takes part. Send either `contactId` or `person`.
   * @returns The party that was added.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 409 `document_closed`, `document_sealing`, `party_limit_reached`, `document_incomplete`, `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `contact_unknown`, `company_unknown`, `idempotency_key_reused`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   */
  add(documentId: DocumentId, body: AddParty, options?: PostOptions): Answer<Party>

  /**
   * List the parties.
   *
   * Returns all parties of the document in the order in which they were added, each with its `signingUrl`.
   * The list is never paged, because a document has at most 100 parties.
   *
   * @param documentId - The document identifier.
   * @returns The parties of the document.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  list(documentId: DocumentId, options?: CallOptions): Answer<PartyList>

  /**
   * Get one party.
   *
   * Returns the party as it is now, with its `signingUrl`.
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The party.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  get(documentId: DocumentId, partyId: PartyId, options?: CallOptions): Answer<PartyWithSigningUrl>

  /**
   * Update a party.
   *
   * Changes the fields that are sent. All other fields stay as they were. `role` must always be sent, even if it does not change: it has no default here.
   * The contact that the party was created from does not change.
   *
   * While the document is a draft, everything can change. After the document was sent, a party can change until it has signed or rejected.
   * Its role and required signature can change only until it opens the document. The parties of a closed document can't change (`409`).
   *
   * A new address or delivery method, or `renewLink`, gives the party new links, and the old ones stop working. If somebody has reported that the link reached the wrong person,
   * a new name, e-mail address or phone number does that too. If it was already the party's turn, the new link is sent at once.
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @param body - The fields of the party to change. A field that is absent stays as it was. Only `role` is always required.
   * @returns The party after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `document_sealing`, `party_signed`, `party_opened`, `document_incomplete`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   */
  update(documentId: DocumentId, partyId: PartyId, body: UpdateParty, options?: CallOptions): Answer<Party>

  /**
   * Remove a party.
   *
   * Removes the party from the document. The contact that it was created from stays.
   *
   * The links of the party then say that it was removed. If a message with a link had reached its address, it gets a message about the removal.
   *
   * A party that has signed or rejected can't be removed. The parties of a closed document can't be removed either (`409`).
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The party was removed.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `document_sealing`, `party_signed`, `document_incomplete`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   */
  remove(documentId: DocumentId, partyId: PartyId, options?: CallOptions): Answer<DeletedParty>

  /**
   * Remind a party.
   *
   * Sends the party a reminder by its delivery method. The request has no body.
   *
   * A party can be reminded if the document is `SENT`, the party has a delivery method and an address for it, it is the party's turn,
   * and the party has neither signed nor rejected. Otherwise the response is `409`. A party can be reminded at most once an hour (`429`).
   *
   * If somebody has reported that the link of the party reached the wrong person, the reminder says that the address is right: the links work again.
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The party that was reminded.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 409 `document_not_sent`, `document_sealing`, `party_signed`, `party_unreachable`, `party_not_released`, `idempotency_request_in_progress`; 422 `idempotency_key_reused`; 429 `reminder_too_soon`, `message_limit_reached`, `rate_limit_exceeded`.
   */
  remind(documentId: DocumentId, partyId: PartyId, options?: PostOptions): Answer<Party>

  /**
   * Get what a party sees.
   *
   * Returns the session that the signing page shows to the party, for a preview before or after the document is sent. Changes nothing: it is no visit of the party, and
   * records no event.
   *
   * The session is as after the two-step verification and when the party's turn has come. A draft is shown as if it had been sent now. What the party has filled in but not
   * signed yet, and what it has read, are left out: `value` is what you have filled in, and `reading` is absent.
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The session.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getSession(documentId: DocumentId, partyId: PartyId, options?: CallOptions): Answer<SigningSession>

  /**
   * Get the message to a party.
   *
   * Returns the message that begins the turn of the party, as it is written now, for a review before the document is sent. Sends nothing, and records no event.
   *
   * The link in it is an example that opens nothing. A party with the `deliveryMethod` `NONE` gets no message (`channel` is `null`).
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @returns The message.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getMessage(documentId: DocumentId, partyId: PartyId, options?: CallOptions): Answer<PartyMessage>

  /**
   * Replace a party.
   *
   * Puts another person in the place of a party of a `SENT` document. The new party gets the fields of the old one, its role and its place in the signing order, and the
   * same signature, delivery method and two-step verification, unless the request says otherwise. It has an identifier and links of its own, and gets its message
   * if it is its turn. Nothing else of the old party comes with it: what it has filled in, its personal number and its `externalId` go.
   *
   * The old party is removed, as `removeParty` does: its links say so, and it gets a message about that if a message with a link had reached its address.
   * The events are `party.removed` and `party.added`, and the second one names the old party in `data.replaces`.
   *
   * A party can be replaced until it opens the document, or after somebody has reported that its link reached the wrong person. If it opens the document at the same
   * moment, one of the two requests is refused. Fails with `409` also if the new party would make the document incomplete, for example without a personal number for BankID.
   *
   * @param documentId - The document identifier.
   * @param partyId - The party identifier.
   * @param body - The person who takes the place of the party. Send either `contactId` or `person`.
   * @returns The new party.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 409 `document_not_sent`, `document_sealing`, `party_signed`, `party_opened`, `document_incomplete`, `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `contact_unknown`, `company_unknown`, `idempotency_key_reused`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   */
  replace(documentId: DocumentId, partyId: PartyId, body: ReplaceParty, options?: PostOptions): Answer<Party>
}

/** A field is a place on a page where a party signs, sets its initials or fills in a value. Fields are put on a draft. A document without fields is signed as a whole. */
export interface Fields {
  /**
   * Add fields.
   *
   * Puts fields on the pages of a draft: where a party signs, and what it fills in. Each field belongs to one party. Either all fields are added or none.
   *
   * A document has at most 500 fields, with at most 2,000 options, 2,000 other places and 200,000 characters of values together. A party that has fields, but no `SIGNATURE` field, still signs as usual.
   * A field is placed by its `box`, or by an `anchor`: a text of the file, which is found now. Pages and boxes are checked when the document is sent.
   *
   * @param documentId - The document identifier.
   * @param body - The fields to add.
   * @returns The fields that were added.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 409 `document_not_draft`, `field_limit_reached`, `field_name_taken`, `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `party_unknown`, `anchor_unresolved`, `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  add(documentId: DocumentId, body: AddFields, options?: PostOptions): Answer<FieldList>

  /**
   * Replace all fields.
   *
   * Sets the complete list of the fields of a draft, as an editor saves it. A field keeps its `id` if its party, its name and its type stay the same, and its `anchors` if its place stays too. All other fields are removed.
   *
   * @param documentId - The document identifier.
   * @param body - All fields that the document shall have.
   * @returns The fields of the document.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 409 `document_not_draft`, `field_limit_reached`, `field_name_taken`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `party_unknown`, `anchor_unresolved`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  replace(documentId: DocumentId, body: ReplaceFields, options?: CallOptions): Answer<FieldList>

  /**
   * List the fields.
   *
   * Returns all fields of the document in the order in which they were added. `value` is what you filled in. `filledIn` is what the
   * party has filled in, as soon as it has signed.
   * The list is never paged, because a document has at most 500 fields.
   *
   * @param documentId - The document identifier.
   * @returns The fields of the document.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  list(documentId: DocumentId, options?: CallOptions): Answer<FieldList>

  /**
   * Get one field.
   *
   * Returns the field as it is now.
   *
   * @param documentId - The document identifier.
   * @param fieldId - The field identifier.
   * @returns The field.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `field_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  get(documentId: DocumentId, fieldId: FieldId, options?: CallOptions): Answer<Field>

  /**
   * Update a field.
   *
   * Changes the properties that are sent. All others stay as they were. Only the fields of a draft can change (`409`).
   *
   * @param documentId - The document identifier.
   * @param fieldId - The field identifier.
   * @param body - The properties of the field to change. A property that is absent stays as it was. The type never changes.
   * @returns The field after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `field_not_found`; 409 `document_not_draft`, `field_limit_reached`, `field_name_taken`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `party_unknown`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  update(documentId: DocumentId, fieldId: FieldId, body: UpdateField, options?: CallOptions): Answer<Field>

  /**
   * Remove a field.
   *
   * Removes the field. Only the fields of a draft can be removed (`409`).
   *
   * @param documentId - The document identifier.
   * @param fieldId - The field identifier.
   * @returns The field was removed.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `field_not_found`; 409 `document_not_draft`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  remove(documentId: DocumentId, fieldId: FieldId, options?: CallOptions): Answer<DeletedField>
}

/** The deprecated names of the operations on parties. They work in the same way and differ in three names only: see [Versioning](#section/Versioning). Use [Parties](#tag/Parties) instead. */
export interface Signers {
  /**
   * Add a signer.
   *
   * Adds an existing contact (`contactId`) or a person in place (`person`) to the document as a party.
   *
   * The party is a snapshot of the contact. It takes the name, e-mail address, phone number, personal number, reference, role in the company
   * and company that the contact has now. When the contact changes later, the party does not change. The same contact may be added more than once.
   *
   * A `person` has the fields of a new contact, and becomes a party in the same way. No contact is stored, unless `saveAsContact` is true. Then the key needs
   * the scope `contacts:write` as well (`403`).
   *
   * While the document is a draft, nothing is sent, and the party may be incomplete. When the document is sent, the server checks that
   * the party has the e-mail address, phone number or personal number that its delivery method or signature needs.
   * If the document was already sent, the server checks the party immediately.
   *
   * Fails if the contact or the company of the person is not in your account (`422`), or if the document is closed, has 100 parties or would become incomplete (`409`).
   *
   * @param documentId - The document identifier.
   * @param body - The person to add to the document, and how the person takes part. Send either `contactId` or `person`.
   * @returns The party that was added.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 409 `document_closed`, `document_sealing`, `party_limit_reached`, `document_incomplete`, `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `contact_unknown`, `company_unknown`, `idempotency_key_reused`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   * @deprecated Use `parties.add`, which does the same.
   */
  add(documentId: DocumentId, body: AddParty, options?: PostOptions): Answer<Party>

  /**
   * List the signers.
   *
   * Returns all parties of the document in the order in which they were added, each with its `signingUrl`.
   * The list is never paged, because a document has at most 100 parties.
   *
   * @param documentId - The document identifier.
   * @returns The parties of the document.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   * @deprecated Use `parties.list`, which does the same.
   */
  list(documentId: DocumentId, options?: CallOptions): Answer<SignerList>

  /**
   * Get one signer.
   *
   * Returns the party as it is now, with its `signingUrl`.
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @returns The party.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   * @deprecated Use `parties.get`, which does the same.
   */
  get(documentId: DocumentId, signerId: PartyId, options?: CallOptions): Answer<PartyWithSigningUrl>

  /**
   * Update a signer.
   *
   * Changes the fields that are sent. All other fields stay as they were. `role` must always be sent, even if it does not change: it has no default here.
   * The contact that the party was created from does not change.
   *
   * While the document is a draft, everything can change. After the document was sent, a party can change until it has signed or rejected.
   * Its role and required signature can change only until it opens the document. The parties of a closed document can't change (`409`).
   *
   * A new address or delivery method, or `renewLink`, gives the party new links, and the old ones stop working. If somebody has reported that the link reached the wrong person,
   * a new name, e-mail address or phone number does that too. If it was already the party's turn, the new link is sent at once.
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @param body - The fields of the party to change. A field that is absent stays as it was. Only `role` is always required.
   * @returns The party after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `document_sealing`, `party_signed`, `party_opened`, `document_incomplete`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   * @deprecated Use `parties.update`, which does the same.
   */
  update(documentId: DocumentId, signerId: PartyId, body: UpdateParty, options?: CallOptions): Answer<Party>

  /**
   * Remove a signer.
   *
   * Removes the party from the document. The contact that it was created from stays.
   *
   * The links of the party then say that it was removed. If a message with a link had reached its address, it gets a message about the removal.
   *
   * A party that has signed or rejected can't be removed. The parties of a closed document can't be removed either (`409`).
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @returns The party was removed.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 409 `document_closed`, `document_sealing`, `party_signed`, `document_incomplete`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   * @deprecated Use `parties.remove`, which does the same.
   */
  remove(documentId: DocumentId, signerId: PartyId, options?: CallOptions): Answer<DeletedParty>

  /**
   * Remind a signer.
   *
   * Sends the party a reminder by its delivery method. The request has no body.
   *
   * A party can be reminded if the document is `SENT`, the party has a delivery method and an address for it, it is the party's turn,
   * and the party has neither signed nor rejected. Otherwise the response is `409`. A party can be reminded at most once an hour (`429`).
   *
   * If somebody has reported that the link of the party reached the wrong person, the reminder says that the address is right: the links work again.
   *
   * @param documentId - The document identifier.
   * @param signerId - The party identifier.
   * @returns The party that was reminded.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `document_not_found`, `party_not_found`; 409 `document_not_sent`, `document_sealing`, `party_signed`, `party_unreachable`, `party_not_released`, `idempotency_request_in_progress`; 422 `idempotency_key_reused`; 429 `reminder_too_soon`, `message_limit_reached`, `rate_limit_exceeded`.
   * @deprecated Use `parties.remind`, which does the same.
   */
  remind(documentId: DocumentId, signerId: PartyId, options?: PostOptions): Answer<Party>
}

/** A contact is a stored person. It can be linked to a company and added to any number of documents. */
export interface Contacts {
  /**
   * Create a contact.
   *
   * Stores a person. Only the name is required. The data that the delivery method or the signature of a party needs can be added later.
   * A contact as a response contains it can be sent too: the server makes a copy of it, with an identifier of its own.
   * No field has to be unique: two contacts may have the same e-mail address or the same `externalId`.
   *
   * Fails if the company is not in your account (`422`).
   *
   * @param body - The person to store. A contact as a response contains it is accepted too, and makes a copy.
   * @returns The contact that was created.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 409 `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`, `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  create(body: CreateContact, options?: PostOptions): Answer<Contact>

  /**
   * List contacts.
   *
   * Returns the contacts of the account, newest first or by name, one page at a time. The filters can be combined.
   *
   * @param query.email - Only contacts with this e-mail address. The case of letters does not matter.
   * @param query.externalId - Only items with exactly this reference identifier.
   * @param query.companyId - Only contacts of this company.
   * @param query.createdBy - Only contacts that the member or the key with this identifier has stored.
   * @param query.search - Only contacts that contain each of these words or parts of words, in any case, with or without accents: in the name, an address, the reference identifier or the company. No character has a special meaning. One request searches 10,000 contacts.
   * @param query.sort - `NEWEST`: the contact that was created last comes first. `NAME`: by last name, then by first name, in the alphabetical order of Swedish. Who has no last
name stands under the first name. A `nextCursor` works only with the order that it came from.
   * @param query.from - With `sort=NAME` only: the list begins with the first contact that stands at or after this text in the alphabet, such as a letter.
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Absent for the first page.
   * @returns A page of contacts.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  list(query?: ListContactsQuery, options?: CallOptions): List<ContactList, Contact>

  /**
   * Get one contact.
   *
   * Returns the contact with the company that it is linked to.
   *
   * @param contactId - The contact identifier.
   * @returns The contact.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `contact_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  get(contactId: ContactId, options?: CallOptions): Answer<Contact>

  /**
   * Update a contact.
   *
   * Changes the fields that are sent. All other fields stay as they were. `null` empties a field; a contact always has a `firstName` and a
   * `lastName`. Parties that were created from the contact do not change.
   *
   * Fails if the company is not in your account (`422`).
   *
   * @param contactId - The contact identifier.
   * @param body - The fields of the contact to change. A field that is absent stays as it was, and `null` empties a field.
   * @returns The contact after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `contact_not_found`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `company_unknown`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  update(contactId: ContactId, body: UpdateContact, options?: CallOptions): Answer<Contact>

  /**
   * Delete a contact.
   *
   * Deletes the contact permanently. Parties that were created from it stay as they are.
   *
   * @param contactId - The contact identifier.
   * @returns The contact was deleted.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `contact_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  delete(contactId: ContactId, options?: CallOptions): Answer<Deleted>
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
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 409 `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  create(body: CreateCompany, options?: PostOptions): Answer<Company>

  /**
   * List companies.
   *
   * Returns the companies of the account, newest first, one page at a time.
   *
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Absent for the first page.
   * @returns A page of companies.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  list(query?: ListCompaniesQuery, options?: CallOptions): List<CompanyList, Company>

  /**
   * Get one company.
   *
   * Returns the company.
   *
   * @param companyId - The company identifier.
   * @returns The company.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `company_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  get(companyId: CompanyId, options?: CallOptions): Answer<Company>

  /**
   * Update a company.
   *
   * Changes the fields that are sent. All other fields stay as they were. Contacts show the change immediately.
   * Parties keep the company as it was when they were added.
   *
   * @param companyId - The company identifier.
   * @param body - The fields of the company to change. A field that is absent stays as it was.
   * @returns The company after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `company_not_found`; 413 `body_too_large`; 415 `media_type_unsupported`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  update(companyId: CompanyId, body: UpdateCompany, options?: CallOptions): Answer<Company>

  /**
   * Delete a company.
   *
   * Deletes the company permanently. A company can't be deleted while contacts are linked to it (`409`).
   *
   * @param companyId - The company identifier.
   * @returns The company was deleted.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `company_not_found`; 409 `company_in_use`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  delete(companyId: CompanyId, options?: CallOptions): Answer<Deleted>
}

/** The account that an API key belongs to. Its contact is the address that parties can ask. */
export interface Accounts {
  /**
   * Get the account.
   *
   * Returns the account of the API key.
   *
   * @returns The account.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  get(options?: CallOptions): Answer<Account>

  /**
   * Update the account.
   *
   * Changes the fields that are sent. Pages and messages show the new name and the new contact at once, also of documents that were sent before, and messages use the new time zone.
   * A sealed file keeps the name that the account had when it was sealed.
   *
   * @param body - The fields of the account to change. A field that is absent stays as it was, and `null` empties a field.
   * @returns The account after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 413 `body_too_large`; 415 `media_type_unsupported`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  update(body: UpdateAccount, options?: CallOptions): Answer<Account>

  /**
   * List the log of the account.
   *
   * Returns who changed keys, members, webhook endpoints and the account, and who signed in: newest first, one page at a time.
   * Entries are only ever added, in the transaction of the change. Each has the hash of the entry before, so that you can detect a change of any of them.
   * The log has no secrets. Of the URL of an endpoint it has only the host, because the rest may be secret.
   *
   * @param query.type - Only entries of this type.
   * @param query.actorId - Only what this member or key has done.
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Absent for the first page.
   * @returns A page of the log.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  listEvents(query?: ListAccountEventsQuery, options?: CallOptions): List<AccountEventList, AccountEvent>

  /**
   * Send a test mail.
   *
   * Queues a mail to the `contactEmail` of the account, to show that mails from this server arrive. It is tried for about five minutes, and counts as one of
   * the mails that the account may send on one day (`429`). The request has no body.
   *
   * @returns Where the mail goes.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 409 `contact_email_missing`, `mail_unavailable`, `idempotency_request_in_progress`; 422 `idempotency_key_reused`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   */
  sendTestMail(options?: PostOptions): Answer<TestMail>

  /**
   * Get the account and the scopes of the caller.
   *
   * Returns the account and the scopes of the request, and its API key or its member. Any valid key or access token may call this, so it also checks one.
   *
   * @returns Who sends the request.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getMe(options?: CallOptions): Answer<Me>

  /**
   * Change what you are told by mail.
   *
   * Changes which mails about their own documents the member who sends the request gets. Nobody else can choose that, not even an admin.
   *
   * @param body - What to change. What is absent stays as it was.
   * @returns The member after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `session_missing`, `session_invalid`; 413 `body_too_large`; 415 `media_type_unsupported`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  updateMe(body: UpdateMe, options?: CallOptions): Answer<Me>

  /**
   * Create the first account.
   *
   * Creates the first account of a server, a key with all scopes, and its first member if the request names an `admin`. The answer has the key, as `apiKey.secret`, and
   * the link with which the member signs in, as `admin.invitationUrl`. Both are shown only here. A session of this link is for this account only, because
   * nobody has checked whose address it is.
   *
   * A server without an account prints a link when it starts. The part after `#setup=` is the token. It is valid for 15 minutes, and only while there
   * is no account: of several requests, one creates an account, and the others are answered `401`. Then create more accounts and keys with `npm run paraph -- keys`.
   *
   * @param body - The account to create.
   * @returns The account, and its key with the secret.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `setup_token_missing`, `setup_token_invalid`; 409 `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  createFirst(body: CreateFirstAccount, options?: PostOptions): Answer<FirstAccount>
}

/** A member is a person who uses an account with its console. Its role says what it may do. */
export interface Members {
  /**
   * Get single sign-on.
   *
   * Returns the identity provider by which members of the account sign in, without the secret, and what proves the domains.
   *
   * @returns The settings of single sign-on.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `single_sign_on_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getSingleSignOn(options?: CallOptions): Answer<SingleSignOn>

  /**
   * Set up single sign-on.
   *
   * Sets the identity provider by which members of the account sign in: any one that speaks OpenID Connect. Register `redirectUri` of the answer at the provider.
   * Then prove the domains: put the DNS records of the answer in place, and call `POST /api/v1/account/single-sign-on/confirm-domains`. The provider may only speak
   * for addresses of proved domains. A domain that stays keeps its proof.
   *
   * A new issuer or client needs its secret, and the issuer must answer (`422`). Without `clientSecret`, the stored one stays.
   *
   * With `onlySingleSignOn`, the members sign in at the provider only, and those who signed in otherwise are out at once. API keys work as before. A member can switch it
   * on only in a session that the provider has opened, so that no mistake locks everybody out (`409`). An API key always can, if a domain is proved.
   *
   * @param body - The identity provider, and who gets which role.
   * @returns The settings after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 409 `single_sign_on_untested`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `issuer_refused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  replaceSingleSignOn(body: ReplaceSingleSignOn, options?: CallOptions): Answer<SingleSignOn>

  /**
   * Remove single sign-on.
   *
   * Removes the provider, its secret and its domains. Members sign in with links again, and the sessions that the provider has opened end. The members stay.
   *
   * @returns Single sign-on was removed.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 404 `single_sign_on_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  removeSingleSignOn(options?: CallOptions): Answer<Deleted>

  /**
   * Check the domains.
   *
   * Looks up the DNS record of each domain that is not proved, and returns the settings with `provedAt` of those that are. A new record can take some minutes until it is
   * seen. A proof stays, also without the record. The request has no body.
   *
   * @returns The settings, with the domains that are proved.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `single_sign_on_not_found`; 409 `idempotency_request_in_progress`; 422 `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  confirmSingleSignOnDomains(options?: PostOptions): Answer<SingleSignOn>

  /**
   * List the members by name.
   *
   * Returns the names of the members of the account, also to members who may not manage them: to share documents, to hand them over and to filter the list of them.
   *
   * @returns The members.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  listColleagues(options?: CallOptions): Answer<ColleagueList>

  /**
   * Invite a member.
   *
   * Adds a person to the account, and sends the person a mail with a link to the console. The link is valid for 7 days, and once. It counts as one of the
   * mails that the account may send on one day (`429`). Whoever opens it has proved to own the address.
   *
   * A server that sends no e-mail returns the link instead, as `invitationUrl`. Hand it over yourself, and to nobody else. Who signs in with such a link has
   * not proved to own the address, so this session is only for this account.
   *
   * An account has at most 500 members. A key with all scopes can invite the first one.
   *
   * @param body - The person to invite.
   * @returns The member, who is invited.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 409 `member_exists`, `member_limit_reached`, `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `idempotency_key_reused`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   */
  invite(body: InviteMember, options?: PostOptions): Answer<InvitedMember>

  /**
   * List members.
   *
   * Returns the members of the account, newest first, one page at a time. Removed members are not in the list.
   *
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Absent for the first page.
   * @returns A page of members.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  list(query?: ListMembersQuery, options?: CallOptions): List<MemberList, Member>

  /**
   * Get a member.
   *
   * Returns one member of the account.
   *
   * @param memberId - The member identifier.
   * @returns The member.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `member_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  get(memberId: MemberId, options?: CallOptions): Answer<Member>

  /**
   * Update a member.
   *
   * Changes the fields that are sent. The next request of the member has the rights of the new role. The last member who has joined with the role `ADMIN` keeps it (`409`).
   *
   * @param memberId - The member identifier.
   * @param body - The fields to change.
   * @returns The member after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 404 `member_not_found`; 409 `last_admin`; 413 `body_too_large`; 415 `media_type_unsupported`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  update(memberId: MemberId, body: UpdateMember, options?: CallOptions): Answer<Member>

  /**
   * Remove a member.
   *
   * Removes the member from the account. The next request of the member is answered `401`, on every server, and a link of an invitation does not work any more.
   * What the member has done keeps the name. The last member who has joined with the role `ADMIN` can't be removed (`409`).
   *
   * @param memberId - The member identifier.
   * @returns The member was removed.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 404 `member_not_found`; 409 `last_admin`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  remove(memberId: MemberId, options?: CallOptions): Answer<Deleted>

  /**
   * Hand all documents of a member over.
   *
   * Makes another member the owner of all documents that belong to this one, who does not see them any more because of that. It also works for a member who was removed.
   *
   * @param memberId - The member identifier.
   * @param body - Who takes over.
   * @returns How many documents have a new owner.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `member_not_found`; 409 `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  handOverDocuments(memberId: MemberId, body: HandOver, options?: PostOptions): Answer<HandedOver>

  /**
   * Invite a member again.
   *
   * Sends the member a new link, as the first invitation did. The link before it does not work any more. A member who can't sign in any other way, for
   * example on a server that sends no e-mail, can use it too. The request has no body.
   *
   * @param memberId - The member identifier.
   * @returns The member, who is invited again.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 404 `member_not_found`; 409 `idempotency_request_in_progress`; 422 `idempotency_key_reused`; 429 `message_limit_reached`, `rate_limit_exceeded`.
   */
  inviteAgain(memberId: MemberId, options?: PostOptions): Answer<InvitedMember>
}

/** A key gives one of your systems access to the API. Its scopes say what it may do. They never change. */
export interface ApiKeys {
  /**
   * Create an API key.
   *
   * Creates a key for the same account and the same data: a live key creates live keys, a test key creates test keys.
   * The answer has the key itself, as `secret`. It is shown only here: the server stores its SHA-256 only.
   *
   * The new key can't do more than the key that creates it, and can't live longer. A scope that the creating key lacks is answered `403`. If the creating
   * key expires, `expiresAt` is required and must not be later (`422`).
   *
   * An account has at most 100 keys that are neither revoked nor expired (`409`).
   *
   * @param body - The key to create.
   * @returns The key that was created, with its secret.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 409 `key_limit_reached`, `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `expiry_past`, `expiry_too_late`, `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  create(body: WithDates<CreateApiKey, 'expiresAt'>, options?: PostOptions): Answer<CreatedApiKey>

  /**
   * List API keys.
   *
   * Returns the keys of the account, newest first, one page at a time. Expired keys are in the list, revoked keys are not. Secrets are never shown.
   * A live key sees live keys only, a test key sees test keys only.
   *
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Absent for the first page.
   * @returns A page of keys.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  list(query?: ListApiKeysQuery, options?: CallOptions): List<ApiKeyList, ApiKey>

  /**
   * Revoke an API key.
   *
   * Revokes the key permanently. The next request with it is answered `401`, on every server. Requests that have already begun are finished.
   * A key may revoke itself. Keys that it created stay valid: their `createdBy` names it.
   *
   * @param apiKeyId - The key identifier.
   * @returns The key was revoked.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 404 `key_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  revoke(apiKeyId: ApiKeyId, options?: CallOptions): Answer<Deleted>
}

/** A member signs in, with a passkey for example, and gets an access token, which works like an API key. The console uses these operations. See [Members](#section/Members). */
export interface Sessions {
  /**
   * List the ways to sign in.
   *
   * Says how people can sign in to this server. The operator chooses the ways (`SIGN_IN_WAYS`), and each works only if the server can do it: without a mail
   * server, nobody gets a link. It needs no credential.
   *
   * @returns The ways to sign in.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getSignInWays(options?: CallOptions): Answer<SignInWays>

  /**
   * Look up an invitation.
   *
   * Says to what an invitation invites, before the person accepts it by `POST /api/v1/sessions`. The invitation stays as it is, so a program that follows the links of
   * mails uses up nothing. The answer has no address, and nothing else about the account.
   *
   * Only pages of this server can call it (`403`). It needs no credential. A network may send 60 requests a minute to the operations of signing in.
   *
   * @param body - The invitation.
   * @returns The invitation can be accepted.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 403 `origin_refused`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `invitation_invalid`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  lookUpInvitation(body: LookUpInvitation, options?: PostOptions): Answer<InvitationFound>

  /**
   * Request a sign-in link.
   *
   * Sends a mail with a link to the console, if a member has this address. The answer is always the same, so that it does not say who is a member. The link is
   * valid for 15 minutes, once, and only in the browser that has asked for it: the answer sets a cookie for that. An address gets at most 5 links in an
   * hour, and a browser in which its owner has signed in gets 5 of its own.
   *
   * Only pages of this server can call it (`403`), which the headers `sec-fetch-site` or `origin` say. It needs no credential. A network may send 60 requests a
   * minute to the operations of signing in.
   *
   * @param body - Who wants to sign in.
   * @returns The link is on its way, if a member has this address.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 403 `origin_refused`; 409 `mail_unavailable`, `sign_in_way_off`; 413 `body_too_large`; 415 `media_type_unsupported`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  requestSignInLink(body: RequestSignInLink, options?: PostOptions): Answer<SignInLinkRequested>

  /**
   * Begin to sign in at a provider.
   *
   * Returns the page of the provider at which the person signs in, if an account has proved the domain of the address. Open it in this browser: the answer sets a cookie,
   * and only with it the sign-in can end. The provider leads back to the console, which sends what it gets to `POST /api/v1/sessions` as `singleSignOn`, within 10 minutes.
   * The answer says nothing about who is a member.
   *
   * Before a sensitive act, `asksAgain` asks the provider for a new sign-in. If it then says by `auth_time` that it has asked the person more than 10 minutes
   * ago, the sign-in is refused.
   *
   * Only pages of this server can call it (`403`). It needs no credential.
   *
   * @param body - Who wants to sign in.
   * @returns Where the person signs in.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 403 `origin_refused`; 409 `sign_in_way_off`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `single_sign_on_refused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  startSingleSignOn(body: StartSingleSignOn, options?: PostOptions): Answer<SingleSignOnStarted>

  /**
   * Sign in.
   *
   * Signs in with a passkey, or with the token of an invitation or of a sign-in link: the part of the link after `#invitation=` or `#sign-in=`. Send it when the person has
   * pressed a button, because programs that look for malicious mails follow links too. Or with the answer of an identity provider: the part after
   * `#single-sign-on=`.
   *
   * The answer has an access token for 10 minutes: send it as `authorization: Bearer <accessToken>`, like an API key. The scopes of the role of the
   * member decide what it may do. The answer also sets the cookie of the session, which only `POST /api/v1/session-renewals` uses.
   *
   * Only pages of this server can call it (`403`). It needs no other credential.
   *
   * @param body - One of the ways to sign in.
   * @returns The member is signed in.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 403 `origin_refused`; 409 `sign_in_way_off`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `invitation_invalid`, `sign_in_link_invalid`, `sign_in_browser_mismatch`, `single_sign_on_refused`, `single_sign_on_required`, `passkey_refused`, `passkey_challenge_over`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  create(body: CreateSession, options?: PostOptions): Answer<SessionAccess>

  /**
   * List your sessions.
   *
   * Returns the sessions of the person who sends the request, newest first. A person has at most 50, and a further one ends the oldest.
   * A session that began with a link of an admin or at a provider sees only the sessions in its account.
   *
   * @returns All sessions of the person.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `session_missing`, `session_invalid`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  list(options?: CallOptions): Answer<SessionList>

  /**
   * Sign out everywhere.
   *
   * Ends all sessions that `GET /api/v1/sessions` lists, this one too. Their access tokens are refused at once, on every server.
   *
   * @returns All sessions have ended.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `session_missing`, `session_invalid`; 403 `sign_in_needed_again`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  endAll(options?: CallOptions): Answer<SessionsEnded>

  /**
   * Sign out.
   *
   * Ends one session of the person who sends the request: this one, or one on another device. Its access tokens are refused at once, on every server.
   *
   * @param sessionId - The session identifier.
   * @returns The session has ended.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `session_missing`, `session_invalid`; 403 `sign_in_needed_again`; 404 `session_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  end(sessionId: SessionId, options?: CallOptions): Answer<Deleted>

  /**
   * Renew a session.
   *
   * Returns a new access token for the session of the cookie. Call it before the access token ends, and when a page is loaded. With `accountId`, the
   * session changes to another account of the person. Other tabs keep the account of their access token until they renew it.
   *
   * The value of the cookie changes at each renewal, at most every 30 seconds. The value before works for 30 seconds more, because two tabs can renew at the same time. After that, its
   * use ends the session, because somebody may have copied the cookie. A session ends 12 hours after its last renewal, and 30 days after signing in, unless the operator has set
   * other times.
   *
   * Only pages of this server can call it (`403`).
   *
   * @param body - What changes with the renewal. An empty object changes nothing.
   * @returns The session goes on.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `session_missing`, `session_invalid`; 403 `origin_refused`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `account_unknown`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  renew(body: RenewSession, options?: PostOptions): Answer<SessionAccess>
}

/** A passkey signs a person in without an address and without a mail: with the fingerprint, the face or the PIN of a device. It works only on the pages of this server, so nobody can be lured into using it elsewhere. */
export interface Passkeys {
  /**
   * Start to sign in with a passkey.
   *
   * Returns what the browser needs to ask for a passkey: the options of `navigator.credentials.get`. They have a challenge, which is valid for 5 minutes, once, and only in this browser: the answer sets a cookie for that. Send what the browser answers as `passkey` to `POST /api/v1/sessions`.
   *
   * Only pages of this server can call it (`403`). It needs no credential. A network may send 60 requests a minute to the operations of signing in.
   *
   * @returns The options.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 403 `origin_refused`; 409 `sign_in_way_off`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  startSignIn(options?: PostOptions): Answer<PasskeyOptions>

  /**
   * Start to register a passkey.
   *
   * Returns what the browser needs to make a passkey: the options of `navigator.credentials.create`. They have a challenge, which is valid for 5 minutes, once, and in this session.
   *
   * @returns The options.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `session_missing`, `session_invalid`; 403 `sign_in_needed_again`; 409 `passkey_limit_reached`, `sign_in_way_off`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  startRegistration(options?: PostOptions): Answer<PasskeyOptions>

  /**
   * List your passkeys.
   *
   * Returns the passkeys of the person who sends the request, newest first. A session that began with a link of an admin or at a provider sees only the passkeys that were registered in such sessions.
   *
   * @returns All passkeys of the person.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `session_missing`, `session_invalid`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  list(options?: CallOptions): Answer<PasskeyList>

  /**
   * Register a passkey.
   *
   * Registers a passkey for the person who sends the request. `credential` is the answer of the browser to the options of `POST /api/v1/passkey-registrations`. A person has at most 10.
   *
   * A passkey of a session that began with a link of an admin or at a provider is for the account of this session only.
   *
   * @param body - The passkey to register.
   * @returns The passkey.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `session_missing`, `session_invalid`; 409 `passkey_limit_reached`, `sign_in_way_off`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `passkey_refused`, `passkey_challenge_over`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  add(body: AddPasskey, options?: PostOptions): Answer<Passkey>

  /**
   * Rename a passkey.
   *
   * Changes the name of a passkey.
   *
   * @param passkeyId - The passkey identifier.
   * @param body - The new name.
   * @returns The passkey.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `session_missing`, `session_invalid`; 404 `passkey_not_found`; 413 `body_too_large`; 415 `media_type_unsupported`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  update(passkeyId: PasskeyId, body: UpdatePasskey, options?: CallOptions): Answer<Passkey>

  /**
   * Remove a passkey.
   *
   * Removes a passkey, so that nobody can sign in with it any more. The sessions that began with it go on.
   *
   * @param passkeyId - The passkey identifier.
   * @returns The passkey was removed.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `session_missing`, `session_invalid`; 403 `sign_in_needed_again`; 404 `passkey_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  remove(passkeyId: PasskeyId, options?: CallOptions): Answer<Deleted>
}

/** A webhook tells your server what happens to your documents and parties: Paraph sends each event as a `POST` request to the address of your endpoint. See [Receiving webhooks](#section/Receiving-webhooks). */
export interface Webhooks {
  /**
   * Create a webhook endpoint.
   *
   * Stores the URL of your system and the types of events that it wants. From now on, each event of such a type is sent to the URL by POST, signed as in
   * Standard Webhooks. See [Receiving webhooks](#section/Receiving-webhooks).
   *
   * The response is the only one that contains the `secret`, apart from the response of a rotation: store it as you store a password. An account has at most 20
   * endpoints (`409`). The URL must not lead into the private network of the server (`422`).
   *
   * @param body - The webhook endpoint to store.
   * @returns The endpoint that was created, with its secret.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 409 `webhook_endpoint_limit_reached`, `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `webhook_url_refused`, `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  createEndpoint(body: CreateWebhookEndpoint, options?: PostOptions): Answer<WebhookEndpointWithSecret>

  /**
   * List webhook endpoints.
   *
   * Returns the webhook endpoints of the account, newest first, one page at a time.
   *
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Absent for the first page.
   * @returns A page of webhook endpoints.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  listEndpoints(query?: ListWebhookEndpointsQuery, options?: CallOptions): List<WebhookEndpointList, WebhookEndpoint>

  /**
   * Get one webhook endpoint.
   *
   * Returns the webhook endpoint without its secret.
   *
   * @param webhookEndpointId - The identifier of the webhook endpoint.
   * @returns The webhook endpoint.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `webhook_endpoint_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  getEndpoint(webhookEndpointId: WebhookEndpointId, options?: CallOptions): Answer<WebhookEndpoint>

  /**
   * Update a webhook endpoint.
   *
   * Changes the fields that are sent. All other fields stay as they were. Deliveries that wait go to the new URL.
   *
   * With `enabled: false`, nothing more is sent, no events are recorded for the endpoint, and its deliveries that wait become `FAILED` with the error
   * `endpoint_disabled`. With `enabled: true`, an endpoint that the server disabled gets new events again. It does not get the deliveries that failed: retry them.
   *
   * @param webhookEndpointId - The identifier of the webhook endpoint.
   * @param body - The fields of the webhook endpoint to change. A field that is absent stays as it was.
   * @returns The webhook endpoint after the change.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 404 `webhook_endpoint_not_found`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `webhook_url_refused`, `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  updateEndpoint(webhookEndpointId: WebhookEndpointId, body: UpdateWebhookEndpoint, options?: CallOptions): Answer<WebhookEndpoint>

  /**
   * Delete a webhook endpoint.
   *
   * Deletes the webhook endpoint permanently, with its secret and the log of its deliveries. Nothing more is sent to it.
   *
   * @param webhookEndpointId - The identifier of the webhook endpoint.
   * @returns The webhook endpoint was deleted.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `webhook_endpoint_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  deleteEndpoint(webhookEndpointId: WebhookEndpointId, options?: CallOptions): Answer<Deleted>

  /**
   * Rotate the secret of a webhook endpoint.
   *
   * Makes a new secret. For 24 hours, each request carries two signatures: one made with the new secret and one with the old secret. So your system can change
   * its secret at any time in between. The request has no body.
   *
   * If you rotate again within these 24 hours, the oldest secret ends at once.
   *
   * @param webhookEndpointId - The identifier of the webhook endpoint.
   * @returns The webhook endpoint with its new secret.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`, `sign_in_needed_again`; 404 `webhook_endpoint_not_found`; 409 `idempotency_request_in_progress`; 422 `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  rotateSecret(webhookEndpointId: WebhookEndpointId, options?: PostOptions): Answer<WebhookEndpointWithSecret>

  /**
   * Send a test event.
   *
   * Queues an event of the type `webhook.test` for this endpoint, whatever types it wants, and returns its delivery. List the deliveries a moment later to see what your
   * system answered. The request has no body. An endpoint that is disabled gets no test (`409`).
   *
   * @param webhookEndpointId - The identifier of the webhook endpoint.
   * @returns The delivery of the test event.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `webhook_endpoint_not_found`; 409 `webhook_endpoint_disabled`, `idempotency_request_in_progress`; 422 `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  testEndpoint(webhookEndpointId: WebhookEndpointId, options?: PostOptions): Answer<WebhookDelivery>

  /**
   * Retry all failed deliveries.
   *
   * Sends all deliveries of the endpoint again that are `FAILED` and that were created at `since` or later, oldest first. One request queues at most 10,000 of them.
   * If `hasMore` is true, send the request again when these are sent. An endpoint that is disabled gets no retry (`409`).
   *
   * @param webhookEndpointId - The identifier of the webhook endpoint.
   * @param body - Which deliveries to retry.
   * @returns How many deliveries are sent again.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `webhook_endpoint_not_found`; 409 `webhook_endpoint_disabled`, `idempotency_request_in_progress`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  retryDeliveries(webhookEndpointId: WebhookEndpointId, body: WithDates<RetryWebhookDeliveries, 'since'>, options?: PostOptions): Answer<WebhookDeliveriesRetried>

  /**
   * List the deliveries of a webhook endpoint.
   *
   * Returns the deliveries of the endpoint, newest first, one page at a time, with what was sent and what your system answered. They are kept for 30 days.
   *
   * @param webhookEndpointId - The identifier of the webhook endpoint.
   * @param query.limit - The number of items per page.
   * @param query.cursor - The `nextCursor` of the previous page. Absent for the first page.
   * @param query.status - Only deliveries with this status.
   * @returns A page of deliveries.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `webhook_endpoint_not_found`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  listDeliveries(webhookEndpointId: WebhookEndpointId, query?: ListWebhookDeliveriesQuery, options?: CallOptions): List<WebhookDeliveryList, WebhookDelivery>

  /**
   * Retry a delivery.
   *
   * Sends the same bytes again, now. A delivery that was `DELIVERED` is sent once more. If it fails again, it is retried as if it were new. The request has no body.
   * An endpoint that is disabled gets no retry (`409`).
   *
   * @param webhookEndpointId - The identifier of the webhook endpoint.
   * @param deliveryId - The identifier of the delivery.
   * @returns The delivery, which waits for its next attempt.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `key_missing`, `key_invalid`; 403 `insufficient_scope`; 404 `webhook_endpoint_not_found`, `webhook_delivery_not_found`; 409 `webhook_endpoint_disabled`, `idempotency_request_in_progress`; 422 `idempotency_key_reused`; 429 `rate_limit_exceeded`, `too_many_attempts`.
   */
  retryDelivery(webhookEndpointId: WebhookEndpointId, deliveryId: string, options?: PostOptions): Answer<WebhookDelivery>
}

/** The party's side: reading, signing and rejecting one document. The signing page uses these operations. They need the token of the party's link instead of an API key, and they know only the one document and the one party of that link. */
export interface Signing {
  /**
   * Get the signing session.
   *
   * Returns what the signing page shows to the party of the link. Changes nothing: a mail scanner that follows the link opens nothing.
   * After the document was cancelled or has expired, only a party that had signed keeps the file and its receipt.
   * Until the two-step verification is passed, only the sender, the language, the verification and `isTest` are returned.
   *
   * @returns The signing session.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  getSession(options?: CallOptions): Answer<SigningSession>

  /**
   * Download the PDF to be signed.
   *
   * Returns the PDF as it was uploaded, whole or one range of it, so that a page can show the first page before it has the whole file.
   *
   * @returns The file.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 416 `range_not_satisfiable`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  getFile(options?: CallOptions): Answer<Blob>

  /**
   * Download a file that the PDF contains.
   *
   * Returns a file that the PDF to be signed contains, byte for byte. `document.attachments` of the signing session lists them. They come from whoever made the PDF, and are not
   * checked: so the answer is always a download of the type `application/octet-stream`.
   *
   * @param number - The number of the attachment, from the list of the document.
   * @returns The file.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 404 `attachment_not_found`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  getAttachment(number: number, options?: CallOptions): Answer<Blob>

  /**
   * Get the marks of a party.
   *
   * Returns the signature and the initials of a party, as far as its fields show them. A mark has up to 87 KB and never changes, so the session does
   * not contain it: get it once for each party of its `fields`.
   *
   * @param partyId - The party identifier.
   * @returns The marks.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 404 `party_not_found`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  getMarks(partyId: PartyId, options?: CallOptions): Answer<PartyMarks>

  /**
   * Get a preview of the first page.
   *
   * Returns a small picture of the first page, so that a page can show something on a slow connection before it can draw the PDF.
   * The picture is not the document: a program may draw details of a PDF in another way. What the party signs is the PDF.
   * The server makes the picture soon after the document was sent. It can't make one of every PDF, so show the page without it after a `404`.
   *
   * @returns The file.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 404 `preview_not_found`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  getPreview(options?: CallOptions): Answer<Blob>

  /**
   * Download the sealed PDF.
   *
   * Returns the sealed PDF, whole or one range of it. It exists when the document is `COMPLETED`: the session then has `document.sealedFile`.
   *
   * @returns The file.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 409 `document_not_sealed`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 416 `range_not_satisfiable`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  getSealedFile(options?: CallOptions): Answer<Blob>

  /**
   * Report that the document was opened.
   *
   * The page calls this when it shows the document and a person has done something on it, such as a touch or a key: see the header `person-act`. The
   * `readStatus` of the party becomes `OPENED`, unless it is already `READ`.
   * Repeating the call changes nothing, and neither does a call after the document has ended. The request has no body.
   *
   * @returns The signing session.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 409 `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 422 `idempotency_key_reused`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  openDocument(options?: PostOptions): Answer<SigningSession>

  /**
   * Report that the document was read.
   *
   * The page calls this when it has shown the last page and a person has done something on it: see the header `person-act`. The `readStatus` of the party becomes `READ`, and the event `party.read` is recorded.
   * Repeating the call changes nothing, and neither does a call after the document has ended. The request has no body.
   *
   * @returns The signing session.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 409 `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 422 `idempotency_key_reused`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  readDocument(options?: PostOptions): Answer<SigningSession>

  /**
   * Send a verification code.
   *
   * Sends a code of six digits to the party by SMS or e-mail. The code is valid for 10 minutes and 5 attempts, and replaces an earlier code.
   * Another code can be requested after 30 seconds, and at most 10 within an hour. The request has no body.
   *
   * @returns The code is on its way.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 409 `verification_not_required`, `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 422 `idempotency_key_reused`; 429 `verification_code_too_soon`, `too_many_attempts`, `message_limit_reached`, `rate_limit_exceeded`.
   */
  sendVerificationCode(options?: PostOptions): Answer<VerificationCodeSent>

  /**
   * Confirm a verification code.
   *
   * Returns a pass for this browser that is valid for one hour. Send it as the header `verification-pass` with all other requests.
   *
   * @param body - The code that the party got.
   * @returns The verification is passed.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 409 `verification_not_required`, `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `verification_code_wrong`, `idempotency_key_reused`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  confirmVerificationCode(body: ConfirmVerificationCode, options?: PostOptions): Answer<VerificationPass>

  /**
   * Download the uploaded scan.
   *
   * Returns the scan that the party has uploaded and not signed yet, so that the party can look at it before it signs. It is the file as it was
   * uploaded: a PDF, JPEG or PNG. After the party has signed, the scan belongs to the signature, and the answer is `404`.
   *
   * @returns The file.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 404 `scan_not_found`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  getScanFile(options?: CallOptions): Answer<Blob>

  /**
   * Upload a scan of the signed paper.
   *
   * For a party whose `requiredSignature` is `MANUAL`: the party downloads the PDF, signs it on paper and uploads a scan. A later upload replaces
   * an earlier one, and ends a scan with a phone (`startPhoneScan`). The party then signs, which attaches the scan. A scan of any other party is refused
   * (`400`).
   *
   * The file is checked like the file of a new document, with the same codes (`400`). A scan has at most 2,000 pages and 8,000 objects. All scans of a
   * document have at most 160 MB, 10,000 pages and 40,000 objects together (`409` `scan_limit_reached`). A scan of 1 MB with 50 pages always fits.
   *
   * If the parties of the account upload too much at the same time, the answer is `503` with the code `server_busy`. An upload of which less than
   * 64 KB arrive in 30 seconds is ended (`408`).
   *
   * @param body - A scan of the paper that was signed by hand.
   * @returns The signing session.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 408 `request_stalled`; 409 `document_not_sent`, `party_signed`, `party_not_required`, `not_your_turn`, `scan_limit_reached`, `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 413 `file_too_large`; 415 `media_type_unsupported`; 422 `idempotency_key_reused`; 429 `upload_limit_reached`, `too_many_attempts`, `rate_limit_exceeded`.
   */
  uploadScan(body: WithUpload<UploadScan>, options?: PostOptions): Answer<SigningSession>

  /**
   * Get the scan that a phone sends.
   *
   * Says whether the phone has uploaded the scan. The phone calls this too, to show what it is about. The answer is `404` after 30 minutes, and after the
   * party has signed or has uploaded a scan by `uploadScan`.
   *
   * @returns What the phone has sent.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 404 `phone_scan_not_found`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  getPhoneScan(options?: CallOptions): Answer<PhoneScan>

  /**
   * Start a scan with a phone.
   *
   * For a party at a computer whose `requiredSignature` is `MANUAL`, and that wants to photograph the signed paper with its phone: the page shows `url` as a
   * QR code, and the phone opens it. The token in `url` is valid for 30 minutes and for one upload. With it, the phone can call only `getPhoneScan` and
   * `sendPhoneScan`. It can't read the document or the scan, and can't sign. A new start ends the earlier token. The request has no body.
   *
   * @returns The address for the phone.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 409 `document_not_sent`, `party_signed`, `party_not_required`, `not_your_turn`, `scan_not_required`, `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 422 `idempotency_key_reused`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  startPhoneScan(options?: PostOptions): Answer<PhoneScan>

  /**
   * Upload the scan from the phone.
   *
   * Stores the scan of the party, once, in place of an earlier one. The page at the computer shows it, and the party signs there. The checks and the limits
   * are those of `uploadScan`. Sending the same file again changes nothing.
   *
   * @param body - A scan of the paper that was signed by hand.
   * @returns What the phone has sent.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 404 `phone_scan_not_found`; 408 `request_stalled`; 409 `document_not_sent`, `party_not_required`, `not_your_turn`, `scan_limit_reached`, `phone_scan_done`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 413 `file_too_large`; 415 `media_type_unsupported`; 429 `upload_limit_reached`, `too_many_attempts`, `rate_limit_exceeded`.
   */
  sendPhoneScan(body: WithUpload<UploadScan>, options?: CallOptions): Answer<PhoneScan>

  /**
   * Save unfinished values.
   *
   * Keeps what the party has filled in so far, so that it can go on later, or on another device. The values replace those that were saved before. They need not be complete.
   * They are no evidence, nobody else sees them, and they are deleted when the party signs or the document ends.
   *
   * @param body - The unfinished values of the party.
   * @returns The values were saved.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 409 `document_not_sent`, `party_signed`, `party_not_required`, `not_your_turn`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 413 `body_too_large`; 415 `media_type_unsupported`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  saveValues(body: SaveValues, options?: CallOptions): Answer<SavedValues>

  /**
   * Save what was shown.
   *
   * Keeps which parts of which pages this visit has shown, so that the party need not see them again after it has loaded the page again or has taken another
   * device. The session has the sum of all visits. The last 20 visits of the party are kept until it signs. Then the signature keeps them as evidence,
   * each with the address and the browser from which it came. They are deleted if the document ends, or if the party gets another address.
   * It is what the page says, and the server can't prove it. Send it only after an act of a person, as for `readDocument`.
   *
   * @param body - What one visit has shown of the document so far.
   * @returns The reading was saved, or there was nothing left to save.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 413 `body_too_large`; 415 `media_type_unsupported`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  saveReading(body: SaveReading, options?: CallOptions): Answer<SavedReading>

  /**
   * Get the drawing from the other device.
   *
   * Returns what was drawn on the other device. `strokes` is null until then. The other device calls this too, to show what it is about.
   * After 10 minutes, and after the party has signed, the answer is `404`.
   *
   * @returns The drawing.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 404 `drawing_not_found`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  getDrawing(options?: CallOptions): Answer<Drawing>

  /**
   * Start a drawing on another device.
   *
   * For a party at a computer that wants to draw its signature on its phone: the page shows `url` as a QR code, and the phone opens it. The token in
   * `url` is valid for 10 minutes and for this one drawing. With it, the phone can call only `getDrawing` and `sendDrawing`. It can't read the document and
   * can't sign. A new start ends the earlier token. The request has no body.
   *
   * @returns The drawing, still empty.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 409 `document_not_sent`, `party_signed`, `party_not_required`, `not_your_turn`, `drawing_not_required`, `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 422 `idempotency_key_reused`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  startDrawing(options?: PostOptions): Answer<Drawing>

  /**
   * Send the drawing from the other device.
   *
   * Stores what was drawn, once. The page at the computer shows it, and the party signs there with these `strokes`. Sending the same drawing again
   * changes nothing.
   *
   * @param body - A signature that was drawn on another device.
   * @returns The drawing.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 404 `drawing_not_found`; 409 `drawing_done`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 413 `body_too_large`; 415 `media_type_unsupported`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  sendDrawing(body: SendDrawing, options?: CallOptions): Answer<Drawing>

  /**
   * Sign the document.
   *
   * Signs the document for the party. An acceptor accepts it, and a reviewer confirms the review. A signature counts as reading,
   * so the `readStatus` becomes `READ`. But only the statement `consent.afterReading` says that the party has read the document. It is accepted only if the page
   * has reported the reading, otherwise the answer is `409` with `consent_outdated`. A page that reports nothing shows `consent.sign`.
   * If the party has fields, `values` fills them in. A value that does not fit its field is refused (`400`), with a pointer for each field.
   * The evidence keeps the statement, the signature, the values, the link that was used, the IP address and the browser. The party gets a receipt at once, by its delivery method.
   * If the document is signed by another request of the same party at the same time, only one signature counts, and the other request is answered `409`.
   *
   * @param body - The signature. `DRAWING` needs `strokes`, `typedName` or `picture`. `MANUAL` needs a scan that was uploaded before. The other types need only the consent.
   * @returns The signing session, with the receipt.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 409 `document_not_sent`, `party_signed`, `party_not_required`, `not_your_turn`, `consent_outdated`, `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `signature_missing`, `reading_not_confirmed`, `idempotency_key_reused`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  signDocument(body: SignDocument, options?: PostOptions): Answer<SigningSession>

  /**
   * Start a BankID signature.
   *
   * Asks BankID for the signature of a party with the `requiredSignature` `BANKID`. BankID shows the party what it signs: the title, the parties,
   * the SHA-256 of the file, the statement of the `consentVersion` and, if the party has fields, the SHA-256 of its values. Whoever has a BankID can open the order in the app. But if another person than the one with the `ssn`
   * of the party signs there, nothing is signed, and the order fails with `wrongPerson`.
   *
   * On another device, show `qrData` as a QR code, and get the order each second: the code changes each second. On the same device, open the app by its
   * `autoStartToken`, as BankID describes. Afterwards the app opens `{PUBLIC_URL}/sign/#bankid=<orderId>.<nonce>`. The browser that started must then confirm
   * that it is back. Nothing is signed before that.
   *
   * A party has one order at a time. If the same browser starts again for the same device, it gets the order that it has. Otherwise the new order cancels the one before.
   * A party can start at most 60 orders within an hour, and all parties of an account that are the same person 240.
   * Orders of other accounts or services for the same person don't disturb each other.
   *
   * @param body - How the party signs with BankID.
   * @returns The order.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 409 `document_not_sent`, `party_signed`, `party_not_required`, `not_your_turn`, `consent_outdated`, `bankid_not_required`, `bankid_already_in_progress`, `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `reading_not_confirmed`, `idempotency_key_reused`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  startBankIdOrder(body: StartBankIdOrder, options?: PostOptions): Answer<BankIdOrder>

  /**
   * Get the BankID signature that was started last.
   *
   * Returns how far the last order of the party is. Changes nothing. The service asks BankID itself, about once a second, also if no page is open.
   * `qrData` and `autoStartToken` are only in answers to the browser that started the order.
   * When the status is `COMPLETE`, the party has signed: get the signing session for the receipt.
   *
   * @returns The order.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 404 `bankid_order_not_found`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  getBankIdOrder(options?: CallOptions): Answer<BankIdOrder>

  /**
   * Cancel a BankID signature.
   *
   * Cancels the last order of the party, at BankID too. Nothing is signed by it any more. An order that has ended stays as it is: if the answer is `COMPLETE`,
   * the party had already signed.
   *
   * @returns The order.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 404 `bankid_order_not_found`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  cancelBankIdOrder(options?: CallOptions): Answer<BankIdOrder>

  /**
   * Confirm the return from the BankID app.
   *
   * Proves that the party came back to the browser that started the order. So a person who was sent the start of an order by somebody else signs nothing.
   * Needs the nonce of the address that the app has opened, and the `browser-key` with which the order was started.
   * The party has signed when the status is `COMPLETE`, which can take a second. Repeating the call changes nothing.
   *
   * @param body - What the BankID app gave to the browser that it opened.
   * @returns The order.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 404 `bankid_order_not_found`; 409 `bankid_browser_mismatch`, `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `idempotency_key_reused`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  confirmBankIdReturn(body: ConfirmBankIdReturn, options?: PostOptions): Answer<BankIdOrder>

  /**
   * Reject the document.
   *
   * Rejects the document for the party, which ends the document for all parties. The sender and the other parties are told the reason.
   * If the request names the statement that the party saw, the event of the rejection keeps the statement.
   *
   * @param body - The reason of the rejection, and the statement that the party saw.
   * @returns The signing session.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 409 `document_not_sent`, `party_signed`, `party_not_required`, `not_your_turn`, `consent_outdated`, `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 413 `body_too_large`; 415 `media_type_unsupported`; 422 `idempotency_key_reused`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  rejectDocument(body: RejectDocument, options?: PostOptions): Answer<SigningSession>

  /**
   * Report that the link reached the wrong person.
   *
   * Says that the person who opened the link is not the party. No status changes. The request has no body.
   *
   * If the party had something left to do in a `SENT` document, its links stop showing the document: later requests are answered `410` with the code
   * `link_reported` and the contact of the sender, and the session of this answer is as before a two-step verification. The service sends the party nothing
   * more, and the sender gets the webhook `party.wrong_person` and, by the `notifications` of its account, a mail that says how to go on. The links work again after
   * the sender reminds the party. If the sender corrects the name or the address, the party gets new links.
   *
   * After the party has signed or rejected, the report is only recorded. Repeating the call with the same link changes nothing.
   *
   * @returns The signing session.
   * @throws ParaphError with one of these codes: 400 `request_invalid`, `request_malformed`; 401 `link_missing`, `link_invalid`; 403 `verification_required`; 409 `idempotency_request_in_progress`; 410 `document_cancelled`, `document_expired`, `link_reported`, `party_removed`; 422 `idempotency_key_reused`; 429 `too_many_attempts`, `rate_limit_exceeded`.
   */
  reportWrongPerson(options?: PostOptions): Answer<SigningSession>
}

/** The methods, grouped by resource. */
export interface Resources {
  /** A document is one PDF with its parties. It starts as a `DRAFT`. In a draft, everything except the file can be changed, and the labels always. */
  readonly documents: Documents
  /** A party takes part in a document: it signs (`SIGNER`), accepts (`ACCEPTOR`), reviews (`REVIEWER`) or organizes (`ORGANIZER`). A party is a snapshot of its contact at the time when it was added. Later changes of the contact do not change the party. */
  readonly parties: Parties
  /** A field is a place on a page where a party signs, sets its initials or fills in a value. Fields are put on a draft. A document without fields is signed as a whole. */
  readonly fields: Fields
  /** The deprecated names of the operations on parties. They work in the same way and differ in three names only: see [Versioning](#section/Versioning). Use [Parties](#tag/Parties) instead. */
  readonly signers: Signers
  /** A contact is a stored person. It can be linked to a company and added to any number of documents. */
  readonly contacts: Contacts
  /** Contacts can be linked to a company. */
  readonly companies: Companies
  /** The account that an API key belongs to. Its contact is the address that parties can ask. */
  readonly accounts: Accounts
  /** A member is a person who uses an account with its console. Its role says what it may do. */
  readonly members: Members
  /** A key gives one of your systems access to the API. Its scopes say what it may do. They never change. */
  readonly apiKeys: ApiKeys
  /** A member signs in, with a passkey for example, and gets an access token, which works like an API key. The console uses these operations. See [Members](#section/Members). */
  readonly sessions: Sessions
  /** A passkey signs a person in without an address and without a mail: with the fingerprint, the face or the PIN of a device. It works only on the pages of this server, so nobody can be lured into using it elsewhere. */
  readonly passkeys: Passkeys
  /** A webhook tells your server what happens to your documents and parties: Paraph sends each event as a `POST` request to the address of your endpoint. See [Receiving webhooks](#section/Receiving-webhooks). */
  readonly webhooks: Webhooks
  /** The party's side: reading, signing and rejecting one document. The signing page uses these operations. They need the token of the party's link instead of an API key, and they know only the one document and the one party of that link. */
  readonly signing: Signing
}

export function toResources(call: Call): Resources {
  return {
    documents: {
      create: (body, options) => call('POST', '/api/v1/documents', { body }, options),
      list: (query, options) => toList((query, has) => call('GET', '/api/v1/documents', { query, has }, options), 'documents', query),
      get: (documentId, options) => call('GET', '/api/v1/documents/{id}', { path: { id: documentId }, query: { include: options?.include } }, options),
      update: (documentId, body, options) => call('PATCH', '/api/v1/documents/{id}', { path: { id: documentId }, body }, options),
      delete: (documentId, options) => call('DELETE', '/api/v1/documents/{id}', { path: { id: documentId }, gone: { id: documentId, deleted: true } }, options),
      send: (documentId, options) => call('POST', '/api/v1/documents/{id}/send', { path: { id: documentId } }, options),
      cancel: (documentId, body, options) => call('POST', '/api/v1/documents/{id}/cancel', { path: { id: documentId }, body }, options),
      handOver: (documentId, body, options) => call('POST', '/api/v1/documents/{id}/hand-over', { path: { id: documentId }, body }, options),
      listMembers: (documentId, options) => call('GET', '/api/v1/documents/{id}/members', { path: { id: documentId }, has: 'members' }, options),
      share: (documentId, memberId, options) => call('PUT', '/api/v1/documents/{id}/members/{memberId}', { path: { id: documentId, memberId } }, options),
      unshare: (documentId, memberId, options) => call('DELETE', '/api/v1/documents/{id}/members/{memberId}', { path: { id: documentId, memberId }, gone: { id: memberId, documentId, deleted: true } }, options),
      listEvents: (documentId, query, options) => toList((query, has) => call('GET', '/api/v1/documents/{id}/events', { path: { id: documentId }, query, has }, options), 'events', query),
      getFile: (documentId, options) => call('GET', '/api/v1/documents/{id}/file', { path: { id: documentId }, file: ['application/pdf'] }, options),
      getAttachment: (documentId, number, options) => call('GET', '/api/v1/documents/{id}/attachments/{number}', { path: { id: documentId, number: String(number) }, file: ['application/octet-stream'] }, options),
      getMarks: (documentId, partyId, options) => call('GET', '/api/v1/documents/{id}/marks/{partyId}', { path: { id: documentId, partyId }, has: 'partyId' }, options),
      getPreview: (documentId, options) => call('GET', '/api/v1/documents/{id}/preview', { path: { id: documentId }, file: ['image/webp'] }, options),
      getSealedFile: (documentId, options) => call('GET', '/api/v1/documents/{id}/sealed-file', { path: { id: documentId }, file: ['application/pdf'] }, options),
      seal: (documentId, options) => call('POST', '/api/v1/documents/{id}/seal', { path: { id: documentId } }, options),
      listLabels: (options) => call('GET', '/api/v1/document-labels', { has: 'labels' }, options),
      getCounts: (options) => call('GET', '/api/v1/document-counts', { has: 'all' }, options),
    },
    parties: {
      add: (documentId, body, options) => call('POST', '/api/v1/documents/{id}/parties', { path: { id: documentId }, body }, options),
      list: (documentId, options) => call('GET', '/api/v1/documents/{id}/parties', { path: { id: documentId }, has: 'parties' }, options),
      get: (documentId, partyId, options) => call('GET', '/api/v1/documents/{id}/parties/{partyId}', { path: { id: documentId, partyId } }, options),
      update: (documentId, partyId, body, options) => call('PATCH', '/api/v1/documents/{id}/parties/{partyId}', { path: { id: documentId, partyId }, body }, options),
      remove: (documentId, partyId, options) => call('DELETE', '/api/v1/documents/{id}/parties/{partyId}', { path: { id: documentId, partyId }, gone: { id: partyId, documentId, deleted: true } }, options),
      remind: (documentId, partyId, options) => call('POST', '/api/v1/documents/{id}/parties/{partyId}/remind', { path: { id: documentId, partyId } }, options),
      getSession: (documentId, partyId, options) => call('GET', '/api/v1/documents/{id}/signing-sessions/{partyId}', { path: { id: documentId, partyId }, has: 'senderName' }, options),
      getMessage: (documentId, partyId, options) => call('GET', '/api/v1/documents/{id}/messages/{partyId}', { path: { id: documentId, partyId }, has: 'kind' }, options),
      replace: (documentId, partyId, body, options) => call('POST', '/api/v1/documents/{id}/replacements/{partyId}', { path: { id: documentId, partyId }, body }, options),
    },
    fields: {
      add: (documentId, body, options) => call('POST', '/api/v1/documents/{id}/fields', { path: { id: documentId }, body, has: 'fields' }, options),
      replace: (documentId, body, options) => call('PUT', '/api/v1/documents/{id}/fields', { path: { id: documentId }, body, has: 'fields' }, options),
      list: (documentId, options) => call('GET', '/api/v1/documents/{id}/fields', { path: { id: documentId }, has: 'fields' }, options),
      get: (documentId, fieldId, options) => call('GET', '/api/v1/documents/{id}/fields/{fieldId}', { path: { id: documentId, fieldId } }, options),
      update: (documentId, fieldId, body, options) => call('PATCH', '/api/v1/documents/{id}/fields/{fieldId}', { path: { id: documentId, fieldId }, body }, options),
      remove: (documentId, fieldId, options) => call('DELETE', '/api/v1/documents/{id}/fields/{fieldId}', { path: { id: documentId, fieldId }, gone: { id: fieldId, documentId, deleted: true } }, options),
    },
    signers: {
      add: (documentId, body, options) => call('POST', '/api/v1/documents/{id}/signers', { path: { id: documentId }, body, deprecated: 'add' }, options),
      list: (documentId, options) => call('GET', '/api/v1/documents/{id}/signers', { path: { id: documentId }, has: 'signers', deprecated: 'list' }, options),
      get: (documentId, signerId, options) => call('GET', '/api/v1/documents/{id}/signers/{signerId}', { path: { id: documentId, signerId }, deprecated: 'get' }, options),
      update: (documentId, signerId, body, options) => call('PATCH', '/api/v1/documents/{id}/signers/{signerId}', { path: { id: documentId, signerId }, body, deprecated: 'update' }, options),
      remove: (documentId, signerId, options) => call('DELETE', '/api/v1/documents/{id}/signers/{signerId}', { path: { id: documentId, signerId }, gone: { id: signerId, documentId, deleted: true }, deprecated: 'remove' }, options),
      remind: (documentId, signerId, options) => call('POST', '/api/v1/documents/{id}/signers/{signerId}/remind', { path: { id: documentId, signerId }, deprecated: 'remind' }, options),
    },
    contacts: {
      create: (body, options) => call('POST', '/api/v1/contacts', { body }, options),
      list: (query, options) => toList((query, has) => call('GET', '/api/v1/contacts', { query, has }, options), 'contacts', query),
      get: (contactId, options) => call('GET', '/api/v1/contacts/{id}', { path: { id: contactId } }, options),
      update: (contactId, body, options) => call('PATCH', '/api/v1/contacts/{id}', { path: { id: contactId }, body }, options),
      delete: (contactId, options) => call('DELETE', '/api/v1/contacts/{id}', { path: { id: contactId }, gone: { id: contactId, deleted: true } }, options),
    },
    companies: {
      create: (body, options) => call('POST', '/api/v1/companies', { body }, options),
      list: (query, options) => toList((query, has) => call('GET', '/api/v1/companies', { query, has }, options), 'companies', query),
      get: (companyId, options) => call('GET', '/api/v1/companies/{id}', { path: { id: companyId } }, options),
      update: (companyId, body, options) => call('PATCH', '/api/v1/companies/{id}', { path: { id: companyId }, body }, options),
      delete: (companyId, options) => call('DELETE', '/api/v1/companies/{id}', { path: { id: companyId }, gone: { id: companyId, deleted: true } }, options),
    },
    accounts: {
      get: (options) => call('GET', '/api/v1/account', {  }, options),
      update: (body, options) => call('PATCH', '/api/v1/account', { body }, options),
      listEvents: (query, options) => toList((query, has) => call('GET', '/api/v1/account/events', { query, has }, options), 'accountEvents', query),
      sendTestMail: (options) => call('POST', '/api/v1/account/test-mail', { has: 'to' }, options),
      getMe: (options) => call('GET', '/api/v1/me', { has: 'account' }, options),
      updateMe: (body, options) => call('PATCH', '/api/v1/me', { body, has: 'account' }, options),
      createFirst: (body, options) => call('POST', '/api/v1/setup', { body, has: 'account' }, options),
    },
    members: {
      getSingleSignOn: (options) => call('GET', '/api/v1/account/single-sign-on', { has: 'issuer' }, options),
      replaceSingleSignOn: (body, options) => call('PUT', '/api/v1/account/single-sign-on', { body, has: 'issuer' }, options),
      removeSingleSignOn: (options) => call('DELETE', '/api/v1/account/single-sign-on', { gone: { id: undefined, deleted: true } }, options),
      confirmSingleSignOnDomains: (options) => call('POST', '/api/v1/account/single-sign-on/confirm-domains', { has: 'issuer' }, options),
      listColleagues: (options) => call('GET', '/api/v1/colleagues', { has: 'colleagues' }, options),
      invite: (body, options) => call('POST', '/api/v1/members', { body }, options),
      list: (query, options) => toList((query, has) => call('GET', '/api/v1/members', { query, has }, options), 'members', query),
      get: (memberId, options) => call('GET', '/api/v1/members/{id}', { path: { id: memberId } }, options),
      update: (memberId, body, options) => call('PATCH', '/api/v1/members/{id}', { path: { id: memberId }, body }, options),
      remove: (memberId, options) => call('DELETE', '/api/v1/members/{id}', { path: { id: memberId }, gone: { id: memberId, deleted: true } }, options),
      handOverDocuments: (memberId, body, options) => call('POST', '/api/v1/members/{id}/hand-over', { path: { id: memberId }, body, has: 'count' }, options),
      inviteAgain: (memberId, options) => call('POST', '/api/v1/members/{id}/invite', { path: { id: memberId } }, options),
    },
    apiKeys: {
      create: (body, options) => call('POST', '/api/v1/api-keys', { body }, options),
      list: (query, options) => toList((query, has) => call('GET', '/api/v1/api-keys', { query, has }, options), 'apiKeys', query),
      revoke: (apiKeyId, options) => call('DELETE', '/api/v1/api-keys/{id}', { path: { id: apiKeyId }, gone: { id: apiKeyId, deleted: true } }, options),
    },
    sessions: {
      getSignInWays: (options) => call('GET', '/api/v1/sign-in-ways', { has: 'ways' }, options),
      lookUpInvitation: (body, options) => call('POST', '/api/v1/invitations/look-up', { body, has: 'accountName' }, options),
      requestSignInLink: (body, options) => call('POST', '/api/v1/sign-in-links', { body, has: 'expiresAt' }, options),
      startSingleSignOn: (body, options) => call('POST', '/api/v1/single-sign-on', { body, has: 'url' }, options),
      create: (body, options) => call('POST', '/api/v1/sessions', { body, has: 'accessToken' }, options),
      list: (options) => call('GET', '/api/v1/sessions', { has: 'sessions' }, options),
      endAll: (options) => call('DELETE', '/api/v1/sessions', { has: 'ended' }, options),
      end: (sessionId, options) => call('DELETE', '/api/v1/sessions/{id}', { path: { id: sessionId }, gone: { id: sessionId, deleted: true } }, options),
      renew: (body, options) => call('POST', '/api/v1/session-renewals', { body, has: 'accessToken' }, options),
    },
    passkeys: {
      startSignIn: (options) => call('POST', '/api/v1/passkey-sign-ins', { has: 'options' }, options),
      startRegistration: (options) => call('POST', '/api/v1/passkey-registrations', { has: 'options' }, options),
      list: (options) => call('GET', '/api/v1/passkeys', { has: 'passkeys' }, options),
      add: (body, options) => call('POST', '/api/v1/passkeys', { body }, options),
      update: (passkeyId, body, options) => call('PATCH', '/api/v1/passkeys/{id}', { path: { id: passkeyId }, body }, options),
      remove: (passkeyId, options) => call('DELETE', '/api/v1/passkeys/{id}', { path: { id: passkeyId }, gone: { id: passkeyId, deleted: true } }, options),
    },
    webhooks: {
      createEndpoint: (body, options) => call('POST', '/api/v1/webhook-endpoints', { body }, options),
      listEndpoints: (query, options) => toList((query, has) => call('GET', '/api/v1/webhook-endpoints', { query, has }, options), 'webhookEndpoints', query),
      getEndpoint: (webhookEndpointId, options) => call('GET', '/api/v1/webhook-endpoints/{id}', { path: { id: webhookEndpointId } }, options),
      updateEndpoint: (webhookEndpointId, body, options) => call('PATCH', '/api/v1/webhook-endpoints/{id}', { path: { id: webhookEndpointId }, body }, options),
      deleteEndpoint: (webhookEndpointId, options) => call('DELETE', '/api/v1/webhook-endpoints/{id}', { path: { id: webhookEndpointId }, gone: { id: webhookEndpointId, deleted: true } }, options),
      rotateSecret: (webhookEndpointId, options) => call('POST', '/api/v1/webhook-endpoints/{id}/rotate-secret', { path: { id: webhookEndpointId } }, options),
      testEndpoint: (webhookEndpointId, options) => call('POST', '/api/v1/webhook-endpoints/{id}/test', { path: { id: webhookEndpointId } }, options),
      retryDeliveries: (webhookEndpointId, body, options) => call('POST', '/api/v1/webhook-endpoints/{id}/retry', { path: { id: webhookEndpointId }, body, has: 'retried' }, options),
      listDeliveries: (webhookEndpointId, query, options) => toList((query, has) => call('GET', '/api/v1/webhook-endpoints/{id}/deliveries', { path: { id: webhookEndpointId }, query, has }, options), 'webhookDeliveries', query),
      retryDelivery: (webhookEndpointId, deliveryId, options) => call('POST', '/api/v1/webhook-endpoints/{id}/deliveries/{deliveryId}/retry', { path: { id: webhookEndpointId, deliveryId } }, options),
    },
    signing: {
      getSession: (options) => call('GET', '/api/v1/signing-session', { has: 'senderName' }, options),
      getFile: (options) => call('GET', '/api/v1/signing-session/file', { file: ['application/pdf'] }, options),
      getAttachment: (number, options) => call('GET', '/api/v1/signing-session/attachments/{number}', { path: { number: String(number) }, file: ['application/octet-stream'] }, options),
      getMarks: (partyId, options) => call('GET', '/api/v1/signing-session/marks/{partyId}', { path: { partyId }, has: 'partyId' }, options),
      getPreview: (options) => call('GET', '/api/v1/signing-session/preview', { file: ['image/webp'] }, options),
      getSealedFile: (options) => call('GET', '/api/v1/signing-session/sealed-file', { file: ['application/pdf'] }, options),
      openDocument: (options) => call('POST', '/api/v1/signing-session/open', { has: 'senderName' }, options),
      readDocument: (options) => call('POST', '/api/v1/signing-session/read', { has: 'senderName' }, options),
      sendVerificationCode: (options) => call('POST', '/api/v1/signing-session/verification', { has: 'sentTo' }, options),
      confirmVerificationCode: (body, options) => call('POST', '/api/v1/signing-session/verification/confirm', { body, has: 'pass' }, options),
      getScanFile: (options) => call('GET', '/api/v1/signing-session/scan', { file: ['application/pdf', 'image/jpeg', 'image/png'] }, options),
      uploadScan: (body, options) => call('POST', '/api/v1/signing-session/scan', { body, has: 'senderName' }, options),
      getPhoneScan: (options) => call('GET', '/api/v1/signing-session/scan/phone', { has: 'url' }, options),
      startPhoneScan: (options) => call('POST', '/api/v1/signing-session/scan/phone', { has: 'url' }, options),
      sendPhoneScan: (body, options) => call('PUT', '/api/v1/signing-session/scan/phone', { body, has: 'url' }, options),
      saveValues: (body, options) => call('PUT', '/api/v1/signing-session/values', { body, has: 'savedAt' }, options),
      saveReading: (body, options) => call('PUT', '/api/v1/signing-session/reading', { body, has: 'isSaved' }, options),
      getDrawing: (options) => call('GET', '/api/v1/signing-session/drawing', { has: 'url' }, options),
      startDrawing: (options) => call('POST', '/api/v1/signing-session/drawing', { has: 'url' }, options),
      sendDrawing: (body, options) => call('PATCH', '/api/v1/signing-session/drawing', { body, has: 'url' }, options),
      signDocument: (body, options) => call('POST', '/api/v1/signing-session/sign', { body, has: 'senderName' }, options),
      startBankIdOrder: (body, options) => call('POST', '/api/v1/signing-session/bankid', { body }, options),
      getBankIdOrder: (options) => call('GET', '/api/v1/signing-session/bankid', {  }, options),
      cancelBankIdOrder: (options) => call('DELETE', '/api/v1/signing-session/bankid', {  }, options),
      confirmBankIdReturn: (body, options) => call('POST', '/api/v1/signing-session/bankid/confirm', { body }, options),
      rejectDocument: (body, options) => call('POST', '/api/v1/signing-session/reject', { body, has: 'senderName' }, options),
      reportWrongPerson: (options) => call('POST', '/api/v1/signing-session/wrong-person', { has: 'senderName' }, options),
    },
  }
}
