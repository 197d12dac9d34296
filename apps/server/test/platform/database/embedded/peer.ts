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
    if (command !== 'close') return send({ rows: [await pool.query(command.query)].flat().at(-1)?.rows })
    await pool.end()
    await postgres.close()
    process.disconnect()
  })
  send({ ready: true })
} catch (error) {
  send({ error: (error as Error).message })
  process.disconnect()
}
