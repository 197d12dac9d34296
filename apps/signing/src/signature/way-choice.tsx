import { useId } from 'preact/hooks'

interface WayChoiceProps<Way extends string> {
  /** What is chosen, for screen readers. */
  label: string
  ways: readonly Way[]
  names: Record<Way, string>
  way: Way
  onChoose: (way: Way) => void
}

/** How a party makes its signature or its initials. */
export function WayChoice<Way extends string>({ label, ways, names, way, onChoose }: WayChoiceProps<Way>) {
  const id = useId()
  return (
    <fieldset class="ways">
      <legend class="visually-hidden">{label}</legend>
      {ways.map((each) => (
        <label key={each}>
          <input type="radio" name={id} checked={each === way} onChange={() => onChoose(each)} />
          {names[each]}
        </label>
      ))}
    </fieldset>
  )
}
