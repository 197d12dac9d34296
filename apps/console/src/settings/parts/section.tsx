import type { Scope } from '@paraph/client'
import type { ComponentChildren } from 'preact'
import { Failure } from '../../layout/failure.tsx'
import { Loading } from '../../layout/loading.tsx'
import { NoScope } from '../../layout/no-scope.tsx'
import { useSession } from '../../session/session.ts'

interface CardProps {
  title: string
  about?: ComponentChildren
  /** What most people do here. */
  action?: ComponentChildren
  children: ComponentChildren
}

/** A part of a room, with its main action beside its title. */
export function Card({ title, about, action, children }: CardProps) {
  return (
    <section class="card">
      <div class="card-head">
        <h2>{title}</h2>
        {action}
      </div>
      {about && <p class="hint">{about}</p>}
      {children}
    </section>
  )
}

interface SectionProps<Data> extends Omit<CardProps, 'children'> {
  /** Without this scope, the key may not show this part. */
  scope: Scope
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> }
  children: (data: Data) => ComponentChildren
}

/** A part of a room, when its data is there. */
export function Section<Data>({ action, scope, query, children, ...others }: SectionProps<Data>) {
  const { may } = useSession()
  return (
    <Card {...others} action={query.data !== undefined && action}>
      {may(scope) ? <Loaded query={query}>{children}</Loaded> : <NoScope scope={scope} />}
    </Card>
  )
}

/** What the query has loaded, or why not. */
export function Loaded<Data>({ query, children }: Pick<SectionProps<Data>, 'query' | 'children'>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.error) return <Failure error={query.error} onRetry={query.refetch} />
  return <Loading />
}
