import type { ParaphDocument } from '@paraph/client'
import { onlineManager, useQueryClient } from '@tanstack/preact-query'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { toasts } from '../../texts/toasts.ts'
import { type Action, acts, type RunState } from './actions.ts'
import { endZip, isDone, type Run } from './run.ts'
import { runRows } from './run-rows.ts'
import type { SealedZips } from './sealed-zips.ts'

/** What an action needs besides. */
interface Details {
  text?: string
  zips?: SealedZips
}

/** Does something with several documents. Another try leaves out what is done. */
export function useRun(onEnd: (done: string[]) => void) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const queries = useQueryClient()
  const [run, setRun] = useState<Run>()
  /** The newest run, which a rendering may not have yet. */
  const current = useRef<Run>(undefined)
  const state = useRef<RunState>(undefined)
  const running = useRef<AbortController>(undefined)
  /** True if the person has left the dialog before the end. */
  const isHidden = useRef(false)
  const hide = () => {
    isHidden.current = true
    running.current?.abort()
  }
  // The run stops when the person leaves the view. Otherwise it would change documents that the person does not see any more.
  useEffect(() => hide, [])
  const change = (next: Run | undefined) => setRun((current.current = next))
  const update = (part: Partial<Run>) => change({ ...current.current!, ...part })

  const go = async (next: Run) => {
    if (running.current) return
    const { action, documents } = next
    if (!onlineManager.isOnline()) return change({ ...next, state: 'ended', isOffline: true })
    const stop = (running.current = new AbortController())
    const { zips } = state.current!
    const zip = await zips?.open()
    if (zips && !zip) {
      running.current = undefined
      if (isHidden.current) change(undefined)
      return
    }
    Object.assign(state.current!, { signal: stop.signal, zip })
    change({ ...next, state: 'running', isOffline: false, zip: undefined })
    const left = documents.filter((document) => !isDone(next, document))
    await runRows(left, {
      stop,
      // A ZIP gets one file after the other.
      ...(zip && { atOnce: 1 }),
      act: (document, make) => acts[action](document, make, state.current!),
      onOutcome: ({ id }, outcome) => update({ outcomes: new Map(current.current!.outcomes).set(id, outcome) }),
      onPause: (pause) => update({ pause }),
    })
    if (zip) update(await endZip(current.current!, left, zip, t))
    running.current = undefined
    update({ state: 'ended', pause: undefined })
    const done = documents.filter((document) => isDone(current.current!, document))
    onEnd(done.map(({ id }) => id))
    if (isHidden.current) {
      toasts.say((t) => t.selected.outcome({ action, done: done.length, all: documents.length }))
      change(undefined)
    }
    await queries.invalidateQueries({ queryKey: ['documents'] })
  }

  return {
    run,
    start: (action: Action, documents: ParaphDocument[], { text = '', zips }: Details) => {
      if (running.current) return
      const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
      state.current = { paraph, key, text, reminded: new Set(), unsure: new Set(), zips }
      isHidden.current = false
      void go({ action, documents, outcomes: new Map(), state: 'running' })
    },
    tryAgain: () => void go(current.current!),
    stop: () => {
      running.current?.abort()
      if (running.current) update({ state: 'stopping' })
    },
    /** Closes the dialog. What goes on then is stopped, and a toast says how far it came. */
    close: () => (running.current ? hide() : change(undefined)),
  }
}
