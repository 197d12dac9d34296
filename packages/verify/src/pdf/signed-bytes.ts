import type { Bytes } from '../bytes.ts'
import { integers } from './revision.ts'
import type { Signature } from './signatures.ts'

/** More than any chain, timestamp and list of revocations needs. */
const MAX_CONTENTS = 2 * 1024 * 1024

/** What a signature covers: everything up to `end` except its own hexadecimal digits. */
export interface Coverage {
  gap: [start: number, end: number]
  end: number
}

/** Returns undefined unless the signature covers everything from the first byte to its end, except its own contents. */
export function coverageOf(pdf: Uint8Array, { dictionary, contents, object }: Signature): Coverage | undefined {
  let range: number[]
  try {
    range = integers(dictionary.get('ByteRange'), 4)
  } catch {
    return undefined
  }
  const [start, length, restart, rest] = range as [number, number, number, number]
  const end = restart + rest
  const isRight =
    start === 0 && contents.isHex && length === contents.start && restart === contents.end && end <= pdf.length
  return isRight && end >= object.end ? { gap: [length, restart], end } : undefined
}

/** Returns the bytes of the contents, with the zeros that fill the gap. Undefined if any digit could be another one. */
export function readContents(pdf: Uint8Array, [start, end]: Coverage['gap']): Bytes | undefined {
  const length = end - start - 2
  if (length <= 0 || length % 2 === 1 || length > 2 * MAX_CONTENTS) return undefined
  const bytes = new Uint8Array(length / 2)
  // The digits are covered by nothing. One way of writing them makes every change of them visible.
  let hasUpper = false
  let hasLower = false
  for (let index = 0; index < length; index++) {
    const digit = pdf[start + 1 + index]!
    let value = digit - 0x30
    if (digit >= 0x41 && digit <= 0x46) {
      hasUpper = true
      value = digit - 0x37
    } else if (digit >= 0x61 && digit <= 0x66) {
      hasLower = true
      value = digit - 0x57
    } else if (value < 0 || value > 9) return undefined
    bytes[index >> 1] = bytes[index >> 1]! * 16 + value
  }
  return hasUpper && hasLower ? undefined : bytes
}

/** Hashes what signatures cover. WebCrypto needs the bytes in one piece, so all hashes share one copy of the file. */
export class CoveredBytes {
  readonly #pdf: Uint8Array
  #copy: Bytes | undefined

  constructor(pdf: Uint8Array) {
    this.#pdf = pdf
  }

  async hash({ gap: [start, restart], end }: Coverage, algorithm: string): Promise<Uint8Array> {
    this.#copy ??= new Uint8Array(this.#pdf.length)
    this.#copy.set(this.#pdf.subarray(0, start))
    this.#copy.set(this.#pdf.subarray(restart, end), start)
    const covered = this.#copy.subarray(0, start + end - restart)
    return new Uint8Array(await crypto.subtle.digest(algorithm, covered))
  }
}
