// Generated from spec/ by `npm run generate`.
/** By operation, the query parameters and the top-level fields of the body that have a default. */
export const defaults = {
  createDocument: ['language', 'hideTags', 'marksAtOnce', 'pageFooter', 'reminders', 'labels', 'send'],
  listDocuments: ['time', 'sort', 'reverse', 'limit'],
  listDocumentEvents: ['limit'],
  addParty: ['saveAsContact', 'role', 'deliveryMethod', 'requiredSignature', 'twoStepVerification'],
  replaceParty: ['saveAsContact'],
  addSigner: ['saveAsContact', 'role', 'deliveryMethod', 'requiredSignature', 'twoStepVerification'],
  listContacts: ['sort', 'limit'],
  listCompanies: ['limit'],
  listAccountEvents: ['limit'],
  createFirstAccount: ['mode'],
  listApiKeys: ['limit'],
  inviteMember: ['language'],
  listMembers: ['limit'],
  listScimUsers: ['startIndex', 'count'],
  requestSignInLink: ['language'],
  startSingleSignOn: ['asksAgain'],
  listWebhookEndpoints: ['limit'],
  listWebhookDeliveries: ['limit'],
} as const
