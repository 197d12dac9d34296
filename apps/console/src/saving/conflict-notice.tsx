import { Button } from '@paraph/ui/kit/button.tsx'
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
        <Button look="primary" onPress={conflict.keepMine}>
          {t.conflict.keepMine}
        </Button>
        <Button onPress={conflict.takeTheirs}>{t.conflict.takeTheirs}</Button>
      </div>
    </div>
  )
}
