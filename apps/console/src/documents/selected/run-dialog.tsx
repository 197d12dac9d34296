import type { ParaphDocument } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { ProgressBar } from '@paraph/ui/kit/progress-bar.tsx'
import { addressOf } from '../../routes.ts'
import { useTexts } from '../../texts/language.ts'
import { missingName, outcomeText } from './outcome-text.ts'
import { isDone, type Run } from './run.ts'

interface RunDialogProps {
  run: Run
  onAgain: () => void
  onStop: () => void
  onClose: () => void
}

/** How far the work on several documents is, and what became of each. */
export function RunDialog({ run, onAgain, onStop, onClose }: RunDialogProps) {
  const { t } = useTexts()
  const { action, documents, outcomes, state, pause, isOffline, zip } = run
  const all = documents.length
  const done = documents.filter((document) => isDone(run, document)).length
  const isEnded = state === 'ended'
  return (
    <Dialog title={t.selected.run({ action })} isLarge onClose={onClose}>
      {(close) => (
        <>
          {isEnded ? (
            <p role="status">{t.selected.outcome({ action, done, all })}</p>
          ) : (
            <ProgressBar
              label={t.selected.running}
              value={outcomes.size}
              max={all}
              text={t.selected.progress({ done: outcomes.size, all })}
            />
          )}
          <p class="hint" role="status">
            {pause !== undefined && t.selected.pause({ seconds: Math.ceil(pause) })}
          </p>
          <Alert text={isOffline ? t.failure.connection : undefined} />
          {zip === 'none' && <p>{t.selected.noZip}</p>}
          {zip === 'partly' && <p>{t.selected.zipPartly({ name: missingName(t) })}</p>}
          <Rows run={run} />
          <div class="buttons">
            {isEnded ? (
              <>
                {done < all && (
                  <Button look="primary" onPress={onAgain}>
                    {t.selected.again({ count: all - done })}
                  </Button>
                )}
                <Button onPress={close}>{t.close}</Button>
              </>
            ) : (
              <Button isBusy={state === 'stopping'} onPress={onStop}>
                {t.selected.stop}
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}

/** The documents with what became of them. What needs another look comes first. */
function Rows({ run }: { run: Run }) {
  const { t } = useTexts()
  const { documents, outcomes, state } = run
  const isEnded = state === 'ended'
  const rankOf = (document: ParaphDocument) => (isDone(run, document) ? 2 : outcomes.has(document.id) ? 0 : 1)
  const shown = documents.filter(({ id }) => isEnded || outcomes.has(id)).toSorted((a, b) => rankOf(a) - rankOf(b))
  if (shown.length === 0) return null
  return (
    <ul class="rows outcomes" tabIndex={0} aria-label={t.selected.title}>
      {shown.map((document) => {
        const outcome = outcomes.get(document.id)
        const isGone = run.action === 'delete' && isDone(run, document)
        return (
          <li key={document.id}>
            {isEnded && !isGone ? (
              <a href={addressOf.document(document.id)} dir="auto">
                {document.title}
              </a>
            ) : (
              <span class="of-title" dir="auto">
                {document.title}
              </span>
            )}
            <span class={outcome?.faults.length ? 'error' : 'hint'}>{outcomeText(outcome, run.action, t)}</span>
          </li>
        )
      })}
    </ul>
  )
}
