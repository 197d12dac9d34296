import { ConfirmDialog } from '@paraph/ui/kit/confirm-dialog.tsx'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Texts } from '../../generated/texts.ts'
import { useTexts } from '../texts/language.ts'

interface Question {
  title: string
  about: string
  /** The label of the button that goes on. */
  confirm: string
}

/** Returns the words of a question, also after the person has chosen another language. */
type Asked = (t: Texts) => Question

/** Asks before something that can't be undone. The view shows the dialog. If it goes meanwhile, the answer is no. */
export function useConfirm() {
  const { t } = useTexts()
  const [asked, setAsked] = useState<Asked>()
  const answer = useRef<(isSure: boolean) => void>(undefined)
  const end = (isSure: boolean) => {
    answer.current?.(isSure)
    answer.current = undefined
  }
  useEffect(() => () => end(false), [])
  const ask = (question: Asked) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve
      setAsked(() => question)
    })
  const question = asked?.(t)
  const dialog = question && (
    <ConfirmDialog
      title={question.title}
      confirm={question.confirm}
      cancel={t.goBack}
      onConfirm={(close) => {
        // Closed first, so that what follows can give the focus another place.
        close()
        end(true)
      }}
      onClose={() => {
        setAsked(undefined)
        end(false)
      }}
    >
      <p>{question.about}</p>
    </ConfirmDialog>
  )
  return { ask, dialog }
}
