import type { DeliveryOutcome } from '../message-rules.ts'

export interface ReportedRecipient {
  /** The address that the report names, in all spellings that servers may use for it. A report in words can name several. */
  addresses: string[]
  outcome: DeliveryOutcome & ('DELIVERED' | 'BOUNCED')
  /** The reason that the reporting server gives. */
  detail: string | undefined
}

/** The maximum length of the reason, in characters. */
const MAX_DETAIL = 500

export function toDetail(reason: string): string {
  return (reason || 'failed').replaceAll(/\p{C}/gu, '').trim().slice(0, MAX_DETAIL)
}
