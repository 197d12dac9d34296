import type { SealError, SealErrorCode } from '@paraph/contract'

/** The text of each `sealError`. The cause is only logged, because it can contain paths and addresses. */
const details: Record<SealErrorCode, string> = {
  key_unavailable: 'The server has no key that it can seal with. The operator must set one up.',
  certificate_expired: 'The certificate of the seal has expired. The operator must renew it.',
  certificate_not_yet_valid:
    'The certificate of the seal is not valid yet. The document is sealed when it is, or when the operator has corrected the clock of the server.',
  certificate_revoked: 'The certificate of the seal was revoked. The operator must replace it.',
  timestamp_unavailable: 'The timestamp server does not answer. The document is sealed when it answers again.',
  timestamp_limited:
    'The timestamp service accepts no more requests of this server for now. The document is sealed when it accepts them again.',
  timestamp_refused:
    'The timestamp service refuses the requests of this server. The operator must check the address and the contract.',
  timestamp_wrong: 'The timestamp service does not answer with valid timestamps. The operator must check the address.',
  revocation_unavailable:
    "The status of the seal's certificates can't be fetched. The document is sealed when the server that has it answers again.",
  file_unsealable: 'The PDF has a structure to which no seal can be added.',
  scan_unusable: "A scan that a party uploaded can't be added to the PDF.",
  evidence_invalid:
    'The stored file, signatures and events do not agree with each other. The operator must run audit:verify.',
  resources_exceeded: 'The document needs more time or memory than one seal may take.',
  seal_invalid:
    'The seal was made, but its verification failed, so it was discarded. The operator finds the cause in the log.',
  internal: 'A fault in the server made the seal fail. The operator finds the cause in the log.',
}

export const sealErrorCodes = Object.keys(details) as SealErrorCode[]

export function sealErrorOf(code: SealErrorCode | null): SealError {
  // A later version may have stored a code that this one does not know.
  return code && { code, detail: details[code] ?? details.internal }
}
