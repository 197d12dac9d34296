import type { ParaphDocument } from '@paraph/client'
import { useTexts } from '../texts/language.ts'

/** The status in one word, and as a colour. */
export function StatusMark({
  document: { status, sealStatus },
}: {
  document: Pick<ParaphDocument, 'status' | 'sealStatus'>
}) {
  const { t } = useTexts()
  if (status === 'SENT' && sealStatus === 'FAILED') return <span class="mark rejected">{t.sealing.failedMark}</span>
  if (status === 'SENT' && sealStatus === 'PENDING') return <span class="mark sent">{t.sealing.pendingMark}</span>
  return <span class={`mark ${status.toLowerCase()}`}>{t.status[status]}</span>
}
