import type { PartyWithSigningUrl } from '@paraph/client'
import type { DraftChanges } from '../../saving/draft-changes.ts'
import { useSession } from '../../session/session.ts'
import { showPreview } from './show-preview.ts'

/** Returns the function that opens the signing page in a new tab, as the party sees it. The tab opens at once, because a browser opens none later. */
export function useSeeAs({ documentId, id }: PartyWithSigningUrl, changes?: DraftChanges): () => void {
  const { paraph } = useSession()
  return () => {
    const tab = open('sign/#preview')
    // A browser that opens no tab says so itself. The tab asks only once, so the console must already know it.
    if (tab) showPreview(tab, { paraph, documentId, id, changes })
  }
}
