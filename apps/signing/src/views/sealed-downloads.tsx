import { Button } from '@paraph/ui/kit/button.tsx'
import { DownloadButton } from '../reader/download.tsx'
import type { KnownSession } from '../session/stage.ts'
import { useTexts } from '../texts/language.ts'
import { GoOn, goTo } from '../layout/go-on.tsx'

interface SealedDownloadsProps {
  session: KnownSession
}

/** The buttons for the sealed file and the original. Shows nothing until the document is sealed. */
export function SealedDownloads({ session }: SealedDownloadsProps) {
  const { t } = useTexts()
  const { sealedFile } = session.document
  if (!sealedFile) return null
  return (
    <div class="downloads">
      <DownloadButton label={t.completed.download} kind="primary" sealedName={sealedFile.name} />
      <ShowSignature session={session} />
      <DownloadButton label={t.completed.downloadOriginal} kind="quiet" />
      <GoOn label={t.completed.download} button=".downloads .primary" start="h1" />
    </div>
  )
}

/** Leads to the signature of the party in the sealed file: to its field, or to the first page after the document. */
function ShowSignature({ session: { document, party, fields = [] } }: SealedDownloadsProps) {
  const { t } = useTexts()
  if (party.signingStatus !== 'SIGNED') return null
  const field = fields.find(({ isYours, type }) => isYours && type === 'SIGNATURE')
  const page = field?.page ?? document.file.pages + 1
  return (
    <Button onPress={() => showPlace(page, field?.box?.y ?? 0)}>
      {field ? t.completed.signature({ page: field.page }) : t.completed.signatures({ page: document.file.pages + 1 })}
    </Button>
  )
}

/** Gives the focus to a page, and brings a place of it into the upper half of the window. `y` is a fraction of its height. */
function showPlace(page: number, y: number): void {
  const selector = `[data-page="${page}"]`
  goTo(selector)
  const height = document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
  scrollBy({ top: Math.max(0, y * height - innerHeight / 3), behavior: 'instant' })
}
