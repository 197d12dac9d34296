/** Bytes. */
export const maxJsonBytes = 256 * 1024
/** Bytes. */
export const maxFileBytes = 25 * 1024 * 1024
/** Milliseconds that a request waits for others to be done with the document that it changes. */
export const lockTimeout = 10_000
/** Milliseconds that a transaction may do nothing, before the database takes it for one whose process is stuck, and undoes it. */
export const idleTransactionTimeout = 60_000
export const maxParties = 100
/** Milliseconds between two reminders of one party. */
export const reminderInterval = 60 * 60 * 1000
