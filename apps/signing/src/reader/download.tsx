import { createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { announce } from '../browser/announce.ts'
import { Alert } from '../layout/alert.tsx'
import { usePage } from '../session/page-context.ts'
import { useTexts } from '../texts/language.ts'

/** Milliseconds. By then the browser has read the file. */
const RELEASE_AFTER = 60_000
/** Milliseconds. A large file takes long over a slow line. */
const DOWNLOAD_TIMEOUT = 10 * 60_000

export const FileNameContext = createContext('document.pdf')

interface DownloadButtonProps {
  label: string
  /** With `compact`, a narrow window shows only a picture. The label stays for screen readers. */
  kind?: 'primary' | 'quiet' | 'compact' | ''
  sealedName?: string | undefined
}

/**
 * A link can't send the token, so this button requests the file and gives it to the browser. With `sealedName` it is the sealed PDF, without it the
 * uploaded one.
 */
export function DownloadButton({ label, kind = '', sealedName }: DownloadButtonProps) {
  const { t } = useTexts()
  const { signing, recover } = usePage()
  const fileName = useContext(FileNameContext)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const download = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const options = { timeout: DOWNLOAD_TIMEOUT }
      if (sealedName === undefined) save(await signing.getFile(options), fileName)
      else save(await signing.getSealedFile(options), sealedName)
      announce(t.reader.downloading)
    } catch (error) {
      await recover(error)
      setFailed(true)
    }
    setBusy(false)
  }
  return (
    <>
      <button type="button" class={kind} aria-disabled={isBusy} onClick={() => void (isBusy || download())}>
        {kind === 'compact' && (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
          </svg>
        )}
        <span>{label}</span>
      </button>
      {hasFailed && <Alert text={t.reader.downloadFailed} />}
    </>
  )
}

function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER)
}
