import { LimitReached } from './reading-limits.ts'

/** The types of WebCrypto and of streams accept only bytes that are not shared between threads. */
export type Bytes = Uint8Array<ArrayBuffer>

export const latin1 = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff)

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

/** Returns the last position of the pattern that begins before `before`, or -1. Skips what can't match (Horspool), also in a hostile file. */
export function lastPosition(bytes: Uint8Array, pattern: Uint8Array, before: number, notBefore = 0): number {
  const { length } = pattern
  const skip = new Uint16Array(256).fill(length)
  for (let index = length - 1; index > 0; index--) skip[pattern[index]!] = index
  let position = Math.min(before - 1, bytes.length - length)
  while (position >= notBefore) {
    let index = 0
    while (index < length && bytes[position + index] === pattern[index]) index++
    if (index === length) return position
    position -= skip[bytes[position]!]!
  }
  return -1
}

/** Returns the first position of the pattern from `from` on, or -1. */
export function firstPosition(bytes: Uint8Array, pattern: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(pattern[0]!, from); at !== -1; at = bytes.indexOf(pattern[0]!, at + 1))
    if (pattern.every((byte, index) => bytes[at + index] === byte)) return at
  return -1
}

/** The end of a stream that was flushed but never closed, and the last block that such a stream lacks. */
const [flushed, lastBlock] = [Uint8Array.of(0, 0, 0xff, 0xff), Uint8Array.of(3, 0)]
const ZLIB_HEADER = 2

/** Inflates a zlib stream. Throws if it is damaged, or gives more bytes than the limit. */
export async function inflate(bytes: Bytes, limit: number): Promise<Bytes> {
  try {
    return await inflateParts([bytes], 'deflate', limit)
  } catch (error) {
    // Some programs never close their streams, and readers accept that.
    if (bytes.length < ZLIB_HEADER || !areEqual(bytes.subarray(-flushed.length), flushed)) throw error
    return inflateParts([bytes.subarray(ZLIB_HEADER), lastBlock], 'deflate-raw', limit)
  }
}

async function inflateParts(parts: Bytes[], format: 'deflate' | 'deflate-raw', limit: number): Promise<Bytes> {
  const reader = new Blob(parts).stream().pipeThrough(new DecompressionStream(format)).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > limit) {
      void reader.cancel().catch(() => undefined)
      throw new LimitReached('The stream is too large.')
    }
    chunks.push(value)
  }
  return joined(chunks)
}

export function joined(parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export async function sha256(bytes: Bytes): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** Returns undefined unless the text is canonical base64: encoding the bytes gives the same text again. */
export function fromBase64(text: string): Bytes | undefined {
  try {
    const decoded = atob(text)
    return btoa(decoded) === text ? latin1(decoded) : undefined
  } catch {
    return undefined
  }
}

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return btoa(text)
}
