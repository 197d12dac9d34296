// Generated from spec/ by `npm run generate`.
import type { Account, AccountEventList, ApiKeyList, BankIdOrder, ColleagueList, Company, CompanyList, Contact, ContactList, CreatedApiKey, Deleted, DeletedField, DeletedParty, DocumentCounts, DocumentLabelList, DocumentList, DocumentMember, DocumentMemberList, Drawing, EventList, Field, FieldList, FirstAccount, HandedOver, InvitationFound, InvitedMember, Me, Member, MemberList, ParaphDocument, Party, PartyList, PartyMarks, PartyMessage, PartyWithSigningUrl, Passkey, PasskeyList, PasskeyOptions, PhoneScan, ProblemCode, SavedReading, SavedValues, SessionAccess, SessionList, SessionsEnded, SignInLinkRequested, SignInWays, SignerList, SigningSession, SingleSignOn, SingleSignOnStarted, TestMail, VerificationCodeSent, VerificationPass, WebhookDeliveriesRetried, WebhookDelivery, WebhookDeliveryList, WebhookEndpoint, WebhookEndpointList, WebhookEndpointWithSecret } from '@paraph/contract/named'
import type { Example } from '../src/testing/example.ts'

/** By operationId, the data of a successful response. */
export interface Replies {
  createDocument: ParaphDocument
  listDocuments: DocumentList
  getDocument: ParaphDocument
  updateDocument: ParaphDocument
  deleteDocument: Deleted
  sendDocument: ParaphDocument
  cancelDocument: ParaphDocument
  handOverDocument: ParaphDocument
  listDocumentMembers: DocumentMemberList
  shareDocument: DocumentMember
  unshareDocument: Deleted
  listDocumentEvents: EventList
  getDocumentFile: Blob
  getDocumentAttachment: Blob
  getDocumentMarks: PartyMarks
  getDocumentPreview: Blob
  getSealedDocumentFile: Blob
  sealDocument: ParaphDocument
  listDocumentLabels: DocumentLabelList
  getDocumentCounts: DocumentCounts
  addParty: Party
  listParties: PartyList
  getParty: PartyWithSigningUrl
  updateParty: Party
  removeParty: DeletedParty
  remindParty: Party
  getPartySession: SigningSession
  getPartyMessage: PartyMessage
  replaceParty: Party
  addFields: FieldList
  replaceFields: FieldList
  listFields: FieldList
  getField: Field
  updateField: Field
  removeField: DeletedField
  addSigner: Party
  listSigners: SignerList
  getSigner: PartyWithSigningUrl
  updateSigner: Party
  removeSigner: DeletedParty
  remindSigner: Party
  createContact: Contact
  listContacts: ContactList
  getContact: Contact
  updateContact: Contact
  deleteContact: Deleted
  createCompany: Company
  listCompanies: CompanyList
  getCompany: Company
  updateCompany: Company
  deleteCompany: Deleted
  getAccount: Account
  updateAccount: Account
  listAccountEvents: AccountEventList
  sendTestMail: TestMail
  getSingleSignOn: SingleSignOn
  replaceSingleSignOn: SingleSignOn
  removeSingleSignOn: Deleted
  confirmSingleSignOnDomains: SingleSignOn
  getMe: Me
  updateMe: Me
  createFirstAccount: FirstAccount
  createApiKey: CreatedApiKey
  listApiKeys: ApiKeyList
  revokeApiKey: Deleted
  listColleagues: ColleagueList
  inviteMember: InvitedMember
  listMembers: MemberList
  getMember: Member
  updateMember: Member
  removeMember: Deleted
  handOverDocuments: HandedOver
  inviteMemberAgain: InvitedMember
  getSignInWays: SignInWays
  startPasskeySignIn: PasskeyOptions
  startPasskeyRegistration: PasskeyOptions
  listPasskeys: PasskeyList
  addPasskey: Passkey
  updatePasskey: Passkey
  removePasskey: Deleted
  lookUpInvitation: InvitationFound
  requestSignInLink: SignInLinkRequested
  startSingleSignOn: SingleSignOnStarted
  createSession: SessionAccess
  listSessions: SessionList
  endAllSessions: SessionsEnded
  endSession: Deleted
  renewSession: SessionAccess
  createWebhookEndpoint: WebhookEndpointWithSecret
  listWebhookEndpoints: WebhookEndpointList
  getWebhookEndpoint: WebhookEndpoint
  updateWebhookEndpoint: WebhookEndpoint
  deleteWebhookEndpoint: Deleted
  rotateWebhookSecret: WebhookEndpointWithSecret
  testWebhookEndpoint: WebhookDelivery
  retryWebhookDeliveries: WebhookDeliveriesRetried
  listWebhookDeliveries: WebhookDeliveryList
  retryWebhookDelivery: WebhookDelivery
  getSigningSession: SigningSession
  getSigningFile: Blob
  getSigningAttachment: Blob
  getSigningMarks: PartyMarks
  getSigningPreview: Blob
  getSealedSigningFile: Blob
  openDocument: SigningSession
  readDocument: SigningSession
  sendVerificationCode: VerificationCodeSent
  confirmVerificationCode: VerificationPass
  getScanFile: Blob
  uploadScan: SigningSession
  getPhoneScan: PhoneScan
  startPhoneScan: PhoneScan
  sendPhoneScan: PhoneScan
  saveValues: SavedValues
  saveReading: SavedReading
  getDrawing: Drawing
  startDrawing: Drawing
  sendDrawing: Drawing
  signDocument: SigningSession
  startBankIdOrder: BankIdOrder
  getBankIdOrder: BankIdOrder
  cancelBankIdOrder: BankIdOrder
  confirmBankIdReturn: BankIdOrder
  rejectDocument: SigningSession
  reportWrongPerson: SigningSession
}

export const examples: { readonly [Id in keyof Replies]: Example<Replies[Id]> } = {
  createDocument: { method: 'POST', path: '/api/v1/documents', reply: () => ({"id":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","title":"Tenancy agreement","status":"DRAFT","signingMode":"PARALLEL","message":"Please sign before Friday.","language":"EN","externalId":"case-2026-118","redirectUrl":"https://app.example.com/signed?case=2026-118","expiresAt":null,"reminders":{"firstAfterDays":3,"everyDays":3,"max":3},"labels":["Customers","Urgent"],"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"},"attachments":[],"sealStatus":null,"sealError":null,"sealedFile":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z","sentAt":null,"completedAt":null,"rejectedReason":null,"cancelledReason":null}) },
  listDocuments: { method: 'GET', path: '/api/v1/documents', reply: () => ({"documents":[{"id":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","title":"Tenancy agreement","status":"DRAFT","signingMode":"PARALLEL","message":"Please sign before Friday.","language":"EN","externalId":"case-2026-118","redirectUrl":null,"expiresAt":null,"reminders":{"firstAfterDays":3,"everyDays":3,"max":3},"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"},"sealStatus":null,"sealError":null,"sealedFile":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z","sentAt":null,"completedAt":null,"rejectedReason":null,"cancelledReason":null}],"nextCursor":null}) },
  getDocument: { method: 'GET', path: '/api/v1/documents/:id', reply: () => ({"id":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","title":"Tenancy agreement","status":"DRAFT","signingMode":"PARALLEL","message":"Please sign before Friday.","language":"EN","externalId":"case-2026-118","redirectUrl":"https://app.example.com/signed?case=2026-118","expiresAt":null,"reminders":{"firstAfterDays":3,"everyDays":3,"max":3},"labels":["Customers","Urgent"],"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"},"attachments":[],"sealStatus":null,"sealError":null,"sealedFile":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z","sentAt":null,"completedAt":null,"rejectedReason":null,"cancelledReason":null}) },
  updateDocument: { method: 'PATCH', path: '/api/v1/documents/:id', reply: () => ({"id":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","title":"Tenancy agreement, second floor","status":"DRAFT","signingMode":"PARALLEL","message":"Please sign before Friday.","language":"EN","externalId":"case-2026-118","redirectUrl":"https://app.example.com/signed?case=2026-118","expiresAt":"2027-01-31T23:00:00.000Z","reminders":{"firstAfterDays":3,"everyDays":3,"max":3},"labels":["Customers","Urgent"],"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"},"sealStatus":null,"sealError":null,"sealedFile":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:42:10.512Z","sentAt":null,"completedAt":null,"rejectedReason":null,"cancelledReason":null}) },
  deleteDocument: { method: 'DELETE', path: '/api/v1/documents/:id', reply: () => ({"id":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","deleted":true}) },
  sendDocument: { method: 'POST', path: '/api/v1/documents/:id/send', reply: () => ({"id":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","title":"Tenancy agreement","status":"SENT","signingMode":"PARALLEL","message":"Please sign before Friday.","language":"EN","externalId":"case-2026-118","redirectUrl":"https://app.example.com/signed?case=2026-118","expiresAt":null,"reminders":{"firstAfterDays":3,"everyDays":3,"max":3},"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"},"sealStatus":null,"sealError":null,"sealedFile":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:45:00.000Z","sentAt":"2026-11-21T08:45:00.000Z","completedAt":null,"rejectedReason":null,"cancelledReason":null}) },
  cancelDocument: { method: 'POST', path: '/api/v1/documents/:id/cancel', reply: () => ({"id":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","title":"Tenancy agreement","status":"CANCELLED","signingMode":"PARALLEL","message":"Please sign before Friday.","language":"EN","externalId":"case-2026-118","redirectUrl":null,"expiresAt":null,"reminders":{"firstAfterDays":3,"everyDays":3,"max":3},"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"},"sealStatus":null,"sealError":null,"sealedFile":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-22T10:00:00.000Z","sentAt":"2026-11-21T08:45:00.000Z","completedAt":null,"rejectedReason":null,"cancelledReason":"The rent was wrong. You will get a new one."}) },
  handOverDocument: { method: 'POST', path: '/api/v1/documents/:id/hand-over', reply: () => ({"id":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","title":"Tenancy agreement","status":"DRAFT","signingMode":"PARALLEL","message":"Please sign before Friday.","language":"EN","externalId":"case-2026-118","redirectUrl":"https://app.example.com/signed?case=2026-118","expiresAt":null,"reminders":{"firstAfterDays":3,"everyDays":3,"max":3},"labels":["Customers","Urgent"],"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"},"attachments":[],"sealStatus":null,"sealError":null,"sealedFile":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z","sentAt":null,"completedAt":null,"rejectedReason":null,"cancelledReason":null}) },
  listDocumentMembers: { method: 'GET', path: '/api/v1/documents/:id/members', reply: () => ({"members":[{"id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist","isOwner":true},{"id":"mbr_01kakxv3fcfh1rdc03pc0pv5hk","name":"Bo Ek","isOwner":false}]}) },
  shareDocument: { method: 'PUT', path: '/api/v1/documents/:id/members/:memberId', reply: () => ({"id":"mbr_01kakxv3fcfh1rdc03pc0pv5hk","name":"Bo Ek","isOwner":false}) },
  unshareDocument: { method: 'DELETE', path: '/api/v1/documents/:id/members/:memberId', reply: () => ({"id":"mbr_01kakxv3fcfh1rdc03pc0pv5hk","deleted":true}) },
  listDocumentEvents: { method: 'GET', path: '/api/v1/documents/:id/events', reply: () => ({"events":[{"id":"evt_01kakxv7q8e1da5t4m2h9c6j3w","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","partyId":"pty_01kakxv4gaec2r4a79xzt5cb72","type":"party.sent","at":"2026-11-21T08:45:01.250Z","actor":{"type":"SYSTEM","id":null},"ipAddress":null,"userAgent":null,"data":{"kind":"INVITATION","channel":"EMAIL","address":"anna.lindqvist@example.com","messageId":"msg_01kakxv6h5fs8ph1yq3d7n0r4k"},"previousHash":"bfc6be79a88b9a93499c2e80a9205298aa12c4f84bef579fcf4bfcde9d134856","hash":"80a562c1f23f5e46550ed90286e94fc8b94597b29572a47fb641e885f970a0e5"},{"id":"evt_01kakxv6h4f3rrcyv8z5k0w2bq","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","partyId":"pty_01kakxv4gaec2r4a79xzt5cb72","type":"party.released","at":"2026-11-21T08:45:00.000Z","actor":{"type":"SYSTEM","id":null},"ipAddress":null,"userAgent":null,"data":{},"previousHash":"9fd1c696e61be12aabb571f50d4e1a781b1f5015b205fd64f36e695370128eb4","hash":"bfc6be79a88b9a93499c2e80a9205298aa12c4f84bef579fcf4bfcde9d134856"},{"id":"evt_01kakxv6h3e8mvk3a3r2cq9d7e","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","partyId":null,"type":"document.sent","at":"2026-11-21T08:45:00.000Z","actor":{"type":"API_KEY","id":"key_01kakxv35be0nttz8znbxcy6s8"},"ipAddress":null,"userAgent":null,"data":{},"previousHash":"962fc0bf3122e0072964dea4046b2c416afc0a3059330786db728c0358778a77","hash":"9fd1c696e61be12aabb571f50d4e1a781b1f5015b205fd64f36e695370128eb4"},{"id":"evt_01kakxv4gbfx0v6k2nqk9x1t5m","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","partyId":"pty_01kakxv4gaec2r4a79xzt5cb72","type":"party.added","at":"2026-11-21T08:31:00.000Z","actor":{"type":"API_KEY","id":"key_01kakxv35be0nttz8znbxcy6s8"},"ipAddress":null,"userAgent":null,"data":{},"previousHash":"06148e07be949dfd68216de9bdc40a0cbe63a2c46a0b11984eb0223d24813bd9","hash":"962fc0bf3122e0072964dea4046b2c416afc0a3059330786db728c0358778a77"},{"id":"evt_01kakxv3xreqt9sa1jy0w1h9c4","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","partyId":null,"type":"document.created","at":"2026-11-21T08:30:00.000Z","actor":{"type":"API_KEY","id":"key_01kakxv35be0nttz8znbxcy6s8"},"ipAddress":null,"userAgent":null,"data":{"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"},"previousHash":null,"hash":"06148e07be949dfd68216de9bdc40a0cbe63a2c46a0b11984eb0223d24813bd9"}],"nextCursor":null}) },
  getDocumentFile: { method: 'GET', path: '/api/v1/documents/:id/file', reply: () => new Blob(["%PDF-1.7 …"], { type: 'application/pdf' }) },
  getDocumentAttachment: { method: 'GET', path: '/api/v1/documents/:id/attachments/:number', reply: () => new Blob(["PK…"], { type: 'application/octet-stream' }) },
  getDocumentMarks: { method: 'GET', path: '/api/v1/documents/:id/marks/:partyId', reply: () => ({"partyId":"pty_01kakxv4gaec2r4a79xzt5cb72","signature":{"strokes":[[[120,310],[240,180],[330,300]]]},"initials":{"text":"AL"}}) },
  getDocumentPreview: { method: 'GET', path: '/api/v1/documents/:id/preview', reply: () => new Blob(["RIFF…WEBPVP8 …"], { type: 'image/webp' }) },
  getSealedDocumentFile: { method: 'GET', path: '/api/v1/documents/:id/sealed-file', reply: () => new Blob(["%PDF-1.7 …"], { type: 'application/pdf' }) },
  sealDocument: { method: 'POST', path: '/api/v1/documents/:id/seal', reply: () => ({"id":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","title":"Tenancy agreement","status":"SENT","signingMode":"PARALLEL","message":"Please sign before Friday.","language":"EN","externalId":"case-2026-118","redirectUrl":null,"expiresAt":null,"reminders":{"firstAfterDays":3,"everyDays":3,"max":3},"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"},"sealStatus":"FAILED","sealError":{"code":"timestamp_unavailable","detail":"The timestamp server does not answer. The document is sealed when it answers again."},"sealedFile":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T09:12:01.000Z","sentAt":"2026-11-21T08:45:00.000Z","completedAt":null,"rejectedReason":null,"cancelledReason":null}) },
  listDocumentLabels: { method: 'GET', path: '/api/v1/document-labels', reply: () => ({"labels":["Customers","Urgent"]}) },
  getDocumentCounts: { method: 'GET', path: '/api/v1/document-counts', reply: () => ({"all":1000,"attention":3,"own":214,"byStatus":{"DRAFT":12,"SENT":37,"COMPLETED":1000,"REJECTED":4,"EXPIRED":0,"CANCELLED":2}}) },
  addParty: { method: 'POST', path: '/api/v1/documents/:id/parties', reply: () => ({"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","name":"Anna Lindqvist","role":"SIGNER","signedAt":null,"readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","deliveryMethod":"EMAIL","requiredSignature":"BANKID","twoStepVerification":"NONE","sendStatus":"NOT_SENT","email":"anna.lindqvist@example.com","phone":"+46701740605","companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680","externalId":"crm-4711","companyId":"cmp_01kakxv35be0nttz8znbxcy6s8","ssn":"19900101-0017","country":null,"signingOrder":1,"reportedAt":null}) },
  listParties: { method: 'GET', path: '/api/v1/documents/:id/parties', reply: () => ({"parties":[{"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","name":"Anna Lindqvist","role":"SIGNER","signedAt":null,"readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","deliveryMethod":"EMAIL","requiredSignature":"DRAWING","twoStepVerification":"NONE","sendStatus":"NOT_SENT","email":"anna.lindqvist@example.com","phone":"+46701740605","companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680","externalId":"crm-4711","companyId":"cmp_01kakxv35be0nttz8znbxcy6s8","ssn":"19900101-0017","country":null,"signingOrder":null,"reportedAt":null,"signingUrl":null}]}) },
  getParty: { method: 'GET', path: '/api/v1/documents/:id/parties/:partyId', reply: () => ({"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","name":"Anna Lindqvist","role":"SIGNER","signedAt":null,"readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","deliveryMethod":"EMAIL","requiredSignature":"DRAWING","twoStepVerification":"NONE","sendStatus":"NOT_SENT","email":"anna.lindqvist@example.com","phone":"+46701740605","companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680","externalId":"crm-4711","companyId":"cmp_01kakxv35be0nttz8znbxcy6s8","ssn":"19900101-0017","country":null,"signingOrder":null,"reportedAt":null,"signingUrl":null}) },
  updateParty: { method: 'PATCH', path: '/api/v1/documents/:id/parties/:partyId', reply: () => ({"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","name":"Anna Lindqvist","role":"SIGNER","signedAt":null,"readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","deliveryMethod":"EMAIL","requiredSignature":"DRAWING","twoStepVerification":"NONE","sendStatus":"NOT_SENT","email":"anna@lindqvistbygg.example","phone":"+46701740605","companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680","externalId":"crm-4711","companyId":"cmp_01kakxv35be0nttz8znbxcy6s8","ssn":"19900101-0017","country":"SWE","signingOrder":2,"reportedAt":null}) },
  removeParty: { method: 'DELETE', path: '/api/v1/documents/:id/parties/:partyId', reply: () => ({"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","deleted":true}) },
  remindParty: { method: 'POST', path: '/api/v1/documents/:id/parties/:partyId/remind', reply: () => ({"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","name":"Anna Lindqvist","role":"SIGNER","signedAt":null,"readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","deliveryMethod":"EMAIL","requiredSignature":"DRAWING","twoStepVerification":"NONE","sendStatus":"SENT","email":"anna.lindqvist@example.com","phone":"+46701740605","companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680","externalId":"crm-4711","companyId":"cmp_01kakxv35be0nttz8znbxcy6s8","ssn":"19900101-0017","country":null,"signingOrder":null,"reportedAt":null}) },
  getPartySession: { method: 'GET', path: '/api/v1/documents/:id/signing-sessions/:partyId', reply: () => ({"senderName":"Lindqvist Bygg AB","senderContact":{"email":"avtal@lindqvist-bygg.example","phone":"+46701740605"},"language":"EN","isTest":false,"verification":{"method":"NONE","isPassed":true,"sentTo":null},"document":{"title":"Tenancy agreement","message":"Please sign before Friday.","status":"SENT","expiresAt":null,"rejectedReason":null,"cancelledReason":null,"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"}},"party":{"name":"Anna Lindqvist","role":"SIGNER","requiredSignature":"CLICK_TO_SIGN","readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","signedAt":null,"mustAct":true,"isReleased":true,"hasScan":false,"capacity":null,"messagesBy":"EMAIL","messagesTo":"a•••@example.com","hasSealedFileByMail":false},"parties":[{"name":"Anna Lindqvist","role":"SIGNER","signingStatus":"NOT_SIGNED","signedAt":null,"signingOrder":null,"mustAct":true,"isReleased":true,"isYou":true}],"fields":[{"name":"rent","type":"NUMBER","label":"Monthly rent","partyId":"pty_01kakxv4gaec2r4a79xzt5cb72","partyName":"Anna Lindqvist","isYours":true,"required":true,"readOnly":false,"value":"9500","page":1,"box":{"x":0.1,"y":0.5,"width":0.25,"height":0.03}}],"consent":{"version":"2026-11-21-1f6a6a6fe3f2c1d8","sign":"By selecting “Sign”, I agree to sign “Tenancy agreement” electronically. I intend my electronic signature to be as binding as a signature by hand.","reject":"By selecting “Reject”, I refuse to sign “Tenancy agreement”. The document then ends for all parties.","afterReading":{"version":"2026-11-21-9c02be6a51d7f3e4","sign":"I have read “Tenancy agreement”. By selecting “Sign”, I agree to sign the document electronically. I intend my electronic signature to be as binding as a signature by hand."}}}) },
  getPartyMessage: { method: 'GET', path: '/api/v1/documents/:id/messages/:partyId', reply: () => ({"kind":"INVITATION","channel":"SMS","to":"+46701740605","from":null,"subject":null,"text":"Lindqvist Bygg AB asks you to sign \"Tenancy agreement\": https://sign.example.com/sign/#xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","html":null}) },
  replaceParty: { method: 'POST', path: '/api/v1/documents/:id/replacements/:partyId', reply: () => ({"id":"pty_01kakxv5b2f8w9m3q7d4n6t0hz","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","name":"Bo Berg","role":"SIGNER","signedAt":null,"readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","deliveryMethod":"EMAIL","requiredSignature":"DRAWING","twoStepVerification":"NONE","sendStatus":"NOT_SENT","email":"bo.berg@example.com","phone":null,"companyName":null,"companyRole":null,"companyOrgNumber":null,"externalId":null,"companyId":null,"ssn":null,"country":null,"signingOrder":1,"reportedAt":null}) },
  addFields: { method: 'POST', path: '/api/v1/documents/:id/fields', reply: () => ({"fields":[{"id":"fld_01kakxv4rjf9m8s2x3c5v7b9n1","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","partyId":"pty_01kakxv4gaec2r4a79xzt5cb72","partyReference":null,"type":"NUMBER","name":"rent","label":"Monthly rent","required":true,"readOnly":false,"value":"9500","page":1,"box":{"x":0.1,"y":0.5,"width":0.25,"height":0.03}}]}) },
  replaceFields: { method: 'PUT', path: '/api/v1/documents/:id/fields', reply: () => ({"fields":[{"id":"fld_01kakxv4rjf9m8s2x3c5v7b9n1","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","partyId":"pty_01kakxv4gaec2r4a79xzt5cb72","partyReference":null,"type":"NUMBER","name":"rent","label":"Monthly rent","required":true,"readOnly":false,"value":"9500","page":1,"box":{"x":0.1,"y":0.5,"width":0.25,"height":0.03}}]}) },
  listFields: { method: 'GET', path: '/api/v1/documents/:id/fields', reply: () => ({"fields":[{"id":"fld_01kakxv4rjf9m8s2x3c5v7b9n1","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","partyId":"pty_01kakxv4gaec2r4a79xzt5cb72","partyReference":null,"type":"NUMBER","name":"rent","label":"Monthly rent","required":true,"readOnly":false,"value":"9500","page":1,"box":{"x":0.1,"y":0.5,"width":0.25,"height":0.03}}]}) },
  getField: { method: 'GET', path: '/api/v1/documents/:id/fields/:fieldId', reply: () => ({"id":"fld_01kakxv4rjf9m8s2x3c5v7b9n1","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","partyId":"pty_01kakxv4gaec2r4a79xzt5cb72","partyReference":null,"type":"NUMBER","name":"rent","label":"Monthly rent","required":true,"readOnly":false,"value":"9500","page":1,"anchors":[{"text":"Monthly rent:","page":1,"offset":{"x":0.2,"y":0},"size":{"width":0.25,"height":0.03}}],"box":{"x":0.1,"y":0.5,"width":0.25,"height":0.03}}) },
  updateField: { method: 'PATCH', path: '/api/v1/documents/:id/fields/:fieldId', reply: () => ({"id":"fld_01kakxv4rjf9m8s2x3c5v7b9n1","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","partyId":"pty_01kakxv4gaec2r4a79xzt5cb72","partyReference":null,"type":"NUMBER","name":"rent","label":"Monthly rent","required":true,"readOnly":true,"value":"9800","page":2,"box":{"x":0.1,"y":0.4,"width":0.25,"height":0.03}}) },
  removeField: { method: 'DELETE', path: '/api/v1/documents/:id/fields/:fieldId', reply: () => ({"id":"fld_01kakxv4rjf9m8s2x3c5v7b9n1","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","deleted":true}) },
  addSigner: { method: 'POST', path: '/api/v1/documents/:id/signers', reply: () => ({"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","name":"Anna Lindqvist","role":"SIGNER","signedAt":null,"readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","deliveryMethod":"EMAIL","requiredSignature":"BANKID","twoStepVerification":"NONE","sendStatus":"NOT_SENT","email":"anna.lindqvist@example.com","phone":"+46701740605","companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680","externalId":"crm-4711","companyId":"cmp_01kakxv35be0nttz8znbxcy6s8","ssn":"19900101-0017","country":null,"signingOrder":1,"reportedAt":null}) },
  listSigners: { method: 'GET', path: '/api/v1/documents/:id/signers', reply: () => ({"signers":[{"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","name":"Anna Lindqvist","role":"SIGNER","signedAt":null,"readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","deliveryMethod":"EMAIL","requiredSignature":"DRAWING","twoStepVerification":"NONE","sendStatus":"NOT_SENT","email":"anna.lindqvist@example.com","phone":"+46701740605","companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680","externalId":"crm-4711","companyId":"cmp_01kakxv35be0nttz8znbxcy6s8","ssn":"19900101-0017","country":null,"signingOrder":null,"reportedAt":null,"signingUrl":null}]}) },
  getSigner: { method: 'GET', path: '/api/v1/documents/:id/signers/:signerId', reply: () => ({"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","name":"Anna Lindqvist","role":"SIGNER","signedAt":null,"readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","deliveryMethod":"EMAIL","requiredSignature":"DRAWING","twoStepVerification":"NONE","sendStatus":"NOT_SENT","email":"anna.lindqvist@example.com","phone":"+46701740605","companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680","externalId":"crm-4711","companyId":"cmp_01kakxv35be0nttz8znbxcy6s8","ssn":"19900101-0017","country":null,"signingOrder":null,"reportedAt":null,"signingUrl":null}) },
  updateSigner: { method: 'PATCH', path: '/api/v1/documents/:id/signers/:signerId', reply: () => ({"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","name":"Anna Lindqvist","role":"SIGNER","signedAt":null,"readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","deliveryMethod":"EMAIL","requiredSignature":"DRAWING","twoStepVerification":"NONE","sendStatus":"NOT_SENT","email":"anna@lindqvistbygg.example","phone":"+46701740605","companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680","externalId":"crm-4711","companyId":"cmp_01kakxv35be0nttz8znbxcy6s8","ssn":"19900101-0017","country":"SWE","signingOrder":2,"reportedAt":null}) },
  removeSigner: { method: 'DELETE', path: '/api/v1/documents/:id/signers/:signerId', reply: () => ({"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","deleted":true}) },
  remindSigner: { method: 'POST', path: '/api/v1/documents/:id/signers/:signerId/remind', reply: () => ({"id":"pty_01kakxv4gaec2r4a79xzt5cb72","documentId":"doc_01kakxv3xqf0ftbbyqcqzv0zqs","name":"Anna Lindqvist","role":"SIGNER","signedAt":null,"readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","deliveryMethod":"EMAIL","requiredSignature":"DRAWING","twoStepVerification":"NONE","sendStatus":"SENT","email":"anna.lindqvist@example.com","phone":"+46701740605","companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680","externalId":"crm-4711","companyId":"cmp_01kakxv35be0nttz8znbxcy6s8","ssn":"19900101-0017","country":null,"signingOrder":null,"reportedAt":null}) },
  createContact: { method: 'POST', path: '/api/v1/contacts', reply: () => ({"id":"ctc_01kakxv3fcfh1rdc03pc0pv5hk","firstName":"Anna","lastName":"Lindqvist","createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z","email":"anna.lindqvist@example.com","phone":"+46701740605","ssn":"19900101-0017","externalId":"crm-4711","companyRole":"Managing director","company":{"id":"cmp_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","orgNumber":"556016-0680"}}) },
  listContacts: { method: 'GET', path: '/api/v1/contacts', reply: () => ({"contacts":[{"id":"ctc_01kakxv3fcfh1rdc03pc0pv5hk","firstName":"Anna","lastName":"Lindqvist","createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z","email":"anna.lindqvist@example.com","phone":"+46701740605","ssn":"19900101-0017","externalId":"crm-4711","companyRole":"Managing director","company":{"id":"cmp_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","orgNumber":"556016-0680"}}],"nextCursor":null}) },
  getContact: { method: 'GET', path: '/api/v1/contacts/:id', reply: () => ({"id":"ctc_01kakxv3fcfh1rdc03pc0pv5hk","firstName":"Anna","lastName":"Lindqvist","createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z","email":"anna.lindqvist@example.com","phone":"+46701740605","ssn":"19900101-0017","externalId":"crm-4711","companyRole":"Managing director","company":{"id":"cmp_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","orgNumber":"556016-0680"}}) },
  updateContact: { method: 'PATCH', path: '/api/v1/contacts/:id', reply: () => ({"id":"ctc_01kakxv3fcfh1rdc03pc0pv5hk","firstName":"Anna","lastName":"Lindqvist","createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:42:10.512Z","email":"anna@lindqvistbygg.example","phone":"+46701740605","ssn":"19900101-0017","externalId":"crm-4711","companyRole":"Managing director","company":{"id":"cmp_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","orgNumber":"556016-0680"}}) },
  deleteContact: { method: 'DELETE', path: '/api/v1/contacts/:id', reply: () => ({"id":"ctc_01kakxv3fcfh1rdc03pc0pv5hk","deleted":true}) },
  createCompany: { method: 'POST', path: '/api/v1/companies', reply: () => ({"id":"cmp_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","orgNumber":"556016-0680","createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z"}) },
  listCompanies: { method: 'GET', path: '/api/v1/companies', reply: () => ({"companies":[{"id":"cmp_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","orgNumber":"556016-0680","createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null}) },
  getCompany: { method: 'GET', path: '/api/v1/companies/:id', reply: () => ({"id":"cmp_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","orgNumber":"556016-0680","createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z"}) },
  updateCompany: { method: 'PATCH', path: '/api/v1/companies/:id', reply: () => ({"id":"cmp_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg & Son AB","orgNumber":"556016-0680","createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:42:10.512Z"}) },
  deleteCompany: { method: 'DELETE', path: '/api/v1/companies/:id', reply: () => ({"id":"cmp_01kakxv35be0nttz8znbxcy6s8","deleted":true}) },
  getAccount: { method: 'GET', path: '/api/v1/account', reply: () => ({"id":"acc_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","displayName":null,"contactEmail":"avtal@lindqvist-bygg.example","contactPhone":"+46701740605","timeZone":"Europe/Stockholm","defaultLanguage":"SV","defaultReminders":null,"expiresAfterDays":null,"documentsSeenBy":"ALL","namesMember":false,"notifications":{"completed":"OFF","rejected":"OFF","undelivered":"OFF","wrongPerson":"IMMEDIATELY","expiring":"OFF"}}) },
  updateAccount: { method: 'PATCH', path: '/api/v1/account', reply: () => ({"id":"acc_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","displayName":"Lindqvist Bygg & Måleri","contactEmail":"avtal@lindqvist-bygg.example","contactPhone":null,"timeZone":"Europe/Helsinki","defaultLanguage":"SV","defaultReminders":{"firstAfterDays":5,"everyDays":2,"max":4},"expiresAfterDays":30,"documentsSeenBy":"ALL","namesMember":true,"notifications":{"completed":"DAILY","rejected":"OFF","undelivered":"IMMEDIATELY","wrongPerson":"IMMEDIATELY","expiring":"OFF"}}) },
  listAccountEvents: { method: 'GET', path: '/api/v1/account/events', reply: () => ({"accountEvents":[{"id":"aev_01kakxv6h3e8mvk3a3r2cq9d7e","accountId":"acc_01kakxv35be0nttz8znbxcy6s8","type":"member.updated","at":"2026-11-30T09:00:00.000Z","actor":{"type":"MEMBER","id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist"},"ipAddress":"203.0.113.7","subject":{"id":"mbr_01kakxv4gaec2r4a79xzt5cb72","name":"Erik Lindqvist"},"changes":[{"field":"role","before":"READER","after":"SENDER"}],"previousHash":"c72a6e4526dad4514507b9abaa7aa37f7fa1a745da5f781ed952eba6b951efd6","hash":"a159fbd6015140acdd5700722a49f59272b879eacf3c404fde68445bd8865600"},{"id":"aev_01kakxv4gbfx0v6k2nqk9x1t5m","accountId":"acc_01kakxv35be0nttz8znbxcy6s8","type":"member.invited","at":"2026-11-30T08:45:00.000Z","actor":{"type":"MEMBER","id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist"},"ipAddress":"203.0.113.7","subject":{"id":"mbr_01kakxv4gaec2r4a79xzt5cb72","name":"Erik Lindqvist"},"changes":[{"field":"email","before":null,"after":"erik.lindqvist@example.com"},{"field":"role","before":null,"after":"READER"}],"previousHash":null,"hash":"c72a6e4526dad4514507b9abaa7aa37f7fa1a745da5f781ed952eba6b951efd6"}],"nextCursor":null}) },
  sendTestMail: { method: 'POST', path: '/api/v1/account/test-mail', reply: () => ({"to":"avtal@lindqvist-bygg.example"}) },
  getSingleSignOn: { method: 'GET', path: '/api/v1/account/single-sign-on', reply: () => ({"issuer":"https://login.example.com/realms/acme","clientId":"paraph","redirectUri":"https://sign.example.com/single-sign-on/acc_01kakxv35be0nttz8znbxcy6s8","domains":[{"domain":"example.com","recordName":"_paraph.example.com","recordValue":"paraph-domain=3f9c1e0b7a52d4c86e10f3a97b25c4d8e6f01a2b","provedAt":"2026-11-30T08:30:00.000Z"}],"roleClaim":"groups","roles":[{"value":"paraph-admins","role":"ADMIN"}],"defaultRole":"SENDER","createsMembers":true,"onlySingleSignOn":true,"updatedAt":"2026-11-30T08:00:00.000Z"}) },
  replaceSingleSignOn: { method: 'PUT', path: '/api/v1/account/single-sign-on', reply: () => ({"issuer":"https://login.example.com/realms/acme","clientId":"paraph","redirectUri":"https://sign.example.com/single-sign-on/acc_01kakxv35be0nttz8znbxcy6s8","domains":[{"domain":"example.com","recordName":"_paraph.example.com","recordValue":"paraph-domain=3f9c1e0b7a52d4c86e10f3a97b25c4d8e6f01a2b","provedAt":null}],"roleClaim":"groups","roles":[{"value":"paraph-admins","role":"ADMIN"}],"defaultRole":"SENDER","createsMembers":true,"onlySingleSignOn":false,"updatedAt":"2026-11-30T08:00:00.000Z"}) },
  removeSingleSignOn: { method: 'DELETE', path: '/api/v1/account/single-sign-on', reply: () => ({"id":"acc_01kakxv35be0nttz8znbxcy6s8","deleted":true}) },
  confirmSingleSignOnDomains: { method: 'POST', path: '/api/v1/account/single-sign-on/confirm-domains', reply: () => ({"issuer":"https://login.example.com/realms/acme","clientId":"paraph","redirectUri":"https://sign.example.com/single-sign-on/acc_01kakxv35be0nttz8znbxcy6s8","domains":[{"domain":"example.com","recordName":"_paraph.example.com","recordValue":"paraph-domain=3f9c1e0b7a52d4c86e10f3a97b25c4d8e6f01a2b","provedAt":"2026-11-30T08:30:00.000Z"}],"roleClaim":"groups","roles":[{"value":"paraph-admins","role":"ADMIN"}],"defaultRole":"SENDER","createsMembers":true,"onlySingleSignOn":false,"updatedAt":"2026-11-30T08:00:00.000Z"}) },
  getMe: { method: 'GET', path: '/api/v1/me', reply: () => ({"account":{"id":"acc_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","displayName":null},"mode":"LIVE","scopes":["documents:read","documents:write","contacts:read"],"apiKey":{"id":"key_01kakxv35be0nttz8znbxcy6s8","name":"CRM integration","prefix":"pk_live_Ex4m","expiresAt":"2027-12-31T23:00:00.000Z"}}) },
  updateMe: { method: 'PATCH', path: '/api/v1/me', reply: () => ({"account":{"id":"acc_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","displayName":null},"mode":"LIVE","scopes":["documents:read","documents:write","contacts:read","contacts:write","account:read"],"apiKey":null,"member":{"id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist","email":"anna.lindqvist@example.com","role":"SENDER","status":"JOINED","invitedAt":"2026-11-30T08:00:00.000Z","joinedAt":"2026-11-30T08:30:00.000Z","lastSignedInAt":"2026-11-30T08:30:00.000Z"},"notifications":{"completed":"DAILY","rejected":"IMMEDIATELY","undelivered":"IMMEDIATELY","wrongPerson":"IMMEDIATELY","expiring":"OFF"}}) },
  createFirstAccount: { method: 'POST', path: '/api/v1/setup', reply: () => ({"account":{"id":"acc_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","displayName":null,"contactEmail":"avtal@lindqvist-bygg.example","contactPhone":null,"timeZone":null,"defaultLanguage":null,"defaultReminders":null,"expiresAfterDays":null,"documentsSeenBy":"ALL","namesMember":false,"notifications":{"completed":"IMMEDIATELY","rejected":"IMMEDIATELY","undelivered":"IMMEDIATELY","wrongPerson":"IMMEDIATELY","expiring":"IMMEDIATELY"}},"mode":"LIVE","apiKey":{"id":"key_01kakxv35be0nttz8znbxcy6s8","name":"First key","prefix":"pk_live_Ex4m","scopes":["documents:read","documents:write","contacts:read","contacts:write","webhooks:write","account:read","account:write","keys:write"],"createdAt":"2026-11-21T08:30:00.000Z","createdBy":null,"expiresAt":null,"lastUsedAt":null,"secret":"pk_live_Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE"},"admin":{"id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist","email":"anna.lindqvist@example.com","role":"ADMIN","status":"INVITED","invitedAt":"2026-11-21T08:30:00.000Z","joinedAt":null,"lastSignedInAt":null,"invitationUrl":"https://sign.example.com/#invitation=Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE"}}) },
  createApiKey: { method: 'POST', path: '/api/v1/api-keys', reply: () => ({"id":"key_01kakxv35be0nttz8znbxcy6s8","name":"CRM integration","prefix":"pk_live_Ex4m","scopes":["documents:read","documents:write","contacts:read"],"createdAt":"2026-11-21T08:30:00.000Z","createdBy":"key_01kakxv2sbfh3bnzr9b51q2m1p","expiresAt":"2027-12-31T23:00:00.000Z","lastUsedAt":null,"secret":"pk_live_Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE"}) },
  listApiKeys: { method: 'GET', path: '/api/v1/api-keys', reply: () => ({"apiKeys":[{"id":"key_01kakxv35be0nttz8znbxcy6s8","name":"CRM integration","prefix":"pk_live_Ex4m","scopes":["documents:read","documents:write","contacts:read"],"createdAt":"2026-11-21T08:30:00.000Z","createdBy":"key_01kakxv2sbfh3bnzr9b51q2m1p","expiresAt":"2027-12-31T23:00:00.000Z","lastUsedAt":"2026-11-21T09:12:00.000Z"}],"nextCursor":null}) },
  revokeApiKey: { method: 'DELETE', path: '/api/v1/api-keys/:id', reply: () => ({"id":"key_01kakxv35be0nttz8znbxcy6s8","deleted":true}) },
  listColleagues: { method: 'GET', path: '/api/v1/colleagues', reply: () => ({"colleagues":[{"id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist"},{"id":"mbr_01kakxv3fcfh1rdc03pc0pv5hk","name":"Bo Ek"}]}) },
  inviteMember: { method: 'POST', path: '/api/v1/members', reply: () => ({"id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist","email":"anna.lindqvist@example.com","role":"SENDER","status":"INVITED","invitedAt":"2026-11-30T08:00:00.000Z","joinedAt":null,"lastSignedInAt":null,"invitationUrl":null}) },
  listMembers: { method: 'GET', path: '/api/v1/members', reply: () => ({"members":[{"id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist","email":"anna.lindqvist@example.com","role":"SENDER","status":"JOINED","invitedAt":"2026-11-30T08:00:00.000Z","joinedAt":"2026-11-30T08:30:00.000Z","lastSignedInAt":"2026-11-30T08:30:00.000Z","isProvisioned":false,"isDeactivated":false}],"nextCursor":null}) },
  getMember: { method: 'GET', path: '/api/v1/members/:id', reply: () => ({"id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist","email":"anna.lindqvist@example.com","role":"SENDER","status":"JOINED","invitedAt":"2026-11-30T08:00:00.000Z","joinedAt":"2026-11-30T08:30:00.000Z","lastSignedInAt":"2026-11-30T08:30:00.000Z","isProvisioned":false,"isDeactivated":false}) },
  updateMember: { method: 'PATCH', path: '/api/v1/members/:id', reply: () => ({"id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist","email":"anna.lindqvist@example.com","role":"ADMIN","status":"JOINED","invitedAt":"2026-11-30T08:00:00.000Z","joinedAt":"2026-11-30T08:30:00.000Z","lastSignedInAt":"2026-11-30T08:30:00.000Z"}) },
  removeMember: { method: 'DELETE', path: '/api/v1/members/:id', reply: () => ({"id":"mbr_01kakxv35be0nttz8znbxcy6s8","deleted":true}) },
  handOverDocuments: { method: 'POST', path: '/api/v1/members/:id/hand-over', reply: () => ({"count":12}) },
  inviteMemberAgain: { method: 'POST', path: '/api/v1/members/:id/invite', reply: () => ({"id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist","email":"anna.lindqvist@example.com","role":"SENDER","status":"INVITED","invitedAt":"2026-11-30T08:00:00.000Z","joinedAt":null,"lastSignedInAt":null,"invitationUrl":"https://sign.example.com/#invitation=Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE"}) },
  getSignInWays: { method: 'GET', path: '/api/v1/sign-in-ways', reply: () => ({"ways":["PASSKEY","SINGLE_SIGN_ON","MAILED_LINK","KEY"]}) },
  startPasskeySignIn: { method: 'POST', path: '/api/v1/passkey-sign-ins', reply: () => ({"options":"{\"challenge\":\"Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE\",\"rpId\":\"sign.example.com\",\"userVerification\":\"required\"}"}) },
  startPasskeyRegistration: { method: 'POST', path: '/api/v1/passkey-registrations', reply: () => ({"options":"{\"challenge\":\"Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE\",\"rp\":{\"id\":\"sign.example.com\"}}"}) },
  listPasskeys: { method: 'GET', path: '/api/v1/passkeys', reply: () => ({"passkeys":[{"id":"pky_01kakxv35be0nttz8znbxcy6s8","name":"My phone","createdAt":"2026-11-30T08:30:00.000Z","lastUsedAt":"2026-11-30T09:30:00.000Z"}]}) },
  addPasskey: { method: 'POST', path: '/api/v1/passkeys', reply: () => ({"id":"pky_01kakxv35be0nttz8znbxcy6s8","name":"My phone","createdAt":"2026-11-30T08:30:00.000Z","lastUsedAt":null}) },
  updatePasskey: { method: 'PATCH', path: '/api/v1/passkeys/:id', reply: () => ({"id":"pky_01kakxv35be0nttz8znbxcy6s8","name":"Old phone","createdAt":"2026-11-30T08:30:00.000Z","lastUsedAt":"2026-11-30T09:30:00.000Z"}) },
  removePasskey: { method: 'DELETE', path: '/api/v1/passkeys/:id', reply: () => ({"id":"pky_01kakxv35be0nttz8znbxcy6s8","deleted":true}) },
  lookUpInvitation: { method: 'POST', path: '/api/v1/invitations/look-up', reply: () => ({"accountName":"Lindqvist Bygg AB","role":"SENDER","invitedBy":"Anna Lindqvist","expiresAt":"2026-12-07T08:30:00.000Z"}) },
  requestSignInLink: { method: 'POST', path: '/api/v1/sign-in-links', reply: () => ({"expiresAt":"2026-11-30T08:45:00.000Z"}) },
  startSingleSignOn: { method: 'POST', path: '/api/v1/single-sign-on', reply: () => ({"url":"https://login.example.com/authorize?client_id=paraph&response_type=code"}) },
  createSession: { method: 'POST', path: '/api/v1/sessions', reply: () => ({"accessToken":"pa_Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE","expiresAt":"2026-11-30T08:40:00.000Z","session":{"id":"ses_01kakxv35be0nttz8znbxcy6s8","createdAt":"2026-11-30T08:30:00.000Z","lastUsedAt":"2026-11-30T08:30:00.000Z","expiresAt":"2026-11-30T20:30:00.000Z","ipAddress":"192.0.2.14","userAgent":"Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0","isCurrent":true},"account":{"id":"acc_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","displayName":null,"mode":"LIVE","role":"SENDER"},"member":{"id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist","email":"anna.lindqvist@example.com","role":"SENDER","status":"JOINED","invitedAt":"2026-11-30T08:00:00.000Z","joinedAt":"2026-11-30T08:30:00.000Z","lastSignedInAt":"2026-11-30T08:30:00.000Z"},"accounts":[{"id":"acc_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","displayName":null,"mode":"LIVE","role":"SENDER"}]}) },
  listSessions: { method: 'GET', path: '/api/v1/sessions', reply: () => ({"sessions":[{"id":"ses_01kakxv35be0nttz8znbxcy6s8","createdAt":"2026-11-30T08:30:00.000Z","lastUsedAt":"2026-11-30T08:30:00.000Z","expiresAt":"2026-11-30T20:30:00.000Z","ipAddress":"192.0.2.14","userAgent":"Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0","isCurrent":true}]}) },
  endAllSessions: { method: 'DELETE', path: '/api/v1/sessions', reply: () => ({"ended":3}) },
  endSession: { method: 'DELETE', path: '/api/v1/sessions/:id', reply: () => ({"id":"ses_01kakxv35be0nttz8znbxcy6s8","deleted":true}) },
  renewSession: { method: 'POST', path: '/api/v1/session-renewals', reply: () => ({"accessToken":"pa_Ex4mpleEx4mpleEx4mpleEx4mpleEx4mpleEx4mpleE","expiresAt":"2026-11-30T08:40:00.000Z","session":{"id":"ses_01kakxv35be0nttz8znbxcy6s8","createdAt":"2026-11-30T08:30:00.000Z","lastUsedAt":"2026-11-30T08:30:00.000Z","expiresAt":"2026-11-30T20:30:00.000Z","ipAddress":"192.0.2.14","userAgent":"Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0","isCurrent":true},"account":{"id":"acc_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","displayName":null,"mode":"LIVE","role":"SENDER"},"member":{"id":"mbr_01kakxv35be0nttz8znbxcy6s8","name":"Anna Lindqvist","email":"anna.lindqvist@example.com","role":"SENDER","status":"JOINED","invitedAt":"2026-11-30T08:00:00.000Z","joinedAt":"2026-11-30T08:30:00.000Z","lastSignedInAt":"2026-11-30T08:30:00.000Z"},"accounts":[{"id":"acc_01kakxv35be0nttz8znbxcy6s8","name":"Lindqvist Bygg AB","displayName":null,"mode":"LIVE","role":"SENDER"}]}) },
  createWebhookEndpoint: { method: 'POST', path: '/api/v1/webhook-endpoints', reply: () => ({"id":"whk_01kakxv35be0nttz8znbxcy6s8","url":"https://app.example.com/webhooks/paraph","events":["document.completed","party.signed"],"description":"The archive","enabled":true,"disabledReason":null,"disabledAt":null,"failingSince":null,"previousSecretExpiresAt":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z","secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0sQ2mV9pV3w="}) },
  listWebhookEndpoints: { method: 'GET', path: '/api/v1/webhook-endpoints', reply: () => ({"webhookEndpoints":[{"id":"whk_01kakxv35be0nttz8znbxcy6s8","url":"https://app.example.com/webhooks/paraph","events":["document.completed","party.signed"],"description":"The archive","enabled":true,"disabledReason":null,"disabledAt":null,"failingSince":null,"previousSecretExpiresAt":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null}) },
  getWebhookEndpoint: { method: 'GET', path: '/api/v1/webhook-endpoints/:id', reply: () => ({"id":"whk_01kakxv35be0nttz8znbxcy6s8","url":"https://app.example.com/webhooks/paraph","events":["document.completed","party.signed"],"description":"The archive","enabled":false,"disabledReason":"failing","disabledAt":"2026-11-28T08:30:00.000Z","failingSince":"2026-11-23T08:29:00.000Z","previousSecretExpiresAt":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-28T08:30:00.000Z"}) },
  updateWebhookEndpoint: { method: 'PATCH', path: '/api/v1/webhook-endpoints/:id', reply: () => ({"id":"whk_01kakxv35be0nttz8znbxcy6s8","url":"https://app.example.com/webhooks/paraph","events":["document.completed","party.signed"],"description":"The archive","enabled":true,"disabledReason":null,"disabledAt":null,"failingSince":null,"previousSecretExpiresAt":null,"createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-28T09:00:00.000Z"}) },
  deleteWebhookEndpoint: { method: 'DELETE', path: '/api/v1/webhook-endpoints/:id', reply: () => ({"id":"whk_01kakxv35be0nttz8znbxcy6s8","deleted":true}) },
  rotateWebhookSecret: { method: 'POST', path: '/api/v1/webhook-endpoints/:id/rotate-secret', reply: () => ({"id":"whk_01kakxv35be0nttz8znbxcy6s8","url":"https://app.example.com/webhooks/paraph","events":["document.completed","party.signed"],"description":"The archive","enabled":true,"disabledReason":null,"disabledAt":null,"failingSince":null,"previousSecretExpiresAt":"2026-11-23T08:30:00.000Z","createdAt":"2026-11-21T08:30:00.000Z","updatedAt":"2026-11-22T08:30:00.000Z","secret":"whsec_plJ3nmyCDGBKInavdOK15jsl1Z4hk6bW0nq8rX0PpQA="}) },
  testWebhookEndpoint: { method: 'POST', path: '/api/v1/webhook-endpoints/:id/test', reply: () => ({"id":"whd_01kakxv35be0nttz8znbxcy6s8","eventId":"evt_01kakxv35be0nttz8znbxcy6s8","eventType":"webhook.test","status":"PENDING","attempts":0,"requestBody":"{\"id\":\"evt_01kakxv35be0nttz8znbxcy6s8\",\"type\":\"webhook.test\",\"timestamp\":\"2026-11-21T08:30:00.000Z\",\"data\":{\"webhookEndpointId\":\"whk_01kakxv35be0nttz8znbxcy6s8\"}}","responseStatus":null,"responseBody":null,"redirectLocation":null,"error":null,"createdAt":"2026-11-21T08:30:00.000Z","lastAttemptAt":null,"nextAttemptAt":"2026-11-21T08:30:00.000Z"}) },
  retryWebhookDeliveries: { method: 'POST', path: '/api/v1/webhook-endpoints/:id/retry', reply: () => ({"retried":137,"hasMore":false}) },
  listWebhookDeliveries: { method: 'GET', path: '/api/v1/webhook-endpoints/:id/deliveries', reply: () => ({"webhookDeliveries":[{"id":"whd_01kakxv35be0nttz8znbxcy6s8","eventId":"evt_01kakxv35be0nttz8znbxcy6s8","eventType":"webhook.test","status":"PENDING","attempts":1,"requestBody":"{\"id\":\"evt_01kakxv35be0nttz8znbxcy6s8\",\"type\":\"webhook.test\",\"timestamp\":\"2026-11-21T08:30:00.000Z\",\"data\":{\"webhookEndpointId\":\"whk_01kakxv35be0nttz8znbxcy6s8\"}}","responseStatus":500,"responseBody":"Internal Server Error","redirectLocation":null,"error":"http_status","createdAt":"2026-11-21T08:30:00.000Z","lastAttemptAt":"2026-11-21T08:30:00.400Z","nextAttemptAt":"2026-11-21T08:30:05.400Z"}],"nextCursor":null}) },
  retryWebhookDelivery: { method: 'POST', path: '/api/v1/webhook-endpoints/:id/deliveries/:deliveryId/retry', reply: () => ({"id":"whd_01kakxv35be0nttz8znbxcy6s8","eventId":"evt_01kakxv35be0nttz8znbxcy6s8","eventType":"webhook.test","status":"PENDING","attempts":10,"requestBody":"{\"id\":\"evt_01kakxv35be0nttz8znbxcy6s8\",\"type\":\"webhook.test\",\"timestamp\":\"2026-11-21T08:30:00.000Z\",\"data\":{\"webhookEndpointId\":\"whk_01kakxv35be0nttz8znbxcy6s8\"}}","responseStatus":500,"responseBody":"Internal Server Error","redirectLocation":null,"error":"http_status","createdAt":"2026-11-21T08:30:00.000Z","lastAttemptAt":"2026-11-24T11:30:00.000Z","nextAttemptAt":"2026-11-24T12:00:00.000Z"}) },
  getSigningSession: { method: 'GET', path: '/api/v1/signing-session', reply: () => ({"senderName":"Lindqvist Bygg AB","senderContact":{"email":"avtal@lindqvist-bygg.example","phone":"+46701740605"},"language":"EN","isTest":false,"verification":{"method":"NONE","isPassed":true,"sentTo":null},"document":{"title":"Tenancy agreement","message":"Please sign before Friday.","status":"SENT","expiresAt":null,"rejectedReason":null,"cancelledReason":null,"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"},"attachments":[{"number":1,"name":"prices.xlsx","size":20480,"sha256":"2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"}],"notes":[{"page":2,"author":"Björn Åkesson","text":"Should this not be 5 000?"}]},"party":{"name":"Anna Lindqvist","role":"SIGNER","requiredSignature":"CLICK_TO_SIGN","readStatus":"NOT_OPENED","signingStatus":"NOT_SIGNED","signedAt":null,"mustAct":true,"isReleased":true,"hasScan":false,"capacity":{"companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680"},"messagesBy":"EMAIL","messagesTo":"a•••@example.com","hasSealedFileByMail":false},"parties":[{"name":"Anna Lindqvist","role":"SIGNER","signingStatus":"NOT_SIGNED","signedAt":null,"signingOrder":null,"mustAct":true,"isReleased":true,"isYou":true}],"consent":{"version":"2026-11-21-1f6a6a6fe3f2c1d8","sign":"By selecting “Sign”, I agree to sign “Tenancy agreement” electronically. I intend my electronic signature to be as binding as a signature by hand. I have had access to what the document contains beside its pages: 1 attached file and 1 comment.","reject":"By selecting “Reject”, I refuse to sign “Tenancy agreement”. The document then ends for all parties.","afterReading":{"version":"2026-11-21-9c02be6a51d7f3e4","sign":"I have read “Tenancy agreement”. By selecting “Sign”, I agree to sign the document electronically. I intend my electronic signature to be as binding as a signature by hand. I have had access to what the document contains beside its pages: 1 attached file and 1 comment."}}}) },
  getSigningFile: { method: 'GET', path: '/api/v1/signing-session/file', reply: () => new Blob(["%PDF-1.7 …"], { type: 'application/pdf' }) },
  getSigningAttachment: { method: 'GET', path: '/api/v1/signing-session/attachments/:number', reply: () => new Blob(["PK…"], { type: 'application/octet-stream' }) },
  getSigningMarks: { method: 'GET', path: '/api/v1/signing-session/marks/:partyId', reply: () => ({"partyId":"pty_01kakxv4gaec2r4a79xzt5cb72","signature":{"strokes":[[[120,310],[240,180],[330,300]]]},"initials":{"text":"AL"}}) },
  getSigningPreview: { method: 'GET', path: '/api/v1/signing-session/preview', reply: () => new Blob(["RIFF…WEBPVP8 …"], { type: 'image/webp' }) },
  getSealedSigningFile: { method: 'GET', path: '/api/v1/signing-session/sealed-file', reply: () => new Blob(["%PDF-1.7 …"], { type: 'application/pdf' }) },
  openDocument: { method: 'POST', path: '/api/v1/signing-session/open', reply: () => ({"senderName":"Lindqvist Bygg AB","senderContact":{"email":"avtal@lindqvist-bygg.example","phone":"+46701740605"},"language":"EN","isTest":false,"verification":{"method":"NONE","isPassed":true,"sentTo":null},"document":{"title":"Tenancy agreement","message":"Please sign before Friday.","status":"SENT","expiresAt":null,"rejectedReason":null,"cancelledReason":null,"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"}},"party":{"name":"Anna Lindqvist","role":"SIGNER","requiredSignature":"CLICK_TO_SIGN","readStatus":"OPENED","signingStatus":"NOT_SIGNED","signedAt":null,"mustAct":true,"isReleased":true,"hasScan":false,"capacity":null,"messagesBy":"EMAIL","messagesTo":"a•••@example.com","hasSealedFileByMail":false},"parties":[{"name":"Anna Lindqvist","role":"SIGNER","signingStatus":"NOT_SIGNED","signedAt":null,"signingOrder":null,"mustAct":true,"isReleased":true,"isYou":true}],"consent":{"version":"2026-11-21-1f6a6a6fe3f2c1d8","sign":"By selecting “Sign”, I agree to sign “Tenancy agreement” electronically. I intend my electronic signature to be as binding as a signature by hand.","reject":"By selecting “Reject”, I refuse to sign “Tenancy agreement”. The document then ends for all parties.","afterReading":{"version":"2026-11-21-9c02be6a51d7f3e4","sign":"I have read “Tenancy agreement”. By selecting “Sign”, I agree to sign the document electronically. I intend my electronic signature to be as binding as a signature by hand."}}}) },
  readDocument: { method: 'POST', path: '/api/v1/signing-session/read', reply: () => ({"senderName":"Lindqvist Bygg AB","senderContact":{"email":"avtal@lindqvist-bygg.example","phone":"+46701740605"},"language":"EN","isTest":false,"verification":{"method":"NONE","isPassed":true,"sentTo":null},"document":{"title":"Tenancy agreement","message":"Please sign before Friday.","status":"SENT","expiresAt":null,"rejectedReason":null,"cancelledReason":null,"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"}},"party":{"name":"Anna Lindqvist","role":"SIGNER","requiredSignature":"CLICK_TO_SIGN","readStatus":"READ","signingStatus":"NOT_SIGNED","signedAt":null,"mustAct":true,"isReleased":true,"hasScan":false,"capacity":null,"messagesBy":"EMAIL","messagesTo":"a•••@example.com","hasSealedFileByMail":false},"parties":[{"name":"Anna Lindqvist","role":"SIGNER","signingStatus":"NOT_SIGNED","signedAt":null,"signingOrder":null,"mustAct":true,"isReleased":true,"isYou":true}],"consent":{"version":"2026-11-21-1f6a6a6fe3f2c1d8","sign":"By selecting “Sign”, I agree to sign “Tenancy agreement” electronically. I intend my electronic signature to be as binding as a signature by hand.","reject":"By selecting “Reject”, I refuse to sign “Tenancy agreement”. The document then ends for all parties.","afterReading":{"version":"2026-11-21-9c02be6a51d7f3e4","sign":"I have read “Tenancy agreement”. By selecting “Sign”, I agree to sign the document electronically. I intend my electronic signature to be as binding as a signature by hand."}}}) },
  sendVerificationCode: { method: 'POST', path: '/api/v1/signing-session/verification', reply: () => ({"sentTo":"•••••••0605","expiresAt":"2026-11-21T09:20:00.000Z","resendAt":"2026-11-21T09:10:30.000Z"}) },
  confirmVerificationCode: { method: 'POST', path: '/api/v1/signing-session/verification/confirm', reply: () => ({"pass":"cGFzcy1vZi1hLXBhcnR5LXRoYXQtd2FzLXZlcmlmaWVk","expiresAt":"2026-11-21T10:12:00.000Z"}) },
  getScanFile: { method: 'GET', path: '/api/v1/signing-session/scan', reply: () => new Blob(["%PDF-1.7 …"], { type: 'application/pdf' }) },
  uploadScan: { method: 'POST', path: '/api/v1/signing-session/scan', reply: () => ({"senderName":"Lindqvist Bygg AB","senderContact":{"email":"avtal@lindqvist-bygg.example","phone":"+46701740605"},"language":"EN","isTest":false,"verification":{"method":"NONE","isPassed":true,"sentTo":null},"document":{"title":"Tenancy agreement","message":"Please sign before Friday.","status":"SENT","expiresAt":null,"rejectedReason":null,"cancelledReason":null,"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"}},"party":{"name":"Anna Lindqvist","role":"SIGNER","requiredSignature":"CLICK_TO_SIGN","readStatus":"READ","signingStatus":"NOT_SIGNED","signedAt":null,"mustAct":true,"isReleased":true,"hasScan":false,"capacity":null,"messagesBy":"EMAIL","messagesTo":"a•••@example.com","hasSealedFileByMail":false},"parties":[{"name":"Anna Lindqvist","role":"SIGNER","signingStatus":"NOT_SIGNED","signedAt":null,"signingOrder":null,"mustAct":true,"isReleased":true,"isYou":true}],"consent":{"version":"2026-11-21-1f6a6a6fe3f2c1d8","sign":"By selecting “Sign”, I agree to sign “Tenancy agreement” electronically. I intend my electronic signature to be as binding as a signature by hand.","reject":"By selecting “Reject”, I refuse to sign “Tenancy agreement”. The document then ends for all parties.","afterReading":{"version":"2026-11-21-9c02be6a51d7f3e4","sign":"I have read “Tenancy agreement”. By selecting “Sign”, I agree to sign the document electronically. I intend my electronic signature to be as binding as a signature by hand."}}}) },
  getPhoneScan: { method: 'GET', path: '/api/v1/signing-session/scan/phone', reply: () => ({"url":"https://sign.example.com/sign/#scan=EGJ9wTj0R8-Zzr7Rk2R3XqZ0v1mS5c2tJw7XQy0b4hUe","documentTitle":"Rental agreement","partyName":"Anna Lindqvist","language":"EN","isTest":false,"isUploaded":true,"expiresAt":"2026-11-21T09:40:00.000Z"}) },
  startPhoneScan: { method: 'POST', path: '/api/v1/signing-session/scan/phone', reply: () => ({"url":"https://sign.example.com/sign/#scan=EGJ9wTj0R8-Zzr7Rk2R3XqZ0v1mS5c2tJw7XQy0b4hUe","documentTitle":"Rental agreement","partyName":"Anna Lindqvist","language":"EN","isTest":false,"isUploaded":false,"expiresAt":"2026-11-21T09:40:00.000Z"}) },
  sendPhoneScan: { method: 'PUT', path: '/api/v1/signing-session/scan/phone', reply: () => ({"url":"https://sign.example.com/sign/#scan=EGJ9wTj0R8-Zzr7Rk2R3XqZ0v1mS5c2tJw7XQy0b4hUe","documentTitle":"Rental agreement","partyName":"Anna Lindqvist","language":"EN","isTest":false,"isUploaded":true,"expiresAt":"2026-11-21T09:40:00.000Z"}) },
  saveValues: { method: 'PUT', path: '/api/v1/signing-session/values', reply: () => ({"savedAt":"2026-11-24T08:30:00.000Z","noRoom":["address"],"fittingLengths":[{"name":"address","length":31}]}) },
  saveReading: { method: 'PUT', path: '/api/v1/signing-session/reading', reply: () => ({"isSaved":true}) },
  getDrawing: { method: 'GET', path: '/api/v1/signing-session/drawing', reply: () => ({"url":"https://sign.example.com/sign/#draw=EGJ9wTj0R8-Zzr7Rk2R3XqZ0v1mS5c2tJw7XQy0b4hUe","documentTitle":"Rental agreement","partyName":"Anna Lindqvist","language":"EN","isTest":false,"strokes":[[[120,310],[240,180],[330,300]],[[400,300],[520,290]]],"expiresAt":"2026-11-21T09:20:00.000Z"}) },
  startDrawing: { method: 'POST', path: '/api/v1/signing-session/drawing', reply: () => ({"url":"https://sign.example.com/sign/#draw=EGJ9wTj0R8-Zzr7Rk2R3XqZ0v1mS5c2tJw7XQy0b4hUe","documentTitle":"Rental agreement","partyName":"Anna Lindqvist","language":"EN","isTest":false,"strokes":null,"expiresAt":"2026-11-21T09:20:00.000Z"}) },
  sendDrawing: { method: 'PATCH', path: '/api/v1/signing-session/drawing', reply: () => ({"url":"https://sign.example.com/sign/#draw=EGJ9wTj0R8-Zzr7Rk2R3XqZ0v1mS5c2tJw7XQy0b4hUe","documentTitle":"Rental agreement","partyName":"Anna Lindqvist","language":"EN","isTest":false,"strokes":[[[120,310],[240,180],[330,300]],[[400,300],[520,290]]],"expiresAt":"2026-11-21T09:20:00.000Z"}) },
  signDocument: { method: 'POST', path: '/api/v1/signing-session/sign', reply: () => ({"senderName":"Lindqvist Bygg AB","senderContact":{"email":"avtal@lindqvist-bygg.example","phone":"+46701740605"},"language":"EN","isTest":false,"verification":{"method":"NONE","isPassed":true,"sentTo":null},"document":{"title":"Tenancy agreement","message":"Please sign before Friday.","status":"SENT","expiresAt":null,"rejectedReason":null,"cancelledReason":null,"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"}},"party":{"name":"Anna Lindqvist","role":"SIGNER","requiredSignature":"CLICK_TO_SIGN","readStatus":"READ","signingStatus":"SIGNED","signedAt":"2026-11-21T09:12:00.000Z","mustAct":true,"isReleased":true,"hasScan":false,"capacity":{"companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680"},"messagesBy":"EMAIL","messagesTo":"a•••@example.com","hasSealedFileByMail":false},"parties":[{"name":"Anna Lindqvist","role":"SIGNER","signingStatus":"SIGNED","signedAt":"2026-11-21T09:12:00.000Z","signingOrder":null,"mustAct":true,"isReleased":true,"isYou":true}],"receipt":{"signedAt":"2026-11-21T09:12:00.000Z","sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481","statement":"By selecting “Sign”, I agree to sign “Tenancy agreement” electronically. I intend my electronic signature to be as binding as a signature by hand.","verification":"NONE","link":"MESSAGE","capacity":{"companyName":"Lindqvist Bygg AB","companyRole":"Managing director","companyOrgNumber":"556016-0680"}},"redirectUrl":"https://app.example.com/signed?case=2026-118"}) },
  startBankIdOrder: { method: 'POST', path: '/api/v1/signing-session/bankid', reply: () => ({"id":"bid_01kakxv4gaec2r4a79xzt5cb72","device":"OTHER","status":"PENDING","hintCode":"outstandingTransaction","failure":null,"qrData":"bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8","autoStartToken":null,"simulatorUrl":null,"expiresAt":"2026-11-21T09:20:00.000Z"}) },
  getBankIdOrder: { method: 'GET', path: '/api/v1/signing-session/bankid', reply: () => ({"id":"bid_01kakxv4gaec2r4a79xzt5cb72","device":"OTHER","status":"PENDING","hintCode":"outstandingTransaction","failure":null,"qrData":"bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8","autoStartToken":null,"simulatorUrl":null,"expiresAt":"2026-11-21T09:20:00.000Z"}) },
  cancelBankIdOrder: { method: 'DELETE', path: '/api/v1/signing-session/bankid', reply: () => ({"id":"bid_01kakxv4gaec2r4a79xzt5cb72","device":"OTHER","status":"CANCELLED","hintCode":null,"failure":null,"qrData":null,"autoStartToken":null,"simulatorUrl":null,"expiresAt":"2026-11-21T09:20:00.000Z"}) },
  confirmBankIdReturn: { method: 'POST', path: '/api/v1/signing-session/bankid/confirm', reply: () => ({"id":"bid_01kakxv4gaec2r4a79xzt5cb72","device":"SAME","status":"COMPLETE","hintCode":null,"failure":null,"qrData":null,"autoStartToken":null,"simulatorUrl":null,"expiresAt":"2026-11-21T09:20:00.000Z"}) },
  rejectDocument: { method: 'POST', path: '/api/v1/signing-session/reject', reply: () => ({"senderName":"Lindqvist Bygg AB","senderContact":{"email":"avtal@lindqvist-bygg.example","phone":"+46701740605"},"language":"EN","isTest":false,"verification":{"method":"NONE","isPassed":true,"sentTo":null},"document":{"title":"Tenancy agreement","message":"Please sign before Friday.","status":"REJECTED","expiresAt":null,"rejectedReason":"The rent is not what we agreed on.","cancelledReason":null,"file":{"name":"tenancy-agreement.pdf","size":48213,"pages":3,"sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481"}},"party":{"name":"Anna Lindqvist","role":"SIGNER","requiredSignature":"CLICK_TO_SIGN","readStatus":"READ","signingStatus":"REJECTED","signedAt":null,"mustAct":true,"isReleased":true,"hasScan":false,"capacity":null,"messagesBy":"EMAIL","messagesTo":"a•••@example.com","hasSealedFileByMail":false},"parties":[{"name":"Anna Lindqvist","role":"SIGNER","signingStatus":"REJECTED","signedAt":null,"signingOrder":null,"mustAct":true,"isReleased":true,"isYou":true}],"rejection":{"rejectedAt":"2026-11-21T09:12:00.000Z","sha256":"0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481","statement":"I am Anna Lindqvist. By selecting “Reject”, I refuse to sign “Tenancy agreement”.","reason":"The rent is not what we agreed on.","verification":"NONE","link":"MESSAGE"},"redirectUrl":"https://app.example.com/signed?case=2026-118"}) },
  reportWrongPerson: { method: 'POST', path: '/api/v1/signing-session/wrong-person', reply: () => ({"senderName":"Lindqvist Bygg AB","senderContact":{"email":"avtal@lindqvist-bygg.example","phone":"+46701740605"},"language":"EN","isTest":false,"verification":{"method":"NONE","isPassed":true,"sentTo":null},"parties":[]}) },
}

export const problems: Readonly<Record<ProblemCode, { status: number; title: string; detail: string }>> = {
  "request_invalid": {
    "status": 400,
    "title": "The request is not valid",
    "detail": "A field, parameter or header of the request does not match the spec. Correct each fault in `errors`. Its `pointer` says where the fault is."
  },
  "request_malformed": {
    "status": 400,
    "title": "The request can't be read",
    "detail": "The request can't be parsed. For example, its JSON is truncated, its path is not percent-encoded UTF-8, or its form has no boundary. Use a library to build the request."
  },
  "key_missing": {
    "status": 401,
    "title": "An API key is required",
    "detail": "The request has no `authorization` header. Send `authorization: Bearer <API_KEY>`."
  },
  "key_invalid": {
    "status": 401,
    "title": "The API key is not valid",
    "detail": "The key is misspelt, revoked or expired, or belongs to another server. Check that the request contains the complete key. If it does, create a new key."
  },
  "insufficient_scope": {
    "status": 403,
    "title": "The key lacks a scope",
    "detail": "The API key is valid, but lacks a scope that the operation needs. Or the request would create a key with a scope that the key itself lacks. Or a member would hand over a document that belongs to somebody else. The header `www-authenticate` names the scopes. Use a key that has the scopes, or create one. The scopes of a key never change."
  },
  "path_not_found": {
    "status": 404,
    "title": "There is no such path",
    "detail": "No operation has this path. Compare the path with the reference. It starts with `/api/v1/` and does not end with a slash."
  },
  "document_not_found": {
    "status": 404,
    "title": "There is no such document",
    "detail": "The account of the key has no document with this identifier. The document was deleted, belongs to another account, or is test data while the key is a live key. Look for the identifier in the list of documents. Use the key that created the document."
  },
  "party_not_found": {
    "status": 404,
    "title": "There is no such party",
    "detail": "The document has no party with this identifier. The party was removed, or belongs to another document. List the parties of the document."
  },
  "field_not_found": {
    "status": 404,
    "title": "There is no such field",
    "detail": "The document has no field with this identifier. The field was removed, or belongs to another document. List the fields of the document."
  },
  "contact_not_found": {
    "status": 404,
    "title": "There is no such contact",
    "detail": "The account of the key has no contact with this identifier. Look for the identifier in the list of contacts."
  },
  "company_not_found": {
    "status": 404,
    "title": "There is no such company",
    "detail": "The account of the key has no company with this identifier. Look for the identifier in the list of companies."
  },
  "key_not_found": {
    "status": 404,
    "title": "There is no such key",
    "detail": "The account has no key with this identifier. The key was revoked, belongs to another account, or is a test key while the request has a live key. Look for the identifier in the list of keys."
  },
  "webhook_endpoint_not_found": {
    "status": 404,
    "title": "There is no such webhook endpoint",
    "detail": "The account of the key has no webhook endpoint with this identifier. It was deleted, or was created with a test key while this is a live key, or the other way round. Look for the identifier in the list of webhook endpoints."
  },
  "webhook_delivery_not_found": {
    "status": 404,
    "title": "There is no such delivery",
    "detail": "The webhook endpoint has no delivery with this identifier. Deliveries are kept for 30 days. Look for the identifier in the list of deliveries."
  },
  "preview_not_found": {
    "status": 404,
    "title": "There is no preview",
    "detail": "The server has not made the picture of the first page yet, or it can not draw this PDF within its limits. Show the page without a preview. The file itself is not affected."
  },
  "attachment_not_found": {
    "status": 404,
    "title": "There is no such attachment",
    "detail": "The uploaded PDF contains no file with this number. Read `attachments` of the document."
  },
  "scan_not_found": {
    "status": 404,
    "title": "There is no scan",
    "detail": "The party has uploaded no scan yet, or it has already signed with its scan. Upload a scan. Read `party.hasScan` of the signing session to know if there is one."
  },
  "drawing_not_found": {
    "status": 404,
    "title": "There is no drawing",
    "detail": "The party has started no drawing on another device, it was started more than 10 minutes ago, or the party has signed. Start another one with `POST /api/v1/signing-session/drawing`, and open its `url` on the other device."
  },
  "phone_scan_not_found": {
    "status": 404,
    "title": "There is no scan with a phone",
    "detail": "The party has started no scan with a phone, it was started more than 30 minutes ago, or the party has signed or uploaded a scan itself. Start another one with `POST /api/v1/signing-session/scan/phone`, and open its `url` on the phone."
  },
  "method_not_allowed": {
    "status": 405,
    "title": "The method is not allowed",
    "detail": "The path is correct, but it does not support this method. Use one of the methods in the `allow` header."
  },
  "request_stalled": {
    "status": 408,
    "title": "The request has stalled",
    "detail": "The body of the request did not arrive: in 30 seconds the server got less than 64 KB of it. The connection is too slow, or was interrupted. Send the request again, over a better connection."
  },
  "document_not_draft": {
    "status": 409,
    "title": "The document is not a draft",
    "detail": "The document was sent. Only a draft can be deleted or sent, and some fields can be changed in a draft only. Get the document to see its status. Of a sent document, `updateDocument` changes the last day and the reminders, and the title and the message until a party opens it. To change anything else, cancel it and send another one."
  },
  "document_not_sent": {
    "status": 409,
    "title": "The document is not open for signing",
    "detail": "The operation needs a document that is open for signing. This document is still a draft or has ended. Send the draft first. A document that has ended can't be changed."
  },
  "document_incomplete": {
    "status": 409,
    "title": "The document is incomplete",
    "detail": "The document lacks something that it needs to be open for signing, or would lack something after the change. `errors` lists everything that is missing, party by party. Correct each fault in `errors`: update the party that the pointer names, or ask the operator to set up what the server lacks."
  },
  "document_closed": {
    "status": 409,
    "title": "The document is closed",
    "detail": "The document has ended. Its parties stay as they were at that time. Create another document."
  },
  "document_sealing": {
    "status": 409,
    "title": "The document is being sealed",
    "detail": "All parties have acted, and the server seals the document. From then on nothing of it can change. Wait until the document is `COMPLETED`. If its `sealStatus` is `FAILED`, its `sealError` has the reason. If the file or a scan is the reason, you can cancel the document."
  },
  "document_not_sealed": {
    "status": 409,
    "title": "The document is not sealed",
    "detail": "The document has no sealed file. It gets one when all parties have acted and the server has sealed it. Get the document: its `sealStatus` says how far the seal is. Download the sealed file when the document is `COMPLETED`."
  },
  "seal_not_pending": {
    "status": 409,
    "title": "The document does not wait for its seal",
    "detail": "The document is already sealed, or not all parties have acted yet, or the document has ended in another way. Do nothing: a document is sealed as soon as all parties have acted."
  },
  "party_signed": {
    "status": 409,
    "title": "The party has signed or rejected",
    "detail": "The party has signed or rejected the document. Both are final. Leave the party as it is."
  },
  "party_opened": {
    "status": 409,
    "title": "The party has opened the document",
    "detail": "The party has opened the document and has read what it is about and what it must do. Leave the role and the required signature of the party, and the title and the message of the document, as they are. To change what a party must do, or who it is, remove it and add another one."
  },
  "party_limit_reached": {
    "status": 409,
    "title": "The document has the maximum number of parties",
    "detail": "A document has at most 100 parties. Remove a party first, or use several documents."
  },
  "field_limit_reached": {
    "status": 409,
    "title": "The document has the maximum number of fields",
    "detail": "A document has at most 500 fields, with at most 2,000 options, 2,000 other places and 200,000 characters of values together. Remove fields, options, other places or values first."
  },
  "field_name_taken": {
    "status": 409,
    "title": "The party has a field with this name",
    "detail": "Values are sent by the names of the fields, so the names of the fields of a party must differ. Give the field another name."
  },
  "party_unreachable": {
    "status": 409,
    "title": "The party can't be reached",
    "detail": "The party has the delivery method `NONE`, or no address for its delivery method, or the server can't send by that method. Update the party, or give it its `signingUrl` yourself."
  },
  "party_not_released": {
    "status": 409,
    "title": "It is not the party's turn",
    "detail": "Other parties must act first. Wait, or change the `signingOrder`."
  },
  "party_not_required": {
    "status": 409,
    "title": "The party has nothing to sign",
    "detail": "The party is an organizer without a required signature. It follows the document, and can neither sign nor reject it. Do nothing, or give the party another `requiredSignature` before it opens the document."
  },
  "drawing_not_required": {
    "status": 409,
    "title": "The party does not draw",
    "detail": "The `requiredSignature` of the party is not `DRAWING`, so it needs no drawing from another device. Sign as the `requiredSignature` of the party asks for."
  },
  "scan_limit_reached": {
    "status": 409,
    "title": "The scans of the document are too large together",
    "detail": "All scans of a document become one sealed file with it. They have at most 192 MB, 10,000 pages and 40,000 objects together, and 1 MB, 50 pages and 200 objects stay free for each party that has uploaded none. Upload a smaller scan: only the pages with your signature, in grey, with 150 dots per inch. A scan of at most 1 MB, 50 pages and 200 objects always fits."
  },
  "drawing_done": {
    "status": 409,
    "title": "The drawing was sent before",
    "detail": "Each drawing on another device is sent once, and this one has other strokes. Start another one with `POST /api/v1/signing-session/drawing`."
  },
  "scan_not_required": {
    "status": 409,
    "title": "The party does not sign on paper",
    "detail": "The `requiredSignature` of the party is not `MANUAL`, so it needs no scan. Sign as the `requiredSignature` of the party asks for."
  },
  "phone_scan_done": {
    "status": 409,
    "title": "The phone has uploaded a scan before",
    "detail": "The token of the phone is valid for one upload, and this is another file. Start another one with `POST /api/v1/signing-session/scan/phone`."
  },
  "not_your_turn": {
    "status": 409,
    "title": "It is not your turn",
    "detail": "The parties act one after another, and not all parties before this one have acted yet. Wait until they have acted. A party that gets messages gets one then."
  },
  "webhook_endpoint_limit_reached": {
    "status": 409,
    "title": "There are too many webhook endpoints",
    "detail": "The account has 20 webhook endpoints already. Delete an endpoint that you no longer need, or let one endpoint get more types of events."
  },
  "webhook_endpoint_disabled": {
    "status": 409,
    "title": "The webhook endpoint is disabled",
    "detail": "An update disabled the endpoint, or the server did. `disabledReason` of the endpoint has the reason. Correct what made the endpoint fail. Update it with `enabled: true`, then try again."
  },
  "contact_email_missing": {
    "status": 409,
    "title": "The account has no e-mail address",
    "detail": "The test mail goes to the `contactEmail` of the account, and the account has none. Set `contactEmail` of the account, then try again."
  },
  "mail_unavailable": {
    "status": 409,
    "title": "The server sends no e-mail",
    "detail": "The operator has set no SMTP server, so no mail can be sent. Ask the operator to set `SMTP_URL`. Meanwhile, give each party its `signingUrl` yourself, and let an admin invite members again."
  },
  "sign_in_way_off": {
    "status": 409,
    "title": "This way of signing in is switched off",
    "detail": "The setting `SIGN_IN_WAYS` of the server does not name this way of signing in. Sign in in a way that `GET /api/v1/sign-in-ways` lists."
  },
  "company_in_use": {
    "status": 409,
    "title": "The company is in use",
    "detail": "Contacts are linked to the company. Link them to another company or delete them first."
  },
  "key_limit_reached": {
    "status": 409,
    "title": "The account has too many keys",
    "detail": "The account has 100 keys that are neither revoked nor expired. Revoke keys that are no longer used."
  },
  "body_too_large": {
    "status": 413,
    "title": "The body is too large",
    "detail": "The JSON body is larger than 256 KB. Send a smaller body."
  },
  "file_too_large": {
    "status": 413,
    "title": "The file is too large",
    "detail": "The PDF is larger than 25 MB. Make the file smaller. Scanned images are the usual cause."
  },
  "media_type_unsupported": {
    "status": 415,
    "title": "The media type is not supported",
    "detail": "The operation does not accept the media type of the body, or the body is not in UTF-8. Send `content-type: application/json`, or a form if the operation uploads a file."
  },
  "expectation_unsupported": {
    "status": 417,
    "title": "The expectation is not supported",
    "detail": "The header `expect` has another value than `100-continue`. Send the request without this header."
  },
  "headers_too_large": {
    "status": 431,
    "title": "The header is too large",
    "detail": "The header of the request is larger than 16 KB. Send fewer or shorter header fields and query parameters."
  },
  "contact_unknown": {
    "status": 422,
    "title": "The contact does not exist",
    "detail": "`contactId` is not the identifier of a contact of this account. Create the contact first, or send the person in place (`person`)."
  },
  "webhook_url_refused": {
    "status": 422,
    "title": "The URL is refused",
    "detail": "The URL leads into a private network, such as `localhost` or `10.0.0.0/8`, or it begins with `http://` and the operator does not allow its host. Use a public https URL. If your system runs in the network of the server, ask the operator to add its host to `WEBHOOK_ALLOWED_HOSTS`."
  },
  "party_unknown": {
    "status": 422,
    "title": "The party does not exist",
    "detail": "`partyId` is not the identifier of a party of this document. Add the party first."
  },
  "anchor_unresolved": {
    "status": 422,
    "title": "An anchor has no place",
    "detail": "The text of an `anchor` is not in the file, stands in it several times, or the box would leave the page. Read `errors`: they say how often each text was found. Send `occurrence` or `page`, another text, or a `box`."
  },
  "company_unknown": {
    "status": 422,
    "title": "The company does not exist",
    "detail": "`companyId` is not the identifier of a company of this account. Create the company first."
  },
  "expiry_past": {
    "status": 422,
    "title": "The expiry is in the past",
    "detail": "`expiresAt` is not in the future. Send a later time, with its UTC offset."
  },
  "expiry_too_soon": {
    "status": 422,
    "title": "The expiry is too soon",
    "detail": "The document was sent, and its new last day is earlier than the one that the parties were told of (or they were told of none), and less than 24 hours away. Send an `expiresAt` that is at least 24 hours away. To stop the document at once, cancel it."
  },
  "expiry_too_late": {
    "status": 422,
    "title": "The expiry is too late",
    "detail": "The new key would live longer than the key that creates it. Send an `expiresAt` that is not later than the expiry of the creating key, or create the key with a key that lives longer."
  },
  "reminder_too_soon": {
    "status": 429,
    "title": "The party was reminded too recently",
    "detail": "The party was reminded less than an hour ago. Wait for the number of seconds in the `retry-after` header."
  },
  "message_limit_reached": {
    "status": 429,
    "title": "The account has sent too many messages today",
    "detail": "The messages that the request needs would pass the number of mails or SMS that the account may send on one day. The operator of the server sets both numbers. Wait for as many seconds as the header `retry-after` says, or ask the operator for a higher limit."
  },
  "upload_limit_reached": {
    "status": 429,
    "title": "Too much was uploaded",
    "detail": "The account has uploaded as much as it may within 24 hours, which the operator of the server sets. Or a party has uploaded more than 20 scans within an hour. Refused uploads count too. Wait for as many seconds as the header `retry-after` says, or ask the operator for a higher limit."
  },
  "member_exists": {
    "status": 409,
    "title": "There is such a member",
    "detail": "The account has a member with this address. Change the role of the member, or invite the member again."
  },
  "member_limit_reached": {
    "status": 409,
    "title": "The account has too many members",
    "detail": "The account has 500 members. Remove members who have left."
  },
  "last_admin": {
    "status": 409,
    "title": "It is the last admin",
    "detail": "The member is the last one with the role `ADMIN`. Without it, nobody could manage the account. Give another member the role `ADMIN` first."
  },
  "member_not_found": {
    "status": 404,
    "title": "There is no such member",
    "detail": "The account has no member with this identifier. The member was removed, or belongs to another account. Look for the identifier in the list of members."
  },
  "session_not_found": {
    "status": 404,
    "title": "There is no such session",
    "detail": "The person has no session with this identifier. It has ended, or is that of another person. Look for the identifier in the list of sessions."
  },
  "session_missing": {
    "status": 401,
    "title": "Nobody is signed in",
    "detail": "The request has no access token, or no cookie of a session. Sign in."
  },
  "session_invalid": {
    "status": 401,
    "title": "The session has ended",
    "detail": "The access token is more than 10 minutes old, or the session has ended: after its time, by signing out, because the person is no member any more, or because an old value of the cookie was used. Renew the session once. If that is refused too, sign in again."
  },
  "sign_in_needed_again": {
    "status": 403,
    "title": "The member must sign in again",
    "detail": "The operation is sensitive, and the session of the member began more than 10 minutes ago. Somebody else may use the device meanwhile, or may have copied the access token. API keys never get this problem. Begin another session with `POST /api/v1/sessions`, and repeat the request with its access token. A renewal of the session does not help."
  },
  "origin_refused": {
    "status": 403,
    "title": "The request comes from another site",
    "detail": "Only pages of this server can sign in and renew a session, so that no other site can do it with the cookies of a person. Send the request from a page of this server. A program sends `origin` with the address of the server, which is the setting `PUBLIC_URL`."
  },
  "invitation_invalid": {
    "status": 422,
    "title": "The invitation is not valid",
    "detail": "The invitation was used, is older than 7 days, was replaced by a newer one, or the member was removed. Ask an admin of the account for a new one."
  },
  "sign_in_link_invalid": {
    "status": 422,
    "title": "The sign-in link is not valid",
    "detail": "The link was used, is older than 15 minutes, or the person is no member any more. Request a new link."
  },
  "sign_in_browser_mismatch": {
    "status": 422,
    "title": "The sign-in link is for another browser",
    "detail": "The link works only in the browser that has requested it, so that nobody can sign in with the mail of another person. Open the link in that browser, or request a new one."
  },
  "single_sign_on_not_found": {
    "status": 404,
    "title": "There is no single sign-on",
    "detail": "No identity provider is set up for the account. Set one up with `PUT /api/v1/account/single-sign-on`."
  },
  "single_sign_on_untested": {
    "status": 409,
    "title": "Single sign-on is not tried yet",
    "detail": "With `onlySingleSignOn`, nobody can sign in otherwise. So a domain must be proved, and a member who switches it on must have signed in at this provider. Sign in at the provider, and switch it on in that session. Or use an API key with `members:write`."
  },
  "issuer_refused": {
    "status": 422,
    "title": "The issuer is refused",
    "detail": "The server has asked the issuer for `/.well-known/openid-configuration` and got no right answer, or the address leads into a private network. Copy the issuer from your provider, with or without a slash at its end. If it is in a private network, ask the operator to add its host to `SINGLE_SIGN_ON_ALLOWED_HOSTS`."
  },
  "single_sign_on_refused": {
    "status": 422,
    "title": "The sign-in at the provider failed",
    "detail": "The answer of the provider is old, was used, or is no proof of who signs in; or it is no address of a proved domain; or the person is no member and the account does not create members. Read the `detail`. Begin again, or ask an admin of the account."
  },
  "single_sign_on_required": {
    "status": 422,
    "title": "Single sign-on is required",
    "detail": "An admin of the account has decided that members sign in at their identity provider only. Enter your address on the page for signing in, and sign in at the provider."
  },
  "single_sign_on_unavailable": {
    "status": 503,
    "title": "The provider does not answer",
    "detail": "The identity provider can not be reached, is too slow, or answers with an error. Try again after `retry-after` seconds, or sign in with a link."
  },
  "passkey_not_found": {
    "status": 404,
    "title": "There is no such passkey",
    "detail": "The person has no passkey with this identifier. It was removed, or is that of another person. Look for the identifier in the list of passkeys."
  },
  "passkey_limit_reached": {
    "status": 409,
    "title": "The person has too many passkeys",
    "detail": "A person can have 10 passkeys. Remove one, then try again."
  },
  "passkey_refused": {
    "status": 422,
    "title": "The passkey is not accepted",
    "detail": "The server does not know the passkey, it was removed, the person is no member any more, or what the browser has sent was made for another page or was changed. Sign in another way, then register the passkey again."
  },
  "passkey_challenge_over": {
    "status": 422,
    "title": "The challenge is not valid",
    "detail": "The challenge was used, is older than 5 minutes, or was given to another browser or another session. Start again: each challenge works once."
  },
  "account_unknown": {
    "status": 422,
    "title": "There is no such account",
    "detail": "The person of the session is no member of this account. Or the session is for one account only, because it began with a link that was not mailed. Choose one of `accounts`."
  },
  "setup_token_missing": {
    "status": 401,
    "title": "A setup token is required",
    "detail": "The request has no header `authorization`. Open the link that the server prints when it starts without an account."
  },
  "setup_token_invalid": {
    "status": 401,
    "title": "The setup token is not valid",
    "detail": "The token is misspelt or older than 15 minutes, or the server has an account: by this token, by another one, or by the command line. Create a key with `npm run --silent paraph -- keys create --account NAME`. While there is no account, a restart of the server prints a new link."
  },
  "link_missing": {
    "status": 401,
    "title": "The link is required",
    "detail": "The request has no header `authorization`. Open the link of the message again."
  },
  "link_invalid": {
    "status": 401,
    "title": "The link is not valid",
    "detail": "The token of the link is unknown. A new address of the party ends the link. Open the newest message, or ask the sender for the current link."
  },
  "verification_required": {
    "status": 403,
    "title": "A verification is required",
    "detail": "The party has a two-step verification and has not passed it in this browser, or the pass has expired. Request a code and confirm it."
  },
  "document_cancelled": {
    "status": 410,
    "title": "The document was cancelled",
    "detail": "The sender has cancelled the document. Ask the sender if you still expect the document."
  },
  "document_expired": {
    "status": 410,
    "title": "The document has expired",
    "detail": "The expiry of the document has passed. Ask the sender for a new document."
  },
  "link_reported": {
    "status": 410,
    "title": "The link has reached the wrong person",
    "detail": "Somebody who opened the link of the party has said that the document is not for them. The sender corrects the name or the address of the party, which gives it a new link, or reminds the party, after which the link works again."
  },
  "party_removed": {
    "status": 410,
    "title": "The party was removed",
    "detail": "The sender has removed the party from the document after it was sent. Ask the sender if you still expect to take part."
  },
  "verification_not_required": {
    "status": 409,
    "title": "No verification is required",
    "detail": "The party has no two-step verification. Continue without a code."
  },
  "consent_outdated": {
    "status": 409,
    "title": "The consent is out of date",
    "detail": "The statement was changed after the page was loaded, or it says that the party has read the document, but no reading was reported. Load the page again, and show the new statement to the party: `consent.afterReading` if you report the reading, otherwise `consent`."
  },
  "range_not_satisfiable": {
    "status": 416,
    "title": "The range is outside the file",
    "detail": "The requested range starts after the end of the file. Request a range inside the file. The header `content-range` has its size."
  },
  "verification_code_wrong": {
    "status": 422,
    "title": "The code is wrong or has expired",
    "detail": "The code is not the one that was sent last, is older than 10 minutes, or was tried 5 times. Check the code, or request a new one."
  },
  "signature_missing": {
    "status": 422,
    "title": "The signature is missing",
    "detail": "The required signature is not part of the request. Send `strokes` or `typedName` for `DRAWING`. For `MANUAL`, upload a scan first. For `BANKID`, use the operations of `/api/v1/signing-session/bankid`."
  },
  "reading_not_confirmed": {
    "status": 422,
    "title": "The party has not confirmed that it has read the document",
    "detail": "The last page was not shown to the party, and `reading.isConfirmed` is false. Show the document to its last page and call `POST …/read`. Or let the party confirm that it has read the document, and send `reading.isConfirmed` as true."
  },
  "bankid_not_required": {
    "status": 409,
    "title": "BankID is not required",
    "detail": "The party has another `requiredSignature` than `BANKID`. Sign with `POST …/sign`."
  },
  "bankid_already_in_progress": {
    "status": 409,
    "title": "BankID already has an order for this person",
    "detail": "BankID says that the person is using it somewhere else. BankID then cancels that order, and refuses the new one. Start again, if the party did not start the other order by mistake."
  },
  "bankid_browser_mismatch": {
    "status": 409,
    "title": "The browser is not the one that started",
    "detail": "The BankID app has opened another browser than the one in which the party started. The nonce or the `browser-key` does not belong to the order. Open the document again in the browser in which the party started, and sign again."
  },
  "bankid_order_not_found": {
    "status": 404,
    "title": "There is no such BankID order",
    "detail": "The party has not started a BankID signature with this link, or the identifier belongs to an earlier order. Start an order."
  },
  "verification_code_too_soon": {
    "status": 429,
    "title": "A code was sent too recently",
    "detail": "The last code was sent less than 30 seconds ago. Wait for as many seconds as the header `retry-after` says."
  },
  "too_many_attempts": {
    "status": 429,
    "title": "There were too many attempts",
    "detail": "There were 20 wrong keys from this address within a minute, or 20 wrong links or codes within 10 minutes, or 10 codes were sent to this party within an hour, or 20 within a day, or the party started 60 BankID orders within an hour. Wait for as many seconds as the header `retry-after` says."
  },
  "rate_limit_exceeded": {
    "status": 429,
    "title": "The limit of requests is reached",
    "detail": "The key, or the link of the party, has sent more requests in this minute than it may. Wait for as many seconds as the header `retry-after` says. To stay below the limit, read the header `ratelimit` of each answer. The operator can set a higher limit for a key."
  },
  "idempotency_request_in_progress": {
    "status": 409,
    "title": "The first request with this key is not finished",
    "detail": "The server is working on another request with the same `idempotency-key`. This is usually the first attempt of the same request, whose connection was interrupted. Wait for the number of seconds in the `retry-after` header, and repeat the request with the same key."
  },
  "idempotency_key_reused": {
    "status": 422,
    "title": "The key was used for another request",
    "detail": "The `idempotency-key` was sent in the last 24 hours with another path, query or body. One key belongs to one request and its repeats. Send a new key with each new request."
  },
  "internal_error": {
    "status": 500,
    "title": "The server failed",
    "detail": "A fault in the server made the request fail. Tell the operator the `requestId`. The operator finds the cause in the log."
  },
  "service_unavailable": {
    "status": 503,
    "title": "The service is not available",
    "detail": "The database can't be reached at the moment, or other requests are changing the same document. Try again with exponential backoff. The operator sees the cause in the log."
  },
  "storage_full": {
    "status": 503,
    "title": "The storage is full",
    "detail": "The disk of the server or of its database has no room. Requests that only read are answered. Wait at least for the number of seconds in the `retry-after` header, and tell the operator, who must enlarge the disk."
  },
  "bankid_unavailable": {
    "status": 503,
    "title": "BankID is not available",
    "detail": "BankID does not answer, has maintenance, or refuses the requests of this server. Try again after the number of seconds in the `retry-after` header. The operator sees the cause in the log."
  },
  "server_busy": {
    "status": 503,
    "title": "The server is busy",
    "detail": "Too many files are uploaded or downloaded at the same time, by this account or by all. Try again after the number of seconds in the `retry-after` header. Upload or download fewer files at the same time."
  }
}
