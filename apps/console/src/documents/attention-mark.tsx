import type { ParaphDocument } from '@paraph/client'
import { Badge } from '@paraph/ui/kit/badge.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import type { Texts } from '../../generated/texts.ts'
import { useTexts } from '../texts/language.ts'

/** The worst reason for which a document needs its sender. */
export function AttentionMark({ document }: { document: ParaphDocument }) {
  const { t, language } = useTexts()
  return (
    <Badge tone={['EXPIRES_SOON', 'YOUR_TURN'].includes(document.attention?.reason ?? '') ? 'waits' : 'bad'}>
      {reasonOf(document, t.attention, (time) => formatTime(time, language))}
    </Badge>
  )
}

function reasonOf(
  { attention, expiresAt }: ParaphDocument,
  t: Texts['attention'],
  format: (time: string) => string,
): string {
  switch (attention?.reason) {
    case 'NOT_DELIVERED':
      return t.missed
    case 'REJECTED':
      return t.rejected
    case 'WRONG_PERSON':
      return t.wrongPerson
    case 'SEAL_FAILED':
      return t.sealFailed
    case 'YOUR_TURN':
      return t.yourTurn
    case 'EXPIRES_SOON':
      return t.expires({ time: format(expiresAt ?? '') })
    default:
      return t.other
  }
}
