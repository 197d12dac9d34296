import { Gauge, type Registry } from 'prom-client'
import type { WatchedDisk } from '#platform/database/watch-disk.ts'
import { residentMemory } from '#platform/helpers/helper-turns.ts'
import { version } from '#platform/settings/version.ts'
import { gaugesOf } from './gauges.ts'

/** Registers a gauge that is always 1. Its labels say what runs. */
export function registerBuildInfo(register: Registry): void {
  const labels = { version, node: process.versions.node }
  new Gauge({
    name: 'paraph_build_info',
    help: 'Always 1. The labels are the versions of Paraph and of Node.',
    labelNames: Object.keys(labels),
    registers: [register],
  }).set(labels, 1)
}

export function registerHelperGauge(register: Registry): void {
  gaugesOf(register, residentMemory)(
    {
      name: 'paraph_helper_resident_memory_bytes',
      help: 'Resident memory of the processes that check, preview and seal files for this process, all together.',
    },
    (gauge, bytes) => bytes !== undefined && gauge.set(bytes),
  )
}

/** `read` is called for each scrape, and returns milliseconds. */
export function registerClockGauge(register: Registry, read: () => number): void {
  const gauge = gaugesOf(register, read)
  gauge(
    {
      name: 'paraph_clock_ahead_seconds',
      help: 'Seconds by which the clock of this machine is ahead of the clock of the database. Less than 0 if it is behind.',
    },
    (gauge, ahead) => gauge.set(ahead / 1000),
  )
}

/** `disk` is read for each scrape. */
export function registerDiskGauges(register: Registry, disk: Pick<WatchedDisk, 'isFull' | 'space'>): void {
  const full = gaugesOf(register, disk.isFull)
  full(
    {
      name: 'paraph_database_disk_full',
      help: '1 if the disk of the database has no room, as far as this process knows, otherwise 0.',
    },
    (gauge, isFull) => gauge.set(isFull ? 1 : 0),
  )
  const space = gaugesOf(register, disk.space)
  space(
    {
      name: 'paraph_database_disk_free_bytes',
      help: 'Free bytes on the disk of the embedded database.',
    },
    (gauge, found) => found && gauge.set(found.free),
  )
  space(
    { name: 'paraph_database_disk_size_bytes', help: 'Size of the disk of the embedded database.' },
    (gauge, found) => found && gauge.set(found.size),
  )
}
