import type { ParaphDocument, UpdateDocument } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useId } from 'preact/hooks'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { useChange } from './use-change.ts'

interface DraftTextsProps {
  document: ParaphDocument
  /** Has the entry `texts` while the last text could not be saved. */
  unsaved: { current: Set<string> }
}

/** What the parties read, saved when the person leaves a field. */
export function DraftTexts({ document, unsaved }: DraftTextsProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const id = useId()
  const { save, message } = useChange(
    document.id,
    async (fields: UpdateDocument) => {
      unsaved.current.add('texts')
      await paraph.documents.update(document.id, fields)
      unsaved.current.delete('texts')
    },
    t.draft.saved,
  )
  return (
    <section class="card">
      <h2>{t.draft.texts}</h2>
      <label for={`${id}-title`}>{t.draft.title}</label>
      <input
        id={`${id}-title`}
        type="text"
        maxLength={255}
        defaultValue={document.title}
        onChange={({ currentTarget }) => {
          const title = currentTarget.value.trim()
          if (title) save({ title })
          else currentTarget.value = document.title
        }}
      />
      <label for={`${id}-message`}>{t.draft.message}</label>
      <textarea
        id={`${id}-message`}
        rows={3}
        maxLength={5000}
        defaultValue={document.message ?? ''}
        onChange={({ currentTarget }) => save({ message: currentTarget.value.trim() || null })}
      />
      <div class="settings">
        <div>
          <label for={`${id}-language`}>{t.draft.language}</label>
          <select
            id={`${id}-language`}
            value={document.language}
            onChange={({ currentTarget }) => save({ language: currentTarget.value as ParaphDocument['language'] })}
          >
            <option value="EN">English</option>
            <option value="SV">Svenska</option>
          </select>
        </div>
        <div>
          <label for={`${id}-expiry`}>{t.draft.expiry}</label>
          <input
            id={`${id}-expiry`}
            type="date"
            min={dayOf(new Date(Date.now() + 24 * 3_600_000))}
            defaultValue={document.expiresAt ? dayOf(new Date(document.expiresAt)) : ''}
            onChange={({ currentTarget: { value } }) => save({ expiresAt: value ? endOf(value) : null })}
          />
        </div>
      </div>
      <Alert text={message} />
    </section>
  )
}

/** The day in the time zone of the browser. */
function dayOf(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}

/** The last day on which the document can be signed is signed until its end. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()
