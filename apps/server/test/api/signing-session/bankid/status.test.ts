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
  [100.5, undefined, 'checking', ['maintenance 0', 'certificate_left_seconds 8640000']],
  [100.5, true, 'ok', ['reachable 1', 'maintenance 0', 'certificate_left_seconds 8640000']],
  [29.5, false, 'unreachable', ['reachable 0', 'maintenance 1', 'certificate_left_seconds 2505600']],
  [-0.5, true, 'certificate_expired', ['reachable 1', 'maintenance 0', 'certificate_left_seconds -86400']],
])(
  'with %d days left and isReachable %s, the state is %s, as the metrics say',
  async (days, isReachable, state, seen) => {
    const certificateExpires = new Date(Date.now() + days * DAY)
    status = { certificateExpires, isReachable, isInMaintenance: isReachable === false }
    expect(stateOf(status, new Date())).toBe(state)
    const lines = (await register.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
    expect(lines).toEqual(seen.map((line) => `paraph_bankid_${line}`))
  },
)
