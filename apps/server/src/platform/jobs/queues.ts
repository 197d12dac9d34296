import type { Language } from '@paraph/contract'
import type { Queue } from 'pg-boss'

/** The data of the jobs in each queue. */
export interface JobData {
  deliver: { messageId: string }
  /** The messages of the queue `deliver` after their last try has failed. */
  'deliver-failed': { messageId: string }
  /** `at` is the expiry for which the job was queued. */
  expire: { documentId: string; at?: string }
  remind: object
  seal: { documentId: string; attempt: number }
  'seal-overdue': object
  preview: { documentId: string }
  'identity-sweep': object
  /**
   * Encrypts stored values of all kinds with the newest key. The queue is named after the first kind, and the databases of running systems contain
   * this name.
   */
  'personal-numbers': object
  /** Once after an upgrade from a version whose search read the parties. */
  'searched-texts': object
  'idempotency-sweep': object
  'session-sweep': object
  /** Of servers of an earlier version, which may run during an upgrade. */
  'wrong-person': { partyId: string }
  notices: object
  /** `memberId` is empty for the account. A server before this version left it out. */
  notify: { accountId: string; memberId?: string }
  'test-mail': { accountId: string; requestedAt: string }
  invitation: { memberId: string; invitedAt: string }
  /** `browserSha256` is in hexadecimal. */
  /** A job of a server before this version has no `isKnownBrowser`. */
  'sign-in-link': {
    email: string
    language: Language
    browserSha256: string
    isKnownBrowser?: boolean
    requestedAt: string
  }
  'webhook-disabled': { endpointId: string }
  'webhook-upkeep': object
}

export type QueueName = keyof JobData

/**
 * Seconds that a job stays in the table after its end. The default is a week, which is too long, because pg-boss scans the whole table every ten
 * seconds. The log has the failures, and nothing else needs a job that has ended.
 */
const KEPT_AFTER_END = 10 * 60

type QueueOptions = Omit<Queue, 'name'>

/** A mail to an account, tried for about a day. */
const notice: QueueOptions = {
  retryLimit: 16,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  expireInSeconds: 900,
  heartbeatSeconds: 20,
  notify: true,
}

/** Seconds that a job waits for a worker after it is due: 20 years. By default pg-boss deletes a job after 14 days, and logs nothing. */
const RETENTION = 20 * 365 * 24 * 60 * 60

/** Changes many rows in batches. */
const longRun: QueueOptions = {
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 4 * 60 * 60,
  heartbeatSeconds: 20,
  policy: 'singleton',
}

/**
 * If a process dies, its jobs miss their heartbeat and are tried again. A message that fails is tried for about a day: after 5, 10, 20 …
 * seconds, and in the end every four hours, each time with jitter.
 */
const queues: Record<QueueName, QueueOptions> = {
  'deliver-failed': { retryLimit: 20, retryDelay: 60, expireInSeconds: 60 },
  deliver: {
    retryLimit: 16,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 4 * 60 * 60,
    // The jobs of a batch may wait one after the other for a mail server that hangs. The heartbeat detects a dead process sooner.
    expireInSeconds: 900,
    heartbeatSeconds: 20,
    deadLetter: 'deliver-failed',
    notify: true,
  },
  // Nothing else records that a document has expired, so this job is tried forever.
  expire: {
    retryLimit: 1_000_000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 60,
    notify: true,
  },
  // A failed attempt queues the next one itself. Only an attempt that could not be recorded is tried again here.
  seal: {
    retryLimit: 1_000_000,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 900,
    heartbeatSeconds: 20,
    notify: true,
  },
  // A document can be read without its preview, so more tries are not worth the work. The notification makes the preview ready for a party that opens
  // its link right after the document was sent.
  preview: { retryLimit: 2, retryDelay: 5, expireInSeconds: 120, heartbeatSeconds: 20, notify: true },
  // If a run still fails after its last try, the next start of a process or the run of the next day does the rest.
  'personal-numbers': longRun,
  'searched-texts': longRun,
  'wrong-person': notice,
  notices: { retryLimit: 0, expireInSeconds: 600, heartbeatSeconds: 20, policy: 'singleton' },
  // An account has at most one job, which sends all mails that are due. If its last try has failed, the run of the next minute queues another one.
  notify: { ...notice, policy: 'exclusive' },
  // A person waits for it, so it is tried for about five minutes.
  'test-mail': { ...notice, retryLimit: 6 },
  invitation: notice,
  'sign-in-link': { ...notice, retryLimit: 6 },
  'webhook-disabled': notice,
  // A run that fails is not retried: the run of the next minute does the rest.
  'webhook-upkeep': { retryLimit: 0, expireInSeconds: 600, heartbeatSeconds: 20, policy: 'singleton' },
  'seal-overdue': { retryLimit: 0, expireInSeconds: 600, heartbeatSeconds: 20, policy: 'singleton' },
  'identity-sweep': { retryLimit: 0, expireInSeconds: 600, heartbeatSeconds: 20, policy: 'singleton' },
  'idempotency-sweep': { retryLimit: 0, expireInSeconds: 600, heartbeatSeconds: 20, policy: 'singleton' },
  'session-sweep': { retryLimit: 0, expireInSeconds: 600, heartbeatSeconds: 20, policy: 'singleton' },
  // Only one job is active at a time, so the heartbeat must detect a dead process soon. A job may run for hours, because it may send tens of
  // thousands of reminders.
  remind: { retryLimit: 0, expireInSeconds: 4 * 60 * 60, heartbeatSeconds: 20, policy: 'singleton' },
}

export const queueNames = Object.keys(queues) as QueueName[]

export function optionsOf(name: QueueName): QueueOptions {
  return { retentionSeconds: RETENTION, deleteAfterSeconds: KEPT_AFTER_END, ...queues[name] }
}
