import type { VisitorContext } from '#api/context.ts'
import { newToken } from '#domain/members/session-tokens.ts'

/** Gives the browser a cookie that tells it from others. One that asks twice keeps it, so that both of its links or challenges work in it. */
export function keepBrowser({ cookies }: Pick<VisitorContext, 'cookies'>, milliseconds: number): string {
  const known = cookies.read('BROWSER')
  const browser = known !== undefined && /^[\w-]{43}$/.test(known) ? known : newToken()
  cookies.set('BROWSER', browser, milliseconds)
  return browser
}
