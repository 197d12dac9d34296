import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { registerBankIdGauges } from '#server/telemetry/bankid-gauges.ts'
import type { BankIdStatus } from '#platform/bankid/rp-api.ts'
import { stateOf } from '#platform/bankid/state.ts'

const DAY = 24 * 60 * 60_000
let status: BankIdStatus

const register = new Registry()
registerBankIdGauges(register, () => status)

test.each([
  [100.5, undefined, 'checking', 'paraph_bankid_maintenance 0\nparaph_bankid_certificate_left_seconds 8640000'],
  [
    100.5,
    true,
    'ok',
    'paraph_bankid_reachable 1\nparaph_bankid_maintenance 0\nparaph_bankid_certificate_left_seconds 8640000',
  ],
  [
    29.5,
    false,
    'unreachable',
    'paraph_bankid_reachable 0\nparaph_bankid_maintenance 1\nparaph_bankid_certificate_left_seconds 2505600',
  ],
  [
    -0.5,
    true,
    'certificate_expired',
    'paraph_bankid_reachable 1\nparaph_bankid_maintenance 0\nparaph_bankid_certificate_left_seconds -86400',
  ],
])(
  'with %d days left and isReachable %s, the state is %s, and the metrics tell the same',
  async (days, isReachable, bankid, metrics) => {
    status = {
      certificateExpires: new Date(Date.now() + days * DAY),
      isReachable,
      isInMaintenance: isReachable === false,
    }
    expect(stateOf(status, new Date())).toBe(bankid)
    const lines = (await register.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
    expect(lines.join('\n')).toBe(metrics)
  },
)
