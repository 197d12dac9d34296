import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { MadeCall } from '../session/remember-calls.ts'

/** The list of the calls that the console has just made. Its printing needs the whole contract, which is loaded only for the few who look. */
export function CallsOf(props: { calls: readonly MadeCall[]; onClose: () => void }) {
  const { module, instead } = useModule(() => import('./calls-dialog.tsx'))
  return module ? <module.CallsDialog {...props} /> : instead
}
