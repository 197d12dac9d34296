import { crossIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { useColleagues } from '../queries/colleagues.ts'
import type { ShownDocuments } from '../shown.ts'
import { useTexts } from '../texts/language.ts'
import { activeFilters, times } from './shown-documents.ts'

interface FilterChipsProps {
  shown: ShownDocuments
  /** Gets what to leave out. */
  onRemove: (change: ShownDocuments) => void
}

/** The filters that hold now, each with a button that takes it away. The status and the search stand above them already. */
export function FilterChips({ shown, onRemove }: FilterChipsProps) {
  const { t, language } = useTexts()
  const { filters } = t.documents
  const { label = '', owner, person = '', time, from, to } = shown
  const names = useColleagues(owner !== undefined)
  const day = (date: string) => formatTime(date, language, 'calendarDay')
  const days = () =>
    from && to
      ? filters.between({ from: day(from), to: day(to) })
      : from
        ? filters.since({ day: day(from) })
        : filters.until({ day: day(to!) })
  const texts = {
    label: () => filters.labelIs({ label }),
    owner: () => filters.ownerIs({ name: names.find(({ id }) => id === owner)?.name ?? '…' }),
    person: () => filters.personIs({ person }),
    days: () => `${filters.times[times.find((each) => each === time) ?? times[0]]}: ${days()}`,
  }
  const chips = activeFilters(shown)
  if (chips.length === 0) return null
  return (
    <ul class="chips" aria-label={filters.title({ count: chips.length })}>
      {chips.map(({ name, without }) => (
        <li key={name}>
          <span dir="auto">{texts[name]()}</span>
          <Button
            icon={crossIcon}
            look="quiet"
            class="square"
            aria-label={filters.remove({ filter: texts[name]() })}
            onPress={() => onRemove(without)}
          />
        </li>
      ))}
    </ul>
  )
}
