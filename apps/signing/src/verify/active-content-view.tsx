import type { SealReport } from '@paraph/verify/report'
import { useVerifyTexts } from './texts/verify-texts.ts'

/** Says what the file can do by itself, whatever the verdict is. */
export function ActiveContentView({ report: { activeContent } }: { report: SealReport }) {
  const { t } = useVerifyTexts()
  if (!activeContent || activeContent.length === 0) return null
  return (
    <>
      <p class="error">{t.report.activeContentMeaning}</p>
      <ul>
        {activeContent.map((kind) => (
          <li key={kind}>{t.report.activeContent[kind]}</li>
        ))}
      </ul>
    </>
  )
}
