import { EmptyState } from '@paraph/ui/kit/empty-state.tsx'
import { Skeleton } from '@paraph/ui/kit/skeleton.tsx'
import { useOnline } from '@paraph/ui/use-online.ts'
import { useTexts } from '../texts/language.ts'

/** Without a connection, nothing comes: the page says so above each view, and this says what becomes of the place. */
export function Loading() {
  const { t } = useTexts()
  const isOnline = useOnline()
  if (isOnline) return <Skeleton text={t.loading} />
  return (
    <div role="status">
      <EmptyState>{t.waits}</EmptyState>
    </div>
  )
}
