import { useRef } from 'preact/hooks'
import { CopyOrDelete } from './copy-or-delete.tsx'
import { fieldFaultsIn } from './draft-faults.ts'
import { DraftFields } from './draft-fields.tsx'
import { DraftPeople } from './people/draft-people.tsx'
import { DraftTexts } from './draft-texts.tsx'
import { Files } from '../files.tsx'
import { inOrderOf, type Loaded } from '../queries.ts'
import { SendDraft } from './send-draft.tsx'
import { useSendDraft } from './use-send-draft.ts'

/** Everything that a draft needs, on one screen: who signs and where, what they read, and the button that sends it. */
export function Draft(loaded: Loaded) {
  const { document, fields } = loaded
  const parties = inOrderOf(loaded.parties)
  /** Has an entry for each change that the server does not have. */
  const unsaved = useRef(new Set<string>())
  /** Saves the fields at once. */
  const flush = useRef(() => {})
  const send = useSendDraft({ documentId: document.id, unsaved, flush })
  return (
    <div class="draft">
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
      <Files document={document} />
      <SendDraft parties={parties} send={send} />
      <CopyOrDelete {...loaded} />
    </div>
  )
}
