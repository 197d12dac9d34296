import type { KnownSession } from '../session/stage.ts'
import { canRead, stageOf } from '../session/stage.ts'
import { goTo } from '../layout/go-on.tsx'
import { useTexts } from '../texts/language.ts'

/** The first buttons of the page, which only somebody sees who uses the keyboard. They are no links, because the address would get another fragment. */
export function SkipLinks({ session }: { session: KnownSession }) {
  const { t } = useTexts()
  return (
    <nav class="skip" aria-label={t.skip.label}>
      {canRead(session) && (
        <button type="button" onClick={() => goTo('#reader-title', '.reader .tools')}>
          {t.skip.document}
        </button>
      )}
      {stageOf(session) === 'act' && (
        <button type="button" onClick={() => goTo('#action-title')}>
          {t.skip.act}
        </button>
      )}
    </nav>
  )
}
