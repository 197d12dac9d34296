import { FileButton } from '@paraph/ui/kit/file-button.tsx'
import { useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'

interface PictureFieldProps {
  id: string
  /** A PNG in base64. */
  picture: string | undefined
  isBusy: boolean
  onFile: (file: File) => void
}

/** The buttons for a photo or a picture of the signature, and what the page has made of it. */
export function PictureField({ id, picture, isBusy, onFile }: PictureFieldProps) {
  const { t } = useTexts()
  // A computer would open the same dialog for both buttons.
  const [hasCamera] = useState(() => matchMedia('(pointer: coarse)').matches)
  const rest = { describedBy: id, isBusy, onFiles: ([file]: File[]) => file && onFile(file) }
  return (
    <>
      <p class="hint picture-hint" id={id}>
        {t.drawing.pictureHint}
      </p>
      {picture && <SignaturePicture picture={picture} />}
      <div class="buttons picture-buttons">
        {hasCamera && (
          <FileButton {...rest} label={t.drawing.takePhoto} input={{ accept: 'image/*', capture: 'environment' }} />
        )}
        <FileButton
          {...rest}
          label={picture ? t.drawing.chooseOther : t.drawing.choosePicture}
          input={{ accept: 'image/*' }}
        />
      </div>
    </>
  )
}

export function SignaturePicture({ picture }: { picture: string }) {
  const { t } = useTexts()
  return <img class="ink picture" src={`data:image/png;base64,${picture}`} alt={t.drawing.picturePreview} />
}
