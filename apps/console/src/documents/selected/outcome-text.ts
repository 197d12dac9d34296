import type { Texts } from '../../../generated/texts.ts'
import { messageOf } from '../../layout/failure.tsx'
import type { Action } from './actions.ts'
import { type Outcome, RowFault } from './run-rows.ts'

/** What became of a document. */
export function outcomeText(outcome: Outcome | undefined, action: Action, t: Texts): string {
  if (!outcome) return t.selected.untried
  const { faults, people } = outcome
  const problems = faults.map(({ who, error }) => {
    const problem = problemText(error, t)
    return who === undefined ? problem : t.selected.problemOf({ name: who, problem })
  })
  const isDone = faults.length === 0
  if (people) problems.push(t.selected.reminded({ people }))
  else if (isDone) problems.push(t.selected.done({ action }))
  return problems.join(' ')
}

function problemText(error: unknown, t: Texts): string {
  if (!(error instanceof RowFault)) return messageOf(error, t)
  const { nobody, stopped, unsaved } = t.selected
  return { nobody, reported: t.party.reported, stopped, unsaved }[error.why]
}

/** The file in a ZIP that names what it lacks. */
export const missingName = (t: Texts): string => `${t.selected.missingName}.txt`
