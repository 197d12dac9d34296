// Generated from spec/ by `npm run generate`.
export interface paths {
    readonly "/api/v1/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List documents
         * @description Answers the documents of the account, newest first, a page at a time. The filters can be combined.
         */
        readonly get: operations["listDocuments"];
        readonly put?: never;
        /**
         * Create a document
         * @description Uploads one PDF and makes a document of it, with the status `DRAFT`.
         *
         *     The file is opened, not trusted by its name or type: one that is not a PDF, is damaged, or is encrypted is refused (`400`, with the pointer `/file`),
         *     and so is one of more than 25 MB (`413`). `file.pages` and `file.sha256` of the answer are those of the file as it is stored.
         */
        readonly post: operations["createDocument"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/documents/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get one document
         * @description Answers the document as it is now. Its parties are listed by `GET /api/v1/documents/{id}/parties`.
         */
        readonly get: operations["getDocument"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a draft
         * @description Deletes the draft with its file and its parties, for good. Only a draft can be deleted (`409`).
         */
        readonly delete: operations["deleteDocument"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update a draft
         * @description Changes the fields that are sent, and leaves all others as they were. Only a draft can be changed (`409`).
         *     To replace the file, delete the draft and create a new one.
         */
        readonly patch: operations["updateDocument"];
        readonly trace?: never;
    };
    readonly "/api/v1/documents/{id}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /**
         * Download the PDF
         * @description Answers the PDF of the document, byte for byte as it was uploaded.
         */
        readonly get: operations["getDocumentFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/documents/{id}/parties": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /**
         * List the parties
         * @description Answers all parties of the document, in the order they were added, each with its `signingUrl`.
         *     The list is never paged, for a document has at most 100 parties.
         */
        readonly get: operations["listParties"];
        readonly put?: never;
        /**
         * Add a party
         * @description Adds an existing contact to the document as a party.
         *
         *     The party is a snapshot: it takes the name, e-mail address, phone number, personal number, reference, role in the company and company of the
         *     contact as they are now, and keeps them when the contact changes. The same contact may be added more than once.
         *
         *     Nothing is sent while the document is a draft, and nothing need be complete yet: that the party has an e-mail address, a phone number
         *     or a personal number where its delivery method or signature needs one is checked when the document is sent.
         *
         *     Fails when the contact is not in your account (`422`), when the document is closed, and when it has 100 parties (`409`).
         */
        readonly post: operations["addParty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/documents/{id}/parties/{partyId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly partyId: components["parameters"]["PartyId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get one party
         * @description Answers the party as it is now, with its `signingUrl`.
         */
        readonly get: operations["getParty"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a party
         * @description Removes the party from the document. The contact that it was made from stays.
         *
         *     A party that has signed or rejected stays, and so do all parties of a closed document (`409`).
         */
        readonly delete: operations["removeParty"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update a party
         * @description Changes the fields that are sent, and leaves all others as they were. `role` must always be sent, changed or not: no default is filled in.
         *     The contact that the party was made from does not change.
         *
         *     While the document is a draft, everything can change. Once it is sent, a party can change until it has signed or rejected,
         *     and its role and required signature only until it opens the document. A closed document does not change at all (`409`).
         */
        readonly patch: operations["updateParty"];
        readonly trace?: never;
    };
    readonly "/api/v1/documents/{id}/parties/{partyId}/remind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly partyId: components["parameters"]["PartyId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remind a party
         * @description Sends the party a reminder by its delivery method. The request has no body.
         *
         *     Only a party that it is waited for can be reminded: the document is `SENT`, the party has a delivery method, it is its turn, and it has neither
         *     signed nor rejected; else the answer is `409`. A party is reminded once an hour at most (`429`).
         */
        readonly post: operations["remindParty"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/documents/{id}/signers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        /**
         * List the signers
         * @deprecated
         * @description Answers all parties of the document, in the order they were added, each with its `signingUrl`.
         *     The list is never paged, for a document has at most 100 parties.
         */
        readonly get: operations["listSigners"];
        readonly put?: never;
        /**
         * Add a signer
         * @deprecated
         * @description Adds an existing contact to the document as a party.
         *
         *     The party is a snapshot: it takes the name, e-mail address, phone number, personal number, reference, role in the company and company of the
         *     contact as they are now, and keeps them when the contact changes. The same contact may be added more than once.
         *
         *     Nothing is sent while the document is a draft, and nothing need be complete yet: that the party has an e-mail address, a phone number
         *     or a personal number where its delivery method or signature needs one is checked when the document is sent.
         *
         *     Fails when the contact is not in your account (`422`), when the document is closed, and when it has 100 parties (`409`).
         */
        readonly post: operations["addSigner"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/documents/{id}/signers/{signerId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly signerId: components["parameters"]["SignerId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get one signer
         * @deprecated
         * @description Answers the party as it is now, with its `signingUrl`.
         */
        readonly get: operations["getSigner"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a signer
         * @deprecated
         * @description Removes the party from the document. The contact that it was made from stays.
         *
         *     A party that has signed or rejected stays, and so do all parties of a closed document (`409`).
         */
        readonly delete: operations["removeSigner"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update a signer
         * @deprecated
         * @description Changes the fields that are sent, and leaves all others as they were. `role` must always be sent, changed or not: no default is filled in.
         *     The contact that the party was made from does not change.
         *
         *     While the document is a draft, everything can change. Once it is sent, a party can change until it has signed or rejected,
         *     and its role and required signature only until it opens the document. A closed document does not change at all (`409`).
         */
        readonly patch: operations["updateSigner"];
        readonly trace?: never;
    };
    readonly "/api/v1/documents/{id}/signers/{signerId}/remind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly signerId: components["parameters"]["SignerId"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Remind a signer
         * @deprecated
         * @description Sends the party a reminder by its delivery method. The request has no body.
         *
         *     Only a party that it is waited for can be reminded: the document is `SENT`, the party has a delivery method, it is its turn, and it has neither
         *     signed nor rejected; else the answer is `409`. A party is reminded once an hour at most (`429`).
         */
        readonly post: operations["remindSigner"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/contacts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List contacts
         * @description Answers the contacts of the account, newest first, a page at a time. The filters can be combined.
         */
        readonly get: operations["listContacts"];
        readonly put?: never;
        /**
         * Create a contact
         * @description Stores a person. Only the name is required; what the delivery method or the signature of a party needs can be added later.
         *     Nothing is unique: two contacts may have the same e-mail address or the same `externalId`.
         *
         *     Fails when the company is not in your account (`422`).
         */
        readonly post: operations["createContact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/contacts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The contact identifier.
                 * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
                 */
                readonly id: components["parameters"]["ContactId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get one contact
         * @description Answers the contact, with the company it is linked to.
         */
        readonly get: operations["getContact"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a contact
         * @description Deletes the contact for good. Parties that were made from it stay as they are.
         */
        readonly delete: operations["deleteContact"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update a contact
         * @description Changes the fields that are sent, and leaves all others as they were. Parties that were made from the contact do not change.
         *
         *     Fails when the company is not in your account (`422`).
         */
        readonly patch: operations["updateContact"];
        readonly trace?: never;
    };
    readonly "/api/v1/companies": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List companies
         * @description Answers the companies of the account, newest first, a page at a time.
         */
        readonly get: operations["listCompanies"];
        readonly put?: never;
        /**
         * Create a company
         * @description Stores a company, so that contacts can be linked to it. Nothing is unique: two companies may have the same number.
         */
        readonly post: operations["createCompany"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/companies/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The company identifier.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                readonly id: components["parameters"]["CompanyId"];
            };
            readonly cookie?: never;
        };
        /**
         * Get one company
         * @description Answers the company.
         */
        readonly get: operations["getCompany"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Delete a company
         * @description Deletes the company for good. A company that contacts are linked to stays (`409`).
         */
        readonly delete: operations["deleteCompany"];
        readonly options?: never;
        readonly head?: never;
        /**
         * Update a company
         * @description Changes the fields that are sent, and leaves all others as they were. Contacts show the change at once; parties keep the company as it was
         *     when they were added.
         */
        readonly patch: operations["updateCompany"];
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description State of the document. The last four are final.
         * @enum {string}
         */
        readonly DocumentStatus: "DRAFT" | "SENT" | "COMPLETED" | "REJECTED" | "CANCELLED" | "EXPIRED";
        /**
         * @description `SEQUENTIAL` when at least one party has a `signingOrder`, else `PARALLEL`. Derived from the parties.
         * @enum {string}
         */
        readonly SigningMode: "PARALLEL" | "SEQUENTIAL";
        /**
         * @description Language of the messages and of the signing page.
         * @enum {string}
         */
        readonly Language: "EN" | "SV";
        /**
         * Format: date-time
         * @description RFC 3339, in UTC with milliseconds.
         * @example 2026-11-21T08:30:00.000Z
         */
        readonly Timestamp: string;
        /** @description A PDF of the document. */
        readonly DocumentFile: {
            /**
             * @description File name.
             * @example tenancy-agreement.pdf
             */
            readonly name: string;
            /**
             * @description Size in bytes.
             * @example 48213
             */
            readonly size: number;
            /**
             * @description Number of pages.
             * @example 3
             */
            readonly pages: number;
            /**
             * @description SHA-256 of the file, in hexadecimal.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            readonly sha256: string;
        };
        /** @description One PDF to be signed, and how far that has come. */
        readonly Document: {
            /**
             * @description Unique document identifier.
             * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            readonly id: string;
            /**
             * @description Title, shown to the parties.
             * @example Tenancy agreement
             */
            readonly title: string;
            readonly status: components["schemas"]["DocumentStatus"];
            readonly signingMode: components["schemas"]["SigningMode"];
            /**
             * @description Your message to the parties.
             * @example Please sign before Friday.
             */
            readonly message: string | null;
            readonly language: components["schemas"]["Language"];
            /**
             * @description Caller's own reference identifier.
             * @example case-2026-118
             */
            readonly externalId: string | null;
            /** @description When the document can no longer be signed; `null` for never. */
            readonly expiresAt: components["schemas"]["Timestamp"] | null;
            /** @description The PDF as it was uploaded. */
            readonly file: components["schemas"]["DocumentFile"];
            /** @description The sealed PDF with all signatures; `null` until the document is completed. */
            readonly sealedFile: components["schemas"]["DocumentFile"] | null;
            /** @description When the document was created. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /** @description When the document was last changed. */
            readonly updatedAt: components["schemas"]["Timestamp"];
            /** @description When the document was sent; `null` for a draft. */
            readonly sentAt: components["schemas"]["Timestamp"] | null;
            /** @description When the last party had acted and the document was sealed. */
            readonly completedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Why a party rejected the document.
             * @example null
             */
            readonly rejectedReason: string | null;
            /**
             * @description Why the document was cancelled.
             * @example null
             */
            readonly cancelledReason: string | null;
        };
        /**
         * @description Send it as `cursor` to get the next page; `null` on the last page.
         * @example null
         */
        readonly NextCursor: string | null;
        /** @description A page of documents, newest first. */
        readonly DocumentList: {
            /** @description The documents of this page. */
            readonly documents: readonly components["schemas"]["Document"][];
            readonly nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description The name of the problem, to program against.
         * @enum {string}
         */
        readonly ProblemCode: "request_invalid" | "request_malformed" | "key_missing" | "key_invalid" | "path_not_found" | "document_not_found" | "party_not_found" | "contact_not_found" | "company_not_found" | "method_not_allowed" | "document_not_draft" | "document_not_sent" | "document_closed" | "party_signed" | "party_opened" | "party_limit_reached" | "party_unreachable" | "party_not_released" | "company_in_use" | "body_too_large" | "file_too_large" | "media_type_unsupported" | "contact_unknown" | "company_unknown" | "expiry_past" | "reminder_too_soon" | "internal_error" | "service_unavailable";
        /** @description One fault in the request. */
        readonly Fault: {
            /**
             * @description JSON pointer (RFC 6901) to the field of the body, or `/query/<name>` for a query parameter.
             * @example /email
             */
            readonly pointer: string;
            /**
             * @description The rule that was broken.
             * @example pattern
             */
            readonly code: string;
            /**
             * @description What is wrong with the value, and what is expected. It never repeats the value.
             * @example must be an e-mail address
             */
            readonly detail: string;
        };
        /** @description Problem details (RFC 9457). */
        readonly Problem: {
            /**
             * Format: uri-reference
             * @description Identifies the kind of problem; it leads to its description.
             * @example /docs#problem/document_not_draft
             */
            readonly type: string;
            /**
             * @description The kind of problem in words, the same each time.
             * @example The document is not a draft
             */
            readonly title: string;
            /**
             * @description The HTTP status.
             * @example 409
             */
            readonly status: number;
            /**
             * @description What went wrong this time, and what to do about it.
             * @example The document is SENT. Only a draft can be changed.
             */
            readonly detail: string;
            /**
             * Format: uri-reference
             * @description The path of the request.
             * @example /api/v1/documents/doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            readonly instance: string;
            readonly code: components["schemas"]["ProblemCode"];
            /**
             * @description Names this request in the server's log. Quote it when asking for help.
             * @example 0193b1f0-6a35-7e6f-a4dd-2f2b3d5f8a10
             */
            readonly requestId: string;
            /** @description Each fault that was found in the request. */
            readonly errors?: readonly components["schemas"]["Fault"][];
        };
        /** @description The PDF, and what the parties are told about it. */
        readonly CreateDocument: {
            /**
             * Format: binary
             * @description One PDF, at most 25 MB, neither damaged nor encrypted.
             */
            readonly file: Blob;
            /**
             * @description Title, shown to the parties. The name of the file, without `.pdf`, unless given.
             * @example Tenancy agreement
             */
            readonly title?: string;
            /**
             * @description Your message to the parties.
             * @example Please sign before Friday.
             */
            readonly message?: string;
            /** @default EN */
            readonly language?: components["schemas"]["Language"];
            /**
             * @description Your own reference identifier. It need not be unique.
             * @example case-2026-118
             */
            readonly externalId?: string;
            /**
             * Format: date-time
             * @description When the document can no longer be signed. It must lie in the future.
             * @example 2027-01-31T23:00:00Z
             */
            readonly expiresAt?: string;
        };
        /** @description Confirms that the resource was deleted. */
        readonly Deleted: {
            /**
             * @description Identifier of the deleted resource.
             * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
             */
            readonly id: string;
            /**
             * @description Always `true`.
             * @constant
             */
            readonly deleted: true;
        };
        /** @description What to change of the draft. A field that is absent stays as it was. */
        readonly UpdateDocument: {
            /**
             * @description Title, shown to the parties.
             * @example Tenancy agreement
             */
            readonly title?: string;
            /**
             * @description Your message to the parties; `null` for none.
             * @example Please sign before Friday.
             */
            readonly message?: string | null;
            readonly language?: components["schemas"]["Language"];
            /**
             * @description Your own reference identifier; `null` for none.
             * @example case-2026-118
             */
            readonly externalId?: string | null;
            /**
             * Format: date-time
             * @description When the document can no longer be signed, which must lie in the future; `null` for never.
             * @example 2027-01-31T23:00:00Z
             */
            readonly expiresAt?: string | null;
        };
        /**
         * @description What the party does: `SIGNER` signs, `ACCEPTOR` accepts, `REVIEWER` confirms that it has reviewed,
         *     `ORGANIZER` follows the document and signs only if a signature is required of it.
         * @enum {string}
         */
        readonly PartyRole: "SIGNER" | "ORGANIZER" | "REVIEWER" | "ACCEPTOR";
        /**
         * @description Whether the party opened the document, and whether it was shown the last page. Never goes back.
         * @enum {string}
         */
        readonly ReadStatus: "NOT_OPENED" | "OPENED" | "READ";
        /**
         * @description Signing state of the party. `SIGNED` and `REJECTED` are final.
         * @enum {string}
         */
        readonly SigningStatus: "NOT_SIGNED" | "SIGNED" | "REJECTED";
        /**
         * @description How the party is sent the document. With `NONE` nothing is sent; pass the party its `signingUrl` yourself.
         * @enum {string}
         */
        readonly DeliveryMethod: "EMAIL" | "SMS" | "NONE";
        /**
         * @description The signature required from the party: drawn by hand on the screen (`DRAWING`), Swedish BankID (`BANKID`, needs `ssn`),
         *     on paper, scanned and uploaded (`MANUAL`), by a click (`CLICK_TO_SIGN`), or none.
         * @enum {string}
         */
        readonly RequiredSignature: "NONE" | "DRAWING" | "BANKID" | "MANUAL" | "CLICK_TO_SIGN";
        /**
         * @description Whether a code, sent by SMS or e-mail, must be entered before signing.
         * @enum {string}
         */
        readonly TwoStepVerification: "NONE" | "SMS_BEFORE_SIGNING" | "EMAIL_BEFORE_SIGNING";
        /**
         * @description Delivery state of the message to the party: `SENT` once the mail or SMS server took it, `DELIVERED` or `BOUNCED` once that is known,
         *     `FAILED` after the last attempt.
         * @enum {string}
         */
        readonly SendStatus: "NOT_SENT" | "SENT" | "DELIVERED" | "BOUNCED" | "FAILED";
        /**
         * @description An e-mail address.
         * @example anna.lindqvist@example.com
         */
        readonly EmailAddress: string;
        /**
         * @description Position for sequential signing, counted from 1. Parties of the same number act at the same time; `null` means that the party
         *     waits for nobody.
         * @example 1
         */
        readonly SigningOrder: number | null;
        /** @description The fields that every party object has. */
        readonly PartyBase: {
            /**
             * @description Unique party identifier.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            readonly id: string;
            /**
             * @description Identifier of the document the party belongs to.
             * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            readonly documentId: string;
            /**
             * @description Full name.
             * @example Anna Lindqvist
             */
            readonly name: string;
            readonly role: components["schemas"]["PartyRole"];
            /** @description Date and time of signing; `null` when the party has not signed. */
            readonly signedAt: components["schemas"]["Timestamp"] | null;
            readonly readStatus: components["schemas"]["ReadStatus"];
            readonly signingStatus: components["schemas"]["SigningStatus"];
            /** @description How the document is sent to the party. */
            readonly deliveryMethod: components["schemas"]["DeliveryMethod"] | null;
            /** @description Signature type required from the party. */
            readonly requiredSignature: components["schemas"]["RequiredSignature"] | null;
            /** @description Two-step verification used. */
            readonly twoStepVerification: components["schemas"]["TwoStepVerification"] | null;
            /** @description Delivery state of the message sent to the party; `null` where `deliveryMethod` is `NONE`. */
            readonly sendStatus: components["schemas"]["SendStatus"] | null;
            /** @description E-mail address. */
            readonly email?: components["schemas"]["EmailAddress"] | null;
            /**
             * @description Phone number as E.164, used for SMS notifications.
             * @example +46701740605
             */
            readonly phone?: string | null;
            /**
             * @description Company name.
             * @example Lindqvist Bygg AB
             */
            readonly companyName?: string | null;
            /**
             * @description Role or title within the company.
             * @example Managing director
             */
            readonly companyRole?: string | null;
            /**
             * @description Company organization number.
             * @example 556016-0680
             */
            readonly companyOrgNumber?: string | null;
            /**
             * @description Caller's own reference identifier for the party.
             * @example crm-4711
             */
            readonly externalId?: string | null;
            /**
             * @description Identifier of the linked company.
             * @example cmp_01kakxv35be0nttz8znbxcy6s8
             */
            readonly companyId?: string | null;
            /**
             * @description Swedish personal number; needed for `BANKID` signing.
             * @example 19900101-0017
             */
            readonly ssn?: string | null;
            /**
             * @description ISO 3166-1 alpha-3 country code (three letters).
             * @example SWE
             */
            readonly country?: string | null;
            readonly signingOrder?: components["schemas"]["SigningOrder"];
        };
        /** @description A party of a document, with the address of its signing page. */
        readonly PartyWithSigningUrl: components["schemas"]["PartyBase"] & {
            /**
             * Format: uri
             * @description The party's own address for reading and signing. Whoever has it acts as the party: keep it as safe as a password.
             *     `null` while the document is a draft.
             * @example null
             */
            readonly signingUrl: string | null;
        };
        /** @description All parties of a document, in the order they were added. */
        readonly PartyList: {
            /** @description All of them; the list is never paged. */
            readonly parties: readonly components["schemas"]["PartyWithSigningUrl"][];
        };
        /** @description Which contact to add to the document, and how it is to take part. */
        readonly AddParty: {
            /**
             * @description Identifier of the contact to add.
             * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
             */
            readonly contactId: string;
            /** @default SIGNER */
            readonly role: components["schemas"]["PartyRole"];
            /** @description Order for sequential signing, counted from 1; absent or `null` for parallel signing. */
            readonly signingOrder?: components["schemas"]["SigningOrder"];
            /** @default EMAIL */
            readonly deliveryMethod?: components["schemas"]["DeliveryMethod"];
            /** @default DRAWING */
            readonly requiredSignature?: components["schemas"]["RequiredSignature"];
            /** @default NONE */
            readonly twoStepVerification?: components["schemas"]["TwoStepVerification"];
        };
        /** @description A party of a document. */
        readonly Party: components["schemas"]["PartyBase"];
        /** @description Confirms that the party was removed. */
        readonly DeletedParty: {
            /**
             * @description Identifier of the removed party.
             * @example pty_01kakxv4gaec2r4a79xzt5cb72
             */
            readonly id: string;
            /**
             * @description Identifier of the document it belonged to.
             * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
             */
            readonly documentId: string;
            /**
             * @description Always `true`.
             * @constant
             */
            readonly deleted: true;
        };
        /**
         * Format: phone
         * @description A phone number that can exist, with its country code (`+46 70 174 06 05`). Without one it is read as a Swedish number.
         *     Spaces, dashes and brackets may be left in: it is stored and answered as E.164.
         * @example +46701740605
         */
        readonly PhoneNumber: string;
        /**
         * Format: personnummer
         * @description A Swedish personal or coordination number with a correct check digit, with or without century and dash. It is answered as it was sent.
         * @example 19900101-0017
         */
        readonly PersonalNumber: string;
        /**
         * Format: iso-3166-1-alpha-3
         * @description An ISO 3166-1 alpha-3 country code (three letters).
         * @example SWE
         */
        readonly CountryCode: string;
        /** @description What to change of the party. A field that is absent stays as it was; only `role` must always be given. */
        readonly UpdateParty: {
            /**
             * @description Role of the party. The default role of a party is `SIGNER`, but an update never fills it in: a body without `role` is refused,
             *     since an organizer would silently become a signer.
             */
            readonly role: components["schemas"]["PartyRole"];
            /**
             * @description Full name.
             * @example Anna Lindqvist
             */
            readonly name?: string;
            readonly email?: components["schemas"]["EmailAddress"];
            readonly phone?: components["schemas"]["PhoneNumber"];
            /**
             * @description Company name.
             * @example Lindqvist Bygg AB
             */
            readonly companyName?: string;
            /**
             * @description Role or title within the company.
             * @example Managing director
             */
            readonly companyRole?: string;
            /**
             * @description Company organization number; free text, since companies may be foreign.
             * @example 556016-0680
             */
            readonly companyOrgNumber?: string;
            /**
             * @description Your own reference identifier for the party.
             * @example crm-4711
             */
            readonly externalId?: string;
            /**
             * @description Identifier of the company to link. It must be one of yours; the other company fields stay as they are.
             * @example cmp_01kakxv35be0nttz8znbxcy6s8
             */
            readonly companyId?: string;
            readonly ssn?: components["schemas"]["PersonalNumber"];
            readonly country?: components["schemas"]["CountryCode"];
            readonly signingOrder?: components["schemas"]["SigningOrder"];
            readonly deliveryMethod?: components["schemas"]["DeliveryMethod"];
            readonly requiredSignature?: components["schemas"]["RequiredSignature"];
            readonly twoStepVerification?: components["schemas"]["TwoStepVerification"];
        };
        /** @description All parties of a document, in the order they were added. */
        readonly SignerList: {
            /** @description All of them; the list is never paged. */
            readonly signers: readonly components["schemas"]["PartyWithSigningUrl"][];
        };
        /** @description A stored person. */
        readonly Contact: {
            /**
             * @description Unique contact identifier.
             * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
             */
            readonly id: string;
            /**
             * @description First name.
             * @example Anna
             */
            readonly firstName: string;
            /**
             * @description Last name.
             * @example Lindqvist
             */
            readonly lastName: string;
            /** @description When the contact was created. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /** @description When the contact was last updated. */
            readonly updatedAt: components["schemas"]["Timestamp"];
            /** @description E-mail address. */
            readonly email?: components["schemas"]["EmailAddress"] | null;
            /**
             * @description Phone number as E.164.
             * @example +46701740605
             */
            readonly phone?: string | null;
            /**
             * @description Swedish personal number.
             * @example 19900101-0017
             */
            readonly ssn?: string | null;
            /**
             * @description Caller's own reference identifier.
             * @example crm-4711
             */
            readonly externalId?: string | null;
            /**
             * @description Role or title within the associated company.
             * @example Managing director
             */
            readonly companyRole?: string | null;
            /** @description The associated company; absent when there is none. */
            readonly company?: {
                /**
                 * @description Unique company identifier.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                readonly id: string;
                /**
                 * @description Company name.
                 * @example Lindqvist Bygg AB
                 */
                readonly name: string;
                /**
                 * @description Company organization number.
                 * @example 556016-0680
                 */
                readonly orgNumber: string;
            };
        };
        /** @description A page of contacts, newest first. */
        readonly ContactList: {
            /** @description The contacts of this page. */
            readonly contacts: readonly components["schemas"]["Contact"][];
            readonly nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The person to store. */
        readonly CreateContact: {
            /**
             * @description First name.
             * @example Anna
             */
            readonly firstName: string;
            /**
             * @description Last name; may be empty for a person who has only one name.
             * @example Lindqvist
             */
            readonly lastName: string;
            readonly email?: components["schemas"]["EmailAddress"];
            readonly phone?: components["schemas"]["PhoneNumber"];
            readonly ssn?: components["schemas"]["PersonalNumber"];
            /**
             * @description Your own reference identifier. It need not be unique.
             * @example crm-4711
             */
            readonly externalId?: string;
            /**
             * @description Identifier of the company to associate with.
             * @example cmp_01kakxv35be0nttz8znbxcy6s8
             */
            readonly companyId?: string;
            /**
             * @description Role or title within the company.
             * @example Managing director
             */
            readonly companyRole?: string;
        };
        /** @description What to change of the contact. A field that is absent stays as it was. */
        readonly UpdateContact: {
            /**
             * @description First name.
             * @example Anna
             */
            readonly firstName?: string;
            /**
             * @description Last name.
             * @example Lindqvist
             */
            readonly lastName?: string;
            readonly email?: components["schemas"]["EmailAddress"];
            readonly phone?: components["schemas"]["PhoneNumber"];
            readonly ssn?: components["schemas"]["PersonalNumber"];
            /**
             * @description Your own reference identifier. It need not be unique.
             * @example crm-4711
             */
            readonly externalId?: string;
            /**
             * @description Identifier of the company to associate with.
             * @example cmp_01kakxv35be0nttz8znbxcy6s8
             */
            readonly companyId?: string;
            /**
             * @description Role or title within the company.
             * @example Managing director
             */
            readonly companyRole?: string;
        };
        /** @description A company that contacts are linked to. */
        readonly Company: {
            /**
             * @description Unique company identifier.
             * @example cmp_01kakxv35be0nttz8znbxcy6s8
             */
            readonly id: string;
            /**
             * @description Company name.
             * @example Lindqvist Bygg AB
             */
            readonly name: string;
            /**
             * @description Company organization number.
             * @example 556016-0680
             */
            readonly orgNumber: string;
            /** @description When the company was created. */
            readonly createdAt: components["schemas"]["Timestamp"];
            /** @description When the company was last updated. */
            readonly updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A page of companies, newest first. */
        readonly CompanyList: {
            /** @description The companies of this page. */
            readonly companies: readonly components["schemas"]["Company"][];
            readonly nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The company to store. */
        readonly CreateCompany: {
            /**
             * @description Company name.
             * @example Lindqvist Bygg AB
             */
            readonly name: string;
            /**
             * @description Company organization number; free text, since companies may be foreign.
             * @example 556016-0680
             */
            readonly orgNumber: string;
        };
        /** @description What to change of the company. A field that is absent stays as it was. */
        readonly UpdateCompany: {
            /**
             * @description Company name.
             * @example Lindqvist Bygg AB
             */
            readonly name?: string;
            /**
             * @description Company organization number; free text, since companies may be foreign.
             * @example 556016-0680
             */
            readonly orgNumber?: string;
        };
    };
    responses: {
        /** @description The request does not have the described shape. Nothing was changed. */
        readonly BadRequest: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The API key is missing, unknown, revoked or expired. */
        readonly Unauthorized: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "www-authenticate": components["headers"]["WwwAuthenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the server. It is logged under `requestId`. */
        readonly InternalError: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database can not be reached. Try again after `retry-after` seconds. */
        readonly ServiceUnavailable: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not have the described shape, or the file can not be used. Nothing was stored. */
        readonly BadFile: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is larger than 25 MB. */
        readonly FileTooLarge: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not `multipart/form-data`. */
        readonly UnsupportedFormType: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The field `expiresAt` has passed. Nothing was changed. */
        readonly ExpiryPast: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such document in the account of the key. */
        readonly DocumentNotFound: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document is no longer a draft. Nothing was changed. */
        readonly DocumentNotDraft: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 256 KB. */
        readonly BodyTooLarge: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not `application/json`. */
        readonly UnsupportedMediaType: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The document takes no more parties, because it is closed or has 100. Nothing was changed. */
        readonly PartyNotAddable: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The contact does not exist in the account of the key. Nothing was changed. */
        readonly ContactUnknown: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such document in the account of the key, or no such party in the document. */
        readonly PartyNotFound: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the document or of the party forbids the removal. Nothing was changed. */
        readonly PartyNotRemovable: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the document or of the party forbids the change. Nothing was changed. */
        readonly PartyNotUpdatable: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The company does not exist in the account of the key. Nothing was changed. */
        readonly CompanyUnknown: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party can not be reminded now. Nothing was sent. */
        readonly PartyNotRemindable: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The party was reminded less than an hour ago. `retry-after` tells how many seconds to wait. */
        readonly TooManyReminders: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly "retry-after": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such contact in the account of the key. */
        readonly ContactNotFound: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such company in the account of the key. */
        readonly CompanyNotFound: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Contacts are linked to the company. Nothing was changed. */
        readonly CompanyInUse: {
            headers: {
                readonly "x-request-id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Only documents in this state.
         * @example DRAFT
         */
        readonly FilterStatus: components["schemas"]["DocumentStatus"];
        /**
         * @description Only those with just this reference identifier.
         * @example crm-4711
         */
        readonly FilterExternalId: string;
        /**
         * @description How many to answer.
         * @example 25
         */
        readonly Limit: number;
        /**
         * @description The `nextCursor` of the page before. Without it, the first page is answered.
         * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
         */
        readonly Cursor: string;
        /**
         * @description The document identifier.
         * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
         */
        readonly DocumentId: string;
        /**
         * @description The party identifier.
         * @example pty_01kakxv4gaec2r4a79xzt5cb72
         */
        readonly PartyId: string;
        /**
         * @description The party identifier.
         * @example pty_01kakxv4gaec2r4a79xzt5cb72
         */
        readonly SignerId: string;
        /**
         * @description Only contacts with this e-mail address, in whatever case.
         * @example anna.lindqvist@example.com
         */
        readonly FilterEmail: string;
        /**
         * @description Only contacts of this company.
         * @example cmp_01kakxv35be0nttz8znbxcy6s8
         */
        readonly FilterCompanyId: string;
        /**
         * @description The contact identifier.
         * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
         */
        readonly ContactId: string;
        /**
         * @description The company identifier.
         * @example cmp_01kakxv35be0nttz8znbxcy6s8
         */
        readonly CompanyId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this request in the server's log.
         * @example 0193b1f0-6a35-7e6f-a4dd-2f2b3d5f8a10
         */
        readonly RequestId: string;
        /**
         * @description How to authenticate (RFC 6750).
         * @example Bearer realm="paraph"
         */
        readonly WwwAuthenticate: string;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 1740
         */
        readonly RetryAfter: number;
        /**
         * @description The file name (RFC 6266).
         * @example attachment; filename="tenancy-agreement.pdf"
         */
        readonly ContentDisposition: string;
    };
    pathItems: never;
}
export type DocumentStatus = components['schemas']['DocumentStatus'];
export type SigningMode = components['schemas']['SigningMode'];
export type Language = components['schemas']['Language'];
export type Timestamp = components['schemas']['Timestamp'];
export type DocumentFile = components['schemas']['DocumentFile'];
export type Document = components['schemas']['Document'];
export type NextCursor = components['schemas']['NextCursor'];
export type DocumentList = components['schemas']['DocumentList'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type Fault = components['schemas']['Fault'];
export type Problem = components['schemas']['Problem'];
export type CreateDocument = components['schemas']['CreateDocument'];
export type Deleted = components['schemas']['Deleted'];
export type UpdateDocument = components['schemas']['UpdateDocument'];
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
export type PartyWithSigningUrl = components['schemas']['PartyWithSigningUrl'];
export type PartyList = components['schemas']['PartyList'];
export type AddParty = components['schemas']['AddParty'];
export type Party = components['schemas']['Party'];
export type DeletedParty = components['schemas']['DeletedParty'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type PersonalNumber = components['schemas']['PersonalNumber'];
export type CountryCode = components['schemas']['CountryCode'];
export type UpdateParty = components['schemas']['UpdateParty'];
export type SignerList = components['schemas']['SignerList'];
export type Contact = components['schemas']['Contact'];
export type ContactList = components['schemas']['ContactList'];
export type CreateContact = components['schemas']['CreateContact'];
export type UpdateContact = components['schemas']['UpdateContact'];
export type Company = components['schemas']['Company'];
export type CompanyList = components['schemas']['CompanyList'];
export type CreateCompany = components['schemas']['CreateCompany'];
export type UpdateCompany = components['schemas']['UpdateCompany'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponseBadFile = components['responses']['BadFile'];
export type ResponseFileTooLarge = components['responses']['FileTooLarge'];
export type ResponseUnsupportedFormType = components['responses']['UnsupportedFormType'];
export type ResponseExpiryPast = components['responses']['ExpiryPast'];
export type ResponseDocumentNotFound = components['responses']['DocumentNotFound'];
export type ResponseDocumentNotDraft = components['responses']['DocumentNotDraft'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponsePartyNotAddable = components['responses']['PartyNotAddable'];
export type ResponseContactUnknown = components['responses']['ContactUnknown'];
export type ResponsePartyNotFound = components['responses']['PartyNotFound'];
export type ResponsePartyNotRemovable = components['responses']['PartyNotRemovable'];
export type ResponsePartyNotUpdatable = components['responses']['PartyNotUpdatable'];
export type ResponseCompanyUnknown = components['responses']['CompanyUnknown'];
export type ResponsePartyNotRemindable = components['responses']['PartyNotRemindable'];
export type ResponseTooManyReminders = components['responses']['TooManyReminders'];
export type ResponseContactNotFound = components['responses']['ContactNotFound'];
export type ResponseCompanyNotFound = components['responses']['CompanyNotFound'];
export type ResponseCompanyInUse = components['responses']['CompanyInUse'];
export type ParameterFilterStatus = components['parameters']['FilterStatus'];
export type ParameterFilterExternalId = components['parameters']['FilterExternalId'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterDocumentId = components['parameters']['DocumentId'];
export type ParameterPartyId = components['parameters']['PartyId'];
export type ParameterSignerId = components['parameters']['SignerId'];
export type ParameterFilterEmail = components['parameters']['FilterEmail'];
export type ParameterFilterCompanyId = components['parameters']['FilterCompanyId'];
export type ParameterContactId = components['parameters']['ContactId'];
export type ParameterCompanyId = components['parameters']['CompanyId'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderWwwAuthenticate = components['headers']['WwwAuthenticate'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderContentDisposition = components['headers']['ContentDisposition'];
export type $defs = Record<string, never>;
export interface operations {
    readonly listDocuments: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only documents in this state.
                 * @example DRAFT
                 */
                readonly status?: components["parameters"]["FilterStatus"];
                /**
                 * @description Only those with just this reference identifier.
                 * @example crm-4711
                 */
                readonly externalId?: components["parameters"]["FilterExternalId"];
                /**
                 * @description How many to answer.
                 * @example 25
                 */
                readonly limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before. Without it, the first page is answered.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of documents. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DocumentList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["CreateDocument"];
            };
        };
        readonly responses: {
            /** @description The document that was created. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Document"];
                };
            };
            readonly 400: components["responses"]["BadFile"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 413: components["responses"]["FileTooLarge"];
            readonly 415: components["responses"]["UnsupportedFormType"];
            readonly 422: components["responses"]["ExpiryPast"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Document"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["DocumentNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document was deleted. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Deleted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["DocumentNotFound"];
            readonly 409: components["responses"]["DocumentNotDraft"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateDocument: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateDocument"];
            };
        };
        readonly responses: {
            /** @description The document after the change. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Document"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["DocumentNotFound"];
            readonly 409: components["responses"]["DocumentNotDraft"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ExpiryPast"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getDocumentFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The PDF. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly "content-disposition": components["headers"]["ContentDisposition"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": Blob;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["DocumentNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listParties: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The parties of the document. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PartyList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["DocumentNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addParty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddParty"];
            };
        };
        readonly responses: {
            /** @description The party that was added. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Party"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["DocumentNotFound"];
            readonly 409: components["responses"]["PartyNotAddable"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ContactUnknown"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getParty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly partyId: components["parameters"]["PartyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The party. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PartyWithSigningUrl"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["PartyNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeParty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly partyId: components["parameters"]["PartyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The party was removed. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedParty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["PartyNotFound"];
            readonly 409: components["responses"]["PartyNotRemovable"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateParty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly partyId: components["parameters"]["PartyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateParty"];
            };
        };
        readonly responses: {
            /** @description The party after the change. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Party"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["PartyNotFound"];
            readonly 409: components["responses"]["PartyNotUpdatable"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CompanyUnknown"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly remindParty: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly partyId: components["parameters"]["PartyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The party that was reminded. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Party"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["PartyNotFound"];
            readonly 409: components["responses"]["PartyNotRemindable"];
            readonly 429: components["responses"]["TooManyReminders"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listSigners: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The parties of the document. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignerList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["DocumentNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly addSigner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddParty"];
            };
        };
        readonly responses: {
            /** @description The party that was added. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Party"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["DocumentNotFound"];
            readonly 409: components["responses"]["PartyNotAddable"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["ContactUnknown"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getSigner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly signerId: components["parameters"]["SignerId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The party. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PartyWithSigningUrl"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["PartyNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly removeSigner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly signerId: components["parameters"]["SignerId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The party was removed. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedParty"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["PartyNotFound"];
            readonly 409: components["responses"]["PartyNotRemovable"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateSigner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly signerId: components["parameters"]["SignerId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateParty"];
            };
        };
        readonly responses: {
            /** @description The party after the change. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Party"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["PartyNotFound"];
            readonly 409: components["responses"]["PartyNotUpdatable"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CompanyUnknown"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly remindSigner: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The document identifier.
                 * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
                 */
                readonly id: components["parameters"]["DocumentId"];
                /**
                 * @description The party identifier.
                 * @example pty_01kakxv4gaec2r4a79xzt5cb72
                 */
                readonly signerId: components["parameters"]["SignerId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The party that was reminded. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Party"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["PartyNotFound"];
            readonly 409: components["responses"]["PartyNotRemindable"];
            readonly 429: components["responses"]["TooManyReminders"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listContacts: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description Only contacts with this e-mail address, in whatever case.
                 * @example anna.lindqvist@example.com
                 */
                readonly email?: components["parameters"]["FilterEmail"];
                /**
                 * @description Only those with just this reference identifier.
                 * @example crm-4711
                 */
                readonly externalId?: components["parameters"]["FilterExternalId"];
                /**
                 * @description Only contacts of this company.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                readonly companyId?: components["parameters"]["FilterCompanyId"];
                /**
                 * @description How many to answer.
                 * @example 25
                 */
                readonly limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before. Without it, the first page is answered.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of contacts. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContactList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateContact"];
            };
        };
        readonly responses: {
            /** @description The contact that was created. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Contact"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CompanyUnknown"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The contact identifier.
                 * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
                 */
                readonly id: components["parameters"]["ContactId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The contact. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Contact"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["ContactNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The contact identifier.
                 * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
                 */
                readonly id: components["parameters"]["ContactId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The contact was deleted. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Deleted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["ContactNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The contact identifier.
                 * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
                 */
                readonly id: components["parameters"]["ContactId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateContact"];
            };
        };
        readonly responses: {
            /** @description The contact after the change. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Contact"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["ContactNotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 422: components["responses"]["CompanyUnknown"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly listCompanies: {
        readonly parameters: {
            readonly query?: {
                /**
                 * @description How many to answer.
                 * @example 25
                 */
                readonly limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before. Without it, the first page is answered.
                 * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
                 */
                readonly cursor?: components["parameters"]["Cursor"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of companies. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CompanyList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly createCompany: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateCompany"];
            };
        };
        readonly responses: {
            /** @description The company that was created. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Company"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly getCompany: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The company identifier.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                readonly id: components["parameters"]["CompanyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The company. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Company"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["CompanyNotFound"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly deleteCompany: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The company identifier.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                readonly id: components["parameters"]["CompanyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The company was deleted. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Deleted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["CompanyNotFound"];
            readonly 409: components["responses"]["CompanyInUse"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
    readonly updateCompany: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The company identifier.
                 * @example cmp_01kakxv35be0nttz8znbxcy6s8
                 */
                readonly id: components["parameters"]["CompanyId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpdateCompany"];
            };
        };
        readonly responses: {
            /** @description The company after the change. */
            readonly 200: {
                headers: {
                    readonly "x-request-id": components["headers"]["RequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Company"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 404: components["responses"]["CompanyNotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["UnsupportedMediaType"];
            readonly 500: components["responses"]["InternalError"];
            readonly 503: components["responses"]["ServiceUnavailable"];
        };
    };
}
type FlattenedDeepRequired<T> = {
    [K in keyof T]-?: FlattenedDeepRequired<T[K] extends unknown[] | undefined | null ? Extract<T[K], unknown[]>[number] : T[K]>;
};
type ReadonlyArray<T> = [
    Exclude<T, undefined>
] extends [
    unknown[]
] ? Readonly<Exclude<T, undefined>> : Readonly<Exclude<T, undefined>[]>;
export const documentStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DocumentStatus"]> = ["DRAFT", "SENT", "COMPLETED", "REJECTED", "CANCELLED", "EXPIRED"];
export const signingModeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SigningMode"]> = ["PARALLEL", "SEQUENTIAL"];
export const languageValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Language"]> = ["EN", "SV"];
export const problemCodeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ProblemCode"]> = ["request_invalid", "request_malformed", "key_missing", "key_invalid", "path_not_found", "document_not_found", "party_not_found", "contact_not_found", "company_not_found", "method_not_allowed", "document_not_draft", "document_not_sent", "document_closed", "party_signed", "party_opened", "party_limit_reached", "party_unreachable", "party_not_released", "company_in_use", "body_too_large", "file_too_large", "media_type_unsupported", "contact_unknown", "company_unknown", "expiry_past", "reminder_too_soon", "internal_error", "service_unavailable"];
export const partyRoleValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PartyRole"]> = ["SIGNER", "ORGANIZER", "REVIEWER", "ACCEPTOR"];
export const readStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ReadStatus"]> = ["NOT_OPENED", "OPENED", "READ"];
export const signingStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SigningStatus"]> = ["NOT_SIGNED", "SIGNED", "REJECTED"];
export const deliveryMethodValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DeliveryMethod"]> = ["EMAIL", "SMS", "NONE"];
export const requiredSignatureValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RequiredSignature"]> = ["NONE", "DRAWING", "BANKID", "MANUAL", "CLICK_TO_SIGN"];
export const twoStepVerificationValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TwoStepVerification"]> = ["NONE", "SMS_BEFORE_SIGNING", "EMAIL_BEFORE_SIGNING"];
export const sendStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SendStatus"]> = ["NOT_SENT", "SENT", "DELIVERED", "BOUNCED", "FAILED"];
