import { LINKS_PER_PERIOD, OLD_TOKENS_KEPT } from '#domain/members/session-rules.ts'
import { deleteEndedSessions } from '#domain/members/session-store.ts'
import type { Services } from '#domain/services.ts'
import { deleteOldSignOnAttempts } from '#domain/single-sign-on/sign-on-attempt-store.ts'
import type { SessionLife } from '#platform/settings/session-life.ts'

/** Every hour, as a cron expression. */
export const sessionSweepTimes = '41 * * * *'

/** Deletes the sessions, access tokens, sign-in links and unfinished sign-ins that are over and of no use any more. */
export async function sweepSessions({
  db,
  now,
  sessionLife,
}: Pick<Services, 'db' | 'now'> & { sessionLife: SessionLife }): Promise<void> {
  const at = now().getTime()
  await deleteEndedSessions(db, {
    usedAt: new Date(at - sessionLife.idle),
    createdAt: new Date(at - sessionLife.total),
    tokens: new Date(at - OLD_TOKENS_KEPT),
    // The links of the last hour are counted.
    links: new Date(at - LINKS_PER_PERIOD.period),
  })
  await deleteOldSignOnAttempts(db, now())
}
