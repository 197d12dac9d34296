import { findFileWithoutPreview, insertPreview } from '#domain/documents/preview-store.ts'
import type { Services } from '#domain/services.ts'
import { type PreviewDrawer, PreviewInterruptedError } from './preview-drawer.ts'

export interface PreviewDeps extends Pick<Services, 'db'> {
  previews: PreviewDrawer
  /** Reports to the operator that a document has no preview. */
  onPreviewFailure: (error: unknown, documentId: string) => void
}

/** Draws and stores the preview of a document. A file that can't be drawn is recorded and not tried again, because it would fail again. */
export async function makePreview(documentId: string, deps: PreviewDeps): Promise<void> {
  const { db, previews, onPreviewFailure } = deps
  const file = await findFileWithoutPreview(db, documentId)
  if (!file) return
  const picture = await previews.draw(file).catch((error: unknown) => {
    if (error instanceof PreviewInterruptedError) throw error
    onPreviewFailure(error, documentId)
    return null
  })
  await insertPreview(db, documentId, picture && Buffer.from(picture))
}
