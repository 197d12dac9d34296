import type { Mark, PartyWithSigningUrl } from '@paraph/client'
import { MarkView } from '@paraph/ui/marks/mark-view.tsx'
import { scriptSizeToFill } from '@paraph/ui/pdf/font-size.ts'
import { useTexts } from '../../texts/language.ts'
import { useMarks } from '../../queries/document.ts'

/** The signature and the initials of a party that has signed, as it has made them. */
export function PartyMarks({ party }: { party: PartyWithSigningUrl }) {
  const { t } = useTexts()
  const { name } = party
  const { data, isError } = useMarks(party)
  if (isError && !data) return <p class="hint">{t.party.noMarks}</p>
  return (
    <div class="marks">
      {!data && <span class="mark-paper" />}
      {data?.signature && <Paper mark={data.signature} name={name} about={t.party.signatureOf({ name })} />}
      {data?.initials && <Paper mark={data.initials} name={name} about={t.party.initialsOf({ name })} isSmall />}
    </div>
  )
}

/** The part of the paper for a typed mark. */
const PAPER = { width: 1, height: 0.7 }

interface PaperProps {
  mark: Mark
  /** Of the party. It stands for a picture that the browser can't show. */
  name: string
  about: string
  isSmall?: boolean
}

function Paper({ mark, name, about, isSmall = false }: PaperProps) {
  return (
    <span class={`mark-paper ${isSmall ? 'small' : ''}`} role="img" aria-label={about} title={about}>
      <MarkView mark={mark} textSize={scriptSizeToFill(PAPER, mark.text)} instead={name} />
    </span>
  )
}
