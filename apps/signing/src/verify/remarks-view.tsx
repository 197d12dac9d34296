import type { SealReport } from '@paraph/verify/report'
import { useVerifyTexts } from './texts/verify-texts.ts'

/** Says what the file can do by itself, and where it does not show the same, whatever the verdict is. */
export function RemarksView({ report: { activeContent, differences } }: { report: SealReport }) {
  const { t } = useVerifyTexts()
  return (
    <>
      <Remarks
        meaning={t.report.activeContentMeaning}
        items={activeContent?.map((kind) => t.report.activeContent[kind])}
      />
      <Remarks
        meaning={t.report.differencesMeaning}
        items={differences?.map((difference) => t.report.differences[difference.kind](difference))}
      />
    </>
  )
}

function Remarks({ meaning, items = [] }: { meaning: string; items: string[] | undefined }) {
  if (items.length === 0) return null
  return (
    <>
      <p class="error">{meaning}</p>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
