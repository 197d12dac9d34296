/**
 * True if PostgreSQL could not be reached, broke the connection or has no room. These are SQLSTATE class 08, 57014 (query ended after a limit), 57P01
 * to 57P05, 25P03 (transaction ended after a limit), 53100 (disk full), 53300 (no free connection), and errors of the driver and the network.
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08\w{3}|57014|57P0[1-5]|25P03|53[13]00|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/.test(
      error.message,
    )
  )
}

/** True if PostgreSQL has no room to store something. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53100'
}

/** True if a query waited too long for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

/** True if a foreign key was violated. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503'
}

/** True if a value was too long for an index. */
export function isTooLongForIndex(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '54000'
}
