import type { SenderContact } from '@paraph/client'
import { useTexts } from '../texts/language.ts'

/** Says where the party can ask the sender. Shows nothing if the sender has no contact. */
export function AskSender({
  senderName,
  senderContact: { email, phone },
  title,
}: {
  senderName: string
  senderContact: SenderContact
  /** The subject of a mail. */
  title?: string | undefined
}) {
  const { t } = useTexts()
  if (!email && !phone) return null
  const subject = title === undefined ? '' : `?subject=${encodeURIComponent(title)}`
  return (
    <p class="hint ask-sender">
      {t.askSender({ sender: senderName })} {email && <a href={`mailto:${email}${subject}`}>{email}</a>}
      {email && phone && ', '}
      {phone && <a href={`tel:${phone}`}>{phone}</a>}
    </p>
  )
}
