import { expect, test } from 'vitest'
import { DAY, HOUR } from '#platform/formats/durations.ts'
import { sweepSessions } from '#work/members/sweep-sessions.ts'
import { browserOf } from '../../support/browser-of.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, db, fetch, clock, services, newAccount, newMember } = await useServer()

test('200 lists the own sessions that are not over, newest first; a key gets 401', async () => {
  const account = await newAccount()
  const [member, colleague] = [await newMember(account.id), await newMember(account.id)]
  const row = db.selectFrom('sessions').selectAll().where('id', '=', member.sessionId)
  const { created_at, ...own } = await row.executeTakeFirstOrThrow()
  const at = (ago: number) => new Date(Date.parse(created_at) - ago).toISOString()
  const older = {
    ...own,
    id: member.sessionId.replace(/^ses_01/, 'ses_00').replace(/.$/, '0'),
    user_agent: 'Safari',
    created_at: at(DAY),
    last_used_at: at(HOUR),
  }
  const over = { ...older, id: older.id.replace(/.$/, '1'), last_used_at: at(12 * HOUR) }
  await db.insertInto('sessions').values([older, over]).execute()
  const browser = browserOf({ baseUrl, fetch })
  const { answer } = await browser.send('GET', 'sessions', { token: member.token })
  expect(answer.sessions).toMatchObject([
    { id: member.sessionId, isCurrent: true, ipAddress: '192.0.2.14', userAgent: 'Test' },
    { id: older.id, isCurrent: false, userAgent: 'Safari' },
  ])
  expect((await browser.send('GET', 'sessions', { token: account.key })).answer.code).toBe('session_invalid')
  await sweepSessions(services)
  const left = await db.selectFrom('sessions').select('id').where('person_id', '=', own.person_id).execute()
  expect(left).toHaveLength(2)
  const start = clock.now().getTime()
  clock.now = () => new Date(start + 12 * HOUR)
  await sweepSessions(services)
  expect(
    await db.selectFrom('access_tokens').where('member_id', 'in', [member.id, colleague.id]).selectAll().execute(),
  ).toEqual([])
})
