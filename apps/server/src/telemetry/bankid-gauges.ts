import { Gauge, type Registry } from 'prom-client'
import type { BankIdStatus } from '../identity/bankid/rp-api.ts'

const DAY = 24 * 60 * 60_000

/** `read` is called for each scrape. */
export function registerBankIdGauges(register: Registry, read: () => BankIdStatus): void {
  const reachable = new Gauge({
    name: 'paraph_bankid_reachable',
    help: '1 if BankID answered this process the last time, otherwise 0.',
    registers: [],
    aggregator: 'min',
    collect() {
      // Not reset(), which would set it to 0.
      this.remove()
      const { isReachable } = read()
      if (isReachable !== undefined) this.set(isReachable ? 1 : 0)
    },
  })
  const days = new Gauge({
    name: 'paraph_bankid_certificate_days_left',
    help: 'Whole days until the client certificate for BankID expires.',
    registers: [],
    aggregator: 'min',
    collect() {
      this.set(Math.floor((read().certificateExpires.getTime() - Date.now()) / DAY))
    },
  })
  register.registerMetric(reachable)
  register.registerMetric(days)
}
