import type { ParaphDocument } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { ComponentProps } from 'preact'
import { useState } from 'preact/hooks'
import { useColleagues } from '../../queries/colleagues.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import type { ShareDialog } from './share-dialog.tsx'

/** The member to whom a document belongs, who has made it, if that is somebody else, and the way to share it or to hand it over. */
export function BelongsTo({ document: { id, owner, createdBy } }: { document: ParaphDocument }) {
  const { t } = useTexts()
  const { may } = useSession()
  const [isOpen, setOpen] = useState(false)
  const mayShare = useColleagues().length > 0 && may('documents:write')
  const parts = [
    owner && t.made.belongs({ name: owner.name }),
    createdBy?.name && createdBy.id !== owner?.id && t.made.by({ name: createdBy.name }),
  ].filter(Boolean)
  if (parts.length === 0 && !mayShare) return null
  return (
    <div class="belongs-to">
      <span class="hint" dir="auto">
        {parts.join(' · ')}
      </span>
      {mayShare && (
        <Button look="quiet" onPress={() => setOpen(true)}>
          {t.share.open}
        </Button>
      )}
      {isOpen && <Loaded documentId={id} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Few documents are shared, so the program of the dialog is loaded only then. */
function Loaded(props: ComponentProps<typeof ShareDialog>) {
  const { module, instead } = useModule(() => import('./share-dialog.tsx'))
  return module ? <module.ShareDialog {...props} /> : instead
}
