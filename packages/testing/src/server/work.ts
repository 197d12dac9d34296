import type { SealErrorCode } from '@paraph/client'
import type { openServices } from '@paraph/server/src/server/process/open-services.ts'
import { makePreview } from '@paraph/server/src/work/previews/make-preview.ts'
import { attemptSeal } from '@paraph/server/src/work/sealing/seal-attempt.ts'
import { webhookLog } from '@paraph/server/src/work/webhooks/log.ts'
import { startWebhookSender, type WebhookSenderDeps } from '@paraph/server/src/work/webhooks/webhook-sender.ts'
import { previews } from './pdf-helpers.ts'
import { UNREACHED } from './unreached.ts'

/** What the jobs of a server do, which do not run in the tests. */
export function workOf(
  { services, sealer, jobs }: Awaited<ReturnType<typeof openServices>>,
  logger: Parameters<typeof webhookLog>[0],
) {
  const { db } = services
  /** Tries to seal the document, as the due job does. Returns the reason if the attempt failed. */
  const seal = async (documentId: string): Promise<SealErrorCode | undefined> => {
    const documents = db.selectFrom('documents').select('seal_attempt as attempt')
    const attempt = (await documents.where('id', '=', documentId).executeTakeFirst())?.attempt ?? 0
    let failed: SealErrorCode | undefined
    await attemptSeal(
      { documentId, attempt },
      { ...services, sealer, onSealFailure: (_error, { code }) => void (failed = code) },
    )
    return failed
  }
  /** Makes the preview of the document, as the due job does. */
  const preview = (documentId: string) =>
    makePreview(documentId, {
      db,
      previews,
      onPreviewFailure: (error) => {
        throw error
      },
    })
  /** Sends webhooks as a worker does, until the returned function is called. */
  const sendWebhooks = (deps: Partial<WebhookSenderDeps> = {}) => {
    const errors: unknown[] = []
    const onError = (error: unknown) => void errors.push(error)
    const log = { ...webhookLog(logger, undefined), onError }
    const limits = { timeout: UNREACHED, slowAfter: UNREACHED }
    const { close } = startWebhookSender({ ...services, jobs, ...log, ...limits, ...deps })
    return { close, errors }
  }
  return { seal, sealer, preview, previews, sendWebhooks, jobs }
}
