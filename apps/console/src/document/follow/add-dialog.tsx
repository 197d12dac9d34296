import type { AddParty, ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { useState } from 'preact/hooks'
import { useAct } from '../../saving/use-change.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { Choice, roles, signatures, verifications } from '../parts/choice.tsx'
import { useOffChoices } from '../parts/use-off-choices.ts'
import { nobody, PersonDialog, toParty } from './person-dialog.tsx'
import { turnsFor } from './turns-for.ts'

interface AddDialogProps {
  document: ParaphDocument
  parties: PartyWithSigningUrl[]
  onClose: () => void
}

/** Adds somebody to a document that was sent. */
export function AddDialog({ document, parties, onClose }: AddDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const { id, signingMode } = document
  const off = useOffChoices()
  const turns = turnsFor(parties)
  const [task, setTask] = useState({
    role: 'SIGNER' as AddParty['role'],
    requiredSignature: 'DRAWING' as NonNullable<AddParty['requiredSignature']>,
    twoStepVerification: 'NONE' as NonNullable<AddParty['twoStepVerification']>,
    signingOrder: signingMode === 'SEQUENTIAL' ? turns.at(-1)!.order : null,
  })
  const change = (part: Partial<typeof task>) => setTask((task) => ({ ...task, ...part }))
  const add = useAct(
    id,
    (party: AddParty) => paraph.parties.add(id, party),
    (t) => t.follow.added,
  )
  const nameOf = ({ order, names }: (typeof turns)[number]) =>
    order === null
      ? t.follow.turnAtOnce
      : names.length === 0
        ? t.follow.turnLast
        : t.follow.turnWith({ name: names[0]!, others: names.length - 1 })
  return (
    <PersonDialog
      title={t.follow.addPerson}
      start={{ ...nobody, deliveryMethod: 'EMAIL' }}
      save={() => t.follow.addNow}
      sent={add}
      asksNumber={task.requiredSignature === 'BANKID'}
      settings={
        <>
          <Choice
            label={t.party.role}
            value={task.role}
            names={t.role}
            options={roles}
            onChoose={(role) => change({ role })}
          />
          <Choice
            label={t.party.signature}
            value={task.requiredSignature}
            names={t.signature}
            options={signatures}
            onChoose={(requiredSignature) => change({ requiredSignature })}
          />
          <Choice
            label={t.party.verification}
            value={task.twoStepVerification}
            names={t.verification}
            options={verifications}
            off={off.verifications}
            onChoose={(twoStepVerification) => change({ twoStepVerification })}
          />
          {signingMode === 'SEQUENTIAL' && (
            <Choice
              label={t.follow.turn}
              value={String(task.signingOrder)}
              names={Object.fromEntries(turns.map((turn) => [String(turn.order), nameOf(turn)]))}
              options={turns.map(({ order }) => String(order))}
              onChoose={(order) => change({ signingOrder: order === 'null' ? null : Number(order) })}
            />
          )}
        </>
      }
      onSave={(person, close) => add.press({ ...toParty(person), ...task }, close)}
      onClose={onClose}
    >
      <p>{t.follow.addAbout}</p>
    </PersonDialog>
  )
}
