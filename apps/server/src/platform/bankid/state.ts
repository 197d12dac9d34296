import type { BankIdStatus } from './rp-api.ts'

/** What `/readyz` says about BankID. `checking`: the first answer has not come yet. */
export type BankIdState = 'ok' | 'checking' | 'unreachable' | 'certificate_expired'

export function stateOf({ certificateExpires, isReachable }: BankIdStatus, now: Date): BankIdState {
  if (certificateExpires <= now) return 'certificate_expired'
  if (isReachable === undefined) return 'checking'
  return isReachable ? 'ok' : 'unreachable'
}
