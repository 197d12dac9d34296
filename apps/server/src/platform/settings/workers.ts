import { availableParallelism } from 'node:os'
import type { SettingName } from './catalogue.ts'
import { ConfigError } from './config-error.ts'
import { type Env, setting } from './values.ts'

const MAX_WORKERS = 128

/** A request with an upload may need a second connection while it holds the first one. */
const LEAST_CONNECTIONS = 2
const MAX_CONNECTIONS = 1000

/** `auto` counts the cores that this process may use, so it respects the CPU limit of a container. */
export function readWorkers(env: Env, name: SettingName & 'WORKERS'): number {
  const text = setting(env, name)
  if (text === 'auto') return Math.min(availableParallelism(), MAX_WORKERS)
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (value >= 1 && value <= MAX_WORKERS) return value
  throw new ConfigError(
    `${name} must be a whole number from 1 to ${MAX_WORKERS}, or auto for one process for each core. Example: ${name}=auto.`,
  )
}

/** Returns the connections of all processes together. PostgreSQL admits 100 by default, so the default has a bound. */
export function readPool(env: Env, name: SettingName & 'DATABASE_POOL', workers: number): number {
  const least = LEAST_CONNECTIONS * workers
  const text = setting(env, name)
  if (text === undefined) return Math.max(least, Math.min(64, Math.max(20, 10 * workers)))
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (!(value >= LEAST_CONNECTIONS && value <= MAX_CONNECTIONS))
    throw new ConfigError(
      `${name} must be a whole number from ${LEAST_CONNECTIONS} to ${MAX_CONNECTIONS}. Example: ${name}=20.`,
    )
  if (value >= least) return value
  throw new ConfigError(
    `${name} must be at least ${least}, because each of the ${workers} processes of WORKERS needs ${LEAST_CONNECTIONS} connections. Raise it, or lower WORKERS. Example: ${name}=${least}.`,
  )
}
