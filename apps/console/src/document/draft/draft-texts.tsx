import type { ParaphDocument, UpdateDocument } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useId } from 'preact/hooks'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { dayIn, endOfDay } from '../../queries/last-day.ts'
import { useAccountZone } from '../../queries/use-account-zone.ts'
import { useDraftChanges } from '../../saving/draft-changes.ts'
import { SavedText } from '../../saving/saved-text.tsx'
import { useChange } from '../../saving/use-change.ts'
import { LastDayInput } from '../parts/last-day-input.tsx'
import { useDraftText } from './use-draft-text.ts'

/** What the parties read beside the title, and until when they can sign. */
export function DraftTexts({ document }: { document: ParaphDocument }) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const id = useId()
  const zone = useAccountZone()
  const changes = useDraftChanges()
  const { save, pending, message } = useChange(
    document.id,
    async (fields: UpdateDocument) => {
      changes.add('texts')
      await paraph.documents.update(document.id, fields)
      changes.delete('texts')
    },
    t.draft.saved,
  )
  return (
    <section class="card">
      <h2>{t.draft.texts}</h2>
      <SavedText {...useDraftText(document, 'message')} label={t.draft.message} maxLength={5000} isLong />
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
        <LastDayInput
          key={zone}
          label={t.draft.expiry}
          zone={zone}
          min={dayIn(zone, new Date(Date.now() + 24 * 3_600_000))}
          start={document.expiresAt ? dayIn(zone, new Date(document.expiresAt)) : ''}
          onDay={(day) => save({ expiresAt: day ? endOfDay(day, zone).toISOString() : null })}
        />
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={pending?.pageFooter ?? document.pageFooter}
          onChange={({ currentTarget }) => save({ pageFooter: currentTarget.checked })}
        />
        {t.draft.pageFooter}
      </label>
      <Alert text={message} />
    </section>
  )
}
