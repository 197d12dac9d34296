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

/** What a dialog asks about. It stays as the person has read it, also when the list gets news. */
interface Asked {
  action: Action
  documents: ParaphDocument[]
  /** How many documents were selected. */
  selected: number
}

/** What can be done with the documents that are selected. */
export function SelectedDocuments({ selected, documents, parameters, hasMore }: SelectedDocumentsProps) {
  const { may } = useSession()
  const [asked, setAsked] = useState<Asked>()
  const { run, start, tryAgain, stop, close } = useRun(selected.remove)
  // The list knows the newest state of what it shows.
  const newest = new Map(documents.map((document) => [document.id, document]))
  const chosen = Array.from(selected.chosen.values(), (document) => newest.get(document.id) ?? document)
  const documentsFor = (action: Action) => chosen.filter(isFor[action])
  const offered = actions.filter((action) => !isChange(action) || may('documents:write'))
  const counts = new Map(offered.map((action) => [action, documentsFor(action).length]))
  const ask = (action: Action) => setAsked({ action, documents: documentsFor(action), selected: chosen.length })
  return (
    <>
      {chosen.length > 0 && (
        <SelectedBar
          selected={selected}
          documents={documents}
          chosen={chosen}
          parameters={parameters}
          hasMore={hasMore}
          counts={counts}
          onAction={ask}
        />
      )}
      {asked?.action === 'download' && (
        <AskDownload
          documents={asked.documents}
          selected={asked.selected}
          onConfirm={(documents, zips) => start('download', documents, { zips })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked && asked.action !== 'download' && (
        <AskDialog
          action={asked.action}
          documents={asked.documents}
          selected={asked.selected}
          onConfirm={(text) => start(asked.action, asked.documents, { text })}
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
