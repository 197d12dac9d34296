import { useRef } from 'preact/hooks'
import { CopyOrDelete } from './copy-or-delete.tsx'
import { fieldFaultsIn } from './draft-faults.ts'
import { DraftFields } from './draft-fields.tsx'
import { DraftPeople } from './people/draft-people.tsx'
import { DraftTexts } from './draft-texts.tsx'
import { Files } from '../parts/files.tsx'
import { OtherPdf } from './other-pdf.tsx'
import { inOrderOf, type Loaded } from '../../queries/document.ts'
import { SendDraft } from './send-draft.tsx'
import { useOtherPdf } from './use-other-pdf.ts'
import { useSendDraft } from './use-send-draft.ts'

/** Everything that a draft needs, on one screen: who signs and where, what they read, and the button that sends it. */
export function Draft(loaded: Loaded) {
  const { document, fields } = loaded
  const parties = inOrderOf(loaded.parties)
  /** Has an entry for each change that the server does not have. */
  const unsaved = useRef(new Set<string>())
  /** Saves the fields at once. */
  const flush = useRef(() => {})
  const changes = { documentId: document.id, unsaved, flush }
  const send = useSendDraft(changes)
  const otherPdf = useOtherPdf(changes)
  return (
    // What is changed while the other PDF is uploaded would be lost with this draft.
    <div class="draft" inert={otherPdf.isBusy}>
      <DraftPeople document={document} parties={parties} faults={send.faults} unsaved={unsaved} />
      {parties.length > 0 && (
        <DraftFields
          document={document}
          parties={parties}
          fields={fields}
          faults={fieldFaultsIn(send.faults)}
          unsaved={unsaved}
          flush={flush}
        />
      )}
      <DraftTexts document={document} unsaved={unsaved} />
      <Files document={document}>
        <OtherPdf {...otherPdf} documentId={document.id} />
      </Files>
      <SendDraft parties={parties} send={send} />
      <CopyOrDelete {...changes} />
    </div>
  )
}
