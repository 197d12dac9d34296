import { Alert } from '@paraph/ui/alert.tsx'
import { announce } from '@paraph/ui/announce.ts'
import { copyIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/preact-query'
import { messageOf } from '../../layout/failure.tsx'
import { addressOf, goTo, isAt } from '../../routes.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { copyDocument } from './copy-document.ts'
import { type DraftChanges, UnsavedChange } from '../../saving/draft-changes.ts'

interface CopyButtonProps {
  documentId: string
  /** Undefined for a document that is no draft. */
  changes?: DraftChanges
}

/** Makes a new draft of a document, and shows it. */
export function CopyButton({ documentId, changes }: CopyButtonProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const queries = useQueryClient()
  const copy = useMutation({
    // The copy begins after the changes that were made before.
    scope: { id: documentId },
    mutationFn: async () => {
      changes?.requireSaved()
      return copyDocument(paraph, documentId)
    },
    onSuccess: (id) => {
      void queries.invalidateQueries({ queryKey: ['documents'] })
      announce(t.copyDocument.done)
      if (isAt(addressOf.document(documentId))) goTo(addressOf.document(id))
    },
  })
  const press = () => {
    changes?.saveFields()
    copy.mutate()
  }
  return (
    <>
      <Button icon={copyIcon} isBusy={copy.isPending} onPress={press}>
        {copy.isPending ? t.copyDocument.busy : t.copyDocument.start}
      </Button>
      <Alert
        text={copy.error instanceof UnsavedChange ? t.draft.unsaved : copy.error ? messageOf(copy.error, t) : undefined}
      />
    </>
  )
}
