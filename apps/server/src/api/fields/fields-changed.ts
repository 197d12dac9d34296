import type { EventActor } from '@paraph/contract'
import { touchDraft } from '#domain/documents/store.ts'
import type { LockedDocument } from '#domain/lifecycle/lock.ts'

/** Records that the fields of the draft have changed. */
export async function fieldsChanged(
  document: LockedDocument & { readonly status: 'DRAFT' },
  actor: EventActor,
): Promise<void> {
  document.record({ type: 'document.updated', actor, data: { changed: ['fields'] } })
  await touchDraft(document)
}
