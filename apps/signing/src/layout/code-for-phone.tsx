import { Alert } from '@paraph/ui/alert.tsx'
import type { ComponentChildren } from 'preact'
import { QrCode } from './qr-code.tsx'

interface CodeForPhoneProps<State extends string> {
  state: State
  url: string | undefined
  words: Record<Exclude<State, 'failed'> | 'hint' | 'code' | 'failed', string>
  /** What the phone has sent, in the place of the code. */
  sent?: ComponentChildren
}

/** The QR code that a phone opens, what that is for, and how far it has come. */
export function CodeForPhone<State extends string>({ state, url, words, sent }: CodeForPhoneProps<State>) {
  return (
    <>
      {sent || <p class="hint">{words.hint}</p>}
      {(state === 'waiting' || state === 'offline') && <QrCode text={url!} label={words.code} />}
      <p class="hint" role="status">
        {state !== 'failed' && words[state as Exclude<State, 'failed'>]}
      </p>
      <Alert text={state === 'failed' ? words.failed : undefined} />
    </>
  )
}
