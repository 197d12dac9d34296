import type { SigningConsent } from '@paraph/client'
import { ModuleFailure } from '@paraph/ui/shell/module-failure.tsx'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { ComponentProps } from 'preact'
import { useState } from 'preact/hooks'
import { keepMarks } from '../filling/keep-marks.ts'
import { type Fields, hasOwnFields } from '../fields/use-fields.ts'
import { useFilling } from '../filling/use-filling.ts'
import { usePage } from '../page/page-context.ts'
import type { Signature } from '../session/signature.ts'
import type { Scan } from '../scan/scan.tsx'
import { hasRead } from '../reader/shown/reading.ts'
import type { KnownSession } from '../session/stage.ts'
import { Drawing } from '../signature/drawing.tsx'
import { useTexts } from '../texts/language.ts'
import { LastStep } from './last-step.tsx'
import { focusOnReading, ReadingNotice } from './reading-notice.tsx'
import { RejectButton } from './reject-button.tsx'
import { SignBar } from './sign-bar.tsx'
import { useLastStep } from './use-last-step.ts'
import type { ReadingProgress } from './use-reading.ts'

interface SignPanelProps {
  session: KnownSession
  consent: SigningConsent
  reading: ReadingProgress
  /** The code for fields, after it was loaded. */
  fields: Fields | 'failed' | undefined
}

/** The acts of the party. */
export function SignPanel({ session, consent, reading, fields }: SignPanelProps) {
  const { t } = useTexts()
  const { draft, token } = usePage()
  const [, setSignature] = useState(draft.signature)
  const { signature } = draft
  const loaded = fields && fields !== 'failed' ? fields : undefined
  const filling = loaded?.filling
  useFilling(filling)
  const hasOpen = filling !== undefined && filling.open.length > 0
  /** Without the code for fields, the party can't sign. */
  const isHeld = hasOwnFields(session) && !filling
  const { goToLastStep, stayAtLastStep } = useLastStep()
  const keep = (signature: Signature) => {
    draft.signature = signature
    setSignature(signature)
    if (filling) filling.marksChanged()
    else keepMarks(token, { signature })
    if (!hasOpen) goToLastStep()
  }
  const setScanReady = (isReady: boolean, isFromPhone = false) => {
    setScan(isReady)
    if (isReady && !isFromPhone) goToLastStep()
  }
  const [hasScan, setScan] = useState(session.party.hasScan)
  const [isRefused, setRefused] = useState(false)
  /** Returns false, and says why, if the party must read or confirm first. */
  const mayGoOn = () => {
    if (hasOpen) return (filling.refuse(), false)
    const isReady = hasRead(reading.state)
    setRefused(!isReady)
    if (!isReady) focusOnReading()
    return isReady
  }
  const { role, requiredSignature } = session.party
  const hasInput =
    requiredSignature === 'DRAWING' ? signature !== undefined : requiredSignature === 'MANUAL' ? hasScan : true
  // BankID has a main button of its own. After the return from the app, it goes on in any case.
  const isReady = hasInput && !isHeld && !(hasOpen && requiredSignature === 'BANKID' && !draft.bankIdReturn)
  const lastStep = hasRead(reading.state) ? t.sign.lastStep : t.sign.lastSteps
  return (
    <section class="card action" aria-labelledby="action-title">
      <h2 id="action-title" tabIndex={-1}>
        {t.sign.title[role]}
      </h2>
      {isHeld && <UnloadedFields hasFailed={fields === 'failed'} />}
      {loaded && hasOwnFields(session) && (
        <loaded.code.FieldPanel
          filling={loaded.filling}
          session={session}
          onSignature={setSignature}
          onComplete={goToLastStep}
          onSmaller={stayAtLastStep}
        />
      )}
      {requiredSignature === 'DRAWING' && !isHeld && (
        <Drawing name={session.party.name} signature={signature} onChange={keep} isLater={hasOpen} />
      )}
      {requiredSignature === 'MANUAL' && (
        <OnPaper hasScan={session.party.hasScan} onReady={setScanReady} onShown={stayAtLastStep} />
      )}
      {isReady && (
        <LastStep
          title={lastStep}
          session={session}
          consent={consent}
          signature={signature}
          notice={<ReadingNotice reading={reading} isRefused={isRefused} />}
          mayGoOn={mayGoOn}
          isLater={hasOpen}
        />
      )}
      <RejectButton language={session.language} consent={consent} />
      {!hasOpen && <SignBar session={session} reading={reading} isReady={isReady} />}
    </section>
  )
}

/** Stands in for the fields of the party until their code is loaded. */
function UnloadedFields({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTexts()
  return hasFailed ? <ModuleFailure text={t.fields.notLoaded} /> : <p role="status">{t.loading}</p>
}

/** Few parties sign on paper, so the program for their scans is loaded only for them. */
function OnPaper(props: ComponentProps<typeof Scan>) {
  const { t } = useTexts()
  const { module, instead } = useModule(() => import('../scan/scan.tsx'), t.manual.notLoaded)
  return module ? <module.Scan {...props} /> : instead
}
