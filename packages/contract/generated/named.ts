// Generated from spec/ by `npm run generate`.
declare const kind: unique symbol

/**
 * An identifier of one kind of object. At run time it is a string. A string from your database may be used as any identifier, but the
 * identifier of a contact can't be used as the identifier of a document.
 */
type Id<Kind extends string> = string & { readonly [kind]?: Kind | undefined }
/** An identifier of the kind `Document`. At run time it is a string. */
export type DocumentId = Id<'Document'>
/** An identifier of the kind `Party`. At run time it is a string. */
export type PartyId = Id<'Party'>
/** An identifier of the kind `Field`. At run time it is a string. */
export type FieldId = Id<'Field'>
/** An identifier of the kind `Contact`. At run time it is a string. */
export type ContactId = Id<'Contact'>
/** An identifier of the kind `Company`. At run time it is a string. */
export type CompanyId = Id<'Company'>
/** An identifier of the kind `Event`. At run time it is a string. */
export type EventId = Id<'Event'>
/** An identifier of the kind `AccountEvent`. At run time it is a string. */
export type AccountEventId = Id<'AccountEvent'>
/** An identifier of the kind `ApiKey`. At run time it is a string. */
export type ApiKeyId = Id<'ApiKey'>
/** An identifier of the kind `Member`. At run time it is a string. */
export type MemberId = Id<'Member'>
/** An identifier of the kind `Session`. At run time it is a string. */
export type SessionId = Id<'Session'>
/** An identifier of the kind `Passkey`. At run time it is a string. */
export type PasskeyId = Id<'Passkey'>
/** An identifier of the kind `WebhookEndpoint`. At run time it is a string. */
export type WebhookEndpointId = Id<'WebhookEndpoint'>
/** An identifier of the kind `Message`. At run time it is a string. */
export type MessageId = Id<'Message'>
/** An identifier of the kind `BankIdOrder`. At run time it is a string. */
export type BankIdOrderId = Id<'BankIdOrder'>

/** One of the values, or a value that a later version of the server adds. */
export type Open<Value extends string | null> = Value | (string & {})

/** Status of the document. The last four values are final. */
export type DocumentStatus = "DRAFT" | "SENT" | "COMPLETED" | "REJECTED" | "CANCELLED" | "EXPIRED";
/** `SEQUENTIAL` if at least one party has a `signingOrder`, otherwise `PARALLEL`. It is derived from the parties. */
export type SigningMode = "PARALLEL" | "SEQUENTIAL";
/** Language of the messages and of the signing page. */
export type Language = "EN" | "SV";
/** A time in RFC 3339 format, in UTC with milliseconds. */
export type Timestamp = string;
/** A text tag, or a field of the form of the file, that did not become a field of the document. It stays in the file as it is. */
export type FieldNotTaken = {
    /**
     * The text of the tag, or the full name of the field in the form.
     * @example {{photo; type=image}}
     */
    name: string;
    /**
     * The page, counted from 1. `null` if it is on no page, or on several.
     * @example 2
     */
    page: number | null;
    /**
     * A code for programs. New ones may come.
     * @example unknown_type
     */
    reason: string;
    /**
     * The reason, for people.
     * @example The type of the tag is unknown.
     */
    detail: string;
};
/** What became of the text tags and of the fields of the form of the file. Only in the answer to an upload with `fields=FROM_FILE`. */
export type FieldsFromFile = {
    /**
     * The number of fields that the document got. `listFields` returns them.
     * @example 4
     */
    taken: number;
    /** What is in the file and did not become a field, in the order of the form and then of the pages. At most the first 100. */
    notTaken: FieldNotTaken[];
    /**
     * The number of all tags and fields of the form that did not become a field. At most 500 fields of the form and 2,500 tags are counted.
     * @example 1
     */
    notTakenCount: number;
};
/**
 * When parties that have not acted are reminded automatically. Days are counted from the message that told the party about its turn,
 * and then from the last reminder. Reminders are sent in the daytime.
 */
export type Reminders = {
    /**
     * Days until the first reminder.
     * @example 3
     */
    firstAfterDays: number;
    /**
     * Days between two reminders.
     * @example 3
     */
    everyDays: number;
    /**
     * Maximum number of reminders. `0` for none.
     * @example 3
     */
    max: number;
};
/** A permission of the standard for PDF (ISO 32000-2, table 22). */
export type FilePermission = "PRINT" | "PRINT_HIGH_QUALITY" | "MODIFY" | "COPY" | "ANNOTATE" | "FILL_FORMS" | "ACCESSIBILITY" | "ASSEMBLE";
/** A PDF file of the document. */
export type DocumentFile = {
    /**
     * File name.
     * @example tenancy-agreement.pdf
     */
    name: string;
    /**
     * Size in bytes.
     * @example 48213
     */
    size: number;
    /**
     * Number of pages.
     * @example 3
     */
    pages: number;
    /**
     * SHA-256 of the file in hexadecimal.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sha256: string;
    /**
     * Only in an uploaded file that is encrypted and opens without a password: the permissions that its owner withholds. The sealed file contains the
     * uploaded file without its encryption, and the uploaded file itself as the attachment `uploaded-file.pdf`.
     * @example [
     *       "MODIFY",
     *       "ASSEMBLE"
     * ]
     */
    withheld?: FilePermission[];
};
/** A file that the uploaded PDF contains. It is not checked. The evidence that the seal attaches to the sealed PDF is not listed. */
export type FileAttachment = {
    /**
     * The number under which it is downloaded.
     * @example 1
     */
    number: number;
    /**
     * File name, without folders, control characters and characters that change the direction of text.
     * @example prices.xlsx
     */
    name: string;
    /**
     * Size in bytes.
     * @example 20480
     */
    size: number;
    /**
     * SHA-256 of its bytes in hexadecimal.
     * @example 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae
     */
    sha256: string;
};
/**
 * The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
 * An `ORGANIZER` follows the document, and signs only if a signature is required from it.
 */
export type PartyRole = "SIGNER" | "ORGANIZER" | "REVIEWER" | "ACCEPTOR";
/**
 * `OPENED` when the page shows the document and a person has done something on it. `READ` when the last page was shown to the party, or when it signs.
 * It never goes back.
 */
export type ReadStatus = "NOT_OPENED" | "OPENED" | "READ";
/** Signing status of the party. `SIGNED` and `REJECTED` are final. */
export type SigningStatus = "NOT_SIGNED" | "SIGNED" | "REJECTED";
/** How the document is sent to the party. With `NONE`, nothing is sent. Give the party its `signingUrl` yourself. */
export type DeliveryMethod = "EMAIL" | "SMS" | "NONE";
/**
 * The signature that is required from the party: drawn by hand on the screen (`DRAWING`), with Swedish BankID (`BANKID`, needs `ssn`),
 * on paper, scanned and uploaded (`MANUAL`), with a click (`CLICK_TO_SIGN`), or none (`NONE`).
 */
export type RequiredSignature = "NONE" | "DRAWING" | "BANKID" | "MANUAL" | "CLICK_TO_SIGN";
/** The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed. */
export type TwoStepVerification = "NONE" | "SMS_BEFORE_SIGNING" | "EMAIL_BEFORE_SIGNING";
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
/** The fields of every party object, also in events. */
export type PartyBase = {
    /**
     * Unique party identifier.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    id: PartyId;
    /**
     * Identifier of the document that the party belongs to.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * Full name.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     * An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** Date and time of signing. `null` if the party has not signed. */
    signedAt: Timestamp | null;
    /**
     * `OPENED` when the page shows the document and a person has done something on it. `READ` when the last page was shown to the party, or when it signs.
     * It never goes back.
     */
    readStatus: ReadStatus;
    /** Signing status of the party. `SIGNED` and `REJECTED` are final. */
    signingStatus: SigningStatus;
    /** How the document is sent to the party. */
    deliveryMethod: DeliveryMethod | null;
    /** The type of signature that the party must give. */
    requiredSignature: RequiredSignature | null;
    /** The two-step verification that the party must pass. */
    twoStepVerification: TwoStepVerification | null;
    /** Delivery status of the message to the party. `null` if `deliveryMethod` is `NONE`. */
    sendStatus: SendStatus | null;
    /** E-mail address. */
    email: EmailAddress | null;
    /**
     * Company name.
     * @example Lindqvist Bygg AB
     */
    companyName: string | null;
    /**
     * Role or title within the company.
     * @example Managing director
     */
    companyRole: string | null;
    /**
     * Company organization number.
     * @example 556016-0680
     */
    companyOrgNumber: string | null;
    /**
     * Your own reference identifier for the party.
     * @example crm-4711
     */
    externalId: string | null;
    /**
     * Identifier of the linked company.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    companyId: CompanyId | null;
    /**
     * ISO 3166-1 alpha-3 country code (three letters).
     * @example SWE
     */
    country: string | null;
    /**
     * Position for sequential signing, counted from 1. Parties with the same number act at the same time.
     * A party with `null` does not wait for others.
     */
    signingOrder: SigningOrder;
};
/** The fields of a party that events leave out. */
export type PartyNumbers = {
    /**
     * Phone number in E.164 format, used for SMS notifications.
     * @example +46701740605
     */
    phone: string | null;
    /**
     * Swedish personal number. Required for `BANKID` signing.
     * @example 19900101-0017
     */
    ssn: string | null;
    /** When somebody with the link of the party reported that it is meant for another person. `null` if nobody has, or after the party got new links or a reminder from you. */
    reportedAt: Timestamp | null;
};
/** A party of a document, with the address of its signing page. */
export type PartyWithSigningUrl = {
    /**
     * Unique party identifier.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    id: PartyId;
    /**
     * Identifier of the document that the party belongs to.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * Full name.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     * An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** Date and time of signing. `null` if the party has not signed. */
    signedAt: Timestamp | null;
    /**
     * `OPENED` when the page shows the document and a person has done something on it. `READ` when the last page was shown to the party, or when it signs.
     * It never goes back.
     */
    readStatus: ReadStatus;
    /** Signing status of the party. `SIGNED` and `REJECTED` are final. */
    signingStatus: SigningStatus;
    /** How the document is sent to the party. */
    deliveryMethod: DeliveryMethod | null;
    /** The type of signature that the party must give. */
    requiredSignature: RequiredSignature | null;
    /** The two-step verification that the party must pass. */
    twoStepVerification: TwoStepVerification | null;
    /** Delivery status of the message to the party. `null` if `deliveryMethod` is `NONE`. */
    sendStatus: SendStatus | null;
    /** E-mail address. */
    email: EmailAddress | null;
    /**
     * Company name.
     * @example Lindqvist Bygg AB
     */
    companyName: string | null;
    /**
     * Role or title within the company.
     * @example Managing director
     */
    companyRole: string | null;
    /**
     * Company organization number.
     * @example 556016-0680
     */
    companyOrgNumber: string | null;
    /**
     * Your own reference identifier for the party.
     * @example crm-4711
     */
    externalId: string | null;
    /**
     * Identifier of the linked company.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    companyId: CompanyId | null;
    /**
     * ISO 3166-1 alpha-3 country code (three letters).
     * @example SWE
     */
    country: string | null;
    /**
     * Position for sequential signing, counted from 1. Parties with the same number act at the same time.
     * A party with `null` does not wait for others.
     */
    signingOrder: SigningOrder;
    /**
     * Phone number in E.164 format, used for SMS notifications.
     * @example +46701740605
     */
    phone: string | null;
    /**
     * Swedish personal number. Required for `BANKID` signing.
     * @example 19900101-0017
     */
    ssn: string | null;
    /** When somebody with the link of the party reported that it is meant for another person. `null` if nobody has, or after the party got new links or a reminder from you. */
    reportedAt: Timestamp | null;
    /**
     * Format: uri
     * The party's own address for reading and signing. Anyone who has this address can act as the party: keep it as safe as a password.
     * The link in the messages to the party is a different one: the events show which of the two the party used. `null` while the document is a draft,
     * and for a key without the scope `documents:write`.
     * @example null
     */
    signingUrl: string | null;
};
/**
 * What the field is for. The server fills in `DATE_SIGNED` (the day of the signature) and `NAME` (the name of the party). In a `SIGNATURE` and in
 * `INITIALS`, the party sets its own mark. The other types take a value.
 */
export type FieldType = "SIGNATURE" | "INITIALS" | "DATE_SIGNED" | "NAME" | "TEXT" | "NUMBER" | "DATE" | "CHECKBOX" | "RADIO" | "DROPDOWN";
/** What a party has filled in and signed. It never changes. */
export type FilledIn = {
    /**
     * The value. `null` if the party has left the field empty.
     * @example 9450
     */
    value: string | boolean | null;
    /**
     * The text that the page of the sealed file shows, in the language of the document. Empty for a mark that is no text. `getDocumentMarks` returns the marks.
     * @example 9,450
     */
    shown: string;
    /** When the party signed. */
    at: Timestamp;
};
/**
 * A rectangle on the page as people see it, in fractions of the width and of the height of the page, from the upper left corner. So the crop box, the
 * rotation and the user unit of the page need no attention.
 */
export type FieldBox = {
    /**
     * The distance of the left edge from the left edge of the page.
     * @example 0.1
     */
    x: number;
    /**
     * The distance of the upper edge from the upper edge of the page.
     * @example 0.8
     */
    y: number;
    /**
     * The width. In a request, at least 1 point on the page of the field.
     * @example 0.3
     */
    width: number;
    /**
     * The height. In a request, at least 1 point on the page of the field.
     * @example 0.05
     */
    height: number;
};
/** A place on a page where the value of a field stands too. */
export type FieldPlace = {
    /**
     * The page, counted from 1.
     * @example 3
     */
    page: number;
    /** Where the value is drawn. */
    box: FieldBox;
};
/**
 * How far the upper left corner of the box is from the upper left corner of the text, in fractions of the width and of the height of the page. The default
 * is no distance.
 */
export type AnchorOffset = {
    /**
     * The distance to the right.
     * @example 0.2
     */
    x: number;
    /**
     * The distance downwards.
     * @example -0.01
     */
    y: number;
};
/**
 * The size of the box, in fractions of the width and of the height of the page. The default depends on the type: 160 by 40 points for `SIGNATURE`, 60 by 30
 * for `INITIALS`, 12 by 12 for `CHECKBOX` and for the options of `RADIO`, 160 by 18 for all others, and never beyond the edge of the page.
 */
export type AnchorSize = {
    /**
     * The width.
     * @example 0.3
     */
    width: number;
    /**
     * The height.
     * @example 0.05
     */
    height: number;
};
/** An anchor by which a field was placed. */
export type StoredAnchor = {
    /**
     * The text that was found.
     * @example Monthly rent:
     */
    text: string;
    /**
     * Which of the places of the text was meant. Absent if you sent none.
     * @example 1
     */
    occurrence?: number;
    /**
     * How far the upper left corner of the box is from the upper left corner of the text, in fractions of the width and of the height of the page. The default
     * is no distance.
     */
    offset?: AnchorOffset;
    /**
     * The size of the box, in fractions of the width and of the height of the page. The default depends on the type: 160 by 40 points for `SIGNATURE`, 60 by 30
     * for `INITIALS`, 12 by 12 for `CHECKBOX` and for the options of `RADIO`, 160 by 18 for all others, and never beyond the edge of the page.
     */
    size?: AnchorSize;
    /**
     * The only page on which the text was sought. Absent if it was sought in the whole file.
     * @example 3
     */
    page?: number;
    /**
     * The `value` of the option of a `RADIO` that has this place. Absent for other types.
     * @example Monthly
     */
    option?: string;
};
/** One option of a `RADIO` or a `DROPDOWN`. */
export type FieldOption = {
    /**
     * The value of the field if the party chooses this option. The signing page shows it.
     * @example Monthly
     */
    value: string;
    /** Where the mark of the option is drawn. Required for `RADIO`, and refused for `DROPDOWN`. */
    box?: FieldBox;
};
/** What a `TEXT` must be. `PHONE` is E.164, such as `+46701740605`. */
export type FieldFormat = "EMAIL" | "PHONE" | "DIGITS";
/** A place on a page where a party signs, sets its initials or fills in a value. */
export type Field = {
    /**
     * Unique field identifier.
     * @example fld_01kakxv4rjf9m8s2x3c5v7b9n1
     */
    id: FieldId;
    /**
     * Identifier of the document.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * Identifier of the party that fills in the field. `null` while no party of the draft fits its `partyReference`.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    partyId: PartyId | null;
    /**
     * The party by its `signingOrder` or its `role`. The server looks the party up whenever the draft is read, until the document is sent. `null` if you have named the party by `partyId`.
     * @example 1
     * @example null
     */
    partyReference: string | null;
    /**
     * What the field is for. The server fills in `DATE_SIGNED` (the day of the signature) and `NAME` (the name of the party). In a `SIGNATURE` and in
     * `INITIALS`, the party sets its own mark. The other types take a value.
     */
    type: FieldType;
    /**
     * The name under which values are sent and returned. A party has no two fields with the same name.
     * @example rent
     */
    name: string;
    /**
     * What the signing page says about the field. Without a label, it says the type.
     * @example Monthly rent
     */
    label: string | null;
    /**
     * True if the party can't sign without it. A `CHECKBOX` that is required must be ticked.
     * @example true
     */
    required: boolean;
    /**
     * True if the party sees the value and can't change it.
     * @example false
     */
    readOnly: boolean;
    /**
     * The value that you fill in. The party can change it, unless the field is read-only. `null` if there is none.
     * @example 9500
     */
    value: string | boolean | null;
    /** What the party has filled in. Absent until it has signed. */
    filledIn?: FilledIn;
    /**
     * The page, counted from 1.
     * @example 1
     */
    page: number;
    /** More places where the value stands. The party fills it in once. Absent if there are none. */
    otherPlaces?: FieldPlace[];
    /**
     * The anchors by which you have placed the field, so that you can place it by them in another file. A `RADIO` can have one for each option. Absent if there are
     * none, and after its `page`, its `box` or the `box` of an option has changed.
     */
    anchors?: StoredAnchor[];
    /** The options of a `RADIO` or a `DROPDOWN`. Absent for other types. */
    options?: FieldOption[];
    /**
     * True if a `TEXT` may have several lines. Absent for other types. The default is `false`.
     * @example false
     */
    multiline?: boolean;
    /**
     * The maximum number of characters of a `TEXT`. Absent for other types. The default is 200, or 2,000 for several lines.
     * @example 200
     */
    maxLength?: number;
    /** What a `TEXT` of one line must be. Absent if it may be anything, and for other types. */
    format?: FieldFormat;
    /** Where the value is drawn. For `RADIO`, the smallest rectangle around all options. */
    box: FieldBox;
};
/** Who must sign, accept or review a document, and how many have done so. Parties that only follow the document are not counted. */
export type PartySummary = {
    /**
     * The number of parties that must sign, accept or review.
     * @example 2
     */
    total: number;
    /**
     * How many of them have the `signingStatus` `SIGNED`.
     * @example 1
     */
    signed: number;
    /**
     * The names of the first three of them, in the order of signing.
     * @example [
     *       "Anna Lindqvist",
     *       "Bo Berg"
     * ]
     */
    names: string[];
    /**
     * The `signingStatus` of each of the `names`.
     * @example [
     *       "SIGNED",
     *       "NOT_SIGNED"
     * ]
     */
    signingStatuses: SigningStatus[];
};
/** What a party has filled in and signed in one field. */
export type DocumentValue = {
    /**
     * The name of the field. Fields of two parties can have the same name.
     * @example rent
     */
    name: string;
    /**
     * Identifier of the party.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    partyId: PartyId;
    /**
     * The name of the party.
     * @example Anna Lindqvist
     */
    partyName: string;
    /** What a party has filled in and signed. It never changes. */
    filledIn: FilledIn;
};
/**
 * Why a document needs you, the worst reason first. New reasons may be added: show a reason that you do not know as a document that needs you.
 *
 * | Reason | What has happened | What helps |
 * |---|---|---|
 * | `NOT_DELIVERED` | A message to a party did not arrive. | Correct its address. |
 * | `REJECTED` | A party has rejected the document in the last 7 days. | Talk to the party, and send a corrected document. |
 * | `WRONG_PERSON` | Somebody has reported that the link of a party is not for them. | Correct the address, or renew the link. |
 * | `SEAL_FAILED` | The last attempt to seal the document has failed. | Read `sealError`. The server tries again. |
 * | `YOUR_TURN` | It is your own turn to sign: you are a member, and a party has your e-mail address. Only the 2,000 newest documents that are `SENT` are looked at. | Sign. |
 * | `EXPIRES_SOON` | The document expires within 3 days. You chose this time more than 3 days before it. | Set a later `expiresAt`, or remind the parties. |
 */
export type AttentionReason = "NOT_DELIVERED" | "REJECTED" | "WRONG_PERSON" | "SEAL_FAILED" | "YOUR_TURN" | "EXPIRES_SOON";
/** Why a document needs its sender. */
export type Attention = {
    /**
     * Why a document needs you, the worst reason first. New reasons may be added: show a reason that you do not know as a document that needs you.
     *
     * | Reason | What has happened | What helps |
     * |---|---|---|
     * | `NOT_DELIVERED` | A message to a party did not arrive. | Correct its address. |
     * | `REJECTED` | A party has rejected the document in the last 7 days. | Talk to the party, and send a corrected document. |
     * | `WRONG_PERSON` | Somebody has reported that the link of a party is not for them. | Correct the address, or renew the link. |
     * | `SEAL_FAILED` | The last attempt to seal the document has failed. | Read `sealError`. The server tries again. |
     * | `YOUR_TURN` | It is your own turn to sign: you are a member, and a party has your e-mail address. Only the 2,000 newest documents that are `SENT` are looked at. | Sign. |
     * | `EXPIRES_SOON` | The document expires within 3 days. You chose this time more than 3 days before it. | Set a later `expiresAt`, or remind the parties. |
     */
    reason: Open<AttentionReason>;
    /**
     * The party that the reason is about. If it is about several, the first that was added. `null` if it is about none.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    partyId: PartyId | null;
};
/** A key or a member of the account. */
export type Maker = {
    /**
     * Further types may be added.
     */
    type: "MEMBER" | "API_KEY";
    /**
     * Identifier of the member or the key.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     */
    id: MemberId;
    /**
     * The name as it is now. `null` for a key without a name.
     * @example Anna Lindqvist
     */
    name: string | null;
};
/** A member, as all members see it. */
export type Colleague = {
    /**
     * Identifier of the member.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     */
    id: MemberId;
    /**
     * The name of the person.
     * @example Anna Lindqvist
     */
    name: string;
};
/**
 * Progress of the seal. `PENDING`: all parties have acted, and the document is being sealed. `FAILED`: the last attempt failed, and the server
 * tries again. `SEALED`: the sealed file exists. `null` until all parties have acted.
 */
export type SealStatus = "PENDING" | "FAILED" | "SEALED" | null;
/** The reason why an attempt to seal failed. New reasons may be added: handle a reason that you do not know like `internal`. */
export type SealErrorCode = "key_unavailable" | "certificate_expired" | "certificate_not_yet_valid" | "certificate_revoked" | "timestamp_unavailable" | "timestamp_limited" | "timestamp_refused" | "timestamp_wrong" | "revocation_unavailable" | "file_unsealable" | "scan_unusable" | "evidence_invalid" | "resources_exceeded" | "seal_invalid" | "internal";
/** Why the last attempt to seal failed. `null` if no attempt failed, and after the document was sealed. */
export type SealError = {
    /** The reason why an attempt to seal failed. New reasons may be added: handle a reason that you do not know like `internal`. */
    code: Open<SealErrorCode>;
    /**
     * A description of the reason, for people.
     * @example The timestamp server does not answer. The document is sealed when it answers again.
     */
    detail: string;
} | null;
/** One PDF to be signed, and its progress. */
export type ParaphDocument = {
    /**
     * Unique document identifier.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    id: DocumentId;
    /**
     * Title, shown to the parties.
     * @example Tenancy agreement
     */
    title: string;
    /** Status of the document. The last four values are final. */
    status: DocumentStatus;
    /** `SEQUENTIAL` if at least one party has a `signingOrder`, otherwise `PARALLEL`. It is derived from the parties. */
    signingMode: SigningMode;
    /**
     * Your message to the parties.
     * @example Please sign before Friday.
     */
    message: string | null;
    /** Language of the messages and of the signing page. */
    language: Language;
    /**
     * Your own reference identifier.
     * @example case-2026-118
     */
    externalId: string | null;
    /**
     * Format: https-url
     * Where the button of the receipt leads, also after a rejection. `null` if there is no button.
     * @example https://app.example.com/signed?case=2026-118
     */
    redirectUrl: string | null;
    /** The time from which the document can no longer be signed. `null` if it does not expire. */
    expiresAt: Timestamp | null;
    /** What became of the text tags and of the fields of the form of the file. Only in the answer to an upload with `fields=FROM_FILE`. */
    fieldsFromFile?: FieldsFromFile;
    /**
     * True if a party may set its signature or its initials in all its fields at once, after it has set one of them. Otherwise it taps each field.
     * @example false
     */
    marksAtOnce?: boolean;
    /**
     * True if the seal writes the ID of the document and "Page 3 of 12" into a free margin of each page.
     * @example true
     */
    pageFooter?: boolean;
    /**
     * When parties that have not acted are reminded automatically. Days are counted from the message that told the party about its turn,
     * and then from the last reminder. Reminders are sent in the daytime.
     */
    reminders: Reminders;
    /**
     * Your labels for the document, in the order in which you gave them. No party sees them.
     * @example [
     *       "Customers",
     *       "Urgent"
     * ]
     */
    labels?: string[];
    /** The PDF as it was uploaded. */
    file: DocumentFile;
    /** The files that the uploaded PDF contains. Absent if the PDF was uploaded before Paraph looked for them. */
    attachments?: FileAttachment[];
    /** All parties, in the order in which they were added. Absent unless the request has `include=parties`, or creates the document with `parties`. */
    parties?: PartyWithSigningUrl[];
    /** All fields, in the order in which they were added. Absent unless the request has `include=fields`. */
    fields?: Field[];
    /** Who must act, and how many have. Absent unless the documents are listed with `include=partySummary`. */
    partySummary?: PartySummary;
    /** What the parties have signed, in the order of signing, without their marks. Absent unless the documents are listed with `include=values`. */
    values?: DocumentValue[];
    /** Why the document needs you. If there are several reasons, the worst one. Absent unless the documents are listed with `attention=true`. */
    attention?: Attention;
    /** Who created the document. Absent if it is not known. */
    createdBy?: Maker;
    /** The member to whom the document belongs, at first the one who created it. Absent if a key created it. */
    owner?: Colleague;
    /**
     * Progress of the seal. `PENDING`: all parties have acted, and the document is being sealed. `FAILED`: the last attempt failed, and the server
     * tries again. `SEALED`: the sealed file exists. `null` until all parties have acted.
     */
    sealStatus: SealStatus;
    /** Why the last attempt to seal failed. `null` if no attempt failed, and after the document was sealed. */
    sealError: SealError;
    /** The sealed PDF with all signatures and the evidence. `null` until the document is completed. */
    sealedFile: DocumentFile | null;
    /** When the document was created. */
    createdAt: Timestamp;
    /** When something last happened to the document or to one of its parties. */
    updatedAt: Timestamp;
    /** When the document was sent. `null` for a draft. */
    sentAt: Timestamp | null;
    /** When the last party had acted and the document was sealed. */
    completedAt: Timestamp | null;
    /**
     * The reason why a party rejected the document.
     * @example null
     */
    rejectedReason: string | null;
    /**
     * The reason why the document was cancelled.
     * @example null
     */
    cancelledReason: string | null;
};
/** @deprecated Use `ParaphDocument`. Browsers have a global type `Document`. */
export type Document = ParaphDocument;
/** Send it as `cursor` to get the next page. `null` on the last page. */
export type NextCursor = string | null;
/** A page of documents. */
export type DocumentList = {
    /** The documents of this page. */
    documents: ParaphDocument[];
    /** Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/** The name of the problem, for use in programs. New names may be added: handle a name that you do not know by its status. */
export type ProblemCode = "request_invalid" | "request_malformed" | "key_missing" | "key_invalid" | "insufficient_scope" | "path_not_found" | "document_not_found" | "party_not_found" | "field_not_found" | "contact_not_found" | "company_not_found" | "key_not_found" | "webhook_endpoint_not_found" | "webhook_delivery_not_found" | "preview_not_found" | "attachment_not_found" | "scan_not_found" | "drawing_not_found" | "phone_scan_not_found" | "method_not_allowed" | "request_stalled" | "document_not_draft" | "document_not_sent" | "document_incomplete" | "document_closed" | "document_sealing" | "document_not_sealed" | "seal_not_pending" | "party_signed" | "party_opened" | "party_limit_reached" | "field_limit_reached" | "field_name_taken" | "party_unreachable" | "party_not_released" | "party_not_required" | "drawing_not_required" | "drawing_done" | "scan_not_required" | "phone_scan_done" | "scan_limit_reached" | "not_your_turn" | "company_in_use" | "key_limit_reached" | "webhook_endpoint_limit_reached" | "webhook_endpoint_disabled" | "contact_email_missing" | "mail_unavailable" | "sign_in_way_off" | "body_too_large" | "file_too_large" | "media_type_unsupported" | "expectation_unsupported" | "headers_too_large" | "contact_unknown" | "party_unknown" | "anchor_unresolved" | "company_unknown" | "webhook_url_refused" | "expiry_past" | "expiry_too_soon" | "expiry_too_late" | "reminder_too_soon" | "message_limit_reached" | "upload_limit_reached" | "member_exists" | "member_limit_reached" | "last_admin" | "member_not_found" | "session_not_found" | "session_missing" | "session_invalid" | "sign_in_needed_again" | "origin_refused" | "invitation_invalid" | "sign_in_link_invalid" | "sign_in_browser_mismatch" | "single_sign_on_not_found" | "single_sign_on_untested" | "issuer_refused" | "single_sign_on_refused" | "single_sign_on_required" | "single_sign_on_unavailable" | "passkey_not_found" | "passkey_limit_reached" | "passkey_refused" | "passkey_challenge_over" | "account_unknown" | "setup_token_missing" | "setup_token_invalid" | "link_missing" | "link_invalid" | "verification_required" | "document_cancelled" | "document_expired" | "link_reported" | "party_removed" | "verification_not_required" | "consent_outdated" | "range_not_satisfiable" | "verification_code_wrong" | "signature_missing" | "reading_not_confirmed" | "bankid_not_required" | "bankid_already_in_progress" | "bankid_browser_mismatch" | "bankid_order_not_found" | "verification_code_too_soon" | "too_many_attempts" | "rate_limit_exceeded" | "idempotency_request_in_progress" | "idempotency_key_reused" | "internal_error" | "service_unavailable" | "storage_full" | "bankid_unavailable" | "server_busy";
/** Where the party can ask the sender. */
export type SenderContact = {
    /**
     * E-mail address. `null` for none.
     * @example avtal@lindqvist-bygg.example
     */
    email: string | null;
    /**
     * Phone number in E.164 format. `null` for none.
     * @example +46701740605
     */
    phone: string | null;
};
/** One fault in the request. */
export type Fault = {
    /**
     * JSON pointer (RFC 6901) to the field of the body, `/query/<name>` for a query parameter,
     * or `/parties/{partyId}/<field>` for a party of the document.
     * @example /email
     */
    pointer: string;
    /**
     * The rule that was broken.
     * @example pattern
     */
    code: string;
    /**
     * A description of the fault and of the expected value. It repeats the value only if that is a value of an enum.
     * @example must be an e-mail address
     */
    detail: string;
    /** Where in an uploaded file the fault is, as far as that is known. Only with the pointer `/file`. If the file has several faults, of the first one. */
    place?: {
        /**
         * The page, counted from 1.
         * @example 3
         */
        page?: number;
        /**
         * The number of the object in the PDF.
         * @example 12
         */
        object?: number;
        /**
         * What is there, in the words of the file. The name of a layer or of a field, the type of an annotation, or the beginning of a script.
         * @example app.alert("Hello")
         */
        name?: string;
    };
};
/** Problem details (RFC 9457). */
export type Problem = {
    /**
     * Format: uri-reference
     * Identifies the kind of problem. It is a link to the description of the problem.
     * @example /docs#problem/document_not_draft
     */
    type: string;
    /**
     * The kind of problem in words. It is the same each time.
     * @example The document is not a draft
     */
    title: string;
    /**
     * The HTTP status.
     * @example 409
     */
    status: number;
    /**
     * A text that says what went wrong this time, and how to solve it.
     * @example The document is SENT. Only a draft can be changed.
     */
    detail: string;
    /**
     * Format: uri-reference
     * The path of the request.
     * @example /api/v1/documents/doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    instance: string;
    /** The name of the problem, for use in programs. New names may be added: handle a name that you do not know by its status. */
    code: Open<ProblemCode>;
    /**
     * Identifies this request in the server's log. Quote it when you ask for help.
     * @example 0193b1f0-6a35-7e6f-a4dd-2f2b3d5f8a10
     */
    requestId: string;
    /**
     * True if the link of a party belongs to a document of a test key. Only in answers with the status 410.
     * @example true
     */
    isTest?: boolean;
    /**
     * Name of the sender of the document. Only in answers with the code `link_reported` or `party_removed`.
     * @example Lindqvist Bygg AB
     */
    senderName?: string;
    /** Where the reader can ask. Present together with `senderName`. */
    senderContact?: SenderContact;
    /** The faults that were found, at most the first 100. If there are more, `detail` says so. */
    errors?: Fault[];
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
/** The person to store. A contact as a response contains it is accepted too, and makes a copy. */
export type CreateContact = {
    /**
     * First name.
     * @example Anna
     */
    firstName: string;
    /**
     * Last name. It may be empty for a person who has only one name.
     * @example Lindqvist
     */
    lastName: string;
    /** An e-mail address. `null` for none. */
    email?: EmailAddress | null;
    /**
     * A valid phone number with its country code. A number without a country code is read as a Swedish number. It is returned in E.164 format.
     * `null` for none.
     */
    phone?: PhoneNumber | null;
    /** A Swedish personal number or coordination number. Responses contain it as it was sent. `null` for none. */
    ssn?: PersonalNumber | null;
    /**
     * Your own reference identifier. It does not need to be unique. `null` for none.
     * @example crm-4711
     */
    externalId?: string | null;
    /**
     * Identifier of the company to associate with. `null` for none.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    companyId?: CompanyId | null;
    /**
     * Role or title within the company. `null` for none.
     * @example Managing director
     */
    companyRole?: string | null;
    /** The company to associate with, as a response contains it. Only its `id` is used, and only if `companyId` is absent. */
    company?: {
        /**
         * Identifier of the company to associate with.
         * @example cmp_01kakxv35be0nttz8znbxcy6s8
         */
        id: CompanyId;
        /**
         * Ignored.
         * @example Lindqvist Bygg AB
         */
        name?: string;
        /**
         * Ignored.
         * @example 556016-0680
         */
        orgNumber?: string;
    };
    /**
     * Ignored. The new contact has an identifier of its own.
     * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
     */
    id?: ContactId;
    /** Ignored. */
    createdBy?: Maker;
    /**
     * Ignored.
     * @example 2026-11-21T08:30:00.000Z
     */
    createdAt?: string;
    /**
     * Ignored.
     * @example 2026-11-21T08:30:00.000Z
     */
    updatedAt?: string;
};
/** The person to add to the document, and how the person takes part. Send either `contactId` or `person`. */
export type AddParty = {
    /**
     * Identifier of the contact to add. Required unless you send `person`.
     * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
     */
    contactId?: ContactId;
    /** The person to add, with the fields of a new contact. No contact is stored, unless `saveAsContact` is true. Refused together with `contactId`. */
    person?: CreateContact;
    /**
     * True if `person` is stored as a contact too. The key then needs the scope `contacts:write` as well. The list of contacts finds the contact by its `email` or its
     * `externalId`. A contact that you name by `contactId` is stored already, so this changes nothing.
     * @default false
     * @example true
     */
    saveAsContact?: boolean;
    /**
     * The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     * An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** Position for sequential signing, counted from 1. Absent or `null` for parallel signing. */
    signingOrder?: SigningOrder;
    /**
     * How the document is sent to the party. With `NONE`, nothing is sent. Give the party its `signingUrl` yourself.
     * @default EMAIL
     */
    deliveryMethod?: DeliveryMethod;
    /**
     * The signature that is required from the party: drawn by hand on the screen (`DRAWING`), with Swedish BankID (`BANKID`, needs `ssn`),
     * on paper, scanned and uploaded (`MANUAL`), with a click (`CLICK_TO_SIGN`), or none (`NONE`).
     * @default DRAWING
     */
    requiredSignature?: RequiredSignature;
    /**
     * The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed.
     * @default NONE
     */
    twoStepVerification?: TwoStepVerification;
} & ({
    /**
     * Identifier of the contact to add. Required unless you send `person`.
     * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
     */
    contactId: ContactId;
    person?: never;
} | {
    /** The person to add, with the fields of a new contact. No contact is stored, unless `saveAsContact` is true. Refused together with `contactId`. */
    person: CreateContact;
    contactId?: never;
});
/** The PDF, and the texts and settings that belong to it. */
export type CreateDocument = {
    /**
     * Format: binary
     * One PDF of at most 25 MB that opens without a password. It must not be damaged, certified, an XFA form or a portfolio, and it must show the same on the screen, in print and as text.
     */
    file: Blob;
    /**
     * Title, shown to the parties. The default is the name of the file without `.pdf`.
     * @example Tenancy agreement
     */
    title?: string;
    /**
     * Your message to the parties.
     * @example Please sign before Friday.
     */
    message?: string;
    /**
     * Language of the messages and of the signing page.
     * @default EN
     */
    language?: Language;
    /**
     * Your own reference identifier. It does not need to be unique.
     * @example case-2026-118
     */
    externalId?: string;
    /**
     * Format: https-url
     * Where the button of the receipt leads, also after a rejection. It must begin with `https://` and must not contain a user name or a password. The default is no button.
     * @example https://app.example.com/signed?case=2026-118
     */
    redirectUrl?: string;
    /**
     * Format: date-time
     * The time from which the document can no longer be signed. It must be in the future.
     * @example 2027-01-31T23:00:00Z
     */
    expiresAt?: string;
    /**
     * `FROM_FILE` makes fields of what the file brings: text tags such as `{{signature; party=1; name=seller}}`, and the fields of its form (AcroForm). The answer says in
     * `fieldsFromFile` what was not taken. Without it, the document begins without fields, and a form stays as it is.
     * @example FROM_FILE
     */
    fields?: "FROM_FILE";
    /**
     * With `fields=FROM_FILE`: true if white paper hides the text tags that became fields, on the signing page and in the sealed file. The box of such a field contains its
     * tag. Tags that were not taken stay visible.
     * @default false
     * @example true
     */
    hideTags?: boolean;
    /**
     * True if a party may set its signature or its initials in all its fields at once, after it has set one of them. Otherwise it taps each field.
     * @default false
     * @example true
     */
    marksAtOnce?: boolean;
    /**
     * True if the seal writes the ID of the document and "Page 3 of 12" into a free margin of each page.
     * @default true
     * @example false
     */
    pageFooter?: boolean;
    /**
     * When parties that have not acted are reminded automatically. Days are counted from the message that told the party about its turn,
     * and then from the last reminder. Reminders are sent in the daytime.
     * @default {
     *       "firstAfterDays": 3,
     *       "everyDays": 3,
     *       "max": 3
     * }
     */
    reminders?: Reminders;
    /**
     * Your labels for the document, which no party sees. Of labels that differ only in case, the first one stays.
     * @default []
     * @example [
     *       "Customers",
     *       "Urgent"
     * ]
     */
    labels?: string[];
    /** The parties, in the order in which they are added. Each is what `addParty` takes. If one can't be added, no document is created. The answer has the `parties`. */
    parties?: AddParty[];
    /**
     * True if the document is sent at once, as `sendDocument` does. If it is incomplete, no document is created.
     * @default false
     * @example true
     */
    send?: boolean;
};
/** Confirms that the resource was deleted. */
export type Deleted = {
    /**
     * Identifier of the deleted resource.
     * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    id: string;
    /**
     * Always `true`.
     * @constant
     */
    deleted: true;
};
/** The fields of the document to change. A field that is absent stays as it was. */
export type UpdateDocument = {
    /**
     * Title, shown to the parties.
     * @example Tenancy agreement
     */
    title?: string;
    /**
     * Your message to the parties. `null` for none.
     * @example Please sign before Friday.
     */
    message?: string | null;
    /** Language of the messages and of the signing page. */
    language?: Language;
    /**
     * Your own reference identifier. `null` for none.
     * @example case-2026-118
     */
    externalId?: string | null;
    /**
     * Format: https-url
     * Where the button of the receipt leads, also after a rejection. It must begin with `https://` and must not contain a user name or a password. `null` for no button.
     * @example https://app.example.com/signed?case=2026-118
     */
    redirectUrl?: string | null;
    /**
     * Format: date-time
     * The time from which the document can no longer be signed. It must be in the future. `null` if the document does not expire.
     * @example 2027-01-31T23:00:00Z
     */
    expiresAt?: string | null;
    /**
     * True if a party may set its signature or its initials in all its fields at once, after it has set one of them. Otherwise it taps each field.
     * @example true
     */
    marksAtOnce?: boolean;
    /**
     * True if the seal writes the ID of the document and "Page 3 of 12" into a free margin of each page.
     * @example false
     */
    pageFooter?: boolean;
    /**
     * When parties that have not acted are reminded automatically. Days are counted from the message that told the party about its turn,
     * and then from the last reminder. Reminders are sent in the daytime.
     */
    reminders?: Reminders;
    /**
     * Your labels for the document, in the place of those that it has. No party sees them. Of labels that differ only in case, the first one stays. They can be changed in every status.
     * @example [
     *       "Customers",
     *       "Urgent"
     * ]
     */
    labels?: string[];
};
/** The reason for the cancellation. */
export type CancelDocument = {
    /**
     * The reason. The parties get it in a message.
     * @example The rent was wrong. You will get a new one.
     */
    reason: string;
};
/** Who takes over. */
export type HandOver = {
    /**
     * Identifier of a member of the account.
     * @example mbr_01kakxv3fcfh1rdc03pc0pv5hk
     */
    memberId: MemberId;
};
/** A member for whom a document is. */
export type DocumentMember = {
    /**
     * Identifier of the member.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     */
    id: MemberId;
    /**
     * The name of the person.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * True for the member to whom the document belongs.
     * @example true
     */
    isOwner: boolean;
};
/** The members for whom a document is. */
export type DocumentMemberList = {
    /** First the owner, then the others by name. */
    members: DocumentMember[];
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
     * Your account (`API_KEY`): one of your systems with its key, or one of your members, whose name is `data.memberName`. Or else a party (`PARTY`), or
     * the service itself (`SYSTEM`).
     */
    type: "API_KEY" | "PARTY" | "SYSTEM";
    /**
     * Identifier of the key, the member or the party. `null` for the service. An event that the service has from a delivery
     * report names the way of the report: `mail-report` or `sms-report`.
     * @example key_01kakxv35be0nttz8znbxcy6s8
     * @example mail-report
     */
    id: string | null;
};
/** Those of the changed fields that have a value. */
export type DocumentTerms = {
    /**
     * Title.
     * @example Tenancy agreement
     */
    title?: string;
    /**
     * Your message to the parties.
     * @example Please sign before Friday.
     */
    message?: string;
    /** The time from which the document can no longer be signed. */
    expiresAt?: Timestamp;
    /**
     * When parties that have not acted are reminded automatically. Days are counted from the message that told the party about its turn,
     * and then from the last reminder. Reminders are sent in the daytime.
     */
    reminders?: Reminders;
};
/**
 * The purpose of a message. `INVITATION` and `YOUR_TURN` tell the party that its turn has begun: `YOUR_TURN` if parties before it have acted,
 * `INVITATION` if not. `CODE` contains the code of a two-step verification. `RECEIPT` tells the party what it has signed or rejected.
 * `CANCELLED` tells the party that the document was cancelled, or that the sender has removed the party from it.
 */
export type MessageKind = "INVITATION" | "YOUR_TURN" | "REMINDER" | "CODE" | "RECEIPT" | "COMPLETED" | "REJECTED" | "CANCELLED" | "EXPIRED";
/**
 * The link that a party used. `MESSAGE` is the link in its e-mail or SMS. `API` is its `signingUrl`: the sender can see that link too, and
 * could use it in the party's name.
 */
export type LinkKind = "MESSAGE" | "API";
/**
 * What a person did on the page, as the page reported it: moved or pressed a mouse or pen, touched, pressed a key, turned a wheel, or selected something with
 * an assistive technology, such as a screen reader (`CLICK`).
 */
export type PersonAct = "POINTER" | "TOUCH" | "KEY" | "SCROLL" | "CLICK";
/** Further data of the event. A field that does not apply is absent. */
export type EventData = {
    /**
     * Names of the changed fields. `signingUrl` if the sender has renewed the links.
     * @example [
     *       "email",
     *       "phone"
     * ]
     */
    changed?: string[];
    /** The changed fields as they were. Only for `document.updated` of a sent document. */
    before?: DocumentTerms;
    /** The changed fields as they are now. Present together with `before`. */
    after?: DocumentTerms;
    /**
     * The name of the party that was removed. Only for `party.removed`.
     * @example Anna Lindqvist
     */
    name?: string;
    /**
     * Identifier of the party that was removed because this one took its place. Only for `party.added`.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    replaces?: PartyId;
    /**
     * The reason why the document was rejected or cancelled.
     * @example The rent was wrong. You will get a new one.
     */
    reason?: string;
    /**
     * The purpose of a message. `INVITATION` and `YOUR_TURN` tell the party that its turn has begun: `YOUR_TURN` if parties before it have acted,
     * `INVITATION` if not. `CODE` contains the code of a two-step verification. `RECEIPT` tells the party what it has signed or rejected.
     * `CANCELLED` tells the party that the document was cancelled, or that the sender has removed the party from it.
     */
    kind?: MessageKind;
    /**
     * The channel by which the message was sent.
     */
    channel?: "EMAIL" | "SMS";
    /**
     * The e-mail address or phone number that the message was sent to.
     * @example anna.lindqvist@example.com
     */
    address?: string;
    /**
     * Identifier of the message.
     * @example msg_01kakxv5g2fa8t3q0v1r8w2m5c
     */
    messageId?: MessageId;
    /**
     * The answer of the receiving server, if it refused the message.
     * @example 550 5.1.1 No such user
     */
    detail?: string;
    /**
     * The name that the member had who caused the event. Only if a member of your account did.
     * @example Anna Lindqvist
     */
    memberName?: string;
    /**
     * Who reported the outcome of the message: the name that the reporting mail server gives itself, or the SMS gateway. Absent if the service
     * saw the outcome itself.
     * @example mx.example.com
     */
    reportedBy?: string;
    /**
     * SHA-256 of the file in hexadecimal: the uploaded file for `document.created`, the sealed file for `document.completed`.
     * @example 0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481
     */
    sha256?: string;
    /**
     * The link that a party used. `MESSAGE` is the link in its e-mail or SMS. `API` is its `signingUrl`: the sender can see that link too, and
     * could use it in the party's name.
     */
    link?: LinkKind;
    /** For `party.opened` and `party.read`: the newest act of a person that the signing page had seen. Absent if the page named none. */
    act?: PersonAct;
    /** The two-step verification that the party had passed. `NONE` if it has none. */
    verification?: TwoStepVerification;
    /**
     * The version of the statement that the party agreed to.
     * @example 2026-11-21-1f6a6a6fe3f2c1d8
     */
    consentVersion?: string;
    /**
     * The statement that the party saw when it rejected the document. The statement of a signature is part of the stored signature.
     * @example I am Anna Lindqvist. By selecting “Reject”, I refuse to sign “Rental contract”.
     */
    statement?: string;
    /** The type of the signature. */
    signature?: RequiredSignature;
    /**
     * SHA-256 of the stored signature as canonical JSON (RFC 8785), in hexadecimal. It covers the statement, the signature, the file and all
     * further evidence.
     * @example 5d0c9f0e3f6d2c2c7a3c1e3c9b0f5a9a1a7cf3d5f1f7c2b76b1e5d1c0f8e2a34
     */
    signatureSha256?: string;
    /**
     * SHA-256 of what the party has filled in, as canonical JSON (RFC 8785) of `{ "initials": …, "values": … }`, in hexadecimal. Absent if the party had no fields.
     * @example 9c56cc51b374c3ba189210d5b6d4bf57790d351c96c47c02190ecf1e430635ab
     */
    valuesSha256?: string;
    /**
     * Why a signature with BankID did not count, such as `wrongPerson`.
     * @example wrongPerson
     */
    failure?: string;
    /** The reason why an attempt to seal failed. New reasons may be added: handle a reason that you do not know like `internal`. */
    sealError?: Open<SealErrorCode>;
};
/** An entry in the audit trail. */
export type AuditEvent = {
    /**
     * Unique event identifier.
     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
     */
    id: EventId;
    /**
     * Identifier of the document.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * Identifier of the party that the event is about. `null` if the event is about the document. The party may have been removed since then.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    partyId: PartyId | null;
    /**
     * The type of the event. New types may be added: skip a type that you do not know.
     * `party.verification_failed` is recorded when a code of the two-step verification has been entered wrongly five times.
     * `party.identification_failed` is recorded when somebody signed with BankID, but the signature does not prove that it was the party.
     */
    type: Open<EventType>;
    /** When the event happened. */
    at: Timestamp;
    /** Who caused the event. */
    actor: EventActor;
    /**
     * The IP address from which a party acted. `null` for all other events.
     * @example null
     */
    ipAddress: string | null;
    /**
     * The browser that a party used. `null` for all other events.
     * @example null
     */
    userAgent: string | null;
    /** Further data of the event. A field that does not apply is absent. */
    data: EventData;
    /**
     * The `hash` of the previous event. `null` for the first event.
     * @example 9f2b8f8a5a0b4a1e6f0c3f0d3c1f0b7d8f5a3e2c1b0a9f8e7d6c5b4a39281706
     */
    previousHash: string | null;
    /**
     * SHA-256 in hexadecimal of this event without its `hash`, as canonical JSON (RFC 8785).
     * @example 4be0b1b6bf8e2dd7a0e5d5cd5c5a2e8b9f0d1c3b5a7e9f8d6c4b2a0918273645
     */
    hash: string;
};
/** @deprecated Use `AuditEvent`. Browsers have a global type `Event`. */
export type Event = AuditEvent;
/** A page of events. */
export type EventList = {
    /** The events, newest first. */
    events: AuditEvent[];
    /** Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/** A line of the signature, from point to point. The signature field is 1,000 wide and 400 high. */
export type Stroke = number[][];
/** A signature or initials as the party has made them, with exactly one of the properties. */
export type Mark = {
    /**
     * What the party has drawn. Show only the part with ink.
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
     * ]
     */
    strokes?: Stroke[];
    /**
     * Dark ink on transparent or white: a PNG in base64.
     * @example iVBORw0KGgoAAAANSUhEUgAA
     */
    picture?: string;
    /**
     * What the party has typed. Show it in a script.
     * @example Anna Lindqvist
     */
    text?: string;
};
/** The marks of a party. */
export type PartyMarks = {
    /**
     * Identifier of the party.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    partyId: PartyId;
    /** The signature. `null` if the party has not signed, or has signed by a click, with BankID or on paper. Then show its name as plain text. */
    signature: Mark | null;
    /** The initials. `null` if the party has set none. */
    initials: Mark | null;
};
/** The labels that documents of the account have. */
export type DocumentLabelList = {
    /**
     * The labels, each once, in the spelling of the oldest document that has it.
     * @example [
     *       "Customers",
     *       "Urgent"
     * ]
     */
    labels: string[];
};
/** The number of documents. 1000 stands for 1,000 or more. */
export type DocumentCount = number;
/** How many documents you can list. */
export type DocumentCounts = {
    /** All documents. */
    all: DocumentCount;
    /** Those that need you, as in the list with `attention=true`. */
    attention: DocumentCount;
    /** Those that belong to you. Absent for an API key. */
    own?: DocumentCount;
    /** Those with each status. */
    byStatus: {
        /** The number of documents. 1000 stands for 1,000 or more. */
        DRAFT: DocumentCount;
        /** The number of documents. 1000 stands for 1,000 or more. */
        SENT: DocumentCount;
        /** The number of documents. 1000 stands for 1,000 or more. */
        COMPLETED: DocumentCount;
        /** The number of documents. 1000 stands for 1,000 or more. */
        REJECTED: DocumentCount;
        /** The number of documents. 1000 stands for 1,000 or more. */
        EXPIRED: DocumentCount;
        /** The number of documents. 1000 stands for 1,000 or more. */
        CANCELLED: DocumentCount;
    };
};
/** All parties of a document, in the order in which they were added. */
export type PartyList = {
    /** All parties. The list is never paged. */
    parties: PartyWithSigningUrl[];
};
/** A party of a document. */
export type Party = {
    /**
     * Unique party identifier.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    id: PartyId;
    /**
     * Identifier of the document that the party belongs to.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * Full name.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     * An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** Date and time of signing. `null` if the party has not signed. */
    signedAt: Timestamp | null;
    /**
     * `OPENED` when the page shows the document and a person has done something on it. `READ` when the last page was shown to the party, or when it signs.
     * It never goes back.
     */
    readStatus: ReadStatus;
    /** Signing status of the party. `SIGNED` and `REJECTED` are final. */
    signingStatus: SigningStatus;
    /** How the document is sent to the party. */
    deliveryMethod: DeliveryMethod | null;
    /** The type of signature that the party must give. */
    requiredSignature: RequiredSignature | null;
    /** The two-step verification that the party must pass. */
    twoStepVerification: TwoStepVerification | null;
    /** Delivery status of the message to the party. `null` if `deliveryMethod` is `NONE`. */
    sendStatus: SendStatus | null;
    /** E-mail address. */
    email: EmailAddress | null;
    /**
     * Company name.
     * @example Lindqvist Bygg AB
     */
    companyName: string | null;
    /**
     * Role or title within the company.
     * @example Managing director
     */
    companyRole: string | null;
    /**
     * Company organization number.
     * @example 556016-0680
     */
    companyOrgNumber: string | null;
    /**
     * Your own reference identifier for the party.
     * @example crm-4711
     */
    externalId: string | null;
    /**
     * Identifier of the linked company.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    companyId: CompanyId | null;
    /**
     * ISO 3166-1 alpha-3 country code (three letters).
     * @example SWE
     */
    country: string | null;
    /**
     * Position for sequential signing, counted from 1. Parties with the same number act at the same time.
     * A party with `null` does not wait for others.
     */
    signingOrder: SigningOrder;
    /**
     * Phone number in E.164 format, used for SMS notifications.
     * @example +46701740605
     */
    phone: string | null;
    /**
     * Swedish personal number. Required for `BANKID` signing.
     * @example 19900101-0017
     */
    ssn: string | null;
    /** When somebody with the link of the party reported that it is meant for another person. `null` if nobody has, or after the party got new links or a reminder from you. */
    reportedAt: Timestamp | null;
};
/** Confirms that the party was removed. */
export type DeletedParty = {
    /**
     * Identifier of the removed party.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    id: PartyId;
    /**
     * Identifier of the document that the party belonged to.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * Always `true`.
     * @constant
     */
    deleted: true;
};
/** An ISO 3166-1 alpha-3 country code (three letters). */
export type CountryCode = string;
/** The fields of the party to change. A field that is absent stays as it was. Only `role` is always required. */
export type UpdateParty = {
    /**
     * Role of the party. The default role of a new party is `SIGNER`, but an update has no default: a body without `role` is refused.
     * Otherwise an organizer would silently become a signer.
     */
    role: PartyRole;
    /**
     * Full name.
     * @example Anna Lindqvist
     */
    name?: string;
    /** An e-mail address. */
    email?: EmailAddress;
    /**
     * A valid phone number with its country code (`+46 70 174 06 05`). A number without a country code is read as a Swedish number.
     * It may contain spaces, dashes and brackets. It is stored and returned in E.164 format.
     */
    phone?: PhoneNumber;
    /**
     * Company name.
     * @example Lindqvist Bygg AB
     */
    companyName?: string;
    /**
     * Role or title within the company.
     * @example Managing director
     */
    companyRole?: string;
    /**
     * Company organization number. It is free text, because companies may be foreign.
     * @example 556016-0680
     */
    companyOrgNumber?: string;
    /**
     * Your own reference identifier for the party.
     * @example crm-4711
     */
    externalId?: string;
    /**
     * Identifier of the company to link. The company must be in your account. The other company fields stay as they are.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    companyId?: CompanyId;
    /**
     * A Swedish personal number or coordination number with a correct check digit, with or without century and dash.
     * Responses contain it as it was sent.
     */
    ssn?: PersonalNumber;
    /** An ISO 3166-1 alpha-3 country code (three letters). */
    country?: CountryCode;
    /**
     * Position for sequential signing, counted from 1. Parties with the same number act at the same time.
     * A party with `null` does not wait for others.
     */
    signingOrder?: SigningOrder;
    /** How the document is sent to the party. With `NONE`, nothing is sent. Give the party its `signingUrl` yourself. */
    deliveryMethod?: DeliveryMethod;
    /**
     * The signature that is required from the party: drawn by hand on the screen (`DRAWING`), with Swedish BankID (`BANKID`, needs `ssn`),
     * on paper, scanned and uploaded (`MANUAL`), with a click (`CLICK_TO_SIGN`), or none (`NONE`).
     */
    requiredSignature?: RequiredSignature;
    /** The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed. */
    twoStepVerification?: TwoStepVerification;
    /**
     * True to give the party of a sent document new links. The old ones stop working. A draft has no links to renew.
     * @example true
     */
    renewLink?: boolean;
};
/** The two-step verification of the party. */
export type SigningVerification = {
    /** The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed. */
    method: TwoStepVerification;
    /**
     * True if no verification is required, or if the request carries a valid `verification-pass`.
     * @example false
     */
    isPassed: boolean;
    /**
     * The address that codes are sent to, mostly hidden. `null` if no verification is required.
     * @example •••••••0605
     */
    sentTo: string | null;
};
/** A comment in the uploaded PDF, such as a sticky note, that PDF programs show only when a person selects it. */
export type FileNote = {
    /**
     * The page on which it stands.
     * @example 2
     */
    page: number;
    /**
     * Who wrote it, as the file says.
     * @example Björn Åkesson
     */
    author: string | null;
    /**
     * Its text.
     * @example Should this not be 5 000?
     */
    text: string;
};
/** The document as its parties see it. */
export type SigningDocument = {
    /**
     * Title.
     * @example Tenancy agreement
     */
    title: string;
    /**
     * The sender's message to the parties.
     * @example Please sign before Friday.
     */
    message: string | null;
    /** Status of the document. The last four values are final. */
    status: DocumentStatus;
    /**
     * Format: date-time
     * The time from which the document can no longer be signed. `null` if it does not expire.
     * @example 2026-11-21T08:30:00.000Z
     */
    expiresAt: string | null;
    /**
     * The reason of the party that has rejected the document. `null` if there is none.
     * @example The rent is not what we agreed on.
     */
    rejectedReason: string | null;
    /**
     * The reason of the sender. `null` if there is none.
     * @example The rent was wrong. You will get a new one.
     */
    cancelledReason: string | null;
    /**
     * True if a party may set its signature or its initials in all its fields at once, after it has set one of them. Otherwise it taps each field.
     * @example false
     */
    marksAtOnce?: boolean;
    /** The PDF as it was uploaded. */
    file: DocumentFile;
    /** The files that the uploaded PDF contains. Absent if the PDF was uploaded before Paraph looked for them. */
    attachments?: FileAttachment[];
    /** The comments that the uploaded PDF contains. Absent if the PDF was uploaded before Paraph looked for them. */
    notes?: FileNote[];
    /** The sealed PDF with all signatures and the evidence. Absent until the document is completed. */
    sealedFile?: DocumentFile;
};
/** The capacity in which the party signs, as the sender stored it in the party. */
export type Capacity = {
    /**
     * Company name.
     * @example Lindqvist Bygg AB
     */
    companyName: string | null;
    /**
     * Role or title within the company.
     * @example Managing director
     */
    companyRole: string | null;
    /**
     * Company organization number.
     * @example 556016-0680
     */
    companyOrgNumber: string | null;
};
/** The party that the link belongs to. */
export type SigningParty = {
    /**
     * Full name.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     * An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** The type of signature that the party must give. */
    requiredSignature: RequiredSignature;
    /**
     * `OPENED` when the page shows the document and a person has done something on it. `READ` when the last page was shown to the party, or when it signs.
     * It never goes back.
     */
    readStatus: ReadStatus;
    /** Signing status of the party. `SIGNED` and `REJECTED` are final. */
    signingStatus: SigningStatus;
    /**
     * Format: date-time
     * Date and time of signing. `null` if the party has not signed.
     * @example 2026-11-21T08:30:00.000Z
     */
    signedAt: string | null;
    /**
     * False for an organizer that only follows the document.
     * @example true
     */
    mustAct: boolean;
    /**
     * True if it is the party's turn.
     * @example true
     */
    isReleased: boolean;
    /**
     * True if the party has uploaded a scan and can now sign with it.
     * @example false
     */
    hasScan: boolean;
    /**
     * The capacity in which the party signs. Show it beside the name, because the statement names it too. `null` if the party has no company, title or
     * organization number.
     */
    capacity: Capacity | null;
    /**
     * How the party gets messages, for example when its turn comes and when the document is complete. `NONE` if it gets none: the sender passes the link on, or
     * the server can't send them.
     */
    messagesBy: DeliveryMethod;
    /**
     * The address that the messages go to, mostly hidden. `null` if the party gets none.
     * @example a•••@example.com
     */
    messagesTo: string | null;
    /**
     * True if a mail server has accepted the mail to the party that has the sealed PDF as its attachment.
     * @example false
     */
    hasSealedFileByMail: boolean;
};
/** A party of the document as the other parties see it. */
export type SigningParticipant = {
    /**
     * Full name.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     * An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** Signing status of the party. `SIGNED` and `REJECTED` are final. */
    signingStatus: SigningStatus;
    /**
     * Format: date-time
     * Date and time of signing. `null` if the party has not signed.
     * @example 2026-11-21T08:30:00.000Z
     */
    signedAt: string | null;
    /**
     * Position for sequential signing, counted from 1. Parties with the same number act at the same time.
     * A party with `null` does not wait for others.
     */
    signingOrder: SigningOrder;
    /**
     * True if the document waits for the party. False for an organizer that only follows the document.
     * @example true
     */
    mustAct: boolean;
    /**
     * True if the turn of the party has come, or if the party does not wait for others.
     * @example true
     */
    isReleased: boolean;
    /**
     * True for the party that the link belongs to.
     * @example true
     */
    isYou: boolean;
};
/** A field as the signing page shows it. */
export type SigningField = {
    /**
     * The name under which values are sent and returned. A party has no two fields with the same name.
     * @example rent
     */
    name: string;
    /**
     * What the field is for. The server fills in `DATE_SIGNED` (the day of the signature) and `NAME` (the name of the party). In a `SIGNATURE` and in
     * `INITIALS`, the party sets its own mark. The other types take a value.
     */
    type: FieldType;
    /**
     * What the signing page says about the field. Without a label, it says the type.
     * @example Monthly rent
     */
    label: string | null;
    /**
     * Identifier of this party. `getSigningMarks` returns its marks.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    partyId: PartyId;
    /**
     * The name of the party that fills in the field, or has done so.
     * @example Anna Lindqvist
     */
    partyName: string;
    /**
     * True if the page shows something in this place that the value replaces, such as an empty field of a form. Draw the field on a white background. Absent otherwise.
     * @example true
     */
    isOpaque?: boolean;
    /**
     * True for a field of the party of the link. Fields of other parties are here only after these have signed.
     * @example true
     */
    isYours: boolean;
    /**
     * True if the party can't sign without it. A `CHECKBOX` that is required must be ticked.
     * @example true
     */
    required: boolean;
    /**
     * True if the party sees the value and can't change it.
     * @example false
     */
    readOnly: boolean;
    /**
     * The value. Until the party has signed, it is what the party has saved or the sender has filled in. `null` if there is none.
     * @example 9500
     */
    value: string | boolean | null;
    /**
     * The text that the page of the sealed file shows. Absent until the party of the field has signed.
     * @example 9500
     */
    shown?: string;
    /**
     * The page, counted from 1.
     * @example 1
     */
    page: number;
    /** Where the value is drawn. For `RADIO`, the smallest rectangle around all options. */
    box: FieldBox;
    /** More places where the value stands. The party fills it in once. Absent if there are none. */
    otherPlaces?: FieldPlace[];
    /** The options of a `RADIO` or a `DROPDOWN`. Absent for other types. */
    options?: FieldOption[];
    /**
     * True if a `TEXT` may have several lines. Absent for other types. The default is `false`.
     * @example false
     */
    multiline?: boolean;
    /**
     * The maximum number of characters of a `TEXT`. Absent for other types. The default is 200, or 2,000 for several lines.
     * @example 200
     */
    maxLength?: number;
    /** What a `TEXT` of one line must be. Absent if it may be anything, and for other types. */
    format?: FieldFormat;
};
/** The place of a text tag that is hidden. */
export type HiddenTag = {
    /**
     * The page, counted from 1.
     * @example 1
     */
    page: number;
    /** The rectangle around the text of the tag. */
    box: FieldBox;
};
/** What a page of the document showed the party, as the signing page measured it. */
export type PageView = {
    /**
     * The number of the page, counted from 1.
     * @example 1
     */
    page: number;
    /**
     * How much of what is printed on the page has been in view. Blank parts of the page, such as its margins, do not count. The earlier visits of the party count
     * too.
     * @example 100
     */
    percent: number;
    /**
     * For how long something of the page was in view.
     * @example 24
     */
    seconds: number;
    /**
     * Which parts of the page have been in view, if the page is divided into 50 rows of equal height, from 1 at its top. Absent if only the text view has shown
     * the page.
     * @example 1-44,46-50
     */
    parts?: string;
};
/** What the earlier visits of the party have shown, also on other devices. */
export type KeptReading = {
    /** Each page of which something was shown, in the order of the document. The visits are added up. */
    pages: PageView[];
};
/** The statements that the party agrees to, in the language of the document. */
export type SigningConsent = {
    /**
     * Version of the statements. It changes with every word of them, also with the name of the party. Send it when the party signs or
     * rejects, so that the evidence holds what the party saw.
     * @example 2026-11-21-1f6a6a6fe3f2c1d8
     */
    version: string;
    /**
     * What the party agrees to when it signs, accepts or confirms the review. It does not say that the party has read the document, so it is true
     * whatever the page showed.
     * @example By selecting “Sign”, I agree to sign “Tenancy agreement” electronically. I intend my electronic signature to be as binding as a signature by hand.
     */
    sign: string;
    /**
     * What the party agrees to when it rejects the document.
     * @example By selecting “Reject”, I refuse to sign “Tenancy agreement”. The document then ends for all parties.
     */
    reject: string;
    /**
     * The same with the words that the party has read the document. It is accepted only if the page reports the reading: with
     * `readDocument` before, or as `reading` when the party signs. The statement for a reviewer is the same in both.
     */
    afterReading: {
        /**
         * Version of these statements. The statement to reject is the same.
         * @example 2026-11-21-9c02be6a51d7f3e4
         */
        version: string;
        /**
         * What the party agrees to when it signs or accepts.
         * @example I have read “Tenancy agreement”. By selecting “Sign”, I agree to sign the document electronically. I intend my electronic signature to be as binding as a signature by hand.
         */
        sign: string;
    };
};
/** The person that BankID has identified. */
export type SigningIdentity = {
    /**
     * The name in the certificate of the person.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * The personal number, without its last four digits.
     * @example 19900101-****
     */
    personalNumber: string;
    /** When BankID made the signature. */
    signedAt: Timestamp;
};
/** The proof of the party's own signature. */
export type SigningReceipt = {
    /** When the party signed. */
    signedAt: Timestamp;
    /**
     * SHA-256 of the signed PDF in hexadecimal.
     * @example 0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481
     */
    sha256: string;
    /**
     * The statement that the party agreed to.
     * @example By selecting “Sign”, I agree to sign “Tenancy agreement” electronically. I intend my electronic signature to be as binding as a signature by hand.
     */
    statement: string;
    /** The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed. */
    verification: TwoStepVerification;
    /**
     * The link that a party used. `MESSAGE` is the link in its e-mail or SMS. `API` is its `signingUrl`: the sender can see that link too, and
     * could use it in the party's name.
     */
    link: LinkKind;
    /**
     * The person that BankID has identified. Absent unless the party signed with BankID.
     * @example {
     *       "name": "Anna Lindqvist",
     *       "personalNumber": "19900101-****",
     *       "signedAt": "2026-11-21T08:30:00.000Z"
     * }
     */
    bankId?: SigningIdentity;
    /** The capacity in which the party signed. `null` if it had none, and for signatures that were made before the service kept it. */
    capacity: Capacity | null;
};
/** The proof that the party has rejected the document. */
export type SigningRejection = {
    /** When the party rejected the document. */
    rejectedAt: Timestamp;
    /**
     * SHA-256 of the rejected PDF in hexadecimal.
     * @example 0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481
     */
    sha256: string;
    /**
     * The statement that the party saw. `null` if its page did not send `consentVersion`.
     * @example I am Anna Lindqvist. By selecting “Reject”, I refuse to sign “Tenancy agreement”.
     */
    statement: string | null;
    /**
     * The reason that the party gave.
     * @example The rent is not what we agreed on.
     */
    reason: string | null;
    /** The way in which the party gets a code that it must enter before signing. `NONE` if no code is needed. */
    verification: TwoStepVerification;
    /**
     * The link that a party used. `MESSAGE` is the link in its e-mail or SMS. `API` is its `signingUrl`: the sender can see that link too, and
     * could use it in the party's name.
     */
    link: LinkKind;
};
/**
 * What the signing page shows to one party. Until the party has passed its two-step verification, only the sender, the language, `isTest` and
 * the verification are known: `document`, `party`, `fields`, `hiddenTags`, `reading`, `consent`, `receipt` and `redirectUrl` are absent, and `parties` is empty. The same
 * holds after a report that the link has reached the wrong person.
 */
export type SigningSession = {
    /**
     * Name of the account that sent the document. With `namesMember`, after the name of its member, such as `Anna Berg, Lindqvist Bygg AB`.
     * @example Lindqvist Bygg AB
     */
    senderName: string;
    /** Where the party can ask the sender. */
    senderContact: SenderContact;
    /** Language of the messages and of the signing page. */
    language: Language;
    /**
     * True for a document of a test key. What the party signs then has no legal effect, and the page and the messages say so.
     * @example false
     */
    isTest: boolean;
    /** The two-step verification of the party. */
    verification: SigningVerification;
    /** The document. Absent until the verification is passed. */
    document?: SigningDocument;
    /** The party that the link belongs to. Absent until the verification is passed. */
    party?: SigningParty;
    /** All parties of the document, in the order in which they were added. Empty until the verification is passed. */
    parties: SigningParticipant[];
    /**
     * The fields of the party, and what other parties have filled in, in the order in which they were added. Absent if there are none, and until the
     * verification is passed.
     */
    fields?: SigningField[];
    /**
     * The text tags of the file that the sender hides. Draw a white box over each, below the fields. Absent if there are none, and until the verification is
     * passed.
     */
    hiddenTags?: HiddenTag[];
    /** What the earlier visits of the party have shown. Absent if nothing is kept, after the party has acted, and until the verification is passed. */
    reading?: KeptReading;
    /** The statements that the party agrees to. Absent if the party can't sign or reject now, or has not passed the verification. */
    consent?: SigningConsent;
    /** The proof of the party's own signature. Absent until it has signed. */
    receipt?: SigningReceipt;
    /** The proof of the party's own rejection. Absent unless it has rejected the document. */
    rejection?: SigningRejection;
    /**
     * Format: https-url
     * Where the party can go on. Absent until the party has signed or rejected, and if the document has no `redirectUrl`.
     * @example https://app.example.com/signed?case=2026-118
     */
    redirectUrl?: string;
};
/** The message that begins the turn of a party. */
export type PartyMessage = {
    /**
     * The purpose of a message. `INVITATION` and `YOUR_TURN` tell the party that its turn has begun: `YOUR_TURN` if parties before it have acted,
     * `INVITATION` if not. `CODE` contains the code of a two-step verification. `RECEIPT` tells the party what it has signed or rejected.
     * `CANCELLED` tells the party that the document was cancelled, or that the sender has removed the party from it.
     */
    kind: MessageKind;
    /**
     * How the message is sent. `null` for no message, and then `text` is `null` too.
     * @enum {string|null}
     */
    channel: "EMAIL" | "SMS" | null;
    /**
     * The address or the number. `null` if the party has none.
     * @example anna@example.com
     */
    to: string | null;
    /**
     * The name of the sender of a mail.
     * @example Lindqvist Bygg AB (Paraph)
     */
    from: string | null;
    /**
     * The subject of a mail.
     * @example Lindqvist Bygg AB asks you to sign: Tenancy agreement
     */
    subject: string | null;
    /** The SMS, or the text part of the mail. */
    text: string | null;
    /** The HTML part of a mail. */
    html: string | null;
};
/** The person who takes the place of the party. Send either `contactId` or `person`. */
export type ReplaceParty = {
    /**
     * Identifier of the contact that takes the place. Required unless you send `person`.
     * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
     */
    contactId?: ContactId;
    /** The person who takes the place, with the fields of a new contact. No contact is stored, unless `saveAsContact` is true. Refused together with `contactId`. */
    person?: CreateContact;
    /**
     * True if `person` is stored as a contact too. The key then needs the scope `contacts:write` as well.
     * @default false
     * @example true
     */
    saveAsContact?: boolean;
    /** How the document is sent to the new party. As to the old party, unless you send it. */
    deliveryMethod?: DeliveryMethod;
    /** The type of signature that the new party must give. As the old party, unless you send it. */
    requiredSignature?: RequiredSignature;
    /** The two-step verification that the new party must pass. As the old party, unless you send it. */
    twoStepVerification?: TwoStepVerification;
} & ({
    /**
     * Identifier of the contact that takes the place. Required unless you send `person`.
     * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
     */
    contactId: ContactId;
    person?: never;
} | {
    /** The person who takes the place, with the fields of a new contact. No contact is stored, unless `saveAsContact` is true. Refused together with `contactId`. */
    person: CreateContact;
    contactId?: never;
});
/** Fields of a document, in the order in which they were added. */
export type FieldList = {
    /** The fields. The list is never paged. */
    fields: Field[];
};
/**
 * Places the field at a text of the file. The text is found when the field is added: line breaks and several spaces are the same as one space, and upper and
 * lower case differ. Text that is clipped away, or lies outside the visible page, does not count. Text in white counts, and so does the text that a program
 * has recognised in a scan. The server returns the `page` and the `box` that result, and the anchor in `anchors`.
 */
export type FieldAnchor = {
    /**
     * The text to find.
     * @example Signature of the tenant
     */
    text: string;
    /**
     * Which of the places is meant if the text stands in several, in the order of the pages and of their content. 1 is the first. Without it, the text must
     * stand in exactly one place of the file, or of the `page` that you send.
     * @example 1
     */
    occurrence?: number;
    /**
     * How far the upper left corner of the box is from the upper left corner of the text, in fractions of the width and of the height of the page. The default
     * is no distance.
     */
    offset?: AnchorOffset;
    /**
     * The size of the box, in fractions of the width and of the height of the page. The default depends on the type: 160 by 40 points for `SIGNATURE`, 60 by 30
     * for `INITIALS`, 12 by 12 for `CHECKBOX` and for the options of `RADIO`, 160 by 18 for all others, and never beyond the edge of the page.
     */
    size?: AnchorSize;
};
/** One option of a `RADIO` or a `DROPDOWN` to add. */
export type NewFieldOption = {
    /**
     * The value of the field if the party chooses this option. The signing page shows it.
     * @example Monthly
     */
    value: string;
    /** Where the mark of the option is drawn. Required for `RADIO`, unless it has an `anchor`, and refused for `DROPDOWN`. */
    box?: FieldBox;
    /** Places the mark of an option of a `RADIO` at a text on the `page` of the field, instead of `box`. */
    anchor?: FieldAnchor;
};
/** A field to put on a page. */
export type NewField = {
    /**
     * Identifier of the party that fills in the field. Required unless you send `partyReference`.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    partyId?: PartyId;
    /**
     * The party that fills in the field, if you add the party later. A number is its `signingOrder`. If no party has this `signingOrder`, the number is the position of
     * the party in the order of adding. A word is a `role`, and means the first party with this role. Send either this or `partyId`.
     * @example 1
     * @example SIGNER
     */
    partyReference?: string;
    /**
     * What the field is for. The server fills in `DATE_SIGNED` (the day of the signature) and `NAME` (the name of the party). In a `SIGNATURE` and in
     * `INITIALS`, the party sets its own mark. The other types take a value.
     */
    type: FieldType;
    /**
     * The name under which values are sent and returned. A party has no two fields with the same name.
     * @example rent
     */
    name: string;
    /**
     * What the signing page says about the field. Without a label, it says the type.
     * @example Monthly rent
     */
    label?: string | null;
    /**
     * True if the party can't sign without it. A `CHECKBOX` that is required must be ticked.
     * @default true
     * @example true
     */
    required?: boolean;
    /**
     * True if the party sees the value and can't change it.
     * @default false
     * @example false
     */
    readOnly?: boolean;
    /**
     * The value that you fill in. The party can change it, unless the field is read-only. `null` if there is none.
     * @example 9500
     */
    value?: string | boolean | null;
    /**
     * The page, counted from 1. Required unless the field has an `anchor`, which is then sought on this page only.
     * @example 1
     */
    page?: number;
    /** Where the value is drawn. Required unless the field has an `anchor`. Refused for `RADIO`, whose options have boxes. */
    box?: FieldBox;
    /** Places the field at a text of the file, instead of `box`. Refused for `RADIO`, whose options have anchors. */
    anchor?: FieldAnchor;
    /** More places where the value stands. The party fills it in once. Refused for `SIGNATURE`, `INITIALS` and `RADIO`. */
    otherPlaces?: FieldPlace[];
    /** The options of a `RADIO` or a `DROPDOWN`. Absent for other types. */
    options?: NewFieldOption[];
    /**
     * True if a `TEXT` may have several lines. Absent for other types. The default is `false`.
     * @example false
     */
    multiline?: boolean;
    /**
     * The maximum number of characters of a `TEXT`. Absent for other types. The default is 200, or 2,000 for several lines.
     * @example 200
     */
    maxLength?: number;
    /** What a `TEXT` of one line must be. Absent if it may be anything, and for other types. */
    format?: FieldFormat;
};
/** All fields that the document shall have. */
export type ReplaceFields = {
    /** All fields that the document shall have. */
    fields: NewField[];
};
/** The fields to add. */
export type AddFields = {
    /** The fields to add. */
    fields: NewField[];
};
/** Confirms that the field was removed. */
export type DeletedField = {
    /**
     * Identifier of the removed field.
     * @example fld_01kakxv4rjf9m8s2x3c5v7b9n1
     */
    id: FieldId;
    /**
     * Identifier of the document that the field belonged to.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * Always `true`.
     * @constant
     */
    deleted: true;
};
/** The properties of the field to change. A property that is absent stays as it was. The type never changes. */
export type UpdateField = {
    /**
     * Identifier of the party that fills in the field. It replaces a `partyReference`.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    partyId?: PartyId;
    /**
     * The name under which values are sent and returned. A party has no two fields with the same name.
     * @example rent
     */
    name?: string;
    /**
     * What the signing page says about the field. Without a label, it says the type.
     * @example Monthly rent
     */
    label?: string | null;
    /**
     * True if the party can't sign without it. A `CHECKBOX` that is required must be ticked.
     * @example true
     */
    required?: boolean;
    /**
     * True if the party sees the value and can't change it.
     * @example false
     */
    readOnly?: boolean;
    /**
     * The value that you fill in. The party can change it, unless the field is read-only. `null` if there is none.
     * @example 9500
     */
    value?: string | boolean | null;
    /**
     * The page, counted from 1.
     * @example 1
     */
    page?: number;
    /** Where the value is drawn. Refused for `RADIO`, whose options have boxes. */
    box?: FieldBox;
    /** More places where the value stands, instead of the ones before. Refused for `SIGNATURE`, `INITIALS` and `RADIO`. */
    otherPlaces?: FieldPlace[];
    /** The options of a `RADIO` or a `DROPDOWN`. Absent for other types. */
    options?: FieldOption[];
    /**
     * True if a `TEXT` may have several lines. Absent for other types. The default is `false`.
     * @example false
     */
    multiline?: boolean;
    /**
     * The maximum number of characters of a `TEXT`. Absent for other types. The default is 200, or 2,000 for several lines.
     * @example 200
     */
    maxLength?: number;
    /** What a `TEXT` of one line must be. Absent if it may be anything, and for other types. */
    format?: FieldFormat;
};
/** All parties of a document, in the order in which they were added. */
export type SignerList = {
    /** All parties. The list is never paged. */
    signers: PartyWithSigningUrl[];
};
/** A stored person. */
export type Contact = {
    /**
     * Unique contact identifier.
     * @example ctc_01kakxv3fcfh1rdc03pc0pv5hk
     */
    id: ContactId;
    /**
     * First name.
     * @example Anna
     */
    firstName: string;
    /**
     * Last name.
     * @example Lindqvist
     */
    lastName: string;
    /** When the contact was created. */
    createdAt: Timestamp;
    /** Who stored the contact. Absent if it is not known. */
    createdBy?: Maker;
    /** When the contact was last updated. */
    updatedAt: Timestamp;
    /** E-mail address. */
    email: EmailAddress | null;
    /**
     * Phone number in E.164 format.
     * @example +46701740605
     */
    phone: string | null;
    /**
     * Swedish personal number.
     * @example 19900101-0017
     */
    ssn: string | null;
    /**
     * Your own reference identifier.
     * @example crm-4711
     */
    externalId: string | null;
    /**
     * Role or title within the associated company.
     * @example Managing director
     */
    companyRole: string | null;
    /** The associated company. Absent if there is none. */
    company?: {
        /**
         * Unique company identifier.
         * @example cmp_01kakxv35be0nttz8znbxcy6s8
         */
        id: CompanyId;
        /**
         * Company name.
         * @example Lindqvist Bygg AB
         */
        name: string;
        /**
         * Company organization number. Empty if there is none.
         * @example 556016-0680
         */
        orgNumber: string;
    };
};
/** A page of contacts. */
export type ContactList = {
    /** The contacts of this page. */
    contacts: Contact[];
    /** Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/** The fields of the contact to change. A field that is absent stays as it was, and `null` empties a field. */
export type UpdateContact = {
    /**
     * First name.
     * @example Anna
     */
    firstName?: string;
    /**
     * Last name.
     * @example Lindqvist
     */
    lastName?: string;
    /** An e-mail address. `null` for none. */
    email?: EmailAddress | null;
    /**
     * A valid phone number with its country code. A number without a country code is read as a Swedish number. It is returned in E.164 format.
     * `null` for none.
     */
    phone?: PhoneNumber | null;
    /** A Swedish personal number or coordination number. Responses contain it as it was sent. `null` for none. */
    ssn?: PersonalNumber | null;
    /**
     * Your own reference identifier. It does not need to be unique. `null` for none.
     * @example crm-4711
     */
    externalId?: string | null;
    /**
     * Identifier of the company to associate with. `null` for none.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    companyId?: CompanyId | null;
    /**
     * Role or title within the company. `null` for none.
     * @example Managing director
     */
    companyRole?: string | null;
};
/** A company that contacts are linked to. */
export type Company = {
    /**
     * Unique company identifier.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    id: CompanyId;
    /**
     * Company name.
     * @example Lindqvist Bygg AB
     */
    name: string;
    /**
     * Company organization number. Empty if there is none.
     * @example 556016-0680
     */
    orgNumber: string;
    /** When the company was created. */
    createdAt: Timestamp;
    /** Who stored the company. Absent if it is not known. */
    createdBy?: Maker;
    /** When the company was last updated. */
    updatedAt: Timestamp;
};
/** A page of companies, newest first. */
export type CompanyList = {
    /** The companies of this page. */
    companies: Company[];
    /** Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/** The company to store. */
export type CreateCompany = {
    /**
     * Company name.
     * @example Lindqvist Bygg AB
     */
    name: string;
    /**
     * Company organization number, as free text, because companies may be foreign. Empty or absent if it has none, or if you do not know it.
     * @example 556016-0680
     */
    orgNumber?: string;
};
/** The fields of the company to change. A field that is absent stays as it was. */
export type UpdateCompany = {
    /**
     * Company name.
     * @example Lindqvist Bygg AB
     */
    name?: string;
    /**
     * Company organization number, as free text, because companies may be foreign. Empty if it has none, or if you do not know it.
     * @example 556016-0680
     */
    orgNumber?: string;
};
/** Which members see a document: `ALL`, or only the member to whom it belongs, members with whom it is shared, and each `ADMIN` (`OWNER`). Keys see all. */
export type DocumentsSeenBy = "ALL" | "OWNER";
/**
 * When a mail is sent: `OFF` never, `IMMEDIATELY` a few minutes after it happened, `DAILY` with others in one mail at 8 in the morning, in the
 * time zone of the account.
 */
export type NotificationTime = "OFF" | "IMMEDIATELY" | "DAILY";
/** The mails to the sender about documents. */
export type Notifications = {
    /** A document is complete and sealed. */
    completed: NotificationTime;
    /** A party has rejected a document. */
    rejected: NotificationTime;
    /** A message did not reach a party: `BOUNCED` or `FAILED`. */
    undelivered: NotificationTime;
    /** Somebody with a link says that the document is not for them. */
    wrongPerson: NotificationTime;
    /** A document that is not complete expires within three days, and at most a quarter of its time is left. */
    expiring: NotificationTime;
};
/** The account of the API key. The live and the test key of one name belong to two accounts. */
export type Account = {
    /**
     * Unique account identifier.
     * @example acc_01kakxv35be0nttz8znbxcy6s8
     */
    id: string;
    /**
     * The name by which the operator's commands find the account. It never changes. Parties see it unless `displayName` is set.
     * @example Lindqvist Bygg AB
     */
    name: string;
    /**
     * The name of the sender that parties and members see. `null` for `name`.
     * @example Lindqvist Bygg & Måleri
     */
    displayName: string | null;
    /**
     * The address that parties can ask, and that is told of `notifications`. It is the `Reply-To` of the mails to parties. `null` for none.
     * @example avtal@lindqvist-bygg.example
     */
    contactEmail: string | null;
    /**
     * The phone number that parties can call, in E.164 format. `null` for none.
     * @example +46701740605
     */
    contactPhone: string | null;
    /**
     * The time zone of the times in messages to parties, as an IANA name. `null` for the time zone of the server. Pages use the time zone of the
     * browser.
     * @example Europe/Stockholm
     */
    timeZone: string | null;
    /** The language of new documents in the console, and of mails to members that a provider adds. `null` for none: then it is the language of the console, or English. */
    defaultLanguage: Language | null;
    /** The reminders of new documents in the console. `null` for those of `createDocument`. */
    defaultReminders: Reminders | null;
    /**
     * The days until a new document of the console expires, at the end of the last day. `null` if it does not.
     * @example 30
     */
    expiresAfterDays: number | null;
    /** Which members see a document: `ALL`, or only the member to whom it belongs, members with whom it is shared, and each `ADMIN` (`OWNER`). Keys see all. */
    documentsSeenBy?: Open<DocumentsSeenBy>;
    /** Whether parties see the member to whom a document belongs, before the name of the account, and answer that member by mail. */
    namesMember?: boolean;
    /**
     * When the sender is told what happened to documents, by mail to `contactEmail`. At first everything is `OFF` except `wrongPerson`, which is
     * `IMMEDIATELY`. For the account of the set-up page, everything is `IMMEDIATELY`.
     */
    notifications: Notifications;
};
/** The mails to change. What is absent stays as it was. */
export type UpdateNotifications = {
    /**
     * When a mail is sent: `OFF` never, `IMMEDIATELY` a few minutes after it happened, `DAILY` with others in one mail at 8 in the morning, in the
     * time zone of the account.
     */
    completed?: NotificationTime;
    /**
     * When a mail is sent: `OFF` never, `IMMEDIATELY` a few minutes after it happened, `DAILY` with others in one mail at 8 in the morning, in the
     * time zone of the account.
     */
    rejected?: NotificationTime;
    /**
     * When a mail is sent: `OFF` never, `IMMEDIATELY` a few minutes after it happened, `DAILY` with others in one mail at 8 in the morning, in the
     * time zone of the account.
     */
    undelivered?: NotificationTime;
    /**
     * When a mail is sent: `OFF` never, `IMMEDIATELY` a few minutes after it happened, `DAILY` with others in one mail at 8 in the morning, in the
     * time zone of the account.
     */
    wrongPerson?: NotificationTime;
    /**
     * When a mail is sent: `OFF` never, `IMMEDIATELY` a few minutes after it happened, `DAILY` with others in one mail at 8 in the morning, in the
     * time zone of the account.
     */
    expiring?: NotificationTime;
};
/** The fields of the account to change. A field that is absent stays as it was, and `null` empties a field. */
export type UpdateAccount = {
    /**
     * The name of the sender that parties and members see, from now on, also for documents that were sent before. `null` for the `name` of the account.
     * @example Lindqvist Bygg & Måleri
     */
    displayName?: string | null;
    /** An e-mail address. `null` for none. */
    contactEmail?: EmailAddress | null;
    /**
     * A valid phone number with its country code. A number without a country code is read as a Swedish number. It is returned in E.164 format.
     * `null` for none.
     */
    contactPhone?: PhoneNumber | null;
    /**
     * Format: time-zone
     * The IANA name of a time zone. `null` for the time zone of the server.
     * @example Europe/Stockholm
     */
    timeZone?: string | null;
    /** The language of new documents in the console, and of mails to members that a provider adds. `null` for none. */
    defaultLanguage?: Language | null;
    /** The reminders of new documents in the console. `null` for those of `createDocument`. */
    defaultReminders?: Reminders | null;
    /**
     * The days until a new document of the console expires. `null` if it does not.
     * @example 30
     */
    expiresAfterDays?: number | null;
    /** Which members see a document: `ALL`, or only the member to whom it belongs, members with whom it is shared, and each `ADMIN` (`OWNER`). Keys see all. */
    documentsSeenBy?: Open<DocumentsSeenBy>;
    /** Whether parties see the member to whom a document belongs, and answer that member by mail. */
    namesMember?: boolean;
    /** The mails to change. What is absent stays as it was. */
    notifications?: UpdateNotifications;
};
/** What was done. New types may be added: skip a type that you do not know. */
export type AccountEventType = "account.updated" | "api_key.created" | "api_key.revoked" | "member.invited" | "member.invited_again" | "member.updated" | "member.removed" | "member.signed_in" | "member.signed_out" | "member.created" | "single_sign_on.updated" | "single_sign_on.domain_proved" | "single_sign_on.removed" | "member.documents_handed_over" | "document.handed_over" | "document.shared" | "document.unshared" | "passkey.added" | "passkey.removed" | "webhook_endpoint.created" | "webhook_endpoint.updated" | "webhook_endpoint.secret_rotated" | "webhook_endpoint.deleted";
/** Who did it. */
export type AccountEventActor = {
    /**
     * A member (`MEMBER`), a key (`API_KEY`), or the server or its operator (`SYSTEM`). New types may be added.
     */
    type: "MEMBER" | "API_KEY" | "SYSTEM";
    /**
     * Identifier of the member or the key. `null` for the server.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     * @example key_01kakxv2sbfh3bnzr9b51q2m1p
     */
    id: string | null;
    /**
     * Its name at that time. `null` for the server, and for a key without a name.
     * @example Anna Lindqvist
     */
    name: string | null;
};
/** The member, the key, the passkey, the endpoint or the document that was changed, or else the account. */
export type AccountEventSubject = {
    /**
     * Its identifier. It may be deleted by now.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     * @example key_01kakxv2sbfh3bnzr9b51q2m1p
     */
    id: string;
    /**
     * Its name at that time, or of an endpoint the host of its URL. `null` if it had none.
     * @example Anna Lindqvist
     */
    name: string | null;
};
/** A field and its values. */
export type AccountEventChange = {
    /**
     * The name of the field, as in the requests.
     * @example role
     */
    field: string;
    /**
     * The value before. `null` if there was none.
     * @example SENDER
     */
    before: string | boolean | number | string[] | null;
    /**
     * The value after it. `null` if there is none.
     * @example ADMIN
     */
    after: string | boolean | number | string[] | null;
};
/** An entry in the log of the account. */
export type AccountEvent = {
    /**
     * Unique identifier of the entry.
     * @example aev_01kakxv6h3e8mvk3a3r2cq9d7e
     */
    id: AccountEventId;
    /**
     * Identifier of the account.
     * @example acc_01kakxv35be0nttz8znbxcy6s8
     */
    accountId: string;
    /** What was done. New types may be added: skip a type that you do not know. */
    type: Open<AccountEventType>;
    /** When it was done. */
    at: Timestamp;
    /** Who did it. */
    actor: AccountEventActor;
    /**
     * The IP address of the request. `null` if no request did it.
     * @example 203.0.113.7
     */
    ipAddress: string | null;
    /** The member, the key, the passkey, the endpoint or the document that was changed, or else the account. */
    subject: AccountEventSubject;
    /** The fields that were set or changed. A secret is never among them. */
    changes: AccountEventChange[];
    /**
     * The `hash` of the entry before. `null` for the first one.
     * @example 9f2b8f8a5a0b4a1e6f0c3f0d3c1f0b7d8f5a3e2c1b0a9f8e7d6c5b4a39281706
     */
    previousHash: string | null;
    /**
     * SHA-256 in hexadecimal of this entry without its `hash`, as canonical JSON (RFC 8785).
     * @example 4be0b1b6bf8e2dd7a0e5d5cd5c5a2e8b9f0d1c3b5a7e9f8d6c4b2a0918273645
     */
    hash: string;
};
/** A page of the log. */
export type AccountEventList = {
    /** The entries of this page, newest first. */
    accountEvents: AccountEvent[];
    /** Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/** A test mail on its way. */
export type TestMail = {
    /**
     * The address of the mail, which is the `contactEmail` of the account.
     * @example avtal@lindqvist-bygg.example
     */
    to: string;
};
/** A domain, and the DNS record that proves it. */
export type SingleSignOnDomain = {
    /**
     * The part of the addresses after the `@`. Each subdomain is a domain of its own.
     * @example example.com
     */
    domain: string;
    /**
     * The name of the TXT record.
     * @example _paraph.example.com
     */
    recordName: string;
    /**
     * What the record must say.
     * @example paraph-domain=3f9c1e0b7a52d4c86e10f3a97b25c4d8e6f01a2b
     */
    recordValue: string;
    /** When the record was seen. `null` before. */
    provedAt: Timestamp | null;
};
/**
 * A set of scopes with a name. A member has the scopes of its role, and a change of the role applies to the next request.
 *
 * | Role | Scopes |
 * |---|---|
 * | `ADMIN` | all |
 * | `SENDER` | `documents:read`, `documents:write`, `contacts:read`, `contacts:write`, `account:read` |
 * | `READER` | `documents:read`, `contacts:read`, `account:read` |
 *
 * New roles may be added.
 */
export type Role = "ADMIN" | "SENDER" | "READER";
/** Which value of the claim gives which role. */
export type SingleSignOnRole = {
    /**
     * One value of the claim.
     * @example paraph-admins
     */
    value: string;
    /** The role that it gives. */
    role: Open<Role>;
};
/** The identity provider of an account. */
export type SingleSignOn = {
    /**
     * The address of the provider, exactly as it names itself.
     * @example https://login.example.com/realms/acme
     */
    issuer: string;
    /**
     * The name of Paraph at the provider.
     * @example paraph
     */
    clientId: string;
    /**
     * Format: uri
     * Where the provider sends the browser. Register it there.
     * @example https://sign.example.com/single-sign-on/acc_01kakxv35be0nttz8znbxcy6s8
     */
    redirectUri: string;
    /** The domains of the addresses for which the provider may speak. */
    domains: SingleSignOnDomain[];
    /**
     * The claim that says the role, such as `groups`, `roles` or `realm_access.roles`. Without it, members keep the role that they have here.
     * @example groups
     */
    roleClaim: string | null;
    /** Which value of the claim gives which role. With several, the strongest one counts, at each sign-in. */
    roles: SingleSignOnRole[];
    /** The role without such a value. `null` refuses the person. */
    defaultRole: Open<Role> | null;
    /** True if whoever signs in first becomes a member. Who was removed needs an invitation. */
    createsMembers: boolean;
    /** True if members can sign in at the provider only. */
    onlySingleSignOn: boolean;
    /** When the settings were changed last. */
    updatedAt: Timestamp;
};
/** The identity provider, and who gets which role. */
export type ReplaceSingleSignOn = {
    /**
     * The address of the provider, exactly as it names itself.
     * @example https://login.example.com/realms/acme
     */
    issuer: string;
    /**
     * The name of Paraph at the provider.
     * @example paraph
     */
    clientId: string;
    /**
     * The secret of this client. No answer has it. Required for a new issuer or client.
     * @example Ex4mple-secret-of-the-client
     */
    clientSecret?: string;
    /** The domains of the addresses for which the provider may speak. */
    domains: string[];
    /**
     * The claim that says the role, such as `groups`, `roles` or `realm_access.roles`. Without it, members keep the role that they have here.
     * @example groups
     */
    roleClaim?: string | null;
    /** Which value of the claim gives which role. With several, the strongest one counts, at each sign-in. */
    roles: {
        /**
         * One value of the claim.
         * @example paraph-admins
         */
        value: string;
        /** The role that it gives. */
        role: Open<Role>;
    }[];
    /** The role without such a value. `null` refuses the person. */
    defaultRole?: Open<Role> | null;
    /** True if whoever signs in first becomes a member. Who was removed needs an invitation. */
    createsMembers: boolean;
    /** True if members can sign in at the provider only. */
    onlySingleSignOn: boolean;
};
/** `LIVE` for real data. `TEST` for test data: documents are stamped "TEST". */
export type Mode = "LIVE" | "TEST";
/**
 * What a key may do. No scope includes another one: a key that reads and changes documents needs both scopes of documents.
 *
 * | Scope | The key may |
 * |---|---|
 * | `documents:read` | read documents with their parties, files and events |
 * | `documents:write` | create, change, send, cancel and delete documents and their parties |
 * | `contacts:read` | read contacts and companies |
 * | `contacts:write` | create, change and delete contacts and companies |
 * | `webhooks:write` | read and change webhook endpoints. To create or change one, or to read what was sent, the key needs `documents:read` too |
 * | `account:read` | read the account |
 * | `account:write` | change the settings of the account |
 * | `keys:write` | create, list and revoke API keys |
 * | `members:read` | read the members of the account |
 * | `members:write` | invite, change and remove members |
 * | `log:read` | read the log of the account |
 * | `scim` | add, change, deactivate and remove members by SCIM. Only a key of an identity provider needs it, and no role of members has it |
 *
 * New scopes may be added: ignore a scope that you do not know.
 */
export type Scope = "documents:read" | "documents:write" | "contacts:read" | "contacts:write" | "webhooks:write" | "account:read" | "account:write" | "keys:write" | "members:read" | "members:write" | "log:read" | "scim";
/** The fields of a member. */
export type MemberBase = {
    /**
     * Unique member identifier.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     */
    id: MemberId;
    /**
     * The name of the person, as the account writes it.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * The address of the person, with which the person signs in. Only an identity provider can change it, by SCIM.
     * @example anna.lindqvist@example.com
     */
    email: string;
    /** What the member may do. */
    role: Open<Role>;
    /**
     * `INVITED` until the person signs in for the first time.
     */
    status: "INVITED" | "JOINED";
    /** When the member was invited last. */
    invitedAt: Timestamp;
    /** When the person signed in for the first time. `null` before. */
    joinedAt: Timestamp | null;
    /** When the person signed in last. `null` if never. */
    lastSignedInAt: Timestamp | null;
    /**
     * True if an identity provider manages the member by SCIM. It may overwrite changes.
     * @example false
     */
    isProvisioned?: boolean;
    /**
     * True if the identity provider has deactivated the member, who can do nothing until it is active again.
     * @example false
     */
    isDeactivated?: boolean;
};
/** A person who uses the account. */
export type Member = {
    /**
     * Unique member identifier.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     */
    id: MemberId;
    /**
     * The name of the person, as the account writes it.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * The address of the person, with which the person signs in. Only an identity provider can change it, by SCIM.
     * @example anna.lindqvist@example.com
     */
    email: string;
    /** What the member may do. */
    role: Open<Role>;
    /**
     * `INVITED` until the person signs in for the first time.
     */
    status: "INVITED" | "JOINED";
    /** When the member was invited last. */
    invitedAt: Timestamp;
    /** When the person signed in for the first time. `null` before. */
    joinedAt: Timestamp | null;
    /** When the person signed in last. `null` if never. */
    lastSignedInAt: Timestamp | null;
    /**
     * True if an identity provider manages the member by SCIM. It may overwrite changes.
     * @example false
     */
    isProvisioned?: boolean;
    /**
     * True if the identity provider has deactivated the member, who can do nothing until it is active again.
     * @example false
     */
    isDeactivated?: boolean;
};
/** Who sends the request, and what it may do. */
export type Me = {
    /** The account whose data the request sees. `GET /api/v1/account` has its other fields. */
    account: {
        /**
         * Unique account identifier.
         * @example acc_01kakxv35be0nttz8znbxcy6s8
         */
        id: string;
        /**
         * The name by which the operator's commands find the account.
         * @example Lindqvist Bygg AB
         */
        name: string;
        /**
         * The name of the sender that parties and members see. `null` for `name`.
         * @example Lindqvist Bygg & Måleri
         */
        displayName: string | null;
    };
    /** Whether the data of the account are real. The live and the test data of one name belong to two accounts. */
    mode: Mode;
    /**
     * What the request may do.
     * @example [
     *       "documents:read",
     *       "documents:write",
     *       "contacts:read"
     * ]
     */
    scopes: Open<Scope>[];
    /** The API key of the request. `null` if the credential of the request is not an API key, such as the access token of a member. */
    apiKey: {
        /**
         * Unique key identifier.
         * @example key_01kakxv35be0nttz8znbxcy6s8
         */
        id: ApiKeyId;
        /**
         * What the key is for. `null` if the key was created on the command line without a name.
         * @example CRM integration
         */
        name: string | null;
        /**
         * The first 12 characters of the key. `null` if it is not known.
         * @example pk_live_Ex4m
         */
        prefix: string | null;
        /** The time from which the key is refused. `null` if it does not expire. */
        expiresAt: Timestamp | null;
    } | null;
    /** The member who sends the request. Absent if a key sends it. */
    member?: Member;
    /** The mails that the member gets about their own documents. Absent if a key sends the request. */
    notifications?: Notifications;
};
/** What to change. What is absent stays as it was. */
export type UpdateMe = {
    /** The mails to you about your own documents. */
    notifications?: UpdateNotifications;
};
/** The first member of a new account, with the role `ADMIN`. */
export type FirstAdmin = {
    /**
     * The name of the person, which colleagues see, and which the events of documents keep.
     * @example Anna Lindqvist
     */
    name: string;
    /** The address of the person. Upper and lower case are the same. */
    email: EmailAddress;
    /** The language of the mails to the person. */
    language: Language;
};
/** The account to create. */
export type CreateFirstAccount = {
    /**
     * The name of the sender that parties see.
     * @example Lindqvist Bygg AB
     */
    name: string;
    /**
     * The address that is told of the `notifications` of the account, and that parties can ask. Without it, the sender gets no mail until an update
     * of the account sets one.
     */
    contactEmail?: EmailAddress;
    /**
     * `TEST` for an account with test data only: its documents are stamped "TEST".
     * @default LIVE
     */
    mode?: Mode;
    /** The person who sets up the server. Without it, the account has only a key, and no members. */
    admin?: FirstAdmin;
};
/** The fields of an API key without its secret. */
export type ApiKeyBase = {
    /**
     * Unique key identifier.
     * @example key_01kakxv35be0nttz8znbxcy6s8
     */
    id: ApiKeyId;
    /**
     * What the key is for. `null` if the key was created on the command line without a name.
     * @example CRM integration
     */
    name: string | null;
    /**
     * The first 12 characters of the key, by which you recognize it. `null` if it is not known.
     * @example pk_live_Ex4m
     */
    prefix: string | null;
    /**
     * What the key may do. A key that was created on the command line without scopes has all scopes, also those of later versions.
     * @example [
     *       "documents:read",
     *       "documents:write",
     *       "contacts:read"
     * ]
     */
    scopes: Open<Scope>[];
    /** When the key was created. */
    createdAt: Timestamp;
    /**
     * Identifier of the key or the member that created this key. `null` if neither did.
     * @example key_01kakxv2sbfh3bnzr9b51q2m1p
     */
    createdBy: ApiKeyId | null;
    /** The time from which the key is refused. `null` if it does not expire. */
    expiresAt: Timestamp | null;
    /** When the key was last used. It is at most a minute out of date. `null` if the key was never used. */
    lastUsedAt: Timestamp | null;
};
/** A new API key with its secret. */
export type CreatedApiKey = {
    /**
     * Unique key identifier.
     * @example key_01kakxv35be0nttz8znbxcy6s8
     */
    id: ApiKeyId;
    /**
     * What the key is for. `null` if the key was created on the command line without a name.
     * @example CRM integration
     */
    name: string | null;
    /**
     * The first 12 characters of the key, by which you recognize it. `null` if it is not known.
     * @example pk_live_Ex4m
     */
    prefix: string | null;
    /**
     * What the key may do. A key that was created on the command line without scopes has all scopes, also those of later versions.
     * @example [
     *       "documents:read",
     *       "documents:write",
     *       "contacts:read"
     * ]
     */
    scopes: Open<Scope>[];
    /** When the key was created. */
    createdAt: Timestamp;
    /**
     * Identifier of the key or the member that created this key. `null` if neither did.
     * @example key_01kakxv2sbfh3bnzr9b51q2m1p
     */
    createdBy: ApiKeyId | null;
    /** The time from which the key is refused. `null` if it does not expire. */
    expiresAt: Timestamp | null;
    /** When the key was last used. It is at most a minute out of date. `null` if the key was never used. */
    lastUsedAt: Timestamp | null;
    /**
     * The key: send it as `authorization: Bearer <secret>`. Store it now, because it is never shown again.
     * @example pk_live_Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
     */
    secret: string;
};
/** A member who was invited just now. */
export type InvitedMember = {
    /**
     * Unique member identifier.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     */
    id: MemberId;
    /**
     * The name of the person, as the account writes it.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * The address of the person, with which the person signs in. Only an identity provider can change it, by SCIM.
     * @example anna.lindqvist@example.com
     */
    email: string;
    /** What the member may do. */
    role: Open<Role>;
    /**
     * `INVITED` until the person signs in for the first time.
     */
    status: "INVITED" | "JOINED";
    /** When the member was invited last. */
    invitedAt: Timestamp;
    /** When the person signed in for the first time. `null` before. */
    joinedAt: Timestamp | null;
    /** When the person signed in last. `null` if never. */
    lastSignedInAt: Timestamp | null;
    /**
     * True if an identity provider manages the member by SCIM. It may overwrite changes.
     * @example false
     */
    isProvisioned?: boolean;
    /**
     * True if the identity provider has deactivated the member, who can do nothing until it is active again.
     * @example false
     */
    isDeactivated?: boolean;
    /**
     * Format: uri
     * The link of the invitation, if the server sends no e-mail. It is never shown again. `null` if a mail has the link.
     * @example https://sign.example.com/#invitation=Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
     */
    invitationUrl: string | null;
};
/** The first account with its first key and its first member. */
export type FirstAccount = {
    /** The account. */
    account: Account;
    /** Whether the data of the account are real. */
    mode: Mode;
    /** Its key, which has all scopes and does not expire. */
    apiKey: CreatedApiKey;
    /**
     * The first member, if the request has an `admin`. Its `invitationUrl` is a link on each server, also on one that sends mail: `POST /api/v1/sessions` with its token
     * signs the person in.
     */
    admin?: InvitedMember;
};
/** An API key without its secret. */
export type ApiKey = {
    /**
     * Unique key identifier.
     * @example key_01kakxv35be0nttz8znbxcy6s8
     */
    id: ApiKeyId;
    /**
     * What the key is for. `null` if the key was created on the command line without a name.
     * @example CRM integration
     */
    name: string | null;
    /**
     * The first 12 characters of the key, by which you recognize it. `null` if it is not known.
     * @example pk_live_Ex4m
     */
    prefix: string | null;
    /**
     * What the key may do. A key that was created on the command line without scopes has all scopes, also those of later versions.
     * @example [
     *       "documents:read",
     *       "documents:write",
     *       "contacts:read"
     * ]
     */
    scopes: Open<Scope>[];
    /** When the key was created. */
    createdAt: Timestamp;
    /**
     * Identifier of the key or the member that created this key. `null` if neither did.
     * @example key_01kakxv2sbfh3bnzr9b51q2m1p
     */
    createdBy: ApiKeyId | null;
    /** The time from which the key is refused. `null` if it does not expire. */
    expiresAt: Timestamp | null;
    /** When the key was last used. It is at most a minute out of date. `null` if the key was never used. */
    lastUsedAt: Timestamp | null;
};
/** A page of API keys, newest first. */
export type ApiKeyList = {
    /** The keys of this page. */
    apiKeys: ApiKey[];
    /** Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/** The key to create. */
export type CreateApiKey = {
    /**
     * What the key is for. It does not need to be unique.
     * @example CRM integration
     */
    name: string;
    /**
     * What the key may do. The creating key must have all of these scopes.
     * @example [
     *       "documents:read",
     *       "documents:write",
     *       "contacts:read"
     * ]
     */
    scopes: Open<Scope>[];
    /**
     * Format: date-time
     * The time from which the key is refused. It must be in the future. Without it, the key does not expire.
     * @example 2027-12-31T23:00:00Z
     */
    expiresAt?: string;
};
/** The members of the account by name. */
export type ColleagueList = {
    /** In the order of their names. */
    colleagues: Colleague[];
};
/** A page of members, newest first. */
export type MemberList = {
    /** The members of this page. */
    members: Member[];
    /** Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/** The person to invite. */
export type InviteMember = {
    /**
     * The name of the person, which colleagues see, and which the events of documents keep.
     * @example Anna Lindqvist
     */
    name: string;
    /** The address of the person. Upper and lower case are the same. */
    email: EmailAddress;
    /** What the member may do. */
    role: Open<Role>;
    /**
     * The language of the mail with the invitation.
     * @default EN
     */
    language?: Language;
};
/** The fields to change. */
export type UpdateMember = {
    /**
     * The name of the person, which colleagues see, and which the events of documents keep.
     * @example Anna Lindqvist
     */
    name?: string;
    /** What the member may do. */
    role?: Open<Role>;
};
/** What was handed over. */
export type HandedOver = {
    /**
     * The number of documents.
     * @example 12
     */
    count: number;
};
/** A part of SCIM. */
export type ScimFeature = {
    /**
     * True if the server has it.
     * @example true
     */
    supported: boolean;
    /**
     * The highest number of resources in one answer. Only `filter` has it.
     * @example 100
     */
    maxResults?: number;
    /**
     * The highest number of changes in one request. Only `bulk` has it, which is not supported.
     * @example 0
     */
    maxOperations?: number;
    /**
     * The highest number of bytes of a request. Only `bulk` has it, which is not supported.
     * @example 0
     */
    maxPayloadSize?: number;
};
/** A way to prove who sends a request. */
export type ScimAuthenticationScheme = {
    /**
     * Always `oauthbearertoken`. The API key is the bearer token.
     * @constant
     */
    type: "oauthbearertoken";
    /**
     * A name for people.
     * @example API key
     */
    name: string;
    /**
     * How it is used.
     * @example Authorization: Bearer, with an API key that has the scope scim.
     */
    description: string;
    /**
     * Always `true`.
     * @constant
     */
    primary: true;
};
/** Which parts of SCIM the server has (RFC 7643, section 5). */
export type ScimConfig = {
    /** Always the schema of the features. */
    schemas: "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"[];
    /** Changes of single attributes. */
    patch: ScimFeature;
    /** Many changes in one request. */
    bulk: ScimFeature;
    /** The search for a member. The description of the parameter `filter` says what it compares. */
    filter: ScimFeature;
    /** Changes of passwords. Members have none. */
    changePassword: ScimFeature;
    /** Lists in another order. */
    sort: ScimFeature;
    /** Versions of resources. */
    etag: ScimFeature;
    /** How the identity provider proves who it is. */
    authenticationSchemes: ScimAuthenticationScheme[];
};
/** An error of SCIM (RFC 7644, section 3.12). */
export type ScimError = {
    /** Always the schema of errors. */
    schemas: "urn:ietf:params:scim:api:messages:2.0:Error"[];
    /**
     * The HTTP status, as a string.
     * @example 409
     */
    status: string;
    /**
     * The kind of fault. Absent if RFC 7644 names none.
     */
    scimType?: "uniqueness" | "invalidFilter" | "invalidPath" | "invalidSyntax" | "invalidValue";
    /**
     * A text that says what went wrong this time, and how to solve it.
     * @example A member of this account has this address.
     */
    detail: string;
};
/** The rules of an attribute (RFC 7643, section 2.2). */
export type ScimAttributeBase = {
    /**
     * The name of the attribute.
     * @example userName
     */
    name: string;
    /**
     * The kind of value. A `complex` one has parts.
     */
    type: "string" | "boolean" | "complex";
    /**
     * True if the attribute is a list.
     * @example false
     */
    multiValued: boolean;
    /**
     * What the attribute says.
     * @example The e-mail address of the person.
     */
    description: string;
    /**
     * True if a member can't be without it.
     * @example true
     */
    required: boolean;
    /**
     * The values that the server takes. Absent if it takes others too.
     * @example [
     *       "ADMIN",
     *       "SENDER",
     *       "READER"
     * ]
     */
    canonicalValues?: string[];
    /**
     * False if upper and lower case are the same.
     * @example false
     */
    caseExact: boolean;
    /**
     * `readOnly` if the server ignores what is sent.
     */
    mutability: "readOnly" | "readWrite";
    /**
     * Always `default`. A value that is there is in each answer.
     * @constant
     */
    returned: "default";
    /**
     * `server` if two members of an account can not have the same value.
     */
    uniqueness: "none" | "server";
};
/** A part of an attribute. */
export type ScimSubAttribute = {
    /**
     * The name of the attribute.
     * @example userName
     */
    name: string;
    /**
     * The kind of value. A `complex` one has parts.
     */
    type: "string" | "boolean" | "complex";
    /**
     * True if the attribute is a list.
     * @example false
     */
    multiValued: boolean;
    /**
     * What the attribute says.
     * @example The e-mail address of the person.
     */
    description: string;
    /**
     * True if a member can't be without it.
     * @example true
     */
    required: boolean;
    /**
     * The values that the server takes. Absent if it takes others too.
     * @example [
     *       "ADMIN",
     *       "SENDER",
     *       "READER"
     * ]
     */
    canonicalValues?: string[];
    /**
     * False if upper and lower case are the same.
     * @example false
     */
    caseExact: boolean;
    /**
     * `readOnly` if the server ignores what is sent.
     */
    mutability: "readOnly" | "readWrite";
    /**
     * Always `default`. A value that is there is in each answer.
     * @constant
     */
    returned: "default";
    /**
     * `server` if two members of an account can not have the same value.
     */
    uniqueness: "none" | "server";
};
/** An attribute of a member. */
export type ScimAttribute = {
    /**
     * The name of the attribute.
     * @example userName
     */
    name: string;
    /**
     * The kind of value. A `complex` one has parts.
     */
    type: "string" | "boolean" | "complex";
    /**
     * True if the attribute is a list.
     * @example false
     */
    multiValued: boolean;
    /**
     * What the attribute says.
     * @example The e-mail address of the person.
     */
    description: string;
    /**
     * True if a member can't be without it.
     * @example true
     */
    required: boolean;
    /**
     * The values that the server takes. Absent if it takes others too.
     * @example [
     *       "ADMIN",
     *       "SENDER",
     *       "READER"
     * ]
     */
    canonicalValues?: string[];
    /**
     * False if upper and lower case are the same.
     * @example false
     */
    caseExact: boolean;
    /**
     * `readOnly` if the server ignores what is sent.
     */
    mutability: "readOnly" | "readWrite";
    /**
     * Always `default`. A value that is there is in each answer.
     * @constant
     */
    returned: "default";
    /**
     * `server` if two members of an account can not have the same value.
     */
    uniqueness: "none" | "server";
    /** The parts of the attribute. Absent if it has none. */
    subAttributes?: ScimSubAttribute[];
};
/** A schema of SCIM (RFC 7643, section 7). */
export type ScimSchema = {
    /** Always the schema of schemas. */
    schemas: "urn:ietf:params:scim:schemas:core:2.0:Schema"[];
    /**
     * Always the schema of users.
     * @constant
     */
    id: "urn:ietf:params:scim:schemas:core:2.0:User";
    /**
     * Always `User`.
     * @constant
     */
    name: "User";
    /**
     * What the schema describes.
     * @example A member of the account
     */
    description: string;
    /** The attributes. Those that all resources of SCIM have, such as `externalId`, are not among them. */
    attributes: ScimAttribute[];
};
/** The schemas of the server (RFC 7644, section 4). */
export type ScimSchemaList = {
    /** Always the schema of lists. */
    schemas: "urn:ietf:params:scim:api:messages:2.0:ListResponse"[];
    /**
     * The number of schemas.
     * @example 1
     */
    totalResults: number;
    /**
     * Always 1, because the list has one page.
     * @example 1
     */
    startIndex: number;
    /**
     * The number of schemas.
     * @example 1
     */
    itemsPerPage: number;
    /** The schemas. */
    Resources: ScimSchema[];
};
/** A kind of resource (RFC 7643, section 6). */
export type ScimResourceType = {
    /** Always the schema of resource types. */
    schemas: "urn:ietf:params:scim:schemas:core:2.0:ResourceType"[];
    /**
     * Always `User`.
     * @constant
     */
    id: "User";
    /**
     * Always `User`.
     * @constant
     */
    name: "User";
    /**
     * What the resource is.
     * @example A member of the account
     */
    description: string;
    /**
     * Always `/Users`, below the address of SCIM.
     * @constant
     */
    endpoint: "/Users";
    /**
     * Always the schema of users.
     * @constant
     */
    schema: "urn:ietf:params:scim:schemas:core:2.0:User";
};
/** The resource types of the server (RFC 7644, section 4). */
export type ScimResourceTypeList = {
    /** Always the schema of lists. */
    schemas: "urn:ietf:params:scim:api:messages:2.0:ListResponse"[];
    /**
     * The number of resource types.
     * @example 1
     */
    totalResults: number;
    /**
     * Always 1, because the list has one page.
     * @example 1
     */
    startIndex: number;
    /**
     * The number of resource types.
     * @example 1
     */
    itemsPerPage: number;
    /** The resource types. */
    Resources: ScimResourceType[];
};
/** The parts of a name. */
export type ScimName = {
    /**
     * The whole name.
     * @example Anna Lindqvist
     */
    formatted?: string;
    /**
     * The family name.
     * @example Lindqvist
     */
    familyName?: string;
    /**
     * The given name.
     * @example Anna
     */
    givenName?: string;
};
/** An e-mail address. */
export type ScimEmail = {
    /**
     * The address.
     * @example anna.lindqvist@example.com
     */
    value: string;
    /**
     * Always `work`.
     * @constant
     */
    type: "work";
    /**
     * Always `true`.
     * @constant
     */
    primary: true;
};
/** A role. */
export type ScimRole = {
    /** What the member may do. */
    value: Open<Role>;
    /**
     * Always `true`.
     * @constant
     */
    primary: true;
};
/** Facts about the resource. */
export type ScimMeta = {
    /**
     * Always `User`.
     * @constant
     */
    resourceType: "User";
    /** When the member was added. */
    created: Timestamp;
    /** When the identity provider changed the member last. */
    lastModified: Timestamp;
    /**
     * Format: uri
     * The address of the resource.
     * @example https://sign.example.com/api/v1/scim/v2/Users/mbr_01kakxv35be0nttz8znbxcy6s8
     */
    location: string;
};
/** A member, as SCIM describes a user (RFC 7643, section 4.1). What has no value is absent. */
export type ScimUser = {
    /** Always the schema of users. */
    schemas: "urn:ietf:params:scim:schemas:core:2.0:User"[];
    /**
     * The identifier of the member.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     */
    id: MemberId;
    /**
     * The identifier that the identity provider has given.
     * @example 0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef
     */
    externalId?: string;
    /**
     * The e-mail address of the person. Upper and lower case are the same.
     * @example anna.lindqvist@example.com
     */
    userName: string;
    /**
     * The name of the member, which colleagues see.
     * @example Anna Lindqvist
     */
    displayName: string;
    /** The parts of a name. */
    name: ScimName;
    /** The address once more. */
    emails: ScimEmail[];
    /** False for a member who can do nothing until it is active again. */
    active: boolean;
    /** The role of the member. A member has one. */
    roles: ScimRole[];
    /** Facts about the resource. */
    meta: ScimMeta;
};
/** A page of members (RFC 7644, section 3.4.2). */
export type ScimUserList = {
    /** Always the schema of lists. */
    schemas: "urn:ietf:params:scim:api:messages:2.0:ListResponse"[];
    /**
     * The number of members that match.
     * @example 1
     */
    totalResults: number;
    /**
     * The place of the first member of this page. The first one has the place 1.
     * @example 1
     */
    startIndex: number;
    /**
     * The number of members of this page.
     * @example 1
     */
    itemsPerPage: number;
    /** The members of this page, in the order in which they were added. */
    Resources: ScimUser[];
};
/** What the identity provider says about a person. Other attributes are ignored. */
export type SetScimUser = {
    /**
     * The e-mail address of the person.
     * @example anna.lindqvist@example.com
     */
    userName: string;
    /**
     * The identifier of the person at the identity provider.
     * @example 0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef
     */
    externalId?: string | null;
    /**
     * The name of the member. Without it, the name is made of `name`, or is the address.
     * @example Anna Lindqvist
     */
    displayName?: string | null;
    /** The parts of the name. `givenName`, `familyName` and `formatted` are read. */
    name?: {
        [key: string]: unknown;
    } | null;
    /**
     * False deactivates the member. `"True"` and `"False"` are taken too.
     * @example true
     */
    active?: boolean | string | null;
    /** The role of the member, `ADMIN`, `SENDER` or `READER`. Of several, the one that is `primary` counts, or else the strongest. A new member without any is a `READER`. */
    roles?: ({
        [key: string]: unknown;
    } | string)[] | null;
} & {
    [key: string]: unknown;
};
/** A change of an attribute. Changes of attributes that the server does not have are ignored. */
export type ScimOperation = {
    /**
     * `add`, `replace` or `remove`. The first letter may be a capital.
     * @example replace
     */
    op: string;
    /**
     * The attribute, such as `active`, `name.familyName` or `roles[primary eq "True"].value`. Without it, `value` is an object with attributes.
     * @example active
     */
    path?: string;
    /**
     * The new value.
     * @example false
     */
    value?: unknown;
} & {
    [key: string]: unknown;
};
/** A list of changes (RFC 7644, section 3.5.2). */
export type PatchScimUser = {
    /** The changes, in their order. All of them are made, or none. */
    Operations: ScimOperation[];
} & {
    [key: string]: unknown;
};
/**
 * A way to sign in.
 *
 * | Way | The person |
 * |---|---|
 * | `PASSKEY` | uses a passkey that it has registered |
 * | `SINGLE_SIGN_ON` | signs in at the provider of an account |
 * | `MAILED_LINK` | opens a link that a mail has |
 * | `KEY` | enters an API key in the console |
 *
 * New ways may be added.
 */
export type SignInWay = "PASSKEY" | "SINGLE_SIGN_ON" | "MAILED_LINK" | "KEY";
/** How people can sign in. */
export type SignInWays = {
    /** The ways, the best one first. While nobody is a member, that is `KEY`. None if only invitations work. */
    ways: Open<SignInWay>[];
};
/** What the browser needs. */
export type PasskeyOptions = {
    /**
     * The options of WebAuthn Level 3 as a JSON text. Give what `JSON.parse` returns to `PublicKeyCredential.parseCreationOptionsFromJSON` or
     * `parseRequestOptionsFromJSON`.
     * @example {"challenge":"Ex4mple"}
     */
    options: string;
};
/** A time in RFC 3339 format, in UTC with milliseconds, or `null`. */
export type TimestampOrNull = string | null;
/** A key on a device of a person, or in its password manager, that signs in without a password. */
export type Passkey = {
    /**
     * Unique passkey identifier.
     * @example pky_01kakxv35be0nttz8znbxcy6s8
     */
    id: PasskeyId;
    /**
     * What the person calls it.
     * @example My phone
     */
    name: string;
    /** When it was registered. */
    createdAt: Timestamp;
    /** When somebody signed in with it last. `null` if nobody has. */
    lastUsedAt: TimestampOrNull;
};
/** The passkeys of a person, newest first. */
export type PasskeyList = {
    /** All passkeys of the person. */
    passkeys: Passkey[];
};
/** The new passkey, as the browser gives it (`RegistrationResponseJSON` of WebAuthn Level 3). */
export type PasskeyCredential = {
    /** Identifier of the passkey. */
    id: string;
    /** The same. */
    rawId: string;
    /**
     * Always `public-key`.
     * @constant
     */
    type: "public-key";
    /** Where the passkey is. */
    authenticatorAttachment?: string;
    /** Send it empty. */
    clientExtensionResults: Record<string, never>;
    /** What the authenticator has made. */
    response: {
        /** What the browser says about the page. */
        clientDataJSON: string;
        /** The public key and its data. */
        attestationObject: string;
        /** Not used. */
        authenticatorData?: string;
        /** Not used. */
        publicKey?: string;
        /** Not used. */
        publicKeyAlgorithm?: number;
        /** How the browser reaches the authenticator. */
        transports?: string[];
    };
};
/** The passkey to register. */
export type AddPasskey = {
    /**
     * What the person calls it.
     * @example My phone
     */
    name: string;
    /** The new passkey, as the browser gives it (`RegistrationResponseJSON` of WebAuthn Level 3). */
    credential: PasskeyCredential;
};
/** The new name. */
export type UpdatePasskey = {
    /**
     * What the person calls it.
     * @example My phone
     */
    name: string;
};
/** The invitation. */
export type LookUpInvitation = {
    /**
     * The token: the part of the link after `#invitation=`.
     * @example Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
     */
    invitation: string;
};
/** To what somebody is invited. */
export type InvitationFound = {
    /**
     * The `displayName` of the account, or else its `name`.
     * @example Lindqvist Bygg AB
     */
    accountName: string;
    /** What the member may do. */
    role: Open<Role>;
    /**
     * The name of the member or the key that invites. `null` for the operator of the server, and for a key without a name.
     * @example Anna Lindqvist
     */
    invitedBy: string | null;
    /** Until when the link works, if it is not used before. */
    expiresAt: Timestamp;
};
/** Who wants to sign in. */
export type RequestSignInLink = {
    /** The address of a member. Upper and lower case are the same. */
    email: EmailAddress;
    /**
     * The language of the mail with the link.
     * @default EN
     */
    language?: Language;
};
/** Says until when the link would work, whether or not somebody gets it. */
export type SignInLinkRequested = {
    /** The time until which a link that was requested now works. */
    expiresAt: Timestamp;
};
/** Who wants to sign in. */
export type StartSingleSignOn = {
    /** The address of the person. Its domain says which provider it is. */
    email: EmailAddress;
    /**
     * True if the provider must ask also a person who has signed in there, before a sensitive act.
     * @default false
     * @example true
     */
    asksAgain?: boolean;
};
/** Where the person signs in. */
export type SingleSignOnStarted = {
    /**
     * Format: uri
     * The page of the provider. `null` if no account has proved the domain of the address.
     * @example https://login.example.com/authorize?client_id=paraph&response_type=code
     */
    url: string | null;
};
/** A browser in which a person is signed in. */
export type Session = {
    /**
     * Unique session identifier.
     * @example ses_01kakxv35be0nttz8znbxcy6s8
     */
    id: SessionId;
    /** When the person signed in. */
    createdAt: Timestamp;
    /** When the session was renewed last. */
    lastUsedAt: Timestamp;
    /** When the session ends, if it is not renewed before. */
    expiresAt: Timestamp;
    /**
     * The address of the browser at the last renewal. `null` if it is not known.
     * @example 192.0.2.14
     */
    ipAddress: string | null;
    /**
     * What the browser says about itself. `null` if it says nothing.
     * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
     */
    userAgent: string | null;
    /** `true` for the session of this request. */
    isCurrent: boolean;
};
/** The sessions of a person, newest first. */
export type SessionList = {
    /** All sessions of the person. */
    sessions: Session[];
};
/** The signature of a passkey, as the browser gives it (`AuthenticationResponseJSON` of WebAuthn Level 3). */
export type PasskeyAssertion = {
    /** Identifier of the passkey. */
    id: string;
    /** The same. */
    rawId: string;
    /**
     * Always `public-key`.
     * @constant
     */
    type: "public-key";
    /** Where the passkey is. */
    authenticatorAttachment?: string;
    /** Send it empty. */
    clientExtensionResults: Record<string, never>;
    /** What the authenticator has made. */
    response: {
        /** What the browser says about the page. */
        clientDataJSON: string;
        /** What the authenticator says about itself. */
        authenticatorData: string;
        /** The signature. */
        signature: string;
        /** The person, as the server has named it. */
        userHandle: string;
    };
};
/** One of the ways to sign in. */
export type CreateSession = {
    /**
     * The token of an invitation: the part of its link after `#invitation=`.
     * @example Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
     */
    invitation?: string;
    /**
     * The token of a sign-in link: the part of the link after `#sign-in=`.
     * @example Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
     */
    signInLink?: string;
    /**
     * The answer of a provider: the part of the address of the page after `#single-sign-on=`.
     * @example acc_01kakxv35be0nttz8znbxcy6s8?code=Ex4mple&state=Ex4mple
     */
    singleSignOn?: string;
    /** The signature of a passkey, as the browser gives it (`AuthenticationResponseJSON` of WebAuthn Level 3). */
    passkey?: PasskeyAssertion;
};
/** An account of a member. */
export type MemberAccount = {
    /**
     * Unique account identifier.
     * @example acc_01kakxv35be0nttz8znbxcy6s8
     */
    id: string;
    /**
     * The name by which the operator's commands find the account.
     * @example Lindqvist Bygg AB
     */
    name: string;
    /**
     * The name of the sender that parties and members see. `null` for `name`.
     * @example Lindqvist Bygg & Måleri
     */
    displayName: string | null;
    /** Whether the data of the account are real. */
    mode: Mode;
    /** What the member may do in this account. */
    role: Open<Role>;
};
/** An access token, and who may do what with it. */
export type SessionAccess = {
    /**
     * Send it as `authorization: Bearer <accessToken>`. Keep it in the memory of the page only.
     * @example pa_Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE
     */
    accessToken: string;
    /** The time from which the access token is refused. */
    expiresAt: Timestamp;
    /** The session of the access token. */
    session: Session;
    /** The account whose data the access token sees. */
    account: MemberAccount;
    /** The person as a member of this account. */
    member: Member;
    /** The accounts that `renewSession` can change to, this one too, in the order of their names. */
    accounts: MemberAccount[];
};
/** Says how many sessions have ended. */
export type SessionsEnded = {
    /**
     * The number of sessions.
     * @example 3
     */
    ended: number;
};
/** What changes with the renewal. An empty object changes nothing. */
export type RenewSession = {
    /**
     * The account to change to, one of `accounts` of the answer before. Without it, the account stays.
     * @example acc_01kakxv35be0nttz8znbxcy6s8
     */
    accountId?: string;
};
/** The type of an event that a webhook endpoint can ask for. New types may be added. */
export type WebhookEventType = "document.sent" | "document.completed" | "document.rejected" | "document.cancelled" | "document.expired" | "party.added" | "party.updated" | "party.removed" | "party.released" | "party.sent" | "party.delivered" | "party.bounced" | "party.failed" | "party.opened" | "party.read" | "party.signed" | "party.rejected" | "party.reminded" | "party.wrong_person";
/** The types of the events that the endpoint gets. */
export type WebhookEventTypes = Open<WebhookEventType>[];
/**
 * Why the server disabled the endpoint. `gone`: your system answered 410. `failing`: every delivery failed for five days. `backlog`: too many deliveries
 * waited. `null` while the endpoint is enabled, and if an update disabled it. New reasons may be added.
 */
export type WebhookDisabledReason = "gone" | "failing" | "backlog" | null;
/** The address of your system that gets events. */
export type WebhookEndpoint = {
    /**
     * Unique identifier of the webhook endpoint.
     * @example whk_01kakxv35be0nttz8znbxcy6s8
     */
    id: WebhookEndpointId;
    /**
     * Format: uri
     * Where the events are sent.
     * @example https://app.example.com/webhooks/paraph
     */
    url: string;
    /** The types of the events that the endpoint gets. */
    events: WebhookEventTypes;
    /**
     * Free text, for your own use.
     * @example The archive
     */
    description: string | null;
    /**
     * False if nothing is sent. Either your own update or the server disabled the endpoint.
     * @example true
     */
    enabled: boolean;
    /**
     * Why the server disabled the endpoint. `gone`: your system answered 410. `failing`: every delivery failed for five days. `backlog`: too many deliveries
     * waited. `null` while the endpoint is enabled, and if an update disabled it. New reasons may be added.
     */
    disabledReason: Open<WebhookDisabledReason>;
    /**
     * When the endpoint was disabled.
     * @example null
     */
    disabledAt: TimestampOrNull;
    /**
     * The first failure after the last success. `null` if the last delivery arrived.
     * @example null
     */
    failingSince: TimestampOrNull;
    /**
     * Until when the secret before the last rotation also signs. `null` if there is only one secret.
     * @example null
     */
    previousSecretExpiresAt: TimestampOrNull;
    /** When the endpoint was created. */
    createdAt: Timestamp;
    /** When the endpoint was last changed. */
    updatedAt: Timestamp;
};
/** A page of webhook endpoints, newest first. */
export type WebhookEndpointList = {
    /** The webhook endpoints of this page. */
    webhookEndpoints: WebhookEndpoint[];
    /** Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/**
 * Where the events are sent. It must begin with `https://`, and must not contain a user name, a password or a fragment. `http://` is possible only for
 * the hosts that the operator allows by name.
 */
export type WebhookUrl = string;
/** The webhook endpoint to store. */
export type CreateWebhookEndpoint = {
    /** Where the events are sent. */
    url: WebhookUrl;
    /** The types of the events that the endpoint gets. */
    events: WebhookEventTypes;
    /**
     * Free text, for your own use.
     * @example The archive
     */
    description?: string;
};
/** A webhook endpoint with the secret that signs its events. */
export type WebhookEndpointWithSecret = {
    /**
     * Unique identifier of the webhook endpoint.
     * @example whk_01kakxv35be0nttz8znbxcy6s8
     */
    id: WebhookEndpointId;
    /**
     * Format: uri
     * Where the events are sent.
     * @example https://app.example.com/webhooks/paraph
     */
    url: string;
    /** The types of the events that the endpoint gets. */
    events: WebhookEventTypes;
    /**
     * Free text, for your own use.
     * @example The archive
     */
    description: string | null;
    /**
     * False if nothing is sent. Either your own update or the server disabled the endpoint.
     * @example true
     */
    enabled: boolean;
    /**
     * Why the server disabled the endpoint. `gone`: your system answered 410. `failing`: every delivery failed for five days. `backlog`: too many deliveries
     * waited. `null` while the endpoint is enabled, and if an update disabled it. New reasons may be added.
     */
    disabledReason: Open<WebhookDisabledReason>;
    /**
     * When the endpoint was disabled.
     * @example null
     */
    disabledAt: TimestampOrNull;
    /**
     * The first failure after the last success. `null` if the last delivery arrived.
     * @example null
     */
    failingSince: TimestampOrNull;
    /**
     * Until when the secret before the last rotation also signs. `null` if there is only one secret.
     * @example null
     */
    previousSecretExpiresAt: TimestampOrNull;
    /** When the endpoint was created. */
    createdAt: Timestamp;
    /** When the endpoint was last changed. */
    updatedAt: Timestamp;
    /**
     * The secret with which your system checks the signatures: `whsec_` and 32 random bytes in Base64, as in Standard Webhooks. It is shown only here.
     * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0sQ2mV9pV3w=
     */
    secret: string;
};
/** The fields of the webhook endpoint to change. A field that is absent stays as it was. */
export type UpdateWebhookEndpoint = {
    /** Where the events are sent. */
    url?: WebhookUrl;
    /** The types of the events that the endpoint gets. */
    events?: WebhookEventTypes;
    /**
     * Free text, for your own use.
     * @example The archive
     */
    description?: string | null;
    /**
     * False to stop all deliveries, true to start them again.
     * @example true
     */
    enabled?: boolean;
};
/**
 * How far the delivery is. `PENDING`: it waits for its first or next attempt. `DELIVERED`: your system answered with a status from 200 to 299. `FAILED`: the last
 * attempt failed, or the endpoint was disabled. A retry makes it `PENDING` again.
 */
export type WebhookDeliveryStatus = "PENDING" | "DELIVERED" | "FAILED";
/**
 * Why the last attempt failed. `http_status`: your system answered with another status than 200 to 299. `timed_out`: it did not answer within 15 seconds.
 * `answer_invalid`: the answer is not HTTP. `address_refused`: the host of the URL has an address in a private network. `endpoint_disabled`: the endpoint was disabled while the delivery waited. `internal`: this server could not make the request.
 * `null` if it succeeded, and before the first attempt. New errors may be added: handle an error that you do not know like `connection_failed`.
 */
export type WebhookDeliveryError = "http_status" | "timed_out" | "dns_failed" | "connection_failed" | "tls_failed" | "answer_invalid" | "address_refused" | "endpoint_disabled" | "internal" | null;
/** One event for one webhook endpoint, and what became of it. */
export type WebhookDelivery = {
    /**
     * Unique identifier of the delivery.
     * @example whd_01kakxv35be0nttz8znbxcy6s8
     */
    id: string;
    /**
     * The identifier of the event, which is also the header `webhook-id` of each attempt and the identifier of the event in the audit trail of the document.
     * @example evt_01kakxv35be0nttz8znbxcy6s8
     */
    eventId: EventId;
    /**
     * The type of the event. Beside the types of `WebhookEventType` it can be `webhook.test`.
     * @example party.signed
     */
    eventType: string;
    /** How far the delivery is. */
    status: WebhookDeliveryStatus;
    /**
     * How often the event was sent.
     * @example 1
     */
    attempts: number;
    /**
     * The body of the request, byte for byte the same in each attempt.
     * @example {"id":"evt_01kakxv35be0nttz8znbxcy6s8","type":"webhook.test","timestamp":"2026-11-21T08:30:00.000Z","data":{}}
     */
    requestBody: string;
    /**
     * The status that your system answered to the last attempt. `null` if there was no answer.
     * @example 200
     */
    responseStatus: number | null;
    /**
     * The first 1024 bytes of the answer to the last attempt, as text. `null` if there was no answer.
     * @example ok
     */
    responseBody: string | null;
    /**
     * Where the answer to the last attempt redirected to: its header `location`. A redirect is not followed, so change the `url` of the endpoint. `null` if the answer was no redirect.
     * @example null
     * @example https://crm.example.com/hooks/
     */
    redirectLocation: string | null;
    /**
     * Why the last attempt failed. `http_status`: your system answered with another status than 200 to 299. `timed_out`: it did not answer within 15 seconds.
     * `answer_invalid`: the answer is not HTTP. `address_refused`: the host of the URL has an address in a private network. `endpoint_disabled`: the endpoint was disabled while the delivery waited. `internal`: this server could not make the request.
     * `null` if it succeeded, and before the first attempt. New errors may be added: handle an error that you do not know like `connection_failed`.
     */
    error: Open<WebhookDeliveryError>;
    /** When the event happened. */
    createdAt: Timestamp;
    /**
     * When the last attempt ended.
     * @example 2026-11-21T08:30:00.000Z
     */
    lastAttemptAt: TimestampOrNull;
    /**
     * When the next attempt is due. `null` if there is none.
     * @example null
     */
    nextAttemptAt: TimestampOrNull;
};
/** Which deliveries to retry. */
export type RetryWebhookDeliveries = {
    /**
     * Format: date-time
     * Only deliveries that were created at this time or later. Deliveries are kept for 30 days.
     * @example 2026-11-20T00:00:00.000Z
     */
    since: string;
};
/** How many deliveries are sent again. */
export type WebhookDeliveriesRetried = {
    /**
     * The number of deliveries that are sent again.
     * @example 137
     */
    retried: number;
    /**
     * True if more deliveries since that time have failed than one request queues.
     * @example false
     */
    hasMore: boolean;
};
/** A page of deliveries, newest first. */
export type WebhookDeliveryList = {
    /** The deliveries of this page. */
    webhookDeliveries: WebhookDelivery[];
    /** Send it as `cursor` to get the next page. `null` on the last page. */
    nextCursor: NextCursor;
};
/** A code is on its way. */
export type VerificationCodeSent = {
    /**
     * The address that the code is sent to, mostly hidden.
     * @example •••••••0605
     */
    sentTo: string;
    /** When the code expires. */
    expiresAt: Timestamp;
    /** From when on another code can be requested. */
    resendAt: Timestamp;
};
/** The code that the party got. */
export type ConfirmVerificationCode = {
    /**
     * Six digits.
     * @example 402183
     */
    code: string;
};
/** Proof that the party passed its two-step verification. */
export type VerificationPass = {
    /**
     * Send it as the header `verification-pass`. It belongs to this browser. Do not store it longer than the page is open.
     * @example cGFzcy1vZi1hLXBhcnR5LXRoYXQtd2FzLXZlcmlmaWVk
     */
    pass: string;
    /** When the pass expires, one hour after the verification. */
    expiresAt: Timestamp;
};
/** A scan of the paper that was signed by hand. */
export type UploadScan = {
    /**
     * Format: binary
     * One PDF, JPEG or PNG of at most 25 MB.
     */
    file: Blob;
};
/** A scan of the signed paper that the party uploads with its phone. */
export type PhoneScan = {
    /**
     * Format: uri
     * The page where the phone takes the photos. Show it as a QR code.
     * @example https://sign.example.com/sign/#scan=EGJ9wTj0R8-Zzr7Rk2R3XqZ0v1mS5c2tJw7XQy0b4hUe
     */
    url: string;
    /**
     * The title of the document.
     * @example Rental agreement
     */
    documentTitle: string;
    /**
     * The name of the party.
     * @example Anna Lindqvist
     */
    partyName: string;
    /** Language of the messages and of the signing page. */
    language: Language;
    /**
     * Whether the document was made with a test key.
     * @example false
     */
    isTest: boolean;
    /**
     * Whether the phone has uploaded the scan.
     * @example true
     */
    isUploaded: boolean;
    /** When the token in `url` ends. */
    expiresAt: Timestamp;
};
/**
 * The value of a field. A boolean for `CHECKBOX`, and also for `SIGNATURE` and `INITIALS`, where `true` sets the mark of the party. A string for the other
 * types: a number as `1234.5`, a date as `2026-11-24`, the `value` of an option. Pages show numbers and dates as they are written in the
 * language of the document.
 */
export type FieldValue = string | boolean;
/** The values by the names of the fields. An empty string is the same as no value. Fields that are filled in by the server or that are read-only must be absent. */
export type FieldValues = {
    [key: string]: FieldValue;
};
/** The unfinished values of the party. */
export type SaveValues = {
    /** The values by the names of the fields. An empty string is the same as no value. Fields that are filled in by the server or that are read-only must be absent. */
    values: FieldValues;
};
/** Confirms that the values were saved. */
export type SavedValues = {
    /** When the values were saved. */
    savedAt: Timestamp;
    /**
     * The names of the fields with a value that does not fit. The server saves these values, but refuses a signature.
     * @example [
     *       "address"
     * ]
     */
    noRoom: string[];
    /**
     * What fits of each text in `noRoom`, as it is shown.
     * @example [
     *       {
     *         "name": "address",
     *         "length": 31
     *       }
     * ]
     */
    fittingLengths: {
        /**
         * Name of the field.
         * @example address
         */
        name: string;
        /**
         * Characters that fit.
         * @example 31
         */
        length: number;
    }[];
};
/** What one visit has shown of the document so far. */
export type SaveReading = {
    /**
     * A random name that the page gives to this visit, so that what it says later replaces what it has said before. A page that is loaded again begins another
     * visit.
     * @example p3Vt7yqL0aWmRk9dZs2x
     */
    visit: string;
    /** Each page of which this visit has shown something, in the order of the document. */
    pages: PageView[];
};
/** Says if the reading was saved. */
export type SavedReading = {
    /**
     * False if the party has acted or the document has ended. Nothing changes then.
     * @example true
     */
    isSaved: boolean;
};
/** A signature that the party draws on another device. */
export type Drawing = {
    /**
     * Format: uri
     * The page where the other device draws. Show it as a QR code.
     * @example https://sign.example.com/sign/#draw=EGJ9wTj0R8-Zzr7Rk2R3XqZ0v1mS5c2tJw7XQy0b4hUe
     */
    url: string;
    /**
     * The title of the document.
     * @example Rental agreement
     */
    documentTitle: string;
    /**
     * The name of the party.
     * @example Anna Lindqvist
     */
    partyName: string;
    /** Language of the messages and of the signing page. */
    language: Language;
    /**
     * Whether the document was made with a test key.
     * @example false
     */
    isTest: boolean;
    /**
     * What was drawn, or null as long as nothing was sent.
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
     * ]
     */
    strokes: Stroke[] | null;
    /** When the drawing ends. */
    expiresAt: Timestamp;
};
/** A signature that was drawn on another device. */
export type SendDrawing = {
    /**
     * The drawn signature. All strokes together may have at most 8,000 points and 64 KB of JSON.
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
     * ]
     */
    strokes: Stroke[];
};
/** The initials of the party for its `INITIALS` fields, either drawn or typed. */
export type Initials = {
    /**
     * The drawn initials. All strokes together may have at most 1,000 points and 16 KB of JSON.
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
     * ]
     */
    strokes?: Stroke[];
    /**
     * The typed initials.
     * @example AL
     */
    text?: string;
};
/**
 * The box that the party ticked. `WHOLE_DOCUMENT`: “I have read the whole document.” `ELSEWHERE`: “I have read the document elsewhere.” The signing
 * page asks for the second only if it can't show the document.
 */
export type ReadingConfirmation = "WHOLE_DOCUMENT" | "ELSEWHERE";
/**
 * How much of the document was shown to the party, as evidence. It is what the page of the party says, and the server can't prove it. If the last page was
 * not shown, the party must confirm that it has read the document.
 */
export type Reading = {
    /**
     * How many different pages were shown. The signing page counts a page when 90 percent of what is printed on it has been in view, each part for
     * 1 second without a break: `pages` has the percent. It counts the text view in the same way.
     * @example 1
     */
    shownPages: number;
    /**
     * True if the party says that it has read the whole document, here or elsewhere.
     * @example true
     */
    isConfirmed: boolean;
    /** The box that the party ticked. Only with `isConfirmed`. If it is absent, it is not known which box it was. */
    confirmation?: ReadingConfirmation;
    /**
     * Each page of which something was in view, on this visit and those before, in the order of the document. Of a document with more pages, only the first 1,000. At least `shownPages`
     * pages, if there is room.
     */
    pages?: PageView[];
};
/** The signature. `DRAWING` needs `strokes`, `typedName` or `picture`. `MANUAL` needs a scan that was uploaded before. The other types need only the consent. */
export type SignDocument = {
    /**
     * The `consent.version` that the party saw, or `consent.afterReading.version`.
     * @example 2026-11-21-1f6a6a6fe3f2c1d8
     */
    consentVersion: string;
    /**
     * The drawn signature. All strokes together may have at most 8,000 points and 64 KB of JSON.
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
     * ]
     */
    strokes?: Stroke[];
    /**
     * The typed name, if the party does not draw.
     * @example Anna Lindqvist
     */
    typedName?: string;
    /**
     * A picture of the signature, without `strokes` and `typedName`: dark ink on transparent or white, as a PNG in base64. The PNG has at most
     * 64 KB and 800 × 300 pixels, 8 bits for each colour, and neither a palette nor interlacing.
     * @example iVBORw0KGgoAAAANSUhEUgAA
     */
    picture?: string;
    /** The values of the fields of the party. Each required field needs one. */
    values?: FieldValues;
    /** The initials of the party for its `INITIALS` fields, either drawn or typed. */
    initials?: Initials;
    /**
     * How much of the document was shown to the party, as evidence. It is what the page of the party says, and the server can't prove it. If the last page was
     * not shown, the party must confirm that it has read the document.
     */
    reading?: Reading;
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
     * Unique identifier of the order.
     * @example bid_01kakxv4gaec2r4a79xzt5cb72
     */
    id: BankIdOrderId;
    /** Where the BankID app runs. `SAME` is the device of this browser. `OTHER` is another one, which scans the QR code. */
    device: BankIdDevice;
    /**
     * How far the order is. `PENDING`: the party has not signed in the app yet. `CONFIRMING`: it has, and must come back to the browser that started the
     * order. `COMPLETE`: the document is signed. `FAILED` and `CANCELLED`: nothing is signed, and another order can be started.
     */
    status: BankIdOrderStatus;
    /**
     * What BankID said last of a pending order, such as `outstandingTransaction`, `userSign` or `started`. BankID may add values.
     * `null` if BankID has not said anything yet, and for an order that has ended.
     * @example outstandingTransaction
     */
    hintCode: string | null;
    /**
     * Why the order failed. `null` unless the status is `FAILED`. Values may be added. Most values come from BankID, such as `userCancel` or `expiredTransaction`. The others:
     * `wrongPerson`: the person who signed in the app is not the party.
     * `evidenceInvalid`: the signature does not prove what it must.
     * `documentChanged`: the document, its parties or the statement changed after the start.
     * `documentClosed`: the document can no longer be signed.
     * `notConfirmed`: the party did not come back to the browser that started the order.
     * `interrupted`: the service stopped while it started the order.
     * `alreadyInProgress`: BankID had another order for the person, and has cancelled it.
     * `unavailable`: BankID did not answer, or refused the order.
     * @example null
     */
    failure: string | null;
    /**
     * The text of the QR code for this second. `null` if the order is not pending, is for the same device, is not known to BankID yet, or if another browser started it.
     * @example bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8
     */
    qrData: string | null;
    /**
     * Opens the BankID app on this device. `null` if the order is not pending, is for another device, is not known to BankID yet, or if another browser started it.
     * @example null
     */
    autoStartToken: string | null;
    /**
     * The page of the simulated phone, which takes the place of the BankID app. `null` unless the server uses the simulator, and unless `qrData` or `autoStartToken` has a value.
     * @example null
     */
    simulatorUrl: string | null;
    /** When the order fails at the latest. */
    expiresAt: Timestamp;
};
/** How the party signs with BankID. */
export type StartBankIdOrder = {
    /**
     * The `consent.version` that the party saw, or `consent.afterReading.version`.
     * @example 2026-11-21-1f6a6a6fe3f2c1d8
     */
    consentVersion: string;
    /** Where the BankID app runs. `SAME` is the device of this browser. `OTHER` is another one, which scans the QR code. */
    device: BankIdDevice;
    /**
     * A secret of this browser: at least 128 random bits, in base64url. Keep it, and send it as the header `browser-key`. The tabs of one browser
     * share it. The server stores only its hash.
     * @example YnJvd3Nlci1rZXktb2YtYW5uYQ
     */
    browserKey: string;
    /** The values of the fields of the party. Each required field needs one. */
    values?: FieldValues;
    /** The initials of the party for its `INITIALS` fields, either drawn or typed. */
    initials?: Initials;
    /**
     * How much of the document was shown to the party, as evidence. It is what the page of the party says, and the server can't prove it. If the last page was
     * not shown, the party must confirm that it has read the document.
     */
    reading?: Reading;
};
/** What the BankID app gave to the browser that it opened. */
export type ConfirmBankIdReturn = {
    /**
     * The part before the dot in `#bankid=<orderId>.<nonce>`.
     * @example bid_01kakxv4gaec2r4a79xzt5cb72
     */
    orderId: BankIdOrderId;
    /**
     * The part after the dot.
     * @example bm9uY2Utb2YtdGhlLXJldHVybg
     */
    nonce: string;
};
/** The reason of the rejection, and the statement that the party saw. */
export type RejectDocument = {
    /**
     * The reason. The sender and the other parties can read it. `null` for no reason.
     * @example The rent is not what we agreed on.
     */
    reason: string | null;
    /**
     * The `consent.version` that the party saw, or `consent.afterReading.version`. The event of the rejection then keeps the statement. Without it, the rejection counts too, but
     * the event does not say what the party had read.
     * @example 2026-11-21-1f6a6a6fe3f2c1d8
     */
    consentVersion?: string;
};
/** An event of a document. */
export type DocumentEvent = {
    /**
     * Unique event identifier, the same in every attempt to send the event. It is also the `webhook-id`.
     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
     */
    id: EventId;
    /** The type of an event that a webhook endpoint can ask for. New types may be added. */
    type: Open<WebhookEventType>;
    /** When the event happened. */
    timestamp: Timestamp;
    /** What the event is about. */
    data: {
        /** The document as it was after the event. */
        document: ParaphDocument;
    };
};
/** The document of a party, in short. `GET /api/v1/documents/{id}` returns all of it. */
export type EventDocument = {
    /**
     * Unique document identifier.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    id: DocumentId;
    /**
     * Title, shown to the parties.
     * @example Tenancy agreement
     */
    title: string;
    /** Status of the document. The last four values are final. */
    status: DocumentStatus;
    /**
     * Your own reference identifier.
     * @example case-2026-118
     */
    externalId: string | null;
};
/**
 * The party as it was after the event. An event never has the phone number, the personal number (`ssn`) and the `signingUrl` of a party.
 * `GET /api/v1/documents/{id}/parties/{partyId}` returns them.
 */
export type EventParty = {
    /**
     * Unique party identifier.
     * @example pty_01kakxv4gaec2r4a79xzt5cb72
     */
    id: PartyId;
    /**
     * Identifier of the document that the party belongs to.
     * @example doc_01kakxv3xqf0ftbbyqcqzv0zqs
     */
    documentId: DocumentId;
    /**
     * Full name.
     * @example Anna Lindqvist
     */
    name: string;
    /**
     * The task of the party. A `SIGNER` signs, an `ACCEPTOR` accepts, and a `REVIEWER` confirms that it has reviewed the document.
     * An `ORGANIZER` follows the document, and signs only if a signature is required from it.
     */
    role: PartyRole;
    /** Date and time of signing. `null` if the party has not signed. */
    signedAt: Timestamp | null;
    /**
     * `OPENED` when the page shows the document and a person has done something on it. `READ` when the last page was shown to the party, or when it signs.
     * It never goes back.
     */
    readStatus: ReadStatus;
    /** Signing status of the party. `SIGNED` and `REJECTED` are final. */
    signingStatus: SigningStatus;
    /** How the document is sent to the party. */
    deliveryMethod: DeliveryMethod | null;
    /** The type of signature that the party must give. */
    requiredSignature: RequiredSignature | null;
    /** The two-step verification that the party must pass. */
    twoStepVerification: TwoStepVerification | null;
    /** Delivery status of the message to the party. `null` if `deliveryMethod` is `NONE`. */
    sendStatus: SendStatus | null;
    /** E-mail address. */
    email: EmailAddress | null;
    /**
     * Company name.
     * @example Lindqvist Bygg AB
     */
    companyName: string | null;
    /**
     * Role or title within the company.
     * @example Managing director
     */
    companyRole: string | null;
    /**
     * Company organization number.
     * @example 556016-0680
     */
    companyOrgNumber: string | null;
    /**
     * Your own reference identifier for the party.
     * @example crm-4711
     */
    externalId: string | null;
    /**
     * Identifier of the linked company.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    companyId: CompanyId | null;
    /**
     * ISO 3166-1 alpha-3 country code (three letters).
     * @example SWE
     */
    country: string | null;
    /**
     * Position for sequential signing, counted from 1. Parties with the same number act at the same time.
     * A party with `null` does not wait for others.
     */
    signingOrder: SigningOrder;
};
/** An event of a party. */
export type PartyEvent = {
    /**
     * Unique event identifier, the same in every attempt to send the event. It is also the `webhook-id`.
     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
     */
    id: EventId;
    /** The type of an event that a webhook endpoint can ask for. New types may be added. */
    type: Open<WebhookEventType>;
    /** When the event happened. */
    timestamp: Timestamp;
    /** What the event is about. */
    data: {
        /** The document of a party, in short. `GET /api/v1/documents/{id}` returns all of it. */
        document: EventDocument;
        /**
         * The party as it was after the event. An event never has the phone number, the personal number (`ssn`) and the `signingUrl` of a party.
         * `GET /api/v1/documents/{id}/parties/{partyId}` returns them.
         */
        party: EventParty;
    };
};
/** A test event. */
export type TestEvent = {
    /**
     * Unique event identifier, the same in every attempt to send the event. It is also the `webhook-id`.
     * @example evt_01kakxv6h3e8mvk3a3r2cq9d7e
     */
    id: EventId;
    /**
     * The type of the event.
     * @constant
     */
    type: "webhook.test";
    /** When you asked for the test. */
    timestamp: Timestamp;
    /** What the event is about. */
    data: {
        /**
         * Identifier of the webhook endpoint that is tested.
         * @example whk_01kakxv7m2f4x9w0n5c8b6d3aq
         */
        webhookEndpointId: WebhookEndpointId;
    };
};
/** The query of `listDocuments`. */
export type ListDocumentsQuery = {
    /**
     * Only documents with this status.
     * @example DRAFT
     */
    status?: DocumentStatus;
    /**
     * Only items with exactly this reference identifier.
     * @example crm-4711
     */
    externalId?: string;
    /**
     * Only documents with this label, in any case.
     * @example Customers
     */
    label?: string;
    /**
     * Only documents that belong to the member with this identifier.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     */
    owner?: MemberId;
    /**
     * Only documents that contain each of these words or parts of words, in any case, with or without accents (`oberg` finds Öberg): in the title, the reference identifier, a label, or the name, an address or the company of a party. No character has a special meaning. One request searches 10,000 documents, so `nextCursor` can be set although a page is not full.
     * @example lindqvist storgatan
     */
    search?: string;
    /**
     * Only documents with a party whose name and e-mail address contain each of these words or parts of words, in any case, with or without accents. One request looks at 10,000 documents.
     * @example lindqvist
     */
    person?: string;
    /**
     * True for only the documents that need you, each with the reason in its field `attention`: a message did not arrive, a party rejected the document, a link reached the wrong person, the seal failed, it is your turn to sign, or the document expires soon. `sort=URGENCY` lists the worst first.
     * @example true
     */
    attention?: boolean;
    /**
     * Which time of a document `from` and `before` are about.
     * @example SENT
     */
    time?: "CREATED" | "SENT" | "CHANGED";
    /**
     * Only documents whose `time` is this one or later.
     * @example 2026-11-01T00:00:00.000Z
     */
    from?: string;
    /**
     * Only documents whose `time` is earlier than this one.
     * @example 2026-12-01T00:00:00.000Z
     */
    before?: string;
    /**
     * `NEWEST`: the document that was created last comes first. `CHANGED`: the last change comes first. `TITLE`: in the alphabetical order of Swedish.
     * `STATUS`: drafts come first, then what was sent, completed, rejected, expired and cancelled. `URGENCY`, only with `attention=true`: in the order of
     * the reasons of `attention`, and the newest first among those of one reason. A `nextCursor` works only with the order that it came from.
     * @example TITLE
     */
    sort?: "NEWEST" | "CHANGED" | "TITLE" | "STATUS" | "URGENCY";
    /**
     * True for the opposite order.
     * @example true
     */
    reverse?: boolean;
    /**
     * What each document contains in addition, separated by commas. With `values`, a page has at most 25 documents, whatever the `limit`, and ends earlier after 1 MB of values.
     * @example [
     *       "partySummary",
     *       "values"
     * ]
     */
    include?: ("partySummary" | "values")[];
    /**
     * The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous page. Absent for the first page.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
/** The query of `getDocument`. */
export type GetDocumentQuery = {
    /**
     * What the document contains in addition, separated by commas.
     * @example [
     *       "parties",
     *       "fields"
     * ]
     */
    include?: ("parties" | "fields")[];
};
/** The query of `listDocumentEvents`. */
export type ListDocumentEventsQuery = {
    /**
     * The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous page. Absent for the first page.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
/** The query of `listContacts`. */
export type ListContactsQuery = {
    /**
     * Only contacts with this e-mail address. The case of letters does not matter.
     * @example anna.lindqvist@example.com
     */
    email?: string;
    /**
     * Only items with exactly this reference identifier.
     * @example crm-4711
     */
    externalId?: string;
    /**
     * Only contacts of this company.
     * @example cmp_01kakxv35be0nttz8znbxcy6s8
     */
    companyId?: CompanyId;
    /**
     * Only contacts that the member or the key with this identifier has stored.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     */
    createdBy?: MemberId;
    /**
     * Only contacts that contain each of these words or parts of words, in any case, with or without accents: in the name, an address, the reference identifier or the company. No character has a special meaning. One request searches 10,000 contacts.
     * @example lindqvist bygg
     */
    search?: string;
    /**
     * `NEWEST`: the contact that was created last comes first. `NAME`: by last name, then by first name, in the alphabetical order of Swedish. Who has no last
     * name stands under the first name. A `nextCursor` works only with the order that it came from.
     * @example NAME
     */
    sort?: "NEWEST" | "NAME";
    /**
     * With `sort=NAME` only: the list begins with the first contact that stands at or after this text in the alphabet, such as a letter.
     * @example L
     */
    from?: string;
    /**
     * The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous page. Absent for the first page.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
/** The query of `listCompanies`. */
export type ListCompaniesQuery = {
    /**
     * The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous page. Absent for the first page.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
/** The query of `listAccountEvents`. */
export type ListAccountEventsQuery = {
    /**
     * Only entries of this type.
     * @example member.invited
     */
    type?: Open<AccountEventType>;
    /**
     * Only what this member or key has done.
     * @example mbr_01kakxv35be0nttz8znbxcy6s8
     */
    actorId?: string;
    /**
     * The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous page. Absent for the first page.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
/** The query of `listApiKeys`. */
export type ListApiKeysQuery = {
    /**
     * The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous page. Absent for the first page.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
/** The query of `listMembers`. */
export type ListMembersQuery = {
    /**
     * The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous page. Absent for the first page.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
/** The query of `listScimUsers`. */
export type ListScimUsersQuery = {
    /**
     * Only the member of which `userName`, `externalId` or `id` is this text: `userName eq "anna.lindqvist@example.com"`. Other filters are answered `400` (`invalidFilter`).
     * @example userName eq "anna.lindqvist@example.com"
     */
    filter?: string;
    /**
     * The place of the first member of the page. Less than 1 means 1.
     * @example 1
     */
    startIndex?: number;
    /**
     * The number of members of the page. The server returns at most 100. Less than 0 means 0.
     * @example 100
     */
    count?: number;
};
/** The query of `listWebhookEndpoints`. */
export type ListWebhookEndpointsQuery = {
    /**
     * The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous page. Absent for the first page.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
};
/** The query of `listWebhookDeliveries`. */
export type ListWebhookDeliveriesQuery = {
    /**
     * The number of items per page.
     * @example 25
     */
    limit?: number;
    /**
     * The `nextCursor` of the previous page. Absent for the first page.
     * @example Y3RjXzAxa2FreHYzZmNmaDFyZGMwM3BjMHB2NWhr
     */
    cursor?: string;
    /**
     * Only deliveries with this status.
     * @example FAILED
     */
    status?: WebhookDeliveryStatus;
};
