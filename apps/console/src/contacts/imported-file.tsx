import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { ProgressBar } from '@paraph/ui/kit/progress-bar.tsx'
import type { Ref } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import type { CsvContacts, CsvRow } from './csv.ts'
import { RefusedRows } from './refused-rows.tsx'
import { type ImportChoices, type Progress, useImport } from './use-import.ts'

interface ImportedFileProps {
  name: string
  found: CsvContacts
  onClose: () => void
}

/** What a file contains, and how far its import is. */
export function ImportedFile({
  name,
  found: { headings, rows, doubled, refused, unknown },
  onClose,
}: ImportedFileProps) {
  const { t } = useTexts()
  const { may } = useSession()
  const [choices, setChoices] = useState<ImportChoices>({
    leavesKnownOut: may('contacts:read'),
    leavesUnclearCompaniesOut: true,
  })
  const { progress, goOn, stop } = useImport(rows, choices)
  const { state, error } = progress
  const [title, result, stopper] = [
    useRef<HTMLHeadingElement>(null),
    useRef<HTMLHeadingElement>(null),
    useRef<HTMLButtonElement>(null),
  ]
  // The button that was pressed goes: the focus follows what is said instead of it.
  useEffect(() => (state === 'waiting' ? title : state === 'running' ? stopper : result).current?.focus(), [state])
  const reasons = { ...t.contacts.import.reasons, address: t.faults.email.pattern }
  const faults = [...refused.map((row) => ({ ...row, detail: reasons[row.why] })), ...progress.refused]
  faults.sort((a, b) => a.line - b.line)
  return (
    <>
      <h3 ref={title} dir="auto" tabIndex={-1}>
        {t.contacts.import.found({ name, count: rows.length })}
      </h3>
      <People rows={rows} />
      {doubled.length > 0 && (
        <p class="hint">
          {t.contacts.import.doubled({ count: doubled.length, lines: linesOf(doubled.map(({ line }) => line)) })}
        </p>
      )}
      {unknown.length > 0 && <p class="hint">{t.contacts.import.unknown({ columns: unknown.join(', ') })}</p>}
      {state === 'waiting' && <Choices rows={rows} choices={choices} onChange={setChoices} />}
      {state !== 'waiting' && (
        <Outcome heading={result} progress={progress} count={rows.length} refused={faults.length} />
      )}
      <RefusedRows headings={headings} rows={faults} />
      <Alert text={error === undefined ? undefined : messageOf(error, t)} />
      <div class="buttons confirm">
        {state === 'running' ? (
          <Button ref={stopper} onPress={stop}>
            {t.contacts.import.stop}
          </Button>
        ) : (
          <>
            {state !== 'finished' && rows.length > 0 && (
              <Button look="primary" onPress={() => void goOn()}>
                {state === 'waiting' ? t.contacts.import.add({ count: rows.length }) : t.contacts.import.goOn}
              </Button>
            )}
            <Button onPress={onClose}>{t.close}</Button>
          </>
        )}
      </div>
    </>
  )
}

/** More lines are of no use in a sentence. */
const LINES = 50

const linesOf = (lines: number[]) => lines.slice(0, LINES).join(', ') + (lines.length > LINES ? ' …' : '')

/** People of the file that are shown as examples. */
const SHOWN = 3

function People({ rows }: { rows: readonly CsvRow[] }) {
  const { t } = useTexts()
  if (rows.length === 0) return null
  // One more needs no more room than the line about it.
  const shown = rows.length === SHOWN + 1 ? rows.length : SHOWN
  return (
    <ul class="rows">
      {rows.slice(0, shown).map(({ line, contact, company }) => (
        <li key={line}>
          <strong dir="auto">{`${contact.firstName} ${contact.lastName}`}</strong>
          <span class="hint" dir="auto">
            {[contact.email, contact.phone, company?.name || company?.orgNumber].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
      {rows.length > shown && <li>{t.contacts.import.more({ count: rows.length - shown })}</li>}
    </ul>
  )
}

/** Companies of the file that are named in the sentence about them. */
const COMPANIES = 5

interface ChoicesProps {
  rows: readonly CsvRow[]
  choices: ImportChoices
  onChange: (choices: ImportChoices) => void
}

function Choices({ rows, choices, onChange }: ChoicesProps) {
  const { t } = useTexts()
  const { may } = useSession()
  const check = (choice: keyof ImportChoices, text: string) => (
    <label class="check">
      <input
        type="checkbox"
        checked={choices[choice]}
        onChange={({ currentTarget }) => onChange({ ...choices, [choice]: currentTarget.checked })}
      />
      {text}
    </label>
  )
  const unclear = [...new Set(rows.flatMap(({ company }) => (company && !company.name ? company.orgNumber : [])))]
  return (
    <>
      {may('contacts:read') ? (
        check('leavesKnownOut', t.contacts.import.leaveKnownOut)
      ) : (
        <p class="hint">{t.contacts.import.notCompared}</p>
      )}
      {unclear.length > 0 &&
        check(
          'leavesUnclearCompaniesOut',
          t.contacts.import.withoutCompany({
            companies: unclear.slice(0, COMPANIES).join(', '),
            more: Math.max(0, unclear.length - COMPANIES),
          }),
        )}
    </>
  )
}

interface OutcomeProps {
  heading: Ref<HTMLHeadingElement>
  progress: Progress
  count: number
  refused: number
}

function Outcome({ heading, progress, count, refused }: OutcomeProps) {
  const { t } = useTexts()
  const { added, known, withoutCompany, done, state, pause } = progress
  return (
    <>
      <ProgressBar
        label={t.contacts.import.open}
        value={done}
        max={count}
        text={t.contacts.import.progress({ done, count })}
      />
      <p role="status">
        {state === 'running' && pause !== undefined ? t.contacts.import.pause({ seconds: pause }) : ''}
      </p>
      {state !== 'running' && (
        <h3 ref={heading} tabIndex={-1}>
          {t.contacts.import.result({ added, known, refused })}
        </h3>
      )}
      {state !== 'running' && withoutCompany.length > 0 && (
        <p>{t.contacts.import.addedWithout({ lines: linesOf(withoutCompany) })}</p>
      )}
    </>
  )
}
