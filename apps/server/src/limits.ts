/** Bytes. */
export const maxJsonBytes = 256 * 1024
/** Bytes. */
export const maxFileBytes = 25 * 1024 * 1024
export const maxParties = 100
/** Milliseconds between two reminders of one party. */
export const reminderInterval = 60 * 60 * 1000
