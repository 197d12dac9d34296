import type { ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { CopyText } from '../../layout/copy-text.tsx'
import { useTexts, useTextsIn } from '../../texts/language.ts'
import { mustAct } from '../../queries/parties.ts'

interface LinkDialogProps {
  party: PartyWithSigningUrl
  link: string
  document: ParaphDocument
  onClose: () => void
}

/** Shows the link of a party, and a message to send it with, in the language of the document. */
export function LinkDialog({ party, link, document: { title, language }, onClose }: LinkDialogProps) {
  const { t } = useTexts()
  const theirs = useTextsIn(language)
  const { name } = party
  const message = theirs.t.party.linkMessage({ name, role: mustAct(party) ? party.role : 'FOLLOWER', title, link })
  return (
    <Dialog title={t.party.linkTitle({ name })} onClose={onClose}>
      {(close) => (
        <>
          <p>{t.party.linkWarning({ name })}</p>
          <p>
            <code class="secret">{link}</code>
          </p>
          <div class="buttons">
            <CopyText text={link} label={t.party.linkAlone} isPrimary />
            <Button onPress={close}>{t.close}</Button>
          </div>
          <details>
            <summary>{t.party.linkIn}</summary>
            <p class="to-send" dir="auto" lang={theirs.language.toLowerCase()}>
              {message}
            </p>
            <CopyText text={message} label={t.party.linkText} />
          </details>
        </>
      )}
    </Dialog>
  )
}
