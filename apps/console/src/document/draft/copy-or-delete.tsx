import { Alert } from '@paraph/ui/alert.tsx'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { trashIcon } from '@paraph/ui/icons/lucide.ts'
import { addressOf, goTo } from '../../routes.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { CopyButton } from '../copying/copy-button.tsx'
import { useChange } from '../../saving/use-change.ts'
import { useDraftChanges } from '../../saving/draft-changes.ts'

/** The buttons for what the sender does with a draft instead of sending it. */
export function CopyOrDelete({ documentId }: { documentId: string }) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const changes = useDraftChanges()
  const remove = useChange(documentId, async () => {
    await paraph.documents.delete(documentId)
    goTo(addressOf.documents())
  })
  return (
    <>
      <div class="buttons">
        <CopyButton documentId={documentId} changes={changes} />
        <button
          type="button"
          class="quiet danger"
          aria-disabled={remove.isBusy}
          onClick={() => confirm(t.draft.deleteSure) && remove.press(undefined)}
        >
          <Icon path={trashIcon} />
          {t.draft.delete}
        </button>
      </div>
      <Alert text={remove.message} />
    </>
  )
}
