import type { Bytes } from '../bytes.ts'

const BLOCK = 16

const importKey = (key: Bytes) => crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt'])

/** Decrypts bytes that begin with their initialization vector and end with padding. */
export async function decryptAes(key: Bytes, bytes: Bytes): Promise<Bytes> {
  const [iv, data] = [bytes.subarray(0, BLOCK), bytes.subarray(BLOCK)]
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, await importKey(key), data))
}

/** Encrypts whole blocks without padding. */
export async function encryptBlocks(key: Bytes, iv: Bytes, blocks: Bytes): Promise<Bytes> {
  const padded = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, await importKey(key), blocks)
  return new Uint8Array(padded, 0, blocks.length)
}

/** Decrypts whole blocks without padding. WebCrypto demands padding, so a block of padding is encrypted behind them. */
export async function decryptBlocks(key: Bytes, iv: Bytes, blocks: Bytes): Promise<Bytes> {
  const padding = await encryptBlocks(key, blocks.slice(-BLOCK), new Uint8Array(BLOCK).fill(BLOCK))
  const padded = new Uint8Array(blocks.length + BLOCK)
  padded.set(blocks)
  padded.set(padding, blocks.length)
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, await importKey(key), padded))
}
