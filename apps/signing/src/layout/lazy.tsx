import type { ComponentType } from 'preact'
import { useTexts } from '../texts/language.ts'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Skeleton } from '@paraph/ui/kit/skeleton.tsx'
import { useLoaded } from '@paraph/ui/use-loaded.ts'

interface LazyProps<Props> {
  /** Imports the view. It must not change. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Shown if the code can't be loaded. */
  failed: string
}

/** Loads the code of a view separately, because most parties do not need it. */
export function Lazy<Props extends object>({ load, props, failed }: LazyProps<Props>) {
  const { t } = useTexts()
  const { loaded: View, hasFailed } = useLoaded(load)
  if (View) return <View {...props} />
  return hasFailed ? (
    <>
      <Alert text={failed} />
      <Button onPress={() => location.reload()}>{t.reload}</Button>
    </>
  ) : (
    <Skeleton text={t.loading} />
  )
}
