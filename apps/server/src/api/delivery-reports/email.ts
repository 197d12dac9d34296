import express, { type Router } from 'express'
import { hasBearer } from '#api/http/bearer.ts'
import { readDeliveryReport } from '#work/delivery/email/delivery-report.ts'
import type { ReportedRecipient } from '#work/delivery/email/reported-recipient.ts'
import { isReportable } from '#work/delivery/message-rules.ts'
import { recordOutcome } from '#work/delivery/record-outcome.ts'
import type { ReportTokens } from '#work/delivery/report-tokens.ts'
import { findReportedMessage } from '#domain/outbox/store.ts'
import type { Services } from '#domain/services.ts'

/** A report contains our mail, which is small, or only the header of our mail. */
const MAX_REPORT = '1mb'

interface Deps extends Pick<Services, 'db' | 'now'> {
  tokens: ReportTokens
  /** Logs a report that changes nothing, for the operator. */
  log: (message: string) => void
}

/**
 * Accepts the mail that came to the address for delivery reports. The mail server posts the whole mail, with any content type. Other mail is accepted
 * too, because otherwise the mail server would send it back. This also hides from a forger what was wrong with a report.
 *
 * @param bearer - the token that the mail server must send.
 */
export function mailReports(bearer: string, deps: Deps): Router {
  const router = express.Router({ strict: true, caseSensitive: true })
  const body = express.raw({ type: () => true, limit: MAX_REPORT })
  router.post('/hooks/mail-reports', (req, res, next) => {
    if (hasBearer(req, bearer)) return next()
    res.status(401).set('www-authenticate', 'Bearer').end()
  })
  router.post('/hooks/mail-reports', body, async (req, res) => {
    if (Buffer.isBuffer(req.body)) await takeReport(req.body, deps)
    res.status(204).end()
  })
  return router
}

async function takeReport(source: Buffer, { tokens, log, ...services }: Deps): Promise<void> {
  const report = await readDeliveryReport(source)
  if (!report) return
  for (const { messageId, token } of report.references) {
    const message = await findReportedMessage(services.db, messageId)
    if (!message || !tokens.isOwn(token, messageId, message.address)) continue
    if (!isReportable(message, 'EMAIL', services.now())) return log(`A delivery report for ${messageId} came too late.`)
    const own = report.recipients.find(({ addresses }) => addresses.some((one) => isSameAddress(one, message.address)))
    // Behind a forward, the failed recipient is another address, but only our mail has this return address. That somebody else has the mail says nothing.
    const forwarded = report.recipients.find(({ outcome }) => outcome === 'BOUNCED')
    const recipient = own ?? (forwarded && via(forwarded))
    if (!recipient) return log(`A delivery report for ${messageId} names another recipient.`)
    const { outcome, detail } = recipient
    await recordOutcome(
      messageId,
      outcome,
      { detail, reporter: { id: 'mail-report', name: report.reporter } },
      services,
    )
    return
  }
  log('A delivery report with a wrong token was ignored.')
}

function via({ addresses, outcome, detail }: ReportedRecipient) {
  return { outcome, detail: addresses[0] ? `via ${addresses[0]}: ${detail}` : detail }
}

/** Compares two addresses. Ignores the case, because mail servers may change it. */
function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
