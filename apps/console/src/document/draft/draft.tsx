import { useQueryClient } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { CopyOrDelete } from './copy-or-delete.tsx'
import { fieldFaultsIn } from './draft-faults.ts'
import { DraftFields } from './draft-fields.tsx'
import { DraftHead } from './draft-head.tsx'
import { DraftPeople } from './people/draft-people.tsx'
import { DraftTexts } from './draft-texts.tsx'
import { BelongsTo } from '../parts/belongs-to.tsx'
import { Files } from '../parts/files.tsx'
import { OtherPdf } from './other-pdf.tsx'
import { type Loaded } from '../../queries/document.ts'
import { inOrderOf } from '../../queries/parties.ts'
import { DraftChanges, DraftChangesContext, useDraftChanges } from '../../saving/draft-changes.ts'
import { useLeaveQuestion } from '../../saving/use-leave-question.ts'
import { SaveNews } from '../../saving/save-news.tsx'
import { Labels } from '../parts/labels.tsx'
import { type SidePart, SideTabs } from './side-tabs.tsx'
import { DraftSkipLinks } from './draft-skip-links.tsx'
import { keyOfOtherPdf, useOtherPdf } from './use-other-pdf.ts'
import { useRegionKeys } from './use-region-keys.ts'
import { useSendDraft } from './use-send-draft.ts'

/** Everything that a draft needs, on one screen: who signs and where, what they read, and the button that sends it. */
export function Draft(loaded: Loaded) {
  const [changes] = useState(() => new DraftChanges())
  return (
    <DraftChangesContext.Provider value={changes}>
      <DraftView {...loaded} />
    </DraftChangesContext.Provider>
  )
}

function DraftView(loaded: Loaded) {
  const { document, fields } = loaded
  const parties = inOrderOf(loaded.parties)
  const send = useSendDraft(document.id, parties)
  const { dialog, ...otherPdf } = useOtherPdf(document.id)
  const queries = useQueryClient()
  // After another PDF, the person goes on where it was chosen.
  const [side, setSide] = useState<SidePart>(() =>
    queries.getQueryData(keyOfOtherPdf(document.id)) ? 'more' : 'people',
  )
  const changes = useDraftChanges()
  useRegionKeys(setSide)
  useLeaveQuestion(() => !changes.isSaved)
  return (
    <>
      <DraftSkipLinks to={['people', 'fields', 'send']} onShow={setSide} />
      {/* What is changed while the other PDF is uploaded would be lost with this draft. */}
      <div class="draft" data-side={side} inert={otherPdf.isBusy}>
        <DraftHead loaded={{ document, parties, fields }} send={send} onShow={setSide} />
        <SideTabs shown={side} people={parties.length} onShow={setSide} />
        <DraftPeople document={document} parties={parties} fields={fields} faults={send.faults} />
        <DraftSkipLinks to={['send']} onShow={setSide} />
        <DraftFields
          document={document}
          parties={parties}
          fields={fields}
          faults={fieldFaultsIn(send.faults)}
          onShow={setSide}
        />
        <div class="draft-more">
          <DraftTexts document={document} />
          <Files document={document}>
            <OtherPdf {...otherPdf} documentId={document.id} />
          </Files>
          <div class="card">
            <Labels document={document} />
            <BelongsTo document={document} />
          </div>
          <CopyOrDelete documentId={document.id} />
        </div>
      </div>
      {dialog}
      <SaveNews documentId={document.id} />
    </>
  )
}
