import { Alert } from '@paraph/ui/alert.tsx'
import { trashIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useConfirm } from '../../layout/use-confirm.tsx'
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
  const { ask, dialog } = useConfirm()
  const remove = useChange(documentId, async () => {
    await paraph.documents.delete(documentId)
    goTo(addressOf.documents())
  })
  const askFirst = async () => {
    const isSure = await ask((t) => ({
      title: t.draft.deleteSure,
      about: t.draft.deleteAbout,
      confirm: t.draft.delete,
    }))
    if (isSure) remove.press(undefined)
  }
  return (
    <>
      <div class="buttons">
        <CopyButton documentId={documentId} changes={changes} />
        <Button look="quiet danger" icon={trashIcon} isBusy={remove.isBusy} onPress={() => void askFirst()}>
          {t.draft.delete}
        </Button>
      </div>
      {dialog}
      <Alert text={remove.message} />
    </>
  )
}
