import { roomRules } from '../../packages/ui/room-rules.js'

/**
 * The rooms of `src`, from top to bottom. A file imports from its own room and from the rooms below it, and `npm run lint` checks that. The programs lie
 * directly in `src`: `main.tsx` starts `app.tsx`.
 */
export default roomRules({
  'sign-in': 'signing in with a key, and the first visit to an empty server',
  shell: 'the rail with the parts, the menu of the account, and the notices around each view',
  'api-calls': 'how a program does what the console has just done',
  settings: 'what an account and its members set',
  'settings/account': 'the account: how it sends, its time zone, and its mails',
  'settings/members': 'who belongs to the account, and what they see',
  'settings/sign-on': 'single sign-on',
  'settings/keys': 'keys',
  'settings/webhooks': 'webhooks and their deliveries',
  'settings/own': 'what belongs to the person who is signed in: the profile, passkeys and sessions',
  'settings/log': 'the log of the account',
  'settings/parts': 'what the sections have in common',
  document: 'one document',
  'document/follow': 'a document that was sent: its parties and its audit trail',
  'document/reader': 'the pages of a document that was sent, with what was filled in',
  'document/draft': 'a draft: people, texts, and the button that sends it',
  'document/copying': 'a new draft like this one, also with another PDF',
  'document/parts': 'what a draft and a sent document have in common',
  documents: 'the list of documents, and the upload of a new one',
  'documents/selected': 'what is done with several documents at once',
  fields: 'the editor that puts fields on the pages of a draft',
  'fields/panel': 'the controls beside and above the pages',
  'fields/page': 'the pages with their fields, and what the pointer does there',
  'fields/model': 'the fields that are edited, without a view',
  contacts: 'contacts, companies and their import',
  server: 'the state of the server',
  tables: 'files for programs for tables',
  saving: 'changes of a document that save themselves, and what another tab has changed meanwhile',
  queries: 'what the views ask the server about a document',
  layout: 'parts of all views',
  'routes.ts': 'the addresses of the views',
  'shown.ts': 'what an address says about the list of documents',
  session: 'the key, the account, and the client',
  texts: 'the language and its words',
  styles: 'the style sheets',
})
