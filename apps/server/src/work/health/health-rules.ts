import type { BankIdState } from '#platform/bankid/state.ts'
import { MINUTE } from '#platform/formats/durations.ts'

/** Milliseconds. A seal, a message or a job that waits for longer is reported. All take seconds, and a passing fault is over after a few attempts. */
export const LATE = 15 * MINUTE

export type SealsState = 'ok' | 'failing'

/** `late`: a job waits for longer than 15 minutes for a process that runs it. */
export type JobsState = 'ok' | 'late'

/** `off`: the server has no settings for the channel. `delayed`: a message waits for longer than 15 minutes. */
export type ChannelState = 'ok' | 'off' | 'delayed'

/** What the database knows about the work of all processes. */
export interface WorkHealth {
  seals: SealsState
  jobs: JobsState
  mail: ChannelState
  sms: ChannelState
}

/**
 * What `/readyz` says about seals. `checking`: this process makes seals, and has just started to open its key. `no_key`: this process makes seals,
 * and has no usable key. `failing`: documents wait too long for their seal, whichever process makes the seals.
 */
export type SealingState = SealsState | 'checking' | 'no_key'

export interface Health extends Omit<WorkHealth, 'seals'> {
  sealing: SealingState
  /** Absent without the settings of BankID. */
  bankid?: BankIdState
}
