import type { Initials } from '@paraph/client'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useId, useState } from 'preact/hooks'
import { MarkDialog } from '../../signature/mark-dialog.tsx'
import { canDraw } from '../../signature/pad.tsx'
import { WayChoice } from '../../signature/way-choice.tsx'
import { useTexts } from '../../texts/language.ts'
import { useFieldsTexts } from '../texts/fields-texts.ts'
import { useInitials } from './use-initials.ts'

interface InitialsDialogProps {
  /** The name of the party. */
  name: string
  onUse: (initials: Initials) => void
  onClose: () => void
}

export function InitialsDialog({ name, onUse, onClose }: InitialsDialogProps) {
  const { t: page } = useTexts()
  const t = useFieldsTexts().initials
  const [mayDraw] = useState(canDraw)
  const entry = useInitials(name)
  const { way } = entry
  const [status, setStatus] = useSaid(page)
  const pad = {
    label: page.phone.padLabel,
    onChange: entry.draw,
    onFull: () => setStatus((page) => page.drawing.full),
  }
  return (
    <MarkDialog
      title={t.title}
      pad={mayDraw ? pad : undefined}
      isDrawing={way === 'draw'}
      isEmpty={entry.isEmpty}
      status={status}
      onStatus={setStatus}
      error={entry.error}
      use={t.use}
      finish={entry.finish}
      onUse={onUse}
      onClose={onClose}
    >
      {(errorId) => (
        <>
          {mayDraw && (
            <WayChoice label={t.how} ways={['type', 'draw'] as const} names={t} way={way} onChoose={entry.choose} />
          )}
          {way === 'type' && <InitialsField text={entry.text} errorId={errorId} onText={entry.type} />}
        </>
      )}
    </MarkDialog>
  )
}

interface InitialsFieldProps {
  text: string
  errorId: string | undefined
  onText: (text: string) => void
}

function InitialsField({ text, errorId, onText }: InitialsFieldProps) {
  const t = useFieldsTexts().initials
  const id = useId()
  return (
    <>
      <label for={id}>{t.label}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        maxLength={10}
        autocomplete="off"
        value={text}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
    </>
  )
}
