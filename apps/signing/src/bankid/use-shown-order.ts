import { type BankIdOrder, isParaphError } from '@paraph/client'
import { useState } from 'preact/hooks'
import { retireLink } from '../session/bankid-storage.ts'
import { usePage } from '../page/page-context.ts'
import { followOrder, hasEnded, isPassing } from './follow.ts'
import { failureMessage, type MessageName, refusalMessage } from './messages.ts'

type OrderState =
  | { kind: 'starting' }
  /** The app has come back, and the server does not know it yet. */
  | { kind: 'back' }
  | { kind: 'order'; order: BankIdOrder; isBack: boolean; isOffline: boolean }
  | { kind: 'failed'; message: MessageName }

/** What the dialog shows: an order, which is followed to its end, or the reason why there is none. */
export function useShownOrder(first: () => OrderState, onReadAgain: (reason: MessageName) => void) {
  const { signing, reload, recover } = usePage()
  const [state, setState] = useState(first)

  const fail = (message: MessageName) => setState({ kind: 'failed', message })
  const explain = async (error: unknown, signal: AbortSignal) => {
    const message = refusalMessage(error)
    if (message) return fail(message)
    const hasAnswer = await recover(error)
    if (signal.aborted) return
    if (isParaphError(error, 'consent_outdated')) onReadAgain('outdated')
    else fail(isPassing(error) || !hasAnswer ? 'noAnswer' : 'rfa22')
  }

  /** Shows the order. Returns true if it has ended. */
  const show = (order: BankIdOrder, isBack: boolean): boolean => {
    if (!hasEnded(order) || order.status === 'COMPLETE') {
      setState({ kind: 'order', order, isBack, isOffline: false })
    }
    if (!hasEnded(order)) return false
    retireLink(order.id)
    if (order.status === 'COMPLETE') void reload()
    else if (order.status === 'CANCELLED') fail('rfa3')
    else if (order.failure === 'documentChanged' || order.failure === 'documentClosed') {
      onReadAgain(order.failure)
      void reload()
    } else fail(failureMessage(order.failure, order.device))
    return true
  }

  const follow = (order: BankIdOrder, isBack: boolean, signal: AbortSignal) => {
    if (show(order, isBack)) return
    void followOrder({
      get: (options) => signing.getBankIdOrder(options),
      onOrder: (next) => {
        if (next.id === order.id || next.status === 'COMPLETE') return show(next, isBack)
        // A new order in another tab or browser has cancelled this one.
        retireLink(order.id)
        fail('rfa3')
        return true
      },
      onOffline: () => setState((state) => (state.kind === 'order' ? { ...state, isOffline: true } : state)),
      onError: (error) => void explain(error, signal),
      signal,
    })
  }

  return { state, setState, fail, explain, follow }
}
