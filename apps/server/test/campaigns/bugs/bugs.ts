import { pageBugs } from './page-bugs.ts'
import { signingBugs } from './signing-bugs.ts'
import { verifyBugs } from './verify-bugs.ts'
import { workBugs } from './work-bugs.ts'

export interface Bug {
  /** Below `apps/server`. */
  file: string
  /** A part of the file that occurs once. */
  text: string
  replacement: string
  /** What goes wrong with the bug. */
  effect: string
  /** Test files below `test`. At least one of them must fail because of the bug. */
  tests: string[]
}

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

/** Bugs that somebody could make. Before you remove tests of a room, add bugs there, and see that the other tests still find them. */
export const bugs: Bug[] = [
  // The contract.
  {
    file: 'src/api/access/require-rights.ts',
    text: "if (principal.type === 'KEY' || principal.type === 'MEMBER') requireScopes(principal.scopes, security.scopes)",
    replacement: '',
    effect: 'A key may call operations that its scopes do not allow.',
    tests: ['scopes.test.ts'],
  },
  {
    file: 'src/server/app.ts',
    text: '    await requireRecentSignIn(req, services)\n',
    replacement: '',
    effect: 'Somebody who finds a computer where an admin is signed in creates a key or invites a member.',
    tests: ['recent-sign-in.test.ts'],
  },
  {
    file: 'src/api/access/require-own-page.ts',
    text: "  if (!isOwn) throw new Problem('origin_refused')\n",
    replacement: '',
    effect: 'Another site may sign in and renew a session with the cookies of a person.',
    tests: ['api/sessions/createSession.test.ts', 'api/sessions/renewSession.test.ts'],
  },
  {
    file: 'src/api/sessions/renewSession.ts',
    text: "use === 'REFUSED' || ",
    replacement: '',
    effect: 'A copied cookie works although the browser has a newer one.',
    tests: ['api/sessions/renewSession.test.ts'],
  },
  {
    file: 'src/domain/members/passkey-store.ts',
    text: "    .where('asker_sha256', '=', askerSha256)\n",
    replacement: '',
    effect: 'Somebody who has copied the answer of a passkey signs in with it in another browser.',
    tests: ['api/passkeys/startPasskeySignIn.test.ts', 'api/passkeys/addPasskey.test.ts'],
  },
  {
    file: 'src/api/sessions/person-of.ts',
    text: 'return { ...person, isBound: isShown, vouched,',
    replacement: 'return { ...person, isBound: false, vouched,',
    effect: 'Who invites a person without mail gets a session for the other accounts of the person.',
    tests: ['api/sessions/createSession.test.ts'],
  },
  {
    file: 'src/domain/members/sign-in-link-store.ts',
    text: "  if (!browserSha256?.equals(link.browser)) return 'OTHER_BROWSER'\n",
    replacement: '',
    effect: 'A sign-in link works in any browser.',
    tests: ['api/sessions/createSession.test.ts'],
  },
  {
    file: 'src/api/access/find-access.ts',
    text: ' and deactivated_at is null',
    replacement: '',
    effect: 'The access token of a deactivated member still works.',
    tests: ['api/scim/updateScimUser.test.ts'],
  },
  {
    file: 'src/api/access/find-access.ts',
    text: ' and sessions.person_id = members.person_id',
    replacement: '',
    effect: 'The access token of a person still works after the member has become another person.',
    tests: ['api/scim/updateScimUser.test.ts'],
  },
  {
    file: 'src/api/access/find-access.ts',
    text: ' and removed_at is null`\n  return lookUpAndCount(db, access',
    replacement: '`\n  return lookUpAndCount(db, access',
    effect: 'The access token of a removed member still works.',
    tests: ['api/members/removeMember.test.ts'],
  },
  {
    file: 'src/api/access/authenticate.ts',
    text: '      req.principal = await authenticate(req, res)\n',
    replacement: '      await read(req, res)\n      req.principal = await authenticate(req, res)\n',
    effect: 'The body is read before the credential is checked.',
    tests: [...contract, 'api/access/authenticate-key.test.ts', 'api/documents/createDocument.limits.test.ts'],
  },
  {
    file: 'src/api/access/find-key.ts',
    text: ' and ${isActive(at)}',
    replacement: '',
    effect: 'A revoked or expired key still works.',
    tests: contract,
  },
  {
    file: 'src/api/access/authenticate-key.ts',
    text: "throw unauthorized('key_invalid')",
    replacement: "throw unauthorized('key_missing')",
    effect: 'A wrong key is reported as a missing one.',
    tests: contract,
  },
  {
    file: 'src/api/http/no-store.ts',
    text: "  res.setHeader('cache-control', 'no-store')\n",
    replacement: '',
    effect: 'Caches may keep answers with personal data.',
    tests: contract,
  },
  {
    file: 'src/api/http/deprecation.ts',
    text: "      if (sunset) res.set('sunset', sunset.toUTCString())\n",
    replacement: '',
    effect: 'Clients of a deprecated path are not told when it ends.',
    tests: ['api/parties/signers.test.ts'],
  },
  {
    file: 'src/api/http/deprecation.ts',
    text: '${deprecated[1]}/parties${deprecated[2]}',
    replacement: '${deprecated[1]}/parties',
    effect: 'The header link of a deprecated path names another path.',
    tests: contract,
  },
  {
    file: 'src/server/app.ts',
    text: '    await refuseWhenFull(req, isFull)\n',
    replacement: '',
    effect: 'A write is accepted while the disk is nearly full.',
    tests: ['errors.test.ts'],
  },
  {
    file: 'src/server/app.ts',
    text: "  app.enable('case sensitive routing')\n",
    replacement: '',
    effect: 'A path of the API in another case is accepted.',
    tests: contract,
  },
  {
    file: 'src/api/http/head-as-get.ts',
    text: "    req.method = 'GET'\n",
    replacement: '',
    effect: 'HEAD is refused where GET is answered.',
    tests: [...contract, 'api/http/head-as-get.test.ts'],
  },
  {
    file: 'src/api/http/validation/to-problem.ts',
    text: ".replace(/\\bGET\\b/, 'GET, HEAD')",
    replacement: '',
    effect: 'The header allow of a 405 lacks HEAD.',
    tests: contract,
  },
  {
    file: 'src/api/http/body/read-body.ts',
    text: 'content.every(({ type }) => type !== essence) || ',
    replacement: '',
    effect: 'A body of another media type is read.',
    tests: contract,
  },
  {
    file: 'src/api/http/body/read-body.ts',
    text: '  if (isUtf8(bytes)) return\n',
    replacement: '  return\n',
    effect: 'A body that is not UTF-8 is stored as another text.',
    tests: validation,
  },
  {
    file: 'src/api/http/body/read-body.ts',
    text: '  if (!hasBody(req)) throw noBody(mediaType)\n',
    replacement: '',
    effect: 'A request without a body is not told so.',
    tests: contract,
  },
  {
    file: 'src/api/http/validation/bound-input.ts',
    text: 'depth === MAX_DEPTH',
    replacement: 'depth === 2000',
    effect: 'A body may be nested without end.',
    tests: validation,
  },
  {
    file: 'src/api/http/validation/bound-input.ts',
    text: 'const MAX_FIELDS = 200',
    replacement: 'const MAX_FIELDS = 20_000',
    effect: 'An object may have any number of unknown fields.',
    tests: validation,
  },
  {
    file: 'src/api/http/validation/bound-input.ts',
    text: '...notIntegers(req), ',
    replacement: '',
    effect: 'A parameter such as 1e1 counts as an integer.',
    tests: validation,
  },
  // The settings.
  {
    file: 'src/platform/settings/values.ts',
    text: 'value >= min && value <= max',
    replacement: 'value >= min',
    effect: 'A number may be larger than its setting allows.',
    tests: settings,
  },
  {
    file: 'src/platform/settings/values.ts',
    text: '{16,}$/',
    replacement: '{1,}$/',
    effect: 'A token that can be guessed is accepted.',
    tests: settings,
  },
  {
    file: 'src/platform/settings/list-settings.ts',
    text: 'isProtected && URL',
    replacement: 'URL',
    effect: 'Any page without TLS may embed the signing page.',
    tests: settings,
  },
  {
    file: 'src/platform/settings/list-settings.ts',
    text: 'Number(bits) >= 1 && ',
    replacement: '',
    effect: 'Every client counts as a trusted proxy.',
    tests: settings,
  },
  {
    file: 'src/platform/settings/urls.ts',
    text: "authority.split('@').length > 2 || ",
    replacement: '',
    effect: 'A part of a password with @ is taken for the host, and printed.',
    tests: settings,
  },
  {
    file: 'src/platform/settings/urls.ts',
    text: '!username && !password && !search && !hash',
    replacement: '!search && !hash',
    effect: 'The public address may contain a password.',
    tests: settings,
  },
  {
    file: 'src/platform/settings/bankid.ts',
    text: 'certificate !== undefined && passphrase !== undefined',
    replacement: 'certificate !== undefined',
    effect: 'BankID starts without the password of its certificate.',
    tests: settings,
  },
  {
    file: 'src/platform/settings/sms-settings.ts',
    text: '!senderPattern.test(sender)',
    replacement: 'sender.length === 0',
    effect: 'A sender of SMS is accepted that the operators of phones refuse.',
    tests: settings,
  },
  {
    file: 'src/platform/settings/config.ts',
    text: "MAIL_LIMIT_PER_DAY', { min: 1",
    replacement: "SMS_LIMIT_PER_DAY', { min: 1",
    effect: 'The limit of mails is read from the limit of SMS.',
    tests: settings,
  },
  // Idempotency.
  {
    file: 'src/api/idempotency/run-once.ts',
    text: "if (!stored.fingerprint.equals(fingerprint)) throw new Problem('idempotency_key_reused')",
    replacement: '',
    effect: 'Another request with the same key gets the answer of the first one.',
    tests: idempotency,
  },
  {
    file: 'src/api/idempotency/run-once.ts',
    text: 'held.hasWritten() ? store : undefined',
    replacement: 'undefined',
    effect: 'A repeat runs the handler again.',
    tests: idempotency,
  },
  {
    file: 'src/api/idempotency/fingerprint.ts',
    text: ', sortFields)',
    replacement: ')',
    effect: 'A repeat with its fields in another order is refused.',
    tests: idempotency,
  },
  {
    file: 'src/api/idempotency/store.ts',
    text: ".where('expires_at', '>', now.toISOString())",
    replacement: '',
    effect: 'A stored answer never ends.',
    tests: idempotency,
  },
  // Parties and documents.
  {
    file: 'src/api/parties/addParty.ts',
    text: '    requireOpen(document.status)\n',
    replacement: '',
    effect: 'A party can be added to a document that has ended.',
    tests: parties,
  },
  {
    file: 'src/api/parties/addParty.ts',
    text: '>= maxParties',
    replacement: '> maxParties',
    effect: 'A document may have one party too many.',
    tests: parties,
  },
  {
    file: 'src/api/parties/with-signing-url.ts',
    text: " || missingScopes(deps.scopes, ['documents:write']).length > 0",
    replacement: '',
    effect: 'A key with read access gets links that allow signing.',
    tests: ['api/parties/getParty.test.ts', 'api/parties/listParties.test.ts', 'scopes.test.ts'],
  },
  {
    file: 'src/api/parties/signers.ts',
    text: 'return { signers: parties }',
    replacement: 'return { signers: parties.slice(1) }',
    effect: 'The deprecated list lacks a party.',
    tests: ['api/parties/signers.test.ts'],
  },
  {
    file: 'src/domain/lifecycle/party-rules.ts',
    text: 'if (newRole || newSignature)',
    replacement: 'if (newRole)',
    effect: 'The required signature can change after the party has opened the document.',
    tests: parties,
  },
  {
    file: 'src/domain/lifecycle/party-rules.ts',
    text: "    (deliveryMethod === 'SMS' && isNew('phone'))\n",
    replacement: '    false\n',
    effect: 'After a new phone number, the link that went to the old one still works.',
    tests: [...parties],
  },
  {
    file: 'src/domain/lifecycle/document-rules.ts',
    text: "if (sealStatus !== 'FAILED' || !notCuredByTime.has(sealError)) requireNotSealing(document)",
    replacement: '',
    effect: 'A document that waits for its seal can be cancelled.',
    tests: ['api/documents/cancelDocument.test.ts', 'domain/lifecycle/document-rules.test.ts'],
  },
  {
    file: 'src/domain/lifecycle/turns.ts',
    text: '      other.signingOrder < order &&\n',
    replacement: '      other.signingOrder <= order &&\n',
    effect: 'Two parties with the same place in the order wait for each other.',
    tests: ['domain/lifecycle/turns.test.ts'],
  },
  {
    file: 'src/domain/lifecycle/end-document.ts',
    text: '.filter((party) => party.id !== actor.id)',
    replacement: '',
    effect: 'The party that rejects a document is told that it was rejected.',
    tests: ['domain/lifecycle/sign-or-reject.test.ts'],
  },
  // Reminders.
  {
    file: 'src/domain/lifecycle/reminder-rules.ts',
    text: 'return remindersSent < max ?',
    replacement: 'return remindersSent <= max ?',
    effect: 'A party gets one reminder too many.',
    tests: reminders,
  },
  {
    file: 'src/domain/lifecycle/reminder-rules.ts',
    text: "  if (!isReleased(party, parties)) return new Problem('party_not_released')\n",
    replacement: '',
    effect: 'A party is reminded before its turn.',
    tests: reminders,
  },
  {
    file: 'src/work/deadlines/remind-all-due.ts',
    text: '  if (!isDaytime(deps.now(), timeZone)) return\n',
    replacement: '',
    effect: 'Reminders are sent at night.',
    tests: reminders,
  },
  // Contacts and companies.
  {
    file: 'src/domain/contacts/list-store.ts',
    text: 'sql`lower(contact.email)`',
    replacement: 'sql`contact.email`',
    effect: 'A contact is not found by its address in another case.',
    tests: contacts,
  },
  {
    file: 'src/api/contacts/listContacts.ts',
    text: "filter.email.replaceAll(' ', '+')",
    replacement: 'filter.email',
    effect: 'A contact is not found by an address with a plus.',
    tests: contacts,
  },
  {
    file: 'src/domain/companies/store.ts',
    text: ".set({ name: change.name, org_number: change.orgNumber, updated_at: now.toISOString() })\n    .where('id', '=', key.id)\n    .where('account_id', '=', key.accountId)",
    replacement:
      ".set({ name: change.name, org_number: change.orgNumber, updated_at: now.toISOString() })\n    .where('id', '=', key.id)",
    effect: 'A company of another account can be changed.',
    tests: ['api/companies/updateCompany.test.ts', 'other-accounts.test.ts'],
  },
  {
    file: 'src/platform/database/pagination.ts',
    text: 'cursorAfter(page.at(-1)!.id)',
    replacement: 'cursorAfter(rows.at(-1)!.id)',
    effect: 'The next page leaves one row out.',
    tests: [...contacts, 'api/lists.test.ts', 'platform/database/pagination.test.ts'],
  },
  {
    file: 'src/platform/database/search.ts',
    text: 'folded(word)',
    replacement: 'word',
    effect: 'A search does not find words with capital letters or accents.',
    tests: [...contacts, 'platform/database/search.test.ts'],
  },
  {
    file: 'src/domain/contacts/store.ts',
    text: "        .where('id', '=', key.id)\n        .where('account_id', '=', key.accountId)\n        .returningAll(),",
    replacement: "        .where('id', '=', key.id)\n        .returningAll(),",
    effect: 'A contact of another account can be changed.',
    tests: ['other-accounts.test.ts'],
  },
  {
    file: 'src/domain/companies/store.ts',
    text: ".selectFrom('companies')\n    .select(fields)\n    .where('id', '=', key.id)\n    .where('account_id', '=', key.accountId)",
    replacement: ".selectFrom('companies')\n    .select(fields)\n    .where('id', '=', key.id)",
    effect: 'A company of another account can be read.',
    tests: ['other-accounts.test.ts'],
  },
  {
    file: 'src/domain/companies/store.ts',
    text: "    .where('account_id', '=', accountId)\n    .$if(",
    replacement: '    .$if(',
    effect: 'A list has the companies of all accounts.',
    tests: ['api/lists.test.ts'],
  },
  {
    file: 'src/domain/lifecycle/reminder-rules.ts',
    text: '  if (isReported(party)) return false\n',
    replacement: '',
    effect: 'A person who said that the link is not theirs is reminded.',
    tests: reminders,
  },
  // Keys and limits.
  {
    file: 'src/api/api-keys/createApiKey.ts',
    text: '    refuseMoreScopes(body.scopes, withScim(creator.scopes))\n',
    replacement: '',
    effect: 'A key can create a key that may do more than itself.',
    tests: ['api/api-keys/createApiKey.test.ts'],
  },
  {
    file: 'src/api/api-keys/createApiKey.ts',
    text: 'countedAs: creator.counted_as ?? creator.id',
    replacement: 'countedAs: creator.id',
    effect: 'A key gets more requests by creating a key that creates another one.',
    tests: ['api/limits/requests.test.ts'],
  },
  {
    file: 'src/api/limits/limiter.ts',
    text: 'if (window.settled + window.pending >= limitOf(window.found)) throw refused(window)',
    replacement: '',
    effect: 'A caller over its limit costs a look-up for each request.',
    tests: ['api/limits/limiter.test.ts'],
  },
  {
    file: 'src/api/access/guesses.ts',
    text: 'if (count <= MAX_GUESSES) return',
    replacement: 'if (count <= MAX_GUESSES * 10) return',
    effect: 'Links and codes can be guessed ten times as often.',
    tests: ['api/access/authenticate-link.test.ts', 'api/access/guesses.test.ts'],
  },
  // Messages.
  {
    file: 'src/work/delivery/email/header-text.ts',
    text: "line.includes('=?')",
    replacement: "line.includes('=??')",
    effect: 'A mail program decodes a title that looks like an encoded word.',
    tests: mail,
  },
  {
    file: 'src/work/delivery/email/smtp.ts',
    text: "requireTLS: protocol === 'smtp:' && !isNeighbour && !local",
    replacement: 'requireTLS: false',
    effect: 'The password of the mail server crosses the network unencrypted.',
    tests: mail,
  },
  {
    file: 'src/work/delivery/email/smtp.ts',
    text: "return command === 'DATA' && /\\b5\\.1\\.\\d/.test(response)",
    replacement: "return command === 'DATA'",
    effect: 'A party counts as unreachable because its mail was taken for spam.',
    tests: mail,
  },
  {
    file: 'src/work/delivery/message-rules.ts',
    text: "DELIVERED: ['BOUNCED'],",
    replacement: "DELIVERED: ['BOUNCED', 'SENT', 'DELIVERED'],",
    effect: 'A delivery that is reported twice is recorded twice.',
    tests: ['api/delivery-reports/email.test.ts', 'work/delivery/sms/46elks.test.ts', 'work/delivery/deliver.test.ts'],
  },
  {
    file: 'src/work/delivery/email/delivery-report.ts',
    text: "fields.get('original-recipient') ?? ",
    replacement: '',
    effect: 'The report about a forwarded mail is not recognized.',
    tests: ['work/delivery/email/delivery-report.test.ts'],
  },
  {
    file: 'src/work/delivery/sms/segments.ts',
    text: 'gsmExtension.has(character) ? 2 : 1',
    replacement: '1',
    effect: 'An SMS with a euro sign counts as too short.',
    tests: ['work/delivery/sms/compose-text.test.ts', 'work/delivery/sms/segments.test.ts'],
  },
  // Webhooks.
  {
    file: 'src/platform/outbound/ask.ts',
    text: '    if (!isAllowed) requirePublic(host, addresses)\n',
    replacement: '',
    effect: 'A webhook reaches the private network of the server.',
    tests: webhooks,
  },
  {
    file: 'src/work/webhooks/record.ts',
    text: "    .where('leased_until', '=', claimed.leasedUntil)\n",
    replacement: '',
    effect: 'The outcome of an attempt replaces the outcome of a later one.',
    tests: webhooks,
  },
  {
    file: 'src/work/webhooks/webhook-sender.ts',
    text: 'if (answer?.status === 410)',
    replacement: 'if (answer?.status === 411)',
    effect: 'An endpoint that is gone is not disabled.',
    tests: webhooks,
  },
  // The audit trail and the jobs.
  {
    file: 'src/domain/events/check-trail.ts',
    text: 'if (event.previousHash !== (before?.hash ?? null))',
    replacement: 'if (before && event.previousHash === undefined)',
    effect: 'An event that was replaced with its hash is not noticed.',
    tests: ['domain/events/verify-trails.test.ts'],
  },
  {
    file: 'src/domain/events/verify-trails.ts',
    text: 'if (savedHead && events[savedHead.number - 1]?.hash !== savedHead.hash) {',
    replacement: 'if (savedHead && !events[savedHead.number - 1]) {',
    effect: 'A trail that was rewritten to its end is not noticed.',
    tests: ['domain/events/verify-trails.test.ts'],
  },
  {
    file: 'src/domain/events/check-trail.ts',
    text: 'if (hashEvent(event) !== hash)',
    replacement: 'if (!hash)',
    effect: 'An event that was changed is not noticed.',
    tests: ['domain/events/verify-trails.test.ts'],
  },
  {
    file: 'src/domain/documents/label-rules.ts',
    text: 'storedLabel(label).toLowerCase()',
    replacement: 'storedLabel(label)',
    effect: 'A document gets one label twice, and the filter does not find the other case.',
    tests: ['api/documents/createDocument.test.ts', 'api/documents/listDocuments.test.ts'],
  },
  {
    file: 'src/work/deadlines/expire-document.ts',
    text: ' || document.sealStatus !== null) return',
    replacement: ') return',
    effect: 'A document that all have signed expires while it waits for its seal.',
    tests: ['work/deadlines/expire-document.test.ts'],
  },
  ...workBugs,
  ...verifyBugs,
  ...pageBugs,
  ...signingBugs,
]
