import type { ParaphDocument } from '@paraph/client'
import { useTexts } from '../texts/language.ts'

/** Who must sign a document, and how many have, under its title. */
export function People({ document: { status, partySummary } }: { document: ParaphDocument }) {
  const { t } = useTexts()
  if (!partySummary || partySummary.total === 0) return null
  const { names, total, signed } = partySummary
  return (
    <span class="hint names">
      <bdi>{t.documents.people({ names: names.join(', '), more: total - names.length })}</bdi>
      {status === 'SENT' && ` · ${t.documents.signed({ signed, all: total })}`}
    </span>
  )
}
