import type { PartyWithSigningUrl } from '@paraph/client'
import { toast } from '@paraph/ui/kit/toasts.ts'
import { useContext } from 'preact/hooks'
import { DraftChangesContext } from '../../saving/draft-changes.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { openPreview } from './open-preview.ts'

/** Returns the function that opens the signing page in a new tab, as the party sees it. */
export function useSeeAs({ documentId, id }: Pick<PartyWithSigningUrl, 'documentId' | 'id'>): () => void {
  const { t } = useTexts()
  const { paraph } = useSession()
  const changes = useContext(DraftChangesContext)
  const load = async () => {
    await changes?.save()
    const [session, file] = await Promise.all([
      paraph.parties.getSession(documentId, id),
      paraph.documents.getFile(documentId),
    ])
    const signed = (session.fields ?? []).filter(
      ({ isYours, type }) => !isYours && (type === 'SIGNATURE' || type === 'INITIALS'),
    )
    const others = [...new Set(signed.map(({ partyId }) => partyId))]
    const marks = await Promise.all(others.map((other) => paraph.documents.getMarks(documentId, other)))
    return { session, file, marks: new Map(marks.map((each, index) => [others[index]!, each])) }
  }
  return () => void (openPreview(load) || toast({ text: t.party.noTab }))
}
