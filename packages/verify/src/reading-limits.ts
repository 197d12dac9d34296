/** What the verifier reads of a sealed file at most. A service must not accept files whose seal would need more. */
export const readingLimits = {
  /** The bytes of the file. The whole file is in memory, and a copy of it while it is hashed. */
  bytes: 256 * 1024 * 1024,
  /** The objects that the seal adds. */
  objects: 53_000,
  /** The values in one object, those in its lists and dictionaries included. */
  values: 200_000,
  /** The lists and dictionaries that contain each other. */
  depth: 40,
} as const

/** The verifier stops at a limit of its own. The file can be right, but it is more than the verifier reads. */
export class LimitReached extends SyntaxError {}

export function limitOf(error: unknown): { isLimit?: true } {
  return error instanceof LimitReached ? { isLimit: true } : {}
}
