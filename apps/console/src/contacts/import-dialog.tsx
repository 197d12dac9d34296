import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { useId, useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { type CsvContacts, MAX_ROWS, readContacts } from './csv.ts'
import { useImport } from './use-import.ts'

/** A file of 1,000 people has less than one megabyte. */
const MAX_BYTES = 5_000_000

/** Adds the people of a CSV file, after it has shown what it found there. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const id = useId()
  const [file, setFile] = useState<{ name: string; found: CsvContacts }>()
  const [fault, setFault] = useState<string>()
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const found = chosen.size > MAX_BYTES ? 'too_many' : readContacts(new Uint8Array(await chosen.arrayBuffer()))
    setFile(typeof found === 'string' ? undefined : { name: chosen.name, found })
    setFault(
      found === 'no_names'
        ? t.contacts.import.noNames
        : found === 'too_many'
          ? t.contacts.import.tooMany({ rows: MAX_ROWS })
          : undefined,
    )
  }
  return (
    <Dialog title={t.contacts.import.open} isLarge onClose={onClose}>
      {(close) =>
        file ? (
          <Found name={file.name} found={file.found} onClose={close} />
        ) : (
          <>
            <p id={`${id}-about`}>{t.contacts.import.about({ rows: MAX_ROWS })}</p>
            <Alert id={`${id}-error`} text={fault} />
            <div class="buttons">
              <label class="button primary">
                {t.contacts.import.choose}
                <input
                  class="visually-hidden"
                  type="file"
                  accept=".csv,text/csv,text/plain"
                  aria-describedby={`${id}-about ${id}-error`}
                  onChange={({ currentTarget }) => {
                    void take(currentTarget.files?.[0])
                    // The same file can be chosen again after it was mended.
                    currentTarget.value = ''
                  }}
                />
              </label>
              <CloseButton onClose={close} />
            </div>
          </>
        )
      }
    </Dialog>
  )
}

/** People of the file that are shown as examples. */
const SHOWN = 3

interface FoundProps {
  name: string
  found: CsvContacts
  onClose: () => void
}

function Found({ name, found: { rows, nameless, badAddresses, unknown }, onClose }: FoundProps) {
  const { t } = useTexts()
  const { may } = useSession()
  const [leavesKnownOut, setLeavesKnownOut] = useState(may('contacts:read'))
  const [leavesUnclearCompaniesOut, setLeavesUnclearCompaniesOut] = useState(false)
  const { progress, goOn, stop } = useImport(rows, { leavesKnownOut, leavesUnclearCompaniesOut })
  const { added, known, refused, done, state } = progress
  return (
    <>
      <p dir="auto">{t.contacts.import.found({ name, count: rows.length })}</p>
      {rows.length > 0 && (
        <ul class="rows">
          {rows.slice(0, SHOWN).map(({ row, contact, company }) => (
            <li key={row}>
              <strong dir="auto">{`${contact.firstName} ${contact.lastName}`}</strong>
              <span class="hint" dir="auto">
                {[contact.email, contact.phone, company?.name || company?.orgNumber].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
          {rows.length > SHOWN && <li>{t.contacts.import.more({ count: rows.length - SHOWN })}</li>}
        </ul>
      )}
      {unknown.length > 0 && <p class="hint">{t.contacts.import.unknown({ columns: unknown.join(', ') })}</p>}
      {nameless.length > 0 && <p class="error">{t.contacts.import.nameless({ rows: nameless.join(', ') })}</p>}
      {state === 'waiting' && badAddresses.length > 0 && (
        <p class="error">
          {t.contacts.import.badAddresses({ rows: badAddresses.join(', ') })} {t.faults.email.pattern}
        </p>
      )}
      {state === 'waiting' && may('contacts:read') && (
        <Check isChecked={leavesKnownOut} onChange={setLeavesKnownOut}>
          {t.contacts.import.leaveKnownOut}
        </Check>
      )}
      {state === 'waiting' && rows.some(({ company }) => company && !(company.name && company.orgNumber)) && (
        <Check isChecked={leavesUnclearCompaniesOut} onChange={setLeavesUnclearCompaniesOut}>
          {t.contacts.import.withoutCompany}
        </Check>
      )}
      {state !== 'waiting' && (
        <>
          <progress max={rows.length} value={done} aria-label={t.contacts.import.open} />
          <p role="status">
            {state === 'running' ? '' : t.contacts.import.result({ added, known, refused: refused.length })}
          </p>
        </>
      )}
      {refused.length > 0 && (
        <ul class="trail error">
          {refused.map(({ row, detail }) => (
            <li key={row}>
              <strong>{t.contacts.import.row({ row })}</strong> {detail}
            </li>
          ))}
        </ul>
      )}
      <Alert text={progress.error === undefined ? undefined : messageOf(progress.error, t)} />
      <div class="buttons">
        {state === 'running' ? (
          <button type="button" onClick={stop}>
            {t.contacts.import.stop}
          </button>
        ) : (
          <>
            {state !== 'finished' && rows.length > 0 && (
              <button type="button" class="primary" onClick={() => void goOn()}>
                {state === 'waiting' ? t.contacts.import.add({ count: rows.length }) : t.contacts.import.goOn}
              </button>
            )}
            <CloseButton onClose={onClose} />
          </>
        )}
      </div>
    </>
  )
}

interface CheckProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: string
}

function Check({ isChecked, onChange, children }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={isChecked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {children}
    </label>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  return (
    <button type="button" onClick={onClose}>
      {t.close}
    </button>
  )
}
