import { randomUUID } from 'node:crypto'
import { PermanentDeliveryError } from '#work/delivery/sender.ts'
import { signInUrlOf } from '#domain/members/member-links.ts'
import { SIGN_IN_LINK_LIFE } from '#domain/members/session-rules.ts'
import { hashToken, newToken } from '#domain/members/session-tokens.ts'
import { deleteSignInLink, findPersonToMail, insertSignInLink } from '#domain/members/sign-in-link-store.ts'
import type { JobData } from '#platform/jobs/queues.ts'
import type { MemberMailDeps } from './mail-invitation.ts'
import { writeMemberMail } from './write-member-mail.ts'

/** Sends a sign-in link, if a member has the address and the link still works when it arrives. */
export async function mailSignInLink(job: JobData['sign-in-link'], deps: MemberMailDeps): Promise<void> {
  const { db, now, publicUrl, senders } = deps
  const at = now()
  const expiresAt = new Date(Date.parse(job.requestedAt) + SIGN_IN_LINK_LIFE)
  const browserSha256 = Buffer.from(job.browserSha256, 'hex')
  const knownBrowser = job.isKnownBrowser ? browserSha256 : undefined
  const person = await findPersonToMail(db, { email: job.email, knownBrowser }, at)
  if (!person || !senders.EMAIL || expiresAt <= at) return
  const token = newToken()
  const sha256 = hashToken(token)
  await insertSignInLink(db, {
    sha256,
    personId: person.id,
    browserSha256,
    expiresAt: expiresAt.toISOString(),
    now: at,
  })
  const { name, email } = person
  const mail = writeMemberMail({ kind: 'signIn', language: job.language, name, url: signInUrlOf(publicUrl, token) })
  await senders.EMAIL.notify({ id: `sign-in.${randomUUID()}`, to: { name, address: email }, ...mail }).catch(
    async (error: unknown) => {
      // It must not count as a link of this hour.
      await deleteSignInLink(db, sha256)
      if (!(error instanceof PermanentDeliveryError)) throw error
    },
  )
}
