import type { FieldValue } from '@paraph/client'
import type { Connection } from '../session/connection.ts'
import { openStore } from './browser-store.ts'

type Values = Record<string, FieldValue>

/** Milliseconds. */
const PAUSE = 800
const RETRY = { first: 3_000, most: 60_000 }

export interface KeptValues {
  /** The values that the server had not received when this browser last closed the page. */
  unsaved: () => Values
  isSaved: () => boolean
  change: (name: string, value: FieldValue, all: Values) => void
  saveNow: () => void
  /** Removes all, because the party has signed. */
  forget: () => void
}

/**
 * Saves the values on the server while the party fills in. A failure shows nothing, because nothing is lost: the browser has a copy of what the server
 * does not have yet, and the page tries again.
 *
 * @param onOther - gets what another tab of this link has changed.
 * @param onSaved - called after each save. Gets for each saved value that does not fit in its field how many characters fit, and the values.
 */
export function openKeptValues(
  { http, token }: Pick<Connection, 'http'> & { token: string },
  onOther: (values: Values) => void,
  onSaved: (fitting: { name: string; length: number }[], values: Values) => void,
) {
  const store = openStore('local', 'values', token)
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(store.key)
  let unsaved = (store.read() ?? {}) as Values
  let all: Values | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = RETRY.first
  let isSaving = false
  /** True while the next save is near. It comes during the typing too, so that the party learns at once that a text is too long. */
  let isNear = false
  let isEnded = false

  const later = (milliseconds: number) => {
    clearTimeout(timer)
    isNear = milliseconds === PAUSE
    timer = setTimeout(() => void save(), milliseconds)
  }
  const save = async (keepalive = false) => {
    clearTimeout(timer)
    isNear = false
    if (!all || isEnded || (isSaving && !keepalive)) return
    const [sent, values] = [unsaved, all]
    isSaving = true
    const [status, fitting] = await http
      .PUT('/api/v1/signing-session/values', { body: { values }, keepalive })
      .then(({ response, data }) => [response.status, data?.fittingLengths ?? []] as const)
      .catch(() => [0, []] as const)
    isSaving = false
    if (isEnded) return
    if (status === 200) {
      wait = RETRY.first
      unsaved = Object.fromEntries(Object.entries(unsaved).filter(([name, value]) => sent[name] !== value))
      if (Object.keys(unsaved).length === 0) all = undefined
      store.write(all ? unsaved : null)
      if (all) later(PAUSE)
      onSaved([...fitting], values)
    } else if (status === 0 || status === 429 || status >= 500) {
      later(wait)
      wait = Math.min(wait * 2, RETRY.most)
    }
  }
  tabs?.addEventListener('message', ({ data }: MessageEvent<Values>) => {
    if (isEnded) return
    if (all) Object.assign(all, data)
    onOther(data)
  })
  addEventListener('pagehide', () => void save(true))
  addEventListener('online', () => void save())
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'hidden' && save(true)))
  return {
    unsaved: () => unsaved,
    isSaved: () => Object.keys(unsaved).length === 0,
    change: (name, value, next) => {
      unsaved = { ...unsaved, [name]: value }
      all = next
      store.write(unsaved)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A BroadcastChannel reaches its own origin only.
      tabs?.postMessage({ [name]: value })
      if (!isNear) later(PAUSE)
    },
    saveNow: () => void save(),
    forget: () => {
      isEnded = true
      clearTimeout(timer)
      tabs?.close()
      store.write(null)
    },
  } satisfies KeptValues
}
