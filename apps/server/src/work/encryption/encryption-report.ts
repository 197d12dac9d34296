/** What one run did with the values of one kind, or of all kinds. */
export interface EncryptionReport {
  /** The values that it encrypted with the newest key. */
  encrypted: number
  /** The values that can't be read: their key is not in SECRET_KEY, or they were changed. */
  unreadable: number
}
