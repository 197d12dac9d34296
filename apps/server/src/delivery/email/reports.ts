import express, { type Router } from 'express'
import { hasBearer } from '../../http/bearer.ts'
import type { Services } from '../../context.ts'
import { recordOutcome } from '../record-outcome.ts'
import { readDeliveryReport } from './delivery-report.ts'

/** A report contains our mail, which is small, or only the header of our mail. */
const MAX_REPORT = '1mb'

/**
 * Accepts the mail that came to the address for delivery reports. The mail server posts the whole mail, with any content type. Mail that is
 * not a report about one of our messages is accepted too, because the mail server would otherwise send it back.
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
