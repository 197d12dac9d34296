import { createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { usePage } from '../page/page-context.ts'
import { isPreviewed } from '../session/previewed.ts'
import { useTexts } from '../texts/language.ts'

/** Milliseconds. By then the browser has read the file. */
const RELEASE_AFTER = 60_000
/** Milliseconds. A large file takes long over a slow line. */
const DOWNLOAD_TIMEOUT = 10 * 60_000

export const FileNameContext = createContext('document.pdf')

interface ButtonProps {
  label: string
  /** With `compact`, a narrow window shows only a picture. The label stays for screen readers. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'compact'
}

/** With `sealedName` it downloads the sealed PDF, without it the uploaded one. */
export function DownloadButton({ sealedName, ...button }: ButtonProps & { sealedName?: string | undefined }) {
  const { signing } = usePage()
  const fileName = useContext(FileNameContext)
  const get = (options: Options) =>
    sealedName === undefined ? signing.getFile(options) : signing.getSealedFile(options)
  return <SaveButton {...button} name={sealedName ?? fileName} get={get} />
}

/** Downloads a file that the PDF contains. */
export function AttachmentButton({ number, name }: { number: number; name: string }) {
  const { t } = useTexts()
  const { signing } = usePage()
  const get = (options: Options) => signing.getAttachment(number, options)
  return (
    <SaveButton label={t.reader.download} spoken={t.beside.download({ name })} kind="quiet" name={name} get={get} />
  )
}

type Options = { timeout: number }

interface SaveButtonProps extends ButtonProps {
  /** What screen readers say instead of the label. */
  spoken?: string
  name: string
  get: (options: Options) => Promise<Blob>
}

/** A link can't send the token, so this button requests the file and gives it to the browser. */
function SaveButton({ label, spoken, kind = 'secondary', name, get }: SaveButtonProps) {
  const { t } = useTexts()
  const { recover } = usePage()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const download = async () => {
    setBusy(true)
    setFailed(false)
    try {
      save(await get({ timeout: DOWNLOAD_TIMEOUT }), name)
      announce(t.reader.downloading)
    } catch (error) {
      await recover(error)
      setFailed(!isPreviewed(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        look={kind === 'compact' ? 'secondary' : kind}
        class={kind === 'compact' ? kind : ''}
        aria-label={spoken}
        isBusy={isBusy}
        onPress={() => void download()}
      >
        {kind === 'compact' && (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
          </svg>
        )}
        <span>{label}</span>
      </Button>
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
