import type { Server as HttpServer } from 'node:http'
import type { CollectedMetrics } from '#server/telemetry/metrics.ts'
import type { EmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import type { KeyState } from '#work/sealing/key-holder.ts'

/** One of several processes that serve one port, as the process itself sees it. */
export interface Member {
  /** From 1. A process that replaces another one has its number. Only number 1 runs the jobs. */
  number: number
  /** The embedded PostgreSQL, which the primary has opened. Undefined with DATABASE_URL. */
  embedded: EmbeddedPostgres['connection'] | undefined
  /**
   * Makes the server stop listening, without losing a connection that is on its way from the primary. If this process closed its listener itself, the
   * primary could still send it a connection, which would get no answer.
   */
  closeListener: (server: HttpServer) => void
  /** Calls `close` once, when the primary asks for it or after SIGTERM, and then ends the process. `isReplaced` is true if other processes go on serving. */
  onStop: (close: (isReplaced: boolean) => Promise<void>) => void
  /** Lets the primary ask for the metrics of this process. */
  shareMetrics: (collect: () => Promise<CollectedMetrics>) => void
  /**
   * Returns the metrics of all processes, in the text format of Prometheus.
   *
   * @throws an error if the primary does not answer.
   */
  scrape: () => Promise<string>
  /** Tells the other processes about the key of this one. */
  shareSealing: (keyState: () => KeyState) => void
  /** What process 1 has said of its key. Undefined if the server leaves the jobs to others. */
  keyState: (() => KeyState) | undefined
}
