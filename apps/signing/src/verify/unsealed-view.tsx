import type { SealReport } from '@paraph/verify/report'
import { RemarksView } from './remarks-view.tsx'
import { Heading } from '../layout/heading.tsx'
import type { Unsealed } from './check-file.ts'
import { SecondOpinion } from './second-opinion.tsx'
import { TechnicalDetails } from './technical-details.tsx'
import { useVerifyTexts } from './texts/verify-texts.ts'
import { VerdictIcon } from './verdict-icon.tsx'

interface UnsealedViewProps {
  name: string
  unsealed: Unsealed
  /** Undefined if the file was not judged. */
  report: SealReport | undefined
}

/** What the file is, and what to do next. There is no seal to answer questions about. */
export function UnsealedView({ name, unsealed, report }: UnsealedViewProps) {
  const { t } = useVerifyTexts()
  const headline = unsealed === 'damaged' ? 'does_not_hold' : 'cannot_be_said'
  const { title, next } = t.unsealed[unsealed]
  return (
    <>
      <section class={`card verdict ${headline}`}>
        <VerdictIcon headline={headline} />
        <Heading state={name}>{title}</Heading>
        <p>{next}</p>
        {report && <RemarksView report={report} />}
        <p class="hint" dir="auto">
          {name}
        </p>
      </section>
      {unsealed === 'not_paraph' && <SecondOpinion />}
      {report && <TechnicalDetails report={report} />}
    </>
  )
}
