import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { canReadCanvas } from '../browser/picture.ts'
import { Alert } from '@paraph/ui/alert.tsx'
import { FileButton } from '../layout/file-button.tsx'
import { formatSize } from '../texts/format-size.ts'
import { useTexts } from '../texts/language.ts'
import { PhotoList } from './photo-list.tsx'
import { MAX_SIZE } from './size.ts'
import { useScanTexts } from './texts/scan-texts.ts'
import { usePhotos } from './use-photos.ts'
import { type UploadPlace, useUpload } from './use-upload.ts'
import { writePdf } from './write-pdf.ts'

interface ChooseScanProps {
  place: UploadPlace
  /** Gets the uploaded file, and the text that says so. */
  onUploaded: (file: File, text: string) => void
  /** Shows a code for the phone. Undefined on a phone itself. */
  onPhone?: (() => void) | undefined
}

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name)
const isSendable = ({ type }: File) => type === 'image/jpeg' || type === 'image/png'

/** The party takes or chooses photos and puts them in order, or chooses a PDF. A chosen PDF is uploaded at once. */
export function ChooseScan({ place, onUploaded, onPhone }: ChooseScanProps) {
  const { language } = useTexts()
  const s = useScanTexts()
  const { draft } = place
  const { photos, preparing, add, ...actions } = usePhotos(draft)
  const { progress, error, setError, upload, cancel } = useUpload(place, (file) =>
    onUploaded(file, photos.length > 0 ? s.uploadedPhotos(photos.length) : s.uploaded(file.name)),
  )
  const isBusy = preparing !== undefined || progress !== undefined
  const size = photos.reduce((sum, { picture }) => sum + picture.size, 0)
  const text = (bytes: number) => formatSize(bytes, language)

  const choose = async (files: File[]) => {
    setError(undefined)
    const [first] = files
    if (!first) return
    const isReady = isPdf(first) || (isSendable(first) && !canReadCanvas())
    if (files.some(isPdf) && (files.length > 1 || photos.length > 0)) return setError(s.onePdf)
    if (isReady && files.length === 1) {
      if (first.size > MAX_SIZE.bytes) return setError(s.tooLarge(MAX_SIZE.text))
      return upload(first)
    }
    if (!canReadCanvas()) return setError(s.cannotPrepare)
    draft.scan = undefined
    const fault = await add(files)
    setError(fault)
    if (!fault) setAdded((added) => added + 1)
  }
  const uploadPhotos = () => {
    const pdf = writePdf(photos)
    if (pdf.size > MAX_SIZE.bytes) return setError(s.photosTooLarge(text(pdf.size), MAX_SIZE.text))
    return upload(new File([pdf], 'scan.pdf', { type: pdf.type }))
  }
  /** How many times photos were added. The button to upload is the next step. */
  const [added, setAdded] = useState(0)
  const uploadButton = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => void (added > 0 && uploadButton.current?.focus()), [added])
  const waiting = photos.length === 0 ? draft.scan : undefined

  return (
    <>
      {photos.length > 0 && (
        <>
          <PhotoList photos={photos} {...actions} />
          <p class="hint">{s.size(photos.length, text(size), MAX_SIZE.text)}</p>
        </>
      )}
      {preparing && <p role="status">{preparing}</p>}
      <Alert text={error} isAnswer />
      {progress === undefined ? (
        <div class="buttons stacked">
          {photos.length > 0 && (
            <button
              ref={uploadButton}
              type="button"
              class="primary"
              aria-disabled={isBusy}
              onClick={() => void (isBusy || uploadPhotos())}
            >
              {s.upload(photos.length)}
            </button>
          )}
          {waiting && (
            <button type="button" class="primary" onClick={() => void upload(waiting)}>
              {s.tryAgain(waiting.name)}
            </button>
          )}
          <FileButtons
            hasPhotos={photos.length > 0}
            isMain={!waiting}
            isBusy={isBusy}
            onFiles={(files) => void choose(files)}
          />
          {onPhone && photos.length === 0 && (
            <button type="button" aria-disabled={isBusy} onClick={() => isBusy || onPhone()}>
              {s.phone.start}
            </button>
          )}
        </div>
      ) : (
        <Progress part={progress} onCancel={cancel} />
      )}
    </>
  )
}

interface FileButtonsProps {
  hasPhotos: boolean
  /** True if the party should use these buttons next. */
  isMain: boolean
  isBusy: boolean
  onFiles: (files: File[]) => void
}

function FileButtons({ hasPhotos, isMain, isBusy, onFiles }: FileButtonsProps) {
  const s = useScanTexts()
  // A computer would open the same dialog for both buttons.
  const [hasCamera] = useState(() => matchMedia('(pointer: coarse)').matches)
  const look = (isFirst: boolean) => `button ${isFirst && isMain && !hasPhotos ? 'primary' : ''}`
  return (
    <>
      {hasCamera && (
        <FileButton
          label={hasPhotos ? s.cameraMore : s.camera}
          look={look(true)}
          input={{ accept: 'image/*', capture: 'environment' }}
          describedBy="scan-how"
          isBusy={isBusy}
          onFiles={onFiles}
        />
      )}
      <FileButton
        label={hasPhotos ? s.chooseMore : s.choose}
        look={look(!hasCamera)}
        input={{ accept: 'application/pdf,image/*', multiple: true }}
        describedBy="scan-how"
        isBusy={isBusy}
        onFiles={onFiles}
      />
    </>
  )
}

function Progress({ part, onCancel }: { part: number; onCancel: () => void }) {
  const s = useScanTexts()
  return (
    <>
      <p id="scan-progress">{part < 1 ? s.uploading : s.checking}</p>
      <progress aria-labelledby="scan-progress" value={part} />
      <button type="button" onClick={onCancel}>
        {s.cancel}
      </button>
    </>
  )
}
