import { type Fault, isParaphError } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useRef } from 'preact/hooks'
import { addressOf, goTo } from '../routes.ts'
import { useMailIsOff } from '../server/use-mail-is-off.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { AddPerson } from './add-person.tsx'
import { CopyButton } from './copy-button.tsx'
import { DraftFields } from './draft-fields.tsx'
import { DraftParty } from './draft-party.tsx'
import { DraftTexts } from './draft-texts.tsx'
import { Files } from './files.tsx'
import { inOrderOf, type Loaded } from './queries.ts'
import { SignToo } from './sign-too.tsx'
import { useChange } from './use-change.ts'
import { faultText } from '../layout/failure.tsx'
import { useDragOrder } from './use-drag-order.ts'

class UnsavedChange extends Error {}

const isOfField = ({ pointer }: Fault) => pointer.startsWith('/fields/')

/** Everything that a draft needs, on one screen: who signs and where, what they read, and the button that sends it. */
export function Draft(loaded: Loaded) {
  const { document, parties, fields } = loaded
  const { t } = useTexts()
  const { paraph } = useSession()
  const { id } = document
  /** Has an entry for each change that the server does not have. */
  const unsaved = useRef(new Set<string>())
  /** Saves the fields at once. */
  const flush = useRef(() => {})
  const send = useChange(
    id,
    async () => {
      if (unsaved.current.size > 0) throw new UnsavedChange()
      await paraph.documents.send(id)
    },
    t.draft.sent,
  )
  const remove = useChange(id, () => paraph.documents.delete(id))
  const isInOrder = document.signingMode === 'SEQUENTIAL'
  const order = useChange(id, async (places: [string, number | null][]) => {
    for (const [partyId, signingOrder] of places) {
      const { role } = parties.find((party) => party.id === partyId)!
      await paraph.parties.update(id, partyId, { role, signingOrder })
    }
  })
  // The box shows at once what was chosen.
  const willBeInOrder = order.pending ? order.pending.some(([, place]) => place !== null) : isInOrder
  const inOrder = inOrderOf(parties)
  const nextPlace = isInOrder ? parties.length + 1 : null
  const move = (from: number, to: number) => {
    const moved = inOrder.toSpliced(from, 1).toSpliced(to, 0, inOrder[from]!)
    order.press(moved.map((party, index): [string, number] => [party.id, index + 1]))
  }
  const isMailOff = useMailIsOff(parties)
  const nextName = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const dragging = useDragOrder(list, move)
  const faults = isParaphError(send.error, 'document_incomplete') ? send.error.errors : []
  const ofDocument = faults.filter(
    (fault) => !isOfField(fault) && !parties.some(({ id }) => fault.pointer.startsWith(`/parties/${id}/`)),
  )
  return (
    <div class="draft">
      <section class="card">
        <h2>{t.draft.people}</h2>
        {parties.length === 0 && <p class="hint">{t.draft.nobody}</p>}
        <ol ref={list} class={`people ${isInOrder ? 'in-order' : ''}`}>
          {inOrder.map((party, index) => (
            <DraftParty
              key={party.id}
              party={party}
              unsaved={unsaved}
              faults={faults.filter(({ pointer }) => pointer.startsWith(`/parties/${party.id}/`))}
              move={
                isInOrder
                  ? {
                      up: index > 0 ? () => move(index, index - 1) : undefined,
                      down: index < inOrder.length - 1 ? () => move(index, index + 1) : undefined,
                      press: dragging.press(index),
                      className: dragging.classOf(index),
                    }
                  : undefined
              }
            />
          ))}
        </ol>
        <AddPerson documentId={id} signingOrder={nextPlace} nameField={nextName} />
        <SignToo
          documentId={id}
          signingOrder={nextPlace}
          addresses={parties.map(({ email }) => email)}
          onAdded={() => nextName.current?.focus()}
        />
        {parties.length > 1 && (
          <label class="check">
            <input
              type="checkbox"
              checked={willBeInOrder}
              onChange={() => order.press(inOrder.map((party, index) => [party.id, isInOrder ? null : index + 1]))}
            />
            {t.draft.inOrder}
          </label>
        )}
        <Alert text={order.message} />
      </section>
      {parties.length > 0 && (
        <DraftFields
          document={document}
          parties={inOrder}
          fields={fields}
          faults={faults.filter(isOfField)}
          unsaved={unsaved}
          flush={flush}
        />
      )}
      <DraftTexts document={document} unsaved={unsaved} />
      <Files document={document} />
      <section class={`card ${parties.length > 0 ? 'send' : ''}`}>
        {faults.length === 0 && <Alert text={send.error instanceof UnsavedChange ? t.draft.unsaved : send.message} />}
        {faults.length > 0 && <Alert text={t.draft.incomplete} />}
        {ofDocument.map((fault) => (
          <p class="error" key={fault.pointer}>
            {faultText(fault, t)}
          </p>
        ))}
        <div class="buttons">
          <button
            type="button"
            class="primary"
            aria-disabled={parties.length === 0 || send.isBusy}
            onClick={() => {
              if (parties.length === 0) return
              flush.current()
              send.press(undefined)
            }}
          >
            {send.isBusy ? t.draft.sending : t.draft.send({ count: parties.length })}
          </button>
        </div>
        {parties.length === 0 && <p class="hint">{t.draft.needsPeople}</p>}
        {isMailOff && <p class="hint">{t.draft.noMail}</p>}
      </section>
      <div class="buttons">
        <CopyButton {...loaded} />
        <button
          type="button"
          class="quiet"
          aria-disabled={remove.isBusy}
          onClick={() => confirm(t.draft.deleteSure) && remove.press(undefined, () => goTo(addressOf.documents()))}
        >
          {t.draft.delete}
        </button>
      </div>
      <Alert text={remove.message} />
    </div>
  )
}
