import { useState } from 'preact/hooks'
import { canReadCanvas } from '../browser/picture.ts'
import { formatSize } from '../texts/format-size.ts'
import { useTexts } from '../texts/language.ts'
import { MAX_SIZE } from './size.ts'
import { useScanTexts } from './texts/scan-texts.ts'
import { usePhotos } from './use-photos.ts'
import { type UploadPlace, useUpload } from './use-upload.ts'
import { writePdf } from './write-pdf.ts'

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name)
const isSendable = ({ type }: File) => type === 'image/jpeg' || type === 'image/png'

/** The photos or the PDF that the party chooses, and the upload. */
export function useChosenScan(place: UploadPlace, onUploaded: (file: File, text: string) => void) {
  const { language } = useTexts()
  const s = useScanTexts()
  const { draft } = place
  const { photos, preparing, add, ...actions } = usePhotos(draft)
  const { progress, error, setError, upload, cancel } = useUpload(place, (file) =>
    onUploaded(file, photos.length > 0 ? s.uploadedPhotos({ count: photos.length }) : s.uploaded({ name: file.name })),
  )
  /** How many times photos were added. */
  const [added, setAdded] = useState(0)

  const choose = async (files: File[]) => {
    setError(undefined)
    const [first] = files
    if (!first) return
    const isReady = isPdf(first) || (isSendable(first) && !canReadCanvas())
    if (files.some(isPdf) && (files.length > 1 || photos.length > 0)) return setError((s) => s.onePdf)
    if (isReady && files.length === 1) {
      if (first.size > MAX_SIZE.bytes) return setError((s) => s.tooLarge({ max: MAX_SIZE.text }))
      return upload(first)
    }
    if (!canReadCanvas()) return setError((s) => s.cannotPrepare)
    draft.scan = undefined
    const fault = await add(files)
    setError(fault)
    if (!fault) setAdded((added) => added + 1)
  }
  const uploadPhotos = () => {
    const pdf = writePdf(photos)
    if (pdf.size > MAX_SIZE.bytes)
      return setError((s) => s.photosTooLarge({ size: formatSize(pdf.size, language), max: MAX_SIZE.text }))
    return upload(new File([pdf], 'scan.pdf', { type: pdf.type }))
  }
  return { photos, actions, preparing, added, choose, uploadPhotos, upload, progress, error, cancel }
}
