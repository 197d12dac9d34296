import type { Actor } from '#domain/events/store.ts'
import { touchDraft } from '#domain/documents/store.ts'
import type { LockedDocument } from '#domain/lifecycle/lock.ts'

/** Records that the fields of the draft have changed. */
export async function fieldsChanged(
  document: LockedDocument & { readonly status: 'DRAFT' },
  actor: Actor,
): Promise<void> {
  document.record({ type: 'document.updated', actor, data: { changed: ['fields'] } })
  await touchDraft(document)
}
