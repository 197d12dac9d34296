import type { ProblemCode } from './generated/types.ts'

export interface ProblemKind {
  status: number
  title: string
  /** Cause and cure are Markdown for the documentation: when the problem occurs, and what to do then. */
  cause: string
  cure: string
  /** The detail of the response, if it is always the same. */
  detail?: string
}

/** All problems that the service can answer with. */
export const problems = {
  request_invalid: {
    status: 400,
    title: 'The request is not valid',
    cause: 'The request has a field, parameter or header that the spec does not allow.',
    cure: 'Mend each of the `errors`; `pointer` says where.',
  },
  request_malformed: {
    status: 400,
    title: 'The request can not be read',
    cause:
      'The request can not be read at all: JSON that breaks off, a path that is not percent-encoded UTF-8, a form without a boundary.',
    cure: 'Let a library write the request.',
  },
  key_missing: {
    status: 401,
    title: 'An API key is required',
    cause: 'The request has no header `authorization`.',
    cure: 'Send `authorization: Bearer <API_KEY>`.',
    detail: 'Send the header authorization: Bearer <API_KEY>.',
  },
  key_invalid: {
    status: 401,
    title: 'The API key is not valid',
    cause: 'No valid key is this one: it is misspelt, revoked or expired, or of another server.',
    cure: 'Have a new key made, and see that it is sent whole.',
    detail: 'The key is unknown, revoked or expired. Make a new one.',
  },
  path_not_found: {
    status: 404,
    title: 'There is no such path',
    cause: 'No operation has this path.',
    cure: 'Compare the path with the reference. It begins with `/api/v1/` and has no slash at its end.',
    detail: 'No operation has this path. See /docs for those there are; a path has no slash at its end.',
  },
  document_not_found: {
    status: 404,
    title: 'There is no such document',
    cause:
      'The account of the key has no document of this identifier: it was deleted, belongs to another account, or is test data under a live key.',
    cure: 'Look the identifier up in the list of documents, under the key that made it.',
    detail: 'No document of this account has this identifier.',
  },
  party_not_found: {
    status: 404,
    title: 'There is no such party',
    cause: 'The document has no party of this identifier: it was removed, or is of another document.',
    cure: 'List the parties of the document.',
    detail: 'No party of this document has this identifier.',
  },
  contact_not_found: {
    status: 404,
    title: 'There is no such contact',
    cause: 'The account of the key has no contact of this identifier.',
    cure: 'Look the identifier up in the list of contacts.',
    detail: 'No contact of this account has this identifier.',
  },
  company_not_found: {
    status: 404,
    title: 'There is no such company',
    cause: 'The account of the key has no company of this identifier.',
    cure: 'Look the identifier up in the list of companies.',
    detail: 'No company of this account has this identifier.',
  },
  method_not_allowed: {
    status: 405,
    title: 'The method is not allowed',
    cause: 'The path is right, and the method is not.',
    cure: 'Use one of the methods in the header `allow`.',
  },
  document_not_draft: {
    status: 409,
    title: 'The document is not a draft',
    cause: 'The document was sent, and only a draft can be changed, deleted or sent.',
    cure: 'Get the document to see how far it is. To change a sent one, cancel it and send another.',
  },
  document_not_sent: {
    status: 409,
    title: 'The document is not out for signing',
    cause:
      'The operation is for documents that are out for signing: this one is still a draft, or has come to its end.',
    cure: 'Send the draft first. A document that has ended stays as it is.',
  },
  document_incomplete: {
    status: 409,
    title: 'The document lacks what is needed to send it',
    cause:
      'The document, or the change of it, lacks what is needed to be out for signing. All that is missing is listed, party by party.',
    cure: 'Mend each of the `errors`: update the party that the pointer names, or have the operator set up what the server lacks.',
    detail: 'Nothing was changed. Mend each of the errors, and try again.',
  },
  document_closed: {
    status: 409,
    title: 'The document is closed',
    cause: 'The document has come to its end, and its parties are kept as they were then.',
    cure: 'Create another document.',
  },
  party_signed: {
    status: 409,
    title: 'The party has acted',
    cause: 'The party has signed or rejected, which is final.',
    cure: 'Leave the party as it is.',
  },
  party_opened: {
    status: 409,
    title: 'The party has opened the document',
    cause: 'The party has opened the document, and has read what it is to do.',
    cure: 'Leave the role and the required signature as they are, or remove the party and add it anew.',
    detail: 'The role and the required signature can only change until the party opens the document.',
  },
  party_limit_reached: {
    status: 409,
    title: 'The document has as many parties as it can have',
    cause: 'A document has at most 100 parties.',
    cure: 'Remove a party first, or use several documents.',
    detail: 'A document has at most 100 parties. Remove one first.',
  },
  party_unreachable: {
    status: 409,
    title: 'The party can not be reached',
    cause:
      'The party has the delivery method `NONE`, no address for its method, or the server has no way to send by it.',
    cure: 'Update the party, or pass on its `signingUrl` yourself.',
  },
  party_not_released: {
    status: 409,
    title: 'It is not the turn of the party',
    cause: 'Others must act before it is the turn of the party.',
    cure: 'Wait, or change the `signingOrder`.',
    detail: 'Parties with a lower signingOrder have not acted yet.',
  },
  party_not_required: {
    status: 409,
    title: 'The party has nothing to sign',
    cause:
      'The party is an organizer of whom no signature is required: it follows the document, and neither signs nor rejects it.',
    cure: 'Nothing is to be done, or give the party another `requiredSignature` before it opens the document.',
    detail: 'The party follows the document as an organizer. Nothing is required of it.',
  },
  not_your_turn: {
    status: 409,
    title: 'It is not your turn',
    cause: 'The parties act one after another, and those before this one have not all acted yet.',
    cure: 'Wait for the message that says that it is your turn.',
    detail: 'Others must act before you. A message is sent to you when it is your turn.',
  },
  company_in_use: {
    status: 409,
    title: 'The company is in use',
    cause: 'Contacts are linked to the company.',
    cure: 'Link them to another company, or delete them first.',
    detail: 'Contacts are linked to the company. Link them to another one or delete them first.',
  },
  body_too_large: {
    status: 413,
    title: 'The body is too large',
    cause: 'A JSON body has more than 256 KB.',
    cure: 'Send less.',
  },
  file_too_large: {
    status: 413,
    title: 'The file is too large',
    cause: 'The PDF has more than 25 MB.',
    cure: 'Make it smaller: images of scans are the usual cause.',
  },
  media_type_unsupported: {
    status: 415,
    title: 'The media type is not supported',
    cause: 'The body is of another type than the operation takes, or not in UTF-8.',
    cure: 'Send `content-type: application/json`, or a form where a file is uploaded.',
  },
  contact_unknown: {
    status: 422,
    title: 'The contact does not exist',
    cause: '`contactId` is not the identifier of a contact of this account.',
    cure: 'Create the contact first.',
    detail: 'No contact of this account has this identifier.',
  },
  company_unknown: {
    status: 422,
    title: 'The company does not exist',
    cause: '`companyId` is not the identifier of a company of this account.',
    cure: 'Create the company first.',
    detail: 'No company of this account has this identifier.',
  },
  expiry_past: {
    status: 422,
    title: 'The expiry has passed',
    cause: '`expiresAt` is not in the future.',
    cure: 'Send a later time, with its offset from UTC.',
    detail: 'A document can only expire in the future.',
  },
  reminder_too_soon: {
    status: 429,
    title: 'The party was reminded a moment ago',
    cause: 'The party was reminded less than an hour ago.',
    cure: 'Wait for as many seconds as the header `retry-after` says.',
  },
  internal_error: {
    status: 500,
    title: 'The server failed',
    cause: 'The server failed, by a fault of its own.',
    cure: 'Quote the `requestId` to the operator, who finds the cause in the log.',
    detail: 'The fault was logged. Quote the requestId when asking for help.',
  },
  service_unavailable: {
    status: 503,
    title: 'The service is not available',
    cause: 'The database can not be reached at the moment.',
    cure: 'Try again, with growing pauses. The operator sees why in the log.',
    detail: 'The database can not be reached at the moment. Try again.',
  },
} as const satisfies Record<ProblemCode, ProblemKind>
