import type { Scope } from '@paraph/client'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'

/** Takes the place of what the key or the member may not show. */
export function NoScope({ scope }: { scope: Scope }) {
  const { t } = useTexts()
  const { me } = useSession()
  return <p class="card">{me.member ? t.noRole : t.noScope({ scope })}</p>
}
