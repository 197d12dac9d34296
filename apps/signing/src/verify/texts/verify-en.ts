import { en as report } from '@paraph/verify/texts/en'
import type { Unsealed } from '../check-file.ts'

export const verifyEn = {
  report,
  title: 'Verify a sealed PDF',
  intro: 'Choose a PDF that was sealed by Paraph. This page shows whether it was changed, and who signed it.',
  privacy: 'The file stays on this device. It is judged in your browser, and is never uploaded.',
  choose: 'Choose a PDF',
  chooseOther: 'Verify another PDF',
  drop: 'or drop it here',
  dropNow: 'Drop the file to verify it',
  checking: (name: string) => `Verifying “${name}”…`,
  insecure: 'This page can verify files only over HTTPS. Open it with an address that begins with https.',
  failed: 'The file could not be read. Choose it again, or try another browser.',
  /** What a file is that has no seal of Paraph, and what the reader can do next. */
  unsealed: {
    empty: {
      title: 'This file is empty',
      next: 'It has no content, so the download or the copy did not work. Get the file again, and choose it here.',
    },
    incomplete: {
      title: 'This PDF is not complete',
      next: 'Its end is missing, for example because a download was interrupted. Get the file again, and choose it here.',
    },
    too_large: {
      title: 'This file is too large',
      next: 'Files of more than 256 MB can’t be verified here. Files that Paraph seals are smaller, so check that you chose the right one.',
    },
    not_a_pdf: {
      title: 'This file is not a PDF',
      next: 'Only a sealed PDF can be verified. Choose the sealed PDF that you downloaded, or ask the sender for it.',
    },
    encrypted: {
      title: 'This PDF is encrypted',
      next: 'Files that Paraph has sealed are not encrypted, so this is not one of them. Ask the sender for the sealed PDF.',
    },
    no_seal: {
      title: 'This PDF has no seal',
      next: 'It never had a seal, or the seal was removed, so nothing can be said about it. Ask the sender for the sealed PDF.',
    },
    not_paraph: {
      title: 'This PDF was signed with another program',
      next: 'It has no seal of Paraph with its evidence. Verify it with the program or the service that signed it.',
    },
    damaged: {
      title: 'The seal can’t be read',
      next: 'The file is damaged, or somebody has changed it. Do not rely on it, and ask the sender for the sealed PDF.',
    },
  } satisfies Record<Unsealed, { title: string; next: string }>,
  reasons: 'Why',
  file: 'File',
  document: 'Document',
  sender: 'Sent by',
  origins: {
    unknown: (service: string) =>
      `This service did not make this file. The file names ${service}. Open that service’s own page, but only if you know the address from elsewhere.`,
    unavailable: 'This service could not be asked whether it made the file. Try again later.',
  },
  issuer: 'Certificate issued by',
  validity: 'Certificate valid',
  validBetween: (from: string, to: string) => `from ${from} to ${to}`,
  noSealer: 'Nobody can be named.',
  noTime: 'No time can be named.',
  noPersons: 'The file has no evidence that a seal protects. What it says about persons proves nothing.',
  roles: { SIGNER: 'Signer', ACCEPTOR: 'Acceptor', REVIEWER: 'Reviewer', ORGANIZER: 'Organizer' },
  act: 'How',
  at: 'When',
  link: 'Link',
  verification: 'Code',
  reading: 'Reading',
  addresses: 'Addresses',
  statement: 'Agreed to',
  technical: 'Technical details',
  fileHash: 'SHA-256 of this file',
  originalHash: 'SHA-256 of the original',
  certificateHash: 'SHA-256 of the certificate',
  level: 'Kind of seal',
  found: 'Found',
  ipAddress: 'IP address',
  second: 'A second opinion',
  secondText:
    'The European Commission offers a verification of its own. It judges the seal, but not the audit trail. The file is uploaded there.',
  secondLink: 'Open the validator of the European Commission',
  footer: 'Verified with Paraph, in your browser',
}

export type VerifyTexts = typeof verifyEn
