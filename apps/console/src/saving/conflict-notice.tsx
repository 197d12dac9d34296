import { useTexts } from '../texts/language.ts'

export interface Conflict {
  takeTheirs: () => void
  keepMine: () => void
}

/** Shown when somebody else has changed what the person is changing: the person decides which version stays. */
export function ConflictNotice({ text, conflict }: { text: string; conflict: Conflict | undefined }) {
  const { t } = useTexts()
  if (!conflict) return null
  return (
    <div class="notice" role="alert">
      <p dir="auto">{text}</p>
      <div class="buttons">
        <button type="button" class="primary" onClick={conflict.keepMine}>
          {t.conflict.keepMine}
        </button>
        <button type="button" onClick={conflict.takeTheirs}>
          {t.conflict.takeTheirs}
        </button>
      </div>
    </div>
  )
}
