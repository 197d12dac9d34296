import { useId } from 'preact/hooks'
import { useLabelsInUse } from '../queries/labels.ts'
import { useTexts } from '../texts/language.ts'

interface LabelFilterProps {
  /** The label of the address. */
  label: string | undefined
  onChoose: (label: string | undefined) => void
}

/** Chooses the label of the documents that are shown. Without labels, there is nothing to choose. */
export function LabelFilter({ label, onChoose }: LabelFilterProps) {
  const { t } = useTexts()
  const id = useId()
  const inUse = useLabelsInUse()
  const shown = inUse.find((each) => each.toLowerCase() === label?.toLowerCase()) ?? label
  const options = shown === undefined || inUse.includes(shown) ? inUse : [shown, ...inUse]
  if (options.length === 0) return null
  return (
    <div title={shown}>
      <label for={id}>{t.labels.filter}</label>
      <select id={id} value={shown ?? ''} onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}>
        <option value="">{t.labels.all}</option>
        {options.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  )
}
