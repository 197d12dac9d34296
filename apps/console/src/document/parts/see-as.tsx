import type { PartyWithSigningUrl } from '@paraph/client'
import { eyeIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useDraftChanges } from '../../saving/draft-changes.ts'
import { useTexts } from '../../texts/language.ts'
import { useSeeAs } from './use-see-as.ts'

/** Shows the sender what the party will see. */
export function SeeAs({ party }: { party: PartyWithSigningUrl }) {
  const { t } = useTexts()
  const seeAs = useSeeAs(party, useDraftChanges())
  return <Button look="quiet" icon={eyeIcon} tip={t.party.seeAs({ name: party.name })} onPress={seeAs} />
}
