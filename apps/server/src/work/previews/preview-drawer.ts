import { openThread } from '#platform/threads/open-thread.ts'

/** The drawing was interrupted, because the process stops. Another process tries the job again. */
export class PreviewInterruptedError extends Error {}

export interface PreviewDrawer {
  /** Transfers the file to another thread, so the caller can't use it afterwards. @throws an error if the first page can't be drawn. */
  draw: (bytes: Buffer) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Milliseconds that one drawing may take. */
const TIMEOUT = 10_000

const THREAD = new URL('./draw-preview-thread.ts', import.meta.url).href

/** Draws previews in one separate thread, because a malicious PDF can take any amount of time. The thread ends when there is nothing to draw. */
export function openPreviewDrawer(limits = { timeout: TIMEOUT }): PreviewDrawer {
  const thread = openThread({ memory: 256, idleTimeout: 10_000 })
  let isClosing = false
  return {
    draw: (bytes) =>
      thread
        .use((pool) => pool.run(bytes, { filename: THREAD, signal: AbortSignal.timeout(limits.timeout) }))
        .catch((cause: unknown) => {
          throw isClosing ? new PreviewInterruptedError('The process stops.', { cause }) : cause
        }),
    close: () => {
      isClosing = true
      return thread.close()
    },
  }
}
