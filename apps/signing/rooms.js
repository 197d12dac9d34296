import { roomRules } from '../../packages/ui/room-rules.js'

/**
 * The rooms of `src`, from top to bottom. A file imports from its own room and from the rooms below it, and `npm run lint` checks that. The programs lie
 * directly in `src`: `main.tsx` starts `app.tsx`.
 */
export default roomRules({
  verify: 'the page that verifies sealed files',
  preview: 'the page as the sender sees it in place of a party',
  phone: 'the page on the phone of a party that sits at its computer',
  views: 'what a party sees, from the introduction to the receipt',
  bankid: 'signing with BankID',
  scan: 'signing on paper: photos or a scan',
  fields: 'the code for fields, which only some documents need',
  'fields/on-page': 'fields on the pages of the document',
  'fields/panel': 'filling in below and beside the pages: the guide, the editor on a phone, the list, the initials',
  'fields/values': 'the controls and the names of fields',
  'fields/texts': 'the words about fields',
  signature: 'drawing, typing or photographing a signature',
  reader: 'the document with its tools',
  'reader/pages': 'drawn pages, and pages as text',
  'reader/shown': 'what of the document was in view',
  'reader/text': 'the text of a page for screen readers: paragraphs, links, notes',
  'reader/file': 'loading and drawing the PDF',
  page: 'what all views share: the actions of the page, and what the party has entered',
  filling: 'what the party fills in, without its views',
  session: 'the link, the connection, and where the document stands',
  layout: 'the frame around the views, and their parts',
  texts: 'the words of the page',
  browser: 'what differs between browsers',
  start: 'what the page says if it does not start',
  styles: 'the style sheets',
})
