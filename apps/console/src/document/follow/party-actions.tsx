import type { ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { bellIcon, linkIcon, pencilIcon, signatureIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Menu } from '@paraph/ui/kit/menu.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import type { ComponentProps } from 'preact'
import { useState } from 'preact/hooks'
import { choicesOf } from '../../queries/parties.ts'
import { useMatches } from '../../layout/use-matches.ts'
import { useTexts } from '../../texts/language.ts'
import { useSeeAs } from '../parts/use-see-as.ts'
import { LinkDialog } from './link-dialog.tsx'
import { Correct, Replace } from './rare-dialogs.tsx'
import { LINK_WARNING, useCopyLink } from './use-copy-link.ts'
import { useIsBefore } from './use-is-before.ts'
import { usePartyActs } from './use-party-acts.ts'

interface PartyActionsProps {
  party: PartyWithSigningUrl
  document: ParaphDocument
  isMailOff: boolean
  /** The time from which the party can be reminded again. Undefined if it can be reminded now. */
  remindableFrom: Date | undefined
  /** True if it is the turn of the person who uses the console. Nobody reminds oneself. */
  isOwnTurn: boolean
  /** True if nothing goes on until the sender passes the link on. */
  waitsForLink: boolean
  /** True if others must act first. Nobody is reminded before its turn. */
  waitsForTurn: boolean
}

type DialogName = 'link' | 'address' | 'replace'

/** How the sender can help a party on that has not acted: one button for what is next, and a menu. */
export function PartyActions(props: PartyActionsProps) {
  const { party, isMailOff, isOwnTurn, remindableFrom, waitsForLink, waitsForTurn } = props
  const { t, language } = useTexts()
  const { name, signingUrl } = party
  const { deliveryMethod } = choicesOf(party)
  const [dialog, setDialog] = useState<DialogName>()
  const seeAs = useSeeAs(party)
  const hasRoom = useMatches('(min-width: 1200px)')
  const isSent = deliveryMethod !== 'NONE' && !(deliveryMethod === 'EMAIL' && isMailOff)
  const { remind, askToRenew, askToRemove, question, fault, forgetFaults } = usePartyActs(party, isSent)
  const copy = useCopyLink(party, () => setDialog('link'))
  const canRemind = !isOwnTurn && deliveryMethod !== 'NONE' && !waitsForLink && !waitsForTurn
  const isTooSoon = useIsBefore(remindableFrom)
  const open = (name: DialogName) => {
    forgetFaults()
    setDialog(name)
  }
  // The same link that the sender may copy.
  const sign = () => location.assign(signingUrl!)
  const acts: Record<Act, Acting> = {
    sign: { label: t.party.signNow, about: t.party.signNowName, icon: signatureIcon, run: sign },
    correct: { label: t.party.correct, about: t.party.correctName, icon: pencilIcon, run: () => open('address') },
    remind: { label: t.party.remind, about: t.party.remindName, icon: bellIcon, run: () => remind.press(undefined) },
    copy: { label: t.party.link, about: t.party.linkName, icon: linkIcon, run: () => void copy(), warns: true },
  }
  const main = mainAct(props, canRemind)
  const canCopy = main !== 'copy' && signingUrl !== null
  const others = [
    main !== 'remind' && canRemind && !isTooSoon && acts.remind,
    main !== 'correct' && acts.correct,
    canCopy && !hasRoom && acts.copy,
  ]
  return (
    <>
      <div class="buttons end">
        {main && (
          <ActButton
            {...acts[main]}
            name={name}
            look={main === 'sign' ? 'primary' : isLost(party) || waitsForLink ? 'secondary' : 'quiet'}
            isBusy={main === 'remind' && remind.isBusy}
            isOff={main === 'remind' && isTooSoon}
          />
        )}
        {canCopy && hasRoom && <ActButton {...acts.copy} name={name} look="quiet" />}
        <Menu
          label={t.party.more({ name })}
          items={[
            ...others.map((act) => act && { label: act.label, onChoose: act.run }),
            signingUrl !== null && { label: t.party.linkMessageItem, onChoose: () => setDialog('link') },
            { label: t.party.seeAs({ name }), onChoose: seeAs },
            { label: t.party.renew, onChoose: () => void askToRenew() },
            isReplaceable(party) && { label: t.party.replace, onChoose: () => open('replace') },
            { label: t.party.remove, isDanger: true, onChoose: () => void askToRemove() },
          ]}
        />
      </div>
      {main === 'remind' && isTooSoon && (
        <p class="hint">{t.party.remindFrom({ time: formatTime(remindableFrom!.toISOString(), language) })}</p>
      )}
      <Alert text={fault} />
      {question}
      {dialog && <PartyDialog {...props} name={dialog} onClose={() => setDialog(undefined)} />}
    </>
  )
}

type Act = 'sign' | 'correct' | 'remind' | 'copy'

interface Acting {
  label: string
  /** The label for screen readers, which meet it for each person. */
  about: (who: { name: string }) => string
  icon: string
  run: () => void
  /** True if the button gives away what only the person may have. It says so beside itself. */
  warns?: boolean
}

interface ActButtonProps extends Acting, Pick<ComponentProps<typeof Button>, 'look' | 'isBusy' | 'isOff'> {
  name: string
}

function ActButton({ label, about, run, warns, name, ...button }: ActButtonProps) {
  const { t } = useTexts()
  return (
    <Button
      {...button}
      {...(warns && { 'data-tip': t.party.linkWarning({ name }), 'aria-describedby': LINK_WARNING })}
      aria-label={about({ name })}
      onPress={run}
    >
      {label}
    </Button>
  )
}

/** What most senders do next with the party. Undefined while others must act first. */
function mainAct(
  { party, isOwnTurn, waitsForLink, waitsForTurn }: PartyActionsProps,
  canRemind: boolean,
): Act | undefined {
  if (isOwnTurn && party.signingUrl !== null) return 'sign'
  if (isLost(party)) return 'correct'
  if (waitsForTurn) return undefined
  if (waitsForLink || !canRemind) return party.signingUrl === null ? undefined : 'copy'
  return 'remind'
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
