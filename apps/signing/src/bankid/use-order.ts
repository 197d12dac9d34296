import {
  type BankIdDevice,
  type BankIdOrder,
  type ConfirmBankIdReturn,
  isParaphError,
  type SigningConsent,
} from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { verificationPass } from '../session/link.ts'
import { usePage } from '../session/page-context.ts'
import { followOrder, hasEnded, isPassing } from './follow.ts'
import { browserKey, canKeep, retireLink, keepLink } from '../session/bankid-storage.ts'
import { launchUrl, startsByItself } from './launch.ts'
import { failureMessage, type MessageName, refusalMessage } from './messages.ts'

/** How the dialog begins: with a new order, with one that this browser has already, or with the return from the app. */
export type Beginning = { device: BankIdDevice } | { order: BankIdOrder } | { back: ConfirmBankIdReturn }

type OrderState =
  | { kind: 'starting' }
  /** The app has come back, and the server does not know it yet. */
  | { kind: 'back' }
  | { kind: 'order'; order: BankIdOrder; isBack: boolean; isOffline: boolean }
  | { kind: 'failed'; message: MessageName }

/** The life of an order on the page: starts it or finds it, follows it, and cancels it. */
export function useOrder(beginning: Beginning, consent: SigningConsent, onReadAgain: (reason: MessageName) => void) {
  const page = usePage()
  const { signing, draft, token, reload, recover } = page
  const [state, setState] = useState<OrderState>(() =>
    'order' in beginning
      ? { kind: 'order', order: beginning.order, isBack: false, isOffline: false }
      : { kind: 'back' in beginning ? 'back' : 'starting' },
  )
  /** What is under way. Another start, or the end of the dialog, aborts it. */
  const work = useRef(new AbortController())
  const renew = () => {
    work.current.abort()
    work.current = new AbortController()
    return work.current.signal
  }

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
        // A new order in another tab or browser has cancelled this one.
        if (next.id === order.id || next.status === 'COMPLETE') return show(next, isBack)
        retireLink(order.id)
        fail('rfa3')
        return true
      },
      onOffline: () => setState((state) => (state.kind === 'order' ? { ...state, isOffline: true } : state)),
      onError: (error) => void explain(error, signal),
      signal,
    })
  }

  const start = async (device: BankIdDevice) => {
    const signal = renew()
    if (device === 'SAME' && !canKeep()) return fail('noStorage')
    setState({ kind: 'starting' })
    try {
      // An order that waits for another browser would be returned again.
      if (state.kind === 'order' && state.order.status === 'CONFIRMING') await signing.cancelBankIdOrder()
      const body = { consentVersion: consent.version, device, browserKey: browserKey.make() }
      const order = await signing.startBankIdOrder(body, { maxRetries: 0 })
      if (signal.aborted) return void signing.cancelBankIdOrder().catch(() => {})
      if (device === 'SAME') keepLink(order.id, { token, pass: verificationPass.get() })
      follow(order, false, signal)
      const { autoStartToken, simulatorUrl } = order
      // The simulated phone is a page, and would take the place of this one.
      if (autoStartToken !== null && simulatorUrl === null && startsByItself(navigator))
        location.assign(launchUrl(autoStartToken, navigator))
    } catch (error) {
      if (!signal.aborted) await explain(error, signal)
    }
  }

  const confirm = async () => {
    const signal = renew()
    const back = draft.bankIdReturn!
    try {
      const order = await signing.confirmBankIdReturn(back, { maxRetries: 0 })
      draft.bankIdReturn = undefined
      if (!signal.aborted) follow(order, true, signal)
    } catch (error) {
      // The party confirms again after its two-step verification, but not after a refusal.
      if (!isParaphError(error, 'verification_required')) draft.bankIdReturn = undefined
      if (!signal.aborted) await explain(error, signal)
    }
  }

  useEffect(() => {
    if ('device' in beginning) void start(beginning.device)
    else if ('order' in beginning) follow(beginning.order, false, renew())
    else void confirm()
    return () => work.current.abort()
  }, [])

  /** Ends the order, also one that is being started. */
  const cancel = () => {
    work.current.abort()
    if (state.kind === 'order' && !hasEnded(state.order)) retireLink(state.order.id)
    else if (state.kind !== 'back') return
    signing
      .cancelBankIdOrder()
      .then(({ status }) => void (status === 'COMPLETE' && reload()))
      .catch((error: unknown) => void recover(error))
  }

  return { state, start: (device: BankIdDevice) => void start(device), cancel }
}
