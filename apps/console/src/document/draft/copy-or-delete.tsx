import { Alert } from '@paraph/ui/alert.tsx'
import { addressOf, goTo } from '../../routes.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { CopyButton } from '../copy-button.tsx'
import type { Loaded } from '../queries.ts'
import { useChange } from '../use-change.ts'

/** The buttons for what the sender does with a draft instead of sending it. */
export function CopyOrDelete(loaded: Loaded) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const { id } = loaded.document
  const remove = useChange(id, () => paraph.documents.delete(id))
  return (
    <>
      <div class="buttons">
        <CopyButton {...loaded} />
        <button
          type="button"
          class="quiet"
          aria-disabled={remove.isBusy}
          onClick={() => confirm(t.draft.deleteSure) && remove.press(undefined, () => goTo(addressOf.documents()))}
        >
          {t.draft.delete}
        </button>
      </div>
      <Alert text={remove.message} />
    </>
  )
}
