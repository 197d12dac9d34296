import type { VisitorContext } from '#api/context.ts'
import { hashToken, newToken } from '#domain/members/session-tokens.ts'

/**
 * Gives the browser a cookie that tells it from others. One that asks twice keeps it, so that both of its links or challenges work in it. One in which somebody
 * has signed in always gets the same, so that its links can be counted.
 */
export function keepBrowser({ cookies }: Pick<VisitorContext, 'cookies'>, milliseconds: number): string {
  const [before, known] = [cookies.read('BROWSER'), cookies.read('KNOWN')]
  const kept = before !== undefined && /^[\w-]{43}$/.test(before) ? before : newToken()
  const browser = known === undefined ? kept : hashToken(known).toString('base64url')
  cookies.set('BROWSER', browser, milliseconds)
  return browser
}
