import type { SigningSession } from '@paraph/client'
import { useEffect, useRef } from 'preact/hooks'
import { keepMarks } from '../filling/keep-marks.ts'
import { useFields } from '../fields/use-fields.ts'
import { usePage } from '../page/page-context.ts'
import { FileNameContext } from '../reader/download.tsx'
import { tellHost } from '../session/host.ts'
import { Reader } from '../reader/reader.tsx'
import type { PageZoom } from '../layout/page-zoom.ts'
import { afterAct } from '../session/person-act.ts'
import { canRead, type KnownSession, stageOf } from '../session/stage.ts'
import { useFollow } from '../page/use-follow.ts'
import { Intro } from './intro.tsx'
import { Receipt } from './receipt.tsx'
import { SignPanel } from './sign-panel.tsx'
import { useReading } from './use-reading.ts'

/** The document, and what the party can do with it. */
export function SessionView({ session, isNews }: { session: KnownSession; isNews: boolean }) {
  const { signing, token, recover } = usePage()
  const { document: sent, party, consent, receipt, rejection } = session
  const { sealedFile } = sent
  const shown = sealedFile ?? sent.file
  const stage = stageOf(session)
  useFollow(session, stage)

  const reports = useRef(Promise.resolve())
  /** Sends a report, after the ones before, because a document is opened before it is read. The answer changes nothing in this view. */
  const report = (what: () => Promise<SigningSession>) => {
    const sent = reports.current
      .then(what)
      .then(tellHost)
      .catch((error: { status?: number }) => {
        if ([401, 403, 410].includes(error.status ?? 0)) void recover(error)
        throw error
      })
    reports.current = sent.catch(() => {})
    return sent
  }
  const reading = useReading(session, report)
  const fields = useFields(session, stage)
  const layer = fields && fields !== 'failed' ? fields : undefined
  const pageZoom = useRef<PageZoom>(undefined)
  if (layer) layer.filling.pageZoom = pageZoom

  useEffect(() => {
    if (party.readStatus !== 'NOT_OPENED' || sent.status !== 'SENT') return undefined
    // If this report is lost, the page sends it again when it is opened again.
    return afterAct(() => void report(() => signing.openDocument()).catch(() => {}))
  }, [signing])

  useEffect(() => {
    if (party.signingStatus !== 'NOT_SIGNED') keepMarks(token, {})
  }, [party.signingStatus])

  return (
    <FileNameContext.Provider value={sent.file.name}>
      <div class="session">
        <Intro session={session} stage={stage} isNews={isNews} />
        {canRead(session) && (
          <Reader
            // Another file begins anew.
            key={shown.sha256}
            file={shown}
            source={sealedFile ? 'sealed-file' : 'file'}
            onSeen={reading.onSeen}
            onMissing={reading.onMissing}
            pageZoom={pageZoom}
            // The sealed file shows the values itself.
            {...(layer &&
              !sealedFile && {
                layer: (page) => <layer.code.FieldLayer filling={layer.filling} session={session} page={page} />,
                notes: (page) => <layer.code.FieldTexts filling={layer.filling} session={session} page={page} />,
              })}
          />
        )}
        {stage === 'act' && consent && (
          <SignPanel
            session={session}
            consent={{ ...consent, ...consent.afterReading }}
            reading={reading}
            fields={fields}
          />
        )}
        {receipt && <Receipt session={session} at={receipt.signedAt} receipt={receipt} />}
        {rejection && <Receipt session={session} at={rejection.rejectedAt} receipt={rejection} />}
      </div>
    </FileNameContext.Provider>
  )
}
