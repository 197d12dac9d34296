import { Button } from '@paraph/ui/kit/button.tsx'
import { DateInput } from '@paraph/ui/kit/date-input.tsx'
import { formatTime, isWholeDay } from '@paraph/ui/times.ts'
import { useId, useState } from 'preact/hooks'
import { dayIn, plusDays } from '../../queries/last-day.ts'
import { useTexts } from '../../texts/language.ts'

/** So many days later are one press away. */
const STEPS = [7, 30]

interface LastDayInputProps {
  label: string
  /** In a form. */
  name?: string
  /** The time zone of the account, in which the day ends. */
  zone: string
  min: string
  start: string
  /** The identifier of what is said about it besides. */
  describedBy?: string
  /** Called with each whole day, and with an empty text for none. */
  onDay: (day: string) => void
}

/** The last day on which people can sign. */
export function LastDayInput({ label, name, zone, min, start, describedBy = '', onDay }: LastDayInputProps) {
  const { t, language } = useTexts()
  const id = useId()
  const [day, setDay] = useState(start)
  const [stepped, setStepped] = useState('')
  const choose = (chosen: string) => {
    setDay(chosen)
    if (chosen === '' || isWholeDay(chosen)) onDay(chosen)
  }
  const goOn = (days: number) => {
    const today = dayIn(zone, new Date())
    const later = plusDays(day > today ? day : today, days)
    setStepped(later)
    choose(later)
  }
  return (
    <div>
      <label for={id}>{label}</label>
      <DateInput
        id={id}
        name={name}
        language={language}
        min={min}
        value={day}
        aria-describedby={`${id}-zone ${describedBy}`}
        onDay={choose}
      />
      <div class="buttons later">
        {STEPS.map((days) => (
          <Button key={days} onPress={() => goOn(days)}>
            {t.draft.laterBy({ days })}
          </Button>
        ))}
      </div>
      <span class="visually-hidden" role="status">
        {stepped !== '' && stepped === day && formatTime(day, language, 'calendarDay')}
      </span>
      <p class="hint" id={`${id}-zone`}>
        {t.draft.expiryZone({ zone })}
      </p>
    </div>
  )
}
