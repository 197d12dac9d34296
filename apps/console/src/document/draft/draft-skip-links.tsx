import { SkipLinks } from '@paraph/ui/shell/skip-links.tsx'
import { useTexts } from '../../texts/language.ts'
import { goToRegion, type Region } from './regions.ts'
import type { SidePart } from './side-tabs.tsx'

interface DraftSkipLinksProps {
  to: Region[]
  onShow: (part: SidePart) => void
}

/** Lead to the regions of the draft. */
export function DraftSkipLinks({ to, onShow }: DraftSkipLinksProps) {
  const { t } = useTexts()
  const links = to.map((region) => ({ text: t.draft.skip[region], onPress: () => goToRegion(region, onShow) }))
  return <SkipLinks label={t.draft.skip.label} links={links} hint={t.draft.skip.keys} />
}
