import { useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { DownloadButton } from '../reader/download.tsx'
import { usePage } from '../page/page-context.ts'
import { useTexts } from '../texts/language.ts'
import { ChooseScan } from './choose-scan.tsx'
import { PhoneCode } from './phone-code.tsx'
import './scan.css'
import { MAX_SIZE } from './size.ts'
import { useScanTexts } from './texts/scan-texts.ts'
import { UploadedScan } from './uploaded-scan.tsx'
import { MAX_PHOTOS } from './use-photos.ts'
import { usePhoneCode } from './use-phone-code.ts'
import { useStoredScan } from './use-stored-scan.ts'
import type { UploadPlace } from './use-upload.ts'

export interface ScanProps {
  /** True if the server has a scan of this party. */
  hasScan: boolean
  /**
   * Called with true when the party has uploaded a scan, and with false while it replaces the scan. `isFromPhone`: the phone has uploaded the scan,
   * so the party should look at it next.
   */
  onReady: (isReady: boolean, isFromPhone?: boolean) => void
  /** Called when the scan that the party has just uploaded is shown, and the page has become longer. */
  onShown: () => void
}

/** To sign on paper, the party downloads the PDF, signs it, uploads photos or a scan, and looks at what it has uploaded. */
export function Scan({ hasScan, onReady, onShown }: ScanProps) {
  const { t } = useTexts()
  const s = useScanTexts()
  const { hasUploaded, file, done, uploads, isReplacing, replace, uploaded } = useStoredScan(hasScan, onReady)
  const page = usePage()
  const { phone, isCodeShown, showCode, closeCode } = usePhoneCode(() => uploaded(undefined, s.phone.uploaded))
  const place: UploadPlace = {
    ...page,
    send: async (signing, file, options) => {
      await signing.uploadScan({ file }, options)
      // The server has ended the code too.
      phone.stop()
    },
  }
  const [isOnPhone] = useState(() => matchMedia('(pointer: coarse)').matches)
  return (
    <ol class="steps">
      <li>
        <p>{s.step1}</p>
        <DownloadButton label={t.reader.downloadPdf} />
      </li>
      <li>
        <p>{s.step2}</p>
      </li>
      <li>
        <p id="scan-how">{s.step3({ max: MAX_PHOTOS, size: MAX_SIZE.text })}</p>
        {hasUploaded && (
          // The scan stays here, hidden, while the party replaces it. So keeping it needs no second download, and moves nothing on the page later.
          <div hidden={isReplacing}>
            <p class="done" dir="auto" tabIndex={-1}>
              {done}
            </p>
            <UploadedScan key={uploads} file={file} onShown={() => uploads > 0 && onShown()} />
            <Button onPress={() => replace(true)}>{s.replace}</Button>
          </div>
        )}
        {(!hasUploaded || isReplacing) && (
          <ChooseScan
            place={place}
            onUploaded={(file, text) => {
              announce(text)
              uploaded(file, text)
            }}
            onPhone={isOnPhone ? undefined : showCode}
          />
        )}
        {isCodeShown && <PhoneCode phone={phone} onClose={closeCode} />}
        {hasUploaded && isReplacing && (
          <Button look="quiet" onPress={() => replace(false)}>
            {s.keep}
          </Button>
        )}
      </li>
    </ol>
  )
}
