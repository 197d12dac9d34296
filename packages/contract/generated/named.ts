// Generated from spec/ by `npm run generate`.
declare const kind: unique symbol

/**
 * An identifier of one kind of object. At run time it is a string. A string from your database may be used as any identifier, but the
 * identifier of a contact can't be used as the identifier of a document.
 */
type Id<Kind extends string> = string & { readonly [kind]?: Kind }
/** An identifier of the kind `Document`. At run time it is a string. */
export type DocumentId = Id<'Document'>
/** An identifier of the kind `Party`. At run time it is a string. */
export type PartyId = Id<'Party'>
/** An identifier of the kind `Contact`. At run time it is a string. */
export type ContactId = Id<'Contact'>
/** An identifier of the kind `Company`. At run time it is a string. */
export type CompanyId = Id<'Company'>
/** An identifier of the kind `Event`. At run time it is a string. */
export type EventId = Id<'Event'>
/** An identifier of the kind `ApiKey`. At run time it is a string. */
export type ApiKeyId = Id<'ApiKey'>
/** An identifier of the kind `WebhookEndpoint`. At run time it is a string. */
export type WebhookEndpointId = Id<'WebhookEndpoint'>
/** An identifier of the kind `Message`. At run time it is a string. */
export type MessageId = Id<'Message'>
/** An identifier of the kind `BankIdOrder`. At run time it is a string. */
export type BankIdOrderId = Id<'BankIdOrder'>

/** One of the values, or a value that a later version of the server adds. */
export type Open<Value extends string> = Value | (string & {})

/** Status of the document. The last four values are final. */
export type DocumentStatus = "DRAFT" | "SENT" | "COMPLETED" | "REJECTED" | "CANCELLED" | "EXPIRED";
/** `SEQUENTIAL` if at least one party has a `signingOrder`, otherwise `PARALLEL`. It is derived from the parties. */
export type SigningMode = "PARALLEL" | "SEQUENTIAL";
/** Language of the messages and of the signing page. */
export type Language = "EN" | "SV";
/** A time in RFC 3339 format, in UTC with milliseconds. */
export type Timestamp = string;
/**
 * When parties that have not acted are reminded automatically. Days are counted from the message that told the party about its turn,
 * and then from the last reminder. Reminders are sent in the daytime.
 */
export type Reminders = {
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
/** A PDF file of the document. */
export type DocumentFile = {
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
};
/**
 * Progress of the seal. `PENDING`: all parties have acted, and the document is being sealed. `FAILED`: the last attempt failed, and the server
 * tries again. `SEALED`: the sealed file exists. `null` until all parties have acted.
 */
export type SealStatus = "PENDING" | "FAILED" | "SEALED" | null;
/** The reason why an attempt to seal failed. New reasons may be added: handle a reason that you do not know like `internal`. */
export type SealErrorCode = "key_unavailable" | "certificate_expired" | "certificate_revoked" | "timestamp_unavailable" | "revocation_unavailable" | "file_unsealable" | "scan_unusable" | "evidence_invalid" | "resources_exceeded" | "seal_invalid" | "internal";
/** Why the last attempt to seal failed. `null` if no attempt failed, and after the document was sealed. */
export type SealError = {
    /** @description The reason why an attempt to seal failed. New reasons may be added: handle a reason that you do not know like `internal`. */
    code: Open<SealErrorCode>;
    /**
     * @description A description of the reason, for people.
     * @example The timestamp server does not answer. The document is sealed when it answers again.
     */
    detail: string;
} | null;
/** One PDF to be signed, and its progress. */
export type ParaphDocument = {
    /**
     * @description Unique document identifier.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    id: DocumentId;
    /**
     * @description Title, shown to the parties.
     * @example Tenancy agreement
     */
    title: string;
    /** @description Status of the document. The last four values are final. */
    status: DocumentStatus;
    /** @description `SEQUENTIAL` if at least one party has a `signingOrder`, otherwise `PARALLEL`. It is derived from the parties. */
    signingMode: SigningMode;
    /**
     * @description Your message to the parties.
     * @example Please sign before Friday.
     */
    message: string | null;
    /** @description Language of the messages and of the signing page. */
    language: Language;
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
    expiresAt: Timestamp | null;
    /**
     * @description When parties that have not acted are reminded automatically. Days are counted from the message that told the party about its turn,
     *     and then from the last reminder. Reminders are sent in the daytime.
     */
    reminders: Reminders;
    /** @description The PDF as it was uploaded. */
    file: DocumentFile;
    /**
     * @description Progress of the seal. `PENDING`: all parties have acted, and the document is being sealed. `FAILED`: the last attempt failed, and the server
     *     tries again. `SEALED`: the sealed file exists. `null` until all parties have acted.
     */
    sealStatus: SealStatus;
    /** @description Why the last attempt to seal failed. `null` if no attempt failed, and after the document was sealed. */
    sealError: SealError;
    /** @description The sealed PDF with all signatures and the evidence. `null` until the document is completed. */
    sealedFile: DocumentFile | null;
    /** @description When the document was created. */
    createdAt: Timestamp;
    /** @description When something last happened to the document or to one of its parties. */
    updatedAt: Timestamp;
    /** @description When the document was sent. `null` for a draft. */
    sentAt: Timestamp | null;
    /** @description When the last party had acted and the document was sealed. */
    completedAt: Timestamp | null;
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
/** @deprecated Use `ParaphDocument`. Browsers have a global type `Document`. */
export type Document = ParaphDocument;
/** Send it as `cursor` to get the next page. `null` on the last page. */
export type NextCursor = string | null;
/** A page of documents, newest first. */
export type DocumentList = {
    /** @description The documents of this page. */
    documents: ParaphDocument[];
    /** @description Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/** The name of the problem, for use in programs. New names may be added: handle a name that you do not know by its status. */
export type ProblemCode = "request_invalid" | "request_malformed" | "key_missing" | "key_invalid" | "path_not_found" | "document_not_found" | "party_not_found" | "contact_not_found" | "company_not_found" | "preview_not_found" | "method_not_allowed" | "request_stalled" | "document_not_draft" | "document_not_sent" | "document_incomplete" | "document_closed" | "document_sealing" | "document_not_sealed" | "seal_not_pending" | "party_signed" | "party_opened" | "party_limit_reached" | "party_unreachable" | "party_not_released" | "party_not_required" | "not_your_turn" | "company_in_use" | "body_too_large" | "file_too_large" | "media_type_unsupported" | "expectation_unsupported" | "headers_too_large" | "contact_unknown" | "company_unknown" | "expiry_past" | "reminder_too_soon" | "message_limit_reached" | "link_missing" | "link_invalid" | "verification_required" | "document_cancelled" | "document_expired" | "verification_not_required" | "consent_outdated" | "range_not_satisfiable" | "verification_code_wrong" | "signature_missing" | "bankid_not_required" | "bankid_already_in_progress" | "bankid_browser_mismatch" | "bankid_order_not_found" | "verification_code_too_soon" | "too_many_attempts" | "idempotency_request_in_progress" | "idempotency_key_reused" | "internal_error" | "service_unavailable" | "bankid_unavailable" | "server_busy";
/** One fault in the request. */
export type Fault = {
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
};
/** Problem details (RFC 9457). */
export type Problem = {
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
    /** @description The name of the problem, for use in programs. New names may be added: handle a name that you do not know by its status. */
    code: Open<ProblemCode>;
    /**
     * @description Identifies this request in the server's log. Quote it when you ask for help.
     * @example 0193b1f0-6a35-7e6f-a4dd-2f2b3d5f8a10
     */
    requestId: string;
    /** @description The faults that were found, at most the first 100. If there are more, `detail` says so. */
    errors?: Fault[];
};
/** The PDF, and the texts and settings that belong to it. */
export type CreateDocument = {
    /**
     * Format: binary
     * @description One PDF of at most 25 MB. It must not be damaged, encrypted, certified, an XFA form or a portfolio.
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
    /**
     * @description Language of the messages and of the signing page.
     * @default EN
     */
    language?: Language;
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
     * @description When parties that have not acted are reminded automatically. Days are counted from the message that told the party about its turn,
     *     and then from the last reminder. Reminders are sent in the daytime.
     * @default {
     *       "firstAfterDays": 3,
     *       "everyDays": 3,
     *       "max": 3
     *     }
     */
    reminders?: Reminders;
};
/** Confirms that the resource was deleted. */
export type Deleted = {
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
/** The fields of the draft to change. A field that is absent stays as it was. */
export type UpdateDocument = {
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
    /** @description Language of the messages and of the signing page. */
    language?: Language;
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
     * @description When parties that have not acted are reminded automatically. Days are counted from the message that told the party about its turn,
     *     and then from the last reminder. Reminders are sent in the daytime.
     */
    reminders?: Reminders;
};
/** The reason for the cancellation. */
export type CancelDocument = {
    /**
     * @description The reason. The parties get it in a message.
     * @example The rent was wrong. You will get a new one.
     */
    reason: string;
};
/**
 * The type of the event. New types may be added: skip a type that you do not know.
 * `party.verification_failed` is recorded when a code of the two-step verification has been entered wrongly five times.
 * `party.identification_failed` is recorded when somebody signed with BankID, but the signature does not prove that it was the party.
 */
export type EventType = "document.created" | "document.updated" | "document.sent" | "document.completed" | "document.seal_failed" | "document.rejected" | "document.cancelled" | "document.expired" | "party.added" | "party.updated" | "party.removed" | "party.released" | "party.sent" | "party.delivered" | "party.bounced" | "party.failed" | "party.opened" | "party.read" | "party.signed" | "party.rejected" | "party.reminded" | "party.verified" | "party.verification_failed" | "party.identification_failed" | "party.wrong_person";
/** Who caused the event. */
export type EventActor = {
    /**
     * @description One of your systems with its key (`API_KEY`), a party (`PARTY`), or the service itself (`SYSTEM`).
     * @enum {string}
     */
    type: "API_KEY" | "PARTY" | "SYSTEM";
    /**
     * @description Identifier of the key or of the party. `null` for the service. An event that the service has from a delivery
     *     report names the way of the report: `mail-report` or `sms-report`.
     * @example key_01kakxv35be0nttz8znbxcy6s8
     * @example mail-report
     */
    id: string | null;
};
/**
 * The purpose of a message. `INVITATION` and `YOUR_TURN` tell the party that its turn has begun: `YOUR_TURN` if parties before it have acted,
 * `INVITATION` if not. `CODE` contains the code of a two-step verification. `RECEIPT` tells the party what it has signed.
 */
export type MessageKind = "INVITATION" | "YOUR_TURN" | "REMINDER" | "CODE" | "RECEIPT" | "COMPLETED" | "REJECTED" | "CANCELLED" | "EXPIRED";
/**
 * The link that a party used. `MESSAGE` is the link in its e-mail or SMS. `API` is its `signingUrl`: the sender can see that link too, and
 * could use it in the party's name.
 */
export type LinkKind = "MESSAGE" | "API";
/** The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed. */
export type TwoStepVerification = "NONE" | "SMS_BEFORE_SIGNING" | "EMAIL_BEFORE_SIGNING";
/**
 * The signature that is required from the party: drawn by hand on the screen (`DRAWING`), with Swedish BankID (`BANKID`, needs `ssn`),
 * on paper, scanned and uploaded (`MANUAL`), with a click (`CLICK_TO_SIGN`), or none (`NONE`).
 */
export type RequiredSignature = "NONE" | "DRAWING" | "BANKID" | "MANUAL" | "CLICK_TO_SIGN";
/** Further data of the event. A field that does not apply is absent. */
export type EventData = {
    /**
     * @description Names of the changed fields.
     * @example [
     *       "email",
     *       "phone"
     *     ]
     */
    changed?: string[];
    /**
     * @description The reason why the document was rejected or cancelled.
     * @example The rent was wrong. You will get a new one.
     */
    reason?: string;
    /**
     * @description The purpose of a message. `INVITATION` and `YOUR_TURN` tell the party that its turn has begun: `YOUR_TURN` if parties before it have acted,
     *     `INVITATION` if not. `CODE` contains the code of a two-step verification. `RECEIPT` tells the party what it has signed.
     */
    kind?: MessageKind;
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
    messageId?: MessageId;
    /**
     * @description The answer of the receiving server, if it refused the message.
     * @example 550 5.1.1 No such user
     */
    detail?: string;
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
    /**
     * @description The link that a party used. `MESSAGE` is the link in its e-mail or SMS. `API` is its `signingUrl`: the sender can see that link too, and
     *     could use it in the party's name.
     */
    link?: LinkKind;
    /** @description The two-step verification that the party had passed. `NONE` if it has none. */
    verification?: TwoStepVerification;
    /**
     * @description The `consent.version` that the party agreed to.
     * @example 2026-11-21-1f6a6a6fe3f2c1d8
     */
    consentVersion?: string;
    /**
     * @description The statement that the party saw when it rejected the document. The statement of a signature is part of the stored signature.
     * @example I am Anna Lindqvist. By selecting “Reject”, I refuse to sign “Rental contract”.
     */
    statement?: string;
    /** @description The type of the signature. */
    signature?: RequiredSignature;
    /**
     * @description SHA-256 of the stored signature as canonical JSON (RFC 8785), in hexadecimal. It covers the statement, the signature, the file and all
     *     further evidence.
     * @example 5d0c9f0e3f6d2c2c7a3c1e3c9b0f5a9a1a7cf3d5f1f7c2b76b1e5d1c0f8e2a34
     */
    signatureSha256?: string;
    /**
     * @description Why a signature with BankID did not count, such as `wrongPerson`.
     * @example wrongPerson
     */
    failure?: string;
    /** @description The reason why an attempt to seal failed. New reasons may be added: handle a reason that you do not know like `internal`. */
    sealError?: Open<SealErrorCode>;
};
/** An entry in the audit trail. */
export type AuditEvent = {
    /**
     * @description Unique event identifier.
     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
     */
    id: EventId;
    /**
     * @description Identifier of the document.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * @description Identifier of the party that the event is about. `null` if the event is about the document. The party may have been removed since then.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    partyId: PartyId | null;
    /**
     * @description The type of the event. New types may be added: skip a type that you do not know.
     *     `party.verification_failed` is recorded when a code of the two-step verification has been entered wrongly five times.
     *     `party.identification_failed` is recorded when somebody signed with BankID, but the signature does not prove that it was the party.
     */
    type: Open<EventType>;
    /** @description When the event happened. */
    at: Timestamp;
    /** @description Who caused the event. */
    actor: EventActor;
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
    /** @description Further data of the event. A field that does not apply is absent. */
    data: EventData;
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
/** @deprecated Use `AuditEvent`. Browsers have a global type `Event`. */
export type Event = AuditEvent;
/** A page of events. */
export type EventList = {
    /** @description The events, newest first. */
    events: AuditEvent[];
    /** @description Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/**
 * The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
 * An `ORGANIZER` follows the document, and signs only if a signature is required from it.
 */
export type PartyRole = "SIGNER" | "ORGANIZER" | "REVIEWER" | "ACCEPTOR";
/** `OPENED` when the party has opened the document, `READ` when the last page was shown to it. It never goes back. */
export type ReadStatus = "NOT_OPENED" | "OPENED" | "READ";
/** Signing status of the party. `SIGNED` and `REJECTED` are final. */
export type SigningStatus = "NOT_SIGNED" | "SIGNED" | "REJECTED";
/** How the document is sent to the party. With `NONE`, nothing is sent. Give the party its `signingUrl` yourself. */
export type DeliveryMethod = "EMAIL" | "SMS" | "NONE";
/**
 * Delivery status of the message to the party: `SENT` after the mail server or SMS gateway has accepted it,
 * `DELIVERED` or `BOUNCED` as soon as that is known, `FAILED` after the last attempt.
 */
export type SendStatus = "NOT_SENT" | "SENT" | "DELIVERED" | "BOUNCED" | "FAILED";
/** An e-mail address. */
export type EmailAddress = string;
/**
 * Position for sequential signing, counted from 1. Parties with the same number act at the same time.
 * A party with `null` does not wait for others.
 */
export type SigningOrder = number | null;
/** The fields of every party object. */
export type PartyBase = {
    /**
     * @description Unique party identifier.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    id: PartyId;
    /**
     * @description Identifier of the document that the party belongs to.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * @description Full name.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * @description The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     *     An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** @description Date and time of signing. `null` if the party has not signed. */
    signedAt: Timestamp | null;
    /** @description `OPENED` when the party has opened the document, `READ` when the last page was shown to it. It never goes back. */
    readStatus: ReadStatus;
    /** @description Signing status of the party. `SIGNED` and `REJECTED` are final. */
    signingStatus: SigningStatus;
    /** @description How the document is sent to the party. */
    deliveryMethod: DeliveryMethod | null;
    /** @description The type of signature that the party must give. */
    requiredSignature: RequiredSignature | null;
    /** @description The two-step verification that the party must pass. */
    twoStepVerification: TwoStepVerification | null;
    /** @description Delivery status of the message to the party. `null` if `deliveryMethod` is `NONE`. */
    sendStatus: SendStatus | null;
    /** @description E-mail address. */
    email: EmailAddress | null;
    /**
     * @description Phone number in E.164 format, used for SMS notifications.
     * @example +46701740605
     */
    phone: string | null;
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
    companyId: CompanyId | null;
    /**
     * @description Swedish personal number. Required for `BANKID` signing.
     * @example 19900101-0017
     */
    ssn: string | null;
    /**
     * @description ISO 3166-1 alpha-3 country code (three letters).
     * @example SWE
     */
    country: string | null;
    /**
     * @description Position for sequential signing, counted from 1. Parties with the same number act at the same time.
     *     A party with `null` does not wait for others.
     */
    signingOrder: SigningOrder;
};
/** A party of a document, with the address of its signing page. */
export type PartyWithSigningUrl = {
    /**
     * @description Unique party identifier.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    id: PartyId;
    /**
     * @description Identifier of the document that the party belongs to.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * @description Full name.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * @description The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     *     An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** @description Date and time of signing. `null` if the party has not signed. */
    signedAt: Timestamp | null;
    /** @description `OPENED` when the party has opened the document, `READ` when the last page was shown to it. It never goes back. */
    readStatus: ReadStatus;
    /** @description Signing status of the party. `SIGNED` and `REJECTED` are final. */
    signingStatus: SigningStatus;
    /** @description How the document is sent to the party. */
    deliveryMethod: DeliveryMethod | null;
    /** @description The type of signature that the party must give. */
    requiredSignature: RequiredSignature | null;
    /** @description The two-step verification that the party must pass. */
    twoStepVerification: TwoStepVerification | null;
    /** @description Delivery status of the message to the party. `null` if `deliveryMethod` is `NONE`. */
    sendStatus: SendStatus | null;
    /** @description E-mail address. */
    email: EmailAddress | null;
    /**
     * @description Phone number in E.164 format, used for SMS notifications.
     * @example +46701740605
     */
    phone: string | null;
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
    companyId: CompanyId | null;
    /**
     * @description Swedish personal number. Required for `BANKID` signing.
     * @example 19900101-0017
     */
    ssn: string | null;
    /**
     * @description ISO 3166-1 alpha-3 country code (three letters).
     * @example SWE
     */
    country: string | null;
    /**
     * @description Position for sequential signing, counted from 1. Parties with the same number act at the same time.
     *     A party with `null` does not wait for others.
     */
    signingOrder: SigningOrder;
    /**
     * Format: uri
     * @description The party's own address for reading and signing. Anyone who has this address can act as the party: keep it as safe as a password.
     *     The link in the messages to the party is a different one: the events show which of the two the party used. `null` while the document is a draft.
     * @example null
     */
    signingUrl: string | null;
};
/** All parties of a document, in the order in which they were added. */
export type PartyList = {
    /** @description All parties. The list is never paged. */
    parties: PartyWithSigningUrl[];
};
/** The contact to add to the document, and how the contact takes part. */
export type AddParty = {
    /**
     * @description Identifier of the contact to add.
     * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
     */
    contactId: ContactId;
    /**
     * @description The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     *     An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** @description Position for sequential signing, counted from 1. Absent or `null` for parallel signing. */
    signingOrder?: SigningOrder;
    /**
     * @description How the document is sent to the party. With `NONE`, nothing is sent. Give the party its `signingUrl` yourself.
     * @default EMAIL
     */
    deliveryMethod?: DeliveryMethod;
    /**
     * @description The signature that is required from the party: drawn by hand on the screen (`DRAWING`), with Swedish BankID (`BANKID`, needs `ssn`),
     *     on paper, scanned and uploaded (`MANUAL`), with a click (`CLICK_TO_SIGN`), or none (`NONE`).
     * @default DRAWING
     */
    requiredSignature?: RequiredSignature;
    /**
     * @description The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed.
     * @default NONE
     */
    twoStepVerification?: TwoStepVerification;
};
/** A party of a document. */
export type Party = {
    /**
     * @description Unique party identifier.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    id: PartyId;
    /**
     * @description Identifier of the document that the party belongs to.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * @description Full name.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * @description The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     *     An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** @description Date and time of signing. `null` if the party has not signed. */
    signedAt: Timestamp | null;
    /** @description `OPENED` when the party has opened the document, `READ` when the last page was shown to it. It never goes back. */
    readStatus: ReadStatus;
    /** @description Signing status of the party. `SIGNED` and `REJECTED` are final. */
    signingStatus: SigningStatus;
    /** @description How the document is sent to the party. */
    deliveryMethod: DeliveryMethod | null;
    /** @description The type of signature that the party must give. */
    requiredSignature: RequiredSignature | null;
    /** @description The two-step verification that the party must pass. */
    twoStepVerification: TwoStepVerification | null;
    /** @description Delivery status of the message to the party. `null` if `deliveryMethod` is `NONE`. */
    sendStatus: SendStatus | null;
    /** @description E-mail address. */
    email: EmailAddress | null;
    /**
     * @description Phone number in E.164 format, used for SMS notifications.
     * @example +46701740605
     */
    phone: string | null;
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
    companyId: CompanyId | null;
    /**
     * @description Swedish personal number. Required for `BANKID` signing.
     * @example 19900101-0017
     */
    ssn: string | null;
    /**
     * @description ISO 3166-1 alpha-3 country code (three letters).
     * @example SWE
     */
    country: string | null;
    /**
     * @description Position for sequential signing, counted from 1. Parties with the same number act at the same time.
     *     A party with `null` does not wait for others.
     */
    signingOrder: SigningOrder;
};
/** Confirms that the party was removed. */
export type DeletedParty = {
    /**
     * @description Identifier of the removed party.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    id: PartyId;
    /**
     * @description Identifier of the document that the party belonged to.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * @description Always `true`.
     * @constant
     */
    deleted: true;
};
/**
 * A valid phone number with its country code (`+46 70 174 06 05`). A number without a country code is read as a Swedish number.
 * It may contain spaces, dashes and brackets. It is stored and returned in E.164 format.
 */
export type PhoneNumber = string;
/**
 * A Swedish personal number or coordination number with a correct check digit, with or without century and dash.
 * Responses contain it as it was sent.
 */
export type PersonalNumber = string;
/** An ISO 3166-1 alpha-3 country code (three letters). */
export type CountryCode = string;
/** The fields of the party to change. A field that is absent stays as it was. Only `role` is always required. */
export type UpdateParty = {
    /**
     * @description Role of the party. The default role of a new party is `SIGNER`, but an update has no default: a body without `role` is refused.
     *     Otherwise an organizer would silently become a signer.
     */
    role: PartyRole;
    /**
     * @description Full name.
     * @example Anna Lindqvist
     */
    name?: string;
    /** @description An e-mail address. */
    email?: EmailAddress;
    /**
     * @description A valid phone number with its country code (`+46 70 174 06 05`). A number without a country code is read as a Swedish number.
     *     It may contain spaces, dashes and brackets. It is stored and returned in E.164 format.
     */
    phone?: PhoneNumber;
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
    companyId?: CompanyId;
    /**
     * @description A Swedish personal number or coordination number with a correct check digit, with or without century and dash.
     *     Responses contain it as it was sent.
     */
    ssn?: PersonalNumber;
    /** @description An ISO 3166-1 alpha-3 country code (three letters). */
    country?: CountryCode;
    /**
     * @description Position for sequential signing, counted from 1. Parties with the same number act at the same time.
     *     A party with `null` does not wait for others.
     */
    signingOrder?: SigningOrder;
    /** @description How the document is sent to the party. With `NONE`, nothing is sent. Give the party its `signingUrl` yourself. */
    deliveryMethod?: DeliveryMethod;
    /**
     * @description The signature that is required from the party: drawn by hand on the screen (`DRAWING`), with Swedish BankID (`BANKID`, needs `ssn`),
     *     on paper, scanned and uploaded (`MANUAL`), with a click (`CLICK_TO_SIGN`), or none (`NONE`).
     */
    requiredSignature?: RequiredSignature;
    /** @description The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed. */
    twoStepVerification?: TwoStepVerification;
};
/** All parties of a document, in the order in which they were added. */
export type SignerList = {
    /** @description All parties. The list is never paged. */
    signers: PartyWithSigningUrl[];
};
/** A stored person. */
export type Contact = {
    /**
     * @description Unique contact identifier.
     * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
     */
    id: ContactId;
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
    createdAt: Timestamp;
    /** @description When the contact was last updated. */
    updatedAt: Timestamp;
    /** @description E-mail address. */
    email: EmailAddress | null;
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
        id: CompanyId;
        /**
         * @description Company name.
         * @example Lindqvist Bygg AB
         */
        name: string;
        /**
         * @description Company organization number.
         * @example 556016-0680
         */
        orgNumber: string;
    };
};
/** A page of contacts, newest first. */
export type ContactList = {
    /** @description The contacts of this page. */
    contacts: Contact[];
    /** @description Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/** The person to store. */
export type CreateContact = {
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
    /** @description An e-mail address. */
    email?: EmailAddress;
    /**
     * @description A valid phone number with its country code (`+46 70 174 06 05`). A number without a country code is read as a Swedish number.
     *     It may contain spaces, dashes and brackets. It is stored and returned in E.164 format.
     */
    phone?: PhoneNumber;
    /**
     * @description A Swedish personal number or coordination number with a correct check digit, with or without century and dash.
     *     Responses contain it as it was sent.
     */
    ssn?: PersonalNumber;
    /**
     * @description Your own reference identifier. It does not need to be unique.
     * @example crm-4711
     */
    externalId?: string;
    /**
     * @description Identifier of the company to associate with.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    companyId?: CompanyId;
    /**
     * @description Role or title within the company.
     * @example Managing director
     */
    companyRole?: string;
};
/** The fields of the contact to change. A field that is absent stays as it was. */
export type UpdateContact = {
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
    /** @description An e-mail address. */
    email?: EmailAddress;
    /**
     * @description A valid phone number with its country code (`+46 70 174 06 05`). A number without a country code is read as a Swedish number.
     *     It may contain spaces, dashes and brackets. It is stored and returned in E.164 format.
     */
    phone?: PhoneNumber;
    /**
     * @description A Swedish personal number or coordination number with a correct check digit, with or without century and dash.
     *     Responses contain it as it was sent.
     */
    ssn?: PersonalNumber;
    /**
     * @description Your own reference identifier. It does not need to be unique.
     * @example crm-4711
     */
    externalId?: string;
    /**
     * @description Identifier of the company to associate with.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    companyId?: CompanyId;
    /**
     * @description Role or title within the company.
     * @example Managing director
     */
    companyRole?: string;
};
/** A company that contacts are linked to. */
export type Company = {
    /**
     * @description Unique company identifier.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    id: CompanyId;
    /**
     * @description Company name.
     * @example Lindqvist Bygg AB
     */
    name: string;
    /**
     * @description Company organization number.
     * @example 556016-0680
     */
    orgNumber: string;
    /** @description When the company was created. */
    createdAt: Timestamp;
    /** @description When the company was last updated. */
    updatedAt: Timestamp;
};
/** A page of companies, newest first. */
export type CompanyList = {
    /** @description The companies of this page. */
    companies: Company[];
    /** @description Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/** The company to store. */
export type CreateCompany = {
    /**
     * @description Company name.
     * @example Lindqvist Bygg AB
     */
    name: string;
    /**
     * @description Company organization number. It is free text, because companies may be foreign.
     * @example 556016-0680
     */
    orgNumber: string;
};
/** The fields of the company to change. A field that is absent stays as it was. */
export type UpdateCompany = {
    /**
     * @description Company name.
     * @example Lindqvist Bygg AB
     */
    name?: string;
    /**
     * @description Company organization number. It is free text, because companies may be foreign.
     * @example 556016-0680
     */
    orgNumber?: string;
};
/** The two-step verification of the party. */
export type SigningVerification = {
    /** @description The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed. */
    method: TwoStepVerification;
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
/** The document as its parties see it. */
export type SigningDocument = {
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
    /** @description Status of the document. The last four values are final. */
    status: DocumentStatus;
    /**
     * Format: date-time
     * @description The time from which the document can no longer be signed. `null` if it does not expire.
     * @example 2026-11-21T08:30:00.000Z
     */
    expiresAt: string | null;
    /** @description The PDF as it was uploaded. */
    file: DocumentFile;
    /** @description The sealed PDF with all signatures and the evidence. Absent until the document is completed. */
    sealedFile?: DocumentFile;
};
/** The party that the link belongs to. */
export type SigningParty = {
    /**
     * @description Full name.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * @description The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     *     An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** @description The type of signature that the party must give. */
    requiredSignature: RequiredSignature;
    /** @description `OPENED` when the party has opened the document, `READ` when the last page was shown to it. It never goes back. */
    readStatus: ReadStatus;
    /** @description Signing status of the party. `SIGNED` and `REJECTED` are final. */
    signingStatus: SigningStatus;
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
};
/** A party of the document as the other parties see it. */
export type SigningParticipant = {
    /**
     * @description Full name.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * @description The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     *     An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** @description Signing status of the party. `SIGNED` and `REJECTED` are final. */
    signingStatus: SigningStatus;
    /**
     * Format: date-time
     * @description Date and time of signing. `null` if the party has not signed.
     * @example 2026-11-21T08:30:00.000Z
     */
    signedAt: string | null;
};
/** The statements that the party agrees to, in the language of the document. */
export type SigningConsent = {
    /**
     * @description Version of the statements. It changes with every word of them, also with the name of the party. Send it when the party signs or
     *     rejects, so that the evidence holds what the party saw.
     * @example 2026-11-21-1f6a6a6fe3f2c1d8
     */
    version: string;
    /**
     * @description What the party agrees to when it signs, accepts or confirms the review.
     * @example By selecting “Sign”, I agree to sign “Tenancy agreement” electronically. I intend my electronic signature to be as binding as a signature by hand.
     */
    sign: string;
    /**
     * @description What the party agrees to when it rejects the document.
     * @example By selecting “Reject”, I refuse to sign “Tenancy agreement”. The document then ends for all parties.
     */
    reject: string;
};
/** The person that BankID has identified. */
export type SigningIdentity = {
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
    signedAt: Timestamp;
};
/** The proof of the party's own signature. */
export type SigningReceipt = {
    /** @description When the party signed. */
    signedAt: Timestamp;
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
    /** @description The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed. */
    verification: TwoStepVerification;
    /**
     * @description The link that a party used. `MESSAGE` is the link in its e-mail or SMS. `API` is its `signingUrl`: the sender can see that link too, and
     *     could use it in the party's name.
     */
    link: LinkKind;
    /**
     * @description The person that BankID has identified. Absent unless the party signed with BankID.
     * @example {
     *       "name": "Anna Lindqvist",
     *       "personalNumber": "19900101-****",
     *       "signedAt": "2026-11-21T08:30:00.000Z"
     *     }
     */
    bankId?: SigningIdentity;
};
/**
 * What the signing page shows to one party. Until the party has passed its two-step verification, only the sender, the language and the
 * verification are known: `document`, `party`, `consent`, `receipt` and `redirectUrl` are absent, and `parties` is empty.
 */
export type SigningSession = {
    /**
     * @description Name of the account that sent the document.
     * @example Lindqvist Bygg AB
     */
    senderName: string;
    /** @description Language of the messages and of the signing page. */
    language: Language;
    /** @description The two-step verification of the party. */
    verification: SigningVerification;
    /** @description The document. Absent until the verification is passed. */
    document?: SigningDocument;
    /** @description The party that the link belongs to. Absent until the verification is passed. */
    party?: SigningParty;
    /** @description All parties of the document, in the order in which they were added. Empty until the verification is passed. */
    parties: SigningParticipant[];
    /** @description The statements that the party agrees to. Absent if the party can't sign or reject now, or has not passed the verification. */
    consent?: SigningConsent;
    /** @description The proof of the party's own signature. Absent until it has signed. */
    receipt?: SigningReceipt;
    /**
     * Format: https-url
     * @description Where the party can go on. Absent until the party has signed or rejected, and if the document has no `redirectUrl`.
     * @example https://app.example.com/signed?case=2026-118
     */
    redirectUrl?: string;
};
/** A code is on its way. */
export type VerificationCodeSent = {
    /**
     * @description The address that the code is sent to, mostly hidden.
     * @example •••••••0605
     */
    sentTo: string;
    /** @description When the code expires. */
    expiresAt: Timestamp;
    /** @description From when on another code can be requested. */
    resendAt: Timestamp;
};
/** The code that the party got. */
export type ConfirmVerificationCode = {
    /**
     * @description Six digits.
     * @example 402183
     */
    code: string;
};
/** Proof that the party passed its two-step verification. */
export type VerificationPass = {
    /**
     * @description Send it as the header `verification-pass`. It belongs to this browser. Do not store it longer than the page is open.
     * @example cGFzcy1vZi1hLXBhcnR5LXRoYXQtd2FzLXZlcmlmaWVk
     */
    pass: string;
    /** @description When the pass expires, one hour after the verification. */
    expiresAt: Timestamp;
};
/** A scan of the paper that was signed by hand. */
export type UploadScan = {
    /**
     * Format: binary
     * @description One PDF, JPEG or PNG of at most 25 MB.
     */
    file: Blob;
};
/** A line of the signature, from point to point. The signature field is 1,000 wide and 400 high. */
export type Stroke = number[][];
/** The signature. `DRAWING` needs `strokes` or `typedName`. `MANUAL` needs a scan that was uploaded before. The other types need only the consent. */
export type SignDocument = {
    /**
     * @description The `consent.version` that the party saw.
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
    strokes?: Stroke[];
    /**
     * @description The typed name, if the party does not draw.
     * @example Anna Lindqvist
     */
    typedName?: string;
};
/** Where the BankID app runs. `SAME` is the device of this browser. `OTHER` is another one, which scans the QR code. */
export type BankIdDevice = "SAME" | "OTHER";
/**
 * How far the order is. `PENDING`: the party has not signed in the app yet. `CONFIRMING`: it has, and must come back to the browser that started the
 * order. `COMPLETE`: the document is signed. `FAILED` and `CANCELLED`: nothing is signed, and another order can be started.
 */
export type BankIdOrderStatus = "PENDING" | "CONFIRMING" | "COMPLETE" | "FAILED" | "CANCELLED";
/** One attempt of a party to sign with BankID. */
export type BankIdOrder = {
    /**
     * @description Unique identifier of the order.
     * @example bid_01kakxv4gaec2r4a79xzt5cb72
     */
    id: BankIdOrderId;
    /** @description Where the BankID app runs. `SAME` is the device of this browser. `OTHER` is another one, which scans the QR code. */
    device: BankIdDevice;
    /**
     * @description How far the order is. `PENDING`: the party has not signed in the app yet. `CONFIRMING`: it has, and must come back to the browser that started the
     *     order. `COMPLETE`: the document is signed. `FAILED` and `CANCELLED`: nothing is signed, and another order can be started.
     */
    status: BankIdOrderStatus;
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
    expiresAt: Timestamp;
};
/** How the party signs with BankID. */
export type StartBankIdOrder = {
    /**
     * @description The `consent.version` that the party saw.
     * @example 2026-11-21-1f6a6a6fe3f2c1d8
     */
    consentVersion: string;
    /** @description Where the BankID app runs. `SAME` is the device of this browser. `OTHER` is another one, which scans the QR code. */
    device: BankIdDevice;
    /**
     * @description A secret of this browser: at least 128 random bits, in base64url. Keep it, and send it as the header `browser-key`. The tabs of one browser
     *     share it. The server stores only its hash.
     * @example YnJvd3Nlci1rZXktb2YtYW5uYQ
     */
    browserKey: string;
};
/** What the BankID app gave to the browser that it opened. */
export type ConfirmBankIdReturn = {
    /**
     * @description The part before the dot in `#bankid=<orderId>.<nonce>`.
     * @example bid_01kakxv4gaec2r4a79xzt5cb72
     */
    orderId: BankIdOrderId;
    /**
     * @description The part after the dot.
     * @example bm9uY2Utb2YtdGhlLXJldHVybg
     */
    nonce: string;
};
/** The reason of the rejection, and the statement that the party saw. */
export type RejectDocument = {
    /**
     * @description The reason. The sender and the other parties can read it. `null` for no reason.
     * @example The rent is not what we agreed on.
     */
    reason: string | null;
    /**
     * @description The `consent.version` that the party saw. The event of the rejection then keeps the statement. Without it, the rejection counts too, but
     *     the event does not say what the party had read.
     * @example 2026-11-21-1f6a6a6fe3f2c1d8
     */
    consentVersion?: string;
};
/** The query of `listDocuments`. */
export type ListDocumentsQuery = {
    /**
     * @description Only documents with this status.
     * @example DRAFT
     */
    status?: DocumentStatus;
    /**
     * @description Only items with exactly this reference identifier.
     * @example crm-4711
     */
    externalId?: string;
    /**
     * @description The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * @description The `nextCursor` of the previous page. Without it, the first page is returned.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
/** The query of `listDocumentEvents`. */
export type ListDocumentEventsQuery = {
    /**
     * @description The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * @description The `nextCursor` of the previous page. Without it, the first page is returned.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
/** The query of `listContacts`. */
export type ListContactsQuery = {
    /**
     * @description Only contacts with this e-mail address. The case of letters does not matter.
     * @example anna.lindqvist@example.com
     */
    email?: string;
    /**
     * @description Only items with exactly this reference identifier.
     * @example crm-4711
     */
    externalId?: string;
    /**
     * @description Only contacts of this company.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    companyId?: CompanyId;
    /**
     * @description The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * @description The `nextCursor` of the previous page. Without it, the first page is returned.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
/** The query of `listCompanies`. */
export type ListCompaniesQuery = {
    /**
     * @description The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * @description The `nextCursor` of the previous page. Without it, the first page is returned.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
