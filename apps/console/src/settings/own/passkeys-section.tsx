import type { Passkey } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { addIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { useQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { useAction } from '../../layout/use-action.ts'
import { useConfirm } from '../../layout/use-confirm.tsx'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { NameDialog } from '../parts/name-dialog.tsx'
import { PASSKEYS } from '../parts/query-keys.ts'
import { Card, Loaded } from '../parts/section.tsx'
import { registerPasskey } from './register-passkey.ts'

/** The passkeys of the member. Nothing is shown on a server that takes none. */
export function PasskeysSection() {
  const { paraph } = useSession()
  const ways = useQuery({ queryKey: ['ways'], queryFn: ({ signal }) => paraph.sessions.getSignInWays({ signal }) })
  return ways.data?.ways.includes('PASSKEY') ? <Passkeys /> : null
}

function Passkeys() {
  const { t } = useTexts()
  const { paraph } = useSession()
  const words = t.settings.passkeys
  const [isCancelledNow, setCancelled] = useState(false)
  const add = useAction(PASSKEYS, async () => {
    setCancelled(false)
    if (!(await registerPasskey(paraph, words.unnamed))) setCancelled(true)
  })
  const query = useQuery({ queryKey: PASSKEYS, queryFn: ({ signal }) => paraph.passkeys.list({ signal }) })
  return (
    <Card
      title={words.title}
      about={words.about}
      action={
        <Button icon={addIcon} isBusy={add.isBusy} onPress={() => add.press(undefined)}>
          {words.add}
        </Button>
      }
    >
      <Alert text={isCancelledNow ? words.cancelled : add.message} />
      <Loaded query={query}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p class="none">{words.none}</p>
          ) : (
            <ul class="people">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { t, language } = useTexts()
  const { paraph } = useSession()
  const words = t.settings.passkeys
  const [isNamed, setNamed] = useState(false)
  const remove = useAction(
    PASSKEYS,
    () => paraph.passkeys.remove(id),
    (t) => t.settings.passkeys.removed,
  )
  const { ask, dialog } = useConfirm()
  const removeAfterAsking = async () => {
    const isSure = await ask(({ settings: { passkeys } }) => ({
      title: passkeys.removeSure({ name }),
      about: passkeys.removeAbout,
      confirm: t.settings.remove,
    }))
    if (isSure) remove.press(undefined)
  }
  const since = words.since({ time: formatTime(createdAt, language) })
  const used = lastUsedAt ? words.used({ time: formatTime(lastUsedAt, language) }) : words.unused
  return (
    <li>
      <div class="party">
        <div>
          <strong dir="auto">{name}</strong>
          <span class="hint">{[since, used].join(' · ')}</span>
        </div>
        <div class="buttons">
          <Button look="quiet" aria-label={words.renameName({ name })} onPress={() => setNamed(true)}>
            {words.rename}
          </Button>
          <Button
            look="quiet danger"
            aria-label={words.removeName({ name })}
            isBusy={remove.isBusy}
            onPress={() => void removeAfterAsking()}
          >
            {t.settings.remove}
          </Button>
        </div>
      </div>
      <Alert text={remove.message} />
      {isNamed && (
        <NameDialog
          title={words.renameName({ name })}
          name={name}
          maxLength={100}
          queryKey={PASSKEYS}
          save={(typed) => paraph.passkeys.update(id, { name: typed })}
          onClose={() => setNamed(false)}
        />
      )}
      {dialog}
    </li>
  )
}
