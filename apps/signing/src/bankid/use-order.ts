import {
  type BankIdDevice,
  type BankIdOrder,
  type ConfirmBankIdReturn,
  isParaphError,
  type SigningConsent,
} from '@paraph/client'
import { useEffect, useRef } from 'preact/hooks'
import { browserKey, canKeep, keepLink, retireLink } from '../session/bankid-storage.ts'
import { ownOrder, verificationPass } from '../session/link.ts'
import { isPreviewed } from '../session/previewed.ts'
import { type PageActions, usePage } from '../page/page-context.ts'
import { readingToSend } from '../reader/shown/reading.ts'
import { hasEnded } from './follow.ts'
import { launchUrl, startsByItself } from './launch.ts'
import type { MessageName } from './messages.ts'
import { useShownOrder } from './use-shown-order.ts'

/** How the dialog begins: with a new order, with an order of this browser that has not ended, or with the return from the app. */
export type Beginning = { device: BankIdDevice } | { order: BankIdOrder } | { back: ConfirmBankIdReturn }

/** Starts an order, finds it again or confirms the return from the app, and cancels it. */
export function useOrder(beginning: Beginning, consent: SigningConsent, onReadAgain: (reason?: MessageName) => void) {
  const page = usePage()
  const { signing, draft, token, reload, recover } = page
  const { state, setState, fail, explain, follow } = useShownOrder(
    () =>
      'order' in beginning
        ? { kind: 'order', order: beginning.order, isBack: false, isOffline: false }
        : { kind: 'back' in beginning ? 'back' : 'starting' },
    onReadAgain,
  )
  const { renew, abort } = useWork()

  const start = async (device: BankIdDevice) => {
    const signal = renew()
    if (device === 'SAME' && !canKeep()) return fail('noStorage')
    setState({ kind: 'starting' })
    try {
      // Otherwise the server would return the order that waits for another browser.
      if (state.kind === 'order' && state.order.status === 'CONFIRMING') await signing.cancelBankIdOrder()
      draft.filling?.saveNow()
      const body = await bodyOf(page, consent, device)
      const order = await signing.startBankIdOrder(body, { maxRetries: 0 })
      if (signal.aborted) return void signing.cancelBankIdOrder().catch(() => {})
      ownOrder.set(order.id)
      if (device === 'SAME') keepLink(order.id, { token, pass: verificationPass.get() })
      follow(order, false, signal)
      openApp(order)
    } catch (error) {
      if (signal.aborted) return
      if (isPreviewed(error)) return onReadAgain()
      if (isParaphError(error) && draft.filling?.takeFaults(error)) return onReadAgain('fieldsRefused')
      await explain(error, signal)
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
      // The page confirms again after the two-step verification, but not after a refusal.
      if (!isParaphError(error, 'verification_required')) draft.bankIdReturn = undefined
      if (!signal.aborted) await explain(error, signal)
    }
  }

  useEffect(() => {
    if ('device' in beginning) void start(beginning.device)
    else if ('order' in beginning) follow(beginning.order, false, renew())
    else void confirm()
    return abort
  }, [])

  /** Cancels the order. If the server has not answered yet, `start` cancels it after the answer. */
  const cancel = () => {
    abort()
    if (state.kind === 'order' && !hasEnded(state.order)) retireLink(state.order.id)
    else if (state.kind !== 'back') return
    signing
      .cancelBankIdOrder()
      .then(({ status }) => void (status === 'COMPLETE' && reload()))
      .catch((error: unknown) => void recover(error))
  }

  return { state, start: (device: BankIdDevice) => void start(device), cancel }
}

/** What is under way. Another start, or the end of the dialog, aborts it. */
function useWork() {
  const work = useRef(new AbortController())
  const renew = () => {
    work.current.abort()
    work.current = new AbortController()
    return work.current.signal
  }
  return { renew, abort: () => work.current.abort() }
}

/** Returns what an order sends: the consent, what the party has filled in, and what it has read. */
async function bodyOf(page: PageActions, consent: SigningConsent, device: BankIdDevice) {
  return {
    consentVersion: consent.version,
    device,
    browserKey: browserKey.make(),
    ...page.draft.filling?.toSend(),
    ...(await readingToSend(page)),
  }
}

/** Opens the app, if the browser can open it without a press. */
function openApp({ autoStartToken, simulatorUrl }: BankIdOrder) {
  // The simulated phone is a page. It would take the place of this one.
  if (autoStartToken !== null && simulatorUrl === null && startsByItself(navigator))
    location.assign(launchUrl(autoStartToken, navigator))
}
