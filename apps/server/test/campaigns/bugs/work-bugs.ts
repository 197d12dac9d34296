import type { Bugs } from './bugs.ts'

const seal = ['work/sealing/seal/levels.test.ts']
const messages = ['work/delivery/deliver.test.ts', 'work/delivery/email/smtp.test.ts']
const sms = ['work/delivery/sms/46elks.test.ts', 'work/delivery/report-tokens.test.ts']
const webhooks = [
  'work/webhooks/claim.test.ts',
  'work/webhooks/upkeep.test.ts',
  'work/webhooks/webhook-sender.test.ts',
  'work/webhooks/sign-webhook.test.ts',
]
const jobs = ['platform/jobs/jobs.test.ts']
const secrets = [
  'platform/secrets/cipher.test.ts',
  'platform/secrets/key-fingerprint.test.ts',
  'work/encryption/encrypt-stored.test.ts',
]

/** Bugs of what runs without a request, and of what it stands on. */
export const workBugs: Bugs = {
  // Sealing.
  'The seal does not cover the last byte of the file.': {
    file: 'src/work/sealing/seal/sign-update.ts',
    text: 'const numbers = [start, end, file.length - end]',
    replacement: 'const numbers = [start, end, file.length - end - 1]',
    tests: ['work/sealing/seal/sign-update.test.ts', ...seal],
  },
  'An older answer of the timestamp server counts as the answer to this request.': {
    file: 'src/work/sealing/seal/timestamp.ts',
    text: '!info.nonce || !Buffer.from(nonce).equals(info.nonce.valueBlock.valueHexView)',
    replacement: '!info.nonce',
    tests: seal,
  },
  'Too many requests count as a refusal.': {
    file: 'src/work/sealing/seal/timestamp.ts',
    text: "if (status === 429) return 'timestamp_limited'",
    tests: seal,
  },
  'An expired certificate seals.': {
    file: 'src/work/sealing/seal/seal-pdf.ts',
    text: 'if (new Date(validTo) < at)',
    replacement: 'if (new Date(validTo) < new Date(0))',
    tests: seal,
  },
  'Two processes complete the same document.': {
    file: 'src/work/sealing/seal-attempt.ts',
    text: "    if (sealStatus !== 'PENDING' && sealStatus !== 'FAILED') return\n",
  },
  'The job of an earlier attempt seals again.': {
    file: 'src/work/sealing/seal-attempt.ts',
    text: 'if ((await findDueAttempt(db, documentId)) !== attempt) return',
  },
  'A timestamp service that asks for a pause is asked again too early.': {
    file: 'src/work/sealing/timestamp-breaker.ts',
    text: 'Math.min(retryAfter, longestRetryAfter)',
    replacement: '0',
  },
  'A field of several places is not drawn in its second one.': {
    file: 'src/work/sealing/fields/render-field-pages.ts',
    text: '...otherPlaces.map((place, index)',
    replacement: '...otherPlaces.slice(1).map((place, index)',
    tests: ['work/sealing/fields/verify.test.ts'],
  },
  'Everybody who gets the sealed file can read phone numbers that were not used.': {
    file: 'src/work/sealing/evidence.ts',
    text: "deliveryMethod === 'SMS' || twoStepVerification === 'SMS_BEFORE_SIGNING'",
    replacement: 'true',
  },
  'Content of the original draws the fields of the seal a second time.': {
    file: 'src/work/sealing/seal/page-resources.ts',
    text: 'const name = `${prefix}-${this.#hash}-${number}`',
    replacement: 'const name: string = prefix',
    tests: ['work/sealing/fields/foreseen-names.test.ts'],
  },
  'A footer covers a field.': {
    file: 'src/work/sealing/footers/find-room-task.ts',
    text: '!isTaken(box, size, boxes.get(page)) && ',
    tests: ['work/sealing/fields/footers.test.ts'],
  },
  'People can fill in the fields of a sealed form.': {
    file: 'src/work/sealing/form/flatten-form.ts',
    text: "if (locks) copy.set('Ff', PdfNumber.of(here.flags | READ_ONLY))",
  },
  'Everybody who gets the sealed file can read the whole addresses in its audit trail.': {
    file: 'src/work/sealing/pages/sections/trail-section.ts',
    text: 'say(t.to, { address: maskAddress(data.address) })',
    replacement: 'say(t.to, { address: data.address })',
    tests: ['work/sealing/pages/render-signature-pages.test.ts'],
  },
  // Inspection.
  'A field of the form that is only printed becomes a field.': {
    file: 'src/work/inspection/form/page-widgets.ts',
    text: "if (flags & (HIDDEN | NO_VIEW) || dict.has('OC')) return 'hidden'",
    replacement: "if (flags & HIDDEN || dict.has('OC')) return 'hidden'",
    tests: ['work/inspection/form/find-form-fields.test.ts'],
  },
  'A file may have one comment too many.': {
    file: 'src/work/inspection/read-extras.ts',
    text: 'if (notes.length >= extrasLimits.notes)',
    replacement: 'if (notes.length > extrasLimits.notes)',
  },
  'An attachment is accepted although its bytes are in another file.': {
    file: 'src/work/inspection/read-extras.ts',
    text: "if (!isWhole || stream.has('F'))",
    replacement: 'if (!isWhole)',
  },
  'Text that is clipped away counts as shown.': {
    file: 'src/work/inspection/text/clipped-text.ts',
    text: 'inside.left > own.right || ',
    tests: ['work/inspection/text/find-texts.test.ts'],
  },
  // Messages.
  'A message is sent again when its job runs twice.': {
    file: 'src/work/delivery/deliver.ts',
    text: "if (found?.message.status !== 'QUEUED') return undefined",
    replacement: 'if (!found) return undefined',
    tests: messages,
  },
  'A party that was removed still gets its invitation.': {
    file: 'src/work/delivery/deliver.ts',
    text: "    if (message.kind !== 'CANCELLED') return true\n",
    tests: messages,
  },
  'The log has the phone numbers that the gateway refuses.': {
    file: 'src/work/delivery/sms/46elks.ts',
    text: "text.replaceAll(number, '[number]')",
    replacement: 'text',
    tests: sms,
  },
  'The token of a mail is valid for the report about an SMS.': {
    file: 'src/work/delivery/report-tokens.ts',
    text: "SMS: 'paraph sms report'",
    replacement: "SMS: 'paraph mail report'",
    tests: sms,
  },
  'A report changes the audit trail of an old document.': {
    file: 'src/work/delivery/message-rules.ts',
    text: 'const REPORTABLE_FOR = 30 * DAY',
    replacement: 'const REPORTABLE_FOR = 300 * DAY',
    tests: [...sms, 'api/delivery-reports/email.test.ts'],
  },
  'A report about another SMS changes the audit trail.': {
    file: 'src/api/delivery-reports/sms.ts',
    text: 'else if (message.providerId !== null && id !== message.providerId)',
    replacement: 'else if (message.providerId !== null && id === undefined)',
    tests: sms,
  },
  'A phone makes a link of a host in a title.': {
    file: 'src/work/delivery/sms/sanitize-text.ts',
    text: ".replace(linkDot, '$& ')",
  },
  // Webhooks, deadlines and BankID.
  'A slow endpoint gets ten attempts at a time.': {
    file: 'src/work/webhooks/claim.ts',
    text: 'case when ready.is_failing then 1 else',
    replacement: 'case when ready.is_failing then 10 else',
    tests: webhooks,
  },
  'A delivery fails while it is being attempted.': {
    file: 'src/work/webhooks/upkeep.ts',
    text: ' and (leased_until is null or leased_until < ${at}::timestamptz)',
    tests: webhooks,
  },
  'The log has the tokens in the URLs of webhook endpoints.': {
    file: 'src/work/webhooks/log.ts',
    text: 'origin: new URL(claimed.url).origin',
    replacement: 'origin: claimed.url',
    tests: webhooks,
  },
  'A replaced secret signs after its last day.': {
    file: 'src/work/webhooks/attempt.ts',
    text: ' && new Date(previousSecretUntil!) > begun',
    tests: webhooks,
  },
  'A document expires before its time if the clock of the database is ahead.': {
    file: 'src/work/deadlines/expire-document.ts',
    text: "if (document.status !== 'EXPIRED') throw new TooEarlyError(`The document expires later, at ${document.expiresAt}.`)",
  },
  'Another person signs with BankID.': {
    file: 'src/work/collecting/bankid/finish-order.ts',
    text: 'judgement.person!.personalNumber === situation.personalNumber',
    replacement: 'judgement.person !== undefined',
  },
  'A signature with BankID on another file counts.': {
    file: 'src/work/collecting/bankid/finish-order.ts',
    text: 'visibleText === texts.visible && nonVisibleText === texts.nonVisible',
    replacement: 'visibleText === texts.visible',
  },
  'After a rotation, personal numbers keep the older key.': {
    file: 'src/work/encryption/encrypt-numbers.ts',
    text: 'personalNumbers.marks.slice(1)',
    replacement: 'personalNumbers.marks.slice(2)',
    tests: secrets,
  },
  // What knows nothing about documents.
  'A document that expires in a month never does.': {
    file: 'src/platform/jobs/queues.ts',
    text: 'const RETENTION = 20 * 365 * 24 * 60 * 60',
    replacement: 'const RETENTION = 14 * 24 * 60 * 60',
    tests: jobs,
  },
  'A job that failed is not tried again.': {
    file: 'src/platform/jobs/jobs.ts',
    text: 'if (failed.length > 0) await boss.fail(name, failed)',
    tests: jobs,
  },
  'The log reports each job that is only too early as failed.': {
    file: 'src/platform/jobs/jobs.ts',
    text: 'if (!(result.reason instanceof TooEarlyError))',
    tests: jobs,
  },
  'A server with sslmode=prefer starts, and connects without TLS.': {
    file: 'src/platform/database/external.ts',
    text: 'if (mode !== null && !SSL_MODES.includes(mode)) {',
    replacement: 'if (mode === undefined) {',
    tests: ['platform/database/tls-settings.test.ts'],
  },
  'On a page with a user unit, fields stand in the wrong place.': {
    file: 'src/platform/pdf/read/page-box.ts',
    text: 'const step = 1 / unit',
    replacement: 'const step = 1',
    tests: ['platform/pdf/read/page-box.test.ts', 'work/sealing/fields/place.test.ts'],
  },
  'The fields of a form stand too low.': {
    file: 'src/platform/pdf/read/visible-box.ts',
    text: 'y: rounded(1 - top)',
    replacement: 'y: rounded(1 - bottom)',
  },
  'A content that is read in part counts as read as a whole.': {
    file: 'src/platform/pdf/read/read-content.ts',
    text: 'content.bytes.subarray(0, limit), isWhole: false',
    replacement: 'content.bytes.subarray(0, limit), isWhole: true',
  },
  'Everybody on the machine can read the data folder.': {
    file: 'src/platform/files/data-dir.ts',
    text: '{ mode: 0o700 }',
    replacement: '{ mode: 0o755 }',
  },
  'A masked personal number has one digit too many.': {
    file: 'src/platform/formats/personal-number.ts',
    text: '.slice(0, 8) : ',
    replacement: '.slice(0, 9) : ',
  },
  'A button leads to another host than people read.': {
    file: 'src/platform/formats/https-url.ts',
    text: "authority.includes('@') || ",
  },
  'After a rotation, older values can not be read.': {
    file: 'src/platform/secrets/cipher.ts',
    text: 'const found = keys.find(',
    replacement: 'const found = keys.slice(0, 1).find(',
    tests: secrets,
  },
  'A server with another key starts, and replaces the key of the others.': {
    file: 'src/platform/secrets/key-fingerprint.ts',
    text: '     where secret_key.fingerprint = any($2)`,\n    [newest, older],',
    replacement: '     where $2::bytea[] is not null`,\n    [newest, older],',
    tests: secrets,
  },
  'Programs that start together on an empty folder have different secret keys.': {
    file: 'src/platform/secrets/secret-key.ts',
    text: 'await link(draft, file)',
    replacement: 'await writeFile(file, await readFile(draft))',
  },
  'A number that was changed in the database is shown as if it were right.': {
    file: 'src/platform/secrets/personal-numbers.ts',
    text: 'stored.byteOffset, stored.length)',
    replacement: 'stored.byteOffset, stored.length - 1)',
    tests: secrets,
  },
  'One account fills the disk for the uploads of all.': {
    file: 'src/platform/uploads/budget.ts',
    text: ' || ofOwner + size > perOwner',
    tests: ['platform/uploads/uploads.test.ts'],
  },
  'A proxy sends the next request to a server that has stopped.': {
    file: 'src/server/process/graceful-stop.ts',
    text: '    for (const res of openSince.keys()) announceClose(res)\n',
  },
  'The log has keys and personal numbers.': {
    file: 'src/server/telemetry/logger.ts',
    text: '      hooks: { streamWrite: redact },\n',
    tests: ['server/telemetry/logger.test.ts', 'personal-numbers/nothing-leaks.test.ts'],
  },
  'What belongs in the daily mail comes at once.': {
    file: 'src/work/notices/notice-rules.ts',
    text: "=== 'DAILY') return mailDay(since, timeZone) < mailDay(now, timeZone)",
    replacement: "=== 'DAILY') return true",
    tests: ['work/notices/notice-rules.test.ts', 'work/notices/tell-sender.test.ts'],
  },
  'The sender gets mails that it has switched off.': {
    file: 'src/domain/outbox/notice-store.ts',
    text: "  where accounts.id = documents.account_id and notifications->>kind <> 'OFF' and",
    replacement: '  where accounts.id = documents.account_id and',
    tests: ['work/notices/notice-rules.test.ts', 'work/notices/tell-sender.test.ts'],
  },
}
