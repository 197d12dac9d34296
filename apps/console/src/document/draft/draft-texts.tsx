import type { ParaphDocument, UpdateDocument } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useId } from 'preact/hooks'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { useStore } from '../queries.ts'
import { SavedText } from './saving/saved-text.tsx'
import { useChange } from '../use-change.ts'

interface DraftTextsProps {
  document: ParaphDocument
  /** Has an entry for each text that the server does not have. */
  unsaved: { current: Set<string> }
}

/** Milliseconds after the last key. */
const SAVED_AFTER = 1_000

/** What the parties read, saved while the person types. */
export function DraftTexts({ document, unsaved }: DraftTextsProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const id = useId()
  const store = useStore(document.id)
  const { save, message } = useChange(
    document.id,
    async (fields: UpdateDocument) => {
      unsaved.current.add('texts')
      await paraph.documents.update(document.id, fields)
      unsaved.current.delete('texts')
    },
    t.draft.saved,
  )
  const textOf = (name: 'title' | 'message') => ({
    documentId: document.id,
    value: document[name] ?? '',
    savedAfter: SAVED_AFTER,
    unsaved,
    read: async () => (await paraph.documents.get(document.id))[name] ?? '',
    write: async (text: string) => {
      const {
        parties: _,
        fields: __,
        ...changed
      } = await paraph.documents.update(document.id, { [name]: text || null })
      store(() => ({ document: changed }))
      return changed[name] ?? ''
    },
  })
  return (
    <section class="card">
      <h2>{t.draft.texts}</h2>
      <SavedText {...textOf('title')} label={t.draft.title} maxLength={255} isRequired />
      <SavedText {...textOf('message')} label={t.draft.message} maxLength={5000} isLong />
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

/** The document can be signed until the end of its last day. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()
