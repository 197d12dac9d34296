import { useModule } from '@paraph/ui/shell/use-module.tsx'
import type { AddRolesProps } from './add-roles.tsx'

/** The form for the roles of a PDF. It is loaded only for the few PDFs that name any. */
export function DraftRoles(props: AddRolesProps) {
  const { module, instead } = useModule(() => import('./add-roles.tsx'))
  return module ? <module.AddRoles {...props} /> : instead
}
