import { SkipLinks } from '@paraph/ui/shell/skip-links.tsx'
import { useTexts } from '../../texts/language.ts'
import { goToRegion, type Region } from './regions.ts'

interface DraftSkipLinksProps {
  to: Region[]
  /** Called before the people get the focus. */
  onPeople?: () => void
}

/** Lead to the regions of the draft. */
export function DraftSkipLinks({ to, onPeople }: DraftSkipLinksProps) {
  const { t } = useTexts()
  const go = (region: Region) => {
    if (region === 'people') onPeople?.()
    // After the people are shown.
    requestAnimationFrame(() => goToRegion(region))
  }
  const links = to.map((region) => ({ text: t.draft.skip[region], onPress: () => go(region) }))
  return <SkipLinks label={t.draft.skip.label} links={links} hint={t.draft.skip.keys} />
}
