import type { ComponentChildren } from 'preact'
import './badge.css'

interface BadgeProps {
  /** What the colour stresses. The words tell it. */
  tone?: 'good' | 'bad' | 'waits' | undefined
  children: ComponentChildren
}

/** A state in a word or two. */
export function Badge({ tone, children }: BadgeProps) {
  return <span class={tone ? `mark ${tone}` : 'mark'}>{children}</span>
}
