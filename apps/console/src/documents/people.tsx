import type { ParaphDocument } from '@paraph/client'
import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import { useTexts } from '../texts/language.ts'

interface PeopleProps {
  document: ParaphDocument
}

/** Who must sign a document. */
export function People({ document: { partySummary } }: PeopleProps) {
  const { t } = useTexts()
  if (!partySummary || partySummary.total === 0) return null
  const { names, total } = partySummary
  return (
    <div class="of-people">
      <span class="avatars">
        {names.map((name, index) => (
          <Avatar key={index} name={name} place={index} />
        ))}
      </span>
      <bdi class="hint names">{t.documents.people({ names: names.join(', '), more: total - names.length })}</bdi>
    </div>
  )
}

/** How many of them have signed, while others must. */
export function Progress({ document: { status, partySummary } }: PeopleProps) {
  const { t } = useTexts()
  if (status !== 'SENT' || !partySummary) return null
  const { signed, total } = partySummary
  if (signed === total) return null
  return <span class="hint">{t.documents.signed({ signed, all: total })}</span>
}
