import { useEffect, useRef, useState } from 'preact/hooks'
import { keptLink } from '../session/bankid-storage.ts'
import { ownOrder } from '../session/link.ts'
import { usePage } from '../page/page-context.ts'
import { hasEnded } from './follow.ts'
import type { Beginning } from './use-order.ts'

/** How the dialog begins. Undefined while it is closed. */
export function useBeginning() {
  const { signing, draft, reload } = usePage()
  const [beginning, setBeginning] = useState<Beginning | undefined>(draft.bankIdReturn && { back: draft.bankIdReturn })
  /** True once the party has opened the dialog itself. An answer that comes later must not open the dialog again. */
  const hasBegun = useRef(false)
  const begin = (next: Beginning | undefined) => {
    hasBegun.current = true
    setBeginning(next)
  }
  /** True if the party has signed in the app, and must go back to another browser. */
  const [isElsewhere, setElsewhere] = useState(false)

  // Finds the order again, if the page was loaded again before the order had ended, or if another browser has started it.
  useEffect(() => {
    if (beginning) return undefined
    hasBegun.current = false
    let isOver = false
    const find = async () => {
      const order = await signing.getBankIdOrder()
      // The person may have finished while the page was loaded.
      if (order.status === 'COMPLETE') return reload()
      if (hasEnded(order) || hasBegun.current || isOver) return
      // After the party has signed in the app, the order has neither QR data nor a token to start the app.
      const hasStart = order.qrData !== null || order.autoStartToken !== null
      if (hasStart || keptLink(order.id) || ownOrder.get() === order.id) setBeginning({ order })
      else setElsewhere(order.status === 'CONFIRMING')
    }
    find().catch(() => {
      // There is no order, or the server does not answer. The party can start another one.
    })
    return () => {
      isOver = true
    }
  }, [signing])

  return { beginning, begin, isElsewhere }
}
