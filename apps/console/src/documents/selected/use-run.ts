import type { ParaphDocument } from '@paraph/client'
import { toast } from '@paraph/ui/kit/toasts.ts'
import { onlineManager, useQueryClient } from '@tanstack/preact-query'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { type Action, acts, type RunState } from './actions.ts'
import { type Outcome, runRows } from './run-rows.ts'

/** What is done with some documents, and how far it is. */
export interface Run {
  action: Action
  documents: ParaphDocument[]
  /** What became of each document, by its id. One that has not been tried has none. */
  outcomes: ReadonlyMap<string, Outcome>
  state: 'running' | 'stopping' | 'ended'
  /** The seconds that the server asks to wait. */
  pause?: number | undefined
  /** True if there was no connection, so that nothing was tried. */
  isOffline?: boolean
}

export const isDone = ({ outcomes }: Run, { id }: ParaphDocument) => outcomes.get(id)?.faults.length === 0

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
  // The run ends with the view: nothing happens later by itself.
  useEffect(() => hide, [])
  const change = (next: Run | undefined) => setRun((current.current = next))
  const update = (part: Partial<Run>) => change({ ...current.current!, ...part })

  const go = async () => {
    if (running.current) return
    const { action, documents } = current.current!
    if (!onlineManager.isOnline()) return update({ state: 'ended', isOffline: true })
    const stop = (running.current = new AbortController())
    update({ state: 'running', isOffline: false })
    await runRows(
      documents.filter((document) => !isDone(current.current!, document)),
      {
        stop,
        act: (document, make) => acts[action](document, make, state.current!),
        onOutcome: ({ id }, outcome) => update({ outcomes: new Map(current.current!.outcomes).set(id, outcome) }),
        onPause: (pause) => update({ pause }),
      },
    )
    running.current = undefined
    update({ state: 'ended', pause: undefined })
    const done = documents.filter((document) => isDone(current.current!, document))
    onEnd(done.map(({ id }) => id))
    if (isHidden.current) {
      toast({ text: t.selected.outcome({ action, done: done.length, all: documents.length }) })
      change(undefined)
    }
    await queries.invalidateQueries({ queryKey: ['documents'] })
  }

  return {
    run,
    start: (action: Action, documents: ParaphDocument[], reason: string) => {
      if (running.current) return
      const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
      state.current = { paraph, key, reason, reminded: new Set(), unsure: new Set() }
      isHidden.current = false
      change({ action, documents, outcomes: new Map(), state: 'running' })
      void go()
    },
    tryAgain: () => void go(),
    stop: () => {
      running.current?.abort()
      if (running.current) update({ state: 'stopping' })
    },
    /** Closes the dialog. What goes on then is stopped, and a toast says how far it came. */
    close: () => (running.current ? hide() : change(undefined)),
  }
}
