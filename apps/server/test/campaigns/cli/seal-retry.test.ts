import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTimestampBreaker } from '#work/sealing/timestamp-breaker.ts'
import { runToEnd } from '@paraph/testing/programs/process.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const server = await startServer()
const account = await server.newAccount()
const retry = (...args: string[]) =>
  runToEnd('server/cli/seal-retry.ts', args, { DATABASE_URL: server.config.databaseUrl! })

async function signedDocument() {
  const { id, parties } = await account.sentDocument({})
  await server.actAs(parties[0]!)
  return id
}

const dueJobs = async (id: string) =>
  (
    await sql<{ attempt: number }>`
      select (data ->> 'attempt')::integer as attempt from pgboss.job
      where name = 'seal' and data ->> 'documentId' = ${id} and start_after <= now() order by attempt`.execute(
      server.db,
    )
  ).rows.map(({ attempt }) => attempt)

test('the documents that wait are listed, and one or all of them are tried again', async () => {
  expect(await retry()).toMatchObject({ code: 0, stdout: 'Documents that wait for their seal: 0.\n' })
  const [one, two] = [await signedDocument(), await signedDocument()]
  await sql`update document_files set bytes = bytes || '\\x20' where document_id = ${one}`.execute(server.db)
  expect(await server.seal(one)).toBe('evidence_invalid')
  const { stdout } = await retry()
  expect(stdout).toMatch(new RegExp(`^${one}  FAILED  evidence_invalid  since .+Z  next attempt .+Z$`, 'm'))
  expect(stdout).toMatch(new RegExp(`^${two}  PENDING  -  since .+Z  next attempt .+Z$`, 'm'))
  expect(stdout).toMatch(/: 2\.\n$/)

  expect(await retry(one)).toMatchObject({ code: 0, stdout: expect.stringContaining('Queued: 1.') })
  // The second attempt of the first document is due after ten seconds, and may be due by now.
  expect([(await dueJobs(one)).at(-1), await dueJobs(two)]).toEqual([3, [1]])
  expect(await retry('--all')).toMatchObject({ code: 0, stdout: expect.stringContaining('Queued: 2.') })
  expect([(await dueJobs(one)).at(-1), await dueJobs(two)]).toEqual([4, [1, 2]])
})

test('a retry ends the pause of a timestamp service that has failed', async () => {
  const TSA_URL = 'http://127.0.0.1:1/tsa'
  const breaker = openTimestampBreaker({ ...server.services, url: TSA_URL })
  await breaker.failed({ code: 'timestamp_limited', retryAfter: 3_600_000 })
  expect(await breaker.enter()).toMatchObject({ code: 'timestamp_limited' })
  const DATABASE_URL = server.config.databaseUrl!
  expect(await runToEnd('server/cli/seal-retry.ts', ['--all'], { DATABASE_URL, TSA_URL })).toMatchObject({ code: 0 })
  expect(await breaker.enter()).toBeUndefined()
})

test('a document that does not wait for its seal is refused', async () => {
  const { id } = await account.sentDocument({})
  const refusal = { code: 1, stdout: '', stderr: expect.stringContaining(`\n${id} does not wait for its seal.\n`) }
  expect(await retry(id)).toMatchObject(refusal)
  expect(await retry('doc_none')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Database: .*\ndoc_none does not wait for its seal\.\n$/),
  })
})
