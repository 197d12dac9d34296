import { useTexts } from '../../texts/language.ts'
import { goToRegion, type Region } from './regions.ts'

interface SkipLinksProps {
  to: Region[]
  /** Called before the people get the focus. */
  onPeople?: () => void
}

/** Buttons that only somebody sees who uses the keyboard. They are no links, because the address would get another fragment. */
export function SkipLinks({ to, onPeople }: SkipLinksProps) {
  const { t } = useTexts()
  const go = (region: Region) => {
    if (region === 'people') onPeople?.()
    // After the people are shown.
    requestAnimationFrame(() => goToRegion(region))
  }
  return (
    <nav class="skip" aria-label={t.draft.skip.label}>
      {to.map((region) => (
        <button key={region} type="button" onClick={() => go(region)}>
          {t.draft.skip[region]}
        </button>
      ))}
      <p class="hint">{t.draft.skip.keys}</p>
    </nav>
  )
}
