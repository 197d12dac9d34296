import { useEffect, useRef, useState } from 'preact/hooks'
import { announce, endAnnouncement } from '@paraph/ui/announce.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import type { Signature } from '../../session/signature.ts'
import { usePage } from '../../page/page-context.ts'
import type { KnownSession } from '../../session/stage.ts'
import { DrawingDialog } from '../../signature/drawing-dialog.tsx'
import { FieldList } from './field-list.tsx'
import type { Filling } from '../../filling/filling.ts'
import { endEnlarging, goToField } from './go-to-field.ts'
import { Guide, useGuide } from './guide.tsx'
import { InitialsDialog } from './initials-dialog.tsx'
import { Sheet } from './sheet.tsx'
import { useFieldsTexts } from '../texts/fields-texts.ts'
import { useFilling } from '../../filling/use-filling.ts'

interface FieldPanelProps {
  filling: Filling
  session: KnownSession
  onSignature: (signature: Signature) => void
  /** Called when the party has finished the last open field in the editor. */
  onComplete: () => void
  /** Called when the pages have become smaller, because no field is open. */
  onSmaller: () => void
}

/** The list of the fields, the guide, and the editor of the field that the party has tapped. */
export function FieldPanel({ filling, session, onSignature, onComplete, onSmaller }: FieldPanelProps) {
  useFilling(filling)
  const t = useFieldsTexts()
  const { draft } = usePage()
  const goOn = useGuide(filling)
  const [initialsAgain, changeInitials] = useState(false)
  const { editing, refusals } = filling
  const open = filling.open.length
  const refusal = refusals > 0 && open > 0 ? t.refused({ count: open }) : undefined
  useEffect(() => {
    const [first] = filling.open
    if (refusals === 0 || !first) return
    goToField(filling, first)
    announce(t.refused({ count: filling.open.length }))
  }, [refusals])
  const hadOpen = useRef(false)
  useEffect(() => {
    if (open === 0) endEnlarging(filling, onSmaller)
    // It says how many fields are left.
    if (open === 0 && hadOpen.current) endAnnouncement()
    hadOpen.current = open > 0
  }, [open === 0])
  const close = () => {
    const isDone = filling.editing?.type !== 'SIGNATURE' && open === 0
    filling.edit(undefined)
    if (isDone) onComplete()
  }
  const { name } = session.party
  return (
    <>
      <FieldList filling={filling} />
      {filling.initials && <Button onPress={() => changeInitials(true)}>{t.initials.change}</Button>}
      {open > 0 && (
        <Guide
          filling={filling}
          marksAtOnce={session.document.marksAtOnce === true}
          refusal={refusal}
          onComplete={onComplete}
        />
      )}
      {editing?.type === 'SIGNATURE' ? (
        <DrawingDialog
          name={name}
          onClose={() => filling.edit(undefined)}
          onUse={(signature) => {
            draft.signature = signature
            filling.marksChanged()
            filling.set(editing, true)
            onSignature(signature)
          }}
        />
      ) : editing?.type === 'INITIALS' || initialsAgain ? (
        <InitialsDialog
          name={name}
          onClose={() => {
            changeInitials(false)
            filling.edit(undefined)
          }}
          onUse={(initials) => {
            filling.setInitials(initials)
            if (editing) filling.set(editing, true)
          }}
        />
      ) : editing ? (
        <Sheet key={editing.name} filling={filling} field={editing} onNext={goOn} onClose={close} />
      ) : null}
    </>
  )
}
