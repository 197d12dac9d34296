import { Skeleton } from '@paraph/ui/kit/skeleton.tsx'
import { Heading } from '../layout/heading.tsx'
import { usePreviewTexts } from './texts/preview-texts.ts'

/** What the tab shows while it waits for the console, and if the console does not answer. */
export function Missing({ isWaiting }: { isWaiting: boolean }) {
  const t = usePreviewTexts()
  if (isWaiting) return <Skeleton text={t.loading} />
  return (
    <section class="card narrow">
      <Heading state="preview">{t.ended.title}</Heading>
      <p>{t.ended.next}</p>
    </section>
  )
}
