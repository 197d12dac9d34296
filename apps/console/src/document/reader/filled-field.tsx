import type { FieldBox } from '@paraph/client'
import { MarkView } from '@paraph/ui/marks/mark-view.tsx'
import { Tick } from '@paraph/ui/marks/tick.tsx'
import { fontOf, scriptSizeIn } from '@paraph/ui/pdf/font-size.ts'
import { placeOf } from '@paraph/ui/pdf/place-of.ts'
import { colourOf } from '../../fields/model/editor-field.ts'
import { useMarks } from '../../queries/document.ts'
import { useTexts } from '../../texts/language.ts'
import { describeFilled, isMark } from './describe-filled.ts'
import type { Filled } from './filled.ts'

interface FilledFieldProps {
  filled: Filled
  box: FieldBox
  /** True for the first place of the field, to which the list leads. */
  isFirst: boolean
  onChoose: () => void
}

/** A field on its page, in the colour of its person: what stands in it, or whom it waits for. */
export function FilledField({ filled, box, isFirst, onChoose }: FilledFieldProps) {
  const { t, language } = useTexts()
  const { field, index, state } = filled
  const about = describeFilled(filled, t, language)
  return (
    // oxlint-disable-next-line react/forbid-elements -- It is a place on a page, and has no look of the kit.
    <button
      type="button"
      class={`filled ${state} ${colourOf(index)}`}
      data-filled={isFirst ? field.id : undefined}
      style={placeOf(box)}
      tabIndex={-1}
      aria-label={about}
      data-tip={about}
      onClick={onChoose}
    >
      <Content filled={filled} box={box} />
    </button>
  )
}

function Content({ filled, box }: Pick<FilledFieldProps, 'filled' | 'box'>) {
  const { field, party, state, text } = filled
  const { type, multiline } = field
  if (state === 'filled' && isMark(filled)) return <FilledMark filled={filled} box={box} />
  if (type === 'CHECKBOX' || type === 'RADIO') return state === 'filled' ? <Tick /> : null
  const shown = text || (state === 'waiting' || state === 'missed' ? party.name : '')
  return (
    <span dir="auto" class={multiline ? 'lines' : ''} style={{ fontSize: fontOf(box, shown, multiline) }}>
      {shown}
    </span>
  )
}

function FilledMark({ filled, box }: Pick<FilledFieldProps, 'filled' | 'box'>) {
  const { field, party, text } = filled
  const { data } = useMarks(party)
  const mark = field.type === 'SIGNATURE' ? data?.signature : data?.initials
  const name = text || party.name
  const plain = (
    <span dir="auto" style={{ fontSize: fontOf(box, name) }}>
      {name}
    </span>
  )
  return mark ? <MarkView mark={mark} textSize={scriptSizeIn(box, mark.text)} instead={plain} /> : plain
}
