import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import { startAuthentication } from '@simplewebauthn/browser'
import type { CreateSession, PasskeyAssertion } from '@paraph/client'
import { useState } from 'preact/hooks'
import { messageOf } from '../layout/failure.tsx'
import { connect } from '../session/connect.ts'
import { answerOf, isCancelled, optionsOf } from '../session/passkey-options.ts'
import { useTexts } from '../texts/language.ts'
import { createSession } from '../session/signing-in.ts'

interface ByPasskeyProps {
  /** False if another way stands before it. */
  isFirst?: boolean
  onProof?: (proof: CreateSession) => Promise<unknown>
}

/** Signs in with a passkey of this device or of a phone. The person types nothing. */
export function ByPasskey({ isFirst = true, onProof = createSession }: ByPasskeyProps) {
  const { t } = useTexts()
  const [fault, setFault] = useSaid(t)
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const { options } = await connect('none').passkeys.startSignIn()
      const answer = await startAuthentication({ optionsJSON: optionsOf(options) })
      await onProof({ passkey: answerOf<PasskeyAssertion>(answer) })
    } catch (error) {
      setFault((t) => (isCancelled(error) ? t.signIn.passkey.cancelled : messageOf(error, t)))
      setBusy(false)
    }
  }
  return (
    <>
      <Button look={isFirst ? 'primary' : 'secondary'} isBusy={isBusy} onPress={() => void press()}>
        {t.signIn.passkey.submit}
      </Button>
      <p class="hint">{t.signIn.passkey.about}</p>
      <Alert text={fault} isAnswer />
    </>
  )
}
