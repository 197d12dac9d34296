import type { Loaded } from '../../queries/document.ts'
import { SaveState } from '../../saving/save-state.tsx'
import { StatusMark } from '../../layout/status-mark.tsx'
import { goToFault } from './regions.ts'
import { DraftTitle } from './draft-title.tsx'
import { SendDraft } from './send-draft.tsx'
import type { SidePart } from './side-tabs.tsx'
import type { useSendDraft } from './use-send-draft.ts'

interface DraftHeadProps {
  /** With the parties in the order in which they sign. */
  loaded: Loaded
  send: ReturnType<typeof useSendDraft>
  onShow: (part: SidePart) => void
}

/** What stays in sight above a draft: its title, whether it is saved, and the next step. */
export function DraftHead({ loaded, ...sending }: DraftHeadProps) {
  const { onShow } = sending
  const { document } = loaded
  return (
    <div class="draft-head">
      <div class="draft-title">
        <DraftTitle document={document} />
        <div class="draft-state">
          <StatusMark document={document} />
          <span class="hint">
            <SaveState documentId={document.id} onShowFault={() => goToFault(onShow)} />
          </span>
        </div>
      </div>
      <SendDraft loaded={loaded} {...sending} />
    </div>
  )
}
