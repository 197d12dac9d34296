import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { SecretKey } from './secret-key.ts'

/**
 * Encrypts with AES-256-GCM, with a random nonce of 96 bits. A sealed value consists of a byte with the version of this format, the key's id of 8
 * bytes, the nonce, the ciphertext, and the authentication tag of 16 bytes.
 */
export interface Cipher {
  /** Encrypts with the newest key. */
  encrypt: (plain: Uint8Array) => Buffer
  /**
   * Decrypts with the key that made the value, which may be an older one.
   *
   * @throws SealedValueError without the plain text, if that key is missing or the value was changed.
   */
  decrypt: (sealed: Uint8Array) => Buffer
  /** False if an older key made the value. */
  isCurrent: (sealed: Uint8Array) => boolean
  /** The first bytes of the values that each key makes, newest key first. All have `markLength` bytes. */
  marks: Buffer[]
}

export class SealedValueError extends Error {
  override name = 'SealedValueError'
}

const VERSION = 1
const KEY_ID_BYTES = 8
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The number of bytes that the version and the key's id take. The indexes on sealed columns contain the same number. */
export const markLength = 1 + KEY_ID_BYTES

export function openCipher(secretKey: SecretKey, label: string): Cipher {
  const keys = secretKey.derive(label).map((key) => ({ key: createSecretKey(key), mark: markOf(key) }))
  const newest = keys[0]!
  const madeBy = (sealed: Uint8Array, { mark }: { mark: Buffer }) => mark.equals(sealed.subarray(0, markLength))
  return {
    marks: keys.map(({ mark }) => mark),
    isCurrent: (sealed) => madeBy(sealed, newest),
    encrypt(plain) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', newest.key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(newest.mark)
      return Buffer.concat([newest.mark, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    },
    decrypt(sealed) {
      if (sealed[0] !== VERSION || sealed.length < markLength + NONCE_BYTES + TAG_BYTES) {
        throw new SealedValueError('An encrypted value is not in the form that this version of Paraph makes.')
      }
      const found = keys.find((key) => madeBy(sealed, key))
      if (!found) {
        throw new SealedValueError('An encrypted value was made with a key that is not in SECRET_KEY.')
      }
      return open(sealed, found)
    },
  }
}

/** Returns the first bytes of each value that the key makes: the version and the key's id. They reveal nothing about the key. */
function markOf(key: Buffer): Buffer {
  const id = createHmac('sha256', key).update('key id').digest().subarray(0, KEY_ID_BYTES)
  return Buffer.concat([Buffer.of(VERSION), id])
}

function open(sealed: Uint8Array, { key, mark }: { key: KeyObject; mark: Buffer }): Buffer {
  const nonce = sealed.subarray(markLength, markLength + NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(mark)
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const plain = decipher.update(sealed.subarray(markLength + NONCE_BYTES, -TAG_BYTES))
  try {
    // `final` checks the authentication tag. In GCM, it returns no more plain text.
    decipher.final()
    return plain
  } catch {
    // The new error has no `cause`, because no part of the value may reach a log.
    throw new SealedValueError('An encrypted value was changed after it was encrypted.')
  }
}
