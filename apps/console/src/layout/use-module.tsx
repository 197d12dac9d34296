import { useEffect, useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { Loading } from './loading.tsx'

/** Loads a part of the program when a view first needs it. */
export function useModule<Module>(load: () => Promise<Module>) {
  const { t } = useTexts()
  const [module, setModule] = useState<Module>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isEnded = false
    load().then(
      (loaded) => isEnded || setModule(loaded),
      () => isEnded || setFailed(true),
    )
    return () => void (isEnded = true)
  }, [attempt])
  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  /** What is shown until the part is there. */
  const instead = hasFailed ? (
    <div role="alert">
      <p class="error">{t.failure.connection}</p>
      <button type="button" onClick={retry}>
        {t.tryAgain}
      </button>
    </div>
  ) : (
    <Loading />
  )
  return { module, instead }
}
