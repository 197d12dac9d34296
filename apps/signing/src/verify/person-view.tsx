import type { Language } from '@paraph/client'
import { maskAddress, maskIp } from '@paraph/contract/masked'
import { describeReading } from '@paraph/verify/reading'
import { describeAct, describeFields } from '@paraph/verify/signing'
import type { PartyReport } from '@paraph/verify/report'
import { useContext } from 'preact/hooks'
import { LanguageContext } from '../texts/language.ts'
import { BankIdView } from './bankid-view.tsx'
import { useVerifyTexts } from './texts/verify-texts.ts'

interface PersonProps {
  report: PartyReport
  /** The language of the document. Its statements are in this language. */
  language: Language
  /** The number of pages of the original. */
  pages: number
  /** True if the pages were compared with the fields, and show the same. */
  areFieldsShown: boolean
}

export function PersonView({ report, language, pages, areFieldsShown }: PersonProps) {
  const { t, time } = useVerifyTexts()
  const pageLanguage = useContext(LanguageContext)
  const { party, agrees, bankId } = report
  const { signature } = party
  const fields = signature ? describeFields(signature, t.report) : []
  // Without a code, the text would be “Nothing more was asked”. With BankID that would be wrong.
  const isOnlyBankId = bankId !== null && signature?.verification === 'NONE'
  const company = [party.companyRole, party.companyName, party.companyOrgNumber].filter(Boolean).join(', ')
  const addresses = [party.email, party.phone]
    .flatMap((address) => address ?? [])
    .map(maskAddress)
    .join(', ')
  return (
    <li>
      <h3 dir="auto">{party.name}</h3>
      <p class="hint" dir="auto">
        {t.roles[party.role] ?? party.role}
        {company && ` · ${company}`}
      </p>
      {agrees === false && <p class="error">{t.report.disagrees}</p>}
      {!signature && agrees === null && <p>{t.report.notRequired}</p>}
      {bankId && <BankIdView report={bankId} language={language} />}
      {signature && (
        <dl>
          <dt>{t.act}</dt>
          <dd dir="auto">{describeAct(signature, t.report)}</dd>
          <dt>{t.at}</dt>
          <dd>{time(signature.signedAt)}</dd>
          <dt>{t.link}</dt>
          <dd>{t.report.links[signature.link] ?? signature.link}</dd>
          {!isOnlyBankId && (
            <>
              <dt>{t.verification}</dt>
              <dd>{t.report.verifications[signature.verification] ?? signature.verification}</dd>
            </>
          )}
          <dt>{t.reading}</dt>
          <dd>{describeReading(signature.reading, pages, pageLanguage)}</dd>
          {fields.length > 0 && (
            <>
              <dt>{t.report.filled.title}</dt>
              <dd dir="auto">
                {fields.map(({ id, name, value }) => (
                  <p key={id}>
                    {name}: <strong>{value}</strong>
                  </p>
                ))}
                {areFieldsShown && <p class="hint">{t.report.filled.shown}</p>}
              </dd>
            </>
          )}
          {addresses && (
            <>
              <dt>{t.addresses}</dt>
              <dd dir="auto">{addresses}</dd>
            </>
          )}
          {signature.ipAddress && (
            <>
              <dt>{t.ipAddress}</dt>
              <dd>{maskIp(signature.ipAddress)}</dd>
            </>
          )}
          <dt>{t.statement}</dt>
          <dd>
            <blockquote dir="auto" lang={language.toLowerCase()}>
              {signature.statement}
            </blockquote>
          </dd>
        </dl>
      )}
    </li>
  )
}
