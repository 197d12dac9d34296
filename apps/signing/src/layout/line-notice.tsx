import { Button } from '@paraph/ui/kit/button.tsx'
import { useTexts } from '../texts/language.ts'

/** Why an act of the party waits. */
export type LineFault = 'offline' | 'noAnswer'

interface LineNoticeProps {
  fault: LineFault
  onStop?: () => void
}

/** Says that an act of the party waits for the connection. */
export function LineNotice({ fault, onStop }: LineNoticeProps) {
  const { t } = useTexts()
  return (
    <>
      <p class="notice" role="status">
        {t.line[fault]}
      </p>
      {onStop && <Button onPress={onStop}>{t.line.stop}</Button>}
    </>
  )
}
