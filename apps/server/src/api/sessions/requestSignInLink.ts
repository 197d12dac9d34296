import type { Handler } from '#api/operation.ts'
import { SIGN_IN_LINK_LIFE } from '#domain/members/session-rules.ts'
import { hashToken, newToken } from '#domain/members/session-tokens.ts'
import { Problem } from '#platform/problems/problem.ts'
import { countAddress } from './count-address.ts'
import { requireWay } from '#api/access/require-way.ts'

/** Does the same for each address, and leaves the rest to a job. So neither the answer nor its time says whether a member has the address. */
export const requestSignInLink: Handler<'requestSignInLink'> = async ({ body }, context) => {
  const { db, now, outbox, cookies } = context
  requireWay(context, 'MAILED_LINK')
  if (!outbox.channels.has('EMAIL')) throw new Problem('mail_unavailable')
  await countAddress(db, body.email)
  // A browser that asks twice keeps its cookie, so that both links work in it.
  const known = cookies.read('BROWSER')
  const browser = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newToken()
  const at = now()
  await outbox.signInLink(db, {
    email: body.email,
    language: body.language,
    browserSha256: hashToken(browser).toString('hex'),
    requestedAt: at.toISOString(),
  })
  cookies.set('BROWSER', browser, SIGN_IN_LINK_LIFE)
  return { expiresAt: new Date(at.getTime() + SIGN_IN_LINK_LIFE).toISOString() }
}
