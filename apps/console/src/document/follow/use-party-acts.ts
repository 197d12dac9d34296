import type { PartyWithSigningUrl } from '@paraph/client'
import { useConfirm } from '../../layout/use-confirm.tsx'
import { useAct } from '../../saving/use-change.ts'
import { useSession } from '../../session/session.ts'

/**
 * What the server does with a party that was sent the document.
 *
 * @param isSent - true if the server sends the messages to the party
 */
export function usePartyActs({ id, documentId, role, name }: PartyWithSigningUrl, isSent: boolean) {
  const { paraph } = useSession()
  const { ask, dialog: question } = useConfirm()
  const remind = useAct(
    documentId,
    () => paraph.parties.remind(documentId, id),
    (t) => t.party.reminded,
  )
  const renew = useAct(
    documentId,
    () => paraph.parties.update(documentId, id, { role, renewLink: true }),
    (t) => t.party.renewed,
  )
  const remove = useAct(
    documentId,
    () => paraph.parties.remove(documentId, id),
    (t) => t.party.removed,
  )
  const acts = [remind, renew, remove]
  /** What was refused before is no news once the person does something else. */
  const forgetFaults = () => acts.forEach((act) => act.forget())
  const askToRenew = async () => {
    forgetFaults()
    const isSure = await ask((t) => ({
      title: t.party.renewTitle({ name }),
      about: t.party.renewAbout({ way: isSent ? 'message' : 'copy' }),
      confirm: t.party.renew,
    }))
    if (isSure) renew.press(undefined)
  }
  const askToRemove = async () => {
    forgetFaults()
    const isSure = await ask((t) => ({
      title: t.party.removeTitle({ name }),
      about: t.party.removeAbout({ name }),
      confirm: t.party.remove,
    }))
    if (isSure) remove.press(undefined)
  }
  const fault = acts.map(({ message }) => message).find(Boolean)
  return { remind, askToRenew, askToRemove, question, fault, forgetFaults }
}
