import { RemarksView } from './remarks-view.tsx'
import { headlineOf, type SealReport } from '@paraph/verify/report'
import { arePagesAlike } from '@paraph/verify/signing'
import { Heading } from '../layout/heading.tsx'
import type { Origin } from './check-file.ts'
import { PersonView } from './person-view.tsx'
import { useVerifyTexts } from './texts/verify-texts.ts'
import { SecondOpinion } from './second-opinion.tsx'
import { SealerView, TimeView } from './answers.tsx'
import { TechnicalDetails } from './technical-details.tsx'
import { VerdictIcon } from './verdict-icon.tsx'

interface ReportProps {
  name: string
  report: SealReport
  origin: Origin
}

/** The verdict, the four answers, and what was not checked. */
export function ReportView({ name, report, origin }: ReportProps) {
  const { t } = useVerifyTexts()
  const { evidence, reasons, notChecked } = report
  const headline = headlineOf(report)
  const codes = [...new Set(reasons.map(({ code }) => code))]
  return (
    <>
      <section class={`card verdict ${headline}`}>
        <VerdictIcon headline={headline} />
        <Heading state={report.file.sha256}>{t.report.verdicts[headline]}</Heading>
        <p>{t.report.meanings[headline]}</p>
        {evidence?.document.test && <p class="error">{t.report.test}</p>}
        {codes.length > 0 && (
          <>
            <h2>{t.reasons}</h2>
            <ul>
              {codes.map((code) => (
                <li key={code}>{t.report.reasons[code]}</li>
              ))}
            </ul>
          </>
        )}
        <RemarksView report={report} />
        {origin === 'unknown' && evidence && <p dir="auto">{t.origins.unknown({ service: evidence.service.url })}</p>}
        {origin === 'unavailable' && <p>{t.origins.unavailable}</p>}
        <dl>
          <dt>{t.file}</dt>
          <dd dir="auto">{name}</dd>
          {evidence && (
            <>
              <dt>{t.document}</dt>
              <dd dir="auto">{evidence.document.title}</dd>
              <dt>{t.sender}</dt>
              <dd dir="auto">{evidence.document.sender}</dd>
            </>
          )}
        </dl>
      </section>
      <section class="card" aria-labelledby="intact">
        <h2 id="intact">{t.report.questions.intact}</h2>
        <p class="answer">{report.unused ? t.report.unused(report.unused) : t.report.intact[report.intact]}</p>
      </section>
      <SealerView report={report} />
      <TimeView report={report} />
      <PersonsView report={report} />
      <section class="card" aria-labelledby="not-checked">
        <h2 id="not-checked">{t.report.questions.notChecked}</h2>
        {notChecked.length > 0 && (
          <ul>
            {notChecked.map((limit) => (
              <li key={limit}>{t.report.notChecked[limit]}</li>
            ))}
          </ul>
        )}
        <p class="principle">{t.report.principle}</p>
      </section>
      <SecondOpinion />
      <TechnicalDetails report={report} />
    </>
  )
}

function PersonsView({ report }: Pick<ReportProps, 'report'>) {
  const { t } = useVerifyTexts()
  const { evidence, parties } = report
  return (
    <section class="card" aria-labelledby="persons">
      <h2 id="persons">{t.report.questions.persons}</h2>
      {evidence ? (
        <>
          <ul class="persons">
            {parties.map((each) => (
              <PersonView
                key={each.party.id}
                report={each}
                language={evidence.document.language}
                pages={evidence.document.file.pages}
                areFieldsShown={arePagesAlike(report)}
              />
            ))}
          </ul>
          <p class="hint">{t.report.masked}</p>
        </>
      ) : (
        <p class="answer">{t.noPersons}</p>
      )}
    </section>
  )
}
