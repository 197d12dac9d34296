import { createHmac, createSecretKey } from 'node:crypto'
import { MINUTE } from '#platform/formats/durations.ts'
import { canonicalNumber } from '#platform/formats/personal-number.ts'
import { openCipher } from './cipher.ts'
import type { SecretKey } from './secret-key.ts'

/** Personal numbers as the database stores them: the encrypted number, and a keyed hash to find it by. */
export interface PersonalNumbers {
  /** Encrypts the number as it was sent, because answers contain it in the same form. */
  encrypt: (number: string) => Buffer
  /**
   * Returns the number as it was sent.
   *
   * @throws SealedValueError without the number.
   */
  decrypt: (stored: Uint8Array) => string
  /** False if an older key made the encrypted number. */
  isCurrent: (encrypted: Uint8Array) => boolean
  /**
   * Returns the keyed hashes of the number, one by each key, newest key first. The first is stored, and all are searched. They are the same
   * for every form of a number. Without the key, it is impossible to try all numbers.
   */
  hashes: (number: string) => Buffer[]
  /** The first bytes of the encrypted numbers that each key makes, newest key first. */
  marks: Buffer[]
}

/**
 * Milliseconds that a decrypted number stays in memory, and the maximum number of them. Programs that poll a document read the same numbers again and
 * again.
 */
const KEPT_FOR = MINUTE
const MAX_KEPT = 1_000

export function openPersonalNumbers(secretKey: SecretKey): PersonalNumbers {
  const { encrypt, decrypt, isCurrent, marks } = openCipher(secretKey, 'paraph personal number')
  const hashKeys = secretKey.derive('paraph personal number hash').map((key) => createSecretKey(key))
  return {
    encrypt: (number) => encrypt(Buffer.from(number)),
    decrypt: keepLately((stored) => decrypt(stored).toString()),
    isCurrent,
    hashes(number) {
      const canonical = canonicalNumber(number)
      return hashKeys.map((key) => createHmac('sha256', key).update(canonical).digest())
    },
    marks,
  }
}

/** Caches the last results for a moment. Without the cache, decryption is two fifths of the work for a party of a list. */
function keepLately(read: (stored: Uint8Array) => string): (stored: Uint8Array) => string {
  const kept = new Map<string, string>()
  let timer: NodeJS.Timeout | undefined
  const forget = () => {
    clearTimeout(timer)
    timer = undefined
    kept.clear()
  }
  return (stored) => {
    const name = Buffer.from(stored.buffer, stored.byteOffset, stored.length).toString('latin1')
    const known = kept.get(name)
    if (known !== undefined) return known
    const number = read(stored)
    if (kept.size >= MAX_KEPT) forget()
    kept.set(name, number)
    timer ??= setTimeout(forget, KEPT_FOR).unref()
    return number
  }
}
