/** The result of one run for the values of one kind, or of all kinds. */
export interface EncryptionReport {
  /** The number of values that were encrypted with the newest key. */
  encrypted: number
  /** The number of values that can't be decrypted: their key is not in SECRET_KEY, or they were changed. */
  unreadable: number
}
