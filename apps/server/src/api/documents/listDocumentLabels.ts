import type { Handler } from '#api/operation.ts'
import { findLabels } from '#domain/documents/label-store.ts'

export const listDocumentLabels: Handler<'listDocumentLabels'> = async (_input, { db, viewer }) => ({
  labels: await findLabels(db, viewer),
})
