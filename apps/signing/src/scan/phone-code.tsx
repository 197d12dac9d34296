import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { CodeForPhone } from '../layout/code-for-phone.tsx'
import { useScanTexts } from './texts/scan-texts.ts'
import type { usePhoneScan } from './use-phone-scan.ts'

interface PhoneCodeProps {
  phone: ReturnType<typeof usePhoneScan>
  onClose: () => void
}

/** The QR code that opens the page to photograph on a phone. */
export function PhoneCode({ phone, onClose }: PhoneCodeProps) {
  const s = useScanTexts()
  const { state, url } = phone
  return (
    <Dialog title={s.phone.title} onClose={onClose}>
      {(close) => (
        <>
          <CodeForPhone state={state} url={url} words={s.phone} />
          <div class="buttons">
            {(state === 'ended' || state === 'failed') && (
              <Button look="primary" onPress={phone.start}>
                {s.phone.newCode}
              </Button>
            )}
            <span class="buttons end">
              <Button onPress={close}>{s.close}</Button>
            </span>
          </div>
        </>
      )}
    </Dialog>
  )
}
