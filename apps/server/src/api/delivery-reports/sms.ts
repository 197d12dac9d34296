import express, { type RequestHandler, type Router } from 'express'
import { isReportable, type DeliveryOutcome } from '#work/delivery/message-rules.ts'
import { recordOutcome } from '#work/delivery/record-outcome.ts'
import type { ReportTokens } from '#work/delivery/report-tokens.ts'
import { findReportedMessage } from '#domain/outbox/store.ts'
import type { Services } from '#domain/services.ts'

/**
 * The outcomes that 46elks reports. The outcome `sent` is usually known from the answer to the request. If the server crashed before that answer, the
 * report prevents that the next try sends the message again.
 */
const outcomes: Record<string, DeliveryOutcome | undefined> = {
  sent: 'SENT',
  delivered: 'DELIVERED',
  failed: 'BOUNCED',
}

/** A regular expression, because Express would fail to decode some parameters of a path with names. */
const reportPath = /^\/hooks\/46elks\/(?<messageId>msg_\w+)$/

const reporter = { id: 'sms-report', name: '46elks' } as const

interface Deps extends Pick<Services, 'db' | 'now'> {
  tokens: ReportTokens
  /** Logs a report that changes nothing, for the operator. */
  log: (message: string) => void
}

/** Accepts the delivery reports of 46elks (https://46elks.com/docs/sms-delivery-reports). 46elks repeats a report until it gets an answer. */
export function smsReports({ tokens, log, ...services }: Deps): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  const requireOwnReport: RequestHandler<{ messageId: string }> = (req, res, next) => {
    if (tokens.isOwn(String(req.query['token']), req.params.messageId)) next()
    else res.status(404).end()
  }
  const form = express.urlencoded({ extended: false, limit: '16kb' })
  router.post<RegExp, { messageId: string }>(reportPath, requireOwnReport, form, async (req, res) => {
    const { messageId } = req.params
    const { id, status } = (req.body ?? {}) as { id?: unknown; status?: unknown }
    const outcome = outcomes[String(status)]
    const message = outcome && (await findReportedMessage(services.db, messageId))
    if (message) {
      const detail = outcome === 'BOUNCED' ? '46elks: failed' : undefined
      if (!isReportable(message, 'SMS', services.now())) log(`A delivery report for ${messageId} came too late.`)
      // A proxy may log the token, but not the id. The report may also come before the answer that contains the id.
      else if (message.providerId !== null && id !== message.providerId)
        log(`A delivery report for ${messageId} has another id than the SMS.`)
      else await recordOutcome(messageId, outcome, { detail, reporter }, services)
    }
    res.status(204).end()
  })
  return router
}
