import { isParaphError } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { backIcon } from '@paraph/ui/icons/lucide.ts'
import { listLeft } from '../documents/way-back.ts'
import { Failure, messageOf } from '../layout/failure.tsx'
import { Heading } from '../layout/heading.tsx'
import { Loading } from '../layout/loading.tsx'
import { NoScope } from '../layout/no-scope.tsx'
import { addressOf } from '../routes.ts'
import { useSession } from '../session/session.ts'
import { StatusMark } from '../layout/status-mark.tsx'
import { useTexts } from '../texts/language.ts'
import { Draft } from './draft/draft.tsx'
import { Follow } from './follow/follow.tsx'
import { SealedDownload } from './parts/files.tsx'
import { Labels } from './parts/labels.tsx'
import { useDocument } from '../queries/document.ts'
import { usePlace } from './use-place.ts'
import '../styles/document.css'

interface DocumentViewProps {
  id: string
  /** What the view shows first. */
  place: string | undefined
}

export function DocumentView({ id, place }: DocumentViewProps) {
  const { t } = useTexts()
  const { may } = useSession()
  return (
    <>
      <a class="back" href={listLeft() ?? addressOf.documents()}>
        <Icon path={backIcon} />
        {t.documents.back}
      </a>
      {may('documents:read') ? <Loaded id={id} place={place} /> : <NoScope scope="documents:read" />}
    </>
  )
}

const isGone = (error: unknown) => isParaphError(error) && error.status === 404

function Loaded({ id, place }: DocumentViewProps) {
  const { t } = useTexts()
  const { may } = useSession()
  const query = useDocument(id)
  usePlace(id, place, query.data !== undefined)
  if (query.isPending) return <Loading />
  // Also for a draft that another tab has deleted, or has given another PDF.
  if (isGone(query.error)) return <Failure error={query.error} />
  if (!query.data) return <Failure error={query.error} onRetry={query.refetch} />
  const { document } = query.data
  // What is shown may be old. The view asks again by itself.
  const isUnreachable = isParaphError(query.error, 'connection_failed', 'timeout')
  const fault = isUnreachable ? t.failure.old : query.error ? messageOf(query.error, t) : undefined
  const failure = <Alert text={fault} />
  if (document.status === 'DRAFT' && may('documents:write'))
    return (
      <>
        {failure}
        <Draft {...query.data} />
      </>
    )
  return (
    <>
      <div class="headline">
        <Heading>{document.title}</Heading>
        <StatusMark document={document} />
        <SealedDownload document={document} />
      </div>
      <Labels document={document} />
      {failure}
      <Follow {...query.data} />
    </>
  )
}
