import { Button } from '@paraph/ui/kit/button.tsx'
import type { Texts } from '../../generated/texts.ts'
import { useTexts } from '../texts/language.ts'
import type { PadControls } from './pad.tsx'

interface PadButtonsProps {
  controls: { current: PadControls | undefined }
  isEmpty: boolean
  /** Gets the text that says what the button did. */
  onDone: (said: (t: Texts) => string) => void
}

export function PadButtons({ controls, isEmpty, onDone }: PadButtonsProps) {
  const { t } = useTexts()
  const undo = () => {
    controls.current?.undo()
    onDone((t) => t.drawing.undone)
  }
  const clear = () => {
    controls.current?.clear()
    onDone((t) => t.drawing.cleared)
  }
  return (
    <>
      <Button isOff={isEmpty} onPress={undo}>
        {t.drawing.undo}
      </Button>
      <Button isOff={isEmpty} onPress={clear}>
        {t.drawing.clear}
      </Button>
    </>
  )
}
