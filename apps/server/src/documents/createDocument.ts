import { inTransaction } from '../database/transaction.ts'
import { chainEvents, storeEvents } from '../events/store.ts'
import type { Handler } from '../operation.ts'
import { parseExpiry } from '../lifecycle/document-rules.ts'
import { fileNameOf, titleOf } from './file-name.ts'
import { insertDocument } from './store.ts'

export const createDocument: Handler<'createDocument'> = async (
  { body, file },
  { db, now, account, actor, inspectPdf, uploads },
) => {
  const expiresAt = parseExpiry(body.expiresAt, now())
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
      const at = now()
      const document = await insertDocument(tx, account.id, draft, at)
      const event = { type: 'document.created' as const, actor, data: { sha256 } }
      await storeEvents(tx, chainEvents([{ documentId: document.id, events: [event] }], at), at)
      return document
    }),
  )
}
