import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { parse, toClientConfig } from 'pg-connection-string'
import { ConfigError } from '#platform/settings/config-error.ts'

/** The oldest major version that is tested. */
const OLDEST_VERSION = 15
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full']

/** The setting that names the database. */
export type UrlSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL'

/**
 * Returns the connection for the URL of a setting. `sslmode` means the same as in psql. By default `pg` treats `require` and
 * `verify-ca` as `verify-full`, and warns that a later version won't. `prefer` is refused, because `pg` can't fall back to a
 * connection without TLS.
 */
export function externalConnection(databaseUrl: string, name: UrlSetting = 'DATABASE_URL'): pg.ClientConfig {
  const url = new URL(databaseUrl)
  const parameters = url.searchParams
  const mode = parameters.get('sslmode')
  if (mode !== null && !SSL_MODES.includes(mode)) {
    throw new ConfigError(`sslmode in ${name} must be one of ${SSL_MODES.join(', ')}.`)
  }
  if (parameters.get('sslrootcert') === 'system') {
    parameters.delete('sslrootcert')
    parameters.set('sslmode', 'verify-full')
  } else if (parameters.has('sslrootcert') && mode === null) {
    throw new ConfigError(`sslrootcert in ${name} needs an sslmode; add sslmode=verify-full.`)
  }
  if (mode === 'verify-ca' && !parameters.has('sslrootcert')) {
    throw new ConfigError(
      `sslmode=verify-ca in ${name} needs sslrootcert; add it, or use verify-full, which is safer and does not need it.`,
    )
  }
  try {
    // Without `ssl: false`, `pg` would read PGSSLMODE. Only the URL decides about TLS.
    return { ssl: false, ...toClientConfig(parse(url.href, { useLibpqCompat: true })) }
  } catch (error) {
    throw new ConfigError(`${name} can't be used: ${(error as Error).message}.`)
  }
}

export async function refuseOldServer(pool: pg.Pool, name: UrlSetting): Promise<void> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  const version = rows[0]!.server_version
  if (Number.parseInt(version, 10) >= OLDEST_VERSION) return
  throw new ConfigError(`${name} names PostgreSQL ${version}; use PostgreSQL ${OLDEST_VERSION} or later.`)
}

/** Returns an error that explains the failure to the operator, without the password. Returns an unknown failure unchanged. */
export function explainFailure(failure: unknown, connection: pg.ClientConfig, name: UrlSetting): unknown {
  if (!(failure instanceof Error) || failure instanceof ConfigError) return failure
  const { user, database = user } = connection
  const host = connection.host || 'localhost'
  const at = `PostgreSQL at ${host.startsWith('/') ? host : `${host}:${connection.port ?? 5432}`}`
  const code = 'code' in failure ? String(failure.code) : ''
  const explain = (sentence: string) => new ConfigError(sentence, { cause: failure })
  /** Explains a failure that may be temporary, for example while the database starts. A retry may succeed. */
  const explainPassing = (sentence: string) => new Error(sentence, { cause: failure })
  switch (code) {
    case '28P01':
      return explain(`${at} refused the password of ${user}; correct it in ${name}.`)
    case '28000':
      return explain(`${at} refused ${user}: ${failure.message}.${tlsRemedy(failure.message, name)}`)
    case '3D000':
      return explain(`${at} has no database ${database}; create it with ${user} as its owner.`)
    case '42501':
      return explain(`${user} must own the database ${database}, but lacks a privilege there: ${failure.message}.`)
    case '25006':
      return explainPassing(`${at} is read-only, like a standby; ${name} must name the primary.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return explainPassing(`The host ${host} in ${name} can't be found (${code}); check its name and the DNS server.`)
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOENT':
    case 'ETIMEDOUT':
      return explainPassing(`${at} does not answer (${code}); check that it runs and that ${name} is correct.`)
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return explain(
        `The certificate of ${at} is for another host; use the host of the certificate in ${name}. ${failure.message}`,
      )
    case 'CERT_HAS_EXPIRED':
      return explainPassing(`The certificate of ${at} has expired; renew it.`)
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return explain(
        `The certificate of ${at} is from an authority that is not trusted (${code}); add sslrootcert with the authority's certificate to ${name}.`,
      )
  }
  if (/does not support SSL/.test(failure.message))
    return explain(`${at} has no TLS, but sslmode in ${name} requires it; enable TLS in PostgreSQL.`)
  if (/^(timeout e|Connection terminated)/.test(failure.message))
    return explainPassing(`${at} does not answer; check that it runs and that ${name} is correct.`)
  return failure
}

function tlsRemedy(message: string, name: UrlSetting): string {
  return message.includes('no encryption') ? ` It may require TLS; add sslmode=verify-full to ${name}.` : ''
}

/**
 * Refuses two URLs that lead to different databases, because the jobs of one would never run in the other. It takes a lock through one URL and tries
 * to take it again through the other. The second try fails only in the same database.
 */
export async function refuseOtherDatabase(pooled: pg.Pool, direct: pg.Pool): Promise<void> {
  const lock = randomInt(2 ** 31)
  const client = await direct.connect()
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${lock})`)
    const { rows } = await pooled.query(`select pg_try_advisory_xact_lock(${lock}) as free`)
    if (!(rows[0] as { free: boolean }).free) return
  } finally {
    client.release(true)
  }
  throw new ConfigError('DATABASE_DIRECT_URL and DATABASE_URL must lead to the same database.')
}
