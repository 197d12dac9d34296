import type pg from 'pg'
import { parse, toClientConfig } from 'pg-connection-string'
import { ConfigError } from '../config.ts'

/** The oldest that is tested. */
const OLDEST = 15
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full']

/**
 * The connection that DATABASE_URL names. By itself `pg` takes `require` and `verify-ca` for `verify-full`, and says that it
 * won't for long; here they mean what they mean to psql. It can't try TLS and do without, so `prefer` is refused.
 */
export function externalConnection(databaseUrl: string): pg.ClientConfig {
  const url = new URL(databaseUrl)
  const parameters = url.searchParams
  const mode = parameters.get('sslmode')
  if (mode !== null && !SSL_MODES.includes(mode)) {
    throw new ConfigError(`sslmode in DATABASE_URL must be one of ${SSL_MODES.join(', ')}.`)
  }
  if (parameters.get('sslrootcert') === 'system') {
    parameters.delete('sslrootcert')
    parameters.set('sslmode', 'verify-full')
  } else if (parameters.has('sslrootcert') && mode === null) {
    throw new ConfigError('sslrootcert in DATABASE_URL needs sslmode=verify-full beside it.')
  }
  if (mode === 'verify-ca' && !parameters.has('sslrootcert')) {
    throw new ConfigError(
      'sslmode=verify-ca in DATABASE_URL needs sslrootcert; verify-full is safer, and does without.',
    )
  }
  try {
    // Told by the URL alone: `pg` would look at PGSSLMODE otherwise.
    return { ssl: false, ...toClientConfig(parse(url.href, { useLibpqCompat: true })) }
  } catch (error) {
    throw new ConfigError(`DATABASE_URL can't be used: ${(error as Error).message}.`)
  }
}

export async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  const version = rows[0]!.server_version
  if (Number.parseInt(version, 10) >= OLDEST) return
  throw new ConfigError(`PostgreSQL ${OLDEST} or later is needed; DATABASE_URL names PostgreSQL ${version}.`)
}

/** What keeps the server from its database, as a sentence for the operator, without the password. */
export function explainFailure(failure: unknown, connection: pg.ClientConfig): unknown {
  if (!(failure instanceof Error) || failure instanceof ConfigError) return failure
  const { user, database = user } = connection
  const host = connection.host || 'localhost'
  const at = `PostgreSQL at ${host.startsWith('/') ? host : `${host}:${connection.port ?? 5432}`}`
  const code = 'code' in failure ? String(failure.code) : ''
  const explain = (sentence: string) => new ConfigError(sentence, { cause: failure })
  switch (code) {
    case '28P01':
      return explain(`${at} refused the password of ${user}; correct it in DATABASE_URL.`)
    case '28000':
      return explain(`${at} refused ${user}: ${failure.message}.${tlsRemedy(failure.message)}`)
    case '3D000':
      return explain(`${at} has no database ${database}; create it, owned by ${user}.`)
    case '42501':
      return explain(`${user} lacks a right in the database ${database}, which it is to own: ${failure.message}.`)
    case '25006':
      return explain(`${at} is read-only, as a standby is; DATABASE_URL must name the primary.`)
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return explain(`The host ${host} of DATABASE_URL can't be found (${code}).`)
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOENT':
    case 'ETIMEDOUT':
      return explain(`${at} does not answer (${code}).`)
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return explain(`The certificate of ${at} is that of another host: ${failure.message}`)
    case 'CERT_HAS_EXPIRED':
      return explain(`The certificate of ${at} has expired.`)
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return explain(
        `The certificate of ${at} is of an authority that is not trusted here (${code}); name the authority's certificate by sslrootcert in DATABASE_URL.`,
      )
  }
  if (/does not support SSL/.test(failure.message)) return explain(`${at} has no TLS, which DATABASE_URL asks for.`)
  if (/^(timeout e|Connection terminated)/.test(failure.message)) return explain(`${at} does not answer.`)
  return failure
}

function tlsRemedy(message: string): string {
  return message.includes('no encryption') ? ' It may want TLS: sslmode=verify-full in DATABASE_URL.' : ''
}
