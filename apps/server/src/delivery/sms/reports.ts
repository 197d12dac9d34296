import express, { type Router } from 'express'
import type { Services } from '../../context.ts'
import type { Outcome } from '../message.ts'
import { recordOutcome } from '../outcome.ts'
import type { SmsSender } from './46elks.ts'

/** What 46elks reports; that it sent the message it has said before, by taking it. */
const outcomes: Record<string, Outcome | undefined> = { delivered: 'DELIVERED', failed: 'BOUNCED' }

/** Takes the delivery reports of 46elks (https://46elks.com/docs/sms-delivery-reports), which it repeats until they are answered. */
export function smsReports(sms: SmsSender, services: Pick<Services, 'db' | 'now'>): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  const form = express.urlencoded({ extended: false, limit: '16kb' })
  router.post('/hooks/46elks/:messageId', form, async (req, res) => {
    const { messageId } = req.params as { messageId: string }
    const outcome = outcomes[String((req.body as { status?: unknown } | undefined)?.status)]
    const known = sms.isOwnReport(messageId, String(req.query['token']))
    if (known && outcome)
      await recordOutcome(
        messageId,
        outcome,
        { detail: outcome === 'BOUNCED' ? '46elks: failed' : undefined },
        services,
      )
    res.status(known ? 204 : 404).end()
  })
  return router
}
