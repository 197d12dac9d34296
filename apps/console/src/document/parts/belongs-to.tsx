import type { ParaphDocument } from '@paraph/client'
import { useTexts } from '../../texts/language.ts'

/** The member to whom a document belongs, and who has made it, if that is somebody else. */
export function BelongsTo({ document: { owner, createdBy } }: { document: ParaphDocument }) {
  const { t } = useTexts()
  const parts = [
    owner && t.made.belongs({ name: owner.name }),
    createdBy?.name && createdBy.id !== owner?.id && t.made.by({ name: createdBy.name }),
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <p class="hint" dir="auto">
      {parts.join(' · ')}
    </p>
  )
}
