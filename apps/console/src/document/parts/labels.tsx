import type { ParaphDocument } from '@paraph/client'
import type { RefObject } from 'preact'
import { Alert } from '@paraph/ui/alert.tsx'
import { crossIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useId, useRef } from 'preact/hooks'
import { useStore } from '../../queries/document.ts'
import { labelMark } from '../../layout/label-mark.ts'
import { MAX_LABEL, MAX_LABELS, useLabelsInUse } from '../../queries/labels.ts'
import { addressOf } from '../../routes.ts'
import { useChange } from '../../saving/use-change.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'

/** The labels of a document, which its sender can change in every status. */
export function Labels({ document }: { document: ParaphDocument }) {
  const { t } = useTexts()
  const { may, paraph } = useSession()
  const store = useStore(document.id)
  const field = useRef<HTMLInputElement>(null)
  const change = useChange(
    document.id,
    async (edit: (labels: string[]) => string[]) => {
      // Another tab may have changed them since.
      const { labels: before = [] } = await paraph.documents.get(document.id)
      const { labels = [] } = await paraph.documents.update(document.id, { labels: edit(before) })
      store((loaded) => ({ document: { ...loaded.document, labels } }))
    },
    t.labels.saved,
  )
  const { labels = [] } = document
  const canChange = may('documents:write')
  if (labels.length === 0 && !canChange) return null
  const remove = (label: string) =>
    change.press(
      (before) => before.filter((each) => each !== label),
      () => field.current?.focus(),
    )
  return (
    <section class="labels" aria-label={t.labels.title}>
      <ul>
        {labels.map((label) => (
          <li key={label} class={labelMark(label)}>
            <a href={addressOf.documents({ label })} dir="auto">
              {label}
            </a>
            {canChange && (
              <Button
                icon={crossIcon}
                look="quiet"
                aria-label={t.labels.remove({ label })}
                isBusy={change.isBusy}
                onPress={() => remove(label)}
              />
            )}
          </li>
        ))}
      </ul>
      {canChange && labels.length < MAX_LABELS && (
        <NewLabel
          field={field}
          isBusy={change.isBusy}
          onAdd={(label, onDone) => change.press((before) => [...before, label], onDone)}
        />
      )}
      <Alert text={change.message} />
    </section>
  )
}

interface NewLabelProps {
  field: RefObject<HTMLInputElement | null>
  isBusy: boolean
  onAdd: (label: string, onDone: () => void) => void
}

function NewLabel({ field, isBusy, onAdd }: NewLabelProps) {
  const { t } = useTexts()
  const id = useId()
  const inUse = useLabelsInUse()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const input = field.current!
        input.focus()
        if (input.value.trim()) onAdd(input.value, () => (input.value = ''))
      }}
    >
      <input
        ref={field}
        type="text"
        aria-label={t.labels.field}
        placeholder={t.labels.field}
        maxLength={MAX_LABEL}
        autocomplete="off"
        list={`${id}-labels`}
      />
      <datalist id={`${id}-labels`}>
        {inUse.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <Button type="submit" isBusy={isBusy}>
        {t.labels.add}
      </Button>
    </form>
  )
}
