import type { SigningReceipt } from '@paraph/client'
import type { KnownSession } from '../session/stage.ts'
import { formatTime, useTexts } from '../texts/language.ts'

export function Receipt({ session, receipt }: { session: KnownSession; receipt: SigningReceipt }) {
  const { t, language } = useTexts()
  return (
    <section class="card action receipt" aria-labelledby="receipt">
      <h2 id="receipt">{t.receipt.title}</h2>
      <dl>
        <dt>{t.receipt.name}</dt>
        <dd dir="auto">{session.party.name}</dd>
        <dt>{t.receipt.document}</dt>
        <dd dir="auto">{session.document.title}</dd>
        <dt>{t.receipt.signedAt}</dt>
        <dd>
          <time dateTime={receipt.signedAt}>{formatTime(receipt.signedAt, language)}</time>
        </dd>
        <dt>{t.receipt.statement}</dt>
        <dd dir="auto" lang={session.language.toLowerCase()}>
          {receipt.statement}
        </dd>
        {/* With BankID, the text about the link alone would be wrong. */}
        {!(receipt.bankId && receipt.verification === 'NONE') && (
          <>
            <dt>{t.receipt.verification}</dt>
            <dd>{t.receipt.verifications[receipt.verification]}</dd>
          </>
        )}
        {receipt.bankId && (
          <>
            <dt>{t.receipt.bankId}</dt>
            <dd>
              <bdi>{receipt.bankId.name}</bdi>, {receipt.bankId.personalNumber}
            </dd>
          </>
        )}
        <dt>{t.receipt.link}</dt>
        <dd>{t.receipt.links[receipt.link]}</dd>
        <dt>{t.receipt.sha256}</dt>
        <dd class="hash">{receipt.sha256}</dd>
      </dl>
      <button type="button" onClick={() => print()}>
        {t.receipt.print}
      </button>
    </section>
  )
}
