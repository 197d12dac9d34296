import { isParaphError } from '@paraph/client'
import { useId, useState } from 'preact/hooks'
import { announce } from '../browser/announce.ts'
import { Alert } from '../layout/alert.tsx'
import { DownloadButton } from '../reader/download.tsx'
import { usePage } from '../session/page-context.ts'
import { useTexts } from '../texts/language.ts'

const MAX_SCAN_SIZE = 25 * 1024 * 1024
/** Milliseconds. Over a slow mobile connection, an upload takes longer than the client's default of one minute. */
const UPLOAD_TIMEOUT = 10 * 60_000

/** To sign on paper, the party downloads the PDF, signs it and uploads the scan. */
export function Scan({ hasScan, onUploaded }: { hasScan: boolean; onUploaded: () => void }) {
  const { t } = useTexts()
  const { signing, recover } = usePage()
  const [uploaded, setUploaded] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const id = useId()

  const upload = async (file: File) => {
    if (file.size > MAX_SCAN_SIZE) return setError(t.manual.tooLarge)
    setBusy(true)
    setError(undefined)
    announce(t.manual.uploading)
    try {
      await signing.uploadScan({ file }, { timeout: UPLOAD_TIMEOUT })
      setUploaded(file.name)
      announce(t.manual.uploaded(file.name))
      onUploaded()
    } catch (error) {
      if (isParaphError(error, 'file_too_large', 'body_too_large')) setError(t.manual.tooLarge)
      else if (isParaphError(error, 'request_invalid', 'media_type_unsupported')) setError(t.manual.unsuited)
      else {
        await recover(error)
        setError(t.manual.failed)
      }
    }
    setBusy(false)
  }

  return (
    <ol class="steps">
      <li>
        <p>{t.manual.step1}</p>
        <DownloadButton label={t.reader.downloadPdf} />
      </li>
      <li>
        <p>{t.manual.step2}</p>
      </li>
      <li>
        <p id={`${id}-how`}>{t.manual.step3}</p>
        {hasScan && (
          <p class="done" dir="auto">
            {uploaded ? t.manual.uploaded(uploaded) : t.manual.uploadedEarlier}
          </p>
        )}
        <Alert text={error} />
        <label class={`button ${hasScan ? '' : 'primary'}`}>
          <input
            type="file"
            class="visually-hidden"
            accept="application/pdf,image/jpeg,image/png"
            aria-describedby={`${id}-how`}
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              // Otherwise the same file could not be chosen again after a failure.
              currentTarget.value = ''
              if (file) void upload(file)
            }}
          />
          {isBusy ? t.manual.uploading : hasScan ? t.manual.uploadOther : t.manual.upload}
        </label>
      </li>
    </ol>
  )
}
