import type { Request } from 'express'
import { Problem } from '#platform/problems/problem.ts'

/**
 * Refuses requests from pages of other sites, which a browser could send with the cookies of a person. Browsers set both headers themselves, so no page
 * can choose them. They leave out `sec-fetch-site` on plain HTTP, except for localhost.
 *
 * @throws Problem `origin_refused`
 */
export function requireOwnPage({ headers }: Request, publicUrl: string): void {
  const site = headers['sec-fetch-site']
  const isOwn = site === undefined ? headers.origin === new URL(publicUrl).origin : site === 'same-origin'
  if (!isOwn) throw new Problem('origin_refused')
}
