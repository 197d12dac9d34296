import type { ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { ComponentProps } from 'preact'
import { choicesOf } from '../../../queries/parties.ts'
import { useTexts } from '../../../texts/language.ts'
import type { MessageTo } from './message-to.tsx'

interface ReviewMessageProps {
  document: ParaphDocument
  parties: PartyWithSigningUrl[]
  isMailOff: boolean
}

/** The message as each person gets it. Who gets none reads the title and the message of the sender on the page. */
export function ReviewMessage({ document, parties, isMailOff }: ReviewMessageProps) {
  const { t } = useTexts()
  const told = parties.filter((party) => {
    const { deliveryMethod } = choicesOf(party)
    return deliveryMethod === 'SMS' || (deliveryMethod === 'EMAIL' && !isMailOff)
  })
  if (told.length > 0) return <Loaded document={document} parties={told} />
  return (
    <div class="to-send">
      <strong dir="auto">{document.title}</strong>
      <p dir="auto">{document.message ?? t.review.noMessage}</p>
    </div>
  )
}

/** Loaded with the sheet, so that the first view of the console stays small. */
function Loaded(props: ComponentProps<typeof MessageTo>) {
  const { module, instead } = useModule(() => import('./message-to.tsx'))
  return module ? <module.MessageTo {...props} /> : instead
}
