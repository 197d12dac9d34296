/** The limits that the settings name, in requests a minute. */
export interface RateLimits {
  /** Of a key without a limit of its own. */
  key: number
  /** Of the link of a party. */
  link: number
}

/** The highest limit that can be set, in requests a minute. */
export const maxRateLimit = 1_000_000
