/** Milliseconds. */
const WAIT = { first: 1_000, most: 15_000 }
/** The maximum number of retries by timer. After them, only the event `online` or the button starts a retry. */
export const TRIES = 40

/** Lets what can't be loaded wait until the connection may work again. pdf.js would give up for good. */
export interface ConnectionTrouble {
  /** Resolves when the load should be tried again. The time grows with the number of failures. Never rejects. */
  wait: (failures: number) => Promise<void>
  /** Call it when something was loaded. */
  end: () => void
  tryAgain: () => void
  close: () => void
}

/** @param onChange - called with true if a load has failed twice, and with false when something is loaded again. */
export function openConnectionTrouble(onChange: (isTrouble: boolean) => void): ConnectionTrouble {
  const waiting = new Set<() => void>()
  const tryAgain = () => {
    for (const goOn of waiting) goOn()
    waiting.clear()
  }
  addEventListener('online', tryAgain)
  return {
    wait: (failures) =>
      new Promise((resolve) => {
        // One failure is frequent on a phone, and mostly passes.
        if (failures > 1 || !navigator.onLine) onChange(true)
        waiting.add(resolve)
        if (failures <= TRIES) setTimeout(resolve, Math.min(WAIT.first * 2 ** (failures - 1), WAIT.most))
      }),
    end: () => onChange(false),
    tryAgain,
    close: () => {
      removeEventListener('online', tryAgain)
      tryAgain()
    },
  }
}
