import { useId } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import type { Way } from './use-entry.ts'

interface WayChoiceProps {
  ways: Way[]
  way: Way
  onChoose: (way: Way) => void
}

export function WayChoice({ ways, way, onChoose }: WayChoiceProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <fieldset class="ways">
      <legend class="visually-hidden">{t.drawing.how}</legend>
      {ways.map((each) => (
        <label key={each}>
          <input type="radio" name={id} checked={each === way} onChange={() => onChoose(each)} />
          {t.drawing.ways[each]}
        </label>
      ))}
    </fieldset>
  )
}
