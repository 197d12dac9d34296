import { Button } from '@paraph/ui/kit/button.tsx'
import { CodeForPhone } from '../layout/code-for-phone.tsx'
import type { Strokes } from '../session/signature.ts'
import { useTexts } from '../texts/language.ts'
import { DrawnSignature } from './drawn-signature.tsx'
import { useDrawingOnPhone } from './use-drawing-on-phone.ts'

interface PhoneFieldProps {
  /** What was drawn on the phone. */
  strokes: Strokes | undefined
  onStrokes: (strokes: Strokes | undefined) => void
}

/** The QR code that opens the page to draw on a phone, and then what was drawn there. */
export function PhoneField({ strokes, onStrokes }: PhoneFieldProps) {
  const { t } = useTexts()
  const { state, url, start } = useDrawingOnPhone(strokes, onStrokes)
  const texts = t.drawing.phone
  return (
    <div class="phone-field">
      <CodeForPhone
        state={state}
        url={url}
        words={texts}
        sent={state === 'drawn' && strokes && <DrawnSignature strokes={strokes} />}
      />
      {(state === 'drawn' || state === 'ended' || state === 'failed') && (
        <p>
          <Button onPress={start}>{state === 'drawn' ? texts.again : texts.newCode}</Button>
        </p>
      )}
    </div>
  )
}
