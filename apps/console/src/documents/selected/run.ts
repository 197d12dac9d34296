import type { ParaphDocument } from '@paraph/client'
import type { Texts } from '../../../generated/texts.ts'
import type { Action } from './actions.ts'
import { missingName, outcomeText } from './outcome-text.ts'
import { type Outcome, RowFault } from './run-rows.ts'
import type { SealedZip } from './sealed-zips.ts'

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
  /** What a person must know of the ZIP of a download: that it lacks some of the files, or that there is none. */
  zip?: 'partly' | 'none' | undefined
}

export const isDone = ({ outcomes }: Run, { id }: ParaphDocument) => outcomes.get(id)?.faults.length === 0

/** Ends the ZIP of a try, and returns what that changes. In a ZIP that could not be saved is nothing. */
export async function endZip(run: Run, tried: ParaphDocument[], zip: SealedZip, t: Texts): Promise<Partial<Run>> {
  const { action, outcomes } = run
  const left = tried.filter((document) => !isDone(run, document))
  const lines = left.map(({ id, title }) => `${title} (${id}): ${outcomeText(outcomes.get(id), action, t)}`)
  const input = [t.selected.missing, '', ...lines, ''].join('\r\n')
  const list = left.length > 0 ? { name: missingName(t), input, lastModified: new Date() } : undefined
  try {
    if (!(await zip.end(list))) return { zip: 'none' }
    return { zip: list && 'partly' }
  } catch {
    const unsaved: Outcome = { faults: [{ error: new RowFault('unsaved') }] }
    const lost = tried.filter((document) => isDone(run, document)).map(({ id }) => [id, unsaved] as const)
    return { zip: 'none', outcomes: new Map([...outcomes, ...lost]) }
  }
}
