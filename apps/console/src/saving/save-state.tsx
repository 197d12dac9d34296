import { useTexts } from '../texts/language.ts'
import { useSaveState } from './use-save-state.ts'

/** Says whether the server has all that the person has changed in this draft. */
export function SaveState({ documentId }: { documentId: string }) {
  const { t } = useTexts()
  return <>{t.draft.state[useSaveState(documentId)]}</>
}
