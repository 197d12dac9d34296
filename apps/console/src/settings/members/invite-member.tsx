import type { InviteMember as Invitation, InvitedMember } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { addPersonIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useState } from 'preact/hooks'
import type { Texts } from '../../../generated/texts.ts'
import { addressFault } from '../../layout/address-fault.ts'
import { useAction } from '../../layout/use-action.ts'
import { useFaults } from '../../layout/use-faults.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { toasts } from '../../texts/toasts.ts'
import { MEMBERS } from '../parts/query-keys.ts'
import { roles } from '../parts/roles.ts'

interface InviteMemberProps {
  onInvited: (member: InvitedMember) => void
}

/** The button that invites a member, and the dialog that asks who it is and what the member may do. */
export function InviteMember({ onInvited }: InviteMemberProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={addPersonIcon} onPress={() => setOpen(true)}>
        {t.settings.members.invite}
      </Button>
      {isOpen && <InviteDialog onInvited={onInvited} onClose={() => setOpen(false)} />}
    </>
  )
}

function InviteDialog({ onInvited, onClose }: InviteMemberProps & { onClose: () => void }) {
  const { t, language } = useTexts()
  const { paraph } = useSession()
  const words = t.settings.members
  const invite = useAction(MEMBERS, (body: Invitation) => paraph.members.invite(body))
  const { form, faultOf, message, isRight } = useFaults(['name', 'email'], invite)
  const submit = (event: SubmitEvent, close: () => void) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget as HTMLFormElement)
    const typed = (field: string) => String(data.get(field)).trim()
    const [name, email] = [typed('name'), typed('email')]
    const noName = name ? undefined : (t: Texts) => t.addPerson.noName
    if (!isRight({ name: noName, email: addressFault(email) })) return
    invite.press({ name, email, role: typed('role') as Invitation['role'], language }, (invited) => {
      // Closed first, so that the focus goes back to the button, and from the next dialog too.
      close()
      if (invited.invitationUrl === null) toasts.say((t) => t.settings.members.invited({ email }))
      onInvited(invited)
    })
  }
  return (
    <Dialog title={words.invite} isForm onClose={onClose}>
      {(close) => (
        <form ref={form} noValidate onSubmit={(event) => submit(event, close)}>
          <Field label={words.name} name="name" maxLength={255} fault={faultOf('name')} autofocus />
          <Field label={words.email} name="email" inputMode="email" maxLength={254} fault={faultOf('email')} />
          <fieldset class="plain">
            <legend>{words.role}</legend>
            {roles.map((role) => (
              <label key={role} class="check">
                <input type="radio" name="role" value={role} defaultChecked={role === 'SENDER'} />
                <span>
                  {words.roles[role].name}
                  <span class="hint">{words.roles[role].about}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <Alert text={message} isAnswer />
          <div class="buttons confirm">
            <Button type="submit" look="primary" isBusy={invite.isBusy}>
              {words.inviteNow}
            </Button>
            <Button onPress={close}>{t.goBack}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
