import { readFileSync } from 'node:fs'
import { type LogEvent, sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { countDocuments } from '#domain/documents/count-store.ts'
import type { DocumentFilter } from '#domain/documents/filter-store.ts'
import { findDocuments, type PageOptions } from '#domain/documents/list-store.ts'
import { firstIdOf, type Prefix } from '#platform/database/ids.ts'
import { openKysely, openPool } from '#platform/database/pool.ts'
import type { Pool } from '#platform/database/tables.ts'
import { DAY } from '#platform/formats/durations.ts'
import { quantile, type Scenario } from '../scenario.ts'

const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 200_000)
const DAYS = 730
const ROUNDS = 10

type View = [filter: DocumentFilter, options?: Omit<PageOptions, 'limit'>, onlyOf?: keyof typeof memberShares]

/** Times a page of each list that the console shows, in an account with 200,000 documents of two years and two parties each. */
export async function measureLists({ db: few }: Scenario, connection: PoolConfig): Promise<string> {
  let spent = 0
  const pool = openPool({ ...connection, max: 1 }, () => {}, { bounded: false })
  const db = openKysely(pool, (event: LogEvent) => (spent += event.queryDurationMillis))
  const { id: accountId } = await few.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const now = new Date()
  await fill(openKysely(pool), accountId, now)
  const { rows: backends } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY).toISOString()
  const month = { from: daysAgo(620), before: daysAgo(590) }
  const views: Record<string, View> = {
    'newest first': [{}],
    'last changed first': [{}, { sort: 'CHANGED' }],
    'by title': [{}, { sort: 'TITLE' }],
    'by status': [{}, { sort: 'STATUS' }],
    'what was rejected, by title': [{ status: 'REJECTED' }, { sort: 'TITLE' }],
    'what was rejected, last changed first': [{ status: 'REJECTED' }, { sort: 'CHANGED' }],
    'a label of a tenth, by title': [{ label: 'Rent' }, { sort: 'TITLE' }],
    'a label of a hundredth, by title': [{ label: 'Rare' }, { sort: 'TITLE' }],
    'created in a month, 20 months ago': [month],
    'created in a month, 20 months ago, by title': [month, { sort: 'TITLE' }],
    'created in a month, 20 months ago, last changed first': [month, { sort: 'CHANGED' }],
    'created in the last month, by title': [{ from: daysAgo(30) }, { sort: 'TITLE' }],
    'sent in a month, 20 months ago': [{ ...month, time: 'SENT' }],
    'sent in a month, 20 months ago, by title': [{ ...month, time: 'SENT' }, { sort: 'TITLE' }],
    'changed in a month, 20 months ago': [{ ...month, time: 'CHANGED' }],
    'a person with hits': [{ person: 'lindqvist' }],
    'a person without a hit': [{ person: 'nobody' }],
    'a person without a hit, by title': [{ person: 'nobody' }, { sort: 'TITLE' }],
    'a person who is only in the titles, by title': [{ person: 'order' }, { sort: 'TITLE' }],
    'a person with a hit in every document': [{ person: 'example' }, { sort: 'TITLE' }],
    'a search without a hit': [{ search: 'nobody' }],
    'a search without a hit, by title': [{ search: 'nobody' }, { sort: 'TITLE' }],
    'a search without a hit, by status': [{ search: 'nobody' }, { sort: 'STATUS' }],
    'a search without a hit, last changed first': [{ search: 'nobody' }, { sort: 'CHANGED' }],
    'a search with few hits, by title': [{ search: 'lindqvist 77' }, { sort: 'TITLE' }],
    'a search with a hit in every seventh document, by title': [{ search: 'lindqvist' }, { sort: 'TITLE' }],
    'what needs attention, the worst first': [{ attention: true }, { sort: 'URGENCY' }],
    ...Object.fromEntries(
      (Object.keys(memberShares) as (keyof typeof memberShares)[]).flatMap((member): [string, View][] => [
        [`only own, ${member} of all, newest first`, [{}, {}, member]],
        [`only own, ${member} of all, last changed first`, [{}, { sort: 'CHANGED' }, member]],
        [`only own, ${member} of all, by title`, [{}, { sort: 'TITLE' }, member]],
        [`only own, ${member} of all, by status`, [{}, { sort: 'STATUS' }, member]],
        [`only own, ${member} of all, rejected, by title`, [{ status: 'REJECTED' }, { sort: 'TITLE' }, member]],
        [`only own, ${member} of all, needs attention`, [{ attention: true }, { sort: 'URGENCY' }, member]],
        [`only own, ${member} of all, a search without a hit`, [{ search: 'nobody' }, {}, member]],
        [`seen by an admin: of a member with ${member}`, [{ owner: idOf(member) }]],
      ]),
    ),
  }
  const rows: string[] = []
  const find =
    ([filter, options, member]: View) =>
    async () => {
      const viewer = { accountId, onlyOf: member && idOf(member) }
      await findDocuments(db, viewer, filter, { ...options, limit: 50 }, now)
    }
  const count = (onlyOf?: string) => async () => void (await countDocuments(db, { accountId, onlyOf }, onlyOf, now))
  const tasks = {
    ...Object.fromEntries(Object.entries(views).map(([name, view]) => [name, find(view)])),
    'the numbers on the tabs': count(),
    ...Object.fromEntries(
      Object.keys(memberShares).map((member) => [`the numbers on the tabs, only own, ${member}`, count(idOf(member))]),
    ),
  }
  for (const [name, task] of Object.entries(tasks)) {
    const times: number[] = []
    let before = 0
    for (let round = -2; round < ROUNDS; round++) {
      if (round === 0) before = processorTime(backends[0]!.pid)
      spent = 0
      await task()
      if (round >= 0) times.push(spent)
    }
    const processor = (processorTime(backends[0]!.pid) - before) / ROUNDS
    rows.push(`| ${name} | ${processor.toFixed(0)} | ${quantile(times, 0.5).toFixed(0)} |`)
  }
  await pool.end()
  return ['| One page of 50 documents | processor ms | ms |', '| --- | --: | --: |', ...rows].join('\n')
}

/** Milliseconds of the process of PostgreSQL that serves the only connection. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  // Linux counts in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const titles = [
  'Employment contract',
  'Lease of a flat',
  'Order',
  'Power of attorney',
  'Ändring av avtal',
  'Non-disclosure agreement',
]
const people = [
  'Anna Lindqvist',
  'Bo Ek',
  'Cecilia Öberg',
  'David Svensson',
  'Elin Åkesson',
  'Fatima Nilsson',
  'Gustav Holm',
]
/** Each label, and of how many documents one has it. */
const labels = [
  ['Rent', 10],
  ['Rare', 101],
] as const
/** Members, and of how many documents each owns one. */
const memberShares = { 'a two-thousandth': 2003, 'a hundredth': 101, 'a tenth': 10, 'a half': 2 } as const
const idOf = (member: string) => `mbr_${member.replaceAll(' ', '_')}`
const PART = 10_000

/** One document in ten is a draft, most are completed, and those of the last two months wait for their parties. */
async function fill(db: Pool, accountId: string, now: Date): Promise<void> {
  await sql`insert into people (id, email, created_at) values ('per_bench', 'bench@example.com', now())`.execute(db)
  for (const member of Object.keys(memberShares))
    await sql`
      insert into members (id, account_id, person_id, name, role, language, invited_at, invited_by, invitation_expires_at, invitation_shown, removed_at)
      values (${idOf(member)}, ${accountId}, 'per_bench', 'Anna', 'SENDER', 'EN', now(), 'key_bench', now(), false, now())`.execute(
      db,
    )
  for (let first = 0; first < DOCUMENTS; first += PART) {
    const numbers = Array.from({ length: Math.min(PART, DOCUMENTS - first) }, (_, index) => first + index)
    const at = numbers.map((number) => now.getTime() - ((DOCUMENTS - number) / DOCUMENTS) * DAYS * DAY)
    const ids = (prefix: Prefix) =>
      numbers.map(
        (number, index) =>
          firstIdOf(prefix, Math.floor(at[index]!)).slice(0, -10) + String(spread(number)).padStart(10, '0'),
      )
    const documents = ids('doc')
    const made = sql`unnest(${documents}::text[], ${at.map((time) => new Date(time).toISOString())}::timestamptz[], ${numbers.map(statusOf)}::text[],
      ${numbers.map((number) => `${titles[spread(number) % titles.length]!} ${spread(number)}`)}::text[], ${numbers.map(spread)}::bigint[]) as made (id, at, status, title, random)`
    await sql`
      insert into documents (id, account_id, title, status, language, file_name, file_size, file_pages, file_sha256, page_sizes, created_at, updated_at, sent_at, expires_at, is_chain_due)
      select id, ${accountId}, title, status, 'EN', 'agreement.pdf', 1000, 1, ${'a'.repeat(64)}, '[[1, 595, 842]]', at,
        least(at + random % 20 * interval '12 hours', ${now.toISOString()}::timestamptz), case when status <> 'DRAFT' then at + interval '1 hour' end,
        case when status <> 'DRAFT' then at + random % 30 * interval '1 day' + interval '60 days' end, false
      from ${made}`.execute(db)
    for (const [place, parties] of [ids('pty'), ids('pty')].entries()) {
      const named = numbers.map((number) => people[spread(number + place) % people.length]!)
      await sql`
        insert into parties (id, document_id, name, email, role, delivery_method, required_signature, two_step_verification, signing_status, send_status)
        select id || ${place}::text, document, name, 'person' || random || '@example.com', 'SIGNER', 'EMAIL', 'DRAWING', 'NONE',
          case status when 'COMPLETED' then 'SIGNED' else 'NOT_SIGNED' end, case when status = 'SENT' and random % 1000 = 0 then 'BOUNCED' else 'SENT' end
        from unnest(${parties}::text[], ${documents}::text[], ${named}::text[], ${numbers.map(spread)}::bigint[], ${numbers.map(statusOf)}::text[])
          as made (id, document, name, random, status)`.execute(db)
    }
    for (const [place, [label, share]] of labels.entries()) {
      const labelled = documents.filter((_, index) => numbers[index]! % share === 0)
      await sql`
        insert into document_labels (document_id, account_id, number, label, key)
        select id, ${accountId}, ${place}::integer, ${label}, ${label.toLowerCase()} from unnest(${labelled}::text[]) as id`.execute(
        db,
      )
    }
    for (const [member, share] of Object.entries(memberShares)) {
      const own = documents.filter((_, index) => spread(numbers[index]!) % share === 0)
      await sql`
        insert into document_viewers (document_id, member_id, is_owner) select id, ${idOf(member)}, false from unnest(${own}::text[]) as id`.execute(
        db,
      )
    }
  }
  await sql`update document_viewers set is_owner = true where member_id = ${idOf('a half')}`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** A number that looks random, the same at each run. */
const spread = (number: number) => (number * 2_654_435_761) % 4_294_967_291

function statusOf(number: number): string {
  const part = spread(number) % 100
  if (part < 10) return 'DRAFT'
  if (number > DOCUMENTS * (1 - 60 / DAYS)) return 'SENT'
  return part < 13 ? 'REJECTED' : part < 15 ? 'EXPIRED' : 'COMPLETED'
}
