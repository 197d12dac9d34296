import { Skeleton } from '@paraph/ui/kit/skeleton.tsx'
import { useTexts } from '../texts/language.ts'

export function Loading() {
  const { t } = useTexts()
  return <Skeleton text={t.loading} />
}
