import type { ProblemCode } from '../generated/types.ts'

export interface ProblemKind {
  status: number
  title: string
  /** For the documentation, in Markdown: why the problem occurs, and how to solve it. */
  cause: string
  cure: string
  /** The default `detail` of the response. */
  detail?: string
}

/** All problems that the service can respond with. */
export const problems = {
  request_invalid: {
    status: 400,
    title: 'The request is not valid',
    cause: 'A field, parameter or header of the request does not match the spec.',
    cure: 'Correct each fault in `errors`. Its `pointer` says where the fault is.',
  },
  request_malformed: {
    status: 400,
    title: "The request can't be read",
    cause:
      "The request can't be parsed. For example, its JSON is truncated, its path is not percent-encoded UTF-8, or its form has no boundary.",
    cure: 'Use a library to build the request.',
  },
  key_missing: {
    status: 401,
    title: 'An API key is required',
    cause: 'The request has no `authorization` header.',
    cure: 'Send `authorization: Bearer <API_KEY>`.',
    detail: 'Send the header authorization: Bearer <API_KEY>.',
  },
  key_invalid: {
    status: 401,
    title: 'The API key is not valid',
    cause: 'The key is misspelt, revoked or expired, or belongs to another server.',
    cure: 'Check that the request contains the complete key. If it does, create a new key.',
    detail: 'The key is unknown, revoked or expired. Create a new key.',
  },
  insufficient_scope: {
    status: 403,
    title: 'The key lacks a scope',
    cause:
      'The API key is valid, but lacks a scope that the operation needs. Or the request would create a key with a scope that the key itself lacks. Or a member would hand over a document that belongs to somebody else. The header `www-authenticate` names the scopes.',
    cure: 'Use a key that has the scopes, or create one. The scopes of a key never change.',
  },
  path_not_found: {
    status: 404,
    title: 'There is no such path',
    cause: 'No operation has this path.',
    cure: 'Compare the path with the reference. It starts with `/api/v1/` and does not end with a slash.',
    detail: 'No operation has this path. See /docs for all paths. A path does not end with a slash.',
  },
  document_not_found: {
    status: 404,
    title: 'There is no such document',
    cause:
      'The account of the key has no document with this identifier. The document was deleted, belongs to another account, or is test data while the key is a live key.',
    cure: 'Look for the identifier in the list of documents. Use the key that created the document.',
    detail: 'This account has no document with this identifier.',
  },
  party_not_found: {
    status: 404,
    title: 'There is no such party',
    cause: 'The document has no party with this identifier. The party was removed, or belongs to another document.',
    cure: 'List the parties of the document.',
    detail: 'This document has no party with this identifier.',
  },
  field_not_found: {
    status: 404,
    title: 'There is no such field',
    cause: 'The document has no field with this identifier. The field was removed, or belongs to another document.',
    cure: 'List the fields of the document.',
    detail: 'This document has no field with this identifier.',
  },
  contact_not_found: {
    status: 404,
    title: 'There is no such contact',
    cause: 'The account of the key has no contact with this identifier.',
    cure: 'Look for the identifier in the list of contacts.',
    detail: 'This account has no contact with this identifier.',
  },
  company_not_found: {
    status: 404,
    title: 'There is no such company',
    cause: 'The account of the key has no company with this identifier.',
    cure: 'Look for the identifier in the list of companies.',
    detail: 'This account has no company with this identifier.',
  },
  key_not_found: {
    status: 404,
    title: 'There is no such key',
    cause:
      'The account has no key with this identifier. The key was revoked, belongs to another account, or is a test key while the request has a live key.',
    cure: 'Look for the identifier in the list of keys.',
    detail: 'This account has no key with this identifier.',
  },
  webhook_endpoint_not_found: {
    status: 404,
    title: 'There is no such webhook endpoint',
    cause:
      'The account of the key has no webhook endpoint with this identifier. It was deleted, or was created with a test key while this is a live key, or the other way round.',
    cure: 'Look for the identifier in the list of webhook endpoints.',
    detail: 'This account has no webhook endpoint with this identifier.',
  },
  webhook_delivery_not_found: {
    status: 404,
    title: 'There is no such delivery',
    cause: 'The webhook endpoint has no delivery with this identifier. Deliveries are kept for 30 days.',
    cure: 'Look for the identifier in the list of deliveries.',
    detail: 'This webhook endpoint has no delivery with this identifier.',
  },
  preview_not_found: {
    status: 404,
    title: 'There is no preview',
    cause: 'The server has not made the picture of the first page yet, or it can not draw this PDF within its limits.',
    cure: 'Show the page without a preview. The file itself is not affected.',
    detail: 'This document has no preview. Show the page without one.',
  },
  attachment_not_found: {
    status: 404,
    title: 'There is no such attachment',
    cause: 'The uploaded PDF contains no file with this number.',
    cure: 'Read `attachments` of the document.',
    detail: 'The PDF of this document has no attachment with this number.',
  },
  scan_not_found: {
    status: 404,
    title: 'There is no scan',
    cause: 'The party has uploaded no scan yet, or it has already signed with its scan.',
    cure: 'Upload a scan. Read `party.hasScan` of the signing session to know if there is one.',
    detail: 'You have uploaded no scan, or you have already signed with it.',
  },
  drawing_not_found: {
    status: 404,
    title: 'There is no drawing',
    cause:
      'The party has started no drawing on another device, it was started more than 10 minutes ago, or the party has signed.',
    cure: 'Start another one with `POST /api/v1/signing-session/drawing`, and open its `url` on the other device.',
    detail: 'The drawing has ended, or it was never started. Show a new code on the computer.',
  },
  phone_scan_not_found: {
    status: 404,
    title: 'There is no scan with a phone',
    cause:
      'The party has started no scan with a phone, it was started more than 30 minutes ago, or the party has signed or uploaded a scan itself.',
    cure: 'Start another one with `POST /api/v1/signing-session/scan/phone`, and open its `url` on the phone.',
    detail: 'The scan with a phone has ended, or it was never started. Show a new code on the computer.',
  },
  method_not_allowed: {
    status: 405,
    title: 'The method is not allowed',
    cause: 'The path is correct, but it does not support this method.',
    cure: 'Use one of the methods in the `allow` header.',
  },
  request_stalled: {
    status: 408,
    title: 'The request has stalled',
    cause:
      'The body of the request did not arrive: in 30 seconds the server got less than 64 KB of it. The connection is too slow, or was interrupted.',
    cure: 'Send the request again, over a better connection.',
  },
  document_not_draft: {
    status: 409,
    title: 'The document is not a draft',
    cause:
      'The document was sent. Only a draft can be deleted or sent, and some fields can be changed in a draft only.',
    cure: 'Get the document to see its status. Of a sent document, `updateDocument` changes the last day and the reminders, and the title and the message until a party opens it. To change anything else, cancel it and send another one.',
  },
  document_not_sent: {
    status: 409,
    title: 'The document is not open for signing',
    cause: 'The operation needs a document that is open for signing. This document is still a draft or has ended.',
    cure: "Send the draft first. A document that has ended can't be changed.",
  },
  document_incomplete: {
    status: 409,
    title: 'The document is incomplete',
    cause:
      'The document lacks something that it needs to be open for signing, or would lack something after the change. `errors` lists everything that is missing, party by party.',
    cure: 'Correct each fault in `errors`: update the party that the pointer names, or ask the operator to set up what the server lacks.',
    detail: 'Nothing was changed. Correct all errors and try again.',
  },
  document_closed: {
    status: 409,
    title: 'The document is closed',
    cause: 'The document has ended. Its parties stay as they were at that time.',
    cure: 'Create another document.',
  },
  document_sealing: {
    status: 409,
    title: 'The document is being sealed',
    cause: 'All parties have acted, and the server seals the document. From then on nothing of it can change.',
    cure: 'Wait until the document is `COMPLETED`. If its `sealStatus` is `FAILED`, its `sealError` has the reason. If the file or a scan is the reason, you can cancel the document.',
    detail: 'All parties have acted. The document is being sealed, and can no longer change.',
  },
  document_not_sealed: {
    status: 409,
    title: 'The document is not sealed',
    cause: 'The document has no sealed file. It gets one when all parties have acted and the server has sealed it.',
    cure: 'Get the document: its `sealStatus` says how far the seal is. Download the sealed file when the document is `COMPLETED`.',
  },
  seal_not_pending: {
    status: 409,
    title: 'The document does not wait for its seal',
    cause:
      'The document is already sealed, or not all parties have acted yet, or the document has ended in another way.',
    cure: 'Do nothing: a document is sealed as soon as all parties have acted.',
  },
  party_signed: {
    status: 409,
    title: 'The party has signed or rejected',
    cause: 'The party has signed or rejected the document. Both are final.',
    cure: 'Leave the party as it is.',
  },
  party_opened: {
    status: 409,
    title: 'The party has opened the document',
    cause: 'The party has opened the document and has read what it is about and what it must do.',
    cure: 'Leave the role and the required signature of the party, and the title and the message of the document, as they are. To change what a party must do, or who it is, remove it and add another one.',
    detail: "The role and the required signature can't change after the party has opened the document.",
  },
  party_limit_reached: {
    status: 409,
    title: 'The document has the maximum number of parties',
    cause: 'A document has at most 100 parties.',
    cure: 'Remove a party first, or use several documents.',
    detail: 'A document has at most 100 parties. Remove one first.',
  },
  field_limit_reached: {
    status: 409,
    title: 'The document has the maximum number of fields',
    cause:
      'A document has at most 500 fields, with at most 2,000 options, 2,000 other places and 200,000 characters of values together.',
    cure: 'Remove fields, options, other places or values first.',
    detail:
      'A document has at most 500 fields, with at most 2,000 options, 2,000 other places and 200,000 characters of values together. Remove some first.',
  },
  field_name_taken: {
    status: 409,
    title: 'The party has a field with this name',
    cause: 'Values are sent by the names of the fields, so the names of the fields of a party must differ.',
    cure: 'Give the field another name.',
    detail: 'The names of the fields of a party must differ.',
  },
  party_unreachable: {
    status: 409,
    title: "The party can't be reached",
    cause:
      "The party has the delivery method `NONE`, or no address for its delivery method, or the server can't send by that method.",
    cure: 'Update the party, or give it its `signingUrl` yourself.',
  },
  party_not_released: {
    status: 409,
    title: "It is not the party's turn",
    cause: 'Other parties must act first.',
    cure: 'Wait, or change the `signingOrder`.',
    detail: 'Parties with a lower signingOrder have not acted yet.',
  },
  party_not_required: {
    status: 409,
    title: 'The party has nothing to sign',
    cause:
      'The party is an organizer without a required signature. It follows the document, and can neither sign nor reject it.',
    cure: 'Do nothing, or give the party another `requiredSignature` before it opens the document.',
    detail: 'The party follows the document as an organizer. It does not need to act.',
  },
  drawing_not_required: {
    status: 409,
    title: 'The party does not draw',
    cause: 'The `requiredSignature` of the party is not `DRAWING`, so it needs no drawing from another device.',
    cure: 'Sign as the `requiredSignature` of the party asks for.',
  },
  scan_limit_reached: {
    status: 409,
    title: 'The scans of the document are too large together',
    cause:
      'All scans of a document become one sealed file with it. They have at most 192 MB, 10,000 pages and 40,000 objects together, and 1 MB, 50 pages and 200 objects stay free for each party that has uploaded none.',
    cure: 'Upload a smaller scan: only the pages with your signature, in grey, with 150 dots per inch. A scan of at most 1 MB, 50 pages and 200 objects always fits.',
    detail:
      'The scans of this document have no room for this one. Upload a smaller scan: only the pages with your signature, in grey, with 150 dots per inch.',
  },
  drawing_done: {
    status: 409,
    title: 'The drawing was sent before',
    cause: 'Each drawing on another device is sent once, and this one has other strokes.',
    cure: 'Start another one with `POST /api/v1/signing-session/drawing`.',
    detail: 'Another drawing was sent before. To draw again, show a new code on the computer.',
  },
  scan_not_required: {
    status: 409,
    title: 'The party does not sign on paper',
    cause: 'The `requiredSignature` of the party is not `MANUAL`, so it needs no scan.',
    cure: 'Sign as the `requiredSignature` of the party asks for.',
  },
  phone_scan_done: {
    status: 409,
    title: 'The phone has uploaded a scan before',
    cause: 'The token of the phone is valid for one upload, and this is another file.',
    cure: 'Start another one with `POST /api/v1/signing-session/scan/phone`.',
    detail: 'Another scan was uploaded before. To upload a new one, show a new code on the computer.',
  },
  not_your_turn: {
    status: 409,
    title: 'It is not your turn',
    cause: 'The parties act one after another, and not all parties before this one have acted yet.',
    cure: 'Wait until they have acted. A party that gets messages gets one then.',
    detail: 'Other parties must act before you. You can act when they have done so.',
  },
  webhook_endpoint_limit_reached: {
    status: 409,
    title: 'There are too many webhook endpoints',
    cause: 'The account has 20 webhook endpoints already.',
    cure: 'Delete an endpoint that you no longer need, or let one endpoint get more types of events.',
    detail: 'An account has at most 20 webhook endpoints. Delete one that you no longer need.',
  },
  webhook_endpoint_disabled: {
    status: 409,
    title: 'The webhook endpoint is disabled',
    cause: 'An update disabled the endpoint, or the server did. `disabledReason` of the endpoint has the reason.',
    cure: 'Correct what made the endpoint fail. Update it with `enabled: true`, then try again.',
    detail: 'The webhook endpoint is disabled. Enable it with an update, then try again.',
  },
  contact_email_missing: {
    status: 409,
    title: 'The account has no e-mail address',
    cause: 'The test mail goes to the `contactEmail` of the account, and the account has none.',
    cure: 'Set `contactEmail` of the account, then try again.',
    detail: 'The account has no contactEmail. Set it with an update, then try again.',
  },
  mail_unavailable: {
    status: 409,
    title: 'The server sends no e-mail',
    cause: 'The operator has set no SMTP server, so no mail can be sent.',
    cure: 'Ask the operator to set `SMTP_URL`. Meanwhile, give each party its `signingUrl` yourself, and let an admin invite members again.',
    detail: 'This server sends no e-mail, because its operator has set no SMTP_URL.',
  },
  sign_in_way_off: {
    status: 409,
    title: 'This way of signing in is switched off',
    cause: 'The setting `SIGN_IN_WAYS` of the server does not name this way of signing in.',
    cure: 'Sign in in a way that `GET /api/v1/sign-in-ways` lists.',
    detail: 'The operator of this server has switched this way of signing in off. Use another one.',
  },
  company_in_use: {
    status: 409,
    title: 'The company is in use',
    cause: 'Contacts are linked to the company.',
    cure: 'Link them to another company or delete them first.',
    detail: 'Contacts are linked to the company. Link them to another company or delete them first.',
  },
  key_limit_reached: {
    status: 409,
    title: 'The account has too many keys',
    cause: 'The account has 100 keys that are neither revoked nor expired.',
    cure: 'Revoke keys that are no longer used.',
    detail: 'The account has 100 keys that are neither revoked nor expired. Revoke keys that are no longer used.',
  },
  body_too_large: {
    status: 413,
    title: 'The body is too large',
    cause: 'The JSON body is larger than 256 KB.',
    cure: 'Send a smaller body.',
  },
  file_too_large: {
    status: 413,
    title: 'The file is too large',
    cause: 'The PDF is larger than 25 MB.',
    cure: 'Make the file smaller. Scanned images are the usual cause.',
  },
  media_type_unsupported: {
    status: 415,
    title: 'The media type is not supported',
    cause: 'The operation does not accept the media type of the body, or the body is not in UTF-8.',
    cure: 'Send `content-type: application/json`, or a form if the operation uploads a file.',
  },
  expectation_unsupported: {
    status: 417,
    title: 'The expectation is not supported',
    cause: 'The header `expect` has another value than `100-continue`.',
    cure: 'Send the request without this header.',
    detail: 'The header expect has another value than 100-continue.',
  },
  headers_too_large: {
    status: 431,
    title: 'The header is too large',
    cause: 'The header of the request is larger than 16 KB.',
    cure: 'Send fewer or shorter header fields and query parameters.',
    detail: 'The header of the request is larger than 16 KB.',
  },
  contact_unknown: {
    status: 422,
    title: 'The contact does not exist',
    cause: '`contactId` is not the identifier of a contact of this account.',
    cure: 'Create the contact first, or send the person in place (`person`).',
    detail: 'This account has no contact with this identifier.',
  },
  webhook_url_refused: {
    status: 422,
    title: 'The URL is refused',
    cause:
      'The URL leads into a private network, such as `localhost` or `10.0.0.0/8`, or it begins with `http://` and the operator does not allow its host.',
    cure: 'Use a public https URL. If your system runs in the network of the server, ask the operator to add its host to `WEBHOOK_ALLOWED_HOSTS`.',
    detail: 'This server does not send webhooks to this URL.',
  },
  party_unknown: {
    status: 422,
    title: 'The party does not exist',
    cause: '`partyId` is not the identifier of a party of this document.',
    cure: 'Add the party first.',
    detail: 'This document has no party with this identifier.',
  },
  anchor_unresolved: {
    status: 422,
    title: 'An anchor has no place',
    cause: 'The text of an `anchor` is not in the file, stands in it several times, or the box would leave the page.',
    cure: 'Read `errors`: they say how often each text was found. Send `occurrence` or `page`, another text, or a `box`.',
    detail: 'The text of an anchor must stand in the file, and only once unless you send occurrence.',
  },
  company_unknown: {
    status: 422,
    title: 'The company does not exist',
    cause: '`companyId` is not the identifier of a company of this account.',
    cure: 'Create the company first.',
    detail: 'This account has no company with this identifier.',
  },
  expiry_past: {
    status: 422,
    title: 'The expiry is in the past',
    cause: '`expiresAt` is not in the future.',
    cure: 'Send a later time, with its UTC offset.',
    detail: 'The expiry must be in the future.',
  },
  expiry_too_soon: {
    status: 422,
    title: 'The expiry is too soon',
    cause:
      'The document was sent, and its new last day is earlier than the one that the parties were told of (or they were told of none), and less than 24 hours away.',
    cure: 'Send an `expiresAt` that is at least 24 hours away. To stop the document at once, cancel it.',
    detail: 'The parties were told of a later last day, or of none. An earlier one must be at least 24 hours away.',
  },
  expiry_too_late: {
    status: 422,
    title: 'The expiry is too late',
    cause: 'The new key would live longer than the key that creates it.',
    cure: 'Send an `expiresAt` that is not later than the expiry of the creating key, or create the key with a key that lives longer.',
    detail: 'The new key must expire when the creating key expires, or before.',
  },
  reminder_too_soon: {
    status: 429,
    title: 'The party was reminded too recently',
    cause: 'The party was reminded less than an hour ago.',
    cure: 'Wait for the number of seconds in the `retry-after` header.',
  },
  message_limit_reached: {
    status: 429,
    title: 'The account has sent too many messages today',
    cause:
      'The messages that the request needs would pass the number of mails or SMS that the account may send on one day. The operator of the server sets both numbers.',
    cure: 'Wait for as many seconds as the header `retry-after` says, or ask the operator for a higher limit.',
  },
  upload_limit_reached: {
    status: 429,
    title: 'Too much was uploaded',
    cause:
      'The account has uploaded as much as it may within 24 hours, which the operator of the server sets. Or a party has uploaded more than 20 scans within an hour. Refused uploads count too.',
    cure: 'Wait for as many seconds as the header `retry-after` says, or ask the operator for a higher limit.',
  },
  member_exists: {
    status: 409,
    title: 'There is such a member',
    cause: 'The account has a member with this address.',
    cure: 'Change the role of the member, or invite the member again.',
    detail: 'The account has a member with this address. Change the role of the member, or invite the member again.',
  },
  member_limit_reached: {
    status: 409,
    title: 'The account has too many members',
    cause: 'The account has 500 members.',
    cure: 'Remove members who have left.',
    detail: 'The account has 500 members. Remove members who have left.',
  },
  last_admin: {
    status: 409,
    title: 'It is the last admin',
    cause: 'The member is the last one with the role `ADMIN`. Without it, nobody could manage the account.',
    cure: 'Give another member the role `ADMIN` first.',
    detail: 'Without this member, nobody could manage the account. Give another member the role ADMIN first.',
  },
  member_not_found: {
    status: 404,
    title: 'There is no such member',
    cause: 'The account has no member with this identifier. The member was removed, or belongs to another account.',
    cure: 'Look for the identifier in the list of members.',
    detail: 'This account has no member with this identifier.',
  },
  session_not_found: {
    status: 404,
    title: 'There is no such session',
    cause: 'The person has no session with this identifier. It has ended, or is that of another person.',
    cure: 'Look for the identifier in the list of sessions.',
    detail: 'You have no session with this identifier.',
  },
  session_missing: {
    status: 401,
    title: 'Nobody is signed in',
    cause: 'The request has no access token, or no cookie of a session.',
    cure: 'Sign in.',
    detail: 'Sign in first.',
  },
  session_invalid: {
    status: 401,
    title: 'The session has ended',
    cause:
      'The access token is more than 10 minutes old, or the session has ended: after its time, by signing out, because the person is no member any more, or because an old value of the cookie was used.',
    cure: 'Renew the session once. If that is refused too, sign in again.',
    detail:
      'The session has ended, or its access token is more than 10 minutes old. Renew the session, or sign in again.',
  },
  sign_in_needed_again: {
    status: 403,
    title: 'The member must sign in again',
    cause:
      'The operation is sensitive, and the session of the member began more than 10 minutes ago. Somebody else may use the device meanwhile, or may have copied the access token. API keys never get this problem.',
    cure: 'Begin another session with `POST /api/v1/sessions`, and repeat the request with its access token. A renewal of the session does not help.',
    detail: 'This needs a session that began within the last 10 minutes. Sign in again, and repeat the request.',
  },
  origin_refused: {
    status: 403,
    title: 'The request comes from another site',
    cause:
      'Only pages of this server can sign in and renew a session, so that no other site can do it with the cookies of a person.',
    cure: 'Send the request from a page of this server. A program sends `origin` with the address of the server, which is the setting `PUBLIC_URL`.',
    detail:
      'Only pages of this server can do this. The header sec-fetch-site must be same-origin, or else origin must be the address of the server.',
  },
  invitation_invalid: {
    status: 422,
    title: 'The invitation is not valid',
    cause: 'The invitation was used, is older than 7 days, was replaced by a newer one, or the member was removed.',
    cure: 'Ask an admin of the account for a new one.',
    detail:
      'The invitation was used, is older than 7 days, was replaced by a newer one, or the member was removed. Ask for a new one.',
  },
  sign_in_link_invalid: {
    status: 422,
    title: 'The sign-in link is not valid',
    cause: 'The link was used, is older than 15 minutes, or the person is no member any more.',
    cure: 'Request a new link.',
    detail: 'The link was used or is older than 15 minutes. Ask for a new one.',
  },
  sign_in_browser_mismatch: {
    status: 422,
    title: 'The sign-in link is for another browser',
    cause:
      'The link works only in the browser that has requested it, so that nobody can sign in with the mail of another person.',
    cure: 'Open the link in that browser, or request a new one.',
    detail: 'Another browser has asked for this link. Open it there, or ask for a new one here.',
  },
  single_sign_on_not_found: {
    status: 404,
    title: 'There is no single sign-on',
    cause: 'No identity provider is set up for the account.',
    cure: 'Set one up with `PUT /api/v1/account/single-sign-on`.',
    detail: 'This account has no single sign-on. Set it up first.',
  },
  single_sign_on_untested: {
    status: 409,
    title: 'Single sign-on is not tried yet',
    cause:
      'With `onlySingleSignOn`, nobody can sign in otherwise. So a domain must be proved, and a member who switches it on must have signed in at this provider.',
    cure: 'Sign in at the provider, and switch it on in that session. Or use an API key with `members:write`.',
    detail: 'Sign in at the provider first, with an address of a proved domain. Then demand it from all members.',
  },
  issuer_refused: {
    status: 422,
    title: 'The issuer is refused',
    cause:
      'The server has asked the issuer for `/.well-known/openid-configuration` and got no right answer, or the address leads into a private network.',
    cure: 'Copy the issuer from your provider, with or without a slash at its end. If it is in a private network, ask the operator to add its host to `SINGLE_SIGN_ON_ALLOWED_HOSTS`.',
    detail: 'The issuer is no provider that this server can ask.',
  },
  single_sign_on_refused: {
    status: 422,
    title: 'The sign-in at the provider failed',
    cause:
      'The answer of the provider is old, was used, or is no proof of who signs in; or it is no address of a proved domain; or the person is no member and the account does not create members.',
    cure: 'Read the `detail`. Begin again, or ask an admin of the account.',
    detail: 'The sign-in at the provider failed. Begin again.',
  },
  single_sign_on_required: {
    status: 422,
    title: 'Single sign-on is required',
    cause: 'An admin of the account has decided that members sign in at their identity provider only.',
    cure: 'Enter your address on the page for signing in, and sign in at the provider.',
    detail:
      'The account demands that its members sign in at their provider. Enter your address on the page for signing in.',
  },
  single_sign_on_unavailable: {
    status: 503,
    title: 'The provider does not answer',
    cause: 'The identity provider can not be reached, is too slow, or answers with an error.',
    cure: 'Try again after `retry-after` seconds, or sign in with a link.',
    detail: 'The identity provider does not answer. Try again, or sign in with a link.',
  },
  passkey_not_found: {
    status: 404,
    title: 'There is no such passkey',
    cause: 'The person has no passkey with this identifier. It was removed, or is that of another person.',
    cure: 'Look for the identifier in the list of passkeys.',
    detail: 'You have no passkey with this identifier.',
  },
  passkey_limit_reached: {
    status: 409,
    title: 'The person has too many passkeys',
    cause: 'A person can have 10 passkeys.',
    cure: 'Remove one, then try again.',
    detail: 'You have 10 passkeys. Remove one, then try again.',
  },
  passkey_refused: {
    status: 422,
    title: 'The passkey is not accepted',
    cause:
      'The server does not know the passkey, it was removed, the person is no member any more, or what the browser has sent was made for another page or was changed.',
    cure: 'Sign in another way, then register the passkey again.',
    detail: 'The server does not accept this passkey. Sign in another way, then register it again.',
  },
  passkey_challenge_over: {
    status: 422,
    title: 'The challenge is not valid',
    cause: 'The challenge was used, is older than 5 minutes, or was given to another browser or another session.',
    cure: 'Start again: each challenge works once.',
    detail: 'The challenge was used, is older than 5 minutes, or is that of another browser. Start again.',
  },
  account_unknown: {
    status: 422,
    title: 'There is no such account',
    cause:
      'The person of the session is no member of this account. Or the session is for one account only, because it began with a link that was not mailed.',
    cure: 'Choose one of `accounts`.',
    detail: 'The person of this session is no member of an account with this identifier.',
  },
  setup_token_missing: {
    status: 401,
    title: 'A setup token is required',
    cause: 'The request has no header `authorization`.',
    cure: 'Open the link that the server prints when it starts without an account.',
    detail: 'Send the token of the setup link as authorization: Bearer <token>.',
  },
  setup_token_invalid: {
    status: 401,
    title: 'The setup token is not valid',
    cause:
      'The token is misspelt or older than 15 minutes, or the server has an account: by this token, by another one, or by the command line.',
    cure: 'Create a key with `npm run --silent paraph -- keys create --account NAME`. While there is no account, a restart of the server prints a new link.',
    detail:
      'The token is unknown or older than 15 minutes, or the server has an account already. Create a key with: npm run --silent paraph -- keys create --account NAME. While there is no account, a restart of the server prints a new link.',
  },
  link_missing: {
    status: 401,
    title: 'The link is required',
    cause: 'The request has no header `authorization`.',
    cure: 'Open the link of the message again.',
    detail: 'Send the token of the link as authorization: Bearer <token>.',
  },
  link_invalid: {
    status: 401,
    title: 'The link is not valid',
    cause: 'The token of the link is unknown. A new address of the party ends the link.',
    cure: 'Open the newest message, or ask the sender for the current link.',
    detail: 'The link is incomplete, or it was replaced by a new one. Ask the sender for the current link.',
  },
  verification_required: {
    status: 403,
    title: 'A verification is required',
    cause: 'The party has a two-step verification and has not passed it in this browser, or the pass has expired.',
    cure: 'Request a code and confirm it.',
    detail: 'Request a code and confirm it first.',
  },
  document_cancelled: {
    status: 410,
    title: 'The document was cancelled',
    cause: 'The sender has cancelled the document.',
    cure: 'Ask the sender if you still expect the document.',
    detail: 'The sender has cancelled the document. It can no longer be read or signed.',
  },
  document_expired: {
    status: 410,
    title: 'The document has expired',
    cause: 'The expiry of the document has passed.',
    cure: 'Ask the sender for a new document.',
    detail: 'The document can no longer be read or signed. Ask the sender for a new one.',
  },
  link_reported: {
    status: 410,
    title: 'The link has reached the wrong person',
    cause: 'Somebody who opened the link of the party has said that the document is not for them.',
    cure: 'The sender corrects the name or the address of the party, which gives it a new link, or reminds the party, after which the link works again.',
    detail: 'Somebody has said that the document is for another person. Ask the sender if it is for you.',
  },
  party_removed: {
    status: 410,
    title: 'The party was removed',
    cause: 'The sender has removed the party from the document after it was sent.',
    cure: 'Ask the sender if you still expect to take part.',
    detail: 'The sender has removed you from the document. You do not need to do anything.',
  },
  verification_not_required: {
    status: 409,
    title: 'No verification is required',
    cause: 'The party has no two-step verification.',
    cure: 'Continue without a code.',
    detail: 'This party has no two-step verification.',
  },
  consent_outdated: {
    status: 409,
    title: 'The consent is out of date',
    cause:
      'The statement was changed after the page was loaded, or it says that the party has read the document, but no reading was reported.',
    cure: 'Load the page again, and show the new statement to the party: `consent.afterReading` if you report the reading, otherwise `consent`.',
    detail: 'Load the page again and read the statement before you go on.',
  },
  range_not_satisfiable: {
    status: 416,
    title: 'The range is outside the file',
    cause: 'The requested range starts after the end of the file.',
    cure: 'Request a range inside the file. The header `content-range` has its size.',
  },
  verification_code_wrong: {
    status: 422,
    title: 'The code is wrong or has expired',
    cause: 'The code is not the one that was sent last, is older than 10 minutes, or was tried 5 times.',
    cure: 'Check the code, or request a new one.',
    detail: 'Check the code, or request a new one.',
  },
  signature_missing: {
    status: 422,
    title: 'The signature is missing',
    cause: 'The required signature is not part of the request.',
    cure: 'Send `strokes` or `typedName` for `DRAWING`. For `MANUAL`, upload a scan first. For `BANKID`, use the operations of `/api/v1/signing-session/bankid`.',
  },
  reading_not_confirmed: {
    status: 422,
    title: 'The party has not confirmed that it has read the document',
    cause: 'The last page was not shown to the party, and `reading.isConfirmed` is false.',
    cure: 'Show the document to its last page and call `POST …/read`. Or let the party confirm that it has read the document, and send `reading.isConfirmed` as true.',
    detail: 'Read the document to its last page, or confirm that you have read it.',
  },
  bankid_not_required: {
    status: 409,
    title: 'BankID is not required',
    cause: 'The party has another `requiredSignature` than `BANKID`.',
    cure: 'Sign with `POST …/sign`.',
    detail: 'The requiredSignature of this party is not BANKID.',
  },
  bankid_already_in_progress: {
    status: 409,
    title: 'BankID already has an order for this person',
    cause:
      'BankID says that the person is using it somewhere else. BankID then cancels that order, and refuses the new one.',
    cure: 'Start again, if the party did not start the other order by mistake.',
    detail: 'BankID has cancelled both orders. Start again.',
  },
  bankid_browser_mismatch: {
    status: 409,
    title: 'The browser is not the one that started',
    cause:
      'The BankID app has opened another browser than the one in which the party started. The nonce or the `browser-key` does not belong to the order.',
    cure: 'Open the document again in the browser in which the party started, and sign again.',
    detail: 'Open the document again in the browser in which you started. Nothing was signed.',
  },
  bankid_order_not_found: {
    status: 404,
    title: 'There is no such BankID order',
    cause:
      'The party has not started a BankID signature with this link, or the identifier belongs to an earlier order.',
    cure: 'Start an order.',
    detail: 'The party has not started a BankID signature.',
  },
  verification_code_too_soon: {
    status: 429,
    title: 'A code was sent too recently',
    cause: 'The last code was sent less than 30 seconds ago.',
    cure: 'Wait for as many seconds as the header `retry-after` says.',
  },
  too_many_attempts: {
    status: 429,
    title: 'There were too many attempts',
    cause:
      'There were 20 wrong keys from this address within a minute, or 20 wrong links or codes within 10 minutes, or 10 codes were sent to this party within an hour, or 20 within a day, or the party started 60 BankID orders within an hour.',
    cure: 'Wait for as many seconds as the header `retry-after` says.',
  },
  rate_limit_exceeded: {
    status: 429,
    title: 'The limit of requests is reached',
    cause: 'The key, or the link of the party, has sent more requests in this minute than it may.',
    cure: 'Wait for as many seconds as the header `retry-after` says. To stay below the limit, read the header `ratelimit` of each answer. The operator can set a higher limit for a key.',
  },
  idempotency_request_in_progress: {
    status: 409,
    title: 'The first request with this key is not finished',
    cause:
      'The server is working on another request with the same `idempotency-key`. This is usually the first attempt of the same request, whose connection was interrupted.',
    cure: 'Wait for the number of seconds in the `retry-after` header, and repeat the request with the same key.',
    detail:
      'A request with the same idempotency-key is in progress. Repeat this request after its end to get its answer.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'The key was used for another request',
    cause:
      'The `idempotency-key` was sent in the last 24 hours with another path, query or body. One key belongs to one request and its repeats.',
    cure: 'Send a new key with each new request.',
    detail: 'The idempotency-key belongs to an earlier request with another path, query or body. Send a new key.',
  },
  internal_error: {
    status: 500,
    title: 'The server failed',
    cause: 'A fault in the server made the request fail.',
    cure: 'Tell the operator the `requestId`. The operator finds the cause in the log.',
    detail: 'The server logged the fault. Quote the requestId when you ask for help.',
  },
  service_unavailable: {
    status: 503,
    title: 'The service is not available',
    cause: "The database can't be reached at the moment, or other requests are changing the same document.",
    cure: 'Try again with exponential backoff. The operator sees the cause in the log.',
    detail: "The database can't be reached at the moment. Try again.",
  },
  storage_full: {
    status: 503,
    title: 'The storage is full',
    cause: 'The disk of the server or of its database has no room. Requests that only read are answered.',
    cure: 'Wait at least for the number of seconds in the `retry-after` header, and tell the operator, who must enlarge the disk.',
    detail: 'The storage of the service is full. Nothing was stored. Try again later.',
  },
  bankid_unavailable: {
    status: 503,
    title: 'BankID is not available',
    cause: 'BankID does not answer, has maintenance, or refuses the requests of this server.',
    cure: 'Try again after the number of seconds in the `retry-after` header. The operator sees the cause in the log.',
    detail: 'BankID does not answer at the moment. Nothing was signed. Try again.',
  },
  server_busy: {
    status: 503,
    title: 'The server is busy',
    cause: 'Too many files are uploaded or downloaded at the same time, by this account or by all.',
    cure: 'Try again after the number of seconds in the `retry-after` header. Upload or download fewer files at the same time.',
    detail: 'Too many files are uploaded or downloaded at the same time. Nothing was stored. Try again.',
  },
} as const satisfies Record<ProblemCode, ProblemKind>
