import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { CorrectDialogProps } from './correct-dialog.tsx'
import type { ReplaceDialogProps } from './replace-dialog.tsx'

// What few senders change is loaded when they do, so that the first view of the console stays small.

export function Correct(props: CorrectDialogProps) {
  const { module, instead } = useModule(() => import('./correct-dialog.tsx'))
  return module ? <module.CorrectDialog {...props} /> : instead
}

export function Replace(props: ReplaceDialogProps) {
  const { module, instead } = useModule(() => import('./replace-dialog.tsx'))
  return module ? <module.ReplaceDialog {...props} /> : instead
}
