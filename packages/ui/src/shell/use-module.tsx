import { Skeleton } from '../kit/skeleton.tsx'
import { type Loader, useLoaded } from './use-loaded.ts'
import { ModuleFailure } from './module-failure.tsx'
import { useShellWords } from './shell-words.ts'

/**
 * Loads a part of the program when a view first needs it. `instead` is what is shown until the part is there.
 *
 * @param load - imports the part. It must not change.
 * @param failed - what is said if that fails. Without it, that the server does not answer.
 */
export function useModule<Module>(load: Loader<Module>, failed?: string) {
  const { loading } = useShellWords()
  const { loaded, hasFailed } = useLoaded(load)
  return { module: loaded, instead: hasFailed ? <ModuleFailure text={failed} /> : <Skeleton text={loading} /> }
}
