import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { ProgressBar } from '@paraph/ui/kit/progress-bar.tsx'
import { FileButton } from '@paraph/ui/kit/file-button.tsx'
import { formatSize } from '../texts/format-size.ts'
import { useTexts } from '../texts/language.ts'
import { PhotoList } from './photo-list.tsx'
import { MAX_SIZE } from './size.ts'
import { useScanTexts } from './texts/scan-texts.ts'
import { useChosenScan } from './use-chosen-scan.ts'
import type { UploadPlace } from './use-upload.ts'

interface ChooseScanProps {
  place: UploadPlace
  /** Gets the uploaded file, and the text that says so. */
  onUploaded: (file: File, text: string) => void
  /** Shows a code for the phone. Undefined on a phone itself. */
  onPhone?: (() => void) | undefined
}

/** The party takes or chooses photos and puts them in order, or chooses a PDF. A chosen PDF is uploaded at once. */
export function ChooseScan({ place, onUploaded, onPhone }: ChooseScanProps) {
  const { language } = useTexts()
  const s = useScanTexts()
  const chosen = useChosenScan(place, onUploaded)
  const { photos, preparing, added, progress } = chosen
  const isBusy = preparing !== undefined || progress !== undefined
  const size = photos.reduce((sum, { picture }) => sum + picture.size, 0)
  /** After photos were added, it is the next step. */
  const uploadButton = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => void (added > 0 && uploadButton.current?.focus()), [added])
  const waiting = photos.length === 0 ? place.draft.scan : undefined

  return (
    <>
      {photos.length > 0 && (
        <>
          <PhotoList photos={photos} {...chosen.actions} />
          <p class="hint">{s.size({ count: photos.length, size: formatSize(size, language), max: MAX_SIZE.text })}</p>
        </>
      )}
      {preparing && <p role="status">{preparing}</p>}
      <Alert text={chosen.error} isAnswer />
      {progress === undefined ? (
        <div class="buttons stacked">
          {photos.length > 0 && (
            <Button ref={uploadButton} look="primary" isBusy={isBusy} onPress={() => void chosen.uploadPhotos()}>
              {s.upload({ count: photos.length })}
            </Button>
          )}
          {waiting && (
            <Button look="primary" onPress={() => void chosen.upload(waiting)}>
              {s.tryAgain({ name: waiting.name })}
            </Button>
          )}
          <FileButtons
            hasPhotos={photos.length > 0}
            isMain={!waiting}
            isBusy={isBusy}
            onFiles={(files) => void chosen.choose(files)}
          />
          {onPhone && photos.length === 0 && (
            <Button isBusy={isBusy} onPress={onPhone}>
              {s.phone.start}
            </Button>
          )}
        </div>
      ) : (
        <Progress part={progress} onCancel={chosen.cancel} />
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
  const isFirst = isMain && !hasPhotos
  return (
    <>
      {hasCamera && (
        <FileButton
          label={hasPhotos ? s.cameraMore : s.camera}
          isMain={isFirst}
          input={{ accept: 'image/*', capture: 'environment' }}
          describedBy="scan-how"
          isBusy={isBusy}
          onFiles={onFiles}
        />
      )}
      <FileButton
        label={hasPhotos ? s.chooseMore : s.choose}
        isMain={isFirst && !hasCamera}
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
      <ProgressBar label={part < 1 ? s.uploading : s.checking} value={part} />
      <Button onPress={onCancel}>{s.cancel}</Button>
    </>
  )
}
