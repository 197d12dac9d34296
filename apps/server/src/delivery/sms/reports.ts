import express, { type RequestHandler, type Router } from 'express'
import type { Services } from '../../context.ts'
import type { Outcome } from '../message-rules.ts'
import { recordOutcome } from '../record-outcome.ts'
import type { SmsSender } from '../sender.ts'

/**
 * The outcomes that 46elks reports. The outcome `sent` is usually known from the answer to the request. If the server crashed before it had
 * that answer, the report keeps the next try from sending the message again.
 */
const outcomes: Record<string, Outcome | undefined> = { sent: 'SENT', delivered: 'DELIVERED', failed: 'BOUNCED' }

/** A regular expression, because Express would fail to decode some parameters of a path with names. */
const path = /^\/hooks\/46elks\/(?<messageId>msg_\w+)$/

/** Accepts the delivery reports of 46elks (https://46elks.com/docs/sms-delivery-reports). 46elks repeats a report until it gets an answer. */
export function smsReports(sms: SmsSender, services: Pick<Services, 'db' | 'now'>): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  const requireOwnReport: RequestHandler<{ messageId: string }> = (req, res, next) => {
    if (sms.isOwnReport(req.params.messageId, String(req.query['token']))) next()
    else res.status(404).end()
  }
  const form = express.urlencoded({ extended: false, limit: '16kb' })
  router.post<RegExp, { messageId: string }>(path, requireOwnReport, form, async (req, res) => {
    const { status } = (req.body ?? {}) as { status?: unknown }
    const outcome = outcomes[String(status)]
    const detail = outcome === 'BOUNCED' ? '46elks: failed' : undefined
    if (outcome) await recordOutcome(req.params.messageId, outcome, { detail }, services)
    res.status(204).end()
  })
  return router
}
