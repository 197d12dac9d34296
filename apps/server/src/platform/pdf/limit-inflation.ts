import { Inflate } from 'pako'

/** The limit in bytes for all decompressed streams of one document. */
const MAX_INFLATED = 128 * 1024 * 1024

/** Counts what is decompressed while a document is read. */
export interface Inflation {
  /** The library reads a stream that exceeds the limit as empty. So ask this after reading. */
  readonly isTooFar: boolean
  /** Begins with zero, for the next document. */
  restart: () => void
}

let isLimited = false

/**
 * Limits what `read` decompresses: a few kilobytes can decompress to gigabytes. The PDF library has no limit and takes no decompressor, so this
 * changes the library that it decompresses with until `read` ends. Therefore a thread reads one document at a time.
 *
 * @throws Error at once if this thread is reading a document
 */
export async function limitInflation<T>(
  read: (inflation: Inflation) => T | Promise<T>,
  limit = MAX_INFLATED,
): Promise<T> {
  if (isLimited) throw new Error('This thread is reading another document, whose limit would count for both.')
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
