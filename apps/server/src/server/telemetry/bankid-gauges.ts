import type { Registry } from 'prom-client'
import type { BankIdStatus } from '#platform/bankid/rp-api.ts'
import { DAY } from '#platform/formats/durations.ts'
import { gaugesOf } from './gauges.ts'

/** `read` is called for each scrape. */
export function registerBankIdGauges(register: Registry, read: () => BankIdStatus): void {
  const gauge = gaugesOf(register, read)
  gauge(
    {
      name: 'paraph_bankid_reachable',
      help: '1 if BankID answered this process the last time, otherwise 0.',
    },
    (gauge, { isReachable }) => {
      if (isReachable !== undefined) gauge.set(isReachable ? 1 : 0)
    },
  )
  gauge(
    {
      name: 'paraph_bankid_maintenance',
      help: '1 if BankID told this process the last time that it is down for maintenance, otherwise 0.',
    },
    (gauge, { isInMaintenance }) => gauge.set(isInMaintenance ? 1 : 0),
  )
  gauge(
    {
      name: 'paraph_bankid_certificate_left_seconds',
      help: 'Seconds until the client certificate for BankID expires, in whole days.',
    },
    (gauge, { certificateExpires }) =>
      gauge.set((Math.floor((certificateExpires.getTime() - Date.now()) / DAY) * DAY) / 1000),
  )
}
