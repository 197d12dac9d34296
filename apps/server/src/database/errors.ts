/** Whether PostgreSQL could not be reached, or broke off: SQLSTATE classes 08 and 57P, and what the driver and the network report. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(08\w{3}|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  )
}

/** Whether a lock was waited for too long. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

/** True if a foreign key was violated. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503'
}
