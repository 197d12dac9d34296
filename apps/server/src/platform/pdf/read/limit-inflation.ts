import { Inflate } from 'pako'

/** The limit in bytes for all decompressed streams of one document. */
const MAX_INFLATED = 128 * 1024 * 1024

/** Counts the decompressed bytes while a document is read. */
export interface Inflation {
  /** True if a stream exceeded the limit. The library reads such a stream as empty, so check this after reading. */
  readonly isTooFar: boolean
  /** Resets the count to zero, for the next document. */
  restart: () => void
}

let isLimited = false

/**
 * Limits how much `read` decompresses, because a few kilobytes can decompress to gigabytes. The PDF library has no limit, and no option to replace
 * its decompressor. So this patches the decompression library until `read` ends. Therefore a process reads one document at a time.
 *
 * @throws Error at once if this process is reading a document
 */
export async function limitInflation<T>(
  read: (inflation: Inflation) => T | Promise<T>,
  limit = MAX_INFLATED,
): Promise<T> {
  if (isLimited) throw new Error('This process is already reading another document, and the limit is for one document.')
  let inflated = 0
  const { onData } = Inflate.prototype
  isLimited = true
  Inflate.prototype.onData = function (chunk: Uint8Array) {
    inflated += chunk.length
    if (inflated > limit) throw new RangeError('The decompressed file is too large.')
    onData.call(this, chunk)
  }
  try {
    return await read({
      get isTooFar() {
        return inflated > limit
      },
      restart: () => void (inflated = 0),
    })
  } finally {
    Inflate.prototype.onData = onData
    isLimited = false
  }
}
