import { useEffect, useState } from 'preact/hooks'
import type FieldEditor from '../fields/field-editor.tsx'
import type { FieldEditorProps } from '../fields/field-editor.tsx'
import { useTexts } from '../texts/language.ts'

/** The editor of the fields. Its program and pdf.js are loaded only for a draft that somebody signs. */
export function DraftFields(props: FieldEditorProps) {
  const { t } = useTexts()
  const [editor, setEditor] = useState<{ View: typeof FieldEditor }>()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isEnded = false
    import('../fields/field-editor.tsx').then(
      ({ default: View }) => isEnded || setEditor({ View }),
      () => isEnded || setFailed(true),
    )
    return () => void (isEnded = true)
  }, [attempt])
  return (
    <section class="card fields">
      <h2>{t.draft.fields}</h2>
      {editor ? (
        <editor.View {...props} />
      ) : hasFailed ? (
        <div role="alert">
          <p class="error">{t.failure.connection}</p>
          <button
            type="button"
            onClick={() => {
              setFailed(false)
              setAttempt(attempt + 1)
            }}
          >
            {t.tryAgain}
          </button>
        </div>
      ) : (
        <p class="loading">{t.loading}</p>
      )}
    </section>
  )
}
