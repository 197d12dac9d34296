import { isParaphError, type SigningSession } from '@paraph/client'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useSaid } from '@paraph/ui/use-said.ts'
import type { Texts } from '../../generated/texts.ts'
import { verificationPass } from '../session/link.ts'
import { usePage } from '../page/page-context.ts'
import { useTexts } from '../texts/language.ts'
import { Heading } from '../layout/heading.tsx'
import { AskSender } from './ask-sender.tsx'

const RESEND_AFTER = 30

interface VerificationViewProps {
  session: SigningSession
  /** True if the party has passed the verification before, and it has expired. */
  isAgain: boolean
}

export function VerificationView({ session, isAgain }: VerificationViewProps) {
  const { t } = useTexts()
  const { signing, recover } = usePage()
  const [sent, setSent] = useState(0)
  const isSent = sent > 0
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useSaid(t)
  const [seconds, setSeconds] = useCountdown(() => announce(t.verification.canResend))
  const input = useRef<HTMLInputElement>(null)
  const to = session.verification.sentTo ?? ''
  const isSms = session.verification.method === 'SMS_BEFORE_SIGNING'

  // The button that had the focus is gone after the code was sent.
  useEffect(() => void input.current?.focus(), [sent])

  const send = async () => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      await signing.sendVerificationCode({ maxRetries: 0 })
      setSeconds(RESEND_AFTER)
      setSent(sent + 1)
      announce(`${t.verification.sent({ to })} ${t.verification.wait({ seconds: RESEND_AFTER })}`)
    } catch (error) {
      // Another page has just requested a code. That code is still valid.
      if (isParaphError(error, 'verification_code_too_soon')) {
        setSeconds(Math.ceil(error.retryAfter ?? RESEND_AFTER))
        setSent(sent + 1)
      } else if (!(await recover(error))) setError((t) => t.unavailable.next)
    }
    setBusy(false)
  }

  return (
    <section class="card narrow">
      <p dir="auto">{t.from({ sender: session.senderName })}</p>
      <Heading state="verification">{t.verification.title}</Heading>
      {isAgain && <p>{t.verification.again}</p>}
      <p>{isSent ? t.verification.sent({ to }) : isSms ? t.verification.sms({ to }) : t.verification.email({ to })}</p>
      {isSent ? (
        <>
          <CodeForm key={sent} inputRef={input} />
          {seconds > 0 ? (
            <p class="hint">{t.verification.wait({ seconds })}</p>
          ) : (
            <Button look="quiet" isBusy={isBusy} onPress={() => void send()}>
              {t.verification.resend}
            </Button>
          )}
        </>
      ) : (
        <Button look="primary" isBusy={isBusy} onPress={() => void send()}>
          {isBusy ? t.sign.sending : t.verification.send}
        </Button>
      )}
      <Alert text={error} />
      <p class="hint">{t.verification.notMine}</p>
      <AskSender {...session} />
    </section>
  )
}

function CodeForm({ inputRef }: { inputRef: { current: HTMLInputElement | null } }) {
  const { t } = useTexts()
  const { signing, reload, recover } = usePage()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useSaid(t)
  const id = useId()

  const refuse = (said: (t: Texts) => string) => {
    setError(said)
    inputRef.current?.focus()
    inputRef.current?.select()
  }
  const confirm = async () => {
    const code = inputRef.current!.value.replace(/\D/g, '')
    if (code.length !== 6) return refuse((t) => t.verification.incomplete)
    setBusy(true)
    setError(undefined)
    try {
      const { pass } = await signing.confirmVerificationCode({ code }, { maxRetries: 0 })
      verificationPass.set(pass)
      await reload()
    } catch (error) {
      if (isParaphError(error, 'verification_code_wrong')) refuse((t) => t.verification.wrong)
      else if (!(await recover(error))) refuse((t) => t.unavailable.next)
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void confirm()
      }}
    >
      <label for={id}>{t.verification.label}</label>
      <input
        ref={inputRef}
        id={id}
        class="code"
        type="text"
        inputMode="numeric"
        autocomplete="one-time-code"
        maxLength={12}
        required
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      />
      <Alert text={error} id={`${id}-error`} />
      <Button type="submit" look="primary" isBusy={isBusy}>
        {isBusy ? t.sign.sending : t.verification.confirm}
      </Button>
    </form>
  )
}

function useCountdown(onEnd: () => void): [seconds: number, start: (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return undefined
    const timer = setTimeout(() => {
      setSeconds(seconds - 1)
      if (seconds === 1) onEnd()
    }, 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, setSeconds]
}
