import type { Handler } from '#api/operation.ts'
import { SIGN_IN_LINK_LIFE } from '#domain/members/session-rules.ts'
import { hashToken } from '#domain/members/session-tokens.ts'
import { Problem } from '#platform/problems/problem.ts'
import { countLinkRequest } from './count-link-request.ts'
import { keepBrowser } from '#api/access/keep-browser.ts'
import { requireWay } from '#api/access/require-way.ts'

/** Does the same for each address, and leaves the rest to a job. So neither the answer nor its time says whether a member has the address. */
export const requestSignInLink: Handler<'requestSignInLink'> = async ({ body }, context) => {
  const { db, now, outbox, cookies, knownBrowsers, origin } = context
  requireWay(context, 'MAILED_LINK')
  if (!outbox.channels.has('EMAIL')) throw new Problem('mail_unavailable')
  const cookie = cookies.read('KNOWN')
  const knownBrowser = cookie !== undefined && knownBrowsers.isFor(cookie, body.email) ? cookie : undefined
  await countLinkRequest(db, { email: body.email, ipAddress: origin.ipAddress, knownBrowser })
  const at = now()
  await outbox.signInLink(db, {
    email: body.email,
    language: body.language,
    isKnownBrowser: knownBrowser !== undefined,
    browserSha256: hashToken(keepBrowser(context, SIGN_IN_LINK_LIFE)).toString('hex'),
    requestedAt: at.toISOString(),
  })
  return { expiresAt: new Date(at.getTime() + SIGN_IN_LINK_LIFE).toISOString() }
}
