import { useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import type { Signature } from '../session/signature.ts'
import { useTexts } from '../texts/language.ts'
import { DrawingDialog } from './drawing-dialog.tsx'
import { DrawnSignature } from './drawn-signature.tsx'
import { SignaturePicture } from './picture-field.tsx'

interface DrawingProps {
  /** The name of the party, as the sender knows it. */
  name: string
  signature: Signature | undefined
  onChange: (signature: Signature) => void
  /** True while another button of the page is the main one. */
  isLater: boolean
}

/** The signature that the party has drawn, typed or chosen as a picture, and the button that opens the dialog for it. */
export function Drawing({ name, signature, onChange, isLater }: DrawingProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const use = (signature: Signature) => {
    onChange(signature)
    announce(t.drawing.added)
  }
  return (
    <>
      {signature && 'strokes' in signature && <DrawnSignature strokes={signature.strokes} />}
      {signature && 'typedName' in signature && (
        <p class="ink typed" dir="auto" aria-label={t.drawing.typed({ name: signature.typedName })} role="img">
          {signature.typedName}
        </p>
      )}
      {signature && 'picture' in signature && <SignaturePicture picture={signature.picture} />}
      <Button look={signature || isLater ? 'secondary' : 'primary'} onPress={() => setOpen(true)}>
        {signature ? t.drawing.change : t.drawing.add}
      </Button>
      {isOpen && <DrawingDialog name={name} changed={signature} onUse={use} onClose={() => setOpen(false)} />}
    </>
  )
}
