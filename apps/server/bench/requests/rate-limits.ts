/** High enough for every measurement. A server still counts in the database after 30 requests, as with the default limit. */
export const rateLimits = { key: 1_000_000, link: 1_000_000 }
