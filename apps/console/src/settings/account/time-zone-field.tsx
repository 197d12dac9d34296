import { Combobox } from '@paraph/ui/kit/combobox/combobox.tsx'
import { useState } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'
import { zoneGroups, zoneLabel } from './time-zones.ts'

interface TimeZoneFieldProps {
  /** The IANA name, or null for the zone of the server. */
  zone: string | null
}

export function TimeZoneField({ zone }: TimeZoneFieldProps) {
  const { t } = useTexts()
  const [now] = useState(() => new Date())
  const texts = t.settings.account
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Combobox
      label={texts.timeZone}
      name="zone"
      defaultValue={zone ?? ''}
      groups={() => zoneGroups(texts, now, own, Intl.supportedValuesOf('timeZone'))}
      labelOf={(value) => (value ? zoneLabel(value, texts, now) : texts.noTimeZone)}
      notFound={(words) => texts.zones.notFound({ words })}
    />
  )
}
