import type { SealReport } from '@paraph/verify/report'
import { useVerifyTexts } from './texts/verify-texts.ts'

export function TechnicalDetails({ report: { file, reasons, sealer, when, evidence } }: { report: SealReport }) {
  const { t } = useVerifyTexts()
  const found = reasons.map(({ code, detail }) => (detail ? `${code}: ${detail}` : code))
  return (
    <details class="card">
      <summary>{t.technical}</summary>
      <dl>
        {found.length > 0 && (
          <>
            <dt>{t.found}</dt>
            <dd dir="auto">{found.join('; ')}</dd>
          </>
        )}
        {when && (
          <>
            <dt>{t.level}</dt>
            <dd>{t.report.levels[when.level]}</dd>
          </>
        )}
        <dt>{t.fileHash}</dt>
        <dd class="hash">{file.sha256}</dd>
        {evidence && (
          <>
            <dt>{t.originalHash}</dt>
            <dd class="hash">{evidence.document.file.sha256}</dd>
          </>
        )}
        {sealer && (
          <>
            <dt>{t.certificateHash}</dt>
            <dd class="hash">{sealer.fingerprint}</dd>
          </>
        )}
      </dl>
    </details>
  )
}
