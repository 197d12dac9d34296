import type { PartyWithSigningUrl } from '@paraph/client'
import type { DraftChanges } from '../../saving/draft-changes.ts'
import { useSession } from '../../session/session.ts'

/** Returns the function that opens the signing page in a new tab, as the party sees it. The tab opens at once, because a browser opens none later. */
export function useSeeAs({ documentId, id }: PartyWithSigningUrl, changes?: DraftChanges): () => void {
  const { paraph } = useSession()
  return () => {
    const tab = open('sign/#preview')
    // A browser that opens no tab says so itself. The tab asks only after it has loaded its own program, which is larger.
    if (tab) void import('./show-preview.ts').then((it) => it.showPreview(tab, { paraph, documentId, id, changes }))
  }
}
