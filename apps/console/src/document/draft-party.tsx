import type { Fault, PartyWithSigningUrl, UpdateParty } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useEffect, useId, useState } from 'preact/hooks'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { useStore } from './queries.ts'
import { SavedText } from './saved-text.tsx'
import { useChange } from './use-change.ts'
import { faultText } from '../layout/failure.tsx'

const roles = ['SIGNER', 'ACCEPTOR', 'REVIEWER', 'ORGANIZER'] as const
const signatures = ['DRAWING', 'CLICK_TO_SIGN', 'BANKID', 'MANUAL', 'NONE'] as const
const deliveries = ['EMAIL', 'SMS', 'NONE'] as const
const verifications = ['NONE', 'EMAIL_BEFORE_SIGNING', 'SMS_BEFORE_SIGNING'] as const

interface Move {
  /** Undefined for the first party. */
  up: (() => void) | undefined
  /** Undefined for the last party. */
  down: (() => void) | undefined
  /** Begins to drag the party. */
  press: (event: PointerEvent) => void
  className: string
}

interface DraftPartyProps {
  party: PartyWithSigningUrl
  /** What the server misses before the document can be sent. */
  faults: Fault[]
  /** How the party changes its place. Undefined if there is no order. */
  move: Move | undefined
  /** Has an entry for each text that the server does not have. */
  unsaved: { current: Set<string> }
}

/** A party of a draft. The usual settings are closed, and each change is saved at once. */
export function DraftParty({ party, faults, move, unsaved }: DraftPartyProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const { id, documentId, role } = party
  const change = useChange(documentId, (fields: Partial<UpdateParty>) =>
    paraph.parties.update(documentId, id, { role, ...fields }),
  )
  const store = useStore(documentId)
  const remove = useChange(documentId, () => paraph.parties.remove(documentId, id), t.party.removed)
  const text = (label: string, field: 'name' | 'email' | 'phone' | 'ssn') => (
    <SavedText
      documentId={documentId}
      label={label}
      inputMode={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
      value={party[field] ?? ''}
      isRequired
      unsaved={unsaved}
      read={async () => (await paraph.parties.get(documentId, id))[field] ?? ''}
      write={async (text) => {
        const changed = await paraph.parties.update(documentId, id, { role, [field]: text })
        store(({ parties }) => ({ parties: parties.map((each) => (each.id === id ? { ...each, ...changed } : each)) }))
        return changed[field] ?? ''
      }}
    />
  )
  return (
    <li class={move?.className}>
      <div class="party">
        <div>
          <strong dir="auto">{party.name}</strong>
          <span class="hint">
            {t.party.summary({
              address: party.email ?? party.phone ?? t.party.noAddress,
              role: t.role[role],
              signature: t.signature[party.requiredSignature ?? 'NONE'],
            })}
          </span>
        </div>
        <div class="buttons end">
          {move && (
            <>
              {/* The arrows do the same for the keyboard and for screen readers. */}
              <span class="grip" aria-hidden="true" onPointerDown={move.press} />
              <button
                type="button"
                class="quiet square"
                aria-disabled={!move.up}
                aria-label={t.party.up({ name: party.name })}
                onClick={move.up}
              >
                <Arrow path="M4 13l6-6 6 6" />
              </button>
              <button
                type="button"
                class="quiet square"
                aria-disabled={!move.down}
                aria-label={t.party.down({ name: party.name })}
                onClick={move.down}
              >
                <Arrow path="M4 7l6 6 6-6" />
              </button>
            </>
          )}
          <button
            type="button"
            class="quiet"
            aria-label={t.party.removeName({ name: party.name })}
            onClick={() => remove.press(undefined)}
          >
            {t.party.remove}
          </button>
        </div>
      </div>
      {faults.map((fault) => (
        <p class="error" key={fault.pointer}>
          {faultText(fault, t)}
        </p>
      ))}
      <details open={faults.length > 0}>
        <summary>{t.party.settings}</summary>
        <div class="settings">
          {text(t.party.name, 'name')}
          {text(t.party.email, 'email')}
          {text(t.party.phone, 'phone')}
          {party.requiredSignature === 'BANKID' && text(t.party.ssn, 'ssn')}
          <Choice
            label={t.party.role}
            value={role}
            names={t.role}
            options={roles}
            onChoose={(role) => change.save({ role })}
          />
          <Choice
            label={t.party.signature}
            value={party.requiredSignature ?? 'NONE'}
            names={t.signature}
            options={signatures}
            onChoose={(requiredSignature) => change.save({ requiredSignature })}
          />
          <Choice
            label={t.party.delivery}
            value={party.deliveryMethod ?? 'NONE'}
            names={t.delivery}
            options={deliveries}
            onChoose={(deliveryMethod) => change.save({ deliveryMethod })}
          />
          <Choice
            label={t.party.verification}
            value={party.twoStepVerification ?? 'NONE'}
            names={t.verification}
            options={verifications}
            onChoose={(twoStepVerification) => change.save({ twoStepVerification })}
          />
        </div>
      </details>
      <Alert text={change.message ?? remove.message} />
    </li>
  )
}

function Arrow({ path }: { path: string }) {
  return (
    <svg class="arrow" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  names: Record<Value, string>
  options: readonly Value[]
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, value, names, options, onChoose }: ChoiceProps<Value>) {
  const id = useId()
  const [chosen, setChosen] = useState(value)
  useEffect(() => setChosen(value), [value])
  return (
    <div>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={chosen}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value as Value)
          onChoose(currentTarget.value as Value)
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </div>
  )
}
