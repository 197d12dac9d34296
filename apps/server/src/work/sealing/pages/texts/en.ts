import type { PartyRole } from '@paraph/contract'
import { describeReading } from '@paraph/verify/reading'
import { say } from '@paraph/typesetter/text/inline.ts'
import type { Texts } from './texts.ts'

const deeds: Record<PartyRole, string> = {
  SIGNER: 'signed',
  ACCEPTOR: 'accepted',
  REVIEWER: 'confirmed the review of',
  ORGANIZER: 'signed',
}

const fields: Record<string, string> = {
  title: 'title',
  message: 'message',
  language: 'language',
  externalId: 'reference',
  expiresAt: 'deadline',
  reminders: 'reminders',
  redirectUrl: 'redirect address',
  pageFooter: 'page footer',
  name: 'name',
  role: 'role',
  email: 'e-mail address',
  phone: 'phone number',
  ssn: 'personal number',
  companyName: 'company',
  companyRole: 'role in the company',
  companyOrgNumber: 'organization number',
  companyId: 'linked company',
  country: 'country',
  deliveryMethod: 'way of delivery',
  requiredSignature: 'type of signature',
  twoStepVerification: 'verification',
  signingOrder: 'order of signing',
  signingUrl: 'link',
}

const list = (names: string[] = []) => names.map((name) => fields[name] ?? name).join(', ')

export const en: Texts = {
  locale: 'en-GB',
  language: 'en-GB',
  eyebrow: 'Signature pages',
  intro:
    'These pages were added when all parties had done their part. They show who took part, what each party agreed to, and when and how that was recorded. A digital seal protects the whole file, these pages included: any later change can be detected.',
  footer: (page, count) => `Signature page ${page} of ${count}`,
  test: {
    mark: 'TEST',
    banner: 'TEST – not a real document',
    warning:
      'This document was made with a test key. It shows how a finished document looks, and it must not be used as evidence.',
  },

  summary: {
    heading: 'Summary',
    aboutLinks: {
      MESSAGE: 'Only someone who could read the message to a party had the link in that message.',
      API: 'The sender has a link to the page of a party too. That link alone does not show that the party used it, and not the sender.',
    },
    sent: 'Sent',
    passedOn: 'No message from the service. The sender passed the link on.',
    opened: 'Opened',
    read: 'Read',
    deeds: { SIGNER: 'Signed', ACCEPTOR: 'Accepted', REVIEWER: 'Reviewed', ORGANIZER: 'Signed' },
    how: {
      DRAWN: 'with a drawn signature',
      PICTURE: 'with a picture of the signature',
      TYPED: 'with a typed name',
      CLICK: 'with a click',
      MANUAL: 'by hand on paper',
      BANKID: 'with BankID',
    },
    identified: 'Identified by',
    links: { MESSAGE: 'The link in the message', API: 'The link that the sender has too' },
    codes: {
      SMS_BEFORE_SIGNING: (address) => say`a code by SMS to ${address}`,
      EMAIL_BEFORE_SIGNING: (address) => say`a code by e-mail to ${address}`,
    },
    bankId: (name, personalNumber) => say`BankID: ${name}, ${personalNumber}`,
    from: 'Signed from',
    ipAddress: (shortened) => `The IP address ${shortened}`,
    notRecorded: 'Not recorded',
  },

  document: {
    heading: 'The document',
    file: 'Original file',
    pages: (count, size) => `${count === 1 ? '1 page' : `${count} pages`}, ${size}`,
    fileHash: 'SHA-256 of the file',
    encryption: 'Encryption',
    encrypted:
      'The original file is encrypted. The pages before this one show it without its encryption. The file itself is attached as uploaded-file.pdf.',
    attachments: 'Files in the original',
    comments: 'Comments in the original',
    comment: (page, author) => (author === null ? `Page ${page}` : `Page ${page}, ${author}`),
    sender: 'Sender',
    created: 'Created',
    sent: 'Sent',
    id: 'Document ID',
  },

  parties: {
    heading: (count) => (count === 1 ? 'The party' : `The ${count} parties`),
    shortened:
      'E-mail addresses, phone numbers and IP addresses are shortened on these pages. The attached file evidence.json has them in full, as far as they were used, and the browsers too.',
    roles: { SIGNER: 'Signer', ACCEPTOR: 'Acceptor', REVIEWER: 'Reviewer', ORGANIZER: 'Organizer' },
    deeds: {
      SIGNER: (time) => `Signed ${time}`,
      ACCEPTOR: (time) => `Accepted ${time}`,
      REVIEWER: (time) => `Confirmed the review ${time}`,
      ORGANIZER: (time) => `Signed ${time}`,
    },
    notRequired: 'No signature was required from this party. It followed the document.',
    company: 'Company',
    orgNumber: (number) => say`organization number ${number}`,
    country: 'Country',
    reached: 'Delivery method',
    reachedBy: {
      EMAIL: (address) => say`E-mail to ${address}`,
      SMS: (address) => say`SMS to ${address}`,
      NONE: () => 'No message from the service. The sender passed the link on.',
    },
    link: 'Link used',
    links: {
      MESSAGE: 'The link in the message to the party.',
      API: 'The link that the sender has too.',
    },
    verified: 'Verified by',
    verifiedBy: {
      NONE: () => 'Nothing beyond the link.',
      SMS_BEFORE_SIGNING: (address) => say`A code that was sent by SMS to ${address} and entered before signing.`,
      EMAIL_BEFORE_SIGNING: (address) => say`A code that was sent by e-mail to ${address} and entered before signing.`,
    },
    drawn: (name) => `The signature that ${name} drew`,
    pictured: (name) => `The picture of the signature of ${name}`,
    typed: 'Typed name',
    manual: 'Signed by hand on paper. The scan follows the signature pages.',
    clicked: 'Confirmed with a click',
    bankid: 'Signed with BankID',
    bankIdNotReal: { test: 'Test: not a real person', simulator: 'Simulator: not a real person' },
    bankIdPerson: 'Identified by BankID',
    bankIdPersonIs: (name, personalNumber) => say`${name}, personal number ${personalNumber}`,
    bankIdEnvironments: {
      production:
        'The attached files of BankID prove it. Their certificate has the whole personal number, so everybody who gets this PDF can read it.',
      test: 'Signed in the test environment of BankID. This is not a real person.',
      simulator: 'Signed in a simulator of BankID. This is not a real person.',
    },
    bankIdTime: 'Confirmed by BankID',
    statement: (version) => say`Agreed to these words (version ${version}):`,
    reading: 'Reading',
    readingWas: (reading, pages) => describeReading(reading, pages, 'EN'),
    file: 'File shown',
    sameFile: 'The original file, with the SHA-256 under “The document”.',
    otherFile: 'A file that is not the original file. Its SHA-256:',
    unknown: 'Not known',
    signatureHash: 'SHA-256 of the record',
    fields: (time) => `Filled in on the pages of the document, ${time}:`,
    fieldOnPages: (pages) => `${pages.length > 1 ? 'Pages' : 'Page'} ${pages.join(', ')}: `,
    fieldValues: { empty: 'Left empty', ticked: 'Ticked', unticked: 'Not ticked', drawn: 'Drawn by the party' },
  },

  trail: {
    heading: 'Audit trail',
    intro: (count) =>
      `${count === 1 ? 'One entry' : `${count.toLocaleString('en-GB')} entries`}, oldest first. The hash of each entry covers the entry and the hash of the one before. So an entry that is changed, removed or inserted later is detected. The table shows the first 12 digits of each hash. How a page was used is what the browser of the party reported.`,
    omitted: (count) =>
      `${count.toLocaleString('en-GB')} entries are not printed here. All entries are in evidence.json.`,
    time: 'Time',
    event: 'What happened',
    hash: 'Hash',
    lastHash: 'Hash of the last entry',
    accountChain: 'Log of the account',
    accountEntry: (number) =>
      `Entry ${number.toLocaleString('en-GB')} was the newest in the log of all documents of the sender. Its hash:`,
    events: {
      'document.created': () => say`The document was created.`,
      'document.updated': ({ data }) => say`The document was changed: ${list(data.changed)}.`,
      'document.sent': () => say`The document was sent for signing.`,
      'document.completed': () => say`The document was completed.`,
      'document.seal_failed': () => say`An attempt to seal the document failed. It was tried again.`,
      'document.rejected': () => say`The document was rejected.`,
      'document.cancelled': () => say`The document was cancelled.`,
      'document.expired': () => say`The document expired.`,
      'party.added': ({ party }) => say`${party} was added as a party.`,
      'party.updated': ({ party, data }) => say`The details of ${party} were changed: ${list(data.changed)}.`,
      'party.removed': ({ party }) => say`${party} was removed from the parties.`,
      'party.released': ({ party }) => say`The turn of ${party} began.`,
      'party.sent': ({ party, data }) => say`${en.trail.messages[data.kind ?? 'INVITATION']} was sent to ${party}.`,
      'party.delivered': ({ party, data }) =>
        say`${en.trail.messages[data.kind ?? 'INVITATION']} was delivered to ${party}.`,
      'party.bounced': ({ party, data }) =>
        say`${en.trail.messages[data.kind ?? 'INVITATION']} to ${party} could not be delivered.`,
      'party.failed': ({ party, data }) =>
        say`${en.trail.messages[data.kind ?? 'INVITATION']} to ${party} could not be sent.`,
      'party.opened': ({ party }) => say`${party} opened the document.`,
      'party.read': ({ party, data, hasConfirmed }) => {
        if (!data.consentVersion) return say`${party} was shown the last page of the document.`
        return hasConfirmed
          ? say`${party} confirmed that it has read the document.`
          : say`The act of ${party} counts as reading. No page reported that ${party} has read the document.`
      },
      'party.signed': ({ party, role }) => say`${party} ${deeds[role ?? 'SIGNER']} the document.`,
      'party.rejected': ({ party }) => say`${party} rejected the document.`,
      'party.reminded': ({ party }) => say`${party} was reminded.`,
      'party.verified': ({ party, data }) =>
        data.verification === 'SMS_BEFORE_SIGNING'
          ? say`${party} entered the code that was sent by SMS.`
          : say`${party} entered the code that was sent by e-mail.`,
      'party.verification_failed': ({ party }) =>
        say`Someone with the link of ${party} entered a wrong code until no try was left.`,
      'party.identification_failed': ({ party, data }) =>
        data.failure === 'wrongPerson'
          ? say`Another person than ${party} signed with BankID. This did not count.`
          : say`A signature with BankID for ${party} did not prove who signed. It did not count.`,
      'party.wrong_person': ({ party }) =>
        say`Someone with the link of ${party} said that the document is not for them.`,
    },
    otherEvent: (type) => say`Event of the type ${type}.`,
    bySender: 'by the sender',
    byParty: (name) => say`by ${name}`,
    byService: 'by the service',
    byReporter: (name) => say`reported by ${name}`,
    to: (address) => say`to ${address}`,
    reason: (reason) => say`reason: ${reason}`,
    titleBefore: (title) => say`title before: “${title}”`,
    deadline: (before, after) => say`deadline before: ${before ?? 'none'}, from now on: ${after ?? 'none'}`,
    messages: {
      INVITATION: 'The invitation',
      YOUR_TURN: 'The message that the turn has begun',
      REMINDER: 'A reminder',
      CODE: 'A code',
      RECEIPT: 'The receipt',
      COMPLETED: 'The completed document',
      REJECTED: 'The message about the rejection',
      // A cancelled document is never sealed.
      CANCELLED: 'The message about the removal',
      EXPIRED: 'The message about the expiry',
    },
    links: { MESSAGE: 'by the link in the message', API: 'by the link that the sender has too' },
    acts: {
      POINTER: 'with a mouse or pen',
      TOUCH: 'by touch',
      KEY: 'with the keyboard',
      SCROLL: 'by scrolling',
      CLICK: 'with an assistive technology',
    },
    noAct: 'without a click, touch or key',
  },

  seal: {
    heading: 'The seal',
    subject: 'Sealed by',
    issuer: 'Certificate issued by',
    level: 'Kind of seal',
    levels: {
      'B-B': 'PAdES B-B: a digital seal. Its time is the time of this server.',
      'B-T': 'PAdES B-T: a digital seal, with the time confirmed by a timestamp authority.',
      'B-LT':
        'PAdES B-LT: a digital seal, with the time confirmed by a timestamp authority and with what is needed to check the certificates later.',
      'B-LTA':
        'PAdES B-LTA: a digital seal for long storage, with timestamps of an authority and with what is needed to check the certificates later.',
    },
    time: 'Time of the seal',
    selfSigned:
      'This server made the certificate itself. Nobody else vouches for the name in it. The seal shows if the file was changed after sealing, but it does not prove who sealed it.',
  },

  verify: {
    heading: 'How to check this file',
    how: 'Open the address below and choose this file. Or open the file in a PDF program that shows digital signatures. Check the file itself: a printout has no seal.',
    qr: (url) => `QR code with the address ${url}`,
    seal: {
      title: 'What the seal proves',
      text: 'The seal proves that the file was sealed with the certificate above, and that not one byte of the sealed file was changed since. It does not prove by itself that a party agreed.',
    },
    trail: {
      title: 'What the audit trail proves',
      text: 'The audit trail is the evidence that each party agreed: which words the party saw and accepted, how it was reached and verified, and when. It is as strong as the way in which the party was verified.',
    },
    evidence: {
      title: 'All the evidence',
      text: 'The file evidence.json is attached to this PDF and protected by the seal. It has every fact on these pages in full, and programs can read it.',
    },
  },
}
