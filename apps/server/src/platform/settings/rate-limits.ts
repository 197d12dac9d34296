/** The limits that the settings name, in requests a minute. */
export interface RateLimits {
  /** The limit of a key that has no limit of its own. */
  key: number
  /** The limit of a party's link. */
  link: number
}

/** The highest limit that can be set, in requests a minute. */
export const maxRateLimit = 1_000_000
