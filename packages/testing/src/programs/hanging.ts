/**
 * For `vi.waitFor` and `vi.waitUntil`, in milliseconds. A limit only ends what hangs, because a test must also pass on a busy machine. It is shorter than
 * the limit of a test, so that the failure names the line that waited.
 */
export const HANGING = { timeout: 240_000, interval: 25 }
