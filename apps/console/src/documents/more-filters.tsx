import { useState } from 'preact/hooks'
import { addressOf } from '../routes.ts'
import type { ShownDocuments } from '../shown.ts'
import { useTexts } from '../texts/language.ts'
import { SaveList } from './save-list.tsx'
import { isFiltered, times, withoutFilters } from './shown-documents.ts'
import { SortChoice } from './sort-choice.tsx'

interface MoreFiltersProps {
  shown: ShownDocuments
  onChange: (change: ShownDocuments) => void
}

/** The filters that few people need, the order, and the list as a file. They are in sight if the address has one of them. */
export function MoreFilters({ shown, onChange }: MoreFiltersProps) {
  const { t } = useTexts()
  const { person, time, from, to, sort, reverse } = shown
  const { filters } = t.documents
  const [wasOpen] = useState(Boolean(person || from || to))
  const day = (label: string, key: 'from' | 'to', others: { min?: string | undefined; max?: string | undefined }) => (
    <label>
      {label}
      <input
        type="date"
        value={shown[key] ?? ''}
        {...others}
        onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value || undefined })}
      />
    </label>
  )
  return (
    <details class="more-filters" open={wasOpen}>
      <summary>{filters.title}</summary>
      <form onSubmit={(event) => event.preventDefault()}>
        <label class="of-person">
          {filters.person}
          <input
            type="search"
            maxLength={100}
            value={person ?? ''}
            onChange={({ currentTarget }) => onChange({ person: currentTarget.value.trim() || undefined })}
          />
        </label>
        <label>
          {filters.time}
          <select value={time ?? times[0]} onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}>
            {times.map((each) => (
              <option key={each} value={each}>
                {filters.times[each]}
              </option>
            ))}
          </select>
        </label>
        {day(filters.from, 'from', { max: to })}
        {day(filters.to, 'to', { min: from })}
        <SortChoice sort={sort} reverse={reverse} onChoose={onChange} />
        {isFiltered(shown) && (
          <a class="button quiet" href={addressOf.documents(withoutFilters(shown))}>
            {t.documents.clear}
          </a>
        )}
      </form>
      <SaveList shown={shown} />
    </details>
  )
}
