import type { ComponentChildren } from 'preact'
import { Icon } from '../icons/icon.tsx'
import './empty-state.css'

interface EmptyStateProps {
  icon?: string | undefined
  /** Says what is not there, and what to do. Screen readers read it when it appears in a region of the page that speaks. */
  children: ComponentChildren
}

/** Takes the place of a list without a row. */
export function EmptyState({ icon, children }: EmptyStateProps) {
  return (
    <div class="empty">
      {icon && <Icon path={icon} />}
      {children}
    </div>
  )
}
