import type { FieldType, PartyWithSigningUrl } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { fieldTypes } from '../model/editor-field.ts'
import { fieldIcons } from '../model/field-icons.ts'
import { Recipients } from './recipients.tsx'
import { useTexts } from '../../texts/language.ts'

interface PaletteProps {
  parties: PartyWithSigningUrl[]
  recipient: string
  onRecipient: (id: string) => void
  /** The type that the next click on a page places. */
  armed: FieldType | undefined
  /** @param isByKeyboard - true if no pointer can show the place */
  onChoose: (type: FieldType, isByKeyboard: boolean) => void
  onDrag: (type: FieldType, event: PointerEvent & { currentTarget: HTMLElement }) => void
}

/** Tab meets one of the buttons, and the arrow keys the others. */
function goAlong(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const from = buttons.indexOf(event.target as HTMLButtonElement)
  const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons.at(to % buttons.length)!.focus()
}

/** First who fills in the field, then what it is. */
export function Palette({ parties, recipient, onRecipient, armed, onChoose, onDrag }: PaletteProps) {
  const { t } = useTexts()
  return (
    <>
      <Recipients parties={parties} recipient={recipient} onRecipient={onRecipient} />
      <div class="palette" role="toolbar" aria-label={t.fields.palette} onKeyDown={goAlong}>
        {fieldTypes.map((type) => (
          <Button
            icon={fieldIcons[type]}
            key={type}
            tabIndex={type === (armed ?? fieldTypes[0]) ? 0 : -1}
            aria-pressed={armed === type}
            onPress={(event) => onChoose(type, event.detail === 0)}
            onPointerDown={(event) => onDrag(type, event)}
          >
            {t.fields.types[type]}
          </Button>
        ))}
      </div>
    </>
  )
}
