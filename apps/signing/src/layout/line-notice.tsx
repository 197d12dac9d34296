import { useTexts } from '../texts/language.ts'

interface LineNoticeProps {
  onStop?: () => void
}

/** Says that an act of the party waits for the connection. */
export function LineNotice({ onStop }: LineNoticeProps) {
  const { t } = useTexts()
  return (
    <>
      <p class="notice" role="status">
        {navigator.onLine ? t.line.noAnswer : t.line.offline}
      </p>
      {onStop && (
        <button type="button" onClick={onStop}>
          {t.line.stop}
        </button>
      )}
    </>
  )
}
