import type { ParaphDocument } from '@paraph/client'
import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import { checkIcon, crossIcon } from '@paraph/ui/icons/lucide.ts'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { useTexts } from '../texts/language.ts'

interface PeopleProps {
  document: ParaphDocument
}

/** Who must sign a document, and who of them has. */
export function People({ document: { partySummary } }: PeopleProps) {
  const { t } = useTexts()
  if (!partySummary || partySummary.total === 0) return null
  const { names, signingStatuses, total } = partySummary
  const done = names.filter((_, index) => signingStatuses[index] === 'SIGNED')
  const signedBy = done.length > 0 ? t.documents.signedBy({ names: done.join(', ') }) : undefined
  return (
    <div class="of-people" title={signedBy}>
      <span class="avatars">
        {names.map((name, index) => (
          <span key={index} class={signingStatuses[index]!.toLowerCase()}>
            <Avatar name={name} place={index} />
            {signingStatuses[index] === 'SIGNED' && <Icon path={checkIcon} />}
            {signingStatuses[index] === 'REJECTED' && <Icon path={crossIcon} />}
          </span>
        ))}
      </span>
      <bdi class="hint names">{t.documents.people({ names: names.join(', '), more: total - names.length })}</bdi>
      {signedBy && <bdi class="visually-hidden">{signedBy}</bdi>}
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
