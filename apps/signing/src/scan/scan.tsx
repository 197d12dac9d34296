import { useState } from 'preact/hooks'
import { announce } from '../browser/announce.ts'
import { DownloadButton } from '../reader/download.tsx'
import { useTexts } from '../texts/language.ts'
import { ChooseScan } from './choose-scan.tsx'
import './scan.css'
import { MAX_SIZE } from './size.ts'
import { useScanTexts } from './texts/scan-texts.ts'
import { UploadedScan } from './uploaded-scan.tsx'
import { MAX_PHOTOS } from './use-photos.ts'

export interface ScanProps {
  /** True if the server has a scan of this party. */
  hasScan: boolean
  /** Called with true when the party has uploaded a scan, and with false while it replaces the scan. */
  onReady: (isReady: boolean) => void
  /** Called when the scan that the party has just uploaded is shown, and the page has become longer. */
  onShown: () => void
}

/** To sign on paper, the party downloads the PDF, signs it, uploads photos or a scan, and looks at what it has uploaded. */
export function Scan({ hasScan, onReady, onShown }: ScanProps) {
  const { t } = useTexts()
  const s = useScanTexts()
  const [hasUploaded, setUploaded] = useState(hasScan)
  const [file, setFile] = useState<File>()
  const [done, setDone] = useState(s.uploadedEarlier)
  const [isReplacing, setReplacing] = useState(false)
  const replace = (isReplacing: boolean) => {
    setReplacing(isReplacing)
    onReady(!isReplacing)
  }
  const uploaded = (file: File, text: string) => {
    setFile(file)
    setDone(text)
    setUploaded(true)
    announce(text)
    replace(false)
  }
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
        <p id="scan-how">{s.step3(MAX_PHOTOS, MAX_SIZE.text)}</p>
        {hasUploaded && (
          // It stays while the party replaces it, so that keeping it needs no second download, and moves nothing on the page later.
          <div hidden={isReplacing}>
            <p class="done" dir="auto">
              {done}
            </p>
            <UploadedScan file={file} onShown={() => file && onShown()} />
            <button type="button" onClick={() => replace(true)}>
              {s.replace}
            </button>
          </div>
        )}
        {(!hasUploaded || isReplacing) && <ChooseScan onUploaded={uploaded} />}
        {hasUploaded && isReplacing && (
          <button type="button" class="quiet" onClick={() => replace(false)}>
            {s.keep}
          </button>
        )}
      </li>
    </ol>
  )
}
