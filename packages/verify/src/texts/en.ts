import { wordsForField } from '@paraph/contract/field-words'
import type { Texts } from './texts.ts'

export const en: Texts = {
  verdicts: {
    holds: 'The seal holds',
    does_not_hold: 'The seal does not hold',
    cannot_be_said: 'No answer is possible',
    unconfirmed: 'Unchanged, but nobody confirms who sealed it',
  },
  meanings: {
    holds:
      'This is the document that was sealed. Nothing in it was changed after that, and it is confirmed who sealed it.',
    does_not_hold: 'Do not rely on this file. Ask for the file that was sealed.',
    cannot_be_said: 'This file gives no reason to rely on it, and none to accuse anyone.',
    unconfirmed:
      'Nothing in the document was changed after it was sealed. But anybody can make a certificate with any name, so the name of the sealer proves nothing until somebody you trust confirms it.',
  },
  reasons: {
    damaged: 'The file has a seal that can’t be read. The file is damaged, or it was changed.',
    range_wrong: 'The seal does not cover the file in the way a seal must.',
    contents_unclear: 'The bytes of the seal itself are not written as they must be.',
    format_wrong: 'The signature is not in the format of a seal (PAdES).',
    changed: 'The file was changed after it was sealed.',
    signature_wrong: 'The cryptographic signature of the seal is wrong.',
    certificate_unbound: 'The seal does not say to which certificate it belongs.',
    weak: 'The seal uses cryptography that no longer protects.',
    certificates_wrong: 'The seal contains a certificate that does not belong there.',
    added_after_seal: 'Something was added to the file after it was sealed.',
    not_valid_then: 'The certificate of the seal was not valid when the file was sealed.',
    key_usage_wrong: 'The certificate of the seal is not meant for signatures.',
    revoked: 'The certificate of the seal had been revoked when the file was sealed.',
    timestamp_wrong: 'A timestamp of the seal is wrong.',
    evidence_damaged: 'The evidence in the file can’t be read.',
    original_changed: 'The document in the file is not the one that the evidence is about.',
    trail_broken: 'The audit trail in the evidence was changed.',
    signature_mismatch: 'The signature of a person in the evidence does not match the audit trail.',
    bankid_wrong: 'A BankID signature in the file does not hold.',
    bankid_mismatch: 'A BankID signature in the file is about another document or another person.',
    fields_mismatch: 'What the pages show in the fields or in their footers is not what the evidence says.',
    too_large: 'The file is too large to be verified here.',
    not_a_pdf: 'The file is not a PDF.',
    encrypted: 'The PDF is encrypted. A sealed file is not.',
    no_seal: 'The PDF has no seal. Either it never had one, or the seal was removed.',
    not_paraph: 'The PDF has a signature of another program, but no seal of Paraph with its evidence.',
    unsupported: 'The seal uses cryptography that can’t be verified here.',
    evidence_newer: 'A newer version of Paraph made this file. Verify it with that version.',
    sealer_unconfirmed: 'No trusted certificate confirms who sealed the file.',
    expired_since:
      'The certificate of the seal has expired since then, and no trusted timestamp proves that the seal is older.',
  },
  questions: {
    intact: 'Is it unchanged?',
    sealer: 'Who sealed it?',
    when: 'When was it sealed?',
    persons: 'How was each person identified?',
    notChecked: 'What was not checked',
  },
  intact: {
    yes: 'Yes. Not one byte was changed after the file was sealed.',
    no: 'No.',
    unknown: 'This can’t be said.',
  },
  unused: (bytes) =>
    `The sealed part is intact. ${bytes === 1 ? '1 byte was' : `${bytes} bytes were`} added after it that no reader uses (white space, for example a line end).`,
  confirmedBy: {
    certificate: 'Confirmed by a trusted certificate.',
    service: 'Confirmed by this service: it made exactly what is sealed in this file.',
    nobody: 'Not confirmed. The name comes from the file itself.',
  },
  selfSigned: 'The server that sealed the file made the certificate itself. No authority has checked the name in it.',
  revocation: {
    good: 'The file contains proof that the certificate was not revoked.',
    revoked: 'The certificate had been revoked.',
    missing: 'The file contains no proof that the certificate was not revoked.',
    too_large:
      'The file contains a list of revoked certificates that is too large to be read here: more than 2 MB or 200,000 values. So it was not checked whether the certificate was revoked.',
    not_needed: 'No authority could have revoked the certificate.',
  },
  claimed: (time) => `${time}, by the clock of the service.`,
  timestamp: (time, authority) => `${authority} confirms that the seal existed on ${time}.`,
  archival: (time, authority) => `${authority} confirms that the whole file existed on ${time}.`,
  untrustedAuthority: 'It was not checked whether this timestamp authority can be trusted.',
  noTimestamp: 'No independent authority confirms the time.',
  remarks: {
    events_disordered: 'The audit trail has an event that is earlier than the event before it.',
    signature_time_differs: 'A signature has another time than its event in the audit trail.',
    later_than_seal: 'The evidence has a time that is later than the seal or its timestamp.',
    seal_in_future: 'The seal is from a time that has not come yet.',
  },
  remarksMeaning:
    'Some times can’t be right, because a clock was wrong: that of the service, of the timestamp or of this computer. Do not rely on these times. The order of the audit trail still says what came first.',
  levels: {
    'B-B': 'PAdES B-B: a seal without a timestamp',
    'B-T': 'PAdES B-T: a seal with a timestamp',
    'B-LT': 'PAdES B-LT: with a timestamp, and with proof that the certificates were valid',
    'B-LTA': 'PAdES B-LTA: with a timestamp of that proof too, for many years',
  },
  signatures: {
    NONE: 'Selected a button',
    CLICK_TO_SIGN: 'Selected a button',
    DRAWING: 'Drew a signature, or typed the name',
    MANUAL: 'Signed on paper, and uploaded a scan',
    BANKID: 'Signed with BankID',
  },
  marks: {
    drawn: 'Drew a signature',
    typed: (name) => `Typed the name “${name}” as a signature`,
    picture: 'Gave a picture of a signature',
  },
  filled: {
    title: 'Filled in',
    field: (field, pages) =>
      `${wordsForField(field, 'EN')} (${pages.length > 1 ? 'pages' : 'page'} ${pages.join(', ')})`,
    mark: 'a drawing or a picture',
    ticked: 'ticked',
    notTicked: 'not ticked',
    empty: 'left empty',
    shown: 'The pages of this file show the same, as far as each field has room. This was checked here.',
  },
  verifications: {
    NONE: 'Nothing more was asked.',
    SMS_BEFORE_SIGNING: 'The person entered a code from a text message.',
    EMAIL_BEFORE_SIGNING: 'The person entered a code from an e-mail.',
  },
  links: {
    MESSAGE: 'The person used the link in the message. Only that message contained it.',
    API: 'The person used a link that the sender could see too.',
  },
  bankId: {
    production: (name, personalNumber) =>
      `BankID confirms that ${name}, ${personalNumber}, signed this document. The evidence of BankID is in the file, and it was checked here.`,
    test: (name, personalNumber) =>
      `${name}, ${personalNumber}, signed in the test environment of BankID. This is not a real person.`,
    simulator: (name, personalNumber) =>
      `${name}, ${personalNumber}, signed in a simulator of BankID. This is not a real person.`,
    wrong: 'The evidence of BankID does not hold. Do not rely on it.',
    at: 'Confirmed by BankID',
    seen: 'Shown in the BankID app',
  },
  notRequired: 'Did not have to act.',
  masked:
    'Addresses and IP addresses are shortened, as on the signature pages. The attachment evidence.json of the file has all of them.',
  disagrees: 'This does not match the audit trail. Do not rely on it.',
  notChecked: {
    persons:
      'Whether the persons are who they say they are. The evidence says how they were identified, and that is all it can say.',
    sealer: 'Whether the sealer is who the certificate says.',
    time: 'The time. It comes from the clock of the service.',
    timestamp_authority: 'Whether the timestamp authority can be trusted.',
    revocation: 'Whether the certificate of the seal was revoked.',
    signature_pages: 'Whether the signature pages show the same as the evidence that was judged here.',
    scans: 'Whether the scanned pages show what was signed on paper.',
    other_signatures: 'Signatures of other programs in the file.',
    active_content: 'Whether the file can do something by itself.',
    differences: 'Whether the file shows the same on the screen, in print and as text.',
    fields:
      'Whether the pages show the fields as the evidence says, because the pages of the original can’t be read here.',
    account_chain: 'Whether the service still has the same audit trail. Only the service can compare it.',
  },
  activeContent: {
    script: 'It contains JavaScript, which can change what you see.',
    program: 'It can start a program or open another file.',
    attachment: 'It can open a file that is attached to it.',
    media: 'It contains media that can run a program.',
    form_data: 'It can fill in its form from another file.',
    address: 'It can contact an address as soon as it is opened.',
  },
  activeContentMeaning:
    'This file can do something by itself. The seal proves that this is unchanged, but not that it is harmless, nor that all readers see the same.',
  difference: ({ kind, page, name }) =>
    ({
      layer: `Page ${page}: the layer “${name}” is not shown everywhere, for example only on the screen or only in print.`,
      annotation: `Page ${page}: “${name}” (an annotation or a field) is shown only on the screen, or only in print.`,
      picture: `Page ${page}: in print, a picture is replaced by another one.`,
      print_program: `Page ${page}: it contains a program that draws only in print.`,
      hidden_text: `Page ${page}: a hidden layer has text, which programs still search, copy and read aloud.`,
    })[kind],
  differencesMeaning:
    'This file does not show the same everywhere. The seal proves that it is unchanged, but the parties may have seen something else than you do.',
  test: 'This is a test document. It was made with a test key, and binds nobody.',
  principle:
    'A seal proves where a file comes from and that it is unchanged. The audit trail proves who agreed to what.',
}
