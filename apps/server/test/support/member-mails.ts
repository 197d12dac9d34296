import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll } from 'vitest'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { mailInvitation } from '#work/members/mail-invitation.ts'
import { mailSignInLink } from '#work/members/mail-sign-in-link.ts'
import type { Services } from '#domain/services.ts'
import type { JobData } from '#platform/jobs/queues.ts'
import { startSink } from './smtp-sink.ts'

/** Runs the jobs that mail invitations and sign-in links, and reads the tokens in the mails. */
export async function openMemberMails(services: Services) {
  const { db } = services
  const sink = await startSink()
  const EMAIL = openSmtp({ url: sink.url, from: 'paraph@example.com', timeZone: 'UTC' })
  afterAll(async () => {
    await EMAIL.close()
    await sink.close()
  })
  const deps = { ...services, senders: { EMAIL } }
  const take = async <Name extends 'invitation' | 'sign-in-link'>(queue: Name, field: string, value: string) => {
    const { rows } = await sql<{ data: JobData[Name] }>`
      delete from pgboss.job where name = ${queue} and data->>${field} = ${value} returning data`.execute(db)
    return rows.map(({ data }) => data)
  }
  const mailsOf = async (run: () => Promise<void>) => {
    const before = sink.mails.length
    await run()
    return Promise.all(
      sink.mails.slice(before).map(async ({ to, source, messageId }) => {
        const { subject, text } = await PostalMime.parse(source)
        return { to, subject, text, messageId, token: /#(?:invitation|sign-in)=([\w-]+)/.exec(text ?? '')?.[1] }
      }),
    )
  }
  return {
    deps,
    sink,
    /** Sends the invitations that wait for a member, and returns the mails. */
    invitations: (memberId: string) =>
      mailsOf(async () => {
        for (const job of await take('invitation', 'memberId', memberId)) await mailInvitation(job, deps)
      }),
    /** Sends the links that were requested for an address, and returns the mails. */
    links: (email: string) =>
      mailsOf(async () => {
        for (const job of await take('sign-in-link', 'email', email)) await mailSignInLink(job, deps)
      }),
    /** The jobs of an address that wait. */
    waiting: (email: string) => take('sign-in-link', 'email', email),
  }
}
