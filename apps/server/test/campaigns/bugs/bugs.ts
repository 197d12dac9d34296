import { pageBugs } from './page-bugs.ts'
import { signingBugs } from './signing-bugs.ts'
import { verifyBugs } from './verify-bugs.ts'
import { workBugs } from './work-bugs.ts'

/** Each has what goes wrong with the bug as its name. */
export type Bugs = Record<
  string,
  {
    /** Below `apps/server`. */
    file: string
    /** A part of the file that occurs once. */
    text: string
    /** None if the text is only left out. */
    replacement?: string
    /** Test files below `test`. At least one of them must fail because of the bug. By default, the one with the path of the file. */
    tests?: string[]
  }
>

const contract = ['every-operation.test.ts']
const validation = ['errors.test.ts', 'api/http/validation/bound-input.test.ts', 'campaigns/content-type.test.ts']
const settings = ['platform/settings/config.test.ts']
const idempotency = ['api/idempotency/idempotency.test.ts', 'api/idempotency/run-once.test.ts']
const parties = [
  'api/parties/addParty.test.ts',
  'api/parties/updateParty.test.ts',
  'domain/lifecycle/party-rules.test.ts',
]
const contacts = [
  'api/contacts/listContacts.test.ts',
  'api/contacts/createContact.test.ts',
  'api/contacts/updateContact.test.ts',
]
const reminders = [
  'domain/lifecycle/reminder-rules.test.ts',
  'domain/lifecycle/reminders.test.ts',
  'api/parties/remindParty.test.ts',
]
const mail = ['work/delivery/email/smtp.test.ts', 'work/delivery/email/render.test.ts']
const webhooks = [
  'work/webhooks/webhook-sender.test.ts',
  'work/webhooks/post.test.ts',
  'work/webhooks/claim.test.ts',
  'domain/webhooks/events.test.ts',
]

const named: Bugs = {
  // The contract.
  'A key may call operations that its scopes do not allow.': {
    file: 'src/api/access/require-rights.ts',
    text: "if (principal.type === 'KEY' || principal.type === 'MEMBER') requireScopes(principal.scopes, security.scopes)",
    tests: ['scopes.test.ts'],
  },
  'Somebody who finds a computer where an admin is signed in creates a key or invites a member.': {
    file: 'src/server/app.ts',
    text: '    await requireRecentSignIn(req, services)\n',
    tests: ['recent-sign-in.test.ts'],
  },
  'Another site may sign in and renew a session with the cookies of a person.': {
    file: 'src/api/access/require-own-page.ts',
    text: "  if (!isOwn) throw new Problem('origin_refused')\n",
    tests: ['api/sessions/createSession.test.ts', 'api/sessions/renewSession.test.ts'],
  },
  'A copied cookie works although the browser has a newer one.': {
    file: 'src/api/sessions/renewSession.ts',
    text: "use === 'REFUSED' || ",
  },
  'Somebody who has copied the answer of a passkey signs in with it in another browser.': {
    file: 'src/domain/members/passkey-store.ts',
    text: "    .where('asker_sha256', '=', askerSha256)\n",
    tests: ['api/passkeys/startPasskeySignIn.test.ts', 'api/passkeys/addPasskey.test.ts'],
  },
  'Who invites a person without mail gets a session for the other accounts of the person.': {
    file: 'src/api/sessions/person-of.ts',
    text: 'return { ...person, isBound: isShown, vouched,',
    replacement: 'return { ...person, isBound: false, vouched,',
    tests: ['api/sessions/createSession.test.ts'],
  },
  'A sign-in link works in any browser.': {
    file: 'src/domain/members/sign-in-link-store.ts',
    text: "  if (!browserSha256?.equals(link.browser)) return 'OTHER_BROWSER'\n",
    tests: ['api/sessions/createSession.test.ts'],
  },
  'The access token of a deactivated member still works.': {
    file: 'src/api/access/find-access.ts',
    text: ' and deactivated_at is null',
    tests: ['api/scim/updateScimUser.test.ts'],
  },
  'The access token of a person still works after the member has become another person.': {
    file: 'src/api/access/find-access.ts',
    text: ' and sessions.person_id = members.person_id',
    tests: ['api/scim/updateScimUser.test.ts'],
  },
  'The access token of a removed member still works.': {
    file: 'src/api/access/find-access.ts',
    text: ' and removed_at is null`\n  return lookUpAndCount(db, access',
    replacement: '`\n  return lookUpAndCount(db, access',
    tests: ['api/members/removeMember.test.ts'],
  },
  'The body is read before the credential is checked.': {
    file: 'src/api/access/authenticate.ts',
    text: '      req.principal = await authenticate(req, res)\n',
    replacement: '      await read(req, res)\n      req.principal = await authenticate(req, res)\n',
    tests: [...contract, 'api/access/authenticate-key.test.ts', 'api/documents/createDocument.limits.test.ts'],
  },
  'A revoked or expired key still works.': {
    file: 'src/api/access/find-key.ts',
    text: ' and ${isActive(at)}',
    tests: contract,
  },
  'A wrong key is reported as a missing one.': {
    file: 'src/api/access/authenticate-key.ts',
    text: "throw unauthorized('key_invalid')",
    replacement: "throw unauthorized('key_missing')",
    tests: contract,
  },
  'Caches may keep answers with personal data.': {
    file: 'src/api/http/no-store.ts',
    text: "  res.setHeader('cache-control', 'no-store')\n",
    tests: contract,
  },
  'Clients of a deprecated path are not told when it ends.': {
    file: 'src/api/http/deprecation.ts',
    text: "      if (sunset) res.set('sunset', sunset.toUTCString())\n",
    tests: ['api/parties/signers.test.ts'],
  },
  'The header link of a deprecated path names another path.': {
    file: 'src/api/http/deprecation.ts',
    text: '${deprecated[1]}/parties${deprecated[2]}',
    replacement: '${deprecated[1]}/parties',
    tests: contract,
  },
  'A write is accepted while the disk is nearly full.': {
    file: 'src/server/app.ts',
    text: '    await refuseWhenFull(req, isFull)\n',
    tests: ['errors.test.ts'],
  },
  'A path of the API in another case is accepted.': {
    file: 'src/server/app.ts',
    text: "  app.enable('case sensitive routing')\n",
    tests: contract,
  },
  'HEAD is refused where GET is answered.': {
    file: 'src/api/http/head-as-get.ts',
    text: "    req.method = 'GET'\n",
    tests: [...contract, 'api/http/head-as-get.test.ts'],
  },
  'The header allow of a 405 lacks HEAD.': {
    file: 'src/api/http/validation/to-problem.ts',
    text: ".replace(/\\bGET\\b/, 'GET, HEAD')",
    tests: contract,
  },
  'A body of another media type is read.': {
    file: 'src/api/http/body/read-body.ts',
    text: 'content.every(({ type }) => type !== essence) || ',
    tests: contract,
  },
  'A body that is not UTF-8 is stored as another text.': {
    file: 'src/api/http/body/read-body.ts',
    text: '  if (isUtf8(bytes)) return\n',
    replacement: '  return\n',
    tests: validation,
  },
  'A request without a body is not told so.': {
    file: 'src/api/http/body/read-body.ts',
    text: '  if (!hasBody(req)) throw noBody(mediaType)\n',
    tests: contract,
  },
  'A body may be nested without end.': {
    file: 'src/api/http/validation/bound-input.ts',
    text: 'depth === MAX_DEPTH',
    replacement: 'depth === 2000',
    tests: validation,
  },
  'An object may have any number of unknown fields.': {
    file: 'src/api/http/validation/bound-input.ts',
    text: 'const MAX_FIELDS = 200',
    replacement: 'const MAX_FIELDS = 20_000',
    tests: validation,
  },
  'A parameter such as 1e1 counts as an integer.': {
    file: 'src/api/http/validation/bound-input.ts',
    text: '...notIntegers(req), ',
    tests: validation,
  },
  // The settings.
  'A number may be larger than its setting allows.': {
    file: 'src/platform/settings/values.ts',
    text: 'value >= min && value <= max',
    replacement: 'value >= min',
    tests: settings,
  },
  'A token that can be guessed is accepted.': {
    file: 'src/platform/settings/values.ts',
    text: '{16,}$/',
    replacement: '{1,}$/',
    tests: settings,
  },
  'Any page without TLS may embed the signing page.': {
    file: 'src/platform/settings/list-settings.ts',
    text: 'isProtected && URL',
    replacement: 'URL',
    tests: settings,
  },
  'Every client counts as a trusted proxy.': {
    file: 'src/platform/settings/list-settings.ts',
    text: 'Number(bits) >= 1 && ',
    tests: settings,
  },
  'A part of a password with @ is taken for the host, and printed.': {
    file: 'src/platform/settings/urls.ts',
    text: "authority.split('@').length > 2 || ",
    tests: settings,
  },
  'The public address may contain a password.': {
    file: 'src/platform/settings/urls.ts',
    text: '!username && !password && !search && !hash',
    replacement: '!search && !hash',
    tests: settings,
  },
  'BankID starts without the password of its certificate.': {
    file: 'src/platform/settings/bankid.ts',
    text: 'certificate !== undefined && passphrase !== undefined',
    replacement: 'certificate !== undefined',
    tests: settings,
  },
  'A sender of SMS is accepted that the operators of phones refuse.': {
    file: 'src/platform/settings/sms-settings.ts',
    text: '!senderPattern.test(sender)',
    replacement: 'sender.length === 0',
    tests: settings,
  },
  'The limit of mails is read from the limit of SMS.': {
    file: 'src/platform/settings/config.ts',
    text: "MAIL_LIMIT_PER_DAY', { min: 1",
    replacement: "SMS_LIMIT_PER_DAY', { min: 1",
    tests: settings,
  },
  // Idempotency.
  'Another request with the same key gets the answer of the first one.': {
    file: 'src/api/idempotency/run-once.ts',
    text: "if (!stored.fingerprint.equals(fingerprint)) throw new Problem('idempotency_key_reused')",
    tests: idempotency,
  },
  'A repeat runs the handler again.': {
    file: 'src/api/idempotency/run-once.ts',
    text: 'held.hasWritten() ? store : undefined',
    replacement: 'undefined',
    tests: idempotency,
  },
  'A repeat with its fields in another order is refused.': {
    file: 'src/api/idempotency/fingerprint.ts',
    text: ', sortFields)',
    replacement: ')',
    tests: idempotency,
  },
  'A stored answer never ends.': {
    file: 'src/api/idempotency/store.ts',
    text: ".where('expires_at', '>', now.toISOString())",
    tests: idempotency,
  },
  // Parties and documents.
  'A party can be added to a document that has ended.': {
    file: 'src/api/parties/addParty.ts',
    text: '    requireOpen(document.status)\n',
    tests: parties,
  },
  'A document may have one party too many.': {
    file: 'src/api/parties/addParty.ts',
    text: '>= maxParties',
    replacement: '> maxParties',
    tests: parties,
  },
  'A key with read access gets links that allow signing.': {
    file: 'src/api/parties/with-signing-url.ts',
    text: " || missingScopes(deps.scopes, ['documents:write']).length > 0",
    tests: ['api/parties/getParty.test.ts', 'api/parties/listParties.test.ts', 'scopes.test.ts'],
  },
  'The deprecated list lacks a party.': {
    file: 'src/api/parties/signers.ts',
    text: 'return { signers: parties }',
    replacement: 'return { signers: parties.slice(1) }',
  },
  'The required signature can change after the party has opened the document.': {
    file: 'src/domain/lifecycle/party-rules.ts',
    text: 'if (newRole || newSignature)',
    replacement: 'if (newRole)',
    tests: parties,
  },
  'After a new phone number, the link that went to the old one still works.': {
    file: 'src/domain/lifecycle/party-rules.ts',
    text: "    (deliveryMethod === 'SMS' && isNew('phone'))\n",
    replacement: '    false\n',
    tests: [...parties],
  },
  'A document that waits for its seal can be cancelled.': {
    file: 'src/domain/lifecycle/document-rules.ts',
    text: "if (sealStatus !== 'FAILED' || !notCuredByTime.has(sealError)) requireNotSealing(document)",
    tests: ['api/documents/cancelDocument.test.ts', 'domain/lifecycle/document-rules.test.ts'],
  },
  'Two parties with the same place in the order wait for each other.': {
    file: 'src/domain/lifecycle/turns.ts',
    text: '      other.signingOrder < order &&\n',
    replacement: '      other.signingOrder <= order &&\n',
  },
  'The party that rejects a document is told that it was rejected.': {
    file: 'src/domain/lifecycle/end-document.ts',
    text: '.filter((party) => party.id !== actor.id)',
    tests: ['domain/lifecycle/sign-or-reject.test.ts'],
  },
  // Reminders.
  'A party gets one reminder too many.': {
    file: 'src/domain/lifecycle/reminder-rules.ts',
    text: 'return remindersSent < max ?',
    replacement: 'return remindersSent <= max ?',
    tests: reminders,
  },
  'A party is reminded before its turn.': {
    file: 'src/domain/lifecycle/reminder-rules.ts',
    text: "  if (!isReleased(party, parties)) return new Problem('party_not_released')\n",
    tests: reminders,
  },
  'Reminders are sent at night.': {
    file: 'src/work/deadlines/remind-all-due.ts',
    text: '  if (!isDaytime(deps.now(), timeZone)) return\n',
    tests: reminders,
  },
  // Contacts and companies.
  'A contact is not found by its address in another case.': {
    file: 'src/domain/contacts/list-store.ts',
    text: 'sql`lower(contact.email)`',
    replacement: 'sql`contact.email`',
    tests: contacts,
  },
  'A contact is not found by an address with a plus.': {
    file: 'src/api/contacts/listContacts.ts',
    text: "filter.email.replaceAll(' ', '+')",
    replacement: 'filter.email',
    tests: contacts,
  },
  'A company of another account can be changed.': {
    file: 'src/domain/companies/store.ts',
    text: ".set({ name: change.name, org_number: change.orgNumber, updated_at: now.toISOString() })\n    .where('id', '=', key.id)\n    .where('account_id', '=', key.accountId)",
    replacement:
      ".set({ name: change.name, org_number: change.orgNumber, updated_at: now.toISOString() })\n    .where('id', '=', key.id)",
    tests: ['api/companies/updateCompany.test.ts', 'other-accounts.test.ts'],
  },
  'The next page leaves one row out.': {
    file: 'src/platform/database/pagination.ts',
    text: 'cursorAfter(page.at(-1)!.id)',
    replacement: 'cursorAfter(rows.at(-1)!.id)',
    tests: [...contacts, 'api/lists.test.ts', 'platform/database/pagination.test.ts'],
  },
  'A search does not find words with capital letters or accents.': {
    file: 'src/platform/database/search.ts',
    text: 'folded(word)',
    replacement: 'word',
    tests: [...contacts, 'platform/database/search.test.ts'],
  },
  'A contact of another account can be changed.': {
    file: 'src/domain/contacts/store.ts',
    text: "        .where('id', '=', key.id)\n        .where('account_id', '=', key.accountId)\n        .returningAll(),",
    replacement: "        .where('id', '=', key.id)\n        .returningAll(),",
    tests: ['other-accounts.test.ts'],
  },
  'A company of another account can be read.': {
    file: 'src/domain/companies/store.ts',
    text: ".selectFrom('companies')\n    .select(fields)\n    .where('id', '=', key.id)\n    .where('account_id', '=', key.accountId)",
    replacement: ".selectFrom('companies')\n    .select(fields)\n    .where('id', '=', key.id)",
    tests: ['other-accounts.test.ts'],
  },
  'A list has the companies of all accounts.': {
    file: 'src/domain/companies/store.ts',
    text: "    .where('account_id', '=', accountId)\n    .$if(",
    replacement: '    .$if(',
    tests: ['api/lists.test.ts'],
  },
  'A person who said that the link is not theirs is reminded.': {
    file: 'src/domain/lifecycle/reminder-rules.ts',
    text: '  if (isReported(party)) return false\n',
    tests: reminders,
  },
  // Keys and limits.
  'A key can create a key that may do more than itself.': {
    file: 'src/api/api-keys/createApiKey.ts',
    text: '    refuseMoreScopes(body.scopes, withScim(creator.scopes))\n',
  },
  'A key gets more requests by creating a key that creates another one.': {
    file: 'src/api/api-keys/createApiKey.ts',
    text: 'countedAs: creator.counted_as ?? creator.id',
    replacement: 'countedAs: creator.id',
    tests: ['api/limits/requests.test.ts'],
  },
  'A caller over its limit costs a look-up for each request.': {
    file: 'src/api/limits/limiter.ts',
    text: 'if (window.settled + window.pending >= limitOf(window.found)) throw refused(window)',
  },
  'Links and codes can be guessed ten times as often.': {
    file: 'src/api/access/guesses.ts',
    text: 'if (count <= MAX_GUESSES) return',
    replacement: 'if (count <= MAX_GUESSES * 10) return',
    tests: ['api/access/authenticate-link.test.ts', 'api/access/guesses.test.ts'],
  },
  // Messages.
  'A mail program decodes a title that looks like an encoded word.': {
    file: 'src/work/delivery/email/header-text.ts',
    text: "line.includes('=?')",
    replacement: "line.includes('=??')",
    tests: mail,
  },
  'The password of the mail server crosses the network unencrypted.': {
    file: 'src/work/delivery/email/smtp.ts',
    text: "requireTLS: protocol === 'smtp:' && !isNeighbour && !local",
    replacement: 'requireTLS: false',
    tests: mail,
  },
  'A party counts as unreachable because its mail was taken for spam.': {
    file: 'src/work/delivery/email/smtp.ts',
    text: "return command === 'DATA' && /\\b5\\.1\\.\\d/.test(response)",
    replacement: "return command === 'DATA'",
    tests: mail,
  },
  'A delivery that is reported twice is recorded twice.': {
    file: 'src/work/delivery/message-rules.ts',
    text: "DELIVERED: ['BOUNCED'],",
    replacement: "DELIVERED: ['BOUNCED', 'SENT', 'DELIVERED'],",
    tests: ['api/delivery-reports/email.test.ts', 'work/delivery/sms/46elks.test.ts', 'work/delivery/deliver.test.ts'],
  },
  'The report about a forwarded mail is not recognized.': {
    file: 'src/work/delivery/email/delivery-report.ts',
    text: "fields.get('original-recipient') ?? ",
  },
  'An SMS with a euro sign counts as too short.': {
    file: 'src/work/delivery/sms/segments.ts',
    text: 'gsmExtension.has(character) ? 2 : 1',
    replacement: '1',
    tests: ['work/delivery/sms/compose-text.test.ts', 'work/delivery/sms/segments.test.ts'],
  },
  // Webhooks.
  'A webhook reaches the private network of the server.': {
    file: 'src/platform/outbound/ask.ts',
    text: '    if (!isAllowed) requirePublic(host, addresses)\n',
    tests: webhooks,
  },
  'The outcome of an attempt replaces the outcome of a later one.': {
    file: 'src/work/webhooks/record.ts',
    text: "    .where('leased_until', '=', claimed.leasedUntil)\n",
    tests: webhooks,
  },
  'An endpoint that is gone is not disabled.': {
    file: 'src/work/webhooks/webhook-sender.ts',
    text: 'if (answer?.status === 410)',
    replacement: 'if (answer?.status === 411)',
    tests: webhooks,
  },
  // The audit trail and the jobs.
  'An event that was replaced with its hash is not noticed.': {
    file: 'src/domain/events/check-trail.ts',
    text: 'if (event.previousHash !== (before?.hash ?? null))',
    replacement: 'if (before && event.previousHash === undefined)',
    tests: ['domain/events/verify-trails.test.ts'],
  },
  'A trail that was rewritten to its end is not noticed.': {
    file: 'src/domain/events/verify-trails.ts',
    text: 'if (savedHead && events[savedHead.number - 1]?.hash !== savedHead.hash) {',
    replacement: 'if (savedHead && !events[savedHead.number - 1]) {',
  },
  'An event that was changed is not noticed.': {
    file: 'src/domain/events/check-trail.ts',
    text: 'if (hashEvent(event) !== hash)',
    replacement: 'if (!hash)',
    tests: ['domain/events/verify-trails.test.ts'],
  },
  'A document gets one label twice, and the filter does not find the other case.': {
    file: 'src/domain/documents/label-rules.ts',
    text: 'storedLabel(label).toLowerCase()',
    replacement: 'storedLabel(label)',
    tests: ['api/documents/createDocument.test.ts', 'api/documents/listDocuments.test.ts'],
  },
  'A document that all have signed expires while it waits for its seal.': {
    file: 'src/work/deadlines/expire-document.ts',
    text: ' || document.sealStatus !== null) return',
    replacement: ') return',
  },
  ...workBugs,
  ...verifyBugs,
  ...pageBugs,
  ...signingBugs,
}

/** Bugs that somebody could make. Before you remove tests of a room, add bugs there, and see that the other tests still find them. */
export const bugs = Object.entries(named).map(([effect, { file, text, replacement = '', tests = [mirror(file)] }]) => ({
  effect,
  file,
  text,
  replacement,
  tests,
}))

export type Bug = (typeof bugs)[number]

function mirror(file: string) {
  return file.replace(/^src\/(.*)\.ts$/, '$1.test.ts')
}
