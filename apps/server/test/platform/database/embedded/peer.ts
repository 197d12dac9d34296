import { Pool } from 'pg'
import { openEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'

/** A process that opens the PostgreSQL of the folder in its arguments, and obeys the messages of the test. */
const send = (answer: object) => process.send?.(answer)
try {
  const postgres = await openEmbeddedPostgres({
    dataDir: process.argv[2]!,
    serves: process.argv[3] === 'serves',
    log: (log) => send({ log }),
  })
  const pool = new Pool({ ...postgres.connection, max: 1 })
  pool.on('error', () => {})
  process.on('message', async (command: { query: string } | 'close') => {
    if (command !== 'close') {
      // A query fails while PostgreSQL restarts.
      const answer = pool.query(command.query).then((result) => ({ rows: [result].flat().at(-1)?.rows }))
      return send(await answer.catch(({ message }: Error) => ({ error: message })))
    }
    await pool.end()
    await postgres.close()
    process.disconnect()
  })
  send({ ready: true })
} catch (error) {
  send({ error: (error as Error).message })
  process.disconnect()
}
