import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce, holdDocument } from '../../support/at-once.ts'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { db, newAccount, actAs, seal } = await useServer()
const path = '/api/v1/documents/{id}/cancel'
const reason = 'The rent was wrong.\nYou will get a new one.'

const cancel = ({ client }: TestAccount, id: string, body = { reason }) =>
  client.POST(path, { params: { path: { id } }, body })
const noticesOf = (id: string) =>
  db
    .selectFrom('messages')
    .select(['party_id', 'kind'])
    .where('document_id', '=', id)
    .where('kind', '!=', 'INVITATION')
    .orderBy('id')
    .execute()

test('200 ends the document, and tells the parties that had an invitation; no reminder is left', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({ signingOrder: 1 }, { signingOrder: 2 }, { role: 'REVIEWER' })
  const { data } = await cancel(account, id)
  expect(data).toMatchObject({ id, status: 'CANCELLED', cancelledReason: reason, completedAt: null })
  expect(await noticesOf(id)).toEqual([parties[0], parties[2]].map((party_id) => ({ party_id, kind: 'CANCELLED' })))
  expect((await account.of(id).events())[0]).toMatchObject({
    type: 'document.cancelled',
    actor: { type: 'API_KEY' },
    data: { reason },
  })
  await expect(actAs(parties[0]!)).rejects.toMatchObject({ code: 'document_cancelled' })
  const reminders = db.selectFrom('parties').select('next_reminder_at').where('document_id', '=', id).distinct()
  expect(await reminders.execute()).toEqual([{ next_reminder_at: null }])
})

test('409 in every other status, and after the expiry; no message is sent', async () => {
  const account = await newAccount()
  const { id } = await account.sentDocument({})
  const set = (change: object) => db.updateTable('documents').set(change).where('id', '=', id).execute()
  const expectRefused = async (status: string) => {
    const detail = `The document is ${status}. Only a document that is SENT can be cancelled.`
    expect((await cancel(account, id)).error).toMatchObject({ status: 409, code: 'document_not_sent', detail })
    expect(await noticesOf(id)).toEqual([])
  }
  for (const status of ['DRAFT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
    await set({ status })
    await expectRefused(status)
  }
  // No job has recorded the expiry yet.
  await set({ status: 'SENT', expires_at: new Date(Date.now() - 1).toISOString() })
  await expectRefused('EXPIRED')
})

test('200 after all have acted only if the seal failed for good; a seal made meanwhile is not stored', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({})
  await actAs(parties[0]!)
  expect((await cancel(account, id)).error).toMatchObject({ status: 409, code: 'document_sealing' })
  const failed = (seal_error: string) =>
    sql`
      update documents set status = 'SENT', cancelled_reason = null, seal_status = 'FAILED', seal_error = ${seal_error}
      where id = ${id}`.execute(db)
  // The operator can mend this cause, so the seal has not failed for good.
  await failed('timestamp_unavailable')
  expect((await cancel(account, id)).error).toMatchObject({ status: 409, code: 'document_sealing' })

  const { document: read } = account.of(id)
  const cancelled = { status: 'CANCELLED', sealStatus: null, sealError: null, sealedFile: null }
  for (const code of ['file_unsealable', 'internal']) {
    await failed(code)
    expect((await cancel(account, id)).data).toMatchObject(cancelled)
    await seal(id)
    expect(await read()).toMatchObject(cancelled)
  }

  await failed('internal')
  // The seal is made without the lock, and waits for it at the end.
  await atOnce<unknown>(db, holdDocument(id), [() => cancel(account, id), () => seal(id)])
  expect(await read()).toMatchObject(cancelled)
})
