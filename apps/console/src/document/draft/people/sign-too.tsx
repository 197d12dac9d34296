import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { addPersonIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useState } from 'preact/hooks'
import { addressFault } from '../../../layout/address-fault.ts'
import { useFaults } from '../../../layout/use-faults.ts'
import { useSession } from '../../../session/session.ts'
import type { Texts } from '../../../../generated/texts.ts'
import { useTexts } from '../../../texts/language.ts'
import { splitName } from '../../../contacts/split-name.ts'
import { useChange } from '../../../saving/use-change.ts'

interface Self {
  name: string
  email: string
}

interface SignTooProps {
  documentId: string
  signingOrder: number | null
  /** The e-mail addresses of the parties. Nobody signs twice by a second press. */
  addresses: (string | null)[]
  onAdded: () => void
}

/** Adds the sender as a party. A session tells who that is. With a key, the browser asks once, and keeps it. */
export function SignToo({ documentId, signingOrder, addresses, onAdded }: SignTooProps) {
  const { t } = useTexts()
  const { paraph, me } = useSession()
  const [isAsking, setAsking] = useState(false)
  const place = `paraph-self-${me.account.id}`
  const self: Self | undefined = me.member ?? readSelf(place)
  const isParty = self !== undefined && addresses.some((address) => address?.toLowerCase() === self.email.toLowerCase())
  const add = useChange(
    documentId,
    ({ name, email }: Self) =>
      paraph.parties.add(documentId, { person: { ...splitName(name), email }, role: 'SIGNER', signingOrder }),
    t.addPerson.added,
  )
  const { form, faultOf, message, isRight } = useFaults(['name', 'email'], add)
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget as HTMLFormElement)
    const typed = { name: String(data.get('name')).trim(), email: String(data.get('email')).trim() }
    const noName = typed.name ? undefined : (t: Texts) => t.addPerson.noName
    if (!isRight({ name: noName, email: addressFault(typed.email) })) return
    add.press(typed, () => {
      // Stored only after the server has accepted it, so that the browser asks again after a mistake.
      localStorage.setItem(place, JSON.stringify(typed))
      close()
      onAdded()
    })
  }
  return (
    <>
      {!isParty && (
        <Button
          look="quiet"
          icon={addPersonIcon}
          isBusy={add.isBusy}
          onPress={() => (self ? add.press(self, onAdded) : setAsking(true))}
        >
          {t.signToo.start}
        </Button>
      )}
      {!isAsking && <Alert text={add.message} />}
      {isAsking && (
        <Dialog title={t.signToo.title} isForm onClose={() => setAsking(false)}>
          {(close) => (
            <form ref={form} noValidate onSubmit={(event) => submit(event, close)}>
              <p>{t.signToo.about}</p>
              <Field
                label={t.addPerson.name}
                name="name"
                maxLength={255}
                autocomplete="name"
                fault={faultOf('name')}
                autofocus
              />
              <Field
                label={t.addPerson.email}
                name="email"
                type="email"
                maxLength={254}
                autocomplete="email"
                fault={faultOf('email')}
              />
              <Alert text={message} isAnswer />
              <div class="buttons">
                <Button type="submit" look="primary" isBusy={add.isBusy}>
                  {t.signToo.add}
                </Button>
                <Button onPress={close}>{t.close}</Button>
              </div>
            </form>
          )}
        </Dialog>
      )}
    </>
  )
}

function readSelf(place: string): Self | undefined {
  const stored = localStorage.getItem(place)
  return stored ? (JSON.parse(stored) as Self) : undefined
}
