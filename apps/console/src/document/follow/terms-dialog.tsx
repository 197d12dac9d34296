import type { ParaphDocument, PartyWithSigningUrl, UpdateDocument } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useId, useState } from 'preact/hooks'
import { useAct } from '../../saving/use-change.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { dayIn, endOfDay } from '../../queries/last-day.ts'
import { useAccountZone } from '../../queries/use-account-zone.ts'
import { LastDayInput } from '../parts/last-day-input.tsx'
import { remindedAtOnce } from './reminded-at-once.ts'

export type Term = 'lastDay' | 'reminders' | 'texts'

interface TermsDialogProps {
  term: Term
  document: ParaphDocument
  parties: PartyWithSigningUrl[]
  onClose: () => void
}

/** Changes what can change of a document that was sent. */
export function TermsDialog({ term, document, parties, onClose }: TermsDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const id = useId()
  const zone = useAccountZone()
  const change = useAct(
    document.id,
    (fields: UpdateDocument) => paraph.documents.update(document.id, fields),
    (t) => t.follow.saved,
  )
  const Fields = { lastDay: LastDay, reminders: Reminders, texts: Texts }[term]
  const about = { lastDay: t.follow.lastDayAbout, reminders: t.follow.remindersAbout, texts: t.follow.textsAbout }[term]
  return (
    <Dialog title={t.follow[term]} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            change.press(readTerm(term, new FormData(event.currentTarget), zone), close)
          }}
        >
          <p>{about}</p>
          <Fields document={document} parties={parties} zone={zone} error={`${id}-error`} />
          <Alert id={`${id}-error`} text={change.message} />
          <div class="buttons">
            <Button type="submit" look="primary" isBusy={change.isBusy}>
              {t.follow.save}
            </Button>
            <Button onPress={close}>{t.close}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function readTerm(term: Term, form: FormData, zone: string): UpdateDocument {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (term === 'lastDay') return { expiresAt: text('day') ? endOfDay(text('day'), zone).toISOString() : null }
  if (term === 'texts') return { title: text('title'), message: text('message') || null }
  const number = (name: string) => Number(text(name))
  return { reminders: { firstAfterDays: number('first'), everyDays: number('every'), max: number('most') } }
}

interface FieldsProps {
  document: ParaphDocument
  parties: PartyWithSigningUrl[]
  zone: string
  /** The identifier of the message about what is wrong. */
  error: string
}

/** The number of people whom a sentence names. */
const NAMED = 5

function LastDay({ document: { expiresAt }, parties, zone, error }: FieldsProps) {
  const { t } = useTexts()
  const start = expiresAt ? dayIn(zone, new Date(expiresAt)) : ''
  const [day, setDay] = useState(start)
  const today = dayIn(zone, new Date())
  const after = day >= today ? endOfDay(day, zone) : undefined
  const reminded = day === start ? [] : remindedAtOnce(parties, { before: expiresAt, after })
  const names = reminded.slice(0, NAMED).map(({ name }) => name)
  return (
    <>
      <LastDayInput
        key={zone}
        label={t.follow.lastDayField}
        name="day"
        zone={zone}
        min={today}
        start={start}
        describedBy={error}
        onDay={setDay}
      />
      <p role="status" dir="auto">
        {t.follow.lastDayReminds({
          count: reminded.length,
          names: t.documents.people({ names: names.join(', '), more: reminded.length - names.length }),
        })}
      </p>
    </>
  )
}

function Reminders({ document: { reminders }, error }: FieldsProps) {
  const { t } = useTexts()
  const shared = { type: 'number', error } as const
  return (
    <div class="settings">
      <Labelled
        {...shared}
        label={t.follow.firstAfter}
        name="first"
        min={1}
        max={365}
        start={String(reminders.firstAfterDays)}
      />
      <Labelled {...shared} label={t.follow.every} name="every" min={1} max={365} start={String(reminders.everyDays)} />
      <Labelled {...shared} label={t.follow.most} name="most" min={0} max={20} start={String(reminders.max)} />
    </div>
  )
}

function Texts({ document: { title, message }, error }: FieldsProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <>
      <Labelled label={t.draft.title} name="title" type="text" maxLength={255} start={title} error={error} />
      <label for={id}>{t.draft.message}</label>
      <textarea id={id} name="message" rows={4} maxLength={5000} defaultValue={message ?? ''} />
    </>
  )
}

interface LabelledProps {
  label: string
  name: string
  type: 'text' | 'number'
  start: string
  min?: number
  max?: number
  maxLength?: number
  error: string
}

function Labelled({ label, start, error, type, ...input }: LabelledProps) {
  const id = useId()
  return (
    <div>
      <label for={id}>{label}</label>
      {/* The types of Preact allow one type for each place. */}
      <input {...input} type={type as 'text'} id={id} defaultValue={start} aria-describedby={error} />
    </div>
  )
}
