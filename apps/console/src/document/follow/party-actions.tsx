import type { ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { bellIcon, pencilIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Menu } from '@paraph/ui/kit/menu.tsx'
import { useState } from 'preact/hooks'
import { useConfirm } from '../../layout/use-confirm.tsx'
import { choicesOf } from '../../queries/parties.ts'
import { useChange } from '../../saving/use-change.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { useSeeAs } from '../parts/use-see-as.ts'
import { CopyLink } from './copy-link.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { Correct, Replace } from './rare-dialogs.tsx'

interface PartyActionsProps {
  party: PartyWithSigningUrl
  document: ParaphDocument
  isMailOff: boolean
  /** True if nothing goes on until the sender passes the link on. */
  waitsForLink: boolean
  /** True if others must act first. Nobody is reminded before its turn. */
  waitsForTurn: boolean
}

type DialogName = 'link' | 'address' | 'replace'

/** How the sender can help a party on that has not acted. */
export function PartyActions(props: PartyActionsProps) {
  const { party, isMailOff, waitsForLink, waitsForTurn } = props
  const { t } = useTexts()
  const { paraph } = useSession()
  const { id, documentId, name, role, signingUrl } = party
  const { deliveryMethod } = choicesOf(party)
  const [dialog, setDialog] = useState<DialogName>()
  const { ask, dialog: question } = useConfirm()
  const remind = useChange(documentId, () => paraph.parties.remind(documentId, id), t.party.reminded)
  const renew = useChange(
    documentId,
    () => paraph.parties.update(documentId, id, { role, renewLink: true }),
    t.party.renewed,
  )
  const remove = useChange(documentId, () => paraph.parties.remove(documentId, id), t.party.removed)
  const seeAs = useSeeAs(party)
  const isSent = deliveryMethod !== 'NONE' && !(deliveryMethod === 'EMAIL' && isMailOff)
  const askToRenew = async () => {
    const isSure = await ask((t) => ({
      title: t.party.renewTitle({ name }),
      about: t.party.renewAbout({ way: isSent ? 'message' : 'copy' }),
      confirm: t.party.renew,
    }))
    if (isSure) renew.press(undefined)
  }
  const askToRemove = async () => {
    const isSure = await ask((t) => ({
      title: t.party.removeTitle({ name }),
      about: t.party.removeAbout({ name }),
      confirm: t.party.remove,
    }))
    if (isSure) remove.press(undefined)
  }
  const link = signingUrl && (
    <CopyLink name={name} link={signingUrl} isNext={waitsForLink} onRefused={() => setDialog('link')} />
  )
  const correct = <CorrectButton party={party} onPress={() => setDialog('address')} />
  return (
    <>
      <div class="buttons">
        {isLost(party) && correct}
        {waitsForLink && link}
        {deliveryMethod !== 'NONE' && !waitsForLink && !waitsForTurn && (
          <Button
            look="quiet"
            icon={bellIcon}
            isBusy={remind.isBusy}
            aria-label={t.party.remindName({ name })}
            onPress={() => remind.press(undefined)}
          >
            {t.party.remind}
          </Button>
        )}
        {!isLost(party) && correct}
        {!waitsForLink && link}
        <Menu
          label={t.party.more({ name })}
          items={[
            { label: t.party.seeAs({ name }), onChoose: seeAs },
            signingUrl !== null && { label: t.party.linkMessageItem, onChoose: () => setDialog('link') },
            { label: t.party.renew, onChoose: () => void askToRenew() },
            isReplaceable(party) && { label: t.party.replace, onChoose: () => setDialog('replace') },
            { label: t.party.remove, isDanger: true, onChoose: () => void askToRemove() },
          ]}
        />
      </div>
      <Alert text={remind.message ?? renew.message ?? remove.message} />
      {question}
      {dialog && <PartyDialog {...props} name={dialog} onClose={() => setDialog(undefined)} />}
    </>
  )
}

function CorrectButton({ party, onPress }: { party: PartyWithSigningUrl; onPress: () => void }) {
  const { t } = useTexts()
  return (
    <Button
      look={isLost(party) ? 'secondary' : 'quiet'}
      icon={pencilIcon}
      aria-label={t.party.correctName({ name: party.name })}
      onPress={onPress}
    >
      {t.party.correct}
    </Button>
  )
}

/** The message went to nobody or to somebody else, and so would a reminder. */
const isLost = ({ sendStatus, reportedAt }: PartyWithSigningUrl) =>
  sendStatus === 'BOUNCED' || sendStatus === 'FAILED' || reportedAt != null

interface PartyDialogProps extends PartyActionsProps {
  name: DialogName
  onClose: () => void
}

function PartyDialog({ name, party, document, isMailOff, onClose }: PartyDialogProps) {
  const { signingUrl } = party
  if (name === 'address') return <Correct party={party} isMailOff={isMailOff} onClose={onClose} />
  if (name === 'replace') return <Replace party={party} onClose={onClose} />
  return signingUrl && <LinkDialog party={party} link={signingUrl} document={document} onClose={onClose} />
}

/** Who has opened the document keeps its place, unless it was the wrong person. */
const isReplaceable = ({ readStatus, reportedAt }: PartyWithSigningUrl) =>
  readStatus === 'NOT_OPENED' || reportedAt != null
