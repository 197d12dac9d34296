import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countBacklog } from '#work/encryption/count-backlog.ts'
import { rowsRead } from '../../support/rows-read.ts'
import { startServer } from '../../support/server.ts'

const { db, services, newAccount } = await startServer()

test('the count of values to encrypt does not read those that the newest key has encrypted', async () => {
  const { id } = await newAccount()
  const [mark] = services.personalNumbers.marks
  await sql`
    insert into contacts (id, account_id, first_name, last_name, ssn_encrypted, created_at, updated_at)
    select 'ctc_' || number, ${id}, 'Anna', 'Lindqvist', ${mark}::bytea || decode(md5(number::text), 'hex'), now(), now()
    from generate_series(1, 3000) as number`.execute(db)
  await sql`
    update contacts set ssn_encrypted = decode(repeat('ff', 32), 'hex') where id in ('ctc_1', 'ctc_2')`.execute(db)
  await sql`analyze contacts`.execute(db)
  expect(await countBacklog(db, services)).toEqual({ plain: 0, olderKey: 0, unknownKey: 2 })
  expect(await rowsRead(services.db, 'contacts', (tx) => countBacklog(tx, services))).toBeLessThan(100)
})
