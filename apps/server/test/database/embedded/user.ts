import { Pool } from 'pg'
import { openEmbeddedPostgres } from '../../../src/database/embedded/embedded-postgres.ts'

/** A process that uses the PostgreSQL of the folder it is given, and does what the test tells it. */
const tell = (answer: object) => process.send?.(answer)
try {
  const postgres = await openEmbeddedPostgres({ dataDir: process.argv[2]!, log: (log) => tell({ log }) })
  const pool = new Pool({ ...postgres.connection, max: 1 })
  pool.on('error', () => {})
  process.on('message', async (order: { query: string } | 'close') => {
    if (order !== 'close') return tell({ rows: [await pool.query(order.query)].flat().at(-1)?.rows })
    await pool.end()
    await postgres.close()
    process.disconnect()
  })
  tell({ ready: true })
} catch (error) {
  tell({ error: (error as Error).message })
  process.disconnect()
}
