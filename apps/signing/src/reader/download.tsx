import { createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { announce } from '../browser/announce.ts'
import { usePage } from '../session/page-context.ts'
import { useTexts } from '../texts/language.ts'

/** Milliseconds after which the browser has read the file. */
const RELEASE_AFTER = 60_000
const DOWNLOAD_TIMEOUT = 10 * 60_000

export const FileNameContext = createContext('document.pdf')

/**
 * A link cannot send the token, so the button gets the file and hands it to the browser. It is the uploaded PDF, or the sealed one under this
 * name.
 */
export function DownloadButton({ label, sealedName }: { label: string; sealedName?: string }) {
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
      <button type="button" aria-disabled={isBusy} onClick={() => void (isBusy || download())}>
        {label}
      </button>
      {hasFailed && (
        <p class="error" role="alert">
          {t.reader.downloadFailed}
        </p>
      )}
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
