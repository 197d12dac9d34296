import type { SealReport } from '@paraph/verify/report'
import { useVerifyTexts } from './texts/verify-texts.ts'

export function SealerView({ report: { sealer } }: { report: SealReport }) {
  const { t, date } = useVerifyTexts()
  return (
    <section class="card" aria-labelledby="sealer">
      <h2 id="sealer">{t.report.questions.sealer}</h2>
      {sealer ? (
        <>
          <p class="answer" dir="auto">
            {sealer.name}
            {sealer.organization && sealer.organization !== sealer.name && `, ${sealer.organization}`}
          </p>
          <p>{t.report.confirmedBy[sealer.confirmedBy ?? 'nobody']}</p>
          <p>{sealer.selfSigned ? t.report.selfSigned : t.report.revocation[sealer.revocation]}</p>
          <dl>
            {!sealer.selfSigned && (
              <>
                <dt>{t.issuer}</dt>
                <dd dir="auto">{sealer.issuer}</dd>
              </>
            )}
            <dt>{t.validity}</dt>
            <dd>{t.validBetween({ from: date(sealer.validFrom), to: date(sealer.validTo) })}</dd>
          </dl>
        </>
      ) : (
        <p class="answer">{t.noSealer}</p>
      )}
    </section>
  )
}

export function TimeView({ report: { when, remarks } }: { report: SealReport }) {
  const { t, time } = useVerifyTexts()
  return (
    <section class="card" aria-labelledby="when">
      <h2 id="when">{t.report.questions.when}</h2>
      {when ? (
        <>
          {when.claimedAt && <p class="answer">{t.report.claimed({ time: time(when.claimedAt) })}</p>}
          {when.timestamps.map(({ at, authority, archival, trusted }) => (
            <p key={at + authority} dir="auto">
              {(archival ? t.report.archival : t.report.timestamp)({ time: time(at), authority })}
              {!trusted && ` ${t.report.untrustedAuthority}`}
            </p>
          ))}
          {when.timestamps.length === 0 && <p>{t.report.noTimestamp}</p>}
          {remarks.length > 0 && (
            <>
              <p class="error">{t.report.remarksMeaning}</p>
              <ul>
                {remarks.map(({ code }) => (
                  <li key={code}>{t.report.remarks[code]}</li>
                ))}
              </ul>
            </>
          )}
        </>
      ) : (
        <p class="answer">{t.noTime}</p>
      )}
    </section>
  )
}
