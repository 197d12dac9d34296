import type { Language } from '@paraph/client'
import type { BankIdReport } from '@paraph/verify/report'
import { useVerifyTexts } from './texts/verify-texts.ts'

/** What BankID confirms about a person. `language` is the language of the document. */
export function BankIdView({ report, language }: { report: BankIdReport; language: Language }) {
  const { t, time } = useVerifyTexts()
  const { environment, holds, name, personalNumber, signedAt, visibleText } = report
  const words = t.report.bankId
  return (
    <>
      <p dir="auto" class={holds && environment === 'production' ? '' : 'error'}>
        {holds ? words[environment]({ name, personalNumber }) : words.wrong}
      </p>
      {holds && (
        <dl>
          <dt>{words.at}</dt>
          <dd>{time(signedAt)}</dd>
          <dt>{words.seen}</dt>
          <dd>
            <blockquote dir="auto" lang={language.toLowerCase()}>
              {visibleText}
            </blockquote>
          </dd>
        </dl>
      )}
    </>
  )
}
