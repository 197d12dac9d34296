import { announce } from '@paraph/ui/announce.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useLoaded } from '@paraph/ui/use-loaded.ts'
import { reload } from '../session/key.ts'
import { useTexts } from '../texts/language.ts'
import { Loading } from './loading.tsx'

/** Loads a part of the program when a view first needs it. */
export function useModule<Module>(load: () => Promise<Module>) {
  const { t } = useTexts()
  const { loaded, hasFailed } = useLoaded(load)
  /** The browser remembers that a module failed for as long as it shows the page. So only a new page helps, and that needs a connection. */
  const retry = () => fetch(document.baseURI, { cache: 'no-store' }).then(reload, () => announce(t.failure.connection))
  /** What is shown until the part is there. */
  const instead = hasFailed ? (
    <div role="alert">
      <p class="error">{t.failure.connection}</p>
      <Button onPress={() => void retry()}>{t.tryAgain}</Button>
    </div>
  ) : (
    <Loading />
  )
  return { module: loaded, instead }
}
