import express, { type Router } from 'express'
import { hasBearer } from '../../http/bearer.ts'
import type { Services } from '../../context.ts'
import { recordOutcome } from '../record-outcome.ts'
import { readDeliveryReport } from './delivery-report.ts'

/** A report holds the mail that it is about, which is small, or its head alone. */
const MAX_REPORT = '1mb'

/**
 * Takes mail that came to the address for what can't be delivered, as the mail server passes it on: the whole mail, of whatever type it is
 * declared to be. What is no report on a message of ours is taken too, else the mail server would send it back.
 */
export function mailReports(token: string, services: Pick<Services, 'db' | 'now'>): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  const body = express.raw({ type: () => true, limit: MAX_REPORT })
  router.post('/hooks/mail-reports', (req, res, next) => {
    if (hasBearer(req, token)) return next()
    res.status(401).set('www-authenticate', 'Bearer').end()
  })
  router.post('/hooks/mail-reports', body, async (req, res) => {
    const report = Buffer.isBuffer(req.body) ? await readDeliveryReport(req.body) : undefined
    if (report) await recordOutcome(report.messageId, report.outcome, { detail: report.detail }, services)
    res.status(204).end()
  })
  return router
}
