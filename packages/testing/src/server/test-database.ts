import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openPool } from '@paraph/server/src/platform/database/pool.ts'
import { template, type TestPostgres } from './global-setup.ts'

/** Creates a database with the schema, or an empty one. Who creates it removes it. */
export async function newDatabase({ isEmpty = false } = {}) {
  const postgres = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openPool({ ...postgres, database: 'postgres', max: 1 }, () => {})
  await admin.query(`create database ${database} ${isEmpty ? '' : `template ${template} strategy file_copy`}`)
  return {
    connection: { ...postgres, database },
    url: urlOf(postgres, database),
    async remove() {
      await admin.query(`drop database ${database} with (force)`)
      await admin.end()
    },
  }
}

function urlOf({ host, port, user, password }: TestPostgres, database: string): string {
  const url = new URL(`postgres://localhost:${port}/${database}`)
  url.username = user
  url.password = password ?? ''
  // The embedded server listens on a Unix socket, in this folder.
  if (host.startsWith('/')) url.searchParams.set('host', host)
  else url.hostname = host
  return url.href
}
