import type { Paraph, ParaphDocument } from '@paraph/client'
import { useState } from 'preact/hooks'
import { focusHeading } from '../../layout/heading.tsx'
import { useSession } from '../../session/session.ts'
import { type Action, actions, isChange, isFor } from './actions.ts'
import { AskDialog } from './ask-dialog.tsx'
import { AskDownload } from './ask-download.tsx'
import { RunDialog } from './run-dialog.tsx'
import { SelectedBar } from './selected-bar.tsx'
import { useRun } from './use-run.ts'
import type { Selected } from './use-selected.ts'

interface SelectedDocumentsProps {
  selected: Selected
  /** All documents that are shown. */
  documents: readonly ParaphDocument[]
  /** What the list shows. */
  parameters: NonNullable<Parameters<Paraph['documents']['list']>[0]>
  /** True if the list has more documents than those that are shown. */
  hasMore: boolean
}

/** What can be done with the documents that are selected. */
export function SelectedDocuments({ selected, documents, parameters, hasMore }: SelectedDocumentsProps) {
  const { may } = useSession()
  const [asked, setAsked] = useState<Action>()
  const { run, start, tryAgain, stop, close } = useRun(selected.remove)
  // The list knows the newest state of what it shows.
  const newest = new Map(documents.map((document) => [document.id, document]))
  const chosen = Array.from(selected.chosen.values(), (document) => newest.get(document.id) ?? document)
  const offered = actions
    .filter((action) => !isChange(action) || may('documents:write'))
    .map((action) => ({ action, documents: chosen.filter(isFor[action]) }))
  const askedFor = offered.find(({ action }) => action === asked)
  return (
    <>
      {chosen.length > 0 && (
        <SelectedBar
          selected={selected}
          documents={documents}
          chosen={chosen}
          parameters={parameters}
          hasMore={hasMore}
          counts={new Map(offered.map(({ action, documents }) => [action, documents.length]))}
          onAction={setAsked}
        />
      )}
      {askedFor?.action === 'download' && (
        <AskDownload
          documents={askedFor.documents}
          selected={chosen.length}
          onConfirm={(documents, zips) => start('download', documents, { zips })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {askedFor && askedFor.action !== 'download' && (
        <AskDialog
          action={askedFor.action}
          documents={askedFor.documents}
          selected={chosen.length}
          onConfirm={(text) => start(askedFor.action, askedFor.documents, { text })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {run && (
        <RunDialog
          run={run}
          onAgain={tryAgain}
          onStop={stop}
          onClose={() => {
            close()
            // The button that had the focus has gone with what is done.
            if (chosen.length === 0) focusHeading()
          }}
        />
      )}
    </>
  )
}
