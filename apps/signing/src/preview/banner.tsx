import type { SigningSession } from '@paraph/client'
import { ToastArea } from '@paraph/ui/kit/toast-area.tsx'
import { makeToasts } from '@paraph/ui/kit/toasts.ts'
import { useEffect } from 'preact/hooks'
import './preview.css'
import type { PreviewTexts } from '../../generated/preview-texts.ts'
import { usePreviewTexts } from './texts/preview-texts.ts'

const toasts = makeToasts<PreviewTexts>()

interface BannerProps {
  session: SigningSession
  /** Gets the function that says that nothing has happened. */
  onReady: (tell: () => void) => void
}

/** Says on the page that it is a preview, and again when the sender tries to do something. */
export function Banner({ session: { party, verification }, onReady }: BannerProps) {
  const t = usePreviewTexts()
  const { method } = verification
  const name = party?.name ?? ''
  useEffect(() => void onReady(() => toasts.say((t) => t.nothingHappened)), [])
  return (
    <>
      <p class="preview" dir="auto">
        <strong>{t.banner({ name })}</strong> {method !== 'NONE' && t.code({ name, method })}
      </p>
      <ToastArea toasts={toasts} t={t} close={t.close} />
    </>
  )
}
