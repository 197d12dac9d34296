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

/** Leads to the page of the sealed file that has the signature of the party: the page of its field, or the first one after the document. */
function ShowSignature({ session: { document, party, fields = [] } }: SealedDownloadsProps) {
  const { t } = useTexts()
  if (party.signingStatus !== 'SIGNED') return null
  const field = fields.find(({ isYours, type }) => isYours && type === 'SIGNATURE')
  const page = `[data-page="${field?.page ?? document.file.pages + 1}"]`
  return (
    <button type="button" onClick={() => goTo(page, page)}>
      {field ? t.completed.signature(field.page) : t.completed.signatures(document.file.pages + 1)}
    </button>
  )
}
