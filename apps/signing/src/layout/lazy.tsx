import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { Alert } from '@paraph/ui/alert.tsx'

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
  const [view, setView] = useState<{ View: ComponentType<Props> }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    load().then(
      (View) => setView({ View }),
      () => setFailed(true),
    )
  }, [])
  if (view) return <view.View {...props} />
  return hasFailed ? (
    <>
      <Alert text={failed} />
      <button type="button" onClick={() => location.reload()}>
        {t.reload}
      </button>
    </>
  ) : (
    <p role="status">{t.loading}</p>
  )
}
