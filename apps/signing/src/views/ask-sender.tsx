import type { SigningSession } from '@paraph/client'
import { useTexts } from '../texts/language.ts'

/** Says where the party can ask the sender. Shows nothing if the sender has no contact. */
export function AskSender({ session }: { session: SigningSession }) {
  const { t } = useTexts()
  const { senderName, senderContact, document } = session
  const { email, phone } = senderContact
  if (!email && !phone) return null
  const subject = document ? `?subject=${encodeURIComponent(document.title)}` : ''
  return (
    <p class="hint ask-sender">
      {t.askSender(senderName)} {email && <a href={`mailto:${email}${subject}`}>{email}</a>}
      {email && phone && ', '}
      {phone && <a href={`tel:${phone}`}>{phone}</a>}
    </p>
  )
}
