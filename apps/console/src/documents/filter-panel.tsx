import { useEffect, useRef } from 'preact/hooks'
import { addressOf } from '../routes.ts'
import type { ShownDocuments } from '../shown.ts'
import { useTexts } from '../texts/language.ts'
import { LabelFilter } from './label-filter.tsx'
import { OwnerFilter } from './owner-filter.tsx'
import { SaveList } from './save-list.tsx'
import { isFiltered, times, withoutFilters } from './shown-documents.ts'
import { SortChoice } from './sort-choice.tsx'

export interface FilterPanelProps {
  id: string
  shown: ShownDocuments
  onChange: (change: ShownDocuments) => void
}

/** The filters that are not always in sight, the order, and the list as a file. */
export function FilterPanel({ id, shown, onChange }: FilterPanelProps) {
  const { t } = useTexts()
  const { label, owner, person, time, from, to, sort, reverse } = shown
  const { filters } = t.documents
  const panel = useRef<HTMLElement>(null)
  // On a phone, it opens below the window.
  useEffect(() => panel.current!.scrollIntoView({ block: 'nearest' }), [])
  const day = (name: string, key: 'from' | 'to', others: { min?: string | undefined; max?: string | undefined }) => (
    <label>
      {name}
      <input
        type="date"
        value={shown[key] ?? ''}
        {...others}
        onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value || undefined })}
      />
    </label>
  )
  return (
    <section ref={panel} id={id} class="card filter-panel" aria-label={filters.title({ count: 0 })}>
      <form onSubmit={(event) => event.preventDefault()}>
        <LabelFilter label={label} onChoose={(chosen) => onChange({ label: chosen })} />
        <OwnerFilter owner={owner} onChoose={(chosen) => onChange({ owner: chosen })} />
        <label>
          {filters.person}
          <input
            type="search"
            maxLength={100}
            placeholder={filters.personHint}
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
      </form>
      <div class="buttons">
        <SaveList shown={shown} />
        {isFiltered(shown) && (
          <a class="button quiet" href={addressOf.documents(withoutFilters(shown))}>
            {t.documents.clear}
          </a>
        )}
      </div>
    </section>
  )
}
