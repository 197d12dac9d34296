// Generated from spec/ by `npm run generate`.
export interface paths {
    "/api/v1/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents
         * @description Returns the documents of the account, newest first or in another order, one page at a time. The filters can be combined. With `include=partySummary`, each document
         *     also tells who must act, and how many have. With `include=values`, it tells what its parties have filled in and signed.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Create a document
         * @description Uploads one PDF and creates a document from it, with the status `DRAFT`.
         *
         *     The server opens the file and does not trust its name or type. It seals the file for a trial, and refuses a file that can't be sealed when all parties have acted
         *     (`400`, with the pointer `/file` and one of these codes), and a file of more than 25 MB (`413`).
         *
         *     | Code | The file | What to do |
         *     |---|---|---|
         *     | `file_not_pdf` | is not a PDF | Save it as a PDF. |
         *     | `file_empty` | has no bytes | Save it again. |
         *     | `file_picture` | is a picture, such as a photo of a phone (HEIC) | Print it to a PDF. |
         *     | `file_office` | is a document of Word, Excel, LibreOffice or the like | Save it as a PDF. |
         *     | `file_damaged` | is a damaged PDF, or one of its pages uses its catalog, its form or its validation data, which may change after the seal | Open it in a PDF program and save it again, or print it to a PDF. |
         *     | `file_encrypted` | needs a password to be opened | Remove its password. |
         *     | `file_protected` | is encrypted without a password, and signed too, or its encryption can't be removed exactly | Upload the file as it was before, or print it to a PDF. |
         *     | `file_certified` | has a certifying signature, which forbids to add pages | Upload the file as it was before it was certified. |
         *     | `file_xfa` | is a dynamic XFA form, which most PDF readers can't show, or a form with XFA data beside its fields, which only some programs show | Print it to a PDF. |
         *     | `file_active_content` | acts by itself: JavaScript, a program or file that it starts, RichMedia. Acrobat's own functions for the format of a field are accepted. The detail names the page and the object | Remove it, or print the file to a PDF. |
         *     | `file_shows_differently` | does not show the same on the screen, in print and as text: layers, annotations, pictures for printers, text in a hidden layer. The detail names the page and the layer, field or annotation | Remove what differs, or print it to a PDF. |
         *     | `file_too_long` | has more than 10,000 pages | Split it. |
         *     | `file_too_complex` | takes more than 20 seconds of processor time or 512 MB to check, or has more objects than can be sealed | Print it to a PDF, or split it. |
         *     | `file_attachments` | contains more than 50 files, or more than 25 MB in them, or one that can't be read, or more than 200 comments | Remove those that the parties do not need. |
         *     | `file_portfolio` | is a portfolio of several files | Upload the PDF in it that is to be signed. |
         *
         *     Each account may upload several files at the same time. If their sum is too large, if too many files of all accounts wait for the check, or if
         *     the server is too busy to check the file within a minute, the answer is `503` with the code `server_busy`. An upload of which less than 64 KB arrive
         *     in 30 seconds is ended (`408`). The search for fields (`fields=FROM_FILE`) counts as a part of the check of the file.
         *
         *     `file.pages` and `file.sha256` in the response describe the file as it is stored.
         *
         *     With `parties` and `send`, one request does the work of `addParty` and `sendDocument` too: all of it, or nothing. Their faults name the
         *     place in this request, such as `/parties/0/person/email`. An incomplete document is not created (`409`, `document_incomplete`).
         */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * Get one document
         * @description Returns the document as it is now. With `include=parties,fields`, the answer also has the parties, as `GET /api/v1/documents/{id}/parties` lists them,
         *     and the fields, as `GET /api/v1/documents/{id}/fields` lists them. This needs no other scope.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Permanently deletes the draft with its file and its parties. A document that is not a draft can't be deleted (`409`).
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /**
         * Update a document
         * @description Changes the fields that are sent. All other fields stay as they were. A field that already has its new value is never refused.
         *
         *     - A draft: every field can change. To replace the file, delete the draft and create a new one.
         *     - A document that is `SENT`: `expiresAt` and `reminders` can change until all parties have acted, `title` and `message` until a party has opened it.
         *       The event has the old and the new values. An earlier last day, or one where there was none, must be at least 24 hours away, and the parties that
         *       were told otherwise get a reminder. The next reminders follow the new days and number.
         *     - Every document: the `labels` can change. This causes no event, and keeps `updatedAt`.
         *
         *     Any other change is refused (`409`), and the `errors` name its fields.
         */
        patch: operations["updateDocument"];
        trace?: never;
    };
    "/api/v1/documents/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a document
         * @description Sends the draft. Its status becomes `SENT`, and every party whose turn it is gets a message by its delivery method.
         *     Each of the other parties gets its message when its turn comes: when all parties that must act before it have acted.
         *     The request has no body.
         *
         *     If the document is incomplete, it stays a draft, and the response lists everything that is missing, party by party (`409`, `document_incomplete`).
         *     `EMAIL` needs an `email`, `SMS` a `phone`, and a two-step verification the address for its code.
         *     `BANKID` needs an `ssn`, and a server with the settings of BankID (`signature_unavailable`). Documents of live keys need BankID's production environment.
         *     At least one party must act, and the expiry must not have passed. The pointers of the faults name the party: `/parties/{partyId}/email`.
         *
         *     The operator limits how many mails and SMS an account may send on one day. If the messages of this request would pass that number, the
         *     document stays a draft, and nothing is sent (`429`, `message_limit_reached`).
         *
         *     Messages are sent after the response. To follow their delivery, read the `sendStatus` of the parties. A server without an SMTP server
         *     sends no e-mail: `sendStatus` stays `NOT_SENT`, and you can give each party its `signingUrl` yourself.
         */
        post: operations["sendDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a document
         * @description Cancels a sent document permanently. Its status becomes `CANCELLED`, and it can no longer be signed.
         *     The parties that got a message about the document get another one, with the reason.
         *     A document that is not `SENT` can't be cancelled (`409`). Delete a draft instead.
         *     A document that is being sealed can't be cancelled either (`409`): all parties have acted. But if its `sealStatus` is `FAILED` because of its
         *     file or a scan (`sealError.code` `file_unsealable`, `scan_unusable`, `resources_exceeded`, `seal_invalid` or `internal`), it can.
         */
        post: operations["cancelDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a document over
         * @description Makes another member the owner of the document. The owner before still sees it, as a member with whom it is shared. A member can hand over only its own
         *     documents, unless it has `members:write` too.
         */
        post: operations["handOverDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * List the members of a document
         * @description Returns the member to whom the document belongs, and those with whom it is shared. Others see it too, unless `documentsSeenBy` of the account is `OWNER`.
         */
        get: operations["listDocumentMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                memberId: components["parameters"]["DocumentMemberId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Share a document with a member
         * @description Lets the member see the document and do with it what the role of the member allows. The request has no body. It changes nothing if the member sees the document already.
         */
        put: operations["shareDocument"];
        post?: never;
        /**
         * Stop sharing a document
         * @description Ends what `shareDocument` has allowed. The owner stays: hand the document over first.
         */
        delete: operations["unshareDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * List the events of a document
         * @description Returns the audit trail of the document, newest first, one page at a time: what happened, when, and who did it.
         *     Events are only ever added. Each event has the hash of the previous event, so that you can detect a change of any event.
         *     `hash` is the SHA-256 in hexadecimal of the event without its `hash`, as canonical JSON (RFC 8785).
         */
        get: operations["listDocumentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * Download the PDF
         * @description Returns the PDF of the document, byte for byte as it was uploaded.
         */
        get: operations["getDocumentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/attachments/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The number of the attachment, from the list of the document.
                 * @example 1
                 */
                number: components["parameters"]["AttachmentNumber"];
            };
            cookie?: never;
        };
        /**
         * Download a file that the PDF contains
         * @description Returns a file that the uploaded PDF contains, byte for byte. `attachments` of the document lists them. They come from whoever made the PDF, and are not checked: so the
         *     answer is always a download of the type `application/octet-stream`.
         */
        get: operations["getDocumentAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/marks/{partyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Get the marks of a party
         * @description Returns the signature and the initials of a party. They never change after it has signed, so get them once.
         */
        get: operations["getDocumentMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * Get a preview of the first page
         * @description Returns a small picture of the first page, for a list of documents. It never changes. The server makes it soon after the document was created. It can't make one of
         *     every PDF, so show the document without it after a `404` with the code `preview_not_found`.
         */
        get: operations["getDocumentPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/sealed-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * Download the sealed PDF
         * @description Returns the PDF that the server has sealed after all parties had acted: the uploaded PDF, followed by pages with the signatures and the
         *     evidence, with a PAdES seal over everything. Anybody can verify it without this server.
         *     A document that is not `COMPLETED` has none (`409`). The bytes never change.
         */
        get: operations["getSealedDocumentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/seal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again to seal a document
         * @description Asks the server to try now to seal a document that waits for its seal, instead of at the time of the next automatic attempt.
         *     You do not need this operation: the server seals a document as soon as all parties have acted, and tries again until it succeeds.
         *     Use it after you have removed the reason in `sealError`. The answer does not wait for the attempt.
         *     A document that is already sealed, or that does not wait for its seal, is answered `409`.
         */
        post: operations["sealDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/document-labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the labels in use
         * @description Returns the labels that documents of the account have, to suggest them: each label once, sorted by its lower case, at most 200.
         */
        get: operations["listDocumentLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/document-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the documents
         * @description Returns the number of documents with each status, and the number of those that need you. Each is exact up to 999.
         */
        get: operations["getDocumentCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/parties": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * List the parties
         * @description Returns all parties of the document in the order in which they were added, each with its `signingUrl`.
         *     The list is never paged, because a document has at most 100 parties.
         */
        get: operations["listParties"];
        put?: never;
        /**
         * Add a party
         * @description Adds an existing contact (`contactId`) or a person in place (`person`) to the document as a party.
         *
         *     The party is a snapshot of the contact. It takes the name, e-mail address, phone number, personal number, reference, role in the company
         *     and company that the contact has now. When the contact changes later, the party does not change. The same contact may be added more than once.
         *
         *     A `person` has the fields of a new contact, and becomes a party in the same way. No contact is stored, unless `saveAsContact` is true. Then the key needs
         *     the scope `contacts:write` as well (`403`).
         *
         *     While the document is a draft, nothing is sent, and the party may be incomplete. When the document is sent, the server checks that
         *     the party has the e-mail address, phone number or personal number that its delivery method or signature needs.
         *     If the document was already sent, the server checks the party immediately.
         *
         *     Fails if the contact or the company of the person is not in your account (`422`), or if the document is closed, has 100 parties or would become incomplete (`409`).
         */
        post: operations["addParty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/parties/{partyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Get one party
         * @description Returns the party as it is now, with its `signingUrl`.
         */
        get: operations["getParty"];
        put?: never;
        post?: never;
        /**
         * Remove a party
         * @description Removes the party from the document. The contact that it was created from stays.
         *
         *     The links of the party then say that it was removed. If a message with a link had reached its address, it gets a message about the removal.
         *
         *     A party that has signed or rejected can't be removed. The parties of a closed document can't be removed either (`409`).
         */
        delete: operations["removeParty"];
        options?: never;
        head?: never;
        /**
         * Update a party
         * @description Changes the fields that are sent. All other fields stay as they were. `role` must always be sent, even if it does not change: it has no default here.
         *     The contact that the party was created from does not change.
         *
         *     While the document is a draft, everything can change. After the document was sent, a party can change until it has signed or rejected.
         *     Its role and required signature can change only until it opens the document. The parties of a closed document can't change (`409`).
         *
         *     A new address or delivery method, or `renewLink`, gives the party new links, and the old ones stop working. If somebody has reported that the link reached the wrong person,
         *     a new name, e-mail address or phone number does that too. If it was already the party's turn, the new link is sent at once.
         */
        patch: operations["updateParty"];
        trace?: never;
    };
    "/api/v1/documents/{id}/parties/{partyId}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind a party
         * @description Sends the party a reminder by its delivery method. The request has no body.
         *
         *     A party can be reminded if the document is `SENT`, the party has a delivery method and an address for it, it is the party's turn,
         *     and the party has neither signed nor rejected. Otherwise the response is `409`. A party can be reminded at most once an hour (`429`).
         *
         *     If somebody has reported that the link of the party reached the wrong person, the reminder says that the address is right: the links work again.
         */
        post: operations["remindParty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/signing-sessions/{partyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Get what a party sees
         * @description Returns the session that the signing page shows to the party, for a preview before or after the document is sent. Changes nothing: it is no visit of the party, and
         *     records no event.
         *
         *     The session is as after the two-step verification and when the party's turn has come. A draft is shown as if it had been sent now. What the party has filled in but not
         *     signed yet, and what it has read, are left out: `value` is what you have filled in, and `reading` is absent.
         */
        get: operations["getPartySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/messages/{partyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Get the message to a party
         * @description Returns the message that begins the turn of the party, as it is written now, for a review before the document is sent. Sends nothing, and records no event.
         *
         *     The link in it is an example that opens nothing. A party with the `deliveryMethod` `NONE` gets no message (`channel` is `null`).
         */
        get: operations["getPartyMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/replacements/{partyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a party
         * @description Puts another person in the place of a party of a `SENT` document. The new party gets the fields of the old one, its role and its place in the signing order, and the
         *     same signature, delivery method and two-step verification, unless the request says otherwise. It has an identifier and links of its own, and gets its message
         *     if it is its turn. Nothing else of the old party comes with it: what it has filled in, its personal number and its `externalId` go.
         *
         *     The old party is removed, as `removeParty` does: its links say so, and it gets a message about that if a message with a link had reached its address.
         *     The events are `party.removed` and `party.added`, and the second one names the old party in `data.replaces`.
         *
         *     A party can be replaced until it opens the document, or after somebody has reported that its link reached the wrong person. If it opens the document at the same
         *     moment, one of the two requests is refused. Fails with `409` also if the new party would make the document incomplete, for example without a personal number for BankID.
         */
        post: operations["replaceParty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * List the fields
         * @description Returns all fields of the document in the order in which they were added. `value` is what you filled in. `filledIn` is what the
         *     party has filled in, as soon as it has signed.
         *     The list is never paged, because a document has at most 500 fields.
         */
        get: operations["listFields"];
        /**
         * Replace all fields
         * @description Sets the complete list of the fields of a draft, as an editor saves it. A field keeps its `id` if its party, its name and its type stay the same, and its `anchors` if its place stays too. All other fields are removed.
         */
        put: operations["replaceFields"];
        /**
         * Add fields
         * @description Puts fields on the pages of a draft: where a party signs, and what it fills in. Each field belongs to one party. Either all fields are added or none.
         *
         *     A document has at most 500 fields, with at most 2,000 options, 2,000 other places and 200,000 characters of values together. A party that has fields, but no `SIGNATURE` field, still signs as usual.
         *     A field is placed by its `box`, or by an `anchor`: a text of the file, which is found now. Pages and boxes are checked when the document is sent.
         */
        post: operations["addFields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/fields/{fieldId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The field identifier.
                 * @example fld_01kakxv4rjf9m8s2x3c5v7b9n1
                 */
                fieldId: components["parameters"]["FieldId"];
            };
            cookie?: never;
        };
        /**
         * Get one field
         * @description Returns the field as it is now.
         */
        get: operations["getField"];
        put?: never;
        post?: never;
        /**
         * Remove a field
         * @description Removes the field. Only the fields of a draft can be removed (`409`).
         */
        delete: operations["removeField"];
        options?: never;
        head?: never;
        /**
         * Update a field
         * @description Changes the properties that are sent. All others stay as they were. Only the fields of a draft can change (`409`).
         */
        patch: operations["updateField"];
        trace?: never;
    };
    "/api/v1/documents/{id}/signers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * List the signers
         * @deprecated
         * @description Returns all parties of the document in the order in which they were added, each with its `signingUrl`.
         *     The list is never paged, because a document has at most 100 parties.
         */
        get: operations["listSigners"];
        put?: never;
        /**
         * Add a signer
         * @deprecated
         * @description Adds an existing contact (`contactId`) or a person in place (`person`) to the document as a party.
         *
         *     The party is a snapshot of the contact. It takes the name, e-mail address, phone number, personal number, reference, role in the company
         *     and company that the contact has now. When the contact changes later, the party does not change. The same contact may be added more than once.
         *
         *     A `person` has the fields of a new contact, and becomes a party in the same way. No contact is stored, unless `saveAsContact` is true. Then the key needs
         *     the scope `contacts:write` as well (`403`).
         *
         *     While the document is a draft, nothing is sent, and the party may be incomplete. When the document is sent, the server checks that
         *     the party has the e-mail address, phone number or personal number that its delivery method or signature needs.
         *     If the document was already sent, the server checks the party immediately.
         *
         *     Fails if the contact or the company of the person is not in your account (`422`), or if the document is closed, has 100 parties or would become incomplete (`409`).
         */
        post: operations["addSigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/documents/{id}/signers/{signerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                signerId: components["parameters"]["SignerId"];
            };
            cookie?: never;
        };
        /**
         * Get one signer
         * @deprecated
         * @description Returns the party as it is now, with its `signingUrl`.
         */
        get: operations["getSigner"];
        put?: never;
        post?: never;
        /**
         * Remove a signer
         * @deprecated
         * @description Removes the party from the document. The contact that it was created from stays.
         *
         *     The links of the party then say that it was removed. If a message with a link had reached its address, it gets a message about the removal.
         *
         *     A party that has signed or rejected can't be removed. The parties of a closed document can't be removed either (`409`).
         */
        delete: operations["removeSigner"];
        options?: never;
        head?: never;
        /**
         * Update a signer
         * @deprecated
         * @description Changes the fields that are sent. All other fields stay as they were. `role` must always be sent, even if it does not change: it has no default here.
         *     The contact that the party was created from does not change.
         *
         *     While the document is a draft, everything can change. After the document was sent, a party can change until it has signed or rejected.
         *     Its role and required signature can change only until it opens the document. The parties of a closed document can't change (`409`).
         *
         *     A new address or delivery method, or `renewLink`, gives the party new links, and the old ones stop working. If somebody has reported that the link reached the wrong person,
         *     a new name, e-mail address or phone number does that too. If it was already the party's turn, the new link is sent at once.
         */
        patch: operations["updateSigner"];
        trace?: never;
    };
    "/api/v1/documents/{id}/signers/{signerId}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                signerId: components["parameters"]["SignerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind a signer
         * @deprecated
         * @description Sends the party a reminder by its delivery method. The request has no body.
         *
         *     A party can be reminded if the document is `SENT`, the party has a delivery method and an address for it, it is the party's turn,
         *     and the party has neither signed nor rejected. Otherwise the response is `409`. A party can be reminded at most once an hour (`429`).
         *
         *     If somebody has reported that the link of the party reached the wrong person, the reminder says that the address is right: the links work again.
         */
        post: operations["remindSigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contacts
         * @description Returns the contacts of the account, newest first or by name, one page at a time. The filters can be combined.
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Create a contact
         * @description Stores a person. Only the name is required. The data that the delivery method or the signature of a party needs can be added later.
         *     A contact as a response contains it can be sent too: the server makes a copy of it, with an identifier of its own.
         *     No field has to be unique: two contacts may have the same e-mail address or the same `externalId`.
         *
         *     Fails if the company is not in your account (`422`).
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contact identifier.
                 * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        /**
         * Get one contact
         * @description Returns the contact with the company that it is linked to.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Deletes the contact permanently. Parties that were created from it stay as they are.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Update a contact
         * @description Changes the fields that are sent. All other fields stay as they were. `null` empties a field; a contact always has a `firstName` and a
         *     `lastName`. Parties that were created from the contact do not change.
         *
         *     Fails if the company is not in your account (`422`).
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/api/v1/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description Returns the companies of the account, newest first, one page at a time.
         */
        get: operations["listCompanies"];
        put?: never;
        /**
         * Create a company
         * @description Stores a company, so that contacts can be linked to it. No field has to be unique: two companies may have the same number.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The company identifier.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        /**
         * Get one company
         * @description Returns the company.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        /**
         * Delete a company
         * @description Deletes the company permanently. A company can't be deleted while contacts are linked to it (`409`).
         */
        delete: operations["deleteCompany"];
        options?: never;
        head?: never;
        /**
         * Update a company
         * @description Changes the fields that are sent. All other fields stay as they were. Contacts show the change immediately.
         *     Parties keep the company as it was when they were added.
         */
        patch: operations["updateCompany"];
        trace?: never;
    };
    "/api/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account
         * @description Returns the account of the API key.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the account
         * @description Changes the fields that are sent. Pages and messages show the new name and the new contact at once, also of documents that were sent before, and messages use the new time zone.
         *     A sealed file keeps the name that the account had when it was sealed.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/api/v1/account/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the log of the account
         * @description Returns who changed keys, members, webhook endpoints and the account, and who signed in: newest first, one page at a time.
         *     Entries are only ever added, in the transaction of the change. Each has the hash of the entry before, so that you can detect a change of any of them.
         *     The log has no secrets. Of the URL of an endpoint it has only the host, because the rest may be secret.
         */
        get: operations["listAccountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test mail
         * @description Queues a mail to the `contactEmail` of the account, to show that mails from this server arrive. It is tried for about five minutes, and counts as one of
         *     the mails that the account may send on one day (`429`). The request has no body.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/single-sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get single sign-on
         * @description Returns the identity provider by which members of the account sign in, without the secret, and what proves the domains.
         */
        get: operations["getSingleSignOn"];
        /**
         * Set up single sign-on
         * @description Sets the identity provider by which members of the account sign in: any one that speaks OpenID Connect. Register `redirectUri` of the answer at the provider.
         *     Then prove the domains: put the DNS records of the answer in place, and call `POST /api/v1/account/single-sign-on/confirm-domains`. The provider may only speak
         *     for addresses of proved domains. A domain that stays keeps its proof.
         *
         *     A new issuer or client needs its secret, and the issuer must answer (`422`). Without `clientSecret`, the stored one stays.
         *
         *     With `onlySingleSignOn`, the members sign in at the provider only, and those who signed in otherwise are out at once. API keys work as before. A member can switch it
         *     on only in a session that the provider has opened, so that no mistake locks everybody out (`409`). An API key always can, if a domain is proved.
         */
        put: operations["replaceSingleSignOn"];
        post?: never;
        /**
         * Remove single sign-on
         * @description Removes the provider, its secret and its domains. Members sign in with links again, and the sessions that the provider has opened end. The members stay.
         */
        delete: operations["removeSingleSignOn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/single-sign-on/confirm-domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the domains
         * @description Looks up the DNS record of each domain that is not proved, and returns the settings with `provedAt` of those that are. A new record can take some minutes until it is
         *     seen. A proof stays, also without the record. The request has no body.
         */
        post: operations["confirmSingleSignOnDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the account and the scopes of the caller
         * @description Returns the account and the scopes of the request, and its API key or its member. Any valid key or access token may call this, so it also checks one.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what you are told by mail
         * @description Changes which mails about their own documents the member who sends the request gets. Nobody else can choose that, not even an admin.
         */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/api/v1/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the first account
         * @description Creates the first account of a server, a key with all scopes, and its first member if the request names an `admin`. The answer has the key, as `apiKey.secret`, and
         *     the link with which the member signs in, as `admin.invitationUrl`. Both are shown only here. A session of this link is for this account only, because
         *     nobody has checked whose address it is.
         *
         *     A server without an account prints a link when it starts. The part after `#setup=` is the token. It is valid for 15 minutes, and only while there
         *     is no account: of several requests, one creates an account, and the others are answered `401`. Then create more accounts and keys with `npm run paraph -- keys`.
         */
        post: operations["createFirstAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Returns the keys of the account, newest first, one page at a time. Expired keys are in the list, revoked keys are not. Secrets are never shown.
         *     A live key sees live keys only, a test key sees test keys only.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates a key for the same account and the same data: a live key creates live keys, a test key creates test keys.
         *     The answer has the key itself, as `secret`. It is shown only here: the server stores its SHA-256 only.
         *
         *     The new key can't do more than the key that creates it, and can't live longer. A scope that the creating key lacks is answered `403`. If the creating
         *     key expires, `expiresAt` is required and must not be later (`422`).
         *
         *     An account has at most 100 keys that are neither revoked nor expired (`409`).
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key identifier.
                 * @example key_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Revokes the key permanently. The next request with it is answered `401`, on every server. Requests that have already begun are finished.
         *     A key may revoke itself. Keys that it created stay valid: their `createdBy` names it.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members by name
         * @description Returns the names of the members of the account, also to members who may not manage them: to share documents, to hand them over and to filter the list of them.
         */
        get: operations["listColleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Returns the members of the account, newest first, one page at a time. Removed members are not in the list.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Invite a member
         * @description Adds a person to the account, and sends the person a mail with a link to the console. The link is valid for 7 days, and once. It counts as one of the
         *     mails that the account may send on one day (`429`). Whoever opens it has proved to own the address.
         *
         *     A server that sends no e-mail returns the link instead, as `invitationUrl`. Hand it over yourself, and to nobody else. Who signs in with such a link has
         *     not proved to own the address, so this session is only for this account.
         *
         *     An account has at most 500 members. A key with all scopes can invite the first one.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * Get a member
         * @description Returns one member of the account.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Removes the member from the account. The next request of the member is answered `401`, on every server, and a link of an invitation does not work any more.
         *     What the member has done keeps the name. The last member who has joined with the role `ADMIN` can't be removed (`409`).
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Update a member
         * @description Changes the fields that are sent. The next request of the member has the rights of the new role. The last member who has joined with the role `ADMIN` keeps it (`409`).
         */
        patch: operations["updateMember"];
        trace?: never;
    };
    "/api/v1/members/{id}/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand all documents of a member over
         * @description Makes another member the owner of all documents that belong to this one, who does not see them any more because of that. It also works for a member who was removed.
         */
        post: operations["handOverDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a member again
         * @description Sends the member a new link, as the first invitation did. The link before it does not work any more. A member who can't sign in any other way, for
         *     example on a server that sends no e-mail, can use it too. The request has no body.
         */
        post: operations["inviteMemberAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scim/v2/ServiceProviderConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the features of SCIM
         * @description Returns which parts of SCIM the server has. It is the same for all accounts.
         */
        get: operations["getScimConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scim/v2/Schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the schemas of SCIM
         * @description Returns the schema of users, with the attributes that a member has. Other attributes are ignored. It is the same for all accounts.
         */
        get: operations["listScimSchemas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scim/v2/ResourceTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the resource types of SCIM
         * @description Returns the only resource type, users. There are no groups. It is the same for all accounts.
         */
        get: operations["listScimResourceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scim/v2/Users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members by SCIM
         * @description Returns the members of the account, also those that no identity provider has created, in the order in which they were added.
         */
        get: operations["listScimUsers"];
        put?: never;
        /**
         * Create a member by SCIM
         * @description Adds a person to the account, without a mail of invitation. The person can sign in at once, in each way that the account allows. `userName` is the
         *     address. It may have any domain, like that of an invitation.
         *
         *     A person who is a member already is answered `409`. Identity providers look for the person by `filter` first, and then update the member.
         *     An account has at most 500 members.
         */
        post: operations["createScimUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scim/v2/Users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * Get a member by SCIM
         * @description Returns one member of the account.
         */
        get: operations["getScimUser"];
        /**
         * Replace a member by SCIM
         * @description Sets the names and the `externalId` of the member to what is sent, and removes what is not. `active` and `roles` stay as they are if they are absent.
         *     The rules of `updateScimUser` hold.
         */
        put: operations["replaceScimUser"];
        post?: never;
        /**
         * Delete a member by SCIM
         * @description Removes the member from the account, like `removeMember`. What the member has done keeps the name. The last active member who has joined with the
         *     role `ADMIN` can't be removed (`409`).
         */
        delete: operations["deleteScimUser"];
        options?: never;
        head?: never;
        /**
         * Update a member by SCIM
         * @description Makes all changes, or none. A member who is not active any more can do nothing in the account from its next request on, on every server, and gets
         *     no mails. The last active member who has joined with the role `ADMIN` can't be deactivated and keeps its role (`409`).
         *
         *     Another `userName` means another address, and so another person: the member keeps its documents and its role. Whoever has the new address can sign in
         *     as this member, and whoever has the old one can't any more. Passkeys, sessions and other accounts of both stay as they are.
         */
        patch: operations["updateScimUser"];
        trace?: never;
    };
    "/api/v1/sign-in-ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ways to sign in
         * @description Says how people can sign in to this server. The operator chooses the ways (`SIGN_IN_WAYS`), and each works only if the server can do it: without a mail
         *     server, nobody gets a link. It needs no credential.
         */
        get: operations["getSignInWays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkey-sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to sign in with a passkey
         * @description Returns what the browser needs to ask for a passkey: the options of `navigator.credentials.get`. They have a challenge, which is valid for 5 minutes, once, and only in this browser: the answer sets a cookie for that. Send what the browser answers as `passkey` to `POST /api/v1/sessions`.
         *
         *     Only pages of this server can call it (`403`). It needs no credential. A network may send 60 requests a minute to the operations of signing in.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkey-registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to register a passkey
         * @description Returns what the browser needs to make a passkey: the options of `navigator.credentials.create`. They have a challenge, which is valid for 5 minutes, once, and in this session.
         */
        post: operations["startPasskeyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your passkeys
         * @description Returns the passkeys of the person who sends the request, newest first. A session that began with a link of an admin or at a provider sees only the passkeys that were registered in such sessions.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Register a passkey
         * @description Registers a passkey for the person who sends the request. `credential` is the answer of the browser to the options of `POST /api/v1/passkey-registrations`. A person has at most 10.
         *
         *     A passkey of a session that began with a link of an admin or at a provider is for the account of this session only.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The passkey identifier.
                 * @example pky_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Removes a passkey, so that nobody can sign in with it any more. The sessions that began with it go on.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description Changes the name of a passkey.
         */
        patch: operations["updatePasskey"];
        trace?: never;
    };
    "/api/v1/invitations/look-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up an invitation
         * @description Says to what an invitation invites, before the person accepts it by `POST /api/v1/sessions`. The invitation stays as it is, so a program that follows the links of
         *     mails uses up nothing. The answer has no address, and nothing else about the account.
         *
         *     Only pages of this server can call it (`403`). It needs no credential. A network may send 60 requests a minute to the operations of signing in.
         */
        post: operations["lookUpInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sign-in-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a sign-in link
         * @description Sends a mail with a link to the console, if a member has this address. The answer is always the same, so that it does not say who is a member. The link is
         *     valid for 15 minutes, once, and only in the browser that has asked for it: the answer sets a cookie for that. An address gets at most 5 links in an
         *     hour, and a browser in which its owner has signed in gets 5 of its own.
         *
         *     Only pages of this server can call it (`403`), which the headers `sec-fetch-site` or `origin` say. It needs no credential. A network may send 60 requests a
         *     minute to the operations of signing in.
         */
        post: operations["requestSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/single-sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in at a provider
         * @description Returns the page of the provider at which the person signs in, if an account has proved the domain of the address. Open it in this browser: the answer sets a cookie,
         *     and only with it the sign-in can end. The provider leads back to the console, which sends what it gets to `POST /api/v1/sessions` as `singleSignOn`, within 10 minutes.
         *     The answer says nothing about who is a member.
         *
         *     Before a sensitive act, `asksAgain` asks the provider for a new sign-in. If it then says by `auth_time` that it has asked the person more than 10 minutes
         *     ago, the sign-in is refused.
         *
         *     Only pages of this server can call it (`403`). It needs no credential.
         */
        post: operations["startSingleSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * @description Returns the sessions of the person who sends the request, newest first. A person has at most 50, and a further one ends the oldest.
         *     A session that began with a link of an admin or at a provider sees only the sessions in its account.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Sign in
         * @description Signs in with a passkey, or with the token of an invitation or of a sign-in link: the part of the link after `#invitation=` or `#sign-in=`. Send it when the person has
         *     pressed a button, because programs that look for malicious mails follow links too. Or with the answer of an identity provider: the part after
         *     `#single-sign-on=`.
         *
         *     The answer has an access token for 10 minutes: send it as `authorization: Bearer <accessToken>`, like an API key. The scopes of the role of the
         *     member decide what it may do. The answer also sets the cookie of the session, which only `POST /api/v1/session-renewals` uses.
         *
         *     Only pages of this server can call it (`403`). It needs no other credential.
         */
        post: operations["createSession"];
        /**
         * Sign out everywhere
         * @description Ends all sessions that `GET /api/v1/sessions` lists, this one too. Their access tokens are refused at once, on every server.
         */
        delete: operations["endAllSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session identifier.
                 * @example ses_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends one session of the person who sends the request: this one, or one on another device. Its access tokens are refused at once, on every server.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session-renewals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a session
         * @description Returns a new access token for the session of the cookie. Call it before the access token ends, and when a page is loaded. With `accountId`, the
         *     session changes to another account of the person. Other tabs keep the account of their access token until they renew it.
         *
         *     The value of the cookie changes at each renewal, at most every 30 seconds. The value before works for 30 seconds more, because two tabs can renew at the same time. After that, its
         *     use ends the session, because somebody may have copied the cookie. A session ends 12 hours after its last renewal, and 30 days after signing in, unless the operator has set
         *     other times.
         *
         *     Only pages of this server can call it (`403`).
         */
        post: operations["renewSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Returns the webhook endpoints of the account, newest first, one page at a time.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Stores the URL of your system and the types of events that it wants. From now on, each event of such a type is sent to the URL by POST, signed as in
         *     Standard Webhooks. See [Receiving webhooks](#section/Receiving-webhooks).
         *
         *     The response is the only one that contains the `secret`, apart from the response of a rotation: store it as you store a password. An account has at most 20
         *     endpoints (`409`). The URL must not lead into the private network of the server (`422`).
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        /**
         * Get one webhook endpoint
         * @description Returns the webhook endpoint without its secret.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes the webhook endpoint permanently, with its secret and the log of its deliveries. Nothing more is sent to it.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description Changes the fields that are sent. All other fields stay as they were. Deliveries that wait go to the new URL.
         *
         *     With `enabled: false`, nothing more is sent, no events are recorded for the endpoint, and its deliveries that wait become `FAILED` with the error
         *     `endpoint_disabled`. With `enabled: true`, an endpoint that the server disabled gets new events again. It does not get the deliveries that failed: retry them.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook endpoint
         * @description Makes a new secret. For 24 hours, each request carries two signatures: one made with the new secret and one with the old secret. So your system can change
         *     its secret at any time in between. The request has no body.
         *
         *     If you rotate again within these 24 hours, the oldest secret ends at once.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Queues an event of the type `webhook.test` for this endpoint, whatever types it wants, and returns its delivery. List the deliveries a moment later to see what your
         *     system answered. The request has no body. An endpoint that is disabled gets no test (`409`).
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry all failed deliveries
         * @description Sends all deliveries of the endpoint again that are `FAILED` and that were created at `since` or later, oldest first. One request queues at most 10,000 of them.
         *     If `hasMore` is true, send the request again when these are sent. An endpoint that is disabled gets no retry (`409`).
         */
        post: operations["retryWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook endpoint
         * @description Returns the deliveries of the endpoint, newest first, one page at a time, with what was sent and what your system answered. They are kept for 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{id}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
                /**
                 * @description The identifier of the delivery.
                 * @example whd_01kakxv35be0nttz8znbxcy6s8
                 */
                deliveryId: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a delivery
         * @description Sends the same bytes again, now. A delivery that was `DELIVERED` is sent once more. If it fails again, it is retried as if it were new. The request has no body.
         *     An endpoint that is disabled gets no retry (`409`).
         */
        post: operations["retryWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signing session
         * @description Returns what the signing page shows to the party of the link. Changes nothing: a mail scanner that follows the link opens nothing.
         *     After the document was cancelled or has expired, only a party that had signed keeps the file and its receipt.
         *     Until the two-step verification is passed, only the sender, the language, the verification and `isTest` are returned.
         */
        get: operations["getSigningSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the PDF to be signed
         * @description Returns the PDF as it was uploaded, whole or one range of it, so that a page can show the first page before it has the whole file.
         */
        get: operations["getSigningFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/attachments/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the attachment, from the list of the document.
                 * @example 1
                 */
                number: components["parameters"]["AttachmentNumber"];
            };
            cookie?: never;
        };
        /**
         * Download a file that the PDF contains
         * @description Returns a file that the PDF to be signed contains, byte for byte. `document.attachments` of the signing session lists them. They come from whoever made the PDF, and are not
         *     checked: so the answer is always a download of the type `application/octet-stream`.
         */
        get: operations["getSigningAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/marks/{partyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        /**
         * Get the marks of a party
         * @description Returns the signature and the initials of a party, as far as its fields show them. A mark has up to 87 KB and never changes, so the session does
         *     not contain it: get it once for each party of its `fields`.
         */
        get: operations["getSigningMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a preview of the first page
         * @description Returns a small picture of the first page, so that a page can show something on a slow connection before it can draw the PDF.
         *     The picture is not the document: a program may draw details of a PDF in another way. What the party signs is the PDF.
         *     The server makes the picture soon after the document was sent. It can't make one of every PDF, so show the page without it after a `404`.
         */
        get: operations["getSigningPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/sealed-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the sealed PDF
         * @description Returns the sealed PDF, whole or one range of it. It exists when the document is `COMPLETED`: the session then has `document.sealedFile`.
         */
        get: operations["getSealedSigningFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the document was opened
         * @description The page calls this when it shows the document and a person has done something on it, such as a touch or a key: see the header `person-act`. The
         *     `readStatus` of the party becomes `OPENED`, unless it is already `READ`.
         *     Repeating the call changes nothing, and neither does a call after the document has ended. The request has no body.
         */
        post: operations["openDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the document was read
         * @description The page calls this when it has shown the last page and a person has done something on it: see the header `person-act`. The `readStatus` of the party becomes `READ`, and the event `party.read` is recorded.
         *     Repeating the call changes nothing, and neither does a call after the document has ended. The request has no body.
         */
        post: operations["readDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code
         * @description Sends a code of six digits to the party by SMS or e-mail. The code is valid for 10 minutes and 5 attempts, and replaces an earlier code.
         *     Another code can be requested after 30 seconds, and at most 10 within an hour. The request has no body.
         */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/verification/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a verification code
         * @description Returns a pass for this browser that is valid for one hour. Send it as the header `verification-pass` with all other requests.
         */
        post: operations["confirmVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the uploaded scan
         * @description Returns the scan that the party has uploaded and not signed yet, so that the party can look at it before it signs. It is the file as it was
         *     uploaded: a PDF, JPEG or PNG. After the party has signed, the scan belongs to the signature, and the answer is `404`.
         */
        get: operations["getScanFile"];
        put?: never;
        /**
         * Upload a scan of the signed paper
         * @description For a party whose `requiredSignature` is `MANUAL`: the party downloads the PDF, signs it on paper and uploads a scan. A later upload replaces
         *     an earlier one, and ends a scan with a phone (`startPhoneScan`). The party then signs, which attaches the scan. A scan of any other party is refused
         *     (`400`).
         *
         *     The file is checked like the file of a new document, with the same codes (`400`). A scan has at most 2,000 pages and 8,000 objects. All scans of a
         *     document have at most 160 MB, 10,000 pages and 40,000 objects together (`409` `scan_limit_reached`). A scan of 1 MB with 50 pages always fits.
         *
         *     If the parties of the account upload too much at the same time, the answer is `503` with the code `server_busy`. An upload of which less than
         *     64 KB arrive in 30 seconds is ended (`408`).
         */
        post: operations["uploadScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/scan/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the scan that a phone sends
         * @description Says whether the phone has uploaded the scan. The phone calls this too, to show what it is about. The answer is `404` after 30 minutes, and after the
         *     party has signed or has uploaded a scan by `uploadScan`.
         */
        get: operations["getPhoneScan"];
        /**
         * Upload the scan from the phone
         * @description Stores the scan of the party, once, in place of an earlier one. The page at the computer shows it, and the party signs there. The checks and the limits
         *     are those of `uploadScan`. Sending the same file again changes nothing.
         */
        put: operations["sendPhoneScan"];
        /**
         * Start a scan with a phone
         * @description For a party at a computer whose `requiredSignature` is `MANUAL`, and that wants to photograph the signed paper with its phone: the page shows `url` as a
         *     QR code, and the phone opens it. The token in `url` is valid for 30 minutes and for one upload. With it, the phone can call only `getPhoneScan` and
         *     `sendPhoneScan`. It can't read the document or the scan, and can't sign. A new start ends the earlier token. The request has no body.
         */
        post: operations["startPhoneScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save unfinished values
         * @description Keeps what the party has filled in so far, so that it can go on later, or on another device. The values replace those that were saved before. They need not be complete.
         *     They are no evidence, nobody else sees them, and they are deleted when the party signs or the document ends.
         */
        put: operations["saveValues"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save what was shown
         * @description Keeps which parts of which pages this visit has shown, so that the party need not see them again after it has loaded the page again or has taken another
         *     device. The session has the sum of all visits. The last 20 visits of the party are kept until it signs. Then the signature keeps them as evidence,
         *     each with the address and the browser from which it came. They are deleted if the document ends, or if the party gets another address.
         *     It is what the page says, and the server can't prove it. Send it only after an act of a person, as for `readDocument`.
         */
        put: operations["saveReading"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/drawing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the drawing from the other device
         * @description Returns what was drawn on the other device. `strokes` is null until then. The other device calls this too, to show what it is about.
         *     After 10 minutes, and after the party has signed, the answer is `404`.
         */
        get: operations["getDrawing"];
        put?: never;
        /**
         * Start a drawing on another device
         * @description For a party at a computer that wants to draw its signature on its phone: the page shows `url` as a QR code, and the phone opens it. The token in
         *     `url` is valid for 10 minutes and for this one drawing. With it, the phone can call only `getDrawing` and `sendDrawing`. It can't read the document and
         *     can't sign. A new start ends the earlier token. The request has no body.
         */
        post: operations["startDrawing"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send the drawing from the other device
         * @description Stores what was drawn, once. The page at the computer shows it, and the party signs there with these `strokes`. Sending the same drawing again
         *     changes nothing.
         */
        patch: operations["sendDrawing"];
        trace?: never;
    };
    "/api/v1/signing-session/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the document
         * @description Signs the document for the party. An acceptor accepts it, and a reviewer confirms the review. A signature counts as reading,
         *     so the `readStatus` becomes `READ`. But only the statement `consent.afterReading` says that the party has read the document. It is accepted only if the page
         *     has reported the reading, otherwise the answer is `409` with `consent_outdated`. A page that reports nothing shows `consent.sign`.
         *     If the party has fields, `values` fills them in. A value that does not fit its field is refused (`400`), with a pointer for each field.
         *     The evidence keeps the statement, the signature, the values, the link that was used, the IP address and the browser. The party gets a receipt at once, by its delivery method.
         *     If the document is signed by another request of the same party at the same time, only one signature counts, and the other request is answered `409`.
         */
        post: operations["signDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/bankid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the BankID signature that was started last
         * @description Returns how far the last order of the party is. Changes nothing. The service asks BankID itself, about once a second, also if no page is open.
         *     `qrData` and `autoStartToken` are only in answers to the browser that started the order.
         *     When the status is `COMPLETE`, the party has signed: get the signing session for the receipt.
         */
        get: operations["getBankIdOrder"];
        put?: never;
        /**
         * Start a BankID signature
         * @description Asks BankID for the signature of a party with the `requiredSignature` `BANKID`. BankID shows the party what it signs: the title, the parties,
         *     the SHA-256 of the file, the statement of the `consentVersion` and, if the party has fields, the SHA-256 of its values. Whoever has a BankID can open the order in the app. But if another person than the one with the `ssn`
         *     of the party signs there, nothing is signed, and the order fails with `wrongPerson`.
         *
         *     On another device, show `qrData` as a QR code, and get the order each second: the code changes each second. On the same device, open the app by its
         *     `autoStartToken`, as BankID describes. Afterwards the app opens `{PUBLIC_URL}/sign/#bankid=<orderId>.<nonce>`. The browser that started must then confirm
         *     that it is back. Nothing is signed before that.
         *
         *     A party has one order at a time. If the same browser starts again for the same device, it gets the order that it has. Otherwise the new order cancels the one before.
         *     A party can start at most 60 orders within an hour, and all parties of an account that are the same person 240.
         *     Orders of other accounts or services for the same person don't disturb each other.
         */
        post: operations["startBankIdOrder"];
        /**
         * Cancel a BankID signature
         * @description Cancels the last order of the party, at BankID too. Nothing is signed by it any more. An order that has ended stays as it is: if the answer is `COMPLETE`,
         *     the party had already signed.
         */
        delete: operations["cancelBankIdOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/bankid/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the return from the BankID app
         * @description Proves that the party came back to the browser that started the order. So a person who was sent the start of an order by somebody else signs nothing.
         *     Needs the nonce of the address that the app has opened, and the `browser-key` with which the order was started.
         *     The party has signed when the status is `COMPLETE`, which can take a second. Repeating the call changes nothing.
         */
        post: operations["confirmBankIdReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject the document
         * @description Rejects the document for the party, which ends the document for all parties. The sender and the other parties are told the reason.
         *     If the request names the statement that the party saw, the event of the rejection keeps the statement.
         */
        post: operations["rejectDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/signing-session/wrong-person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the link reached the wrong person
         * @description Says that the person who opened the link is not the party. No status changes. The request has no body.
         *
         *     If the party had something left to do in a `SENT` document, its links stop showing the document: later requests are answered `410` with the code
         *     `link_reported` and the contact of the sender, and the session of this answer is as before a two-step verification. The service sends the party nothing
         *     more, and the sender gets the webhook `party.wrong_person` and, by the `notifications` of its account, a mail that says how to go on. The links work again after
         *     the sender reminds the party. If the sender corrects the name or the address, the party gets new links.
         *
         *     After the party has signed or rejected, the report is only recorded. Repeating the call with the same link changes nothing.
         */
        post: operations["reportWrongPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "document.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document was sent
         * @description The document was sent to its parties. Its status is `SENT`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DocumentEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "document.sent";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document was completed
         * @description The last party has acted, and the document is sealed. Its status is `COMPLETED`, and `GET /api/v1/documents/{id}/sealed-file` returns the
         *     sealed PDF.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DocumentEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "document.completed";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document was rejected
         * @description A party has rejected the document. Its status is `REJECTED`. `rejectedReason` is the reason that the party gave.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DocumentEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "document.rejected";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document was cancelled
         * @description You have cancelled the document. Its status is `CANCELLED`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DocumentEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "document.cancelled";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A document expired
         * @description Its `expiresAt` has passed before all parties had acted. Its status is `EXPIRED`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["DocumentEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "document.expired";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A party was added
         * @description A party was added to the document, which is a draft or was sent before.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.added";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A party was updated
         * @description The details of the party were changed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.updated";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A party was removed
         * @description The party was removed from the document. `party` is the party as it was before.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.removed";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.released": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A party's turn began
         * @description The turn of the party began: it can act now, and its message will be sent. Parties without a position in the signing order are released when
         *     the document is sent.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.released";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message to a party was sent
         * @description The mail server or the SMS gateway has accepted the message to the party. `sendStatus` is `SENT`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.sent";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message to a party was delivered
         * @description The message has arrived at the mail server of the party, or on its phone. `sendStatus` is `DELIVERED`. Many mail servers do not report this.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.delivered";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.bounced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message to a party came back
         * @description The message could not be delivered to the address. `sendStatus` is `BOUNCED`. Correct the address of the party: it then gets a new message.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.bounced";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message to a party was not sent
         * @description No attempt to send the message succeeded. `sendStatus` is `FAILED`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.failed";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A party opened the document
         * @description The party opened the document on its signing page. `readStatus` is `OPENED`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.opened";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A party read the document
         * @description The signing page has shown the last page of the document to the party, or the party has signed, which counts as reading. `readStatus` is `READ`.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.read";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A party signed
         * @description The party has signed, accepted or reviewed the document, as its role requires. `signingStatus` is `SIGNED`. After the last party,
         *     `document.completed` follows as soon as the document is sealed.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.signed";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A party rejected the document
         * @description The party has rejected the document. `signingStatus` is `REJECTED`. `document.rejected` has the reason.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.rejected";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.reminded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A party was reminded
         * @description The party is sent a reminder: you asked for it, or the document has automatic reminders.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.reminded";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "party.wrong_person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The link of a party reached the wrong person
         * @description Somebody who opened the link of the party says that the document is not for them. The link no longer shows the document. Correct the name or the address of
         *     the party, remove it, or remind it if the address is right.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PartyEvent"] & {
                        /**
                         * @description The type of the event.
                         * @constant
                         */
                        type: "party.wrong_person";
                    };
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test event
         * @description You asked for it with `POST /api/v1/webhook-endpoints/{id}/test`. Nothing happened to a document or a party. No endpoint asks for this type: each endpoint gets
         *     its own tests.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
                     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
                     */
                    "webhook-id": components["parameters"]["WebhookId"];
                    /**
                     * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
                     * @example 1795250700
                     */
                    "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                    /**
                     * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
                     *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
                     * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                     */
                    "webhook-signature": components["parameters"]["WebhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            /** @description The event. */
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TestEvent"];
                };
            };
            responses: {
                410: components["responses"]["EventUnwanted"];
                "2XX": components["responses"]["EventReceived"];
                default: components["responses"]["EventNotReceived"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Status of the document. The last four values are final.
         * @enum {string}
         */
        DocumentStatus: "DRAFT" | "SENT" | "COMPLETED" | "REJECTED" | "CANCELLED" | "EXPIRED";
        /**
         * @description `SEQUENTIAL` if at least one party has a `signingOrder`, otherwise `PARALLEL`. It is derived from the parties.
         * @enum {string}
         */
        SigningMode: "PARALLEL" | "SEQUENTIAL";
        /**
         * @description Language of the messages and of the signing page.
         * @enum {string}
         */
        Language: "EN" | "SV";
        /**
         * Format: date-time
         * @description A time in RFC 3339 format, in UTC with milliseconds.
         * @example 2026-11-21T08:30:00.000Z
         */
        Timestamp: string;
        /** @description A text tag, or a field of the form of the file, that did not become a field of the document. It stays in the file as it is. */
        FieldNotTaken: {
            /**
             * @description The text of the tag, or the full name of the field in the form.
             * @example {{photo; type=image}}
             */
            name: string;
            /**
             * @description The page, counted from 1. `null` if it is on no page, or on several.
             * @example 2
             */
            page: number | null;
            /**
             * @description A code for programs. New ones may come.
             * @example unknown_type
             */
            reason: string;
            /**
             * @description The reason, for people.
             * @example The type of the tag is unknown.
             */
            detail: string;
        };
        /** @description What became of the text tags and of the fields of the form of the file. Only in the answer to an upload with `fields=FROM_FILE`. */
        FieldsFromFile: {
            /**
             * @description The number of fields that the document got. `listFields` returns them.
             * @example 4
             */
            taken: number;
            /** @description What is in the file and did not become a field, in the order of the form and then of the pages. At most the first 100. */
            notTaken: components["schemas"]["FieldNotTaken"][];
            /**
             * @description The number of all tags and fields of the form that did not become a field. At most 500 fields of the form and 2,500 tags are counted.
             * @example 1
             */
            notTakenCount: number;
        };
        /**
         * @description When parties that have not acted are reminded automatically. Days are counted from the message that told the party about its turn,
         *     and then from the last reminder. Reminders are sent in the daytime.
         */
        Reminders: {
            /**
             * @description Days until the first reminder.
             * @example 3
             */
            firstAfterDays: number;
            /**
             * @description Days between two reminders.
             * @example 3
             */
            everyDays: number;
            /**
             * @description Maximum number of reminders. `0` for none.
             * @example 3
             */
            max: number;
        };
        /**
         * @description A permission of the standard for PDF (ISO 32000-2, table 22).
         * @enum {string}
         */
        FilePermission: "PRINT" | "PRINT_HIGH_QUALITY" | "MODIFY" | "COPY" | "ANNOTATE" | "FILL_FORMS" | "ACCESSIBILITY" | "ASSEMBLE";
        /** @description A PDF file of the document. */
        DocumentFile: {
            /**
             * @description File name.
             * @example tenancy-agreement.pdf
             */
            name: string;
            /**
             * @description Size in bytes.
             * @example 48213
             */
            size: number;
            /**
             * @description Number of pages.
             * @example 3
             */
            pages: number;
            /**
             * @description SHA-256 of the file in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            /**
             * @description Only in an uploaded file that is encrypted and opens without a password: the permissions that its owner withholds. The sealed file contains the
             *     uploaded file without its encryption, and the uploaded file itself as the attachment `uploaded-file.pdf`.
             * @example [
             *       "MODIFY",
             *       "ASSEMBLE"
             *     ]
             */
            withheld?: components["schemas"]["FilePermission"][];
        };
        /** @description A file that the uploaded PDF contains. It is not checked. The evidence that the seal attaches to the sealed PDF is not listed. */
        FileAttachment: {
            /**
             * @description The number under which it is downloaded.
             * @example 1
             */
            number: number;
            /**
             * @description File name, without folders, control characters and characters that change the direction of text.
             * @example prices.xlsx
             */
            name: string;
            /**
             * @description Size in bytes.
             * @example 20480
             */
            size: number;
            /**
             * @description SHA-256 of its bytes in hexadecimal.
             * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
             */
            sha256: string;
        };
        /**
         * @description The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
         *     An `ORGANIZER` follows the document, and signs only if a signature is required from it.
         * @enum {string}
         */
        PartyRole: "SIGNER" | "ORGANIZER" | "REVIEWER" | "ACCEPTOR";
        /**
         * @description `OPENED` when the page shows the document and a person has done something on it. `READ` when the last page was shown to the party, or when it signs.
         *     It never goes back.
         * @enum {string}
         */
        ReadStatus: "NOT_OPENED" | "OPENED" | "READ";
        /**
         * @description Signing status of the party. `SIGNED` and `REJECTED` are final.
         * @enum {string}
         */
        SigningStatus: "NOT_SIGNED" | "SIGNED" | "REJECTED";
        /**
         * @description How the document is sent to the party. With `NONE`, nothing is sent. Give the party its `signingUrl` yourself.
         * @enum {string}
         */
        DeliveryMethod: "EMAIL" | "SMS" | "NONE";
        /**
         * @description The signature that is required from the party: drawn by hand on the screen (`DRAWING`), with Swedish BankID (`BANKID`, needs `ssn`),
         *     on paper, scanned and uploaded (`MANUAL`), with a click (`CLICK_TO_SIGN`), or none (`NONE`).
         * @enum {string}
         */
        RequiredSignature: "NONE" | "DRAWING" | "BANKID" | "MANUAL" | "CLICK_TO_SIGN";
        /**
         * @description The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed.
         * @enum {string}
         */
        TwoStepVerification: "NONE" | "SMS_BEFORE_SIGNING" | "EMAIL_BEFORE_SIGNING";
        /**
         * @description Delivery status of the message to the party: `SENT` after the mail server or SMS gateway has accepted it,
         *     `DELIVERED` or `BOUNCED` as soon as that is known, `FAILED` after the last attempt.
         * @enum {string}
         */
        SendStatus: "NOT_SENT" | "SENT" | "DELIVERED" | "BOUNCED" | "FAILED";
        /**
         * @description An e-mail address.
         * @example anna.lindqvist@example.com
         */
        EmailAddress: string;
        /**
         * @description Position for sequential signing, counted from 1. Parties with the same number act at the same time.
         *     A party with `null` does not wait for others.
         * @example 1
         */
        SigningOrder: number | null;
        /** @description The fields of every party object, also in events. */
        PartyBase: {
            /**
             * @description Unique party identifier.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            id: string;
            /**
             * @description Identifier of the document that the party belongs to.
             * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            documentId: string;
            /**
             * @description Full name.
             * @example Anna Lindqvist
             */
            name: string;
            role: components["schemas"]["PartyRole"];
            /** @description Date and time of signing. `null` if the party has not signed. */
            signedAt: components["schemas"]["Timestamp"] | null;
            readStatus: components["schemas"]["ReadStatus"];
            signingStatus: components["schemas"]["SigningStatus"];
            /** @description How the document is sent to the party. */
            deliveryMethod: components["schemas"]["DeliveryMethod"] | null;
            /** @description The type of signature that the party must give. */
            requiredSignature: components["schemas"]["RequiredSignature"] | null;
            /** @description The two-step verification that the party must pass. */
            twoStepVerification: components["schemas"]["TwoStepVerification"] | null;
            /** @description Delivery status of the message to the party. `null` if `deliveryMethod` is `NONE`. */
            sendStatus: components["schemas"]["SendStatus"] | null;
            /** @description E-mail address. */
            email: components["schemas"]["EmailAddress"] | null;
            /**
             * @description Company name.
             * @example Lindqvist Bygg AB
             */
            companyName: string | null;
            /**
             * @description Role or title within the company.
             * @example Managing director
             */
            companyRole: string | null;
            /**
             * @description Company organization number.
             * @example 556016-0680
             */
            companyOrgNumber: string | null;
            /**
             * @description Your own reference identifier for the party.
             * @example crm-4711
             */
            externalId: string | null;
            /**
             * @description Identifier of the linked company.
             * @example cmp_01kakxv35be0nttz8znbxcy6s8
             */
            companyId: string | null;
            /**
             * @description ISO 3166-1 alpha-3 country code (three letters).
             * @example SWE
             */
            country: string | null;
            signingOrder: components["schemas"]["SigningOrder"];
        };
        /** @description The fields of a party that events leave out. */
        PartyNumbers: {
            /**
             * @description Phone number in E.164 format, used for SMS notifications.
             * @example +46701740605
             */
            phone: string | null;
            /**
             * @description Swedish personal number. Required for `BANKID` signing.
             * @example 19900101-0017
             */
            ssn: string | null;
            /** @description When somebody with the link of the party reported that it is meant for another person. `null` if nobody has, or after the party got new links or a reminder from you. */
            reportedAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description A party of a document, with the address of its signing page. */
        PartyWithSigningUrl: components["schemas"]["PartyBase"] & components["schemas"]["PartyNumbers"] & {
            /**
             * Format: uri
             * @description The party's own address for reading and signing. Anyone who has this address can act as the party: keep it as safe as a password.
             *     The link in the messages to the party is a different one: the events show which of the two the party used. `null` while the document is a draft,
             *     and for a key without the scope `documents:write`.
             * @example null
             */
            signingUrl: string | null;
        };
        /**
         * @description What the field is for. The server fills in `DATE_SIGNED` (the day of the signature) and `NAME` (the name of the party). In a `SIGNATURE` and in
         *     `INITIALS`, the party sets its own mark. The other types take a value.
         * @example TEXT
         * @enum {string}
         */
        FieldType: "SIGNATURE" | "INITIALS" | "DATE_SIGNED" | "NAME" | "TEXT" | "NUMBER" | "DATE" | "CHECKBOX" | "RADIO" | "DROPDOWN";
        /** @description What a party has filled in and signed. It never changes. */
        FilledIn: {
            /**
             * @description The value. `null` if the party has left the field empty.
             * @example 9450
             */
            value: string | boolean | null;
            /**
             * @description The text that the page of the sealed file shows, in the language of the document. Empty for a mark that is no text. `getDocumentMarks` returns the marks.
             * @example 9,450
             */
            shown: string;
            /** @description When the party signed. */
            at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A rectangle on the page as people see it, in fractions of the width and of the height of the page, from the upper left corner. So the crop box, the
         *     rotation and the user unit of the page need no attention.
         */
        FieldBox: {
            /**
             * @description The distance of the left edge from the left edge of the page.
             * @example 0.1
             */
            x: number;
            /**
             * @description The distance of the upper edge from the upper edge of the page.
             * @example 0.8
             */
            y: number;
            /**
             * @description The width. In a request, at least 1 point on the page of the field.
             * @example 0.3
             */
            width: number;
            /**
             * @description The height. In a request, at least 1 point on the page of the field.
             * @example 0.05
             */
            height: number;
        };
        /** @description A place on a page where the value of a field stands too. */
        FieldPlace: {
            /**
             * @description The page, counted from 1.
             * @example 3
             */
            page: number;
            /** @description Where the value is drawn. */
            box: components["schemas"]["FieldBox"];
        };
        /**
         * @description How far the upper left corner of the box is from the upper left corner of the text, in fractions of the width and of the height of the page. The default
         *     is no distance.
         */
        AnchorOffset: {
            /**
             * @description The distance to the right.
             * @example 0.2
             */
            x: number;
            /**
             * @description The distance downwards.
             * @example -0.01
             */
            y: number;
        };
        /**
         * @description The size of the box, in fractions of the width and of the height of the page. The default depends on the type: 160 by 40 points for `SIGNATURE`, 60 by 30
         *     for `INITIALS`, 12 by 12 for `CHECKBOX` and for the options of `RADIO`, 160 by 18 for all others, and never beyond the edge of the page.
         */
        AnchorSize: {
            /**
             * @description The width.
             * @example 0.3
             */
            width: number;
            /**
             * @description The height.
             * @example 0.05
             */
            height: number;
        };
        /** @description An anchor by which a field was placed. */
        StoredAnchor: {
            /**
             * @description The text that was found.
             * @example Monthly rent:
             */
            text: string;
            /**
             * @description Which of the places of the text was meant. Absent if you sent none.
             * @example 1
             */
            occurrence?: number;
            offset?: components["schemas"]["AnchorOffset"];
            size?: components["schemas"]["AnchorSize"];
            /**
             * @description The only page on which the text was sought. Absent if it was sought in the whole file.
             * @example 3
             */
            page?: number;
            /**
             * @description The `value` of the option of a `RADIO` that has this place. Absent for other types.
             * @example Monthly
             */
            option?: string;
        };
        /** @description One option of a `RADIO` or a `DROPDOWN`. */
        FieldOption: {
            /**
             * @description The value of the field if the party chooses this option. The signing page shows it.
             * @example Monthly
             */
            value: string;
            /** @description Where the mark of the option is drawn. Required for `RADIO`, and refused for `DROPDOWN`. */
            box?: components["schemas"]["FieldBox"];
        };
        /**
         * @description What a `TEXT` must be. `PHONE` is E.164, such as `+46701740605`.
         * @example EMAIL
         * @enum {string}
         */
        FieldFormat: "EMAIL" | "PHONE" | "DIGITS";
        /** @description A place on a page where a party signs, sets its initials or fills in a value. */
        Field: {
            /**
             * @description Unique field identifier.
             * @example fld_01kakxv4rjf9m8s2x3c5v7b9n1
             */
            id: string;
            /**
             * @description Identifier of the document.
             * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            documentId: string;
            /**
             * @description Identifier of the party that fills in the field. `null` while no party of the draft fits its `partyReference`.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            partyId: string | null;
            /**
             * @description The party by its `signingOrder` or its `role`. The server looks the party up whenever the draft is read, until the document is sent. `null` if you have named the party by `partyId`.
             * @example 1
             * @example null
             */
            partyReference: string | null;
            type: components["schemas"]["FieldType"];
            /**
             * @description The name under which values are sent and returned. A party has no two fields with the same name.
             * @example rent
             */
            name: string;
            /**
             * @description What the signing page says about the field. Without a label, it says the type.
             * @example Monthly rent
             */
            label: string | null;
            /**
             * @description True if the party can't sign without it. A `CHECKBOX` that is required must be ticked.
             * @example true
             */
            required: boolean;
            /**
             * @description True if the party sees the value and can't change it.
             * @example false
             */
            readOnly: boolean;
            /**
             * @description The value that you fill in. The party can change it, unless the field is read-only. `null` if there is none.
             * @example 9500
             */
            value: string | boolean | null;
            /** @description What the party has filled in. Absent until it has signed. */
            filledIn?: components["schemas"]["FilledIn"];
            /**
             * @description The page, counted from 1.
             * @example 1
             */
            page: number;
            /** @description More places where the value stands. The party fills it in once. Absent if there are none. */
            otherPlaces?: components["schemas"]["FieldPlace"][];
            /**
             * @description The anchors by which you have placed the field, so that you can place it by them in another file. A `RADIO` can have one for each option. Absent if there are
             *     none, and after its `page`, its `box` or the `box` of an option has changed.
             */
            anchors?: components["schemas"]["StoredAnchor"][];
            /** @description The options of a `RADIO` or a `DROPDOWN`. Absent for other types. */
            options?: components["schemas"]["FieldOption"][];
            /**
             * @description True if a `TEXT` may have several lines. Absent for other types. The default is `false`.
             * @example false
             */
            multiline?: boolean;
            /**
             * @description The maximum number of characters of a `TEXT`. Absent for other types. The default is 200, or 2,000 for several lines.
             * @example 200
             */
            maxLength?: number;
            /** @description What a `TEXT` of one line must be. Absent if it may be anything, and for other types. */
            format?: components["schemas"]["FieldFormat"];
            /** @description Where the value is drawn. For `RADIO`, the smallest rectangle around all options. */
            box: components["schemas"]["FieldBox"];
        };
        /** @description Who must sign, accept or review a document, and how many have done so. Parties that only follow the document are not counted. */
        PartySummary: {
            /**
             * @description The number of parties that must sign, accept or review.
             * @example 2
             */
            total: number;
            /**
             * @description How many of them have the `signingStatus` `SIGNED`.
             * @example 1
             */
            signed: number;
            /**
             * @description The names of the first three of them, in the order of signing.
             * @example [
             *       "Anna Lindqvist",
             *       "Bo Berg"
             *     ]
             */
            names: string[];
            /**
             * @description The `signingStatus` of each of the `names`.
             * @example [
             *       "SIGNED",
             *       "NOT_SIGNED"
             *     ]
             */
            signingStatuses: components["schemas"]["SigningStatus"][];
        };
        /** @description What a party has filled in and signed in one field. */
        DocumentValue: {
            /**
             * @description The name of the field. Fields of two parties can have the same name.
             * @example rent
             */
            name: string;
            /**
             * @description Identifier of the party.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            partyId: string;
            /**
             * @description The name of the party.
             * @example Anna Lindqvist
             */
            partyName: string;
            filledIn: components["schemas"]["FilledIn"];
        };
        /**
         * @description Why a document needs you, the worst reason first. New reasons may be added: show a reason that you do not know as a document that needs you.
         *
         *     | Reason | What has happened | What helps |
         *     |---|---|---|
         *     | `NOT_DELIVERED` | A message to a party did not arrive. | Correct its address. |
         *     | `REJECTED` | A party has rejected the document in the last 7 days. | Talk to the party, and send a corrected document. |
         *     | `WRONG_PERSON` | Somebody has reported that the link of a party is not for them. | Correct the address, or renew the link. |
         *     | `SEAL_FAILED` | The last attempt to seal the document has failed. | Read `sealError`. The server tries again. |
         *     | `YOUR_TURN` | It is your own turn to sign: you are a member, and a party has your e-mail address. Only the 2,000 newest documents that are `SENT` are looked at. | Sign. |
         *     | `EXPIRES_SOON` | The document expires within 3 days. You chose this time more than 3 days before it. | Set a later `expiresAt`, or remind the parties. |
         * @enum {string}
         */
        AttentionReason: "NOT_DELIVERED" | "REJECTED" | "WRONG_PERSON" | "SEAL_FAILED" | "YOUR_TURN" | "EXPIRES_SOON";
        /** @description Why a document needs its sender. */
        Attention: {
            reason: components["schemas"]["AttentionReason"];
            /**
             * @description The party that the reason is about. If it is about several, the first that was added. `null` if it is about none.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            partyId: string | null;
        };
        /** @description A key or a member of the account. */
        Maker: {
            /**
             * @description Further types may be added.
             * @enum {string}
             */
            type: "MEMBER" | "API_KEY";
            /**
             * @description Identifier of the member or the key.
             * @example mbr_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * @description The name as it is now. `null` for a key without a name.
             * @example Anna Lindqvist
             */
            name: string | null;
        };
        /** @description A member, as all members see it. */
        Colleague: {
            /**
             * @description Identifier of the member.
             * @example mbr_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * @description The name of the person.
             * @example Anna Lindqvist
             */
            name: string;
        };
        /**
         * @description Progress of the seal. `PENDING`: all parties have acted, and the document is being sealed. `FAILED`: the last attempt failed, and the server
         *     tries again. `SEALED`: the sealed file exists. `null` until all parties have acted.
         * @enum {string|null}
         */
        SealStatus: "PENDING" | "FAILED" | "SEALED" | null;
        /**
         * @description The reason why an attempt to seal failed. New reasons may be added: handle a reason that you do not know like `internal`.
         * @enum {string}
         */
        SealErrorCode: "key_unavailable" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_revoked" | "timestamp_unavailable" | "timestamp_limited" | "timestamp_refused" | "timestamp_wrong" | "revocation_unavailable" | "file_unsealable" | "scan_unusable" | "evidence_invalid" | "resources_exceeded" | "seal_invalid" | "internal";
        /** @description Why the last attempt to seal failed. `null` if no attempt failed, and after the document was sealed. */
        SealError: {
            code: components["schemas"]["SealErrorCode"];
            /**
             * @description A description of the reason, for people.
             * @example The timestamp server does not answer. The document is sealed when it answers again.
             */
            detail: string;
        } | null;
        /** @description One PDF to be signed, and its progress. */
        Document: {
            /**
             * @description Unique document identifier.
             * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            id: string;
            /**
             * @description Title, shown to the parties.
             * @example Tenancy agreement
             */
            title: string;
            status: components["schemas"]["DocumentStatus"];
            signingMode: components["schemas"]["SigningMode"];
            /**
             * @description Your message to the parties.
             * @example Please sign before Friday.
             */
            message: string | null;
            language: components["schemas"]["Language"];
            /**
             * @description Your own reference identifier.
             * @example case-2026-118
             */
            externalId: string | null;
            /**
             * Format: https-url
             * @description Where the button of the receipt leads, also after a rejection. `null` if there is no button.
             * @example https://app.example.com/signed?case=2026-118
             */
            redirectUrl: string | null;
            /** @description The time from which the document can no longer be signed. `null` if it does not expire. */
            expiresAt: components["schemas"]["Timestamp"] | null;
            fieldsFromFile?: components["schemas"]["FieldsFromFile"];
            /**
             * @description True if a party may set its signature or its initials in all its fields at once, after it has set one of them. Otherwise it taps each field.
             * @example false
             */
            marksAtOnce?: boolean;
            /**
             * @description True if the seal writes the ID of the document and "Page 3 of 12" into a free margin of each page.
             * @example true
             */
            pageFooter?: boolean;
            reminders: components["schemas"]["Reminders"];
            /**
             * @description Your labels for the document, in the order in which you gave them. No party sees them.
             * @example [
             *       "Customers",
             *       "Urgent"
             *     ]
             */
            labels?: string[];
            /** @description The PDF as it was uploaded. */
            file: components["schemas"]["DocumentFile"];
            /** @description The files that the uploaded PDF contains. Absent if the PDF was uploaded before Paraph looked for them. */
            attachments?: components["schemas"]["FileAttachment"][];
            /** @description All parties, in the order in which they were added. Absent unless the request has `include=parties`, or creates the document with `parties`. */
            parties?: components["schemas"]["PartyWithSigningUrl"][];
            /** @description All fields, in the order in which they were added. Absent unless the request has `include=fields`. */
            fields?: components["schemas"]["Field"][];
            /** @description Who must act, and how many have. Absent unless the documents are listed with `include=partySummary`. */
            partySummary?: components["schemas"]["PartySummary"];
            /** @description What the parties have signed, in the order of signing, without their marks. Absent unless the documents are listed with `include=values`. */
            values?: components["schemas"]["DocumentValue"][];
            /** @description Why the document needs you. If there are several reasons, the worst one. Absent unless the documents are listed with `attention=true`. */
            attention?: components["schemas"]["Attention"];
            /** @description Who created the document. Absent if it is not known. */
            createdBy?: components["schemas"]["Maker"];
            /** @description The member to whom the document belongs, at first the one who created it. Absent if a key created it. */
            owner?: components["schemas"]["Colleague"];
            sealStatus: components["schemas"]["SealStatus"];
            sealError: components["schemas"]["SealError"];
            /** @description The sealed PDF with all signatures and the evidence. `null` until the document is completed. */
            sealedFile: components["schemas"]["DocumentFile"] | null;
            /** @description When the document was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When something last happened to the document or to one of its parties. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description When the document was sent. `null` for a draft. */
            sentAt: components["schemas"]["Timestamp"] | null;
            /** @description When the last party had acted and the document was sealed. */
            completedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description The reason why a party rejected the document.
             * @example null
             */
            rejectedReason: string | null;
            /**
             * @description The reason why the document was cancelled.
             * @example null
             */
            cancelledReason: string | null;
        };
        /**
         * @description Send it as `cursor` to get the next page. `null` on the last page.
         * @example null
         */
        NextCursor: string | null;
        /** @description A page of documents. */
        DocumentList: {
            /** @description The documents of this page. */
            documents: components["schemas"]["Document"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description The name of the problem, for use in programs. New names may be added: handle a name that you do not know by its status.
         * @enum {string}
         */
        ProblemCode: "request_invalid" | "request_malformed" | "key_missing" | "key_invalid" | "insufficient_scope" | "path_not_found" | "document_not_found" | "party_not_found" | "field_not_found" | "contact_not_found" | "company_not_found" | "key_not_found" | "webhook_endpoint_not_found" | "webhook_delivery_not_found" | "preview_not_found" | "attachment_not_found" | "scan_not_found" | "drawing_not_found" | "phone_scan_not_found" | "method_not_allowed" | "request_stalled" | "document_not_draft" | "document_not_sent" | "document_incomplete" | "document_closed" | "document_sealing" | "document_not_sealed" | "seal_not_pending" | "party_signed" | "party_opened" | "party_limit_reached" | "field_limit_reached" | "field_name_taken" | "party_unreachable" | "party_not_released" | "party_not_required" | "drawing_not_required" | "drawing_done" | "scan_not_required" | "phone_scan_done" | "scan_limit_reached" | "not_your_turn" | "company_in_use" | "key_limit_reached" | "webhook_endpoint_limit_reached" | "webhook_endpoint_disabled" | "contact_email_missing" | "mail_unavailable" | "sign_in_way_off" | "body_too_large" | "file_too_large" | "media_type_unsupported" | "expectation_unsupported" | "headers_too_large" | "contact_unknown" | "party_unknown" | "anchor_unresolved" | "company_unknown" | "webhook_url_refused" | "expiry_past" | "expiry_too_soon" | "expiry_too_late" | "reminder_too_soon" | "message_limit_reached" | "upload_limit_reached" | "member_exists" | "member_limit_reached" | "last_admin" | "member_not_found" | "session_not_found" | "session_missing" | "session_invalid" | "sign_in_needed_again" | "origin_refused" | "invitation_invalid" | "sign_in_link_invalid" | "sign_in_browser_mismatch" | "single_sign_on_not_found" | "single_sign_on_untested" | "issuer_refused" | "single_sign_on_refused" | "single_sign_on_required" | "single_sign_on_unavailable" | "passkey_not_found" | "passkey_limit_reached" | "passkey_refused" | "passkey_challenge_over" | "account_unknown" | "setup_token_missing" | "setup_token_invalid" | "link_missing" | "link_invalid" | "verification_required" | "document_cancelled" | "document_expired" | "link_reported" | "party_removed" | "verification_not_required" | "consent_outdated" | "range_not_satisfiable" | "verification_code_wrong" | "signature_missing" | "reading_not_confirmed" | "bankid_not_required" | "bankid_already_in_progress" | "bankid_browser_mismatch" | "bankid_order_not_found" | "verification_code_too_soon" | "too_many_attempts" | "rate_limit_exceeded" | "idempotency_request_in_progress" | "idempotency_key_reused" | "internal_error" | "service_unavailable" | "storage_full" | "bankid_unavailable" | "server_busy";
        /** @description Where the party can ask the sender. */
        SenderContact: {
            /**
             * @description E-mail address. `null` for none.
             * @example avtal@lindqvist-bygg.example
             */
            email: string | null;
            /**
             * @description Phone number in E.164 format. `null` for none.
             * @example +46701740605
             */
            phone: string | null;
        };
        /** @description One fault in the request. */
        Fault: {
            /**
             * @description JSON pointer (RFC 6901) to the field of the body, `/query/<name>` for a query parameter,
             *     or `/parties/{partyId}/<field>` for a party of the document.
             * @example /email
             */
            pointer: string;
            /**
             * @description The rule that was broken.
             * @example pattern
             */
            code: string;
            /**
             * @description A description of the fault and of the expected value. It repeats the value only if that is a value of an enum.
             * @example must be an e-mail address
             */
            detail: string;
            /** @description Where in an uploaded file the fault is, as far as that is known. Only with the pointer `/file`. If the file has several faults, of the first one. */
            place?: {
                /**
                 * @description The page, counted from 1.
                 * @example 3
                 */
                page?: number;
                /**
                 * @description The number of the object in the PDF.
                 * @example 12
                 */
                object?: number;
                /**
                 * @description What is there, in the words of the file. The name of a layer or of a field, the type of an annotation, or the beginning of a script.
                 * @example app.alert("Hello")
                 */
                name?: string;
            };
        };
        /** @description Problem details (RFC 9457). */
        Problem: {
            /**
             * Format: uri-reference
             * @description Identifies the kind of problem. It is a link to the description of the problem.
             * @example /docs#problem/document_not_draft
             */
            type: string;
            /**
             * @description The kind of problem in words. It is the same each time.
             * @example The document is not a draft
             */
            title: string;
            /**
             * @description The HTTP status.
             * @example 409
             */
            status: number;
            /**
             * @description A text that says what went wrong this time, and how to solve it.
             * @example The document is SENT. Only a draft can be changed.
             */
            detail: string;
            /**
             * Format: uri-reference
             * @description The path of the request.
             * @example /api/v1/documents/doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            instance: string;
            code: components["schemas"]["ProblemCode"];
            /**
             * @description Identifies this request in the server's log. Quote it when you ask for help.
             * @example 0193b1f0-6a35-7e6f-a4dd-2f2b3d5f8a10
             */
            requestId: string;
            /**
             * @description True if the link of a party belongs to a document of a test key. Only in answers with the status 410.
             * @example true
             */
            isTest?: boolean;
            /**
             * @description Name of the sender of the document. Only in answers with the code `link_reported` or `party_removed`.
             * @example Lindqvist Bygg AB
             */
            senderName?: string;
            /** @description Where the reader can ask. Present together with `senderName`. */
            senderContact?: components["schemas"]["SenderContact"];
            /** @description The faults that were found, at most the first 100. If there are more, `detail` says so. */
            errors?: components["schemas"]["Fault"][];
        };
        /**
         * Format: phone
         * @description A valid phone number with its country code (`+46 70 174 06 05`). A number without a country code is read as a Swedish number.
         *     It may contain spaces, dashes and brackets. It is stored and returned in E.164 format.
         * @example +46701740605
         */
        PhoneNumber: string;
        /**
         * Format: personnummer
         * @description A Swedish personal number or coordination number with a correct check digit, with or without century and dash.
         *     Responses contain it as it was sent.
         * @example 19900101-0017
         */
        PersonalNumber: string;
        /** @description The person to store. A contact as a response contains it is accepted too, and makes a copy. */
        CreateContact: {
            /**
             * @description First name.
             * @example Anna
             */
            firstName: string;
            /**
             * @description Last name. It may be empty for a person who has only one name.
             * @example Lindqvist
             */
            lastName: string;
            /** @description An e-mail address. `null` for none. */
            email?: components["schemas"]["EmailAddress"] | null;
            /**
             * @description A valid phone number with its country code. A number without a country code is read as a Swedish number. It is returned in E.164 format.
             *     `null` for none.
             */
            phone?: components["schemas"]["PhoneNumber"] | null;
            /** @description A Swedish personal number or coordination number. Responses contain it as it was sent. `null` for none. */
            ssn?: components["schemas"]["PersonalNumber"] | null;
            /**
             * @description Your own reference identifier. It does not need to be unique. `null` for none.
             * @example crm-4711
             */
            externalId?: string | null;
            /**
             * @description Identifier of the company to associate with. `null` for none.
             * @example cmp_01kakxv35be0nttz8znbxcy6s8
             */
            companyId?: string | null;
            /**
             * @description Role or title within the company. `null` for none.
             * @example Managing director
             */
            companyRole?: string | null;
            /** @description The company to associate with, as a response contains it. Only its `id` is used, and only if `companyId` is absent. */
            company?: {
                /**
                 * @description Identifier of the company to associate with.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                id: string;
                /**
                 * @description Ignored.
                 * @example Lindqvist Bygg AB
                 */
                name?: string;
                /**
                 * @description Ignored.
                 * @example 556016-0680
                 */
                orgNumber?: string;
            };
            /**
             * @description Ignored. The new contact has an identifier of its own.
             * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
             */
            id?: string;
            /** @description Ignored. */
            createdBy?: components["schemas"]["Maker"];
            /**
             * @description Ignored.
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt?: string;
            /**
             * @description Ignored.
             * @example 2026-11-21T08:30:00.000Z
             */
            updatedAt?: string;
        };
        /** @description The person to add to the document, and how the person takes part. Send either `contactId` or `person`. */
        AddParty: {
            /**
             * @description Identifier of the contact to add. Required unless you send `person`.
             * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
             */
            contactId?: string;
            /** @description The person to add, with the fields of a new contact. No contact is stored, unless `saveAsContact` is true. Refused together with `contactId`. */
            person?: components["schemas"]["CreateContact"];
            /**
             * @description True if `person` is stored as a contact too. The key then needs the scope `contacts:write` as well. The list of contacts finds the contact by its `email` or its
             *     `externalId`. A contact that you name by `contactId` is stored already, so this changes nothing.
             * @default false
             * @example true
             */
            saveAsContact?: boolean;
            /** @default SIGNER */
            role: components["schemas"]["PartyRole"];
            /** @description Position for sequential signing, counted from 1. Absent or `null` for parallel signing. */
            signingOrder?: components["schemas"]["SigningOrder"];
            /** @default EMAIL */
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /** @default DRAWING */
            requiredSignature?: components["schemas"]["RequiredSignature"];
            /** @default NONE */
            twoStepVerification?: components["schemas"]["TwoStepVerification"];
        } & ({
            /**
             * @description Identifier of the contact to add. Required unless you send `person`.
             * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
             */
            contactId: string;
            person?: never;
        } | {
            /** @description The person to add, with the fields of a new contact. No contact is stored, unless `saveAsContact` is true. Refused together with `contactId`. */
            person: components["schemas"]["CreateContact"];
            contactId?: never;
        });
        /** @description The PDF, and the texts and settings that belong to it. */
        CreateDocument: {
            /**
             * Format: binary
             * @description One PDF of at most 25 MB that opens without a password. It must not be damaged, certified, an XFA form or a portfolio, and it must show the same on the screen, in print and as text.
             */
            file: Blob;
            /**
             * @description Title, shown to the parties. The default is the name of the file without `.pdf`.
             * @example Tenancy agreement
             */
            title?: string;
            /**
             * @description Your message to the parties.
             * @example Please sign before Friday.
             */
            message?: string;
            /** @default EN */
            language?: components["schemas"]["Language"];
            /**
             * @description Your own reference identifier. It does not need to be unique.
             * @example case-2026-118
             */
            externalId?: string;
            /**
             * Format: https-url
             * @description Where the button of the receipt leads, also after a rejection. It must begin with `https://` and must not contain a user name or a password. The default is no button.
             * @example https://app.example.com/signed?case=2026-118
             */
            redirectUrl?: string;
            /**
             * Format: date-time
             * @description The time from which the document can no longer be signed. It must be in the future.
             * @example 2027-01-31T23:00:00Z
             */
            expiresAt?: string;
            /**
             * @description `FROM_FILE` makes fields of what the file brings: text tags such as `{{signature; party=1; name=seller}}`, and the fields of its form (AcroForm). The answer says in
             *     `fieldsFromFile` what was not taken. Without it, the document begins without fields, and a form stays as it is.
             * @example FROM_FILE
             * @enum {string}
             */
            fields?: "FROM_FILE";
            /**
             * @description With `fields=FROM_FILE`: true if white paper hides the text tags that became fields, on the signing page and in the sealed file. The box of such a field contains its
             *     tag. Tags that were not taken stay visible.
             * @default false
             * @example true
             */
            hideTags?: boolean;
            /**
             * @description True if a party may set its signature or its initials in all its fields at once, after it has set one of them. Otherwise it taps each field.
             * @default false
             * @example true
             */
            marksAtOnce?: boolean;
            /**
             * @description True if the seal writes the ID of the document and "Page 3 of 12" into a free margin of each page.
             * @default true
             * @example false
             */
            pageFooter?: boolean;
            /**
             * @default {
             *       "firstAfterDays": 3,
             *       "everyDays": 3,
             *       "max": 3
             *     }
             */
            reminders?: components["schemas"]["Reminders"];
            /**
             * @description Your labels for the document, which no party sees. Of labels that differ only in case, the first one stays.
             * @default []
             * @example [
             *       "Customers",
             *       "Urgent"
             *     ]
             */
            labels?: string[];
            /** @description The parties, in the order in which they are added. Each is what `addParty` takes. If one can't be added, no document is created. The answer has the `parties`. */
            parties?: components["schemas"]["AddParty"][];
            /**
             * @description True if the document is sent at once, as `sendDocument` does. If it is incomplete, no document is created.
             * @default false
             * @example true
             */
            send?: boolean;
        };
        /** @description Confirms that the resource was deleted. */
        Deleted: {
            /**
             * @description Identifier of the deleted resource.
             * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
             * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            id: string;
            /**
             * @description Always `true`.
             * @constant
             */
            deleted: true;
        };
        /** @description The fields of the document to change. A field that is absent stays as it was. */
        UpdateDocument: {
            /**
             * @description Title, shown to the parties.
             * @example Tenancy agreement
             */
            title?: string;
            /**
             * @description Your message to the parties. `null` for none.
             * @example Please sign before Friday.
             */
            message?: string | null;
            language?: components["schemas"]["Language"];
            /**
             * @description Your own reference identifier. `null` for none.
             * @example case-2026-118
             */
            externalId?: string | null;
            /**
             * Format: https-url
             * @description Where the button of the receipt leads, also after a rejection. It must begin with `https://` and must not contain a user name or a password. `null` for no button.
             * @example https://app.example.com/signed?case=2026-118
             */
            redirectUrl?: string | null;
            /**
             * Format: date-time
             * @description The time from which the document can no longer be signed. It must be in the future. `null` if the document does not expire.
             * @example 2027-01-31T23:00:00Z
             */
            expiresAt?: string | null;
            /**
             * @description True if a party may set its signature or its initials in all its fields at once, after it has set one of them. Otherwise it taps each field.
             * @example true
             */
            marksAtOnce?: boolean;
            /**
             * @description True if the seal writes the ID of the document and "Page 3 of 12" into a free margin of each page.
             * @example false
             */
            pageFooter?: boolean;
            reminders?: components["schemas"]["Reminders"];
            /**
             * @description Your labels for the document, in the place of those that it has. No party sees them. Of labels that differ only in case, the first one stays. They can be changed in every status.
             * @example [
             *       "Customers",
             *       "Urgent"
             *     ]
             */
            labels?: string[];
        };
        /** @description The reason for the cancellation. */
        CancelDocument: {
            /**
             * @description The reason. The parties get it in a message.
             * @example The rent was wrong. You will get a new one.
             */
            reason: string;
        };
        /** @description Who takes over. */
        HandOver: {
            /**
             * @description Identifier of a member of the account.
             * @example mbr_01kakxv3fcfh1rdc03pc0pv5hk
             */
            memberId: string;
        };
        /** @description A member for whom a document is. */
        DocumentMember: {
            /**
             * @description Identifier of the member.
             * @example mbr_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * @description The name of the person.
             * @example Anna Lindqvist
             */
            name: string;
            /**
             * @description True for the member to whom the document belongs.
             * @example true
             */
            isOwner: boolean;
        };
        /** @description The members for whom a document is. */
        DocumentMemberList: {
            /** @description First the owner, then the others by name. */
            members: components["schemas"]["DocumentMember"][];
        };
        /**
         * @description The type of the event. New types may be added: skip a type that you do not know.
         *     `party.verification_failed` is recorded when a code of the two-step verification has been entered wrongly five times.
         *     `party.identification_failed` is recorded when somebody signed with BankID, but the signature does not prove that it was the party.
         * @enum {string}
         */
        EventType: "document.created" | "document.updated" | "document.sent" | "document.completed" | "document.seal_failed" | "document.rejected" | "document.cancelled" | "document.expired" | "party.added" | "party.updated" | "party.removed" | "party.released" | "party.sent" | "party.delivered" | "party.bounced" | "party.failed" | "party.opened" | "party.read" | "party.signed" | "party.rejected" | "party.reminded" | "party.verified" | "party.verification_failed" | "party.identification_failed" | "party.wrong_person";
        /** @description Who caused the event. */
        EventActor: {
            /**
             * @description Your account (`API_KEY`): one of your systems with its key, or one of your members, whose name is `data.memberName`. Or else a party (`PARTY`), or
             *     the service itself (`SYSTEM`).
             * @enum {string}
             */
            type: "API_KEY" | "PARTY" | "SYSTEM";
            /**
             * @description Identifier of the key, the member or the party. `null` for the service. An event that the service has from a delivery
             *     report names the way of the report: `mail-report` or `sms-report`.
             * @example key_01kakxv35be0nttz8znbxcy6s8
             * @example mail-report
             */
            id: string | null;
        };
        /** @description Those of the changed fields that have a value. */
        DocumentTerms: {
            /**
             * @description Title.
             * @example Tenancy agreement
             */
            title?: string;
            /**
             * @description Your message to the parties.
             * @example Please sign before Friday.
             */
            message?: string;
            /** @description The time from which the document can no longer be signed. */
            expiresAt?: components["schemas"]["Timestamp"];
            reminders?: components["schemas"]["Reminders"];
        };
        /**
         * @description The purpose of a message. `INVITATION` and `YOUR_TURN` tell the party that its turn has begun: `YOUR_TURN` if parties before it have acted,
         *     `INVITATION` if not. `CODE` contains the code of a two-step verification. `RECEIPT` tells the party what it has signed or rejected.
         *     `CANCELLED` tells the party that the document was cancelled, or that the sender has removed the party from it.
         * @enum {string}
         */
        MessageKind: "INVITATION" | "YOUR_TURN" | "REMINDER" | "CODE" | "RECEIPT" | "COMPLETED" | "REJECTED" | "CANCELLED" | "EXPIRED";
        /**
         * @description The link that a party used. `MESSAGE` is the link in its e-mail or SMS. `API` is its `signingUrl`: the sender can see that link too, and
         *     could use it in the party's name.
         * @enum {string}
         */
        LinkKind: "MESSAGE" | "API";
        /**
         * @description What a person did on the page, as the page reported it: moved or pressed a mouse or pen, touched, pressed a key, turned a wheel, or selected something with
         *     an assistive technology, such as a screen reader (`CLICK`).
         * @enum {string}
         */
        PersonAct: "POINTER" | "TOUCH" | "KEY" | "SCROLL" | "CLICK";
        /** @description Further data of the event. A field that does not apply is absent. */
        EventData: {
            /**
             * @description Names of the changed fields. `signingUrl` if the sender has renewed the links.
             * @example [
             *       "email",
             *       "phone"
             *     ]
             */
            changed?: string[];
            /** @description The changed fields as they were. Only for `document.updated` of a sent document. */
            before?: components["schemas"]["DocumentTerms"];
            /** @description The changed fields as they are now. Present together with `before`. */
            after?: components["schemas"]["DocumentTerms"];
            /**
             * @description The name of the party that was removed. Only for `party.removed`.
             * @example Anna Lindqvist
             */
            name?: string;
            /**
             * @description Identifier of the party that was removed because this one took its place. Only for `party.added`.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            replaces?: string;
            /**
             * @description The reason why the document was rejected or cancelled.
             * @example The rent was wrong. You will get a new one.
             */
            reason?: string;
            kind?: components["schemas"]["MessageKind"];
            /**
             * @description The channel by which the message was sent.
             * @enum {string}
             */
            channel?: "EMAIL" | "SMS";
            /**
             * @description The e-mail address or phone number that the message was sent to.
             * @example anna.lindqvist@example.com
             */
            address?: string;
            /**
             * @description Identifier of the message.
             * @example msg_01kakxv5g2fa8t3q0v1r8w2m5c
             */
            messageId?: string;
            /**
             * @description The answer of the receiving server, if it refused the message.
             * @example 550 5.1.1 No such user
             */
            detail?: string;
            /**
             * @description The name that the member had who caused the event. Only if a member of your account did.
             * @example Anna Lindqvist
             */
            memberName?: string;
            /**
             * @description Who reported the outcome of the message: the name that the reporting mail server gives itself, or the SMS gateway. Absent if the service
             *     saw the outcome itself.
             * @example mx.example.com
             */
            reportedBy?: string;
            /**
             * @description SHA-256 of the file in hexadecimal: the uploaded file for `document.created`, the sealed file for `document.completed`.
             * @example 0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481
             */
            sha256?: string;
            link?: components["schemas"]["LinkKind"];
            /** @description For `party.opened` and `party.read`: the newest act of a person that the signing page had seen. Absent if the page named none. */
            act?: components["schemas"]["PersonAct"];
            /** @description The two-step verification that the party had passed. `NONE` if it has none. */
            verification?: components["schemas"]["TwoStepVerification"];
            /**
             * @description The version of the statement that the party agreed to.
             * @example 2026-11-21-1f6a6a6fe3f2c1d8
             */
            consentVersion?: string;
            /**
             * @description The statement that the party saw when it rejected the document. The statement of a signature is part of the stored signature.
             * @example I am Anna Lindqvist. By selecting “Reject”, I refuse to sign “Rental contract”.
             */
            statement?: string;
            /** @description The type of the signature. */
            signature?: components["schemas"]["RequiredSignature"];
            /**
             * @description SHA-256 of the stored signature as canonical JSON (RFC 8785), in hexadecimal. It covers the statement, the signature, the file and all
             *     further evidence.
             * @example 5d0c9f0e3f6d2c2c7a3c1e3c9b0f5a9a1a7cf3d5f1f7c2b76b1e5d1c0f8e2a34
             */
            signatureSha256?: string;
            /**
             * @description SHA-256 of what the party has filled in, as canonical JSON (RFC 8785) of `{ "initials": …, "values": … }`, in hexadecimal. Absent if the party had no fields.
             * @example 9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab
             */
            valuesSha256?: string;
            /**
             * @description Why a signature with BankID did not count, such as `wrongPerson`.
             * @example wrongPerson
             */
            failure?: string;
            sealError?: components["schemas"]["SealErrorCode"];
        };
        /** @description An entry in the audit trail. */
        Event: {
            /**
             * @description Unique event identifier.
             * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
             */
            id: string;
            /**
             * @description Identifier of the document.
             * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            documentId: string;
            /**
             * @description Identifier of the party that the event is about. `null` if the event is about the document. The party may have been removed since then.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            partyId: string | null;
            type: components["schemas"]["EventType"];
            /** @description When the event happened. */
            at: components["schemas"]["Timestamp"];
            actor: components["schemas"]["EventActor"];
            /**
             * @description The IP address from which a party acted. `null` for all other events.
             * @example null
             */
            ipAddress: string | null;
            /**
             * @description The browser that a party used. `null` for all other events.
             * @example null
             */
            userAgent: string | null;
            data: components["schemas"]["EventData"];
            /**
             * @description The `hash` of the previous event. `null` for the first event.
             * @example 9f2b8f8a5a0b4a1e6f0c3f0d3c1f0b7d8f5a3e2c1b0a9f8e7d6c5b4a39281706
             */
            previousHash: string | null;
            /**
             * @description SHA-256 in hexadecimal of this event without its `hash`, as canonical JSON (RFC 8785).
             * @example 4be0b1b6bf8e2dd7a0e5d5cd5c5a2e8b9f0d1c3b5a7e9f8d6c4b2a0918273645
             */
            hash: string;
        };
        /** @description A page of events. */
        EventList: {
            /** @description The events, newest first. */
            events: components["schemas"]["Event"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A line of the signature, from point to point. The signature field is 1,000 wide and 400 high. */
        Stroke: number[][];
        /** @description A signature or initials as the party has made them, with exactly one of the properties. */
        Mark: {
            /**
             * @description What the party has drawn. Show only the part with ink.
             * @example [
             *       [
             *         [
             *           120,
             *           310
             *         ],
             *         [
             *           240,
             *           180
             *         ],
             *         [
             *           330,
             *           300
             *         ]
             *       ]
             *     ]
             */
            strokes?: components["schemas"]["Stroke"][];
            /**
             * @description Dark ink on transparent or white: a PNG in base64.
             * @example iVBORw0KGgoAAAANSUhEUgAA
             */
            picture?: string;
            /**
             * @description What the party has typed. Show it in a script.
             * @example Anna Lindqvist
             */
            text?: string;
        };
        /** @description The marks of a party. */
        PartyMarks: {
            /**
             * @description Identifier of the party.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            partyId: string;
            /** @description The signature. `null` if the party has not signed, or has signed by a click, with BankID or on paper. Then show its name as plain text. */
            signature: components["schemas"]["Mark"] | null;
            /** @description The initials. `null` if the party has set none. */
            initials: components["schemas"]["Mark"] | null;
        };
        /** @description The labels that documents of the account have. */
        DocumentLabelList: {
            /**
             * @description The labels, each once, in the spelling of the oldest document that has it.
             * @example [
             *       "Customers",
             *       "Urgent"
             *     ]
             */
            labels: string[];
        };
        /**
         * @description The number of documents. 1000 stands for 1,000 or more.
         * @example 12
         */
        DocumentCount: number;
        /** @description How many documents you can list. */
        DocumentCounts: {
            /** @description All documents. */
            all: components["schemas"]["DocumentCount"];
            /** @description Those that need you, as in the list with `attention=true`. */
            attention: components["schemas"]["DocumentCount"];
            /** @description Those that belong to you. Absent for an API key. */
            own?: components["schemas"]["DocumentCount"];
            /** @description Those with each status. */
            byStatus: {
                DRAFT: components["schemas"]["DocumentCount"];
                SENT: components["schemas"]["DocumentCount"];
                COMPLETED: components["schemas"]["DocumentCount"];
                REJECTED: components["schemas"]["DocumentCount"];
                EXPIRED: components["schemas"]["DocumentCount"];
                CANCELLED: components["schemas"]["DocumentCount"];
            };
        };
        /** @description All parties of a document, in the order in which they were added. */
        PartyList: {
            /** @description All parties. The list is never paged. */
            parties: components["schemas"]["PartyWithSigningUrl"][];
        };
        /** @description A party of a document. */
        Party: components["schemas"]["PartyBase"] & components["schemas"]["PartyNumbers"];
        /** @description Confirms that the party was removed. */
        DeletedParty: {
            /**
             * @description Identifier of the removed party.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            id: string;
            /**
             * @description Identifier of the document that the party belonged to.
             * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            documentId: string;
            /**
             * @description Always `true`.
             * @constant
             */
            deleted: true;
        };
        /**
         * Format: iso-3166-1-alpha-3
         * @description An ISO 3166-1 alpha-3 country code (three letters).
         * @example SWE
         */
        CountryCode: string;
        /** @description The fields of the party to change. A field that is absent stays as it was. Only `role` is always required. */
        UpdateParty: {
            /**
             * @description Role of the party. The default role of a new party is `SIGNER`, but an update has no default: a body without `role` is refused.
             *     Otherwise an organizer would silently become a signer.
             */
            role: components["schemas"]["PartyRole"];
            /**
             * @description Full name.
             * @example Anna Lindqvist
             */
            name?: string;
            email?: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["PhoneNumber"];
            /**
             * @description Company name.
             * @example Lindqvist Bygg AB
             */
            companyName?: string;
            /**
             * @description Role or title within the company.
             * @example Managing director
             */
            companyRole?: string;
            /**
             * @description Company organization number. It is free text, because companies may be foreign.
             * @example 556016-0680
             */
            companyOrgNumber?: string;
            /**
             * @description Your own reference identifier for the party.
             * @example crm-4711
             */
            externalId?: string;
            /**
             * @description Identifier of the company to link. The company must be in your account. The other company fields stay as they are.
             * @example cmp_01kakxv35be0nttz8znbxcy6s8
             */
            companyId?: string;
            ssn?: components["schemas"]["PersonalNumber"];
            country?: components["schemas"]["CountryCode"];
            signingOrder?: components["schemas"]["SigningOrder"];
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            requiredSignature?: components["schemas"]["RequiredSignature"];
            twoStepVerification?: components["schemas"]["TwoStepVerification"];
            /**
             * @description True to give the party of a sent document new links. The old ones stop working. A draft has no links to renew.
             * @example true
             */
            renewLink?: boolean;
        };
        /** @description The two-step verification of the party. */
        SigningVerification: {
            method: components["schemas"]["TwoStepVerification"];
            /**
             * @description True if no verification is required, or if the request carries a valid `verification-pass`.
             * @example false
             */
            isPassed: boolean;
            /**
             * @description The address that codes are sent to, mostly hidden. `null` if no verification is required.
             * @example •••••••0605
             */
            sentTo: string | null;
        };
        /** @description A comment in the uploaded PDF, such as a sticky note, that PDF programs show only when a person selects it. */
        FileNote: {
            /**
             * @description The page on which it stands.
             * @example 2
             */
            page: number;
            /**
             * @description Who wrote it, as the file says.
             * @example Björn Åkesson
             */
            author: string | null;
            /**
             * @description Its text.
             * @example Should this not be 5 000?
             */
            text: string;
        };
        /** @description The document as its parties see it. */
        SigningDocument: {
            /**
             * @description Title.
             * @example Tenancy agreement
             */
            title: string;
            /**
             * @description The sender's message to the parties.
             * @example Please sign before Friday.
             */
            message: string | null;
            status: components["schemas"]["DocumentStatus"];
            /**
             * Format: date-time
             * @description The time from which the document can no longer be signed. `null` if it does not expire.
             * @example 2026-11-21T08:30:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description The reason of the party that has rejected the document. `null` if there is none.
             * @example The rent is not what we agreed on.
             */
            rejectedReason: string | null;
            /**
             * @description The reason of the sender. `null` if there is none.
             * @example The rent was wrong. You will get a new one.
             */
            cancelledReason: string | null;
            /**
             * @description True if a party may set its signature or its initials in all its fields at once, after it has set one of them. Otherwise it taps each field.
             * @example false
             */
            marksAtOnce?: boolean;
            /** @description The PDF as it was uploaded. */
            file: components["schemas"]["DocumentFile"];
            /** @description The files that the uploaded PDF contains. Absent if the PDF was uploaded before Paraph looked for them. */
            attachments?: components["schemas"]["FileAttachment"][];
            /** @description The comments that the uploaded PDF contains. Absent if the PDF was uploaded before Paraph looked for them. */
            notes?: components["schemas"]["FileNote"][];
            /** @description The sealed PDF with all signatures and the evidence. Absent until the document is completed. */
            sealedFile?: components["schemas"]["DocumentFile"];
        };
        /** @description The capacity in which the party signs, as the sender stored it in the party. */
        Capacity: {
            /**
             * @description Company name.
             * @example Lindqvist Bygg AB
             */
            companyName: string | null;
            /**
             * @description Role or title within the company.
             * @example Managing director
             */
            companyRole: string | null;
            /**
             * @description Company organization number.
             * @example 556016-0680
             */
            companyOrgNumber: string | null;
        };
        /** @description The party that the link belongs to. */
        SigningParty: {
            /**
             * @description Full name.
             * @example Anna Lindqvist
             */
            name: string;
            role: components["schemas"]["PartyRole"];
            /** @description The type of signature that the party must give. */
            requiredSignature: components["schemas"]["RequiredSignature"];
            readStatus: components["schemas"]["ReadStatus"];
            signingStatus: components["schemas"]["SigningStatus"];
            /**
             * Format: date-time
             * @description Date and time of signing. `null` if the party has not signed.
             * @example 2026-11-21T08:30:00.000Z
             */
            signedAt: string | null;
            /**
             * @description False for an organizer that only follows the document.
             * @example true
             */
            mustAct: boolean;
            /**
             * @description True if it is the party's turn.
             * @example true
             */
            isReleased: boolean;
            /**
             * @description True if the party has uploaded a scan and can now sign with it.
             * @example false
             */
            hasScan: boolean;
            /**
             * @description The capacity in which the party signs. Show it beside the name, because the statement names it too. `null` if the party has no company, title or
             *     organization number.
             */
            capacity: components["schemas"]["Capacity"] | null;
            /**
             * @description How the party gets messages, for example when its turn comes and when the document is complete. `NONE` if it gets none: the sender passes the link on, or
             *     the server can't send them.
             */
            messagesBy: components["schemas"]["DeliveryMethod"];
            /**
             * @description The address that the messages go to, mostly hidden. `null` if the party gets none.
             * @example a•••@example.com
             */
            messagesTo: string | null;
            /**
             * @description True if a mail server has accepted the mail to the party that has the sealed PDF as its attachment.
             * @example false
             */
            hasSealedFileByMail: boolean;
        };
        /** @description A party of the document as the other parties see it. */
        SigningParticipant: {
            /**
             * @description Full name.
             * @example Anna Lindqvist
             */
            name: string;
            role: components["schemas"]["PartyRole"];
            signingStatus: components["schemas"]["SigningStatus"];
            /**
             * Format: date-time
             * @description Date and time of signing. `null` if the party has not signed.
             * @example 2026-11-21T08:30:00.000Z
             */
            signedAt: string | null;
            signingOrder: components["schemas"]["SigningOrder"];
            /**
             * @description True if the document waits for the party. False for an organizer that only follows the document.
             * @example true
             */
            mustAct: boolean;
            /**
             * @description True if the turn of the party has come, or if the party does not wait for others.
             * @example true
             */
            isReleased: boolean;
            /**
             * @description True for the party that the link belongs to.
             * @example true
             */
            isYou: boolean;
        };
        /** @description A field as the signing page shows it. */
        SigningField: {
            /**
             * @description The name under which values are sent and returned. A party has no two fields with the same name.
             * @example rent
             */
            name: string;
            type: components["schemas"]["FieldType"];
            /**
             * @description What the signing page says about the field. Without a label, it says the type.
             * @example Monthly rent
             */
            label: string | null;
            /**
             * @description Identifier of this party. `getSigningMarks` returns its marks.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            partyId: string;
            /**
             * @description The name of the party that fills in the field, or has done so.
             * @example Anna Lindqvist
             */
            partyName: string;
            /**
             * @description True if the page shows something in this place that the value replaces, such as an empty field of a form. Draw the field on a white background. Absent otherwise.
             * @example true
             */
            isOpaque?: boolean;
            /**
             * @description True for a field of the party of the link. Fields of other parties are here only after these have signed.
             * @example true
             */
            isYours: boolean;
            /**
             * @description True if the party can't sign without it. A `CHECKBOX` that is required must be ticked.
             * @example true
             */
            required: boolean;
            /**
             * @description True if the party sees the value and can't change it.
             * @example false
             */
            readOnly: boolean;
            /**
             * @description The value. Until the party has signed, it is what the party has saved or the sender has filled in. `null` if there is none.
             * @example 9500
             */
            value: string | boolean | null;
            /**
             * @description The text that the page of the sealed file shows. Absent until the party of the field has signed.
             * @example 9500
             */
            shown?: string;
            /**
             * @description The page, counted from 1.
             * @example 1
             */
            page: number;
            /** @description Where the value is drawn. For `RADIO`, the smallest rectangle around all options. */
            box: components["schemas"]["FieldBox"];
            /** @description More places where the value stands. The party fills it in once. Absent if there are none. */
            otherPlaces?: components["schemas"]["FieldPlace"][];
            /** @description The options of a `RADIO` or a `DROPDOWN`. Absent for other types. */
            options?: components["schemas"]["FieldOption"][];
            /**
             * @description True if a `TEXT` may have several lines. Absent for other types. The default is `false`.
             * @example false
             */
            multiline?: boolean;
            /**
             * @description The maximum number of characters of a `TEXT`. Absent for other types. The default is 200, or 2,000 for several lines.
             * @example 200
             */
            maxLength?: number;
            /** @description What a `TEXT` of one line must be. Absent if it may be anything, and for other types. */
            format?: components["schemas"]["FieldFormat"];
        };
        /** @description The place of a text tag that is hidden. */
        HiddenTag: {
            /**
             * @description The page, counted from 1.
             * @example 1
             */
            page: number;
            /** @description The rectangle around the text of the tag. */
            box: components["schemas"]["FieldBox"];
        };
        /** @description What a page of the document showed the party, as the signing page measured it. */
        PageView: {
            /**
             * @description The number of the page, counted from 1.
             * @example 1
             */
            page: number;
            /**
             * @description How much of what is printed on the page has been in view. Blank parts of the page, such as its margins, do not count. The earlier visits of the party count
             *     too.
             * @example 100
             */
            percent: number;
            /**
             * @description For how long something of the page was in view.
             * @example 24
             */
            seconds: number;
            /**
             * @description Which parts of the page have been in view, if the page is divided into 50 rows of equal height, from 1 at its top. Absent if only the text view has shown
             *     the page.
             * @example 1-44,46-50
             */
            parts?: string;
        };
        /** @description What the earlier visits of the party have shown, also on other devices. */
        KeptReading: {
            /** @description Each page of which something was shown, in the order of the document. The visits are added up. */
            pages: components["schemas"]["PageView"][];
        };
        /** @description The statements that the party agrees to, in the language of the document. */
        SigningConsent: {
            /**
             * @description Version of the statements. It changes with every word of them, also with the name of the party. Send it when the party signs or
             *     rejects, so that the evidence holds what the party saw.
             * @example 2026-11-21-1f6a6a6fe3f2c1d8
             */
            version: string;
            /**
             * @description What the party agrees to when it signs, accepts or confirms the review. It does not say that the party has read the document, so it is true
             *     whatever the page showed.
             * @example By selecting “Sign”, I agree to sign “Tenancy agreement” electronically. I intend my electronic signature to be as binding as a signature by hand.
             */
            sign: string;
            /**
             * @description What the party agrees to when it rejects the document.
             * @example By selecting “Reject”, I refuse to sign “Tenancy agreement”. The document then ends for all parties.
             */
            reject: string;
            /**
             * @description The same with the words that the party has read the document. It is accepted only if the page reports the reading: with
             *     `readDocument` before, or as `reading` when the party signs. The statement for a reviewer is the same in both.
             */
            afterReading: {
                /**
                 * @description Version of these statements. The statement to reject is the same.
                 * @example 2026-11-21-9c02be6a51d7f3e4
                 */
                version: string;
                /**
                 * @description What the party agrees to when it signs or accepts.
                 * @example I have read “Tenancy agreement”. By selecting “Sign”, I agree to sign the document electronically. I intend my electronic signature to be as binding as a signature by hand.
                 */
                sign: string;
            };
        };
        /** @description The person that BankID has identified. */
        SigningIdentity: {
            /**
             * @description The name in the certificate of the person.
             * @example Anna Lindqvist
             */
            name: string;
            /**
             * @description The personal number, without its last four digits.
             * @example 19900101-****
             */
            personalNumber: string;
            /** @description When BankID made the signature. */
            signedAt: components["schemas"]["Timestamp"];
        };
        /** @description The proof of the party's own signature. */
        SigningReceipt: {
            /** @description When the party signed. */
            signedAt: components["schemas"]["Timestamp"];
            /**
             * @description SHA-256 of the signed PDF in hexadecimal.
             * @example 0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481
             */
            sha256: string;
            /**
             * @description The statement that the party agreed to.
             * @example By selecting “Sign”, I agree to sign “Tenancy agreement” electronically. I intend my electronic signature to be as binding as a signature by hand.
             */
            statement: string;
            verification: components["schemas"]["TwoStepVerification"];
            link: components["schemas"]["LinkKind"];
            /**
             * @description The person that BankID has identified. Absent unless the party signed with BankID.
             * @example {
             *       "name": "Anna Lindqvist",
             *       "personalNumber": "19900101-****",
             *       "signedAt": "2026-11-21T08:30:00.000Z"
             *     }
             */
            bankId?: components["schemas"]["SigningIdentity"];
            /** @description The capacity in which the party signed. `null` if it had none, and for signatures that were made before the service kept it. */
            capacity: components["schemas"]["Capacity"] | null;
        };
        /** @description The proof that the party has rejected the document. */
        SigningRejection: {
            /** @description When the party rejected the document. */
            rejectedAt: components["schemas"]["Timestamp"];
            /**
             * @description SHA-256 of the rejected PDF in hexadecimal.
             * @example 0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481
             */
            sha256: string;
            /**
             * @description The statement that the party saw. `null` if its page did not send `consentVersion`.
             * @example I am Anna Lindqvist. By selecting “Reject”, I refuse to sign “Tenancy agreement”.
             */
            statement: string | null;
            /**
             * @description The reason that the party gave.
             * @example The rent is not what we agreed on.
             */
            reason: string | null;
            verification: components["schemas"]["TwoStepVerification"];
            link: components["schemas"]["LinkKind"];
        };
        /**
         * @description What the signing page shows to one party. Until the party has passed its two-step verification, only the sender, the language, `isTest` and
         *     the verification are known: `document`, `party`, `fields`, `hiddenTags`, `reading`, `consent`, `receipt` and `redirectUrl` are absent, and `parties` is empty. The same
         *     holds after a report that the link has reached the wrong person.
         */
        SigningSession: {
            /**
             * @description Name of the account that sent the document. With `namesMember`, after the name of its member, such as `Anna Berg, Lindqvist Bygg AB`.
             * @example Lindqvist Bygg AB
             */
            senderName: string;
            senderContact: components["schemas"]["SenderContact"];
            language: components["schemas"]["Language"];
            /**
             * @description True for a document of a test key. What the party signs then has no legal effect, and the page and the messages say so.
             * @example false
             */
            isTest: boolean;
            verification: components["schemas"]["SigningVerification"];
            /** @description The document. Absent until the verification is passed. */
            document?: components["schemas"]["SigningDocument"];
            /** @description The party that the link belongs to. Absent until the verification is passed. */
            party?: components["schemas"]["SigningParty"];
            /** @description All parties of the document, in the order in which they were added. Empty until the verification is passed. */
            parties: components["schemas"]["SigningParticipant"][];
            /**
             * @description The fields of the party, and what other parties have filled in, in the order in which they were added. Absent if there are none, and until the
             *     verification is passed.
             */
            fields?: components["schemas"]["SigningField"][];
            /**
             * @description The text tags of the file that the sender hides. Draw a white box over each, below the fields. Absent if there are none, and until the verification is
             *     passed.
             */
            hiddenTags?: components["schemas"]["HiddenTag"][];
            /** @description What the earlier visits of the party have shown. Absent if nothing is kept, after the party has acted, and until the verification is passed. */
            reading?: components["schemas"]["KeptReading"];
            /** @description The statements that the party agrees to. Absent if the party can't sign or reject now, or has not passed the verification. */
            consent?: components["schemas"]["SigningConsent"];
            /** @description The proof of the party's own signature. Absent until it has signed. */
            receipt?: components["schemas"]["SigningReceipt"];
            /** @description The proof of the party's own rejection. Absent unless it has rejected the document. */
            rejection?: components["schemas"]["SigningRejection"];
            /**
             * Format: https-url
             * @description Where the party can go on. Absent until the party has signed or rejected, and if the document has no `redirectUrl`.
             * @example https://app.example.com/signed?case=2026-118
             */
            redirectUrl?: string;
        };
        /** @description The message that begins the turn of a party. */
        PartyMessage: {
            kind: components["schemas"]["MessageKind"];
            /**
             * @description How the message is sent. `null` for no message, and then `text` is `null` too.
             * @enum {string|null}
             */
            channel: "EMAIL" | "SMS" | null;
            /**
             * @description The address or the number. `null` if the party has none.
             * @example anna@example.com
             */
            to: string | null;
            /**
             * @description The name of the sender of a mail.
             * @example Lindqvist Bygg AB (Paraph)
             */
            from: string | null;
            /**
             * @description The subject of a mail.
             * @example Lindqvist Bygg AB asks you to sign: Tenancy agreement
             */
            subject: string | null;
            /** @description The SMS, or the text part of the mail. */
            text: string | null;
            /** @description The HTML part of a mail. */
            html: string | null;
        };
        /** @description The person who takes the place of the party. Send either `contactId` or `person`. */
        ReplaceParty: {
            /**
             * @description Identifier of the contact that takes the place. Required unless you send `person`.
             * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
             */
            contactId?: string;
            /** @description The person who takes the place, with the fields of a new contact. No contact is stored, unless `saveAsContact` is true. Refused together with `contactId`. */
            person?: components["schemas"]["CreateContact"];
            /**
             * @description True if `person` is stored as a contact too. The key then needs the scope `contacts:write` as well.
             * @default false
             * @example true
             */
            saveAsContact?: boolean;
            /** @description How the document is sent to the new party. As to the old party, unless you send it. */
            deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /** @description The type of signature that the new party must give. As the old party, unless you send it. */
            requiredSignature?: components["schemas"]["RequiredSignature"];
            /** @description The two-step verification that the new party must pass. As the old party, unless you send it. */
            twoStepVerification?: components["schemas"]["TwoStepVerification"];
        } & ({
            /**
             * @description Identifier of the contact that takes the place. Required unless you send `person`.
             * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
             */
            contactId: string;
            person?: never;
        } | {
            /** @description The person who takes the place, with the fields of a new contact. No contact is stored, unless `saveAsContact` is true. Refused together with `contactId`. */
            person: components["schemas"]["CreateContact"];
            contactId?: never;
        });
        /** @description Fields of a document, in the order in which they were added. */
        FieldList: {
            /** @description The fields. The list is never paged. */
            fields: components["schemas"]["Field"][];
        };
        /**
         * @description Places the field at a text of the file. The text is found when the field is added: line breaks and several spaces are the same as one space, and upper and
         *     lower case differ. Text that is clipped away, or lies outside the visible page, does not count. Text in white counts, and so does the text that a program
         *     has recognised in a scan. The server returns the `page` and the `box` that result, and the anchor in `anchors`.
         */
        FieldAnchor: {
            /**
             * @description The text to find.
             * @example Signature of the tenant
             */
            text: string;
            /**
             * @description Which of the places is meant if the text stands in several, in the order of the pages and of their content. 1 is the first. Without it, the text must
             *     stand in exactly one place of the file, or of the `page` that you send.
             * @example 1
             */
            occurrence?: number;
            offset?: components["schemas"]["AnchorOffset"];
            size?: components["schemas"]["AnchorSize"];
        };
        /** @description One option of a `RADIO` or a `DROPDOWN` to add. */
        NewFieldOption: {
            /**
             * @description The value of the field if the party chooses this option. The signing page shows it.
             * @example Monthly
             */
            value: string;
            /** @description Where the mark of the option is drawn. Required for `RADIO`, unless it has an `anchor`, and refused for `DROPDOWN`. */
            box?: components["schemas"]["FieldBox"];
            /** @description Places the mark of an option of a `RADIO` at a text on the `page` of the field, instead of `box`. */
            anchor?: components["schemas"]["FieldAnchor"];
        };
        /** @description A field to put on a page. */
        NewField: {
            /**
             * @description Identifier of the party that fills in the field. Required unless you send `partyReference`.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            partyId?: string;
            /**
             * @description The party that fills in the field, if you add the party later. A number is its `signingOrder`. If no party has this `signingOrder`, the number is the position of
             *     the party in the order of adding. A word is a `role`, and means the first party with this role. Send either this or `partyId`.
             * @example 1
             * @example SIGNER
             */
            partyReference?: string;
            type: components["schemas"]["FieldType"];
            /**
             * @description The name under which values are sent and returned. A party has no two fields with the same name.
             * @example rent
             */
            name: string;
            /**
             * @description What the signing page says about the field. Without a label, it says the type.
             * @example Monthly rent
             */
            label?: string | null;
            /**
             * @description True if the party can't sign without it. A `CHECKBOX` that is required must be ticked.
             * @default true
             * @example true
             */
            required?: boolean;
            /**
             * @description True if the party sees the value and can't change it.
             * @default false
             * @example false
             */
            readOnly?: boolean;
            /**
             * @description The value that you fill in. The party can change it, unless the field is read-only. `null` if there is none.
             * @example 9500
             */
            value?: string | boolean | null;
            /**
             * @description The page, counted from 1. Required unless the field has an `anchor`, which is then sought on this page only.
             * @example 1
             */
            page?: number;
            /** @description Where the value is drawn. Required unless the field has an `anchor`. Refused for `RADIO`, whose options have boxes. */
            box?: components["schemas"]["FieldBox"];
            /** @description Places the field at a text of the file, instead of `box`. Refused for `RADIO`, whose options have anchors. */
            anchor?: components["schemas"]["FieldAnchor"];
            /** @description More places where the value stands. The party fills it in once. Refused for `SIGNATURE`, `INITIALS` and `RADIO`. */
            otherPlaces?: components["schemas"]["FieldPlace"][];
            /** @description The options of a `RADIO` or a `DROPDOWN`. Absent for other types. */
            options?: components["schemas"]["NewFieldOption"][];
            /**
             * @description True if a `TEXT` may have several lines. Absent for other types. The default is `false`.
             * @example false
             */
            multiline?: boolean;
            /**
             * @description The maximum number of characters of a `TEXT`. Absent for other types. The default is 200, or 2,000 for several lines.
             * @example 200
             */
            maxLength?: number;
            /** @description What a `TEXT` of one line must be. Absent if it may be anything, and for other types. */
            format?: components["schemas"]["FieldFormat"];
        };
        /** @description All fields that the document shall have. */
        ReplaceFields: {
            /** @description All fields that the document shall have. */
            fields: components["schemas"]["NewField"][];
        };
        /** @description The fields to add. */
        AddFields: {
            /** @description The fields to add. */
            fields: components["schemas"]["NewField"][];
        };
        /** @description Confirms that the field was removed. */
        DeletedField: {
            /**
             * @description Identifier of the removed field.
             * @example fld_01kakxv4rjf9m8s2x3c5v7b9n1
             */
            id: string;
            /**
             * @description Identifier of the document that the field belonged to.
             * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            documentId: string;
            /**
             * @description Always `true`.
             * @constant
             */
            deleted: true;
        };
        /** @description The properties of the field to change. A property that is absent stays as it was. The type never changes. */
        UpdateField: {
            /**
             * @description Identifier of the party that fills in the field. It replaces a `partyReference`.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            partyId?: string;
            /**
             * @description The name under which values are sent and returned. A party has no two fields with the same name.
             * @example rent
             */
            name?: string;
            /**
             * @description What the signing page says about the field. Without a label, it says the type.
             * @example Monthly rent
             */
            label?: string | null;
            /**
             * @description True if the party can't sign without it. A `CHECKBOX` that is required must be ticked.
             * @example true
             */
            required?: boolean;
            /**
             * @description True if the party sees the value and can't change it.
             * @example false
             */
            readOnly?: boolean;
            /**
             * @description The value that you fill in. The party can change it, unless the field is read-only. `null` if there is none.
             * @example 9500
             */
            value?: string | boolean | null;
            /**
             * @description The page, counted from 1.
             * @example 1
             */
            page?: number;
            /** @description Where the value is drawn. Refused for `RADIO`, whose options have boxes. */
            box?: components["schemas"]["FieldBox"];
            /** @description More places where the value stands, instead of the ones before. Refused for `SIGNATURE`, `INITIALS` and `RADIO`. */
            otherPlaces?: components["schemas"]["FieldPlace"][];
            /** @description The options of a `RADIO` or a `DROPDOWN`. Absent for other types. */
            options?: components["schemas"]["FieldOption"][];
            /**
             * @description True if a `TEXT` may have several lines. Absent for other types. The default is `false`.
             * @example false
             */
            multiline?: boolean;
            /**
             * @description The maximum number of characters of a `TEXT`. Absent for other types. The default is 200, or 2,000 for several lines.
             * @example 200
             */
            maxLength?: number;
            /** @description What a `TEXT` of one line must be. Absent if it may be anything, and for other types. */
            format?: components["schemas"]["FieldFormat"];
        };
        /** @description All parties of a document, in the order in which they were added. */
        SignerList: {
            /** @description All parties. The list is never paged. */
            signers: components["schemas"]["PartyWithSigningUrl"][];
        };
        /** @description A stored person. */
        Contact: {
            /**
             * @description Unique contact identifier.
             * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
             */
            id: string;
            /**
             * @description First name.
             * @example Anna
             */
            firstName: string;
            /**
             * @description Last name.
             * @example Lindqvist
             */
            lastName: string;
            /** @description When the contact was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Who stored the contact. Absent if it is not known. */
            createdBy?: components["schemas"]["Maker"];
            /** @description When the contact was last updated. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description E-mail address. */
            email: components["schemas"]["EmailAddress"] | null;
            /**
             * @description Phone number in E.164 format.
             * @example +46701740605
             */
            phone: string | null;
            /**
             * @description Swedish personal number.
             * @example 19900101-0017
             */
            ssn: string | null;
            /**
             * @description Your own reference identifier.
             * @example crm-4711
             */
            externalId: string | null;
            /**
             * @description Role or title within the associated company.
             * @example Managing director
             */
            companyRole: string | null;
            /** @description The associated company. Absent if there is none. */
            company?: {
                /**
                 * @description Unique company identifier.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                id: string;
                /**
                 * @description Company name.
                 * @example Lindqvist Bygg AB
                 */
                name: string;
                /**
                 * @description Company organization number. Empty if there is none.
                 * @example 556016-0680
                 */
                orgNumber: string;
            };
        };
        /** @description A page of contacts. */
        ContactList: {
            /** @description The contacts of this page. */
            contacts: components["schemas"]["Contact"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The fields of the contact to change. A field that is absent stays as it was, and `null` empties a field. */
        UpdateContact: {
            /**
             * @description First name.
             * @example Anna
             */
            firstName?: string;
            /**
             * @description Last name.
             * @example Lindqvist
             */
            lastName?: string;
            /** @description An e-mail address. `null` for none. */
            email?: components["schemas"]["EmailAddress"] | null;
            /**
             * @description A valid phone number with its country code. A number without a country code is read as a Swedish number. It is returned in E.164 format.
             *     `null` for none.
             */
            phone?: components["schemas"]["PhoneNumber"] | null;
            /** @description A Swedish personal number or coordination number. Responses contain it as it was sent. `null` for none. */
            ssn?: components["schemas"]["PersonalNumber"] | null;
            /**
             * @description Your own reference identifier. It does not need to be unique. `null` for none.
             * @example crm-4711
             */
            externalId?: string | null;
            /**
             * @description Identifier of the company to associate with. `null` for none.
             * @example cmp_01kakxv35be0nttz8znbxcy6s8
             */
            companyId?: string | null;
            /**
             * @description Role or title within the company. `null` for none.
             * @example Managing director
             */
            companyRole?: string | null;
        };
        /** @description A company that contacts are linked to. */
        Company: {
            /**
             * @description Unique company identifier.
             * @example cmp_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * @description Company name.
             * @example Lindqvist Bygg AB
             */
            name: string;
            /**
             * @description Company organization number. Empty if there is none.
             * @example 556016-0680
             */
            orgNumber: string;
            /** @description When the company was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Who stored the company. Absent if it is not known. */
            createdBy?: components["schemas"]["Maker"];
            /** @description When the company was last updated. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A page of companies, newest first. */
        CompanyList: {
            /** @description The companies of this page. */
            companies: components["schemas"]["Company"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The company to store. */
        CreateCompany: {
            /**
             * @description Company name.
             * @example Lindqvist Bygg AB
             */
            name: string;
            /**
             * @description Company organization number, as free text, because companies may be foreign. Empty or absent if it has none, or if you do not know it.
             * @example 556016-0680
             */
            orgNumber?: string;
        };
        /** @description The fields of the company to change. A field that is absent stays as it was. */
        UpdateCompany: {
            /**
             * @description Company name.
             * @example Lindqvist Bygg AB
             */
            name?: string;
            /**
             * @description Company organization number, as free text, because companies may be foreign. Empty if it has none, or if you do not know it.
             * @example 556016-0680
             */
            orgNumber?: string;
        };
        /**
         * @description Which members see a document: `ALL`, or only the member to whom it belongs, members with whom it is shared, and each `ADMIN` (`OWNER`). Keys see all.
         * @enum {string}
         */
        DocumentsSeenBy: "ALL" | "OWNER";
        /**
         * @description When a mail is sent: `OFF` never, `IMMEDIATELY` a few minutes after it happened, `DAILY` with others in one mail at 8 in the morning, in the
         *     time zone of the account.
         * @enum {string}
         */
        NotificationTime: "OFF" | "IMMEDIATELY" | "DAILY";
        /** @description The mails to the sender about documents. */
        Notifications: {
            /** @description A document is complete and sealed. */
            completed: components["schemas"]["NotificationTime"];
            /** @description A party has rejected a document. */
            rejected: components["schemas"]["NotificationTime"];
            /** @description A message did not reach a party: `BOUNCED` or `FAILED`. */
            undelivered: components["schemas"]["NotificationTime"];
            /** @description Somebody with a link says that the document is not for them. */
            wrongPerson: components["schemas"]["NotificationTime"];
            /** @description A document that is not complete expires within three days, and at most a quarter of its time is left. */
            expiring: components["schemas"]["NotificationTime"];
        };
        /** @description The account of the API key. The live and the test key of one name belong to two accounts. */
        Account: {
            /**
             * @description Unique account identifier.
             * @example acc_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * @description The name by which the operator's commands find the account. It never changes. Parties see it unless `displayName` is set.
             * @example Lindqvist Bygg AB
             */
            name: string;
            /**
             * @description The name of the sender that parties and members see. `null` for `name`.
             * @example Lindqvist Bygg & Måleri
             */
            displayName: string | null;
            /**
             * @description The address that parties can ask, and that is told of `notifications`. It is the `Reply-To` of the mails to parties. `null` for none.
             * @example avtal@lindqvist-bygg.example
             */
            contactEmail: string | null;
            /**
             * @description The phone number that parties can call, in E.164 format. `null` for none.
             * @example +46701740605
             */
            contactPhone: string | null;
            /**
             * @description The time zone of the times in messages to parties, as an IANA name. `null` for the time zone of the server. Pages use the time zone of the
             *     browser.
             * @example Europe/Stockholm
             */
            timeZone: string | null;
            /** @description The language of new documents in the console, and of mails to members that a provider adds. `null` for none: then it is the language of the console, or English. */
            defaultLanguage: components["schemas"]["Language"] | null;
            /** @description The reminders of new documents in the console. `null` for those of `createDocument`. */
            defaultReminders: components["schemas"]["Reminders"] | null;
            /**
             * @description The days until a new document of the console expires, at the end of the last day. `null` if it does not.
             * @example 30
             */
            expiresAfterDays: number | null;
            documentsSeenBy?: components["schemas"]["DocumentsSeenBy"];
            /** @description Whether parties see the member to whom a document belongs, before the name of the account, and answer that member by mail. */
            namesMember?: boolean;
            /**
             * @description When the sender is told what happened to documents, by mail to `contactEmail`. At first everything is `OFF` except `wrongPerson`, which is
             *     `IMMEDIATELY`. For the account of the set-up page, everything is `IMMEDIATELY`.
             */
            notifications: components["schemas"]["Notifications"];
        };
        /** @description The mails to change. What is absent stays as it was. */
        UpdateNotifications: {
            completed?: components["schemas"]["NotificationTime"];
            rejected?: components["schemas"]["NotificationTime"];
            undelivered?: components["schemas"]["NotificationTime"];
            wrongPerson?: components["schemas"]["NotificationTime"];
            expiring?: components["schemas"]["NotificationTime"];
        };
        /** @description The fields of the account to change. A field that is absent stays as it was, and `null` empties a field. */
        UpdateAccount: {
            /**
             * @description The name of the sender that parties and members see, from now on, also for documents that were sent before. `null` for the `name` of the account.
             * @example Lindqvist Bygg & Måleri
             */
            displayName?: string | null;
            /** @description An e-mail address. `null` for none. */
            contactEmail?: components["schemas"]["EmailAddress"] | null;
            /**
             * @description A valid phone number with its country code. A number without a country code is read as a Swedish number. It is returned in E.164 format.
             *     `null` for none.
             */
            contactPhone?: components["schemas"]["PhoneNumber"] | null;
            /**
             * Format: time-zone
             * @description The IANA name of a time zone. `null` for the time zone of the server.
             * @example Europe/Stockholm
             */
            timeZone?: string | null;
            /** @description The language of new documents in the console, and of mails to members that a provider adds. `null` for none. */
            defaultLanguage?: components["schemas"]["Language"] | null;
            /** @description The reminders of new documents in the console. `null` for those of `createDocument`. */
            defaultReminders?: components["schemas"]["Reminders"] | null;
            /**
             * @description The days until a new document of the console expires. `null` if it does not.
             * @example 30
             */
            expiresAfterDays?: number | null;
            documentsSeenBy?: components["schemas"]["DocumentsSeenBy"];
            /** @description Whether parties see the member to whom a document belongs, and answer that member by mail. */
            namesMember?: boolean;
            notifications?: components["schemas"]["UpdateNotifications"];
        };
        /**
         * @description What was done. New types may be added: skip a type that you do not know.
         * @enum {string}
         */
        AccountEventType: "account.updated" | "api_key.created" | "api_key.revoked" | "member.invited" | "member.invited_again" | "member.updated" | "member.removed" | "member.signed_in" | "member.signed_out" | "member.created" | "single_sign_on.updated" | "single_sign_on.domain_proved" | "single_sign_on.removed" | "member.documents_handed_over" | "document.handed_over" | "document.shared" | "document.unshared" | "passkey.added" | "passkey.removed" | "webhook_endpoint.created" | "webhook_endpoint.updated" | "webhook_endpoint.secret_rotated" | "webhook_endpoint.deleted";
        /** @description Who did it. */
        AccountEventActor: {
            /**
             * @description A member (`MEMBER`), a key (`API_KEY`), or the server or its operator (`SYSTEM`). New types may be added.
             * @enum {string}
             */
            type: "MEMBER" | "API_KEY" | "SYSTEM";
            /**
             * @description Identifier of the member or the key. `null` for the server.
             * @example mbr_01kakxv35be0nttz8znbxcy6s8
             * @example key_01kakxv2sbfh3bnzr9b51q2m1p
             */
            id: string | null;
            /**
             * @description Its name at that time. `null` for the server, and for a key without a name.
             * @example Anna Lindqvist
             */
            name: string | null;
        };
        /** @description The member, the key, the passkey, the endpoint or the document that was changed, or else the account. */
        AccountEventSubject: {
            /**
             * @description Its identifier. It may be deleted by now.
             * @example mbr_01kakxv35be0nttz8znbxcy6s8
             * @example key_01kakxv2sbfh3bnzr9b51q2m1p
             */
            id: string;
            /**
             * @description Its name at that time, or of an endpoint the host of its URL. `null` if it had none.
             * @example Anna Lindqvist
             */
            name: string | null;
        };
        /** @description A field and its values. */
        AccountEventChange: {
            /**
             * @description The name of the field, as in the requests.
             * @example role
             */
            field: string;
            /**
             * @description The value before. `null` if there was none.
             * @example SENDER
             */
            before: string | boolean | number | string[] | null;
            /**
             * @description The value after it. `null` if there is none.
             * @example ADMIN
             */
            after: string | boolean | number | string[] | null;
        };
        /** @description An entry in the log of the account. */
        AccountEvent: {
            /**
             * @description Unique identifier of the entry.
             * @example aev_01kakxv6h3e8mvk3a3r2cq9d7e
             */
            id: string;
            /**
             * @description Identifier of the account.
             * @example acc_01kakxv35be0nttz8znbxcy6s8
             */
            accountId: string;
            type: components["schemas"]["AccountEventType"];
            /** @description When it was done. */
            at: components["schemas"]["Timestamp"];
            actor: components["schemas"]["AccountEventActor"];
            /**
             * @description The IP address of the request. `null` if no request did it.
             * @example 203.0.113.7
             */
            ipAddress: string | null;
            subject: components["schemas"]["AccountEventSubject"];
            /** @description The fields that were set or changed. A secret is never among them. */
            changes: components["schemas"]["AccountEventChange"][];
            /**
             * @description The `hash` of the entry before. `null` for the first one.
             * @example 9f2b8f8a5a0b4a1e6f0c3f0d3c1f0b7d8f5a3e2c1b0a9f8e7d6c5b4a39281706
             */
            previousHash: string | null;
            /**
             * @description SHA-256 in hexadecimal of this entry without its `hash`, as canonical JSON (RFC 8785).
             * @example 4be0b1b6bf8e2dd7a0e5d5cd5c5a2e8b9f0d1c3b5a7e9f8d6c4b2a0918273645
             */
            hash: string;
        };
        /** @description A page of the log. */
        AccountEventList: {
            /** @description The entries of this page, newest first. */
            accountEvents: components["schemas"]["AccountEvent"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A test mail on its way. */
        TestMail: {
            /**
             * @description The address of the mail, which is the `contactEmail` of the account.
             * @example avtal@lindqvist-bygg.example
             */
            to: string;
        };
        /** @description A domain, and the DNS record that proves it. */
        SingleSignOnDomain: {
            /**
             * @description The part of the addresses after the `@`. Each subdomain is a domain of its own.
             * @example example.com
             */
            domain: string;
            /**
             * @description The name of the TXT record.
             * @example _paraph.example.com
             */
            recordName: string;
            /**
             * @description What the record must say.
             * @example paraph-domain=3f9c1e0b7a52d4c86e10f3a97b25c4d8e6f01a2b
             */
            recordValue: string;
            /** @description When the record was seen. `null` before. */
            provedAt: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description A set of scopes with a name. A member has the scopes of its role, and a change of the role applies to the next request.
         *
         *     | Role | Scopes |
         *     |---|---|
         *     | `ADMIN` | all |
         *     | `SENDER` | `documents:read`, `documents:write`, `contacts:read`, `contacts:write`, `account:read` |
         *     | `READER` | `documents:read`, `contacts:read`, `account:read` |
         *
         *     New roles may be added.
         * @enum {string}
         */
        Role: "ADMIN" | "SENDER" | "READER";
        /** @description Which value of the claim gives which role. */
        SingleSignOnRole: {
            /**
             * @description One value of the claim.
             * @example paraph-admins
             */
            value: string;
            /** @description The role that it gives. */
            role: components["schemas"]["Role"];
        };
        /** @description The identity provider of an account. */
        SingleSignOn: {
            /**
             * @description The address of the provider, exactly as it names itself.
             * @example https://login.example.com/realms/acme
             */
            issuer: string;
            /**
             * @description The name of Paraph at the provider.
             * @example paraph
             */
            clientId: string;
            /**
             * Format: uri
             * @description Where the provider sends the browser. Register it there.
             * @example https://sign.example.com/single-sign-on/acc_01kakxv35be0nttz8znbxcy6s8
             */
            redirectUri: string;
            /** @description The domains of the addresses for which the provider may speak. */
            domains: components["schemas"]["SingleSignOnDomain"][];
            /**
             * @description The claim that says the role, such as `groups`, `roles` or `realm_access.roles`. Without it, members keep the role that they have here.
             * @example groups
             */
            roleClaim: string | null;
            /** @description Which value of the claim gives which role. With several, the strongest one counts, at each sign-in. */
            roles: components["schemas"]["SingleSignOnRole"][];
            /** @description The role without such a value. `null` refuses the person. */
            defaultRole: components["schemas"]["Role"] | null;
            /** @description True if whoever signs in first becomes a member. Who was removed needs an invitation. */
            createsMembers: boolean;
            /** @description True if members can sign in at the provider only. */
            onlySingleSignOn: boolean;
            /** @description When the settings were changed last. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The identity provider, and who gets which role. */
        ReplaceSingleSignOn: {
            /**
             * @description The address of the provider, exactly as it names itself.
             * @example https://login.example.com/realms/acme
             */
            issuer: string;
            /**
             * @description The name of Paraph at the provider.
             * @example paraph
             */
            clientId: string;
            /**
             * @description The secret of this client. No answer has it. Required for a new issuer or client.
             * @example Ex4mple-secret-of-the-client
             */
            clientSecret?: string;
            /** @description The domains of the addresses for which the provider may speak. */
            domains: string[];
            /**
             * @description The claim that says the role, such as `groups`, `roles` or `realm_access.roles`. Without it, members keep the role that they have here.
             * @example groups
             */
            roleClaim?: string | null;
            /** @description Which value of the claim gives which role. With several, the strongest one counts, at each sign-in. */
            roles: {
                /**
                 * @description One value of the claim.
                 * @example paraph-admins
                 */
                value: string;
                /** @description The role that it gives. */
                role: components["schemas"]["Role"];
            }[];
            /** @description The role without such a value. `null` refuses the person. */
            defaultRole?: components["schemas"]["Role"] | null;
            /** @description True if whoever signs in first becomes a member. Who was removed needs an invitation. */
            createsMembers: boolean;
            /** @description True if members can sign in at the provider only. */
            onlySingleSignOn: boolean;
        };
        /**
         * @description `LIVE` for real data. `TEST` for test data: documents are stamped "TEST".
         * @enum {string}
         */
        Mode: "LIVE" | "TEST";
        /**
         * @description What a key may do. No scope includes another one: a key that reads and changes documents needs both scopes of documents.
         *
         *     | Scope | The key may |
         *     |---|---|
         *     | `documents:read` | read documents with their parties, files and events |
         *     | `documents:write` | create, change, send, cancel and delete documents and their parties |
         *     | `contacts:read` | read contacts and companies |
         *     | `contacts:write` | create, change and delete contacts and companies |
         *     | `webhooks:write` | read and change webhook endpoints. To create or change one, or to read what was sent, the key needs `documents:read` too |
         *     | `account:read` | read the account |
         *     | `account:write` | change the settings of the account |
         *     | `keys:write` | create, list and revoke API keys |
         *     | `members:read` | read the members of the account |
         *     | `members:write` | invite, change and remove members |
         *     | `log:read` | read the log of the account |
         *     | `scim` | add, change, deactivate and remove members by SCIM. Only a key of an identity provider needs it, and no role of members has it |
         *
         *     New scopes may be added: ignore a scope that you do not know.
         * @enum {string}
         */
        Scope: "documents:read" | "documents:write" | "contacts:read" | "contacts:write" | "webhooks:write" | "account:read" | "account:write" | "keys:write" | "members:read" | "members:write" | "log:read" | "scim";
        /** @description The fields of a member. */
        MemberBase: {
            /**
             * @description Unique member identifier.
             * @example mbr_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * @description The name of the person, as the account writes it.
             * @example Anna Lindqvist
             */
            name: string;
            /**
             * @description The address of the person, with which the person signs in. Only an identity provider can change it, by SCIM.
             * @example anna.lindqvist@example.com
             */
            email: string;
            /** @description What the member may do. */
            role: components["schemas"]["Role"];
            /**
             * @description `INVITED` until the person signs in for the first time.
             * @enum {string}
             */
            status: "INVITED" | "JOINED";
            /** @description When the member was invited last. */
            invitedAt: components["schemas"]["Timestamp"];
            /** @description When the person signed in for the first time. `null` before. */
            joinedAt: components["schemas"]["Timestamp"] | null;
            /** @description When the person signed in last. `null` if never. */
            lastSignedInAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description True if an identity provider manages the member by SCIM. It may overwrite changes.
             * @example false
             */
            isProvisioned?: boolean;
            /**
             * @description True if the identity provider has deactivated the member, who can do nothing until it is active again.
             * @example false
             */
            isDeactivated?: boolean;
        };
        /** @description A person who uses the account. */
        Member: components["schemas"]["MemberBase"];
        /** @description Who sends the request, and what it may do. */
        Me: {
            /** @description The account whose data the request sees. `GET /api/v1/account` has its other fields. */
            account: {
                /**
                 * @description Unique account identifier.
                 * @example acc_01kakxv35be0nttz8znbxcy6s8
                 */
                id: string;
                /**
                 * @description The name by which the operator's commands find the account.
                 * @example Lindqvist Bygg AB
                 */
                name: string;
                /**
                 * @description The name of the sender that parties and members see. `null` for `name`.
                 * @example Lindqvist Bygg & Måleri
                 */
                displayName: string | null;
            };
            /** @description Whether the data of the account are real. The live and the test data of one name belong to two accounts. */
            mode: components["schemas"]["Mode"];
            /**
             * @description What the request may do.
             * @example [
             *       "documents:read",
             *       "documents:write",
             *       "contacts:read"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /** @description The API key of the request. `null` if the credential of the request is not an API key, such as the access token of a member. */
            apiKey: {
                /**
                 * @description Unique key identifier.
                 * @example key_01kakxv35be0nttz8znbxcy6s8
                 */
                id: string;
                /**
                 * @description What the key is for. `null` if the key was created on the command line without a name.
                 * @example CRM integration
                 */
                name: string | null;
                /**
                 * @description The first 12 characters of the key. `null` if it is not known.
                 * @example pk_live_Ex4m
                 */
                prefix: string | null;
                /** @description The time from which the key is refused. `null` if it does not expire. */
                expiresAt: components["schemas"]["Timestamp"] | null;
            } | null;
            /** @description The member who sends the request. Absent if a key sends it. */
            member?: components["schemas"]["Member"];
            /** @description The mails that the member gets about their own documents. Absent if a key sends the request. */
            notifications?: components["schemas"]["Notifications"];
        };
        /** @description What to change. What is absent stays as it was. */
        UpdateMe: {
            /** @description The mails to you about your own documents. */
            notifications?: components["schemas"]["UpdateNotifications"];
        };
        /** @description The first member of a new account, with the role `ADMIN`. */
        FirstAdmin: {
            /**
             * @description The name of the person, which colleagues see, and which the events of documents keep.
             * @example Anna Lindqvist
             */
            name: string;
            /** @description The address of the person. Upper and lower case are the same. */
            email: components["schemas"]["EmailAddress"];
            /** @description The language of the mails to the person. */
            language: components["schemas"]["Language"];
        };
        /** @description The account to create. */
        CreateFirstAccount: {
            /**
             * @description The name of the sender that parties see.
             * @example Lindqvist Bygg AB
             */
            name: string;
            /**
             * @description The address that is told of the `notifications` of the account, and that parties can ask. Without it, the sender gets no mail until an update
             *     of the account sets one.
             */
            contactEmail?: components["schemas"]["EmailAddress"];
            /**
             * @description `TEST` for an account with test data only: its documents are stamped "TEST".
             * @default LIVE
             */
            mode?: components["schemas"]["Mode"];
            /** @description The person who sets up the server. Without it, the account has only a key, and no members. */
            admin?: components["schemas"]["FirstAdmin"];
        };
        /** @description The fields of an API key without its secret. */
        ApiKeyBase: {
            /**
             * @description Unique key identifier.
             * @example key_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * @description What the key is for. `null` if the key was created on the command line without a name.
             * @example CRM integration
             */
            name: string | null;
            /**
             * @description The first 12 characters of the key, by which you recognize it. `null` if it is not known.
             * @example pk_live_Ex4m
             */
            prefix: string | null;
            /**
             * @description What the key may do. A key that was created on the command line without scopes has all scopes, also those of later versions.
             * @example [
             *       "documents:read",
             *       "documents:write",
             *       "contacts:read"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /** @description When the key was created. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Identifier of the key or the member that created this key. `null` if neither did.
             * @example key_01kakxv2sbfh3bnzr9b51q2m1p
             */
            createdBy: string | null;
            /** @description The time from which the key is refused. `null` if it does not expire. */
            expiresAt: components["schemas"]["Timestamp"] | null;
            /** @description When the key was last used. It is at most a minute out of date. `null` if the key was never used. */
            lastUsedAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description A new API key with its secret. */
        CreatedApiKey: components["schemas"]["ApiKeyBase"] & {
            /**
             * @description The key: send it as `authorization: Bearer <secret>`. Store it now, because it is never shown again.
             * @example pk_live_Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
             */
            secret: string;
        };
        /** @description A member who was invited just now. */
        InvitedMember: components["schemas"]["MemberBase"] & {
            /**
             * Format: uri
             * @description The link of the invitation, if the server sends no e-mail. It is never shown again. `null` if a mail has the link.
             * @example https://sign.example.com/#invitation=Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
             */
            invitationUrl: string | null;
        };
        /** @description The first account with its first key and its first member. */
        FirstAccount: {
            /** @description The account. */
            account: components["schemas"]["Account"];
            /** @description Whether the data of the account are real. */
            mode: components["schemas"]["Mode"];
            /** @description Its key, which has all scopes and does not expire. */
            apiKey: components["schemas"]["CreatedApiKey"];
            /**
             * @description The first member, if the request has an `admin`. Its `invitationUrl` is a link on each server, also on one that sends mail: `POST /api/v1/sessions` with its token
             *     signs the person in.
             */
            admin?: components["schemas"]["InvitedMember"];
        };
        /** @description An API key without its secret. */
        ApiKey: components["schemas"]["ApiKeyBase"];
        /** @description A page of API keys, newest first. */
        ApiKeyList: {
            /** @description The keys of this page. */
            apiKeys: components["schemas"]["ApiKey"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The key to create. */
        CreateApiKey: {
            /**
             * @description What the key is for. It does not need to be unique.
             * @example CRM integration
             */
            name: string;
            /**
             * @description What the key may do. The creating key must have all of these scopes.
             * @example [
             *       "documents:read",
             *       "documents:write",
             *       "contacts:read"
             *     ]
             */
            scopes: components["schemas"]["Scope"][];
            /**
             * Format: date-time
             * @description The time from which the key is refused. It must be in the future. Without it, the key does not expire.
             * @example 2027-12-31T23:00:00Z
             */
            expiresAt?: string;
        };
        /** @description The members of the account by name. */
        ColleagueList: {
            /** @description In the order of their names. */
            colleagues: components["schemas"]["Colleague"][];
        };
        /** @description A page of members, newest first. */
        MemberList: {
            /** @description The members of this page. */
            members: components["schemas"]["Member"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The person to invite. */
        InviteMember: {
            /**
             * @description The name of the person, which colleagues see, and which the events of documents keep.
             * @example Anna Lindqvist
             */
            name: string;
            /** @description The address of the person. Upper and lower case are the same. */
            email: components["schemas"]["EmailAddress"];
            /** @description What the member may do. */
            role: components["schemas"]["Role"];
            /**
             * @description The language of the mail with the invitation.
             * @default EN
             */
            language?: components["schemas"]["Language"];
        };
        /** @description The fields to change. */
        UpdateMember: {
            /**
             * @description The name of the person, which colleagues see, and which the events of documents keep.
             * @example Anna Lindqvist
             */
            name?: string;
            /** @description What the member may do. */
            role?: components["schemas"]["Role"];
        };
        /** @description What was handed over. */
        HandedOver: {
            /**
             * @description The number of documents.
             * @example 12
             */
            count: number;
        };
        /** @description A part of SCIM. */
        ScimFeature: {
            /**
             * @description True if the server has it.
             * @example true
             */
            supported: boolean;
            /**
             * @description The highest number of resources in one answer. Only `filter` has it.
             * @example 100
             */
            maxResults?: number;
            /**
             * @description The highest number of changes in one request. Only `bulk` has it, which is not supported.
             * @example 0
             */
            maxOperations?: number;
            /**
             * @description The highest number of bytes of a request. Only `bulk` has it, which is not supported.
             * @example 0
             */
            maxPayloadSize?: number;
        };
        /** @description A way to prove who sends a request. */
        ScimAuthenticationScheme: {
            /**
             * @description Always `oauthbearertoken`. The API key is the bearer token.
             * @constant
             */
            type: "oauthbearertoken";
            /**
             * @description A name for people.
             * @example API key
             */
            name: string;
            /**
             * @description How it is used.
             * @example Authorization: Bearer, with an API key that has the scope scim.
             */
            description: string;
            /**
             * @description Always `true`.
             * @constant
             */
            primary: true;
        };
        /** @description Which parts of SCIM the server has (RFC 7643, section 5). */
        ScimConfig: {
            /** @description Always the schema of the features. */
            schemas: "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"[];
            /** @description Changes of single attributes. */
            patch: components["schemas"]["ScimFeature"];
            /** @description Many changes in one request. */
            bulk: components["schemas"]["ScimFeature"];
            /** @description The search for a member. The description of the parameter `filter` says what it compares. */
            filter: components["schemas"]["ScimFeature"];
            /** @description Changes of passwords. Members have none. */
            changePassword: components["schemas"]["ScimFeature"];
            /** @description Lists in another order. */
            sort: components["schemas"]["ScimFeature"];
            /** @description Versions of resources. */
            etag: components["schemas"]["ScimFeature"];
            /** @description How the identity provider proves who it is. */
            authenticationSchemes: components["schemas"]["ScimAuthenticationScheme"][];
        };
        /** @description An error of SCIM (RFC 7644, section 3.12). */
        ScimError: {
            /** @description Always the schema of errors. */
            schemas: "urn:ietf:params:scim:api:messages:2.0:Error"[];
            /**
             * @description The HTTP status, as a string.
             * @example 409
             */
            status: string;
            /**
             * @description The kind of fault. Absent if RFC 7644 names none.
             * @enum {string}
             */
            scimType?: "uniqueness" | "invalidFilter" | "invalidPath" | "invalidSyntax" | "invalidValue";
            /**
             * @description A text that says what went wrong this time, and how to solve it.
             * @example A member of this account has this address.
             */
            detail: string;
        };
        /** @description The rules of an attribute (RFC 7643, section 2.2). */
        ScimAttributeBase: {
            /**
             * @description The name of the attribute.
             * @example userName
             */
            name: string;
            /**
             * @description The kind of value. A `complex` one has parts.
             * @enum {string}
             */
            type: "string" | "boolean" | "complex";
            /**
             * @description True if the attribute is a list.
             * @example false
             */
            multiValued: boolean;
            /**
             * @description What the attribute says.
             * @example The e-mail address of the person.
             */
            description: string;
            /**
             * @description True if a member can't be without it.
             * @example true
             */
            required: boolean;
            /**
             * @description The values that the server takes. Absent if it takes others too.
             * @example [
             *       "ADMIN",
             *       "SENDER",
             *       "READER"
             *     ]
             */
            canonicalValues?: string[];
            /**
             * @description False if upper and lower case are the same.
             * @example false
             */
            caseExact: boolean;
            /**
             * @description `readOnly` if the server ignores what is sent.
             * @enum {string}
             */
            mutability: "readOnly" | "readWrite";
            /**
             * @description Always `default`. A value that is there is in each answer.
             * @constant
             */
            returned: "default";
            /**
             * @description `server` if two members of an account can not have the same value.
             * @enum {string}
             */
            uniqueness: "none" | "server";
        };
        /** @description A part of an attribute. */
        ScimSubAttribute: components["schemas"]["ScimAttributeBase"];
        /** @description An attribute of a member. */
        ScimAttribute: components["schemas"]["ScimAttributeBase"] & {
            /** @description The parts of the attribute. Absent if it has none. */
            subAttributes?: components["schemas"]["ScimSubAttribute"][];
        };
        /** @description A schema of SCIM (RFC 7643, section 7). */
        ScimSchema: {
            /** @description Always the schema of schemas. */
            schemas: "urn:ietf:params:scim:schemas:core:2.0:Schema"[];
            /**
             * @description Always the schema of users.
             * @constant
             */
            id: "urn:ietf:params:scim:schemas:core:2.0:User";
            /**
             * @description Always `User`.
             * @constant
             */
            name: "User";
            /**
             * @description What the schema describes.
             * @example A member of the account
             */
            description: string;
            /** @description The attributes. Those that all resources of SCIM have, such as `externalId`, are not among them. */
            attributes: components["schemas"]["ScimAttribute"][];
        };
        /** @description The schemas of the server (RFC 7644, section 4). */
        ScimSchemaList: {
            /** @description Always the schema of lists. */
            schemas: "urn:ietf:params:scim:api:messages:2.0:ListResponse"[];
            /**
             * @description The number of schemas.
             * @example 1
             */
            totalResults: number;
            /**
             * @description Always 1, because the list has one page.
             * @example 1
             */
            startIndex: number;
            /**
             * @description The number of schemas.
             * @example 1
             */
            itemsPerPage: number;
            /** @description The schemas. */
            Resources: components["schemas"]["ScimSchema"][];
        };
        /** @description A kind of resource (RFC 7643, section 6). */
        ScimResourceType: {
            /** @description Always the schema of resource types. */
            schemas: "urn:ietf:params:scim:schemas:core:2.0:ResourceType"[];
            /**
             * @description Always `User`.
             * @constant
             */
            id: "User";
            /**
             * @description Always `User`.
             * @constant
             */
            name: "User";
            /**
             * @description What the resource is.
             * @example A member of the account
             */
            description: string;
            /**
             * @description Always `/Users`, below the address of SCIM.
             * @constant
             */
            endpoint: "/Users";
            /**
             * @description Always the schema of users.
             * @constant
             */
            schema: "urn:ietf:params:scim:schemas:core:2.0:User";
        };
        /** @description The resource types of the server (RFC 7644, section 4). */
        ScimResourceTypeList: {
            /** @description Always the schema of lists. */
            schemas: "urn:ietf:params:scim:api:messages:2.0:ListResponse"[];
            /**
             * @description The number of resource types.
             * @example 1
             */
            totalResults: number;
            /**
             * @description Always 1, because the list has one page.
             * @example 1
             */
            startIndex: number;
            /**
             * @description The number of resource types.
             * @example 1
             */
            itemsPerPage: number;
            /** @description The resource types. */
            Resources: components["schemas"]["ScimResourceType"][];
        };
        /** @description The parts of a name. */
        ScimName: {
            /**
             * @description The whole name.
             * @example Anna Lindqvist
             */
            formatted?: string;
            /**
             * @description The family name.
             * @example Lindqvist
             */
            familyName?: string;
            /**
             * @description The given name.
             * @example Anna
             */
            givenName?: string;
        };
        /** @description An e-mail address. */
        ScimEmail: {
            /**
             * @description The address.
             * @example anna.lindqvist@example.com
             */
            value: string;
            /**
             * @description Always `work`.
             * @constant
             */
            type: "work";
            /**
             * @description Always `true`.
             * @constant
             */
            primary: true;
        };
        /** @description A role. */
        ScimRole: {
            /** @description What the member may do. */
            value: components["schemas"]["Role"];
            /**
             * @description Always `true`.
             * @constant
             */
            primary: true;
        };
        /** @description Facts about the resource. */
        ScimMeta: {
            /**
             * @description Always `User`.
             * @constant
             */
            resourceType: "User";
            /** @description When the member was added. */
            created: components["schemas"]["Timestamp"];
            /** @description When the identity provider changed the member last. */
            lastModified: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description The address of the resource.
             * @example https://sign.example.com/api/v1/scim/v2/Users/mbr_01kakxv35be0nttz8znbxcy6s8
             */
            location: string;
        };
        /** @description A member, as SCIM describes a user (RFC 7643, section 4.1). What has no value is absent. */
        ScimUser: {
            /** @description Always the schema of users. */
            schemas: "urn:ietf:params:scim:schemas:core:2.0:User"[];
            /**
             * @description The identifier of the member.
             * @example mbr_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * @description The identifier that the identity provider has given.
             * @example 0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef
             */
            externalId?: string;
            /**
             * @description The e-mail address of the person. Upper and lower case are the same.
             * @example anna.lindqvist@example.com
             */
            userName: string;
            /**
             * @description The name of the member, which colleagues see.
             * @example Anna Lindqvist
             */
            displayName: string;
            name: components["schemas"]["ScimName"];
            /** @description The address once more. */
            emails: components["schemas"]["ScimEmail"][];
            /** @description False for a member who can do nothing until it is active again. */
            active: boolean;
            /** @description The role of the member. A member has one. */
            roles: components["schemas"]["ScimRole"][];
            meta: components["schemas"]["ScimMeta"];
        };
        /** @description A page of members (RFC 7644, section 3.4.2). */
        ScimUserList: {
            /** @description Always the schema of lists. */
            schemas: "urn:ietf:params:scim:api:messages:2.0:ListResponse"[];
            /**
             * @description The number of members that match.
             * @example 1
             */
            totalResults: number;
            /**
             * @description The place of the first member of this page. The first one has the place 1.
             * @example 1
             */
            startIndex: number;
            /**
             * @description The number of members of this page.
             * @example 1
             */
            itemsPerPage: number;
            /** @description The members of this page, in the order in which they were added. */
            Resources: components["schemas"]["ScimUser"][];
        };
        /** @description What the identity provider says about a person. Other attributes are ignored. */
        SetScimUser: {
            /**
             * @description The e-mail address of the person.
             * @example anna.lindqvist@example.com
             */
            userName: string;
            /**
             * @description The identifier of the person at the identity provider.
             * @example 0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef
             */
            externalId?: string | null;
            /**
             * @description The name of the member. Without it, the name is made of `name`, or is the address.
             * @example Anna Lindqvist
             */
            displayName?: string | null;
            /** @description The parts of the name. `givenName`, `familyName` and `formatted` are read. */
            name?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description False deactivates the member. `"True"` and `"False"` are taken too.
             * @example true
             */
            active?: boolean | string | null;
            /** @description The role of the member, `ADMIN`, `SENDER` or `READER`. Of several, the one that is `primary` counts, or else the strongest. A new member without any is a `READER`. */
            roles?: ({
                [key: string]: unknown;
            } | string)[] | null;
        } & {
            [key: string]: unknown;
        };
        /** @description A change of an attribute. Changes of attributes that the server does not have are ignored. */
        ScimOperation: {
            /**
             * @description `add`, `replace` or `remove`. The first letter may be a capital.
             * @example replace
             */
            op: string;
            /**
             * @description The attribute, such as `active`, `name.familyName` or `roles[primary eq "True"].value`. Without it, `value` is an object with attributes.
             * @example active
             */
            path?: string;
            /**
             * @description The new value.
             * @example false
             */
            value?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description A list of changes (RFC 7644, section 3.5.2). */
        PatchScimUser: {
            /** @description The changes, in their order. All of them are made, or none. */
            Operations: components["schemas"]["ScimOperation"][];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A way to sign in.
         *
         *     | Way | The person |
         *     |---|---|
         *     | `PASSKEY` | uses a passkey that it has registered |
         *     | `SINGLE_SIGN_ON` | signs in at the provider of an account |
         *     | `MAILED_LINK` | opens a link that a mail has |
         *     | `KEY` | enters an API key in the console |
         *
         *     New ways may be added.
         * @enum {string}
         */
        SignInWay: "PASSKEY" | "SINGLE_SIGN_ON" | "MAILED_LINK" | "KEY";
        /** @description How people can sign in. */
        SignInWays: {
            /** @description The ways, the best one first. While nobody is a member, that is `KEY`. None if only invitations work. */
            ways: components["schemas"]["SignInWay"][];
        };
        /** @description What the browser needs. */
        PasskeyOptions: {
            /**
             * @description The options of WebAuthn Level 3 as a JSON text. Give what `JSON.parse` returns to `PublicKeyCredential.parseCreationOptionsFromJSON` or
             *     `parseRequestOptionsFromJSON`.
             * @example {"challenge":"Ex4mple"}
             */
            options: string;
        };
        /**
         * Format: date-time
         * @description A time in RFC 3339 format, in UTC with milliseconds, or `null`.
         * @example 2026-11-21T08:30:00.000Z
         */
        TimestampOrNull: string | null;
        /** @description A key on a device of a person, or in its password manager, that signs in without a password. */
        Passkey: {
            /**
             * @description Unique passkey identifier.
             * @example pky_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * @description What the person calls it.
             * @example My phone
             */
            name: string;
            /** @description When it was registered. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When somebody signed in with it last. `null` if nobody has. */
            lastUsedAt: components["schemas"]["TimestampOrNull"];
        };
        /** @description The passkeys of a person, newest first. */
        PasskeyList: {
            /** @description All passkeys of the person. */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description The new passkey, as the browser gives it (`RegistrationResponseJSON` of WebAuthn Level 3). */
        PasskeyCredential: {
            /** @description Identifier of the passkey. */
            id: string;
            /** @description The same. */
            rawId: string;
            /**
             * @description Always `public-key`.
             * @constant
             */
            type: "public-key";
            /** @description Where the passkey is. */
            authenticatorAttachment?: string;
            /** @description Send it empty. */
            clientExtensionResults: Record<string, never>;
            /** @description What the authenticator has made. */
            response: {
                /** @description What the browser says about the page. */
                clientDataJSON: string;
                /** @description The public key and its data. */
                attestationObject: string;
                /** @description Not used. */
                authenticatorData?: string;
                /** @description Not used. */
                publicKey?: string;
                /** @description Not used. */
                publicKeyAlgorithm?: number;
                /** @description How the browser reaches the authenticator. */
                transports?: string[];
            };
        };
        /** @description The passkey to register. */
        AddPasskey: {
            /**
             * @description What the person calls it.
             * @example My phone
             */
            name: string;
            credential: components["schemas"]["PasskeyCredential"];
        };
        /** @description The new name. */
        UpdatePasskey: {
            /**
             * @description What the person calls it.
             * @example My phone
             */
            name: string;
        };
        /** @description The invitation. */
        LookUpInvitation: {
            /**
             * @description The token: the part of the link after `#invitation=`.
             * @example Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
             */
            invitation: string;
        };
        /** @description To what somebody is invited. */
        InvitationFound: {
            /**
             * @description The `displayName` of the account, or else its `name`.
             * @example Lindqvist Bygg AB
             */
            accountName: string;
            /** @description What the member may do. */
            role: components["schemas"]["Role"];
            /**
             * @description The name of the member or the key that invites. `null` for the operator of the server, and for a key without a name.
             * @example Anna Lindqvist
             */
            invitedBy: string | null;
            /** @description Until when the link works, if it is not used before. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description Who wants to sign in. */
        RequestSignInLink: {
            /** @description The address of a member. Upper and lower case are the same. */
            email: components["schemas"]["EmailAddress"];
            /**
             * @description The language of the mail with the link.
             * @default EN
             */
            language?: components["schemas"]["Language"];
        };
        /** @description Says until when the link would work, whether or not somebody gets it. */
        SignInLinkRequested: {
            /** @description The time until which a link that was requested now works. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description Who wants to sign in. */
        StartSingleSignOn: {
            /** @description The address of the person. Its domain says which provider it is. */
            email: components["schemas"]["EmailAddress"];
            /**
             * @description True if the provider must ask also a person who has signed in there, before a sensitive act.
             * @default false
             * @example true
             */
            asksAgain?: boolean;
        };
        /** @description Where the person signs in. */
        SingleSignOnStarted: {
            /**
             * Format: uri
             * @description The page of the provider. `null` if no account has proved the domain of the address.
             * @example https://login.example.com/authorize?client_id=paraph&response_type=code
             */
            url: string | null;
        };
        /** @description A browser in which a person is signed in. */
        Session: {
            /**
             * @description Unique session identifier.
             * @example ses_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /** @description When the person signed in. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the session was renewed last. */
            lastUsedAt: components["schemas"]["Timestamp"];
            /** @description When the session ends, if it is not renewed before. */
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * @description The address of the browser at the last renewal. `null` if it is not known.
             * @example 192.0.2.14
             */
            ipAddress: string | null;
            /**
             * @description What the browser says about itself. `null` if it says nothing.
             * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
             */
            userAgent: string | null;
            /** @description `true` for the session of this request. */
            isCurrent: boolean;
        };
        /** @description The sessions of a person, newest first. */
        SessionList: {
            /** @description All sessions of the person. */
            sessions: components["schemas"]["Session"][];
        };
        /** @description The signature of a passkey, as the browser gives it (`AuthenticationResponseJSON` of WebAuthn Level 3). */
        PasskeyAssertion: {
            /** @description Identifier of the passkey. */
            id: string;
            /** @description The same. */
            rawId: string;
            /**
             * @description Always `public-key`.
             * @constant
             */
            type: "public-key";
            /** @description Where the passkey is. */
            authenticatorAttachment?: string;
            /** @description Send it empty. */
            clientExtensionResults: Record<string, never>;
            /** @description What the authenticator has made. */
            response: {
                /** @description What the browser says about the page. */
                clientDataJSON: string;
                /** @description What the authenticator says about itself. */
                authenticatorData: string;
                /** @description The signature. */
                signature: string;
                /** @description The person, as the server has named it. */
                userHandle: string;
            };
        };
        /** @description One of the ways to sign in. */
        CreateSession: {
            /**
             * @description The token of an invitation: the part of its link after `#invitation=`.
             * @example Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
             */
            invitation?: string;
            /**
             * @description The token of a sign-in link: the part of the link after `#sign-in=`.
             * @example Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
             */
            signInLink?: string;
            /**
             * @description The answer of a provider: the part of the address of the page after `#single-sign-on=`.
             * @example acc_01kakxv35be0nttz8znbxcy6s8?code=Ex4mple&state=Ex4mple
             */
            singleSignOn?: string;
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        /** @description An account of a member. */
        MemberAccount: {
            /**
             * @description Unique account identifier.
             * @example acc_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * @description The name by which the operator's commands find the account.
             * @example Lindqvist Bygg AB
             */
            name: string;
            /**
             * @description The name of the sender that parties and members see. `null` for `name`.
             * @example Lindqvist Bygg & Måleri
             */
            displayName: string | null;
            /** @description Whether the data of the account are real. */
            mode: components["schemas"]["Mode"];
            /** @description What the member may do in this account. */
            role: components["schemas"]["Role"];
        };
        /** @description An access token, and who may do what with it. */
        SessionAccess: {
            /**
             * @description Send it as `authorization: Bearer <accessToken>`. Keep it in the memory of the page only.
             * @example pa_Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
             */
            accessToken: string;
            /** @description The time from which the access token is refused. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description The session of the access token. */
            session: components["schemas"]["Session"];
            /** @description The account whose data the access token sees. */
            account: components["schemas"]["MemberAccount"];
            /** @description The person as a member of this account. */
            member: components["schemas"]["Member"];
            /** @description The accounts that `renewSession` can change to, this one too, in the order of their names. */
            accounts: components["schemas"]["MemberAccount"][];
        };
        /** @description Says how many sessions have ended. */
        SessionsEnded: {
            /**
             * @description The number of sessions.
             * @example 3
             */
            ended: number;
        };
        /** @description What changes with the renewal. An empty object changes nothing. */
        RenewSession: {
            /**
             * @description The account to change to, one of `accounts` of the answer before. Without it, the account stays.
             * @example acc_01kakxv35be0nttz8znbxcy6s8
             */
            accountId?: string;
        };
        /**
         * @description The type of an event that a webhook endpoint can ask for. New types may be added.
         * @enum {string}
         */
        WebhookEventType: "document.sent" | "document.completed" | "document.rejected" | "document.cancelled" | "document.expired" | "party.added" | "party.updated" | "party.removed" | "party.released" | "party.sent" | "party.delivered" | "party.bounced" | "party.failed" | "party.opened" | "party.read" | "party.signed" | "party.rejected" | "party.reminded" | "party.wrong_person";
        /**
         * @description The types of the events that the endpoint gets.
         * @example [
         *       "document.completed",
         *       "party.signed"
         *     ]
         */
        WebhookEventTypes: components["schemas"]["WebhookEventType"][];
        /**
         * @description Why the server disabled the endpoint. `gone`: your system answered 410. `failing`: every delivery failed for five days. `backlog`: too many deliveries
         *     waited. `null` while the endpoint is enabled, and if an update disabled it. New reasons may be added.
         * @enum {string|null}
         */
        WebhookDisabledReason: "gone" | "failing" | "backlog" | null;
        /** @description The address of your system that gets events. */
        WebhookEndpoint: {
            /**
             * @description Unique identifier of the webhook endpoint.
             * @example whk_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * Format: uri
             * @description Where the events are sent.
             * @example https://app.example.com/webhooks/paraph
             */
            url: string;
            /** @description The types of the events that the endpoint gets. */
            events: components["schemas"]["WebhookEventTypes"];
            /**
             * @description Free text, for your own use.
             * @example The archive
             */
            description: string | null;
            /**
             * @description False if nothing is sent. Either your own update or the server disabled the endpoint.
             * @example true
             */
            enabled: boolean;
            disabledReason: components["schemas"]["WebhookDisabledReason"];
            /**
             * @description When the endpoint was disabled.
             * @example null
             */
            disabledAt: components["schemas"]["TimestampOrNull"];
            /**
             * @description The first failure after the last success. `null` if the last delivery arrived.
             * @example null
             */
            failingSince: components["schemas"]["TimestampOrNull"];
            /**
             * @description Until when the secret before the last rotation also signs. `null` if there is only one secret.
             * @example null
             */
            previousSecretExpiresAt: components["schemas"]["TimestampOrNull"];
            /** @description When the endpoint was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the endpoint was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A page of webhook endpoints, newest first. */
        WebhookEndpointList: {
            /** @description The webhook endpoints of this page. */
            webhookEndpoints: components["schemas"]["WebhookEndpoint"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * Format: webhook-url
         * @description Where the events are sent. It must begin with `https://`, and must not contain a user name, a password or a fragment. `http://` is possible only for
         *     the hosts that the operator allows by name.
         * @example https://app.example.com/webhooks/paraph
         */
        WebhookUrl: string;
        /** @description The webhook endpoint to store. */
        CreateWebhookEndpoint: {
            /** @description Where the events are sent. */
            url: components["schemas"]["WebhookUrl"];
            /** @description The types of the events that the endpoint gets. */
            events: components["schemas"]["WebhookEventTypes"];
            /**
             * @description Free text, for your own use.
             * @example The archive
             */
            description?: string;
        };
        /** @description A webhook endpoint with the secret that signs its events. */
        WebhookEndpointWithSecret: {
            /**
             * @description Unique identifier of the webhook endpoint.
             * @example whk_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * Format: uri
             * @description Where the events are sent.
             * @example https://app.example.com/webhooks/paraph
             */
            url: string;
            /** @description The types of the events that the endpoint gets. */
            events: components["schemas"]["WebhookEventTypes"];
            /**
             * @description Free text, for your own use.
             * @example The archive
             */
            description: string | null;
            /**
             * @description False if nothing is sent. Either your own update or the server disabled the endpoint.
             * @example true
             */
            enabled: boolean;
            disabledReason: components["schemas"]["WebhookDisabledReason"];
            /**
             * @description When the endpoint was disabled.
             * @example null
             */
            disabledAt: components["schemas"]["TimestampOrNull"];
            /**
             * @description The first failure after the last success. `null` if the last delivery arrived.
             * @example null
             */
            failingSince: components["schemas"]["TimestampOrNull"];
            /**
             * @description Until when the secret before the last rotation also signs. `null` if there is only one secret.
             * @example null
             */
            previousSecretExpiresAt: components["schemas"]["TimestampOrNull"];
            /** @description When the endpoint was created. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the endpoint was last changed. */
            updatedAt: components["schemas"]["Timestamp"];
            /**
             * @description The secret with which your system checks the signatures: `whsec_` and 32 random bytes in Base64, as in Standard Webhooks. It is shown only here.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0sQ2mV9pV3w=
             */
            secret: string;
        };
        /** @description The fields of the webhook endpoint to change. A field that is absent stays as it was. */
        UpdateWebhookEndpoint: {
            /** @description Where the events are sent. */
            url?: components["schemas"]["WebhookUrl"];
            /** @description The types of the events that the endpoint gets. */
            events?: components["schemas"]["WebhookEventTypes"];
            /**
             * @description Free text, for your own use.
             * @example The archive
             */
            description?: string | null;
            /**
             * @description False to stop all deliveries, true to start them again.
             * @example true
             */
            enabled?: boolean;
        };
        /**
         * @description How far the delivery is. `PENDING`: it waits for its first or next attempt. `DELIVERED`: your system answered with a status from 200 to 299. `FAILED`: the last
         *     attempt failed, or the endpoint was disabled. A retry makes it `PENDING` again.
         * @enum {string}
         */
        WebhookDeliveryStatus: "PENDING" | "DELIVERED" | "FAILED";
        /**
         * @description Why the last attempt failed. `http_status`: your system answered with another status than 200 to 299. `timed_out`: it did not answer within 15 seconds.
         *     `answer_invalid`: the answer is not HTTP. `address_refused`: the host of the URL has an address in a private network. `endpoint_disabled`: the endpoint was disabled while the delivery waited. `internal`: this server could not make the request.
         *     `null` if it succeeded, and before the first attempt. New errors may be added: handle an error that you do not know like `connection_failed`.
         * @enum {string|null}
         */
        WebhookDeliveryError: "http_status" | "timed_out" | "dns_failed" | "connection_failed" | "tls_failed" | "answer_invalid" | "address_refused" | "endpoint_disabled" | "internal" | null;
        /** @description One event for one webhook endpoint, and what became of it. */
        WebhookDelivery: {
            /**
             * @description Unique identifier of the delivery.
             * @example whd_01kakxv35be0nttz8znbxcy6s8
             */
            id: string;
            /**
             * @description The identifier of the event, which is also the header `webhook-id` of each attempt and the identifier of the event in the audit trail of the document.
             * @example evt_01kakxv35be0nttz8znbxcy6s8
             */
            eventId: string;
            /**
             * @description The type of the event. Beside the types of `WebhookEventType` it can be `webhook.test`.
             * @example party.signed
             */
            eventType: string;
            /** @description How far the delivery is. */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * @description How often the event was sent.
             * @example 1
             */
            attempts: number;
            /**
             * @description The body of the request, byte for byte the same in each attempt.
             * @example {"id":"evt_01kakxv35be0nttz8znbxcy6s8","type":"webhook.test","timestamp":"2026-11-21T08:30:00.000Z","data":{}}
             */
            requestBody: string;
            /**
             * @description The status that your system answered to the last attempt. `null` if there was no answer.
             * @example 200
             */
            responseStatus: number | null;
            /**
             * @description The first 1024 bytes of the answer to the last attempt, as text. `null` if there was no answer.
             * @example ok
             */
            responseBody: string | null;
            /**
             * @description Where the answer to the last attempt redirected to: its header `location`. A redirect is not followed, so change the `url` of the endpoint. `null` if the answer was no redirect.
             * @example null
             * @example https://crm.example.com/hooks/
             */
            redirectLocation: string | null;
            error: components["schemas"]["WebhookDeliveryError"];
            /** @description When the event happened. */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description When the last attempt ended.
             * @example 2026-11-21T08:30:00.000Z
             */
            lastAttemptAt: components["schemas"]["TimestampOrNull"];
            /**
             * @description When the next attempt is due. `null` if there is none.
             * @example null
             */
            nextAttemptAt: components["schemas"]["TimestampOrNull"];
        };
        /** @description Which deliveries to retry. */
        RetryWebhookDeliveries: {
            /**
             * Format: date-time
             * @description Only deliveries that were created at this time or later. Deliveries are kept for 30 days.
             * @example 2026-11-20T00:00:00.000Z
             */
            since: string;
        };
        /** @description How many deliveries are sent again. */
        WebhookDeliveriesRetried: {
            /**
             * @description The number of deliveries that are sent again.
             * @example 137
             */
            retried: number;
            /**
             * @description True if more deliveries since that time have failed than one request queues.
             * @example false
             */
            hasMore: boolean;
        };
        /** @description A page of deliveries, newest first. */
        WebhookDeliveryList: {
            /** @description The deliveries of this page. */
            webhookDeliveries: components["schemas"]["WebhookDelivery"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A code is on its way. */
        VerificationCodeSent: {
            /**
             * @description The address that the code is sent to, mostly hidden.
             * @example •••••••0605
             */
            sentTo: string;
            /** @description When the code expires. */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description From when on another code can be requested. */
            resendAt: components["schemas"]["Timestamp"];
        };
        /** @description The code that the party got. */
        ConfirmVerificationCode: {
            /**
             * @description Six digits.
             * @example 402183
             */
            code: string;
        };
        /** @description Proof that the party passed its two-step verification. */
        VerificationPass: {
            /**
             * @description Send it as the header `verification-pass`. It belongs to this browser. Do not store it longer than the page is open.
             * @example cGFzcy1vZi1hLXBhcnR5LXRoYXQtd2FzLXZlcmlmaWVk
             */
            pass: string;
            /** @description When the pass expires, one hour after the verification. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description A scan of the paper that was signed by hand. */
        UploadScan: {
            /**
             * Format: binary
             * @description One PDF, JPEG or PNG of at most 25 MB.
             */
            file: Blob;
        };
        /** @description A scan of the signed paper that the party uploads with its phone. */
        PhoneScan: {
            /**
             * Format: uri
             * @description The page where the phone takes the photos. Show it as a QR code.
             * @example https://sign.example.com/sign/#scan=EGJ9wTj0R8-Zzr7Rk2R3XqZ0v1mS5c2tJw7XQy0b4hUe
             */
            url: string;
            /**
             * @description The title of the document.
             * @example Rental agreement
             */
            documentTitle: string;
            /**
             * @description The name of the party.
             * @example Anna Lindqvist
             */
            partyName: string;
            language: components["schemas"]["Language"];
            /**
             * @description Whether the document was made with a test key.
             * @example false
             */
            isTest: boolean;
            /**
             * @description Whether the phone has uploaded the scan.
             * @example true
             */
            isUploaded: boolean;
            /** @description When the token in `url` ends. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description The value of a field. A boolean for `CHECKBOX`, and also for `SIGNATURE` and `INITIALS`, where `true` sets the mark of the party. A string for the other
         *     types: a number as `1234.5`, a date as `2026-11-24`, the `value` of an option. Pages show numbers and dates as they are written in the
         *     language of the document.
         * @example Storgatan 1
         * @example true
         */
        FieldValue: string | boolean;
        /**
         * @description The values by the names of the fields. An empty string is the same as no value. Fields that are filled in by the server or that are read-only must be absent.
         * @example {
         *       "rent": "9500",
         *       "pets": true,
         *       "signature": true
         *     }
         */
        FieldValues: {
            [key: string]: components["schemas"]["FieldValue"];
        };
        /** @description The unfinished values of the party. */
        SaveValues: {
            values: components["schemas"]["FieldValues"];
        };
        /** @description Confirms that the values were saved. */
        SavedValues: {
            /** @description When the values were saved. */
            savedAt: components["schemas"]["Timestamp"];
            /**
             * @description The names of the fields with a value that does not fit. The server saves these values, but refuses a signature.
             * @example [
             *       "address"
             *     ]
             */
            noRoom: string[];
            /**
             * @description What fits of each text in `noRoom`, as it is shown.
             * @example [
             *       {
             *         "name": "address",
             *         "length": 31
             *       }
             *     ]
             */
            fittingLengths: {
                /**
                 * @description Name of the field.
                 * @example address
                 */
                name: string;
                /**
                 * @description Characters that fit.
                 * @example 31
                 */
                length: number;
            }[];
        };
        /** @description What one visit has shown of the document so far. */
        SaveReading: {
            /**
             * @description A random name that the page gives to this visit, so that what it says later replaces what it has said before. A page that is loaded again begins another
             *     visit.
             * @example p3Vt7yqL0aWmRk9dZs2x
             */
            visit: string;
            /** @description Each page of which this visit has shown something, in the order of the document. */
            pages: components["schemas"]["PageView"][];
        };
        /** @description Says if the reading was saved. */
        SavedReading: {
            /**
             * @description False if the party has acted or the document has ended. Nothing changes then.
             * @example true
             */
            isSaved: boolean;
        };
        /** @description A signature that the party draws on another device. */
        Drawing: {
            /**
             * Format: uri
             * @description The page where the other device draws. Show it as a QR code.
             * @example https://sign.example.com/sign/#draw=EGJ9wTj0R8-Zzr7Rk2R3XqZ0v1mS5c2tJw7XQy0b4hUe
             */
            url: string;
            /**
             * @description The title of the document.
             * @example Rental agreement
             */
            documentTitle: string;
            /**
             * @description The name of the party.
             * @example Anna Lindqvist
             */
            partyName: string;
            language: components["schemas"]["Language"];
            /**
             * @description Whether the document was made with a test key.
             * @example false
             */
            isTest: boolean;
            /**
             * @description What was drawn, or null as long as nothing was sent.
             * @example [
             *       [
             *         [
             *           120,
             *           310
             *         ],
             *         [
             *           240,
             *           180
             *         ],
             *         [
             *           330,
             *           300
             *         ]
             *       ]
             *     ]
             */
            strokes: components["schemas"]["Stroke"][] | null;
            /** @description When the drawing ends. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description A signature that was drawn on another device. */
        SendDrawing: {
            /**
             * @description The drawn signature. All strokes together may have at most 8,000 points and 64 KB of JSON.
             * @example [
             *       [
             *         [
             *           120,
             *           310
             *         ],
             *         [
             *           240,
             *           180
             *         ],
             *         [
             *           330,
             *           300
             *         ]
             *       ]
             *     ]
             */
            strokes: components["schemas"]["Stroke"][];
        };
        /** @description The initials of the party for its `INITIALS` fields, either drawn or typed. */
        Initials: {
            /**
             * @description The drawn initials. All strokes together may have at most 1,000 points and 16 KB of JSON.
             * @example [
             *       [
             *         [
             *           120,
             *           310
             *         ],
             *         [
             *           240,
             *           180
             *         ],
             *         [
             *           330,
             *           300
             *         ]
             *       ]
             *     ]
             */
            strokes?: components["schemas"]["Stroke"][];
            /**
             * @description The typed initials.
             * @example AL
             */
            text?: string;
        };
        /**
         * @description The box that the party ticked. `WHOLE_DOCUMENT`: “I have read the whole document.” `ELSEWHERE`: “I have read the document elsewhere.” The signing
         *     page asks for the second only if it can't show the document.
         * @enum {string}
         */
        ReadingConfirmation: "WHOLE_DOCUMENT" | "ELSEWHERE";
        /**
         * @description How much of the document was shown to the party, as evidence. It is what the page of the party says, and the server can't prove it. If the last page was
         *     not shown, the party must confirm that it has read the document.
         */
        Reading: {
            /**
             * @description How many different pages were shown. The signing page counts a page when 90 percent of what is printed on it has been in view, each part for
             *     1 second without a break: `pages` has the percent. It counts the text view in the same way.
             * @example 1
             */
            shownPages: number;
            /**
             * @description True if the party says that it has read the whole document, here or elsewhere.
             * @example true
             */
            isConfirmed: boolean;
            /** @description The box that the party ticked. Only with `isConfirmed`. If it is absent, it is not known which box it was. */
            confirmation?: components["schemas"]["ReadingConfirmation"];
            /**
             * @description Each page of which something was in view, on this visit and those before, in the order of the document. Of a document with more pages, only the first 1,000. At least `shownPages`
             *     pages, if there is room.
             */
            pages?: components["schemas"]["PageView"][];
        };
        /** @description The signature. `DRAWING` needs `strokes`, `typedName` or `picture`. `MANUAL` needs a scan that was uploaded before. The other types need only the consent. */
        SignDocument: {
            /**
             * @description The `consent.version` that the party saw, or `consent.afterReading.version`.
             * @example 2026-11-21-1f6a6a6fe3f2c1d8
             */
            consentVersion: string;
            /**
             * @description The drawn signature. All strokes together may have at most 8,000 points and 64 KB of JSON.
             * @example [
             *       [
             *         [
             *           120,
             *           310
             *         ],
             *         [
             *           240,
             *           180
             *         ],
             *         [
             *           330,
             *           300
             *         ]
             *       ]
             *     ]
             */
            strokes?: components["schemas"]["Stroke"][];
            /**
             * @description The typed name, if the party does not draw.
             * @example Anna Lindqvist
             */
            typedName?: string;
            /**
             * @description A picture of the signature, without `strokes` and `typedName`: dark ink on transparent or white, as a PNG in base64. The PNG has at most
             *     64 KB and 800 × 300 pixels, 8 bits for each colour, and neither a palette nor interlacing.
             * @example iVBORw0KGgoAAAANSUhEUgAA
             */
            picture?: string;
            /** @description The values of the fields of the party. Each required field needs one. */
            values?: components["schemas"]["FieldValues"];
            initials?: components["schemas"]["Initials"];
            reading?: components["schemas"]["Reading"];
        };
        /**
         * @description Where the BankID app runs. `SAME` is the device of this browser. `OTHER` is another one, which scans the QR code.
         * @enum {string}
         */
        BankIdDevice: "SAME" | "OTHER";
        /**
         * @description How far the order is. `PENDING`: the party has not signed in the app yet. `CONFIRMING`: it has, and must come back to the browser that started the
         *     order. `COMPLETE`: the document is signed. `FAILED` and `CANCELLED`: nothing is signed, and another order can be started.
         * @enum {string}
         */
        BankIdOrderStatus: "PENDING" | "CONFIRMING" | "COMPLETE" | "FAILED" | "CANCELLED";
        /** @description One attempt of a party to sign with BankID. */
        BankIdOrder: {
            /**
             * @description Unique identifier of the order.
             * @example bid_01kakxv4gaec2r4a79xzt5cb72
             */
            id: string;
            device: components["schemas"]["BankIdDevice"];
            status: components["schemas"]["BankIdOrderStatus"];
            /**
             * @description What BankID said last of a pending order, such as `outstandingTransaction`, `userSign` or `started`. BankID may add values.
             *     `null` if BankID has not said anything yet, and for an order that has ended.
             * @example outstandingTransaction
             */
            hintCode: string | null;
            /**
             * @description Why the order failed. `null` unless the status is `FAILED`. Values may be added. Most values come from BankID, such as `userCancel` or `expiredTransaction`. The others:
             *     `wrongPerson`: the person who signed in the app is not the party.
             *     `evidenceInvalid`: the signature does not prove what it must.
             *     `documentChanged`: the document, its parties or the statement changed after the start.
             *     `documentClosed`: the document can no longer be signed.
             *     `notConfirmed`: the party did not come back to the browser that started the order.
             *     `interrupted`: the service stopped while it started the order.
             *     `alreadyInProgress`: BankID had another order for the person, and has cancelled it.
             *     `unavailable`: BankID did not answer, or refused the order.
             * @example null
             */
            failure: string | null;
            /**
             * @description The text of the QR code for this second. `null` if the order is not pending, is for the same device, is not known to BankID yet, or if another browser started it.
             * @example bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8
             */
            qrData: string | null;
            /**
             * @description Opens the BankID app on this device. `null` if the order is not pending, is for another device, is not known to BankID yet, or if another browser started it.
             * @example null
             */
            autoStartToken: string | null;
            /**
             * @description The page of the simulated phone, which takes the place of the BankID app. `null` unless the server uses the simulator, and unless `qrData` or `autoStartToken` has a value.
             * @example null
             */
            simulatorUrl: string | null;
            /** @description When the order fails at the latest. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description How the party signs with BankID. */
        StartBankIdOrder: {
            /**
             * @description The `consent.version` that the party saw, or `consent.afterReading.version`.
             * @example 2026-11-21-1f6a6a6fe3f2c1d8
             */
            consentVersion: string;
            device: components["schemas"]["BankIdDevice"];
            /**
             * @description A secret of this browser: at least 128 random bits, in base64url. Keep it, and send it as the header `browser-key`. The tabs of one browser
             *     share it. The server stores only its hash.
             * @example YnJvd3Nlci1rZXktb2YtYW5uYQ
             */
            browserKey: string;
            /** @description The values of the fields of the party. Each required field needs one. */
            values?: components["schemas"]["FieldValues"];
            initials?: components["schemas"]["Initials"];
            reading?: components["schemas"]["Reading"];
        };
        /** @description What the BankID app gave to the browser that it opened. */
        ConfirmBankIdReturn: {
            /**
             * @description The part before the dot in `#bankid=<orderId>.<nonce>`.
             * @example bid_01kakxv4gaec2r4a79xzt5cb72
             */
            orderId: string;
            /**
             * @description The part after the dot.
             * @example bm9uY2Utb2YtdGhlLXJldHVybg
             */
            nonce: string;
        };
        /** @description The reason of the rejection, and the statement that the party saw. */
        RejectDocument: {
            /**
             * @description The reason. The sender and the other parties can read it. `null` for no reason.
             * @example The rent is not what we agreed on.
             */
            reason: string | null;
            /**
             * @description The `consent.version` that the party saw, or `consent.afterReading.version`. The event of the rejection then keeps the statement. Without it, the rejection counts too, but
             *     the event does not say what the party had read.
             * @example 2026-11-21-1f6a6a6fe3f2c1d8
             */
            consentVersion?: string;
        };
        /** @description An event of a document. */
        DocumentEvent: {
            /**
             * @description Unique event identifier, the same in every attempt to send the event. It is also the `webhook-id`.
             * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
             */
            id: string;
            type: components["schemas"]["WebhookEventType"];
            /** @description When the event happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            data: {
                /** @description The document as it was after the event. */
                document: components["schemas"]["Document"];
            };
        };
        /** @description The document of a party, in short. `GET /api/v1/documents/{id}` returns all of it. */
        EventDocument: {
            /**
             * @description Unique document identifier.
             * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            id: string;
            /**
             * @description Title, shown to the parties.
             * @example Tenancy agreement
             */
            title: string;
            status: components["schemas"]["DocumentStatus"];
            /**
             * @description Your own reference identifier.
             * @example case-2026-118
             */
            externalId: string | null;
        };
        /**
         * @description The party as it was after the event. An event never has the phone number, the personal number (`ssn`) and the `signingUrl` of a party.
         *     `GET /api/v1/documents/{id}/parties/{partyId}` returns them.
         */
        EventParty: components["schemas"]["PartyBase"];
        /** @description An event of a party. */
        PartyEvent: {
            /**
             * @description Unique event identifier, the same in every attempt to send the event. It is also the `webhook-id`.
             * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
             */
            id: string;
            type: components["schemas"]["WebhookEventType"];
            /** @description When the event happened. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            data: {
                document: components["schemas"]["EventDocument"];
                party: components["schemas"]["EventParty"];
            };
        };
        /** @description A test event. */
        TestEvent: {
            /**
             * @description Unique event identifier, the same in every attempt to send the event. It is also the `webhook-id`.
             * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
             */
            id: string;
            /**
             * @description The type of the event.
             * @constant
             */
            type: "webhook.test";
            /** @description When you asked for the test. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description What the event is about. */
            data: {
                /**
                 * @description Identifier of the webhook endpoint that is tested.
                 * @example whk_01kakxv7m2f4x9w0n5c8b6d3aq
                 */
                webhookEndpointId: string;
            };
        };
    };
    responses: {
        /** @description The request does not match the spec. Nothing was changed. */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The API key is missing, unknown, revoked or expired. */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "www-authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The API key lacks a scope that the operation needs. Nothing was changed. */
        InsufficientScope: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "www-authenticate": components["headers"]["WwwAuthenticateScope"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The key has sent more requests in this minute than it may, or there were too many wrong keys from this address. Nothing was changed.
         *     `retry-after` is the number of seconds to wait.
         */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault in the server. The server logged it with the `requestId`. */
        InternalError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database can't be reached or has no room, or other requests are changing the document. Try again after `retry-after` seconds. */
        ServiceUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not match the spec, or the file can't be used or takes too long to check. Nothing was stored. */
        BadFile: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body of the request did not arrive. Nothing was stored. The server closes the connection. */
        UploadStalled: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document is to be sent and is incomplete, or the first request with this `idempotency-key` is not finished. Nothing was stored. */
        DocumentNotCreated: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is larger than 25 MB. */
        FileTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not `multipart/form-data`. */
        UnsupportedFormType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The expiry is in the past, the account of the key has no such contact or company, or the `idempotency-key` belongs to another request. Nothing was stored. */
        DocumentNotCreatable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has uploaded as much as it may within 24 hours, the messages of a document that is sent at once would pass the number that the account may send on one day, or the limit of requests is reached. Nothing was stored. `retry-after` is the number of seconds to wait. */
        UploadLimitReached: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is busy with other uploads, the database can't be reached or has no room, or other requests are changing the document. Try again after `retry-after` seconds. */
        UploadUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such document. */
        DocumentNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document is no longer a draft. Nothing was changed. */
        DocumentNotDraft: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the document does not allow the change. Nothing was changed. */
        DocumentNotUpdatable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 256 KB. */
        BodyTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The time in `expiresAt` is in the past or, for a sent document, too soon. Nothing was changed. */
        ExpiryRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The messages of this request would pass the number of mails or SMS that the account may send on one day, and nothing was changed.
         *     `retry-after` is the number of seconds until the next day begins (in UTC).
         */
        MessageLimitReached: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document is not a draft, or it is incomplete. Nothing was changed, and nothing was sent. */
        DocumentNotSendable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `idempotency-key` belongs to another request. Nothing was changed. */
        IdempotencyKeyReused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document is not open for signing, or it is being sealed. Nothing was changed. */
        DocumentNotCancellable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The first request with this `idempotency-key` is not finished. This request changed nothing. Repeat it after `retry-after` seconds. */
        IdempotencyRequestInProgress: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has no such document or member, or the document is not shared with the member. */
        DocumentMemberNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account or the server sends too many files at the same time, or the database can't be reached. Try again after `retry-after` seconds. */
        DownloadUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such document, or its PDF has no such attachment. */
        AttachmentNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such document, or the document has no such party. */
        PartyNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such document, or the document has no preview, or none yet. */
        DocumentPreviewNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document has no sealed file yet. */
        DocumentNotSealed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document does not wait for its seal. Nothing was changed. */
        SealNotPending: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document is closed, has 100 parties already, or would be incomplete with the new party. Nothing was changed. */
        PartyNotAddable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such contact or company, or the `idempotency-key` belongs to another request. Nothing was changed. */
        PersonUnknown: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the document or of the party does not allow the removal. Nothing was changed. */
        PartyNotRemovable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the document or of the party does not allow the change. Nothing was changed. */
        PartyNotUpdatable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such company. Nothing was changed. */
        CompanyUnknown: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party can't be reminded now. Nothing was sent. */
        PartyNotRemindable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party was reminded less than an hour ago, or the account has sent too many messages today. `retry-after` is the number of seconds to wait. */
        TooManyReminders: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the document or of the party does not allow the replacement, or the document would be incomplete with the new party. Nothing was changed. */
        PartyNotReplaceable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document is not a draft, the fields have too many options, or two fields of a party have the same name. Nothing was changed. */
        FieldsNotReplaceable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document has no such party, or the text of an anchor has no place in the file. Nothing was changed. */
        FieldsUnplaced: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document is not a draft, has 500 fields already, or the party has a field with this name. Nothing was changed. */
        FieldsNotAddable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document has no such party, or the text of an anchor has no place in the file. Nothing was changed. */
        AddedFieldsUnplaced: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such document, or the document has no such field. */
        FieldNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document is not a draft, the fields have too many options, or the party has a field with this name. Nothing was changed. */
        FieldNotUpdatable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document has no such party. Nothing was changed. */
        PartyUnknown: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such company, or the `idempotency-key` belongs to another request. Nothing was stored. */
        ContactNotCreatable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such contact. */
        ContactNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such company. */
        CompanyNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Contacts are linked to the company. Nothing was changed. */
        CompanyInUse: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The API key lacks a scope that the operation needs, or the session of the member began too long ago. Nothing was changed. */
        SensitiveActRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "www-authenticate": components["headers"]["WwwAuthenticateSensitive"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No test mail was queued. The account has no address, or the server sends no e-mail. */
        TestMailNotSendable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has no single sign-on. */
        SingleSignOnNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The members would lock themselves out. Nothing was changed. */
        SingleSignOnUntested: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The issuer is no provider that this server can ask. Nothing was changed. */
        IssuerRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no session. It has ended, or nobody has signed in. */
        SessionInvalid: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "www-authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The setup token is missing or not valid. It is valid for 15 minutes, and only while the server has no account. */
        SetupTokenInvalid: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "www-authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has 100 keys. Nothing was changed. */
        KeyLimitReached: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The time in `expiresAt` is in the past, or later than the expiry of the creating key, or the `idempotency-key` belongs to another request. Nothing was changed. */
        KeyExpiryInvalid: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has no such key. A revoked key is not found either. */
        KeyNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has such a member already, or 500 members. Nothing was changed. */
        MemberNotInvitable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has no such member. A removed member is not found either. */
        MemberNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The member is the last one with the role `ADMIN`. Nothing was changed. */
        LastAdmin: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not valid. Nothing was changed. `scimType` says what is wrong. */
        ScimInvalid: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description The API key is missing, unknown, revoked or expired. */
        ScimUnauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "www-authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description The API key lacks the scope `scim`. Nothing was changed. */
        ScimForbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "www-authenticate": components["headers"]["WwwAuthenticateScope"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description The key has sent more requests in this minute than it may, or there were too many wrong keys from this address. Nothing was changed. */
        ScimTooMany: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description A fault in the server. The server logged it with the `x-request-id`. */
        ScimFailed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description The database can't be reached or has no room. Try again after `retry-after` seconds. */
        ScimUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description Another member has the address, the account has as many members as it can have, or the last admin would lose its rights. Nothing was changed. */
        ScimConflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description The body is larger than 256 KB. */
        ScimTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description The body is neither `application/scim+json` nor `application/json`. */
        ScimUnsupported: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description There is no such resource in the account. */
        ScimNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/scim+json": components["schemas"]["ScimError"];
            };
        };
        /** @description The request does not come from a page of this server. Nothing was changed. */
        OriginRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operator has switched this way of signing in off. */
        SignInWayOff: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session of the member began too long ago. Nothing was changed. */
        SignInNeeded: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "www-authenticate": components["headers"]["WwwAuthenticateSignIn"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person has too many passkeys, or this server takes none. Nothing was changed. */
        PasskeyNotPossible: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The passkey was not registered. */
        PasskeyRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person has no such passkey. */
        PasskeyNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The invitation does not work, or not any more. */
        InvitationInvalid: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server sends no e-mail, or the operator has switched mailed links off. So nobody gets a link. */
        MailUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider does not answer as OpenID Connect says. Nothing was changed. */
        ProviderRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider does not answer, or the database can't be reached or has no room. Try again after `retry-after` seconds. */
        ProviderUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link or the passkey does not work, or not in this browser, or the provider gives no proof. Nothing was changed. */
        SignInRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person has no such session. A session that has ended is not found either. */
        SessionNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session is not for this account. Nothing was changed. */
        AccountUnknown: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account has 20 webhook endpoints. Nothing was created. */
        WebhookEndpointLimitReached: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server does not send to this URL, or the `idempotency-key` belongs to another request. Nothing was changed. */
        WebhookUrlRefused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such webhook endpoint. */
        WebhookEndpointNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The webhook endpoint is disabled. Nothing was sent. */
        WebhookEndpointDisabled: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account of the key has no such webhook endpoint, or the endpoint has no such delivery. */
        WebhookDeliveryNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token of the link is missing or not valid. A new address of the party ends a link. */
        LinkInvalid: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "www-authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link no longer shows the document: the document was cancelled or has expired, and only a party that had signed it can still read it. Or the link has reached the wrong person, or the party was removed. */
        LinkEnded: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There were too many wrong links or codes from this address. `retry-after` is the number of seconds to wait. */
        TooManyAttempts: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party has not passed its two-step verification in this browser. */
        VerificationRequired: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The range starts after the end of the file. */
        RangeNotSatisfiable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "content-range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The PDF has no such attachment. */
        SigningAttachmentNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document has no such party. */
        SigningPartyNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document has no preview, or none yet. */
        PreviewNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document has no sealed file yet. */
        LinkNotSealed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party has no two-step verification. */
        VerificationNotRequired: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A code was sent less than 30 seconds ago, 10 codes were sent within an hour or 20 within a day, there were too many wrong links from this address, or the sender has sent too many messages today. `retry-after` is the number of seconds to wait. */
        TooManyCodes: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is wrong or has expired. After five wrong codes a new one is needed. */
        VerificationCodeWrong: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party has uploaded no scan, or has already signed with it. */
        ScanNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party can not act now, or the scans of the document are too large together. */
        ScanNotAccepted: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party has uploaded 20 scans within an hour, the parties of the account have uploaded as much as they may, or there were too many wrong links from this address. `retry-after` is the number of seconds to wait. */
        TooManyScans: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party has started no scan with a phone, or it has ended. */
        PhoneScanNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The phone has uploaded another scan before, the party can not act now, or the scans of the document are too large together. */
        PhoneScanNotAccepted: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party can not act now, or does not sign on paper. */
        PhoneScanNotStartable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party can not fill in its fields now. */
        ValuesNotSavable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party has started no drawing, or it has ended. */
        DrawingNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party can not act now, or does not draw its signature. */
        DrawingNotStartable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another drawing was sent before. */
        DrawingDone: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party can not sign now. */
        NotSignable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party must first draw its signature, type its name, upload a scan, or confirm that it has read the document. */
        SignatureMissing: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party has not started such an order. */
        BankIdOrderNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party can not sign with BankID now. */
        BankIdNotStarted: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party must first confirm that it has read the document. */
        ReadingNotConfirmed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party has started 60 orders within an hour, or the account 240 for this person, or there were too many wrong links from this address. `retry-after` is the number of seconds to wait. */
        TooManyOrders: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description BankID does not answer, or has maintenance, or this server can not use it; or the database can't be reached. Try again after `retry-after` seconds. */
        BankIdUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another browser started the order. Nothing is signed. */
        BankIdBrowserMismatch: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party can not reject now, or has not seen this statement. */
        NotRejectable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                ratelimit: components["headers"]["RateLimit"];
                "retry-after": components["headers"]["RetryAfterInProgress"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other response, a redirect too, means that you have not received the event. So does no response within 15 seconds. The event is sent again later. */
        EventNotReceived: {
            headers: {
                /**
                 * @description With `429` and `503`, the next attempt is made no earlier than this: a number of seconds, or an HTTP date.
                 * @example 120
                 */
                "retry-after"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description You want no more events. The endpoint is disabled. */
        EventUnwanted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description You have received the event. Answer within 15 seconds, and do your work afterwards. The body is not used. */
        EventReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Only documents with this status.
         * @example DRAFT
         */
        FilterStatus: components["schemas"]["DocumentStatus"];
        /**
         * @description Only items with exactly this reference identifier.
         * @example crm-4711
         */
        FilterExternalId: string;
        /**
         * @description Only documents with this label, in any case.
         * @example Customers
         */
        FilterLabel: string;
        /**
         * @description Only documents that belong to the member with this identifier.
         * @example mbr_01kakxv35be0nttz8znbxcy6s8
         */
        FilterOwner: string;
        /**
         * @description Only documents that contain each of these words or parts of words, in any case, with or without accents (`oberg` finds Öberg): in the title, the reference identifier, a label, or the name, an address or the company of a party. No character has a special meaning. One request searches 10,000 documents, so `nextCursor` can be set although a page is not full.
         * @example lindqvist storgatan
         */
        SearchDocuments: string;
        /**
         * @description Only documents with a party whose name and e-mail address contain each of these words or parts of words, in any case, with or without accents. One request looks at 10,000 documents.
         * @example lindqvist
         */
        FilterPerson: string;
        /**
         * @description True for only the documents that need you, each with the reason in its field `attention`: a message did not arrive, a party rejected the document, a link reached the wrong person, the seal failed, it is your turn to sign, or the document expires soon. `sort=URGENCY` lists the worst first.
         * @example true
         */
        FilterAttention: boolean;
        /**
         * @description Which time of a document `from` and `before` are about.
         * @example SENT
         */
        TimeOfDocuments: "CREATED" | "SENT" | "CHANGED";
        /**
         * @description Only documents whose `time` is this one or later.
         * @example 2026-11-01T00:00:00.000Z
         */
        DocumentsFrom: string;
        /**
         * @description Only documents whose `time` is earlier than this one.
         * @example 2026-12-01T00:00:00.000Z
         */
        DocumentsBefore: string;
        /**
         * @description `NEWEST`: the document that was created last comes first. `CHANGED`: the last change comes first. `TITLE`: in the alphabetical order of Swedish.
         *     `STATUS`: drafts come first, then what was sent, completed, rejected, expired and cancelled. `URGENCY`, only with `attention=true`: in the order of
         *     the reasons of `attention`, and the newest first among those of one reason. A `nextCursor` works only with the order that it came from.
         * @example TITLE
         */
        SortDocuments: "NEWEST" | "CHANGED" | "TITLE" | "STATUS" | "URGENCY";
        /**
         * @description True for the opposite order.
         * @example true
         */
        ReverseDocuments: boolean;
        /**
         * @description What each document contains in addition, separated by commas. With `values`, a page has at most 25 documents, whatever the `limit`, and ends earlier after 1 MB of values.
         * @example [
         *       "partySummary",
         *       "values"
         *     ]
         */
        IncludeInList: ("partySummary" | "values")[];
        /**
         * @description The number of items per page.
         * @example 25
         */
        Limit: number;
        /**
         * @description The `nextCursor` of the previous page. Absent for the first page.
         * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
         */
        Cursor: string;
        /**
         * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
         *
         *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
         *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
         * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
         */
        IdempotencyKey: string;
        /**
         * @description The document identifier.
         * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
         */
        DocumentId: string;
        /**
         * @description What the document contains in addition, separated by commas.
         * @example [
         *       "parties",
         *       "fields"
         *     ]
         */
        IncludeParts: ("parties" | "fields")[];
        /**
         * @description The member identifier.
         * @example mbr_01kakxv35be0nttz8znbxcy6s8
         */
        DocumentMemberId: string;
        /**
         * @description The number of the attachment, from the list of the document.
         * @example 1
         */
        AttachmentNumber: number;
        /**
         * @description The party identifier.
         * @example pty_01kakxv4gaec2r4a79xzt5cb72
         */
        PartyId: string;
        /**
         * @description The field identifier.
         * @example fld_01kakxv4rjf9m8s2x3c5v7b9n1
         */
        FieldId: string;
        /**
         * @description The party identifier.
         * @example pty_01kakxv4gaec2r4a79xzt5cb72
         */
        SignerId: string;
        /**
         * @description Only contacts with this e-mail address. The case of letters does not matter.
         * @example anna.lindqvist@example.com
         */
        FilterEmail: string;
        /**
         * @description Only contacts of this company.
         * @example cmp_01kakxv35be0nttz8znbxcy6s8
         */
        FilterCompanyId: string;
        /**
         * @description Only contacts that the member or the key with this identifier has stored.
         * @example mbr_01kakxv35be0nttz8znbxcy6s8
         */
        FilterMaker: string;
        /**
         * @description Only contacts that contain each of these words or parts of words, in any case, with or without accents: in the name, an address, the reference identifier or the company. No character has a special meaning. One request searches 10,000 contacts.
         * @example lindqvist bygg
         */
        SearchContacts: string;
        /**
         * @description `NEWEST`: the contact that was created last comes first. `NAME`: by last name, then by first name, in the alphabetical order of Swedish. Who has no last
         *     name stands under the first name. A `nextCursor` works only with the order that it came from.
         * @example NAME
         */
        SortContacts: "NEWEST" | "NAME";
        /**
         * @description With `sort=NAME` only: the list begins with the first contact that stands at or after this text in the alphabet, such as a letter.
         * @example L
         */
        ContactsFrom: string;
        /**
         * @description The contact identifier.
         * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
         */
        ContactId: string;
        /**
         * @description The company identifier.
         * @example cmp_01kakxv35be0nttz8znbxcy6s8
         */
        CompanyId: string;
        /**
         * @description Only entries of this type.
         * @example member.invited
         */
        FilterAccountEventType: components["schemas"]["AccountEventType"];
        /**
         * @description Only what this member or key has done.
         * @example mbr_01kakxv35be0nttz8znbxcy6s8
         */
        FilterActorId: string;
        /**
         * @description The key identifier.
         * @example key_01kakxv35be0nttz8znbxcy6s8
         */
        ApiKeyId: string;
        /**
         * @description The member identifier.
         * @example mbr_01kakxv35be0nttz8znbxcy6s8
         */
        MemberId: string;
        /**
         * @description Only the member of which `userName`, `externalId` or `id` is this text: `userName eq "anna.lindqvist@example.com"`. Other filters are answered `400` (`invalidFilter`).
         * @example userName eq "anna.lindqvist@example.com"
         */
        ScimFilter: string;
        /**
         * @description The place of the first member of the page. Less than 1 means 1.
         * @example 1
         */
        ScimStartIndex: number;
        /**
         * @description The number of members of the page. The server returns at most 100. Less than 0 means 0.
         * @example 100
         */
        ScimCount: number;
        /**
         * @description The passkey identifier.
         * @example pky_01kakxv35be0nttz8znbxcy6s8
         */
        PasskeyId: string;
        /**
         * @description The session identifier.
         * @example ses_01kakxv35be0nttz8znbxcy6s8
         */
        SessionId: string;
        /**
         * @description The identifier of the webhook endpoint.
         * @example whk_01kakxv35be0nttz8znbxcy6s8
         */
        WebhookEndpointId: string;
        /**
         * @description Only deliveries with this status.
         * @example FAILED
         */
        FilterDeliveryStatus: components["schemas"]["WebhookDeliveryStatus"];
        /**
         * @description The identifier of the delivery.
         * @example whd_01kakxv35be0nttz8znbxcy6s8
         */
        WebhookDeliveryId: string;
        /**
         * @description The `pass` of the two-step verification. Required if the party has one.
         * @example cGFzcy1vZi1hLXBhcnR5
         */
        VerificationPass: string;
        /**
         * @description One byte range of the file (RFC 9110), as `bytes=0-65535`. Any other range is ignored, and the whole file is returned.
         * @example bytes=0-65535
         */
        Range: string;
        /**
         * @description The newest act of a person that the page has seen while it was visible. A page should send this report only after such an act, because programs that
         *     check links open pages too. Without the header, the report counts in the same way, and the event names no act.
         * @example TOUCH
         */
        PersonAct: components["schemas"]["PersonAct"];
        /**
         * @description The `browserKey` with which this browser started the order. Without it, the answer has the status only.
         * @example YnJvd3Nlci1rZXktb2YtYW5uYQ
         */
        BrowserKey: string;
        /**
         * @description The identifier of the event, the same in every attempt. Use it to recognize an event that you have received before.
         * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
         */
        WebhookId: string;
        /**
         * @description The time of this attempt, in seconds since 1970. Refuse a request that is more than five minutes old.
         * @example 1795250700
         */
        WebhookTimestamp: string;
        /**
         * @description One or more signatures, separated by spaces. Each is `v1,` and the Base64 of HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`. The key is the
         *     Base64-decoded part of the signing secret after `whsec_`. Accept the request if one of the signatures is right: while a secret is being replaced, there are two.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request in the server's log.
         * @example 0193b1f0-6a35-7e6f-a4dd-2f2b3d5f8a10
         */
        RequestId: string;
        /**
         * @description The limit of the caller (draft-ietf-httpapi-ratelimit-headers-11): `q` requests within `w` seconds. The name `default` is that of the limit of
         *     requests. Other names are those of limits of failed attempts.
         * @example "default";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * @description What is left of the limit (draft-ietf-httpapi-ratelimit-headers-11): `r` requests until `t` seconds from now, when the count starts again.
         * @example "default";r=587;t=42
         */
        RateLimit: string;
        /**
         * @description How to authenticate (RFC 6750).
         * @example Bearer realm="paraph"
         */
        WwwAuthenticate: string;
        /**
         * @description The scopes that the key would need (RFC 6750).
         * @example Bearer realm="paraph", error="insufficient_scope", scope="documents:write"
         */
        WwwAuthenticateScope: string;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 1740
         */
        RetryAfter: number;
        /**
         * @description `true` if an earlier request with the same `idempotency-key` had the effect, and this is its answer. Absent otherwise.
         * @example true
         */
        IdempotentReplayed: boolean;
        /**
         * @description Seconds to wait before the next attempt. Only present with `idempotency_request_in_progress`.
         * @example 1
         */
        RetryAfterInProgress: number;
        /**
         * @description The file name (RFC 6266).
         * @example attachment; filename="tenancy-agreement.pdf"
         */
        ContentDisposition: string;
        /**
         * @description The file name (RFC 6266).
         * @example attachment; filename="preview.webp"
         */
        PreviewDisposition: string;
        /**
         * @description The scopes that the key would need (RFC 6750), or the maximum number of seconds since the sign-in (RFC 9470).
         * @example Bearer realm="paraph", error="insufficient_user_authentication", max_age="600"
         */
        WwwAuthenticateSensitive: string;
        /**
         * @description The address of the new member.
         * @example https://sign.example.com/api/v1/scim/v2/Users/mbr_01kakxv35be0nttz8znbxcy6s8
         */
        ScimLocation: string;
        /**
         * @description The maximum number of seconds since the sign-in (RFC 9470).
         * @example Bearer realm="paraph", error="insufficient_user_authentication", max_age="600"
         */
        WwwAuthenticateSignIn: string;
        /**
         * @description `bytes`: the file can be read in ranges.
         * @example bytes
         */
        AcceptRanges: string;
        /**
         * @description The returned bytes and the size of the file (RFC 9110).
         * @example bytes 0-65535/512340
         */
        ContentRange: string;
    };
    pathItems: never;
}
export type DocumentStatus = components['schemas']['DocumentStatus'];
export type SigningMode = components['schemas']['SigningMode'];
export type Language = components['schemas']['Language'];
export type Timestamp = components['schemas']['Timestamp'];
export type FieldNotTaken = components['schemas']['FieldNotTaken'];
export type FieldsFromFile = components['schemas']['FieldsFromFile'];
export type Reminders = components['schemas']['Reminders'];
export type FilePermission = components['schemas']['FilePermission'];
export type DocumentFile = components['schemas']['DocumentFile'];
export type FileAttachment = components['schemas']['FileAttachment'];
export type PartyRole = components['schemas']['PartyRole'];
export type ReadStatus = components['schemas']['ReadStatus'];
export type SigningStatus = components['schemas']['SigningStatus'];
export type DeliveryMethod = components['schemas']['DeliveryMethod'];
export type RequiredSignature = components['schemas']['RequiredSignature'];
export type TwoStepVerification = components['schemas']['TwoStepVerification'];
export type SendStatus = components['schemas']['SendStatus'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type SigningOrder = components['schemas']['SigningOrder'];
export type PartyBase = components['schemas']['PartyBase'];
export type PartyNumbers = components['schemas']['PartyNumbers'];
export type PartyWithSigningUrl = components['schemas']['PartyWithSigningUrl'];
export type FieldType = components['schemas']['FieldType'];
export type FilledIn = components['schemas']['FilledIn'];
export type FieldBox = components['schemas']['FieldBox'];
export type FieldPlace = components['schemas']['FieldPlace'];
export type AnchorOffset = components['schemas']['AnchorOffset'];
export type AnchorSize = components['schemas']['AnchorSize'];
export type StoredAnchor = components['schemas']['StoredAnchor'];
export type FieldOption = components['schemas']['FieldOption'];
export type FieldFormat = components['schemas']['FieldFormat'];
export type Field = components['schemas']['Field'];
export type PartySummary = components['schemas']['PartySummary'];
export type DocumentValue = components['schemas']['DocumentValue'];
export type AttentionReason = components['schemas']['AttentionReason'];
export type Attention = components['schemas']['Attention'];
export type Maker = components['schemas']['Maker'];
export type Colleague = components['schemas']['Colleague'];
export type SealStatus = components['schemas']['SealStatus'];
export type SealErrorCode = components['schemas']['SealErrorCode'];
export type SealError = components['schemas']['SealError'];
export type Document = components['schemas']['Document'];
export type NextCursor = components['schemas']['NextCursor'];
export type DocumentList = components['schemas']['DocumentList'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type SenderContact = components['schemas']['SenderContact'];
export type Fault = components['schemas']['Fault'];
export type Problem = components['schemas']['Problem'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type PersonalNumber = components['schemas']['PersonalNumber'];
export type CreateContact = components['schemas']['CreateContact'];
export type AddParty = components['schemas']['AddParty'];
export type CreateDocument = components['schemas']['CreateDocument'];
export type Deleted = components['schemas']['Deleted'];
export type UpdateDocument = components['schemas']['UpdateDocument'];
export type CancelDocument = components['schemas']['CancelDocument'];
export type HandOver = components['schemas']['HandOver'];
export type DocumentMember = components['schemas']['DocumentMember'];
export type DocumentMemberList = components['schemas']['DocumentMemberList'];
export type EventType = components['schemas']['EventType'];
export type EventActor = components['schemas']['EventActor'];
export type DocumentTerms = components['schemas']['DocumentTerms'];
export type MessageKind = components['schemas']['MessageKind'];
export type LinkKind = components['schemas']['LinkKind'];
export type PersonAct = components['schemas']['PersonAct'];
export type EventData = components['schemas']['EventData'];
export type Event = components['schemas']['Event'];
export type EventList = components['schemas']['EventList'];
export type Stroke = components['schemas']['Stroke'];
export type Mark = components['schemas']['Mark'];
export type PartyMarks = components['schemas']['PartyMarks'];
export type DocumentLabelList = components['schemas']['DocumentLabelList'];
export type DocumentCount = components['schemas']['DocumentCount'];
export type DocumentCounts = components['schemas']['DocumentCounts'];
export type PartyList = components['schemas']['PartyList'];
export type Party = components['schemas']['Party'];
export type DeletedParty = components['schemas']['DeletedParty'];
export type CountryCode = components['schemas']['CountryCode'];
export type UpdateParty = components['schemas']['UpdateParty'];
export type SigningVerification = components['schemas']['SigningVerification'];
export type FileNote = components['schemas']['FileNote'];
export type SigningDocument = components['schemas']['SigningDocument'];
export type Capacity = components['schemas']['Capacity'];
export type SigningParty = components['schemas']['SigningParty'];
export type SigningParticipant = components['schemas']['SigningParticipant'];
export type SigningField = components['schemas']['SigningField'];
export type HiddenTag = components['schemas']['HiddenTag'];
export type PageView = components['schemas']['PageView'];
export type KeptReading = components['schemas']['KeptReading'];
export type SigningConsent = components['schemas']['SigningConsent'];
export type SigningIdentity = components['schemas']['SigningIdentity'];
export type SigningReceipt = components['schemas']['SigningReceipt'];
export type SigningRejection = components['schemas']['SigningRejection'];
export type SigningSession = components['schemas']['SigningSession'];
export type PartyMessage = components['schemas']['PartyMessage'];
export type ReplaceParty = components['schemas']['ReplaceParty'];
export type FieldList = components['schemas']['FieldList'];
export type FieldAnchor = components['schemas']['FieldAnchor'];
export type NewFieldOption = components['schemas']['NewFieldOption'];
export type NewField = components['schemas']['NewField'];
export type ReplaceFields = components['schemas']['ReplaceFields'];
export type AddFields = components['schemas']['AddFields'];
export type DeletedField = components['schemas']['DeletedField'];
export type UpdateField = components['schemas']['UpdateField'];
export type SignerList = components['schemas']['SignerList'];
export type Contact = components['schemas']['Contact'];
export type ContactList = components['schemas']['ContactList'];
export type UpdateContact = components['schemas']['UpdateContact'];
export type Company = components['schemas']['Company'];
export type CompanyList = components['schemas']['CompanyList'];
export type CreateCompany = components['schemas']['CreateCompany'];
export type UpdateCompany = components['schemas']['UpdateCompany'];
export type DocumentsSeenBy = components['schemas']['DocumentsSeenBy'];
export type NotificationTime = components['schemas']['NotificationTime'];
export type Notifications = components['schemas']['Notifications'];
export type Account = components['schemas']['Account'];
export type UpdateNotifications = components['schemas']['UpdateNotifications'];
export type UpdateAccount = components['schemas']['UpdateAccount'];
export type AccountEventType = components['schemas']['AccountEventType'];
export type AccountEventActor = components['schemas']['AccountEventActor'];
export type AccountEventSubject = components['schemas']['AccountEventSubject'];
export type AccountEventChange = components['schemas']['AccountEventChange'];
export type AccountEvent = components['schemas']['AccountEvent'];
export type AccountEventList = components['schemas']['AccountEventList'];
export type TestMail = components['schemas']['TestMail'];
export type SingleSignOnDomain = components['schemas']['SingleSignOnDomain'];
export type Role = components['schemas']['Role'];
export type SingleSignOnRole = components['schemas']['SingleSignOnRole'];
export type SingleSignOn = components['schemas']['SingleSignOn'];
export type ReplaceSingleSignOn = components['schemas']['ReplaceSingleSignOn'];
export type Mode = components['schemas']['Mode'];
export type Scope = components['schemas']['Scope'];
export type MemberBase = components['schemas']['MemberBase'];
export type Member = components['schemas']['Member'];
export type Me = components['schemas']['Me'];
export type UpdateMe = components['schemas']['UpdateMe'];
export type FirstAdmin = components['schemas']['FirstAdmin'];
export type CreateFirstAccount = components['schemas']['CreateFirstAccount'];
export type ApiKeyBase = components['schemas']['ApiKeyBase'];
export type CreatedApiKey = components['schemas']['CreatedApiKey'];
export type InvitedMember = components['schemas']['InvitedMember'];
export type FirstAccount = components['schemas']['FirstAccount'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyList = components['schemas']['ApiKeyList'];
export type CreateApiKey = components['schemas']['CreateApiKey'];
export type ColleagueList = components['schemas']['ColleagueList'];
export type MemberList = components['schemas']['MemberList'];
export type InviteMember = components['schemas']['InviteMember'];
export type UpdateMember = components['schemas']['UpdateMember'];
export type HandedOver = components['schemas']['HandedOver'];
export type ScimFeature = components['schemas']['ScimFeature'];
export type ScimAuthenticationScheme = components['schemas']['ScimAuthenticationScheme'];
export type ScimConfig = components['schemas']['ScimConfig'];
export type ScimError = components['schemas']['ScimError'];
export type ScimAttributeBase = components['schemas']['ScimAttributeBase'];
export type ScimSubAttribute = components['schemas']['ScimSubAttribute'];
export type ScimAttribute = components['schemas']['ScimAttribute'];
export type ScimSchema = components['schemas']['ScimSchema'];
export type ScimSchemaList = components['schemas']['ScimSchemaList'];
export type ScimResourceType = components['schemas']['ScimResourceType'];
export type ScimResourceTypeList = components['schemas']['ScimResourceTypeList'];
export type ScimName = components['schemas']['ScimName'];
export type ScimEmail = components['schemas']['ScimEmail'];
export type ScimRole = components['schemas']['ScimRole'];
export type ScimMeta = components['schemas']['ScimMeta'];
export type ScimUser = components['schemas']['ScimUser'];
export type ScimUserList = components['schemas']['ScimUserList'];
export type SetScimUser = components['schemas']['SetScimUser'];
export type ScimOperation = components['schemas']['ScimOperation'];
export type PatchScimUser = components['schemas']['PatchScimUser'];
export type SignInWay = components['schemas']['SignInWay'];
export type SignInWays = components['schemas']['SignInWays'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];
export type TimestampOrNull = components['schemas']['TimestampOrNull'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyList = components['schemas']['PasskeyList'];
export type PasskeyCredential = components['schemas']['PasskeyCredential'];
export type AddPasskey = components['schemas']['AddPasskey'];
export type UpdatePasskey = components['schemas']['UpdatePasskey'];
export type LookUpInvitation = components['schemas']['LookUpInvitation'];
export type InvitationFound = components['schemas']['InvitationFound'];
export type RequestSignInLink = components['schemas']['RequestSignInLink'];
export type SignInLinkRequested = components['schemas']['SignInLinkRequested'];
export type StartSingleSignOn = components['schemas']['StartSingleSignOn'];
export type SingleSignOnStarted = components['schemas']['SingleSignOnStarted'];
export type Session = components['schemas']['Session'];
export type SessionList = components['schemas']['SessionList'];
export type PasskeyAssertion = components['schemas']['PasskeyAssertion'];
export type CreateSession = components['schemas']['CreateSession'];
export type MemberAccount = components['schemas']['MemberAccount'];
export type SessionAccess = components['schemas']['SessionAccess'];
export type SessionsEnded = components['schemas']['SessionsEnded'];
export type RenewSession = components['schemas']['RenewSession'];
export type WebhookEventType = components['schemas']['WebhookEventType'];
export type WebhookEventTypes = components['schemas']['WebhookEventTypes'];
export type WebhookDisabledReason = components['schemas']['WebhookDisabledReason'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpointList = components['schemas']['WebhookEndpointList'];
export type WebhookUrl = components['schemas']['WebhookUrl'];
export type CreateWebhookEndpoint = components['schemas']['CreateWebhookEndpoint'];
export type WebhookEndpointWithSecret = components['schemas']['WebhookEndpointWithSecret'];
export type UpdateWebhookEndpoint = components['schemas']['UpdateWebhookEndpoint'];
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];
export type WebhookDeliveryError = components['schemas']['WebhookDeliveryError'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type RetryWebhookDeliveries = components['schemas']['RetryWebhookDeliveries'];
export type WebhookDeliveriesRetried = components['schemas']['WebhookDeliveriesRetried'];
export type WebhookDeliveryList = components['schemas']['WebhookDeliveryList'];
export type VerificationCodeSent = components['schemas']['VerificationCodeSent'];
export type ConfirmVerificationCode = components['schemas']['ConfirmVerificationCode'];
export type VerificationPass = components['schemas']['VerificationPass'];
export type UploadScan = components['schemas']['UploadScan'];
export type PhoneScan = components['schemas']['PhoneScan'];
export type FieldValue = components['schemas']['FieldValue'];
export type FieldValues = components['schemas']['FieldValues'];
export type SaveValues = components['schemas']['SaveValues'];
export type SavedValues = components['schemas']['SavedValues'];
export type SaveReading = components['schemas']['SaveReading'];
export type SavedReading = components['schemas']['SavedReading'];
export type Drawing = components['schemas']['Drawing'];
export type SendDrawing = components['schemas']['SendDrawing'];
export type Initials = components['schemas']['Initials'];
export type ReadingConfirmation = components['schemas']['ReadingConfirmation'];
export type Reading = components['schemas']['Reading'];
export type SignDocument = components['schemas']['SignDocument'];
export type BankIdDevice = components['schemas']['BankIdDevice'];
export type BankIdOrderStatus = components['schemas']['BankIdOrderStatus'];
export type BankIdOrder = components['schemas']['BankIdOrder'];
export type StartBankIdOrder = components['schemas']['StartBankIdOrder'];
export type ConfirmBankIdReturn = components['schemas']['ConfirmBankIdReturn'];
export type RejectDocument = components['schemas']['RejectDocument'];
export type DocumentEvent = components['schemas']['DocumentEvent'];
export type EventDocument = components['schemas']['EventDocument'];
export type EventParty = components['schemas']['EventParty'];
export type PartyEvent = components['schemas']['PartyEvent'];
export type TestEvent = components['schemas']['TestEvent'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseInsufficientScope = components['responses']['InsufficientScope'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponseBadFile = components['responses']['BadFile'];
export type ResponseUploadStalled = components['responses']['UploadStalled'];
export type ResponseDocumentNotCreated = components['responses']['DocumentNotCreated'];
export type ResponseFileTooLarge = components['responses']['FileTooLarge'];
export type ResponseUnsupportedFormType = components['responses']['UnsupportedFormType'];
export type ResponseDocumentNotCreatable = components['responses']['DocumentNotCreatable'];
export type ResponseUploadLimitReached = components['responses']['UploadLimitReached'];
export type ResponseUploadUnavailable = components['responses']['UploadUnavailable'];
export type ResponseDocumentNotFound = components['responses']['DocumentNotFound'];
export type ResponseDocumentNotDraft = components['responses']['DocumentNotDraft'];
export type ResponseDocumentNotUpdatable = components['responses']['DocumentNotUpdatable'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseExpiryRefused = components['responses']['ExpiryRefused'];
export type ResponseMessageLimitReached = components['responses']['MessageLimitReached'];
export type ResponseDocumentNotSendable = components['responses']['DocumentNotSendable'];
export type ResponseIdempotencyKeyReused = components['responses']['IdempotencyKeyReused'];
export type ResponseDocumentNotCancellable = components['responses']['DocumentNotCancellable'];
export type ResponseIdempotencyRequestInProgress = components['responses']['IdempotencyRequestInProgress'];
export type ResponseDocumentMemberNotFound = components['responses']['DocumentMemberNotFound'];
export type ResponseDownloadUnavailable = components['responses']['DownloadUnavailable'];
export type ResponseAttachmentNotFound = components['responses']['AttachmentNotFound'];
export type ResponsePartyNotFound = components['responses']['PartyNotFound'];
export type ResponseDocumentPreviewNotFound = components['responses']['DocumentPreviewNotFound'];
export type ResponseDocumentNotSealed = components['responses']['DocumentNotSealed'];
export type ResponseSealNotPending = components['responses']['SealNotPending'];
export type ResponsePartyNotAddable = components['responses']['PartyNotAddable'];
export type ResponsePersonUnknown = components['responses']['PersonUnknown'];
export type ResponsePartyNotRemovable = components['responses']['PartyNotRemovable'];
export type ResponsePartyNotUpdatable = components['responses']['PartyNotUpdatable'];
export type ResponseCompanyUnknown = components['responses']['CompanyUnknown'];
export type ResponsePartyNotRemindable = components['responses']['PartyNotRemindable'];
export type ResponseTooManyReminders = components['responses']['TooManyReminders'];
export type ResponsePartyNotReplaceable = components['responses']['PartyNotReplaceable'];
export type ResponseFieldsNotReplaceable = components['responses']['FieldsNotReplaceable'];
export type ResponseFieldsUnplaced = components['responses']['FieldsUnplaced'];
export type ResponseFieldsNotAddable = components['responses']['FieldsNotAddable'];
export type ResponseAddedFieldsUnplaced = components['responses']['AddedFieldsUnplaced'];
export type ResponseFieldNotFound = components['responses']['FieldNotFound'];
export type ResponseFieldNotUpdatable = components['responses']['FieldNotUpdatable'];
export type ResponsePartyUnknown = components['responses']['PartyUnknown'];
export type ResponseContactNotCreatable = components['responses']['ContactNotCreatable'];
export type ResponseContactNotFound = components['responses']['ContactNotFound'];
export type ResponseCompanyNotFound = components['responses']['CompanyNotFound'];
export type ResponseCompanyInUse = components['responses']['CompanyInUse'];
export type ResponseSensitiveActRefused = components['responses']['SensitiveActRefused'];
export type ResponseTestMailNotSendable = components['responses']['TestMailNotSendable'];
export type ResponseSingleSignOnNotFound = components['responses']['SingleSignOnNotFound'];
export type ResponseSingleSignOnUntested = components['responses']['SingleSignOnUntested'];
export type ResponseIssuerRefused = components['responses']['IssuerRefused'];
export type ResponseSessionInvalid = components['responses']['SessionInvalid'];
export type ResponseSetupTokenInvalid = components['responses']['SetupTokenInvalid'];
export type ResponseKeyLimitReached = components['responses']['KeyLimitReached'];
export type ResponseKeyExpiryInvalid = components['responses']['KeyExpiryInvalid'];
export type ResponseKeyNotFound = components['responses']['KeyNotFound'];
export type ResponseMemberNotInvitable = components['responses']['MemberNotInvitable'];
export type ResponseMemberNotFound = components['responses']['MemberNotFound'];
export type ResponseLastAdmin = components['responses']['LastAdmin'];
export type ResponseScimInvalid = components['responses']['ScimInvalid'];
export type ResponseScimUnauthorized = components['responses']['ScimUnauthorized'];
export type ResponseScimForbidden = components['responses']['ScimForbidden'];
export type ResponseScimTooMany = components['responses']['ScimTooMany'];
export type ResponseScimFailed = components['responses']['ScimFailed'];
export type ResponseScimUnavailable = components['responses']['ScimUnavailable'];
export type ResponseScimConflict = components['responses']['ScimConflict'];
export type ResponseScimTooLarge = components['responses']['ScimTooLarge'];
export type ResponseScimUnsupported = components['responses']['ScimUnsupported'];
export type ResponseScimNotFound = components['responses']['ScimNotFound'];
export type ResponseOriginRefused = components['responses']['OriginRefused'];
export type ResponseSignInWayOff = components['responses']['SignInWayOff'];
export type ResponseSignInNeeded = components['responses']['SignInNeeded'];
export type ResponsePasskeyNotPossible = components['responses']['PasskeyNotPossible'];
export type ResponsePasskeyRefused = components['responses']['PasskeyRefused'];
export type ResponsePasskeyNotFound = components['responses']['PasskeyNotFound'];
export type ResponseInvitationInvalid = components['responses']['InvitationInvalid'];
export type ResponseMailUnavailable = components['responses']['MailUnavailable'];
export type ResponseProviderRefused = components['responses']['ProviderRefused'];
export type ResponseProviderUnavailable = components['responses']['ProviderUnavailable'];
export type ResponseSignInRefused = components['responses']['SignInRefused'];
export type ResponseSessionNotFound = components['responses']['SessionNotFound'];
export type ResponseAccountUnknown = components['responses']['AccountUnknown'];
export type ResponseWebhookEndpointLimitReached = components['responses']['WebhookEndpointLimitReached'];
export type ResponseWebhookUrlRefused = components['responses']['WebhookUrlRefused'];
export type ResponseWebhookEndpointNotFound = components['responses']['WebhookEndpointNotFound'];
export type ResponseWebhookEndpointDisabled = components['responses']['WebhookEndpointDisabled'];
export type ResponseWebhookDeliveryNotFound = components['responses']['WebhookDeliveryNotFound'];
export type ResponseLinkInvalid = components['responses']['LinkInvalid'];
export type ResponseLinkEnded = components['responses']['LinkEnded'];
export type ResponseTooManyAttempts = components['responses']['TooManyAttempts'];
export type ResponseVerificationRequired = components['responses']['VerificationRequired'];
export type ResponseRangeNotSatisfiable = components['responses']['RangeNotSatisfiable'];
export type ResponseSigningAttachmentNotFound = components['responses']['SigningAttachmentNotFound'];
export type ResponseSigningPartyNotFound = components['responses']['SigningPartyNotFound'];
export type ResponsePreviewNotFound = components['responses']['PreviewNotFound'];
export type ResponseLinkNotSealed = components['responses']['LinkNotSealed'];
export type ResponseVerificationNotRequired = components['responses']['VerificationNotRequired'];
export type ResponseTooManyCodes = components['responses']['TooManyCodes'];
export type ResponseVerificationCodeWrong = components['responses']['VerificationCodeWrong'];
export type ResponseScanNotFound = components['responses']['ScanNotFound'];
export type ResponseScanNotAccepted = components['responses']['ScanNotAccepted'];
export type ResponseTooManyScans = components['responses']['TooManyScans'];
export type ResponsePhoneScanNotFound = components['responses']['PhoneScanNotFound'];
export type ResponsePhoneScanNotAccepted = components['responses']['PhoneScanNotAccepted'];
export type ResponsePhoneScanNotStartable = components['responses']['PhoneScanNotStartable'];
export type ResponseValuesNotSavable = components['responses']['ValuesNotSavable'];
export type ResponseDrawingNotFound = components['responses']['DrawingNotFound'];
export type ResponseDrawingNotStartable = components['responses']['DrawingNotStartable'];
export type ResponseDrawingDone = components['responses']['DrawingDone'];
export type ResponseNotSignable = components['responses']['NotSignable'];
export type ResponseSignatureMissing = components['responses']['SignatureMissing'];
export type ResponseBankIdOrderNotFound = components['responses']['BankIdOrderNotFound'];
export type ResponseBankIdNotStarted = components['responses']['BankIdNotStarted'];
export type ResponseReadingNotConfirmed = components['responses']['ReadingNotConfirmed'];
export type ResponseTooManyOrders = components['responses']['TooManyOrders'];
export type ResponseBankIdUnavailable = components['responses']['BankIdUnavailable'];
export type ResponseBankIdBrowserMismatch = components['responses']['BankIdBrowserMismatch'];
export type ResponseNotRejectable = components['responses']['NotRejectable'];
export type ResponseEventNotReceived = components['responses']['EventNotReceived'];
export type ResponseEventUnwanted = components['responses']['EventUnwanted'];
export type ResponseEventReceived = components['responses']['EventReceived'];
export type ParameterFilterStatus = components['parameters']['FilterStatus'];
export type ParameterFilterExternalId = components['parameters']['FilterExternalId'];
export type ParameterFilterLabel = components['parameters']['FilterLabel'];
export type ParameterFilterOwner = components['parameters']['FilterOwner'];
export type ParameterSearchDocuments = components['parameters']['SearchDocuments'];
export type ParameterFilterPerson = components['parameters']['FilterPerson'];
export type ParameterFilterAttention = components['parameters']['FilterAttention'];
export type ParameterTimeOfDocuments = components['parameters']['TimeOfDocuments'];
export type ParameterDocumentsFrom = components['parameters']['DocumentsFrom'];
export type ParameterDocumentsBefore = components['parameters']['DocumentsBefore'];
export type ParameterSortDocuments = components['parameters']['SortDocuments'];
export type ParameterReverseDocuments = components['parameters']['ReverseDocuments'];
export type ParameterIncludeInList = components['parameters']['IncludeInList'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterDocumentId = components['parameters']['DocumentId'];
export type ParameterIncludeParts = components['parameters']['IncludeParts'];
export type ParameterDocumentMemberId = components['parameters']['DocumentMemberId'];
export type ParameterAttachmentNumber = components['parameters']['AttachmentNumber'];
export type ParameterPartyId = components['parameters']['PartyId'];
export type ParameterFieldId = components['parameters']['FieldId'];
export type ParameterSignerId = components['parameters']['SignerId'];
export type ParameterFilterEmail = components['parameters']['FilterEmail'];
export type ParameterFilterCompanyId = components['parameters']['FilterCompanyId'];
export type ParameterFilterMaker = components['parameters']['FilterMaker'];
export type ParameterSearchContacts = components['parameters']['SearchContacts'];
export type ParameterSortContacts = components['parameters']['SortContacts'];
export type ParameterContactsFrom = components['parameters']['ContactsFrom'];
export type ParameterContactId = components['parameters']['ContactId'];
export type ParameterCompanyId = components['parameters']['CompanyId'];
export type ParameterFilterAccountEventType = components['parameters']['FilterAccountEventType'];
export type ParameterFilterActorId = components['parameters']['FilterActorId'];
export type ParameterApiKeyId = components['parameters']['ApiKeyId'];
export type ParameterMemberId = components['parameters']['MemberId'];
export type ParameterScimFilter = components['parameters']['ScimFilter'];
export type ParameterScimStartIndex = components['parameters']['ScimStartIndex'];
export type ParameterScimCount = components['parameters']['ScimCount'];
export type ParameterPasskeyId = components['parameters']['PasskeyId'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterWebhookEndpointId = components['parameters']['WebhookEndpointId'];
export type ParameterFilterDeliveryStatus = components['parameters']['FilterDeliveryStatus'];
export type ParameterWebhookDeliveryId = components['parameters']['WebhookDeliveryId'];
export type ParameterVerificationPass = components['parameters']['VerificationPass'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterPersonAct = components['parameters']['PersonAct'];
export type ParameterBrowserKey = components['parameters']['BrowserKey'];
export type ParameterWebhookId = components['parameters']['WebhookId'];
export type ParameterWebhookTimestamp = components['parameters']['WebhookTimestamp'];
export type ParameterWebhookSignature = components['parameters']['WebhookSignature'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderWwwAuthenticateScope = components['headers']['WwwAuthenticateScope'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderIdempotentReplayed = components['headers']['IdempotentReplayed'];
export type HeaderRetryAfterInProgress = components['headers']['RetryAfterInProgress'];
export type HeaderContentDisposition = components['headers']['ContentDisposition'];
export type HeaderPreviewDisposition = components['headers']['PreviewDisposition'];
export type HeaderWwwAuthenticateSensitive = components['headers']['WwwAuthenticateSensitive'];
export type HeaderScimLocation = components['headers']['ScimLocation'];
export type HeaderWwwAuthenticateSignIn = components['headers']['WwwAuthenticateSignIn'];
export type HeaderAcceptRanges = components['headers']['AcceptRanges'];
export type HeaderContentRange = components['headers']['ContentRange'];
export type $defs = Record<string, never>;
export interface operations {
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Only documents with this status.
                 * @example DRAFT
                 */
                status?: components["parameters"]["FilterStatus"];
                /**
                 * @description Only items with exactly this reference identifier.
                 * @example crm-4711
                 */
                externalId?: components["parameters"]["FilterExternalId"];
                /**
                 * @description Only documents with this label, in any case.
                 * @example Customers
                 */
                label?: components["parameters"]["FilterLabel"];
                /**
                 * @description Only documents that belong to the member with this identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                owner?: components["parameters"]["FilterOwner"];
                /**
                 * @description Only documents that contain each of these words or parts of words, in any case, with or without accents (`oberg` finds Öberg): in the title, the reference identifier, a label, or the name, an address or the company of a party. No character has a special meaning. One request searches 10,000 documents, so `nextCursor` can be set although a page is not full.
                 * @example lindqvist storgatan
                 */
                search?: components["parameters"]["SearchDocuments"];
                /**
                 * @description Only documents with a party whose name and e-mail address contain each of these words or parts of words, in any case, with or without accents. One request looks at 10,000 documents.
                 * @example lindqvist
                 */
                person?: components["parameters"]["FilterPerson"];
                /**
                 * @description True for only the documents that need you, each with the reason in its field `attention`: a message did not arrive, a party rejected the document, a link reached the wrong person, the seal failed, it is your turn to sign, or the document expires soon. `sort=URGENCY` lists the worst first.
                 * @example true
                 */
                attention?: components["parameters"]["FilterAttention"];
                /**
                 * @description Which time of a document `from` and `before` are about.
                 * @example SENT
                 */
                time?: components["parameters"]["TimeOfDocuments"];
                /**
                 * @description Only documents whose `time` is this one or later.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                from?: components["parameters"]["DocumentsFrom"];
                /**
                 * @description Only documents whose `time` is earlier than this one.
                 * @example 2026-12-01T00:00:00.000Z
                 */
                before?: components["parameters"]["DocumentsBefore"];
                /**
                 * @description `NEWEST`: the document that was created last comes first. `CHANGED`: the last change comes first. `TITLE`: in the alphabetical order of Swedish.
                 *     `STATUS`: drafts come first, then what was sent, completed, rejected, expired and cancelled. `URGENCY`, only with `attention=true`: in the order of
                 *     the reasons of `attention`, and the newest first among those of one reason. A `nextCursor` works only with the order that it came from.
                 * @example TITLE
                 */
                sort?: components["parameters"]["SortDocuments"];
                /**
                 * @description True for the opposite order.
                 * @example true
                 */
                reverse?: components["parameters"]["ReverseDocuments"];
                /**
                 * @description What each document contains in addition, separated by commas. With `values`, a page has at most 25 documents, whatever the `limit`, and ends earlier after 1 MB of values.
                 * @example [
                 *       "partySummary",
                 *       "values"
                 *     ]
                 */
                include?: components["parameters"]["IncludeInList"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page. Absent for the first page.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateDocument"];
            };
        };
        responses: {
            /** @description The document that was created. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadFile"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            408: components["responses"]["UploadStalled"];
            409: components["responses"]["DocumentNotCreated"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedFormType"];
            422: components["responses"]["DocumentNotCreatable"];
            429: components["responses"]["UploadLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UploadUnavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: {
                /**
                 * @description What the document contains in addition, separated by commas.
                 * @example [
                 *       "parties",
                 *       "fields"
                 *     ]
                 */
                include?: components["parameters"]["IncludeParts"];
            };
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document was deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["DocumentNotDraft"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDocument"];
            };
        };
        responses: {
            /** @description The document after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["DocumentNotUpdatable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ExpiryRefused"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, now `SENT`. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["DocumentNotSendable"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelDocument"];
            };
        };
        responses: {
            /** @description The document, now `CANCELLED`. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["DocumentNotCancellable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    handOverDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOver"];
            };
        };
        responses: {
            /** @description The document, with its new owner. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["IdempotencyRequestInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDocumentMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentMemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    shareDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                memberId: components["parameters"]["DocumentMemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentMemberNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unshareDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                memberId: components["parameters"]["DocumentMemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is not shared with the member any more. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentMemberNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDocumentEvents: {
        parameters: {
            query?: {
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page. Absent for the first page.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDocumentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DownloadUnavailable"];
        };
    };
    getDocumentAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The number of the attachment, from the list of the document.
                 * @example 1
                 */
                number: components["parameters"]["AttachmentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachment. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["AttachmentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DownloadUnavailable"];
        };
    };
    getDocumentMarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marks. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyMarks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDocumentPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["PreviewDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentPreviewNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DownloadUnavailable"];
        };
    };
    getSealedDocumentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["DocumentNotSealed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DownloadUnavailable"];
        };
    };
    sealDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. The attempt follows in a moment. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["SealNotPending"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDocumentLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLabelList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDocumentCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listParties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parties of the document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addParty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddParty"];
            };
        };
        responses: {
            /** @description The party that was added. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Party"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["PartyNotAddable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PersonUnknown"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getParty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The party. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyWithSigningUrl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeParty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The party was removed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedParty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            409: components["responses"]["PartyNotRemovable"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateParty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateParty"];
            };
        };
        responses: {
            /** @description The party after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Party"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            409: components["responses"]["PartyNotUpdatable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CompanyUnknown"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    remindParty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The party that was reminded. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Party"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            409: components["responses"]["PartyNotRemindable"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyReminders"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPartySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPartyMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceParty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceParty"];
            };
        };
        responses: {
            /** @description The new party. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Party"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            409: components["responses"]["PartyNotReplaceable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PersonUnknown"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields of the document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceFields"];
            };
        };
        responses: {
            /** @description The fields of the document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["FieldsNotReplaceable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["FieldsUnplaced"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addFields: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFields"];
            };
        };
        responses: {
            /** @description The fields that were added. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["FieldsNotAddable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AddedFieldsUnplaced"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The field identifier.
                 * @example fld_01kakxv4rjf9m8s2x3c5v7b9n1
                 */
                fieldId: components["parameters"]["FieldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Field"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["FieldNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The field identifier.
                 * @example fld_01kakxv4rjf9m8s2x3c5v7b9n1
                 */
                fieldId: components["parameters"]["FieldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field was removed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedField"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["FieldNotFound"];
            409: components["responses"]["DocumentNotDraft"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The field identifier.
                 * @example fld_01kakxv4rjf9m8s2x3c5v7b9n1
                 */
                fieldId: components["parameters"]["FieldId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateField"];
            };
        };
        responses: {
            /** @description The field after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Field"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["FieldNotFound"];
            409: components["responses"]["FieldNotUpdatable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PartyUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSigners: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parties of the document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addSigner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddParty"];
            };
        };
        responses: {
            /** @description The party that was added. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Party"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["DocumentNotFound"];
            409: components["responses"]["PartyNotAddable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PersonUnknown"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSigner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                signerId: components["parameters"]["SignerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The party. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyWithSigningUrl"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeSigner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                signerId: components["parameters"]["SignerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The party was removed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedParty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            409: components["responses"]["PartyNotRemovable"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSigner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                signerId: components["parameters"]["SignerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateParty"];
            };
        };
        responses: {
            /** @description The party after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Party"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            409: components["responses"]["PartyNotUpdatable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CompanyUnknown"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    remindSigner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                signerId: components["parameters"]["SignerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The party that was reminded. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Party"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PartyNotFound"];
            409: components["responses"]["PartyNotRemindable"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyReminders"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /**
                 * @description Only contacts with this e-mail address. The case of letters does not matter.
                 * @example anna.lindqvist@example.com
                 */
                email?: components["parameters"]["FilterEmail"];
                /**
                 * @description Only items with exactly this reference identifier.
                 * @example crm-4711
                 */
                externalId?: components["parameters"]["FilterExternalId"];
                /**
                 * @description Only contacts of this company.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                companyId?: components["parameters"]["FilterCompanyId"];
                /**
                 * @description Only contacts that the member or the key with this identifier has stored.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                createdBy?: components["parameters"]["FilterMaker"];
                /**
                 * @description Only contacts that contain each of these words or parts of words, in any case, with or without accents: in the name, an address, the reference identifier or the company. No character has a special meaning. One request searches 10,000 contacts.
                 * @example lindqvist bygg
                 */
                search?: components["parameters"]["SearchContacts"];
                /**
                 * @description `NEWEST`: the contact that was created last comes first. `NAME`: by last name, then by first name, in the alphabetical order of Swedish. Who has no last
                 *     name stands under the first name. A `nextCursor` works only with the order that it came from.
                 * @example NAME
                 */
                sort?: components["parameters"]["SortContacts"];
                /**
                 * @description With `sort=NAME` only: the list begins with the first contact that stands at or after this text in the alphabet, such as a letter.
                 * @example L
                 */
                from?: components["parameters"]["ContactsFrom"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page. Absent for the first page.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contacts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateContact"];
            };
        };
        responses: {
            /** @description The contact that was created. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["IdempotencyRequestInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ContactNotCreatable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contact identifier.
                 * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["ContactNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contact identifier.
                 * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact was deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["ContactNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The contact identifier.
                 * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
                 */
                id: components["parameters"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateContact"];
            };
        };
        responses: {
            /** @description The contact after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["ContactNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CompanyUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page. Absent for the first page.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of companies. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCompany"];
            };
        };
        responses: {
            /** @description The company that was created. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["IdempotencyRequestInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The company identifier.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["CompanyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The company identifier.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company was deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["CompanyNotFound"];
            409: components["responses"]["CompanyInUse"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The company identifier.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["CompanyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCompany"];
            };
        };
        responses: {
            /** @description The company after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["CompanyNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccount"];
            };
        };
        responses: {
            /** @description The account after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAccountEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only entries of this type.
                 * @example member.invited
                 */
                type?: components["parameters"]["FilterAccountEventType"];
                /**
                 * @description Only what this member or key has done.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                actorId?: components["parameters"]["FilterActorId"];
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page. Absent for the first page.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the mail goes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            409: components["responses"]["TestMailNotSendable"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of single sign-on. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["SingleSignOnNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceSingleSignOn"];
            };
        };
        responses: {
            /** @description The settings after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            409: components["responses"]["SingleSignOnUntested"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IssuerRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Single sign-on was removed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            404: components["responses"]["SingleSignOnNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmSingleSignOnDomains: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings, with the domains that are proved. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["SingleSignOnNotFound"];
            409: components["responses"]["IdempotencyRequestInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who sends the request. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMe"];
            };
        };
        responses: {
            /** @description The member after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionInvalid"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFirstAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFirstAccount"];
            };
        };
        responses: {
            /** @description The account, and its key with the secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SetupTokenInvalid"];
            409: components["responses"]["IdempotencyRequestInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page. Absent for the first page.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKey"];
            };
        };
        responses: {
            /** @description The key that was created, with its secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            409: components["responses"]["KeyLimitReached"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["KeyExpiryInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The key identifier.
                 * @example key_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key was revoked. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            404: components["responses"]["KeyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listColleagues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page. Absent for the first page.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteMember"];
            };
        };
        responses: {
            /** @description The member, who is invited. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            409: components["responses"]["MemberNotInvitable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["MemberNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["LastAdmin"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMember"];
            };
        };
        responses: {
            /** @description The member after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["LastAdmin"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    handOverDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOver"];
            };
        };
        responses: {
            /** @description How many documents have a new owner. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandedOver"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["IdempotencyRequestInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteMemberAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member, who is invited again. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            404: components["responses"]["MemberNotFound"];
            409: components["responses"]["IdempotencyRequestInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["MessageLimitReached"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getScimConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The features. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimConfig"];
                };
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            429: components["responses"]["ScimTooMany"];
            500: components["responses"]["ScimFailed"];
            503: components["responses"]["ScimUnavailable"];
        };
    };
    listScimSchemas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema of users. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimSchemaList"];
                };
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            429: components["responses"]["ScimTooMany"];
            500: components["responses"]["ScimFailed"];
            503: components["responses"]["ScimUnavailable"];
        };
    };
    listScimResourceTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource type of users. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimResourceTypeList"];
                };
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            429: components["responses"]["ScimTooMany"];
            500: components["responses"]["ScimFailed"];
            503: components["responses"]["ScimUnavailable"];
        };
    };
    listScimUsers: {
        parameters: {
            query?: {
                /**
                 * @description Only the member of which `userName`, `externalId` or `id` is this text: `userName eq "anna.lindqvist@example.com"`. Other filters are answered `400` (`invalidFilter`).
                 * @example userName eq "anna.lindqvist@example.com"
                 */
                filter?: components["parameters"]["ScimFilter"];
                /**
                 * @description The place of the first member of the page. Less than 1 means 1.
                 * @example 1
                 */
                startIndex?: components["parameters"]["ScimStartIndex"];
                /**
                 * @description The number of members of the page. The server returns at most 100. Less than 0 means 0.
                 * @example 100
                 */
                count?: components["parameters"]["ScimCount"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimUserList"];
                };
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            429: components["responses"]["ScimTooMany"];
            500: components["responses"]["ScimFailed"];
            503: components["responses"]["ScimUnavailable"];
        };
    };
    createScimUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["SetScimUser"];
                "application/json": components["schemas"]["SetScimUser"];
            };
        };
        responses: {
            /** @description The new member. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    location: components["headers"]["ScimLocation"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimUser"];
                };
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            409: components["responses"]["ScimConflict"];
            413: components["responses"]["ScimTooLarge"];
            415: components["responses"]["ScimUnsupported"];
            429: components["responses"]["ScimTooMany"];
            500: components["responses"]["ScimFailed"];
            503: components["responses"]["ScimUnavailable"];
        };
    };
    getScimUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimUser"];
                };
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            404: components["responses"]["ScimNotFound"];
            429: components["responses"]["ScimTooMany"];
            500: components["responses"]["ScimFailed"];
            503: components["responses"]["ScimUnavailable"];
        };
    };
    replaceScimUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["SetScimUser"];
                "application/json": components["schemas"]["SetScimUser"];
            };
        };
        responses: {
            /** @description The member after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimUser"];
                };
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            404: components["responses"]["ScimNotFound"];
            409: components["responses"]["ScimConflict"];
            413: components["responses"]["ScimTooLarge"];
            415: components["responses"]["ScimUnsupported"];
            429: components["responses"]["ScimTooMany"];
            500: components["responses"]["ScimFailed"];
            503: components["responses"]["ScimUnavailable"];
        };
    };
    deleteScimUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            404: components["responses"]["ScimNotFound"];
            409: components["responses"]["ScimConflict"];
            429: components["responses"]["ScimTooMany"];
            500: components["responses"]["ScimFailed"];
            503: components["responses"]["ScimUnavailable"];
        };
    };
    updateScimUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The member identifier.
                 * @example mbr_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/scim+json": components["schemas"]["PatchScimUser"];
                "application/json": components["schemas"]["PatchScimUser"];
            };
        };
        responses: {
            /** @description The member after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/scim+json": components["schemas"]["ScimUser"];
                };
            };
            400: components["responses"]["ScimInvalid"];
            401: components["responses"]["ScimUnauthorized"];
            403: components["responses"]["ScimForbidden"];
            404: components["responses"]["ScimNotFound"];
            409: components["responses"]["ScimConflict"];
            413: components["responses"]["ScimTooLarge"];
            415: components["responses"]["ScimUnsupported"];
            429: components["responses"]["ScimTooMany"];
            500: components["responses"]["ScimFailed"];
            503: components["responses"]["ScimUnavailable"];
        };
    };
    getSignInWays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to sign in. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWays"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["SignInWayOff"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startPasskeyRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["SignInNeeded"];
            409: components["responses"]["PasskeyNotPossible"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All passkeys of the person. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskey"];
            };
        };
        responses: {
            /** @description The passkey. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionInvalid"];
            409: components["responses"]["PasskeyNotPossible"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PasskeyRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The passkey identifier.
                 * @example pky_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey was removed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["SignInNeeded"];
            404: components["responses"]["PasskeyNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The passkey identifier.
                 * @example pky_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePasskey"];
            };
        };
        responses: {
            /** @description The passkey. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionInvalid"];
            404: components["responses"]["PasskeyNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    lookUpInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookUpInvitation"];
            };
        };
        responses: {
            /** @description The invitation can be accepted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationFound"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvitationInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestSignInLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestSignInLink"];
            };
        };
        responses: {
            /** @description The link is on its way, if a member has this address. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInLinkRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["MailUnavailable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startSingleSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartSingleSignOn"];
            };
        };
        responses: {
            /** @description Where the person signs in. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SingleSignOnStarted"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["SignInWayOff"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ProviderRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ProviderUnavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions of the person. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSession"];
            };
        };
        responses: {
            /** @description The member is signed in. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["OriginRefused"];
            409: components["responses"]["SignInWayOff"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SignInRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ProviderUnavailable"];
        };
    };
    endAllSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions have ended. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["SignInNeeded"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session identifier.
                 * @example ses_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["SignInNeeded"];
            404: components["responses"]["SessionNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewSession"];
            };
        };
        responses: {
            /** @description The session goes on. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SessionInvalid"];
            403: components["responses"]["OriginRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AccountUnknown"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page. Absent for the first page.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhook endpoints. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookEndpoint"];
            };
        };
        responses: {
            /** @description The endpoint that was created, with its secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            409: components["responses"]["WebhookEndpointLimitReached"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WebhookUrlRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WebhookEndpointNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint was deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WebhookEndpointNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookEndpoint"];
            };
        };
        responses: {
            /** @description The webhook endpoint after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            404: components["responses"]["WebhookEndpointNotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WebhookUrlRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook endpoint with its new secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SensitiveActRefused"];
            404: components["responses"]["WebhookEndpointNotFound"];
            409: components["responses"]["IdempotencyRequestInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery of the test event. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WebhookEndpointNotFound"];
            409: components["responses"]["WebhookEndpointDisabled"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    retryWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryWebhookDeliveries"];
            };
        };
        responses: {
            /** @description How many deliveries are sent again. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveriesRetried"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WebhookEndpointNotFound"];
            409: components["responses"]["WebhookEndpointDisabled"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description The number of items per page.
                 * @example 25
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page. Absent for the first page.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only deliveries with this status.
                 * @example FAILED
                 */
                status?: components["parameters"]["FilterDeliveryStatus"];
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WebhookEndpointNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    retryWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The identifier of the webhook endpoint.
                 * @example whk_01kakxv35be0nttz8znbxcy6s8
                 */
                id: components["parameters"]["WebhookEndpointId"];
                /**
                 * @description The identifier of the delivery.
                 * @example whd_01kakxv35be0nttz8znbxcy6s8
                 */
                deliveryId: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which waits for its next attempt. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["WebhookDeliveryNotFound"];
            409: components["responses"]["WebhookEndpointDisabled"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSigningSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signing session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            410: components["responses"]["LinkEnded"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSigningFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
                /**
                 * @description One byte range of the file (RFC 9110), as `bytes=0-65535`. Any other range is ignored, and the whole file is returned.
                 * @example bytes=0-65535
                 */
                range?: components["parameters"]["Range"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole PDF. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    "accept-ranges": components["headers"]["AcceptRanges"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The requested range. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    "accept-ranges": components["headers"]["AcceptRanges"];
                    "content-range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            410: components["responses"]["LinkEnded"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DownloadUnavailable"];
        };
    };
    getSigningAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path: {
                /**
                 * @description The number of the attachment, from the list of the document.
                 * @example 1
                 */
                number: components["parameters"]["AttachmentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachment. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            404: components["responses"]["SigningAttachmentNotFound"];
            410: components["responses"]["LinkEnded"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DownloadUnavailable"];
        };
    };
    getSigningMarks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path: {
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                partyId: components["parameters"]["PartyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marks. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartyMarks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            404: components["responses"]["SigningPartyNotFound"];
            410: components["responses"]["LinkEnded"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSigningPreview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["PreviewDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            404: components["responses"]["PreviewNotFound"];
            410: components["responses"]["LinkEnded"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DownloadUnavailable"];
        };
    };
    getSealedSigningFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
                /**
                 * @description One byte range of the file (RFC 9110), as `bytes=0-65535`. Any other range is ignored, and the whole file is returned.
                 * @example bytes=0-65535
                 */
                range?: components["parameters"]["Range"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole PDF. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    "accept-ranges": components["headers"]["AcceptRanges"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description The requested range. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    "accept-ranges": components["headers"]["AcceptRanges"];
                    "content-range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            409: components["responses"]["LinkNotSealed"];
            410: components["responses"]["LinkEnded"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DownloadUnavailable"];
        };
    };
    openDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
                /**
                 * @description The newest act of a person that the page has seen while it was visible. A page should send this report only after such an act, because programs that
                 *     check links open pages too. Without the header, the report counts in the same way, and the event names no act.
                 * @example TOUCH
                 */
                "person-act"?: components["parameters"]["PersonAct"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signing session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            409: components["responses"]["IdempotencyRequestInProgress"];
            410: components["responses"]["LinkEnded"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    readDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
                /**
                 * @description The newest act of a person that the page has seen while it was visible. A page should send this report only after such an act, because programs that
                 *     check links open pages too. Without the header, the report counts in the same way, and the event names no act.
                 * @example TOUCH
                 */
                "person-act"?: components["parameters"]["PersonAct"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signing session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            409: components["responses"]["IdempotencyRequestInProgress"];
            410: components["responses"]["LinkEnded"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendVerificationCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationCodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            409: components["responses"]["VerificationNotRequired"];
            410: components["responses"]["LinkEnded"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyCodes"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmVerificationCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmVerificationCode"];
            };
        };
        responses: {
            /** @description The verification is passed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationPass"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            409: components["responses"]["VerificationNotRequired"];
            410: components["responses"]["LinkEnded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["VerificationCodeWrong"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getScanFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scan. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "content-disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            404: components["responses"]["ScanNotFound"];
            410: components["responses"]["LinkEnded"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["DownloadUnavailable"];
        };
    };
    uploadScan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadScan"];
            };
        };
        responses: {
            /** @description The signing session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningSession"];
                };
            };
            400: components["responses"]["BadFile"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            408: components["responses"]["UploadStalled"];
            409: components["responses"]["ScanNotAccepted"];
            410: components["responses"]["LinkEnded"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedFormType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyScans"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UploadUnavailable"];
        };
    };
    getPhoneScan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the phone has sent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneScan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            404: components["responses"]["PhoneScanNotFound"];
            410: components["responses"]["LinkEnded"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendPhoneScan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadScan"];
            };
        };
        responses: {
            /** @description What the phone has sent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneScan"];
                };
            };
            400: components["responses"]["BadFile"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            404: components["responses"]["PhoneScanNotFound"];
            408: components["responses"]["UploadStalled"];
            409: components["responses"]["PhoneScanNotAccepted"];
            410: components["responses"]["LinkEnded"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedFormType"];
            429: components["responses"]["TooManyScans"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UploadUnavailable"];
        };
    };
    startPhoneScan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address for the phone. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneScan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            409: components["responses"]["PhoneScanNotStartable"];
            410: components["responses"]["LinkEnded"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveValues: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveValues"];
            };
        };
        responses: {
            /** @description The values were saved. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedValues"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            409: components["responses"]["ValuesNotSavable"];
            410: components["responses"]["LinkEnded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveReading"];
            };
        };
        responses: {
            /** @description The reading was saved, or there was nothing left to save. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            410: components["responses"]["LinkEnded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDrawing: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawing. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drawing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            404: components["responses"]["DrawingNotFound"];
            410: components["responses"]["LinkEnded"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startDrawing: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawing, still empty. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drawing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            409: components["responses"]["DrawingNotStartable"];
            410: components["responses"]["LinkEnded"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendDrawing: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendDrawing"];
            };
        };
        responses: {
            /** @description The drawing. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drawing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            404: components["responses"]["DrawingNotFound"];
            409: components["responses"]["DrawingDone"];
            410: components["responses"]["LinkEnded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignDocument"];
            };
        };
        responses: {
            /** @description The signing session, with the receipt. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            409: components["responses"]["NotSignable"];
            410: components["responses"]["LinkEnded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SignatureMissing"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBankIdOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
                /**
                 * @description The `browserKey` with which this browser started the order. Without it, the answer has the status only.
                 * @example YnJvd3Nlci1rZXktb2YtYW5uYQ
                 */
                "browser-key"?: components["parameters"]["BrowserKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankIdOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            404: components["responses"]["BankIdOrderNotFound"];
            410: components["responses"]["LinkEnded"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startBankIdOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartBankIdOrder"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankIdOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            409: components["responses"]["BankIdNotStarted"];
            410: components["responses"]["LinkEnded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ReadingNotConfirmed"];
            429: components["responses"]["TooManyOrders"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["BankIdUnavailable"];
        };
    };
    cancelBankIdOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
                /**
                 * @description The `browserKey` with which this browser started the order. Without it, the answer has the status only.
                 * @example YnJvd3Nlci1rZXktb2YtYW5uYQ
                 */
                "browser-key"?: components["parameters"]["BrowserKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankIdOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            404: components["responses"]["BankIdOrderNotFound"];
            410: components["responses"]["LinkEnded"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmBankIdReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
                /**
                 * @description The `browserKey` with which this browser started the order. Without it, the answer has the status only.
                 * @example YnJvd3Nlci1rZXktb2YtYW5uYQ
                 */
                "browser-key"?: components["parameters"]["BrowserKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmBankIdReturn"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankIdOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            404: components["responses"]["BankIdOrderNotFound"];
            409: components["responses"]["BankIdBrowserMismatch"];
            410: components["responses"]["LinkEnded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rejectDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectDocument"];
            };
        };
        responses: {
            /** @description The signing session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            409: components["responses"]["NotRejectable"];
            410: components["responses"]["LinkEnded"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportWrongPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeats safe: within 24 hours, a repeat with the same key has no second effect, and gets the first answer. See [Safe repeats](#section/Safe-repeats).
                 *
                 *     A new request needs a new key, such as a UUID: 1 to 255 printable ASCII characters. Unless all are letters, digits or hyphens, the key is a string of
                 *     RFC 9651: in double quotes, with a backslash before each double quote and backslash.
                 * @example "8e03978e-40d5-43e8-bc93-6894a57f9324"
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The `pass` of the two-step verification. Required if the party has one.
                 * @example cGFzcy1vZi1hLXBhcnR5
                 */
                "verification-pass"?: components["parameters"]["VerificationPass"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signing session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    ratelimit: components["headers"]["RateLimit"];
                    "idempotent-replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LinkInvalid"];
            403: components["responses"]["VerificationRequired"];
            409: components["responses"]["IdempotencyRequestInProgress"];
            410: components["responses"]["LinkEnded"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
/** The body of each event that webhooks send, by its type. */
export type WebhookEvents = {
    [Type in keyof webhooks]: webhooks[Type]["post"]["requestBody"]["content"]["application/json"];
};
