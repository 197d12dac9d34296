import { useTexts } from '../../texts/language.ts'
import { goToRegion, type Region } from './regions.ts'

/** Buttons that only somebody sees who uses the keyboard. They are no links, because the address would get another fragment. */
export function SkipLinks({ to }: { to: Region[] }) {
  const { t } = useTexts()
  return (
    <nav class="skip" aria-label={t.draft.skip.label}>
      {to.map((region) => (
        <button key={region} type="button" onClick={() => goToRegion(region)}>
          {t.draft.skip[region]}
        </button>
      ))}
      <p class="hint">{t.draft.skip.keys}</p>
    </nav>
  )
}
