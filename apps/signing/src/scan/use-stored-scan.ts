import { useState } from 'preact/hooks'
import { useScanTexts } from './texts/scan-texts.ts'

/**
 * The scan that the server has, and whether the party replaces it.
 *
 * @param onReady - told whether the party can go on with the scan
 */
export function useStoredScan(hasScan: boolean, onReady: (isReady: boolean, isFromPhone?: boolean) => void) {
  const s = useScanTexts()
  const [hasUploaded, setUploaded] = useState(hasScan)
  const [file, setFile] = useState<File>()
  const [done, setDone] = useState(s.uploadedEarlier)
  const [isReplacing, setReplacing] = useState(false)
  /** How many scans were uploaded since the page was opened. */
  const [uploads, setUploads] = useState(0)
  const replace = (isReplacing: boolean, isFromPhone = false) => {
    setReplacing(isReplacing)
    onReady(!isReplacing, isFromPhone)
  }
  /** Takes a scan that has just been uploaded. One from the phone has no file here. */
  const uploaded = (file: File | undefined, text: string) => {
    setFile(file)
    setDone(text)
    setUploaded(true)
    setUploads((uploads) => uploads + 1)
    replace(false, !file)
  }
  return { hasUploaded, file, done, uploads, isReplacing, replace, uploaded }
}
