import type { ParaphDocument } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { downloadIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useMutation } from '@tanstack/preact-query'
import type { ComponentChildren } from 'preact'
import { messageOf } from '../../layout/failure.tsx'
import { saveFile } from '../../layout/save-file.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'

/** The PDF as it was uploaded, and the sealed one as soon as it exists. */
export function Files({ document, children }: { document: ParaphDocument; children?: ComponentChildren }) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const { id, file, sealedFile, sealStatus, sealError, status } = document
  return (
    <section class="card" data-place="files" tabIndex={-1}>
      <h2>{t.files.title}</h2>
      {status === 'SENT' && sealStatus === 'PENDING' && <p>{t.sealing.pending}</p>}
      {status === 'SENT' && sealStatus === 'FAILED' && (
        <p class="error">{t.sealing.failed({ detail: sealError?.detail ?? '' })}</p>
      )}
      <div class="buttons files">
        <Download label={t.files.original} name={file.name} load={() => paraph.documents.getFile(id)} />
      </div>
      <p class="hint">{t.files.about({ name: file.name, pages: file.pages })}</p>
      {children}
      {sealedFile && <a href="verify/">{t.files.verify}</a>}
    </section>
  )
}

/** The sealed file, which is what a completed document is for. */
export function SealedDownload({ document: { id, sealedFile } }: { document: ParaphDocument }) {
  const { t } = useTexts()
  const { paraph } = useSession()
  if (!sealedFile) return null
  return (
    <div class="next-step">
      <Download label={t.files.sealed} isMain name={sealedFile.name} load={() => paraph.documents.getSealedFile(id)} />
    </div>
  )
}

interface DownloadProps {
  label: string
  name: string
  isMain?: boolean
  load: () => PromiseLike<Blob>
}

/** The key travels in a header, so a plain link can't load the file. */
function Download({ label, name, isMain, load }: DownloadProps) {
  const { t } = useTexts()
  const download = useMutation({
    mutationFn: async () => {
      saveFile(await load(), name)
    },
  })
  return (
    <>
      <Button
        icon={downloadIcon}
        look={isMain ? 'primary' : 'secondary'}
        isBusy={download.isPending}
        onPress={() => download.mutate()}
      >
        {download.isPending ? t.loading : label}
      </Button>
      <Alert text={download.error ? messageOf(download.error, t) : undefined} />
    </>
  )
}
