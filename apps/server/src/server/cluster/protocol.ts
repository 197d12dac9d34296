import type { Member } from '#server/process/member.ts'
import type { CollectedMetrics } from '#server/telemetry/metrics.ts'
import type { KeyState } from '#work/sealing/key-holder.ts'

/** Tells a process of this server from one that a process manager has started in a cluster of its own. It also shows in `ps`. */
export const memberArgument = '--member'

/** What a process needs to know before it starts. */
export interface Seat extends Pick<Member, 'number' | 'embedded'> {
  /** What process 1 has said of its key. */
  keyState: KeyState
}

export type FromPrimary =
  | { type: 'start'; seat: Seat }
  | { type: 'ping' }
  /** `isReplaced` is true if other processes go on serving. */
  | { type: 'stop'; isReplaced: boolean }
  | { type: 'keyState'; value: KeyState }
  /** Asks for the metrics of the process. */
  | { type: 'collect' }
  /** The metrics of all processes, in the text format of Prometheus. */
  | { type: 'metrics'; text: string }

export type FromMember =
  | { type: 'joined' }
  | { type: 'pong' }
  /** Asks the primary to give this process no more connections. */
  | { type: 'closing' }
  /** Everything is closed. The primary then ends the channel, and so the process. No message is lost in this way. */
  | { type: 'closed' }
  | { type: 'keyState'; value: KeyState }
  | { type: 'collected'; metrics: CollectedMetrics }
  /** Asks for the metrics of all processes. */
  | { type: 'scrape' }
