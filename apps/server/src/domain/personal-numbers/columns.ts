import { SealedValueError } from '#platform/secrets/cipher.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'

/** A personal number as it is stored. Code decrypts it only for an answer that contains the number, so it can't leak elsewhere. */
export type StoredNumber = Buffer

interface NumberColumns {
  ssn_encrypted: Buffer | null
  ssn_hash: Buffer | null
}

/** Returns the columns that store a number, or that clear it if it is null. Returns no columns if there is no change. */
export function numberColumns(number: string | null, numbers: PersonalNumbers): NumberColumns

export function numberColumns(number: string | null | undefined, numbers: PersonalNumbers): NumberColumns | undefined

export function numberColumns(number: string | null | undefined, numbers: PersonalNumbers): NumberColumns | undefined {
  if (number === undefined) return undefined
  if (number === null) return { ssn_encrypted: null, ssn_hash: null }
  return { ssn_encrypted: numbers.encrypt(number), ssn_hash: numbers.hashes(number)[0]! }
}

/** Returns the number as it was sent; null if the key that encrypted it is missing, or if the stored value was changed. */
export function readNumber(stored: StoredNumber, numbers: PersonalNumbers): string | null {
  try {
    return numbers.decrypt(stored)
  } catch (error) {
    if (error instanceof SealedValueError) return null
    throw error
  }
}

/**
 * Returns the row with the number as it was sent. A number that can't be read is null, because one such number must not make a whole list fail. The
 * stored value stays, a metric counts it, and the number is readable again when its key is.
 */
export function withNumber<Row extends { ssn: StoredNumber | null }>(
  row: Row,
  numbers: PersonalNumbers,
): Omit<Row, 'ssn'> & { ssn: string | null } {
  return { ...row, ssn: row.ssn && readNumber(row.ssn, numbers) }
}
