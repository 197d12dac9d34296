import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { registerBankIdGauges } from '#server/telemetry/bankid-gauges.ts'
import { probes } from '#api/http/pages/probes.ts'
import type { BankIdStatus } from '#platform/bankid/rp-api.ts'
import { version } from '#platform/settings/version.ts'

const DAY = 24 * 60 * 60_000
let status: BankIdStatus

const app = express().use(probes(async () => 'ok', { bankId: { status: () => status } }))
const server = createServer(app)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const register = new Registry()
registerBankIdGauges(register, () => status)

test.each([
  [100.5, undefined, 'checking', 'paraph_bankid_maintenance 0\nparaph_bankid_certificate_days_left 100'],
  [
    100.5,
    true,
    'ok',
    'paraph_bankid_reachable 1\nparaph_bankid_maintenance 0\nparaph_bankid_certificate_days_left 100',
  ],
  [
    29.5,
    false,
    'unreachable',
    'paraph_bankid_reachable 0\nparaph_bankid_maintenance 1\nparaph_bankid_certificate_days_left 29',
  ],
  [
    -0.5,
    true,
    'certificate_expired',
    'paraph_bankid_reachable 1\nparaph_bankid_maintenance 0\nparaph_bankid_certificate_days_left -1',
  ],
])(
  'with %d days left and isReachable %s, /readyz answers 200 and %s, and the metrics tell the same',
  async (days, isReachable, bankid, metrics) => {
    status = {
      certificateExpires: new Date(Date.now() + days * DAY),
      isReachable,
      isInMaintenance: isReachable === false,
    }
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`)
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', version, bankid }])
    const lines = (await register.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
    expect(lines.join('\n')).toBe(metrics)
  },
)
