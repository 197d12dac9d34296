import { createCompany } from './companies/createCompany.ts'
import { deleteCompany } from './companies/deleteCompany.ts'
import { getCompany } from './companies/getCompany.ts'
import { listCompanies } from './companies/listCompanies.ts'
import { updateCompany } from './companies/updateCompany.ts'
import { createContact } from './contacts/createContact.ts'
import { deleteContact } from './contacts/deleteContact.ts'
import { getContact } from './contacts/getContact.ts'
import { listContacts } from './contacts/listContacts.ts'
import { updateContact } from './contacts/updateContact.ts'
import { cancelDocument } from './documents/cancelDocument.ts'
import { createDocument } from './documents/createDocument.ts'
import { deleteDocument } from './documents/deleteDocument.ts'
import { getDocument } from './documents/getDocument.ts'
import { getDocumentFile } from './documents/getDocumentFile.ts'
import { getSealedDocumentFile } from './documents/getSealedDocumentFile.ts'
import { listDocumentEvents } from './documents/listDocumentEvents.ts'
import { listDocuments } from './documents/listDocuments.ts'
import { sealDocument } from './documents/sealDocument.ts'
import { sendDocument } from './documents/sendDocument.ts'
import { updateDocument } from './documents/updateDocument.ts'
import type { Handlers } from './operation.ts'
import { addParty } from './parties/addParty.ts'
import { getParty } from './parties/getParty.ts'
import { listParties } from './parties/listParties.ts'
import { remindParty } from './parties/remindParty.ts'
import { removeParty } from './parties/removeParty.ts'
import { addSigner, getSigner, listSigners, remindSigner, removeSigner, updateSigner } from './parties/signers.ts'
import { updateParty } from './parties/updateParty.ts'
import { cancelBankIdOrder } from './identity/bankid/cancelBankIdOrder.ts'
import { confirmBankIdReturn } from './identity/bankid/confirmBankIdReturn.ts'
import { getBankIdOrder } from './identity/bankid/getBankIdOrder.ts'
import { startBankIdOrder } from './identity/bankid/startBankIdOrder.ts'
import { confirmVerificationCode } from './identity/code/confirmVerificationCode.ts'
import { getSealedSigningFile } from './signing/getSealedSigningFile.ts'
import { getSigningFile } from './signing/getSigningFile.ts'
import { getSigningPreview } from './signing/getSigningPreview.ts'
import { getSigningSession } from './signing/getSigningSession.ts'
import { openDocument } from './signing/openDocument.ts'
import { readDocument } from './signing/readDocument.ts'
import { rejectDocument } from './signing/rejectDocument.ts'
import { reportWrongPerson } from './signing/reportWrongPerson.ts'
import { sendVerificationCode } from './identity/code/sendVerificationCode.ts'
import { signDocument } from './signing/signDocument.ts'
import { uploadScan } from './signing/uploadScan.ts'
import { createWebhookEndpoint } from './webhooks/createWebhookEndpoint.ts'
import { listWebhookEndpoints } from './webhooks/listWebhookEndpoints.ts'
import { getWebhookEndpoint } from './webhooks/getWebhookEndpoint.ts'
import { updateWebhookEndpoint } from './webhooks/updateWebhookEndpoint.ts'
import { deleteWebhookEndpoint } from './webhooks/deleteWebhookEndpoint.ts'
import { rotateWebhookSecret } from './webhooks/rotateWebhookSecret.ts'
import { testWebhookEndpoint } from './webhooks/testWebhookEndpoint.ts'
import { listWebhookDeliveries } from './webhooks/listWebhookDeliveries.ts'
import { retryWebhookDelivery } from './webhooks/retryWebhookDelivery.ts'
import { retryWebhookDeliveries } from './webhooks/retryWebhookDeliveries.ts'

/** The implementation of each operation of the spec, by its operationId. */
export const handlers: Handlers = {
  createDocument,
  listDocuments,
  getDocument,
  updateDocument,
  deleteDocument,
  sendDocument,
  cancelDocument,
  getDocumentFile,
  getSealedDocumentFile,
  sealDocument,
  listDocumentEvents,

  addParty,
  listParties,
  getParty,
  updateParty,
  removeParty,
  remindParty,

  sendVerificationCode,
  confirmVerificationCode,

  addSigner,
  listSigners,
  getSigner,
  updateSigner,
  removeSigner,
  remindSigner,

  createContact,
  listContacts,
  getContact,
  updateContact,
  deleteContact,

  createCompany,
  listCompanies,
  getCompany,
  updateCompany,
  deleteCompany,

  createWebhookEndpoint,
  listWebhookEndpoints,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
  listWebhookDeliveries,
  retryWebhookDelivery,
  retryWebhookDeliveries,

  getSigningSession,
  getSigningFile,
  getSigningPreview,
  getSealedSigningFile,
  openDocument,
  readDocument,
  uploadScan,
  signDocument,
  startBankIdOrder,
  getBankIdOrder,
  cancelBankIdOrder,
  confirmBankIdReturn,
  rejectDocument,
  reportWrongPerson,
}
