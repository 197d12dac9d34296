import { ProgressBar } from '@paraph/ui/kit/progress-bar.tsx'
import { formatTime } from '@paraph/ui/times.ts'
import type { Loaded } from '../../queries/document.ts'
import { mustAct } from '../../queries/parties.ts'
import { useMailIsOff } from '../../server/use-mail-is-off.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { BelongsTo } from '../parts/belongs-to.tsx'
import { Files } from '../parts/files.tsx'
import { DocumentPages } from '../reader/document-pages.tsx'
import { DocumentActions } from './document-actions.tsx'
import { SentPeople } from './sent-people.tsx'
import { Trail } from './trail.tsx'
import { LINK_WARNING } from './use-copy-link.ts'

/** What has happened to a document, who is next, and what the sender can do about it. */
export function Follow({ document, parties, fields }: Loaded) {
  const { t, language } = useTexts()
  const { may } = useSession()
  const isMailOff = useMailIsOff(parties) && document.status === 'SENT'
  const { status, expiresAt, rejectedReason, cancelledReason, sealStatus } = document
  const acting = parties.filter(mustAct)
  const signed = acting.filter(({ signingStatus }) => signingStatus === 'SIGNED').length
  const reason = rejectedReason ?? cancelledReason
  const hasLinks = status === 'SENT' && sealStatus === null && may('documents:write')
  return (
    <div class="draft follow">
      <div class="main">
        <section class="card">
          <h2>{t.draft.people}</h2>
          {status !== 'DRAFT' && acting.length > 0 && (
            <ProgressBar
              label={t.follow.progress({ signed, all: acting.length, status })}
              value={signed}
              max={acting.length}
            />
          )}
          <BelongsTo document={document} />
          {isMailOff && hasLinks && <p class="notice">{t.follow.noMail}</p>}
          {status === 'SENT' && expiresAt && (
            <p class="hint">{t.follow.expires({ time: formatTime(expiresAt, language) })}</p>
          )}
          {hasLinks && (
            <p class="hint no-print" id={LINK_WARNING}>
              {t.follow.linkWarning}
            </p>
          )}
          {reason && (
            <p class="error" dir="auto">
              {t.follow.reason({ reason })}
            </p>
          )}
          <SentPeople document={document} parties={parties} fields={fields} isMailOff={isMailOff} hasLinks={hasLinks} />
          {may('documents:write') && <DocumentActions document={document} parties={parties} isMailOff={isMailOff} />}
        </section>
        <Files document={document}>
          <DocumentPages document={document} parties={parties} fields={fields} />
        </Files>
      </div>
      <Trail document={document} parties={parties} />
    </div>
  )
}
