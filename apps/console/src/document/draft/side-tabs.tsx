import { Button } from '@paraph/ui/kit/button.tsx'
import { useTexts } from '../../texts/language.ts'

/** What a wide window shows beside the pages, one at a time. A narrow one has the pages among the fields, and shows one part in all. */
export const sideParts = ['people', 'field', 'more'] as const

export type SidePart = (typeof sideParts)[number]

interface SideTabsProps {
  shown: SidePart
  /** The number of people. */
  people: number
  onShow: (part: SidePart) => void
}

/** Chooses the part that is shown. Tab meets the chosen one, and the arrow keys the others. */
export function SideTabs({ shown, people, onShow }: SideTabsProps) {
  const { t } = useTexts()
  const press = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    const next = (sideParts.indexOf(shown) + step + sideParts.length) % sideParts.length
    event.preventDefault()
    onShow(sideParts[next]!)
    event.currentTarget.querySelectorAll('button')[next]!.focus()
  }
  return (
    <div class="side-tabs" role="tablist" aria-label={t.draft.side.label} onKeyDown={press}>
      {sideParts.map((part) => (
        <Button
          key={part}
          role="tab"
          look="quiet"
          aria-selected={part === shown}
          tabIndex={part === shown ? 0 : -1}
          onPress={(event) => {
            onShow(part)
            // In a narrow window, the part begins at its top.
            const { top } = (event.currentTarget as Element).closest('.draft')!.getBoundingClientRect()
            scrollBy({ top, behavior: 'instant' })
          }}
        >
          {t.draft.side[part]}
          {part === 'people' && <span class="hint">{people}</span>}
        </Button>
      ))}
    </div>
  )
}
