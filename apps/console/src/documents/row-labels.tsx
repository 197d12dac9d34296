import { labelMark } from '../layout/label-mark.ts'
import { useTexts } from '../texts/language.ts'

/** The labels of a document, in its row of the list. */
export function RowLabels({ labels = [] }: { labels: string[] | undefined }) {
  const { t } = useTexts()
  if (labels.length === 0) return null
  return (
    <span class="names labels">
      <span class="visually-hidden">{t.labels.title}: </span>
      {labels.map((label) => (
        <bdi key={label} class={labelMark(label)}>
          {label}
        </bdi>
      ))}
    </span>
  )
}
