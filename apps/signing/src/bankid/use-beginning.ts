import { useEffect, useState } from 'preact/hooks'
import { keptLink } from '../session/bankid-storage.ts'
import { ownOrder } from '../session/link.ts'
import { usePage } from '../session/page-context.ts'
import { hasEnded } from './follow.ts'
import type { Beginning } from './use-order.ts'

/** How the dialog begins. Undefined while it is closed. */
export function useBeginning() {
  const { signing, draft, reload } = usePage()
  const [beginning, begin] = useState<Beginning | undefined>(draft.bankIdReturn && { back: draft.bankIdReturn })
  /** True if the party has signed in the app, and must go back to another browser. */
  const [isElsewhere, setElsewhere] = useState(false)

  // Finds the order again, if the page was loaded again before the order had ended, or if another browser has started it.
  useEffect(() => {
    if (beginning) return
    const find = async () => {
      const order = await signing.getBankIdOrder()
      // The person may have finished while the page was loaded.
      if (order.status === 'COMPLETE') return reload()
      if (hasEnded(order)) return
      // After the party has signed in the app, the order has neither QR data nor a token to start the app.
      const hasStart = order.qrData !== null || order.autoStartToken !== null
      if (hasStart || keptLink(order.id) || ownOrder.get() === order.id) begin((beginning) => beginning ?? { order })
      else setElsewhere(order.status === 'CONFIRMING')
    }
    find().catch(() => {
      // There is no order, or the server does not answer. The party can start another one.
    })
  }, [signing])

  return { beginning, begin, isElsewhere }
}
