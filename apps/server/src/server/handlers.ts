import { handOverDocuments } from '#api/members/handOverDocuments.ts'
import { handOverDocument } from '#api/documents/handOverDocument.ts'
import { unshareDocument } from '#api/documents/unshareDocument.ts'
import { shareDocument } from '#api/documents/shareDocument.ts'
import { listDocumentMembers } from '#api/documents/listDocumentMembers.ts'
import { addFields } from '#api/fields/addFields.ts'
import { getField } from '#api/fields/getField.ts'
import { listFields } from '#api/fields/listFields.ts'
import { removeField } from '#api/fields/removeField.ts'
import { replaceFields } from '#api/fields/replaceFields.ts'
import { updateField } from '#api/fields/updateField.ts'
import { createFirstAccount } from '#api/account/createFirstAccount.ts'
import { getAccount } from '#api/account/getAccount.ts'
import { getMe } from '#api/account/getMe.ts'
import { listAccountEvents } from '#api/account/listAccountEvents.ts'
import { sendTestMail } from '#api/account/sendTestMail.ts'
import { updateAccount } from '#api/account/updateAccount.ts'
import { updateMe } from '#api/account/updateMe.ts'
import { createApiKey } from '#api/api-keys/createApiKey.ts'
import { listApiKeys } from '#api/api-keys/listApiKeys.ts'
import { revokeApiKey } from '#api/api-keys/revokeApiKey.ts'
import { createCompany } from '#api/companies/createCompany.ts'
import { deleteCompany } from '#api/companies/deleteCompany.ts'
import { getCompany } from '#api/companies/getCompany.ts'
import { listCompanies } from '#api/companies/listCompanies.ts'
import { updateCompany } from '#api/companies/updateCompany.ts'
import { createContact } from '#api/contacts/createContact.ts'
import { deleteContact } from '#api/contacts/deleteContact.ts'
import { getContact } from '#api/contacts/getContact.ts'
import { listContacts } from '#api/contacts/listContacts.ts'
import { updateContact } from '#api/contacts/updateContact.ts'
import { cancelDocument } from '#api/documents/cancelDocument.ts'
import { createDocument } from '#api/documents/createDocument.ts'
import { deleteDocument } from '#api/documents/deleteDocument.ts'
import { getDocument } from '#api/documents/getDocument.ts'
import { getDocumentCounts } from '#api/documents/getDocumentCounts.ts'
import { getDocumentAttachment } from '#api/documents/getDocumentAttachment.ts'
import { getDocumentMarks } from '#api/documents/getDocumentMarks.ts'
import { getDocumentPreview } from '#api/documents/getDocumentPreview.ts'
import { getDocumentFile } from '#api/documents/getDocumentFile.ts'
import { getSealedDocumentFile } from '#api/documents/getSealedDocumentFile.ts'
import { listDocumentEvents } from '#api/documents/listDocumentEvents.ts'
import { listDocumentLabels } from '#api/documents/listDocumentLabels.ts'
import { listDocuments } from '#api/documents/listDocuments.ts'
import { sealDocument } from '#api/documents/sealDocument.ts'
import { sendDocument } from '#api/documents/sendDocument.ts'
import { updateDocument } from '#api/documents/updateDocument.ts'
import { getMember } from '#api/members/getMember.ts'
import { inviteMember } from '#api/members/inviteMember.ts'
import { inviteMemberAgain } from '#api/members/inviteMemberAgain.ts'
import { listColleagues } from '#api/members/listColleagues.ts'
import { listMembers } from '#api/members/listMembers.ts'
import { removeMember } from '#api/members/removeMember.ts'
import { updateMember } from '#api/members/updateMember.ts'
import type { Handlers } from '#api/operation.ts'
import { addParty } from '#api/parties/addParty.ts'
import { getParty } from '#api/parties/getParty.ts'
import { getPartyMessage } from '#api/parties/getPartyMessage.ts'
import { listParties } from '#api/parties/listParties.ts'
import { remindParty } from '#api/parties/remindParty.ts'
import { removeParty } from '#api/parties/removeParty.ts'
import { replaceParty } from '#api/parties/replaceParty.ts'
import { addSigner, getSigner, listSigners, remindSigner, removeSigner, updateSigner } from '#api/parties/signers.ts'
import { updateParty } from '#api/parties/updateParty.ts'
import { createScimUser } from '#api/scim/createScimUser.ts'
import { deleteScimUser } from '#api/scim/deleteScimUser.ts'
import { getScimConfig } from '#api/scim/getScimConfig.ts'
import { getScimUser } from '#api/scim/getScimUser.ts'
import { listScimResourceTypes } from '#api/scim/listScimResourceTypes.ts'
import { listScimSchemas } from '#api/scim/listScimSchemas.ts'
import { listScimUsers } from '#api/scim/listScimUsers.ts'
import { replaceScimUser } from '#api/scim/replaceScimUser.ts'
import { updateScimUser } from '#api/scim/updateScimUser.ts'
import { createSession } from '#api/sessions/createSession.ts'
import { endAllSessions } from '#api/sessions/endAllSessions.ts'
import { endSession } from '#api/sessions/endSession.ts'
import { listSessions } from '#api/sessions/listSessions.ts'
import { renewSession } from '#api/sessions/renewSession.ts'
import { addPasskey } from '#api/passkeys/addPasskey.ts'
import { listPasskeys } from '#api/passkeys/listPasskeys.ts'
import { removePasskey } from '#api/passkeys/removePasskey.ts'
import { startPasskeyRegistration } from '#api/passkeys/startPasskeyRegistration.ts'
import { startPasskeySignIn } from '#api/passkeys/startPasskeySignIn.ts'
import { updatePasskey } from '#api/passkeys/updatePasskey.ts'
import { getSignInWays } from '#api/sessions/getSignInWays.ts'
import { lookUpInvitation } from '#api/sessions/lookUpInvitation.ts'
import { requestSignInLink } from '#api/sessions/requestSignInLink.ts'
import { confirmSingleSignOnDomains } from '#api/single-sign-on/confirmSingleSignOnDomains.ts'
import { getSingleSignOn } from '#api/single-sign-on/getSingleSignOn.ts'
import { removeSingleSignOn } from '#api/single-sign-on/removeSingleSignOn.ts'
import { replaceSingleSignOn } from '#api/single-sign-on/replaceSingleSignOn.ts'
import { startSingleSignOn } from '#api/single-sign-on/startSingleSignOn.ts'
import { cancelBankIdOrder } from '#api/signing-session/bankid/cancelBankIdOrder.ts'
import { confirmBankIdReturn } from '#api/signing-session/bankid/confirmBankIdReturn.ts'
import { getBankIdOrder } from '#api/signing-session/bankid/getBankIdOrder.ts'
import { startBankIdOrder } from '#api/signing-session/bankid/startBankIdOrder.ts'
import { confirmVerificationCode } from '#api/signing-session/confirmVerificationCode.ts'
import { getDrawing } from '#api/signing-session/drawing/getDrawing.ts'
import { sendDrawing } from '#api/signing-session/drawing/sendDrawing.ts'
import { startDrawing } from '#api/signing-session/drawing/startDrawing.ts'
import { getSealedSigningFile } from '#api/signing-session/files/getSealedSigningFile.ts'
import { getSigningAttachment } from '#api/signing-session/files/getSigningAttachment.ts'
import { getSigningFile } from '#api/signing-session/files/getSigningFile.ts'
import { getSigningMarks } from '#api/signing-session/files/getSigningMarks.ts'
import { getSigningPreview } from '#api/signing-session/files/getSigningPreview.ts'
import { getPartySession } from '#api/signing-session/getPartySession.ts'
import { getSigningSession } from '#api/signing-session/getSigningSession.ts'
import { openDocument } from '#api/signing-session/openDocument.ts'
import { readDocument } from '#api/signing-session/readDocument.ts'
import { rejectDocument } from '#api/signing-session/rejectDocument.ts'
import { reportWrongPerson } from '#api/signing-session/reportWrongPerson.ts'
import { saveReading } from '#api/signing-session/saveReading.ts'
import { saveValues } from '#api/signing-session/saveValues.ts'
import { getPhoneScan } from '#api/signing-session/scan/getPhoneScan.ts'
import { getScanFile } from '#api/signing-session/scan/getScanFile.ts'
import { sendPhoneScan } from '#api/signing-session/scan/sendPhoneScan.ts'
import { startPhoneScan } from '#api/signing-session/scan/startPhoneScan.ts'
import { uploadScan } from '#api/signing-session/scan/uploadScan.ts'
import { sendVerificationCode } from '#api/signing-session/sendVerificationCode.ts'
import { signDocument } from '#api/signing-session/signDocument.ts'
import { createWebhookEndpoint } from '#api/webhook-endpoints/createWebhookEndpoint.ts'
import { deleteWebhookEndpoint } from '#api/webhook-endpoints/deleteWebhookEndpoint.ts'
import { getWebhookEndpoint } from '#api/webhook-endpoints/getWebhookEndpoint.ts'
import { listWebhookDeliveries } from '#api/webhook-endpoints/listWebhookDeliveries.ts'
import { listWebhookEndpoints } from '#api/webhook-endpoints/listWebhookEndpoints.ts'
import { retryWebhookDeliveries } from '#api/webhook-endpoints/retryWebhookDeliveries.ts'
import { retryWebhookDelivery } from '#api/webhook-endpoints/retryWebhookDelivery.ts'
import { rotateWebhookSecret } from '#api/webhook-endpoints/rotateWebhookSecret.ts'
import { testWebhookEndpoint } from '#api/webhook-endpoints/testWebhookEndpoint.ts'
import { updateWebhookEndpoint } from '#api/webhook-endpoints/updateWebhookEndpoint.ts'

/** The implementation of each operation of the spec, by its operationId. */
export const handlers: Handlers = {
  getAccount,
  updateAccount,
  updateMe,
  getMe,
  listAccountEvents,
  createFirstAccount,
  sendTestMail,
  createDocument,
  listDocuments,
  listDocumentLabels,
  getDocumentCounts,
  getDocument,
  updateDocument,
  deleteDocument,
  sendDocument,
  cancelDocument,
  getDocumentAttachment,
  getDocumentFile,
  getDocumentMarks,
  getDocumentPreview,
  getSealedDocumentFile,
  sealDocument,
  listDocumentEvents,

  addParty,
  listParties,
  getPartyMessage,
  getParty,
  updateParty,
  removeParty,
  replaceParty,
  remindParty,

  addFields,
  listFields,
  replaceFields,
  getField,
  updateField,
  removeField,

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
  listDocumentMembers,
  shareDocument,
  unshareDocument,
  handOverDocument,
  handOverDocuments,
  listColleagues,
  listCompanies,
  getCompany,
  updateCompany,
  deleteCompany,

  createApiKey,
  listApiKeys,
  revokeApiKey,

  inviteMember,
  listMembers,
  getMember,
  updateMember,
  removeMember,
  inviteMemberAgain,
  getScimConfig,
  listScimSchemas,
  listScimResourceTypes,
  createScimUser,
  listScimUsers,
  getScimUser,
  replaceScimUser,
  updateScimUser,
  deleteScimUser,

  getSignInWays,
  lookUpInvitation,
  requestSignInLink,
  getSingleSignOn,
  replaceSingleSignOn,
  removeSingleSignOn,
  confirmSingleSignOnDomains,
  startSingleSignOn,
  createSession,
  renewSession,
  listSessions,
  endSession,
  endAllSessions,

  startPasskeySignIn,
  startPasskeyRegistration,
  addPasskey,
  listPasskeys,
  updatePasskey,
  removePasskey,

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

  getPartySession,
  getSigningSession,
  getSigningAttachment,
  getSigningFile,
  getSigningMarks,
  getSigningPreview,
  getScanFile,
  getSealedSigningFile,
  openDocument,
  readDocument,
  uploadScan,
  getPhoneScan,
  startPhoneScan,
  sendPhoneScan,
  saveReading,
  saveValues,
  getDrawing,
  startDrawing,
  sendDrawing,
  signDocument,
  startBankIdOrder,
  getBankIdOrder,
  cancelBankIdOrder,
  confirmBankIdReturn,
  rejectDocument,
  reportWrongPerson,
}
