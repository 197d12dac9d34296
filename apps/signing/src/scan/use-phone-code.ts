import { useLayoutEffect, useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { goTo } from '../layout/go-on.tsx'
import { useScanTexts } from './texts/scan-texts.ts'
import { usePhoneScan } from './use-phone-scan.ts'

/** The code for the phone, and where the party goes on when the phone has uploaded a scan. */
export function usePhoneCode(onUploaded: () => void) {
  const s = useScanTexts()
  const [isCodeShown, setCodeShown] = useState(false)
  /** How often a scan has arrived while the party looked at the code. A party that does not look at the code may be reading, and keeps its place. */
  const [arrivals, setArrivals] = useState(0)
  const phone = usePhoneScan(() => {
    onUploaded()
    setCodeShown(false)
    if (isCodeShown) setArrivals(arrivals + 1)
    else announce(s.phone.uploaded)
  })
  useLayoutEffect(() => void (arrivals > 0 && goTo('.done', '.uploaded-pages')), [arrivals])
  const showCode = () => {
    phone.start()
    setCodeShown(true)
  }
  return { phone, isCodeShown, showCode, closeCode: () => setCodeShown(false) }
}
