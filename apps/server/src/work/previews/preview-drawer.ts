import { Piscina } from 'piscina'

/** The drawing was interrupted, because the process stops. Another process tries the job again. */
export class PreviewInterruptedError extends Error {}

export interface PreviewDrawer {
  /** Transfers the file to another thread, so the caller can't use it afterwards. @throws an error if the first page can't be drawn. */
  draw: (bytes: Buffer) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Milliseconds that one drawing may take. */
const TIMEOUT = 10_000

/** Draws previews in one separate thread, because a malicious PDF can take any amount of time. The thread ends when there is nothing to draw. */
export function openPreviewDrawer(limits = { timeout: TIMEOUT }): PreviewDrawer {
  const pool = new Piscina<Uint8Array, Uint8Array>({
    filename: new URL('./draw-preview-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  let isClosing = false
  /** Each file waits here for the previous one, and not in the pool, so that the time limit does not include the wait. */
  let last: Promise<unknown> = Promise.resolve()
  return {
    draw(bytes) {
      const run = () =>
        pool.run(bytes, { signal: AbortSignal.timeout(limits.timeout) }).catch((cause: unknown) => {
          throw isClosing ? new PreviewInterruptedError('The process stops.', { cause }) : cause
        })
      const drawn = last.then(run)
      last = drawn.catch(() => {})
      return drawn
    },
    close: () => {
      isClosing = true
      return pool.destroy()
    },
  }
}
