import type pg from 'pg'
import { ConfigError } from '#platform/settings/config-error.ts'
import type { OpenSecretKey, SecretKey } from './secret-key.ts'

const LABEL = 'paraph secret key fingerprint'

/** Returns the fingerprints of the keys, newest first. A fingerprint reveals neither its key nor anything else that is derived from the key. */
function fingerprintsOf(secretKey: SecretKey): Buffer[] {
  return secretKey.derive(LABEL)
}

/**
 * Refuses the keys if the key that the database was last used with is not one of them. That key need not be the newest one, so a rotation works, but
 * an older key that was replaced does not work alone. Call it before the schema changes: it allows for a database without the table of the key.
 *
 * @throws ConfigError that says what to do.
 */
export async function refuseOtherKey(pool: pg.Pool, secretKey: OpenSecretKey): Promise<void> {
  if (await isKeyOfDatabase(pool, secretKey)) return
  await secretKey.discard()
  throw otherKey(secretKey)
}

/**
 * Stores which key is the newest, unless the database has it already.
 *
 * @throws ConfigError if another process with another key has done so at the same time.
 */
export async function storeFingerprint(pool: pg.Pool, secretKey: OpenSecretKey): Promise<void> {
  const [newest, ...older] = fingerprintsOf(secretKey)
  // The condition lets the newest key replace a stored fingerprint only if that belongs to one of the older keys.
  await pool.query(
    `insert into secret_key (fingerprint) values ($1)
     on conflict (only_row) do update set fingerprint = excluded.fingerprint, changed_at = now()
     where secret_key.fingerprint = any($2)`,
    [newest, older],
  )
  await refuseOtherKey(pool, secretKey)
}

/** Accepts the newest key although the database was used with another one. */
export async function replaceFingerprint(pool: pg.Pool, secretKey: SecretKey): Promise<void> {
  await pool.query(
    `insert into secret_key (fingerprint) values ($1)
     on conflict (only_row) do update set fingerprint = excluded.fingerprint, changed_at = now()`,
    [fingerprintsOf(secretKey)[0]],
  )
}

/** True if a server with these keys may use the database. */
export async function isKeyOfDatabase(pool: pg.Pool, secretKey: SecretKey): Promise<boolean> {
  const stored = await findFingerprint(pool)
  return !stored || fingerprintsOf(secretKey).some((own) => own.equals(stored))
}

async function findFingerprint(pool: pg.Pool): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ exists: boolean }>(`select to_regclass('secret_key') is not null as exists`)
  if (!rows[0]!.exists) return undefined
  const found = await pool.query<{ fingerprint: Buffer }>('select fingerprint from secret_key')
  return found.rows[0]?.fingerprint
}

function otherKey({ source }: OpenSecretKey): ConfigError {
  const start =
    source === 'SECRET_KEY'
      ? 'SECRET_KEY does not contain the key that this database was last used with. Set it to that key. If you rotate it, put the new key in front of it, separated by a comma.'
      : `${source} does not hold the key that this database was last used with. Put the file back from your backup.`
  return new ConfigError(
    `${start} With another key, the links of all parties would stop working, and personal numbers could not be read. If the key is lost, npm run paraph -- secret-key:lost says what is lost with it, and how to go on.`,
  )
}
