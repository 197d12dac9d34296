import type { AccountEvent, AccountEventChange } from '@paraph/client'
import { formatTime } from '@paraph/ui/times.ts'
import { useTexts } from '../../texts/language.ts'

/** One act: what, to whom, by whom, and what it changed. */
export function LogRow({ event }: { event: AccountEvent }) {
  const { t, language } = useTexts()
  const words = t.settings.log
  const { type, at, actor, ipAddress, subject, changes } = event
  // A newer server may have other types.
  const act = words.types[type as keyof typeof words.types] ?? type
  const who = actor.type === 'SYSTEM' ? words.server : (actor.name ?? actor.id)
  return (
    <li>
      <div class="party">
        <div>
          <strong>{act}</strong> {subject.id !== actor.id && <span dir="auto">{subject.name ?? subject.id}</span>}
          <span class="hint">{[who, formatTime(at, language), ipAddress].filter(Boolean).join(' · ')}</span>
          {changes.map((change) => (
            <span key={change.field} class="hint">
              <Change change={change} />
            </span>
          ))}
        </div>
      </div>
    </li>
  )
}

function Change({ change: { field, before, after } }: { change: AccountEventChange }) {
  const { t } = useTexts()
  const words = t.settings.log
  const name = words.fields[field.split('.')[0] as keyof typeof words.fields] ?? field
  const notice = field.includes('.') ? ` (${field.split('.')[1]})` : ''
  const shown = (value: AccountEventChange['before']): string => {
    if (typeof value === 'boolean') return value ? words.yes : words.no
    // Of a role, of a way to sign in and of the reason for an end, the log has the name in the API.
    const isNamed = ['role', 'way', 'reason'].includes(field)
    const known = isNamed ? words.values[value as keyof typeof words.values] : undefined
    if (known) return known
    return (Array.isArray(value) ? value.join(', ') : value?.toString()) || words.none
  }
  return (
    <>
      {name}
      {notice}: {before !== null && `${shown(before)} → `}
      {shown(after)}
    </>
  )
}
