import { Button } from '@paraph/ui/kit/button.tsx'
import { useTexts } from '../../texts/language.ts'
import { labelOfFilled, valueText, whoText } from './describe-filled.ts'
import type { Filled } from './filled.ts'

interface FilledListProps {
  all: Filled[]
  onShow: (filled: Filled) => void
}

/** Who has filled in what, as a list. Each row leads to its place on the page. */
export function FilledList({ all, onShow }: FilledListProps) {
  const { t, language } = useTexts()
  const done = all.filter(({ at }) => at !== undefined).length
  return (
    <details class="filled-list">
      <summary>{t.pages.list({ done, all: all.length })}</summary>
      <ul>
        {all.map((filled) => (
          <li key={filled.field.id}>
            <Button look="quiet" onPress={() => onShow(filled)}>
              {t.pages.onPage({ label: labelOfFilled(filled, t), page: filled.field.page })}
            </Button>
            <span dir="auto">{valueText(filled, t)}</span>
            <span class="hint">{whoText(filled, t, language)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
