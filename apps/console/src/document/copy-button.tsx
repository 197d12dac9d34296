import { Alert } from '@paraph/ui/alert.tsx'
import { announce } from '@paraph/ui/announce.ts'
import { useMutation, useQueryClient } from '@tanstack/preact-query'
import { messageOf } from '../layout/failure.tsx'
import { addressOf, goTo } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { copyDocument } from './copy-document.ts'
import type { Loaded } from './queries.ts'

/** Makes a new draft of a document, and shows it. */
export function CopyButton(loaded: Loaded) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const queries = useQueryClient()
  const copy = useMutation({
    mutationFn: () => copyDocument(paraph, loaded),
    onSuccess: (id) => {
      void queries.invalidateQueries({ queryKey: ['documents'] })
      announce(t.copyDocument.done)
      goTo(addressOf.document(id))
    },
  })
  return (
    <>
      <button
        type="button"
        class="quiet"
        aria-disabled={copy.isPending}
        onClick={() => void (copy.isPending || copy.mutate())}
      >
        {copy.isPending ? t.copyDocument.busy : t.copyDocument.start}
      </button>
      <Alert text={copy.error ? messageOf(copy.error, t) : undefined} />
    </>
  )
}
