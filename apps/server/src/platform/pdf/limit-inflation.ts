import { Inflate } from 'pako'

/** The limit in bytes for all decompressed streams of one task. */
const MAX_INFLATED = 128 * 1024 * 1024
let inflated = 0

// A few kilobytes can decompress to gigabytes. The PDF library has no limit, so this adds one to the library that it decompresses with.
const { onData } = Inflate.prototype
Inflate.prototype.onData = function (chunk: Uint8Array) {
  inflated += chunk.length
  if (inflated > MAX_INFLATED) throw new RangeError('The decompressed file is too large.')
  onData.call(this, chunk)
}

/** Starts to count from zero. A thread that reads PDFs calls this before each task. */
export function startInflating(): void {
  inflated = 0
}

/** The library reads a stream that exceeds the limit as empty. So ask again after reading. */
export function isInflatedTooFar(): boolean {
  return inflated > MAX_INFLATED
}
