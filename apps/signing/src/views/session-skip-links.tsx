import { SkipLinks } from '@paraph/ui/shell/skip-links.tsx'
import type { KnownSession } from '../session/stage.ts'
import { canRead, stageOf } from '../session/stage.ts'
import { goTo } from '../layout/go-on.tsx'
import { useTexts } from '../texts/language.ts'

/** Lead to the document, and to what the party does with it. */
export function SessionSkipLinks({ session }: { session: KnownSession }) {
  const { t } = useTexts()
  const toDocument = { text: t.skip.document, onPress: () => goTo('#reader-title', '.reader .tools') }
  const toAct = { text: t.skip.act, onPress: () => goTo('#action-title') }
  const links = [...(canRead(session) ? [toDocument] : []), ...(stageOf(session) === 'act' ? [toAct] : [])]
  return <SkipLinks label={t.skip.label} links={links} />
}
