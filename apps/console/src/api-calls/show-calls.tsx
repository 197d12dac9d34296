import { useState } from 'preact/hooks'
import type { MadeCall } from '../session/remember-calls.ts'
import { useTexts } from '../texts/language.ts'
import { useModule } from '../layout/use-module.tsx'

/** Opens the list of the calls that the console has just made. */
export function ShowCalls({ calls }: { calls: () => readonly MadeCall[] }) {
  const { t } = useTexts()
  const [shown, setShown] = useState<readonly MadeCall[]>()
  return (
    <>
      <button type="button" class="quiet" onClick={() => setShown(calls())}>
        {t.calls.show}
      </button>
      {shown && <LoadedDialog calls={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

/** The printing needs the whole contract, which is loaded only for the few who look. */
function LoadedDialog(props: { calls: readonly MadeCall[]; onClose: () => void }) {
  const { module, instead } = useModule(() => import('./calls-dialog.tsx'))
  return module ? <module.CallsDialog {...props} /> : instead
}
