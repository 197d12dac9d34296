import type { Account } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useAction } from '../../layout/use-action.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'

const KEY = ['account']
const choices = ['ALL', 'OWNER'] as const

/** Chooses which documents members see who are no admins. */
export function SightChoice() {
  const { t } = useTexts()
  const { paraph } = useSession()
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => paraph.accounts.get({ signal }) })
  const change = useAction(
    KEY,
    (documentsSeenBy: NonNullable<Account['documentsSeenBy']>) => paraph.accounts.update({ documentsSeenBy }),
    (t) => t.settings.saved,
  )
  const { sight } = t.settings.members
  if (!data) return null
  return (
    <>
      <label>
        {sight.title}
        <select
          value={data.documentsSeenBy}
          onChange={({ currentTarget }) => change.press(currentTarget.value as (typeof choices)[number])}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {sight[choice]}
            </option>
          ))}
        </select>
      </label>
      <Alert text={change.message} isAnswer />
    </>
  )
}
