import type { Handler } from '#api/operation.ts'
import { countDocuments } from '#domain/documents/count-store.ts'

export const getDocumentCounts: Handler<'getDocumentCounts'> = (_input, { db, now, viewer, actor }) =>
  countDocuments(db, viewer, actor.type === 'MEMBER' ? actor.id : undefined, now())
