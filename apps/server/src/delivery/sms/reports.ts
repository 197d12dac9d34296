import express, { type RequestHandler, type Router } from 'express'
import type { Services } from '../../context.ts'
import type { Outcome } from '../message-rules.ts'
import { recordOutcome } from '../record-outcome.ts'
import type { SmsSender } from '../sender.ts'

/**
 * What 46elks reports. That it sent the message it has said before, by taking it, unless this server ended just then; who takes that job up
 * again need not send the message a second time.
 */
const outcomes: Record<string, Outcome | undefined> = { sent: 'SENT', delivered: 'DELIVERED', failed: 'BOUNCED' }

/** A pattern, since a path of names would fail at what can't be decoded. */
const path = /^\/hooks\/46elks\/(?<messageId>msg_\w+)$/

/** Takes the delivery reports of 46elks (https://46elks.com/docs/sms-delivery-reports), which it repeats until they are answered. */
export function smsReports(sms: SmsSender, services: Pick<Services, 'db' | 'now'>): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  const own: RequestHandler<{ messageId: string }> = (req, res, next) => {
    if (sms.isOwnReport(req.params.messageId, String(req.query['token']))) next()
    else res.status(404).end()
  }
  const form = express.urlencoded({ extended: false, limit: '16kb' })
  router.post<RegExp, { messageId: string }>(path, own, form, async (req, res) => {
    const { status } = (req.body ?? {}) as { status?: unknown }
    const outcome = outcomes[String(status)]
    const detail = outcome === 'BOUNCED' ? '46elks: failed' : undefined
    if (outcome) await recordOutcome(req.params.messageId, outcome, { detail }, services)
    res.status(204).end()
  })
  return router
}
