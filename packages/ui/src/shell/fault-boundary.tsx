import type { ComponentChildren } from 'preact'
import { useErrorBoundary } from 'preact/hooks'
import { Alert } from '../alert.tsx'
import { Button } from '../kit/button.tsx'

interface FaultBoundaryProps {
  title: string
  /** Says what to do. */
  text: string
  /** The label of the button that loads the page again. */
  reload: string
  onReload: () => void
  children: ComponentChildren
}

/** Shows a way out if a fault of the program stops the drawing of what is inside. Without it, Preact leaves an empty page. */
export function FaultBoundary({ title, text, reload, onReload, children }: FaultBoundaryProps) {
  const [fault] = useErrorBoundary((error: unknown) => console.error(error))
  if (!fault) return <>{children}</>
  return (
    <section class="card narrow">
      <h1>{title}</h1>
      <Alert text={text} />
      <Button onPress={onReload}>{reload}</Button>
    </section>
  )
}
