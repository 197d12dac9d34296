import type { ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { addIcon, crossIcon, downIcon } from '@paraph/ui/icons/lucide.ts'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Menu } from '@paraph/ui/kit/menu.tsx'
import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { ComponentProps } from 'preact'
import { useState } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'
import { CopyButton } from '../copying/copy-button.tsx'
import type { AddDialog } from './add-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import type { Term, TermsDialog } from './terms-dialog.tsx'

interface DocumentActionsProps {
  document: ParaphDocument
  parties: PartyWithSigningUrl[]
  isMailOff: boolean
}

/** What the sender can still do with a document that was sent. */
export function DocumentActions({ document, parties, isMailOff }: DocumentActionsProps) {
  const { t } = useTexts()
  const [dialog, setDialog] = useState<Term | 'add' | 'cancel'>()
  const close = () => setDialog(undefined)
  const isOpen = document.status === 'SENT'
  const isChangeable = isOpen && document.sealStatus === null
  const isUnopened = parties.every(({ readStatus }) => readStatus === 'NOT_OPENED')
  return (
    <>
      <div class="buttons" data-place="actions" tabIndex={-1}>
        {isChangeable && (
          <Menu
            label={t.follow.change}
            look="secondary"
            items={[
              { label: t.follow.lastDay, onChoose: () => setDialog('lastDay') },
              { label: t.follow.reminders, onChoose: () => setDialog('reminders') },
              isUnopened && { label: t.follow.texts, onChoose: () => setDialog('texts') },
              { label: t.follow.addPerson, icon: addIcon, onChoose: () => setDialog('add') },
            ]}
          >
            {t.follow.change}
            <Icon path={downIcon} />
          </Menu>
        )}
        <CopyButton documentId={document.id} />
        {isOpen && (
          <Button look="quiet danger" icon={crossIcon} onPress={() => setDialog('cancel')}>
            {t.follow.cancel}
          </Button>
        )}
      </div>
      {dialog === 'add' && <LoadedAdd document={document} parties={parties} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog documentId={document.id} isMailOff={isMailOff} onClose={close} />}
      {dialog && dialog !== 'add' && dialog !== 'cancel' && (
        <LoadedTerms term={dialog} document={document} parties={parties} onClose={close} />
      )}
    </>
  )
}

/* Few documents are changed after they were sent, so the programs of these dialogs are loaded only then. */

function LoadedAdd(props: ComponentProps<typeof AddDialog>) {
  const { module, instead } = useModule(() => import('./add-dialog.tsx'))
  return module ? <module.AddDialog {...props} /> : instead
}

function LoadedTerms(props: ComponentProps<typeof TermsDialog>) {
  const { module, instead } = useModule(() => import('./terms-dialog.tsx'))
  return module ? <module.TermsDialog {...props} /> : instead
}
