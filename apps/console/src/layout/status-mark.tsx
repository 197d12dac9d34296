import type { ParaphDocument } from '@paraph/client'
import { Badge } from '@paraph/ui/kit/badge.tsx'
import { useTexts } from '../texts/language.ts'

const tones: Partial<Record<ParaphDocument['status'], 'good' | 'bad' | 'waits'>> = {
  SENT: 'waits',
  COMPLETED: 'good',
  REJECTED: 'bad',
}

/** The status in one word, and as a colour. */
export function StatusMark({
  document: { status, sealStatus },
}: {
  document: Pick<ParaphDocument, 'status' | 'sealStatus'>
}) {
  const { t } = useTexts()
  if (status === 'SENT' && sealStatus === 'FAILED') return <Badge tone="bad">{t.sealing.failedMark}</Badge>
  if (status === 'SENT' && sealStatus === 'PENDING') return <Badge tone="waits">{t.sealing.pendingMark}</Badge>
  return <Badge tone={tones[status]}>{t.status[status]}</Badge>
}
