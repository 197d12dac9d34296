import type { Bugs } from './bugs.ts'

/** Bugs in what parties do with their links, and in the documents, events and messages that follow from it. */
export const signingBugs: Bugs = {
  'A party acts before its turn.': {
    file: 'src/domain/lifecycle/sign-or-reject.ts',
    text: "if (!isReleased(party, parties)) return new Problem('not_your_turn')",
    tests: ['api/signing-session/acting.test.ts'],
  },
  'A party that need not act saves values.': {
    file: 'src/api/signing-session/saveValues.ts',
    text: '    requireActing(document, party, parties)\n',
    tests: ['api/signing-session/acting.test.ts'],
  },
  'A code can be tried without end.': {
    file: 'src/api/signing-session/confirmVerificationCode.ts',
    text: 'code.tries >= MAX_TRIES || ',
  },
  'An expired code is accepted.': {
    file: 'src/domain/identity/code/verification-store.ts',
    text: "    .where('verification_codes.party_id', '=', party.id)\n    .where('link_nonce', '=', party.linkNonce)\n    .where('expires_at', '>', now.toISOString())\n",
    replacement:
      "    .where('verification_codes.party_id', '=', party.id)\n    .where('link_nonce', '=', party.linkNonce)\n",
    tests: ['api/signing-session/confirmVerificationCode.test.ts'],
  },
  'The pass of a code stays valid after the code would go to another number.': {
    file: 'src/domain/identity/code/verification.ts',
    text: 'found !== undefined && goesToCurrentAddress(found, party)',
    replacement: 'found !== undefined',
    tests: ['api/signing-session/confirmVerificationCode.test.ts'],
  },
  'A party gets one code an hour too many.': {
    file: 'src/domain/identity/code/code-rules.ts',
    text: '{ number: 10, within: HOUR }',
    replacement: '{ number: 11, within: HOUR }',
    tests: ['api/signing-session/sendVerificationCode.test.ts'],
  },
  'A party signs without the second step.': {
    file: 'src/api/signing-session/act.ts',
    text: "    if (!deviceNonce && !(await isVerified(tx, party, pass, lockedAt))) throw new Problem('verification_required')\n",
    tests: ['api/signing-session/confirmVerificationCode.test.ts', 'api/signing-session/signDocument.test.ts'],
  },
  'A link may upload any number of scans.': {
    file: 'src/api/signing-session/scan/store-scan.ts',
    text: '  await countScan(context, context.party, file.size)\n',
    tests: ['domain/documents/upload-rules.test.ts'],
  },
  'A link that is reported twice mails the sender twice.': {
    file: 'src/api/signing-session/reportWrongPerson.ts',
    text: 'if (await markWrongPerson(document, party.id)) record(',
    replacement: 'await markWrongPerson(document, party.id)\n      record(',
  },
  'A range that begins after the last byte is answered.': {
    file: 'src/api/signing-session/files/parse-range.ts',
    text: 'start < size ?',
    replacement: 'start <= size ?',
    tests: ['api/signing-session/files/getSigningFile.test.ts'],
  },
  'A party sees the fields of another party that has not signed.': {
    file: 'src/api/signing-session/session-fields.ts',
    text: '    .filter(({ id, partyId }) => partyId === you.id || signed.has(id))\n',
    tests: [
      'api/signing-session/getSigningSession.test.ts',
      'api/signing-session/signWithValues.test.ts',
      'api/signing-session/saveValues.test.ts',
    ],
  },
  'A party signs another statement than the one that it has read.': {
    file: 'src/domain/signatures/consent.ts',
    text: "  if (!consent) throw new Problem('consent_outdated')\n",
    tests: ['api/signing-session/signDocument.test.ts', 'api/signing-session/rejectDocument.test.ts'],
  },
  'The hash of a signature does not cover for whom the party signs.': {
    file: 'src/domain/signatures/hash-signature.ts',
    text: '    initials: true,\n    capacity: true,\n',
    replacement: '    initials: true,\n    capacity: false,\n',
  },
  'A party that rejects gets no receipt.': {
    file: 'src/domain/lifecycle/sign-or-reject.ts',
    text: "    await outbox.post(document, [{ party, kind: 'RECEIPT' }], 'send')\n",
    tests: ['api/signing-session/rejectDocument.test.ts', 'domain/lifecycle/sign-or-reject.test.ts'],
  },
  'The end of a document is not in its audit trail.': {
    file: 'src/domain/lifecycle/end-document.ts',
    text: '  document.record({ type: eventOf[end.status], actor, data: dataOf(end) })\n',
    tests: ['api/documents/cancelDocument.test.ts', 'domain/lifecycle/sign-or-reject.test.ts'],
  },
  'A cancelled document keeps its reminders.': {
    file: 'src/domain/lifecycle/end-document.ts',
    text: '  await endReminders(document)\n',
    tests: ['domain/lifecycle/reminders.test.ts', 'api/documents/cancelDocument.test.ts'],
  },
  'A party that now comes later keeps its turn.': {
    file: 'src/domain/lifecycle/advance-turns.ts',
    text: '  await endTurns(document, idsOf(end))\n',
    tests: ['domain/lifecycle/reminders.test.ts', 'api/parties/addParty.test.ts', 'api/parties/updateParty.test.ts'],
  },
  'After the clock went back, an event is before the one that it follows.': {
    file: 'src/domain/lifecycle/lock.ts',
    text: 'notBefore(head?.at, clock)',
    replacement: 'clock',
    tests: ['domain/lifecycle/clock.test.ts'],
  },
  'A document of another account can be changed.': {
    file: 'src/domain/lifecycle/lock-store.ts',
    text: "'onlyOf' in key ? document.where(isSeenBy(key)) : document",
    replacement: "'onlyOf' in key && !isSeenBy(key) ? document : document",
    tests: ['other-accounts.test.ts'],
  },
  'Two tabs sign at once.': {
    file: 'src/domain/lifecycle/lock-store.ts',
    text: '    .forUpdate()\n',
    tests: ['api/signing-session/races.test.ts'],
  },
  'A document of another account can be read.': {
    file: 'src/domain/documents/store.ts',
    text: '  const row = await document.where(isSeenBy(key)).executeTakeFirst()\n',
    replacement: '  const row = await document.$if(!isSeenBy(key), (all) => all).executeTakeFirst()\n',
    tests: ['other-accounts.test.ts', 'api/documents/getDocument.test.ts'],
  },
  'A document that waits for its seal after its expiry is in no list.': {
    file: 'src/domain/documents/condition-store.ts',
    text: "      where('seal_status', 'is not', null),\n",
    tests: ['api/documents/listDocuments.test.ts'],
  },
  'A document that has just expired is missing among the expired ones.': {
    file: 'src/domain/documents/list-store.ts',
    text: '[stored, overdue].map(',
    replacement: '[stored].map(',
    tests: ['api/documents/listDocuments.test.ts'],
  },
  'The title of a document that a party has opened can change.': {
    file: 'src/domain/lifecycle/document-rules.ts',
    text: "changeableUntilOpened = new Set(['title', 'message'])",
    replacement: "changeableUntilOpened = new Set(['message'])",
    tests: ['api/documents/updateDocument.sent.test.ts'],
  },
  'An account may upload without end.': {
    file: 'src/api/documents/createDocument.ts',
    text: '  await countUpload(context, account.id, file.size)\n',
    tests: ['domain/documents/upload-rules.test.ts'],
  },
  'A document may have more fields than its limit.': {
    file: 'src/api/fields/addFields.ts',
    text: '    requireRoom([...before, ...fields])\n',
  },
  'Two fields of a party have the same name.': {
    file: 'src/api/fields/addFields.ts',
    text: '    requireFreeNames(placed, before)\n',
  },
  'A link that was reported as a wrong person still works.': {
    file: 'src/api/access/authenticate-link.ts',
    text: "  if (isReported(party) && operationId !== 'reportWrongPerson')\n    throw",
    replacement: "  if (operationId === 'none')\n    throw",
    tests: ['api/signing-session/reportWrongPerson.test.ts', 'api/access/authenticate-link.test.ts'],
  },
  'The phone that draws a signature may sign with its token.': {
    file: 'src/api/access/require-rights.ts',
    text: "  if (principal.type === 'DEVICE' && !forDevices[principal.task].has(operationId)) throw linkInvalid()\n",
    tests: ['api/signing-session/devices.test.ts'],
  },
  'After a party got a new link, the phone that got the old one can still upload.': {
    file: 'src/api/access/authenticate-link.ts',
    text: "\n          .onRef('phone_scans.link_nonce', '=', 'parties.link_nonce')",
    tests: ['api/signing-session/devices.test.ts'],
  },
  'A party signs with a picture that nobody can see.': {
    file: 'src/api/signing-session/signDocument.ts',
    text: '  requireUsablePicture(body.picture)\n',
  },
  'A party that has signed may act on a cancelled document.': {
    file: 'src/api/access/authenticate-link.ts',
    text: 'hasSigned(party) && forSignatories.has(operationId)',
    replacement: 'hasSigned(party)',
    tests: ['api/signing-session/ended-documents.test.ts'],
  },
  'A new secret key breaks all links that were sent.': {
    file: 'src/domain/identity/link/link-tokens.ts',
    text: 'keys.some((key)',
    replacement: 'keys.slice(0, 1).some((key)',
  },
  'An account may have one webhook endpoint too many.': {
    file: 'src/domain/webhooks/endpoint-store.ts',
    text: 'existing.length >= max',
    replacement: 'existing.length > max',
    tests: ['api/webhook-endpoints/createWebhookEndpoint.test.ts'],
  },
  'Two requests at once both add the last webhook endpoint.': {
    file: 'src/domain/webhooks/endpoint-store.ts',
    text: "'=', accountId).forNoKeyUpdate()",
    replacement: "'=', accountId)",
    tests: ['api/webhook-endpoints/createWebhookEndpoint.test.ts'],
  },
  'The entries in the log of an account are no chain, so a removed one is not found.': {
    file: 'src/domain/account-log/log-store.ts',
    text: '.set({ number, hash, at })',
    replacement: '.set({ number, at })',
    tests: ['domain/account-log/verify-account-logs.test.ts'],
  },
  'A delivery of another account is sent again.': {
    file: 'src/domain/webhooks/delivery-store.ts',
    text: "    .set({ status: 'PENDING', due_at: now.toISOString(), failures: 0 })\n    .where('id', '=', key.id)\n    .where('endpoint_id', '=', key.endpointId)\n",
    replacement:
      "    .set({ status: 'PENDING', due_at: now.toISOString(), failures: 0 })\n    .where('id', '=', key.id)\n",
    tests: ['api/webhook-endpoints/retryWebhookDelivery.test.ts', 'other-accounts.test.ts'],
  },
  'A webhook reaches the metadata of the cloud.': {
    file: 'src/platform/outbound/addresses.ts',
    text: "  ['169.254.0.0', 16], // link-local, and the metadata of most clouds\n",
  },
  'A webhook tells of messages that ask for nothing.': {
    file: 'src/domain/outbox/webhook-event-store.ts',
    text: 'events.filter(isAboutInvitation).flatMap',
    replacement: 'events.flatMap',
    tests: ['domain/webhooks/events.test.ts'],
  },
  'A webhook contains the phone number of a party.': {
    file: 'src/domain/outbox/webhook-event-store.ts',
    text: '    email: party.email,\n',
    replacement: '    email: party.email,\n    ...{ phone: party.phone },\n',
    tests: ['domain/webhooks/events.test.ts'],
  },
  'An account may send one SMS a day too few.': {
    file: 'src/domain/outbox/message-count-store.ts',
    text: "excluded.sms + ${usedToday('sms')} <= ${limits.SMS}",
    replacement: "excluded.sms + ${usedToday('sms')} < ${limits.SMS}",
    tests: ['domain/outbox/message-limit.test.ts'],
  },
  'A signature is refused because the sender has sent too many messages.': {
    file: 'src/domain/outbox/message-count-store.ts',
    text: "      ${addToCount} ${over === 'refuse' ? fits : sql``}",
    replacement: '      ${addToCount} ${fits}',
    tests: ['domain/outbox/message-limit.test.ts'],
  },
  'Anybody can report that a mail has bounced.': {
    file: 'src/api/delivery-reports/email.ts',
    text: '|| !tokens.isOwn(token, messageId, message.address)',
  },
  'A start on another device returns the order of the first device.': {
    file: 'src/domain/identity/bankid/order-rules.ts',
    text: '    order.device === start.device &&\n',
  },
  'A stolen BankID answer is used without the return to the browser.': {
    file: 'src/domain/identity/bankid/order-rules.ts',
    text: "(device === 'OTHER' || confirmedAt !== null)",
    replacement: 'true',
    tests: ['domain/identity/bankid/order-rules.test.ts', 'api/signing-session/bankid/confirmBankIdReturn.test.ts'],
  },
  'Right credentials of one network make others wait.': {
    file: 'src/api/limits/failed-attempts.ts',
    text: '    givePlaceBack(network, place)\n',
  },
}
