import { md5 } from 'js-md5'
import { areEqual, type Bytes, joined } from '../bytes.ts'
import { type Dictionary, decodeText, Text, type Value } from '../pdf/values.ts'
import { decryptBlocks, encryptBlocks } from './aes.ts'
import { rc4 } from './rc4.ts'

/** What stands for a missing password (ISO 32000-2, 7.6.4.3.2). */
const PADDING = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g)!,
  (byte) => Number.parseInt(byte, 16),
)

export const md5Of = (...parts: Uint8Array[]): Bytes => new Uint8Array(md5.arrayBuffer(joined(parts)))

export function bytesOf(value: Value | undefined, length?: number): Bytes {
  if (!(value instanceof Text)) throw new SyntaxError('A string of the encryption is missing')
  const bytes = decodeText(value) as Bytes
  if (length !== undefined && bytes.length < length) throw new SyntaxError('A string of the encryption is too short')
  return bytes.subarray(0, length)
}

/** Returns the key of a file that opens without a password. Throws if the file needs one. */
export function fileKeyOf(encrypt: Dictionary, id: Bytes): Bytes | Promise<Bytes> {
  const revision = encrypt.get('R')
  if (revision === 2 || revision === 3 || revision === 4) return oldKey(encrypt, revision, id)
  if (revision === 5 || revision === 6) return newKey(encrypt, revision)
  throw new SyntaxError('The encryption is unknown')
}

/** Revisions 2 to 4: RC4, or AES with 128 bits. */
function oldKey(encrypt: Dictionary, revision: 2 | 3 | 4, id: Bytes): Bytes {
  const permissions = encrypt.get('P')
  if (typeof permissions !== 'number') throw new SyntaxError('The permissions are missing')
  const p = new Uint8Array(4)
  new DataView(p.buffer).setInt32(0, permissions, true)
  const isMetadataOpen = revision === 4 && encrypt.get('EncryptMetadata') === false
  const open = isMetadataOpen ? new Uint8Array(4).fill(255) : new Uint8Array()
  const bits = encrypt.get('Length') ?? 40
  const length = revision === 2 ? 5 : revision === 4 ? 16 : Number(bits) / 8
  if (!Number.isInteger(length) || length < 5 || length > 16) throw new SyntaxError('The key has a wrong length')
  let key = md5Of(PADDING, bytesOf(encrypt.get('O'), 32), p, id, open).subarray(0, length)
  if (revision > 2) for (let round = 0; round < 50; round++) key = md5Of(key).subarray(0, length)
  requirePassword(areEqual(userProof(key, revision, id), bytesOf(encrypt.get('U'), revision === 2 ? 32 : 16)))
  return key
}

function userProof(key: Bytes, revision: 2 | 3 | 4, id: Bytes): Uint8Array {
  if (revision === 2) return rc4(key, PADDING)
  let proof: Uint8Array = md5Of(PADDING, id)
  for (let round = 0; round < 20; round++)
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    )
  return proof
}

/** Revisions 5 and 6: AES with 256 bits. */
async function newKey(encrypt: Dictionary, revision: 5 | 6): Promise<Bytes> {
  const user = bytesOf(encrypt.get('U'), 48)
  const hash = revision === 5 ? sha(256) : hardenedHash
  requirePassword(areEqual(await hash(user.slice(32, 40)), user.subarray(0, 32)))
  const key = await hash(user.slice(40, 48))
  return decryptBlocks(key, new Uint8Array(16), bytesOf(encrypt.get('UE'), 32).slice())
}

const sha = (bits: number) => async (bytes: Bytes) => new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes))

/** The hash of the empty password with this salt (ISO 32000-2, 7.6.4.3.4). */
async function hardenedHash(salt: Bytes): Promise<Bytes> {
  let key = await sha(256)(salt)
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const block = joined(Array.from({ length: 64 }, () => key))
    const encrypted = await encryptBlocks(key.slice(0, 16), key.slice(16, 32), block)
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = await sha([256, 384, 512][rest]!)(encrypted)
    last = encrypted.at(-1)!
  }
  return key.slice(0, 32)
}

function requirePassword(isRight: boolean) {
  if (!isRight) throw new SyntaxError('The file needs a password')
}
