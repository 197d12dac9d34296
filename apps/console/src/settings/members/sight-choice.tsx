import type { Account } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { useAction } from '../../layout/use-action.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'

const KEY = ['account']
const choices = ['ALL', 'OWNER'] as const

type Sight = NonNullable<Account['documentsSeenBy']>

/** Chooses which documents members see who are no admins. */
export function SightChoice() {
  const { t } = useTexts()
  const { paraph } = useSession()
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => paraph.accounts.get({ signal }) })
  const change = useAction(
    KEY,
    (documentsSeenBy: Sight) => paraph.accounts.update({ documentsSeenBy }),
    (t) => t.settings.saved,
  )
  const [chosen, setChosen] = useState<Sight>()
  const { sight } = t.settings.members
  if (!data) return null
  return (
    <>
      <label>
        {sight.title}
        <select
          // After a refusal, the setting is shown again as it is.
          value={change.isBusy ? chosen : data.documentsSeenBy}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value as Sight)
            change.press(currentTarget.value as Sight)
          }}
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
