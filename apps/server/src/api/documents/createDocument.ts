import type { FieldsFromFile } from '@paraph/contract'
import type { Handler } from '#api/operation.ts'
import { partiesOf } from '#api/parties/parties-of.ts'
import { requireScopeToSave } from '#api/parties/insert-parties.ts'
import { fileNameOf, titleOf } from '#domain/documents/file-name.ts'
import { distinctLabels } from '#domain/documents/label-rules.ts'
import { insertLabels } from '#domain/documents/label-store.ts'
import { insertDocument } from '#domain/documents/store.ts'
import { insertOwner } from '#domain/documents/viewer-store.ts'
import { countUpload } from '#domain/documents/upload-rules.ts'
import { chainEvents, storeEvents } from '#domain/events/store.ts'
import type { FitAnswers } from '#domain/fields/fit-rules.ts'
import { insertFields } from '#domain/fields/store.ts'
import { parseExpiry } from '#domain/lifecycle/document-rules.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { FileFields } from '#platform/pdf/facts/inspection.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { withFitOfTexts } from '#domain/fields/texts-in-doubt.ts'
import { addAndSend } from './add-and-send.ts'

/** The maximum number of fields that the answer names as not taken. */
const MAX_NAMED = 100

export const createDocument: Handler<'createDocument'> = async ({ body, file }, context) => {
  const { account, actor, outbox, inspectPdf, uploads, db, now } = context
  const expiresAt = parseExpiry(body.expiresAt, now())
  const fromFile = body.fields === 'FROM_FILE'
  if (body.hideTags && !fromFile) {
    const detail = 'must be absent, unless fields is FROM_FILE'
    throw invalidRequest([{ pointer: '/hideTags', code: 'unexpected', detail }])
  }
  body.parties?.forEach((party, index) => requireScopeToSave(party, context.scopes, `/parties/${index}`))
  await countUpload(context, account.id, file.size)
  // Otherwise the count would stay locked while the file is checked.
  await context.commitSoFar()
  const { fields, ...inspected } = await inspectPdf(file, { fields: fromFile, hideTags: body.hideTags })
  // A small file can contain large ones, which are stored decompressed.
  const attached = inspected.extras.attachments.reduce((sum, { size }) => sum + size, 0)
  if (attached > 0) {
    await countUpload(context, account.id, attached)
    await context.commitSoFar()
  }
  const { sha256 } = file
  const name = fileNameOf(file.name)
  const draft = {
    title: body.title ?? titleOf(name),
    message: body.message ?? null,
    language: body.language,
    externalId: body.externalId ?? null,
    redirectUrl: body.redirectUrl ?? null,
    expiresAt: expiresAt ?? null,
    marksAtOnce: body.marksAtOnce,
    pageFooter: body.pageFooter,
    reminders: body.reminders,
    file: { ...file, name, ...inspected },
    isFormTaken: fields?.isFormTaken ?? false,
  }
  const labels = distinctLabels(body.labels)
  const store = (answers: FitAnswers) =>
    uploads.storing({ owner: file.owner, size: file.size + attached }, () =>
      inTransaction(db, async (tx) => {
        const { document, lock } = await insertDocument(
          tx,
          { accountId: account.id, createdBy: actor.id! },
          draft,
          now(),
        )
        const owner = 'name' in actor ? { id: actor.id, name: actor.name } : undefined
        if (owner) await insertOwner(lock, owner.id)
        await insertLabels(lock, labels)
        const event = { type: 'document.created' as const, actor, data: { sha256 } }
        await storeEvents(chainEvents({ document: lock, events: [event] }))
        // So the preview is ready when the document is sent, and the first party sees the first page at once.
        await outbox.preview(lock, { isUrgent: false })
        if (fields) await insertFields({ ...lock, status: 'DRAFT' }, fields.found)
        return (
          (await addAndSend({ ...context, tx }, lock, body, answers)) ?? {
            ...document,
            labels,
            ...(owner && { owner }),
          }
        )
      }),
    )
  const document = await withFitOfTexts(store, { ...context, owner: account.id })
  return {
    ...document,
    ...(fields && { fieldsFromFile: toFieldsFromFile(fields) }),
    ...(body.parties && { parties: await partiesOf({ id: document.id, ...context.viewer }, context) }),
  }
}

function toFieldsFromFile({ found, left }: FileFields): FieldsFromFile {
  return { taken: found.length, notTaken: left.slice(0, MAX_NAMED), notTakenCount: left.length }
}
