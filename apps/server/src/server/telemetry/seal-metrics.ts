import type { SealErrorCode } from '@paraph/contract'
import { Counter, type Registry } from 'prom-client'
import type { KeyStatus } from '#work/sealing/key-holder.ts'
import type { SealBacklog } from '#work/sealing/store.ts'
import { isAboutTimestamp } from '#work/sealing/timestamp-breaker.ts'
import { sealErrorCodes } from '#domain/documents/describe-seal-error.ts'
import { DAY } from '#platform/formats/durations.ts'
import { gaugesOf } from './gauges.ts'

/** Returns a function that counts an attempt to seal that failed. */
export function openSealFailureCounter(register: Registry): (reason: SealErrorCode) => void {
  const failures = new Counter({
    name: 'paraph_seal_failures_total',
    help: 'Attempts to seal a document that failed in this process, by reason.',
    labelNames: ['reason'],
    registers: [register],
  })
  for (const reason of sealErrorCodes) failures.inc({ reason }, 0)
  return (reason) => failures.inc({ reason })
}

/** `read` is called for each scrape. */
export function registerSealGauges(register: Registry, read: () => Promise<SealBacklog>, now: () => Date): void {
  const gauge = gaugesOf(register, read)
  gauge(
    {
      name: 'paraph_unsealed_documents',
      help: 'Documents that wait for their seal, by sealStatus.',
      labelNames: ['seal_status'],
    },
    (gauge, { pending, failed }) => {
      gauge.set({ seal_status: 'PENDING' }, pending)
      gauge.set({ seal_status: 'FAILED' }, failed)
    },
  )
  gauge(
    {
      name: 'paraph_unsealed_oldest_seconds',
      help: 'For how long the oldest of these documents has waited since its last party acted. 0 if none waits.',
    },
    (gauge, { oldest }) => gauge.set(oldest === null ? 0 : Math.max(0, (now().getTime() - Date.parse(oldest)) / 1000)),
  )
}

/** `read` is called for each scrape. */
export function registerTimestampGauge(register: Registry, read: () => Promise<SealErrorCode | undefined>): void {
  const gauge = gaugesOf(register, read)
  gauge(
    {
      name: 'paraph_timestamps_failing',
      help: '1 for the reason why the timestamp service failed last, as long as it has not worked since.',
      labelNames: ['reason'],
    },
    (gauge, reason) => {
      for (const code of sealErrorCodes.filter(isAboutTimestamp)) gauge.set({ reason: code }, code === reason ? 1 : 0)
    },
  )
}

/** `read` is called for each scrape. */
export function registerSealKeyGauges(register: Registry, read: () => KeyStatus): void {
  const gauge = gaugesOf(register, read)
  gauge(
    {
      name: 'paraph_seal_key_usable',
      help: '1 if this process has a key and a valid certificate to seal with, otherwise 0. Absent until that is known.',
    },
    (gauge, { isUsable }) => isUsable !== undefined && gauge.set(isUsable ? 1 : 0),
  )
  gauge(
    {
      name: 'paraph_seal_certificate_left_seconds',
      help: 'Seconds until the certificate of the seal expires, in whole days.',
    },
    (gauge, { daysLeft }) => {
      if (daysLeft !== undefined) gauge.set((daysLeft * DAY) / 1000)
    },
  )
}
