import type { SigningReceipt, SigningRejection } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import { describeCapacity } from '../session/capacity.ts'
import type { KnownSession } from '../session/stage.ts'
import { useTexts } from '../texts/language.ts'

/** The id of the heading. */
export const RECEIPT = 'receipt'

interface ReceiptProps {
  session: KnownSession
  /** When the party signed or rejected the document. */
  at: string
  receipt: SigningReceipt | SigningRejection
}

/** What the party has declared, and the proof of it. */
export function Receipt({ session, at, receipt }: ReceiptProps) {
  const { t, language } = useTexts()
  const capacity = 'capacity' in receipt ? describeCapacity(receipt.capacity, t) : undefined
  const bankId = 'bankId' in receipt ? receipt.bankId : undefined
  return (
    <section class="card action receipt" aria-labelledby={RECEIPT}>
      <h2 id={RECEIPT} tabIndex={-1}>
        {t.receipt.title}
      </h2>
      <dl>
        <dt>{t.receipt.name}</dt>
        <dd dir="auto">{session.party.name}</dd>
        {capacity && (
          <>
            <dt>{t.receipt.capacity}</dt>
            <dd dir="auto">{capacity}</dd>
          </>
        )}
        <dt>{t.receipt.document}</dt>
        <dd dir="auto">{session.document.title}</dd>
        <dt>{t.receipt.signedAt}</dt>
        <dd>
          <time dateTime={at}>{formatTime(at, language, 'long')}</time>
        </dd>
        {receipt.statement !== null && (
          <>
            <dt>{t.receipt.statement}</dt>
            <dd dir="auto" lang={session.language.toLowerCase()}>
              {receipt.statement}
            </dd>
          </>
        )}
        {'reason' in receipt && (
          <>
            <dt>{t.receipt.reason}</dt>
            <dd dir="auto">{receipt.reason ?? t.receipt.noReason}</dd>
          </>
        )}
        {/* With BankID, the text about the link alone would be wrong. */}
        {!(bankId && receipt.verification === 'NONE') && (
          <>
            <dt>{t.receipt.verification}</dt>
            <dd>{t.receipt.verifications[receipt.verification]}</dd>
          </>
        )}
        {bankId && (
          <>
            <dt>{t.receipt.bankId}</dt>
            <dd>
              <bdi>{bankId.name}</bdi>, {bankId.personalNumber}
            </dd>
          </>
        )}
        <dt>{t.receipt.link}</dt>
        <dd>{t.receipt.links[receipt.link]}</dd>
        <dt>{t.receipt.sha256}</dt>
        <dd class="hash">{receipt.sha256}</dd>
      </dl>
      <Button onPress={() => print()}>{t.receipt.print}</Button>
    </section>
  )
}
