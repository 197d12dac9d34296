/** Milliseconds. A process that lived for so long did not fail at its start. */
const LONG_ENOUGH = 60_000

/** Quick failures in a row after which another start would fail too. */
const MAX_FAILURES = 5

/** Milliseconds. */
const [SHORTEST, LONGEST] = [250, 8_000]

/**
 * Decides when a process that has ended is started again.
 *
 * @returns a function of the milliseconds that the process lived. It returns the milliseconds to wait, or undefined after too many quick failures.
 */
export function openBackoff(): (lived: number) => number | undefined {
  let failures = 0
  return (lived) => {
    failures = lived < LONG_ENOUGH ? failures + 1 : 1
    if (failures > MAX_FAILURES) return undefined
    return Math.min(SHORTEST * 2 ** (failures - 1), LONGEST)
  }
}
