import { useState } from 'preact/hooks'
import type { Draft } from '../page/draft.ts'
import { ChooseScan } from './choose-scan.tsx'
import './scan.css'
import { MAX_SIZE } from './size.ts'
import { useScanTexts } from './texts/scan-texts.ts'
import { MAX_PHOTOS } from './use-photos.ts'

interface PagesOnPhoneProps {
  token: string
  recover: (error: unknown) => Promise<unknown>
  onUploaded: () => void
}

/** A phone photographs the signed paper for the party at the computer. */
export function PagesOnPhone({ token, recover, onUploaded }: PagesOnPhoneProps) {
  const s = useScanTexts()
  const [draft] = useState<Draft>({})
  return (
    <>
      <p id="scan-how">{s.step3({ max: MAX_PHOTOS, size: MAX_SIZE.text })}</p>
      <p class="hint">{s.phone.once}</p>
      <ChooseScan
        place={{
          token,
          draft,
          recover,
          send: (signing, file, options) => signing.sendPhoneScan({ file }, options),
        }}
        onUploaded={onUploaded}
      />
    </>
  )
}
