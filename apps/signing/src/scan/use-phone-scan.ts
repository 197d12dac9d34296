import { isParaphError } from '@paraph/client'
import { useWaitForPhone } from '../page/use-wait-for-phone.ts'

/** Waits for the pages that the phone photographs, also while the code is not shown. */
export const usePhoneScan = (onUploaded: () => void) =>
  useWaitForPhone({
    // A code still works when this page was loaded again. The phone may be at work, and a new code would end that.
    begin: async (signing, signal) => {
      const running = await signing.getPhoneScan({ signal }).catch((error: unknown) => {
        if (isParaphError(error) && error.status === 404) return undefined
        throw error
      })
      return running && !running.isUploaded ? running : signing.startPhoneScan({ signal })
    },
    look: (signing, options) => signing.getPhoneScan(options),
    take: ({ isUploaded }) => {
      if (isUploaded) onUploaded()
      return isUploaded
    },
  })
