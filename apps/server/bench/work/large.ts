import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import { type LogEvent, sql } from 'kysely'
import { countBacklog } from '#work/encryption/count-backlog.ts'
import { LATE } from '#work/health/health-rules.ts'
import { eachUnsealed, findSealBacklog } from '#work/sealing/store.ts'
import { findDocuments } from '#domain/documents/list-store.ts'
import { findPartiesToRemind } from '#domain/lifecycle/turn-store.ts'
import { findLateChannels } from '#domain/outbox/store.ts'
import { findWebhookBacklog } from '#domain/webhooks/backlog-store.ts'
import { openKysely, openPool } from '#platform/database/pool.ts'
import type { Pool } from '#platform/database/tables.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { findOldestSeconds } from '#platform/jobs/oldest-job.ts'
import { queueNames } from '#platform/jobs/queues.ts'
import { openCipher } from '#platform/secrets/cipher.ts'
import { openPersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { quantile, type Scenario } from '../scenario.ts'
import { secretKey } from '../secret-key.ts'

const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 1_000_000)
/** 100,000 documents a week make 700,000 jobs a week. The queue keeps a completed job for ten minutes, so about 700 remain. */
const COMPLETED_JOBS = Number(process.env['COMPLETED_JOBS'] ?? 700)
const ROUNDS = 7

/**
 * Times what runs at each scrape, at each start, periodically and for each list with a filter, with few documents and with a million. What is flat takes
 * the same time with both.
 */
export async function measureLarge({ db: few }: Scenario, connection: PoolConfig): Promise<string> {
  let queries: number[] = []
  const onQuery = (event: LogEvent) => queries.push(event.queryDurationMillis)
  const pool = openPool({ ...connection, max: 4 }, () => {}, { bounded: false })
  const db = openKysely(pool, onQuery)
  const jobs = await openJobs({ db, onError: () => {} })
  const { id: accountId } = await few.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const now = new Date()
  const personalNumbers = openPersonalNumbers(secretKey)
  const ciphers = {
    personalNumbers,
    bankIdEvidence: openCipher(secretKey, 'bench evidence'),
    webhookSecrets: openCipher(secretKey, 'bench webhooks'),
    singleSignOnSecrets: openCipher(secretKey, 'bench single sign-on'),
  }
  const page = { limit: 25 }
  const boss = new PgBoss({
    db: { executeSql: (text, values) => fromKysely(db).executeSql(text, values) },
    supervise: false,
    schedule: false,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  await boss.start()
  const list = (filter: Parameters<typeof findDocuments>[2]) => () =>
    findDocuments(db, { accountId, onlyOf: undefined }, filter, page, now)
  const measured: Record<string, () => Promise<unknown>> = {
    'scrape: values under other keys': () => countBacklog(db, ciphers),
    'scrape: seals': () => findSealBacklog(db),
    'scrape: webhooks': () => findWebhookBacklog(db, now),
    'scrape: oldest message': () => findOldestSeconds(db, ['deliver']),
    'probe: oldest job': () => findOldestSeconds(db, queueNames),
    'probe: messages that wait': () => findLateChannels(db, new Date(now.getTime() - LATE)),
    'every 10 s: supervision of the jobs': async () => {
      await sleep(1_100)
      queries = []
      await boss.supervise()
    },
    'every 10 min: overdue seals': async () => {
      for await (const _ of eachUnsealed(db, now));
    },
    'every 15 min: reminders': () => findPartiesToRemind(db, new Set(['EMAIL']), { now, after: undefined, limit: 100 }),
    list: list({}),
    'list DRAFT': list({ status: 'DRAFT' }),
    'list SENT': list({ status: 'SENT' }),
    'list COMPLETED': list({ status: 'COMPLETED' }),
    'list EXPIRED': list({ status: 'EXPIRED' }),
    'list REJECTED': list({ status: 'REJECTED' }),
    'list externalId': list({ externalId: 'none' }),
    'search, 10,000 documents without a hit': list({ search: 'nobody' }),
    'search, hits on the first page': list({ search: 'anna agree' }),
    'what needs attention': list({ attention: true }),
  }
  const time = async (run: () => Promise<unknown>) => {
    const times: number[] = []
    for (let round = -1; round < ROUNDS; round++) {
      queries = []
      await run()
      if (round >= 0) times.push(queries.reduce((sum, ms) => sum + ms, 0))
    }
    return quantile(times, 0.5)
  }
  const timeAll = async () => {
    const times = []
    for (const [name, run] of Object.entries(measured)) times.push([name, await time(run)] as const)
    return new Map(times)
  }
  const small = await timeAll()
  await fill(openKysely(pool), accountId, personalNumbers.encrypt('19900101-0017'))
  const large = await timeAll()
  await boss.stop()
  await jobs.close()
  await pool.end()
  const rows = [...large].map(([name, ms]) => `| ${name} | ${small.get(name)!.toFixed(1)} | ${ms.toFixed(1)} |`)
  return ['| What | ms with 51 documents | ms with a million |', '| --- | --: | --: |', ...rows].join('\n')
}

async function fill(db: Pool, accountId: string, number: Buffer): Promise<void> {
  const id = (prefix: string) => sql`${sql.lit(`${prefix}_`)} || lpad(number::text, 26, '0')`
  const numbers = sql`generate_series(1, ${DOCUMENTS}::integer) as number`
  // Two fifths wait for their parties, two fifths are completed, and the oldest thirtieth has expired.
  await sql`
    insert into documents (id, account_id, title, status, language, file_name, file_size, file_pages, file_sha256, page_sizes, created_at, updated_at, expires_at, is_chain_due)
    select ${id('doc')}, ${accountId}, 'Agreement',
      case when number <= ${Math.floor(DOCUMENTS / 30)} then 'EXPIRED' when number % 5 < 2 then 'SENT' when number % 5 < 4 then 'COMPLETED' else 'DRAFT' end,
      'EN', 'agreement.pdf', 1000, 1, '', '[[1, 595, 842]]', now(), now(), now() + number % 90 * interval '1 day' + interval '1 hour', false
    from ${numbers}`.execute(db)
  await sql`
    insert into parties (id, document_id, name, role, ssn_encrypted, ssn_hash, delivery_method, required_signature, two_step_verification, next_reminder_at)
    select ${id('pty')}, ${id('doc')}, 'Anna', 'SIGNER', ${number}, ${Buffer.alloc(32)}, 'EMAIL', 'NONE', 'NONE', now() + interval '1 day'
    from ${numbers}`.execute(db)
  await sql`
    insert into contacts (id, account_id, first_name, last_name, ssn_encrypted, ssn_hash, created_at, updated_at)
    select ${id('ctc')}, ${accountId}, 'Anna', 'Lindqvist', ${number}, ${Buffer.alloc(32)}, now(), now()
    from ${numbers}`.execute(db)
  await sql`
    insert into pgboss.job (name, data, state, completed_on, policy, retry_limit, expire_seconds, deletion_seconds)
    select 'deliver', '{"messageId":"msg_00000000000000000000000001"}', 'completed', now(), 'standard', 16, 900, 604800
    from generate_series(1, ${COMPLETED_JOBS}::integer)`.execute(db)
  await sql`vacuum analyze`.execute(db)
}
