import type { Scope } from '@paraph/client'
import { useTexts } from '../texts/language.ts'

/** Takes the place of what the key may not show. */
export function NoScope({ scope }: { scope: Scope }) {
  const { t } = useTexts()
  return <p class="card">{t.noScope({ scope })}</p>
}
