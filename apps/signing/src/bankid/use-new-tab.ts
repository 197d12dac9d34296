import { useEffect, useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { usePage } from '../page/page-context.ts'
import { followOrder } from './follow.ts'
import { useBankIdTexts } from './texts/bankid-texts.ts'

/** Follows the order after the party has gone on in a new tab, and shows here too that it has signed. */
export function useNewTab() {
  const t = useBankIdTexts()
  const { signing, reload } = usePage()
  const [isInNewTab, setInNewTab] = useState(false)

  useEffect(() => {
    if (!isInNewTab) return undefined
    const ending = new AbortController()
    const { signal } = ending
    void followOrder({
      get: (options) => signing.getBankIdOrder(options),
      onOrder: ({ status }) => {
        if (status === 'COMPLETE') void reload()
        // After a failure, the party may try again in the tab.
        return status === 'COMPLETE'
      },
      onOffline: () => {},
      onError: () => setInNewTab(false),
      mayBeMissing: true,
      signal,
    })
    return () => ending.abort()
  }, [isInNewTab, signing])

  const goOnInTab = () => {
    setInNewTab(true)
    announce(t.inNewTab)
  }
  return { isInNewTab, goOnInTab }
}
