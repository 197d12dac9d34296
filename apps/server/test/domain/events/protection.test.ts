import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount, actAs, seal } = await useServer()
const account = await newAccount()

test('no statement deletes events or documents that were sent', async () => {
  const { id } = await account.sentDocument({})
  const events = () => db.selectFrom('events').select('id').where('document_id', '=', id).execute()
  const before = await events()
  await expect(db.deleteFrom('events').where('document_id', '=', id).execute()).rejects.toThrow('never deleted')
  await expect(db.deleteFrom('documents').where('id', '=', id).execute()).rejects.toThrow('never deleted')
  await expect(sql`truncate events`.execute(db)).rejects.toThrow('never changed')
  await expect(sql`truncate documents cascade`.execute(db)).rejects.toThrow('never changed')
  expect(before.length).toBeGreaterThan(3)
  expect(await events()).toEqual(before)
})

test('no statement changes or deletes sealed files or entries of the chain of an account', async () => {
  const { id, parties } = await account.sentDocument({})
  await actAs(parties[0]!)
  expect(await seal(id)).toBeUndefined()
  for (const table of ['sealed_files', 'account_chain']) {
    const name = sql.table(table)
    await expect(sql`delete from ${name}`.execute(db)).rejects.toThrow('never changed')
    await expect(sql`truncate ${name}`.execute(db)).rejects.toThrow('never changed')
  }
  await expect(sql`update sealed_files set pages = 1`.execute(db)).rejects.toThrow('never changed')
  await expect(sql`update account_chain set hash = ''`.execute(db)).rejects.toThrow('never changed')
})
