import { openHelper } from '#platform/helpers/open-helper.ts'

/** The drawing was interrupted, because the process stops. Another process tries the job again. */
export class PreviewInterruptedError extends Error {}

export interface PreviewDrawer {
  /** @throws an error if the first page can't be drawn. */
  draw: (bytes: Buffer) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Milliseconds of processor time that one drawing may take. */
const TIMEOUT = 10_000

/** On a busy machine, a drawing may take this many times as long, because other work goes first. */
const PATIENCE = 3

const TASK = new URL('./draw-preview-task.ts', import.meta.url).href

/** Draws previews in one separate process, because a malicious PDF can take any amount of time. The process ends when there is nothing to draw. */
export function openPreviewDrawer(limits = { timeout: TIMEOUT }, idleTimeout = 10_000): PreviewDrawer {
  const helper = openHelper({ memory: 256, idleTimeout, canWait: true })
  let isClosing = false
  return {
    draw: (bytes) =>
      helper
        .use(bytes.length, (run) =>
          run<Uint8Array>({ filename: TASK }, bytes, { work: limits.timeout, elapsed: limits.timeout * PATIENCE }),
        )
        .catch((cause: unknown) => {
          throw isClosing ? new PreviewInterruptedError('The process stops.', { cause }) : cause
        }),
    close: () => {
      isClosing = true
      return helper.close()
    },
  }
}
