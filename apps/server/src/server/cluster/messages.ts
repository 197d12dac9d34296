import type { Registry } from 'prom-client'
import type { EmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'

/** Tells a process of this server from one that a process manager has started in a cluster of its own. It also shows in `ps`. */
export const memberArgument = '--member'

/** What a process needs to know before it starts. */
export interface Seat {
  /** From 1. A process that replaces another one has its number. Only number 1 runs the jobs. */
  number: number
  /** The embedded PostgreSQL, which the primary has opened. Undefined with DATABASE_URL. */
  embedded: EmbeddedPostgres['connection'] | undefined
  /** Whether process 1 had a key to seal with. */
  canSeal: boolean
}

export type Collected = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

export type FromPrimary =
  | { type: 'start'; seat: Seat }
  | { type: 'ping' }
  /** `isReplaced` is true if other processes go on serving. */
  | { type: 'stop'; isReplaced: boolean }
  | { type: 'canSeal'; value: boolean }
  /** Asks for the metrics of the process. */
  | { type: 'collect' }
  /** The metrics of all processes, in the text format of Prometheus. */
  | { type: 'metrics'; text: string }

export type FromMember =
  | { type: 'joined' }
  | { type: 'ready'; port: number }
  | { type: 'pong' }
  /** Asks the primary to give this process no more connections. */
  | { type: 'closing' }
  | { type: 'canSeal'; value: boolean }
  | { type: 'collected'; metrics: Collected }
  /** Asks for the metrics of all processes. */
  | { type: 'scrape' }
