import type { Handler } from '#api/operation.ts'
import { fileNameOf, titleOf } from '#domain/documents/file-name.ts'
import { insertDocument } from '#domain/documents/store.ts'
import { countUpload } from '#domain/documents/upload-limit.ts'
import { chainEvents, storeEvents } from '#domain/events/store.ts'
import { parseExpiry } from '#domain/lifecycle/document-rules.ts'
import { inTransaction } from '#platform/database/transaction.ts'

export const createDocument: Handler<'createDocument'> = async (
  { body, file },
  { account, actor, outbox, inspectPdf, uploads, ...context },
) => {
  const { db, now } = context
  const expiresAt = parseExpiry(body.expiresAt, now())
  await countUpload(context, account.id, file.size)
  // Otherwise the count would stay locked while the file is checked.
  await context.commitSoFar()
  const { pages } = await inspectPdf(file)
  const { sha256 } = file
  const name = fileNameOf(file.name)
  const draft = {
    title: body.title ?? titleOf(name),
    message: body.message ?? null,
    language: body.language,
    externalId: body.externalId ?? null,
    redirectUrl: body.redirectUrl ?? null,
    expiresAt: expiresAt ?? null,
    reminders: body.reminders,
    file: { ...file, name, pages },
  }
  return uploads.storing(file, () =>
    inTransaction(db, async (tx) => {
      const { document, lock } = await insertDocument(tx, account.id, draft, now())
      const event = { type: 'document.created' as const, actor, data: { sha256 } }
      await Promise.all([
        storeEvents(chainEvents([{ document: lock, events: [event] }])),
        // The picture is ready when the document is sent. So the first party sees its first page at once.
        outbox.preview(lock, { isUrgent: false }),
      ])
      return document
    }),
  )
}
