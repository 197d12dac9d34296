import type { Scope } from '@paraph/client'
import type { ComponentChildren } from 'preact'
import { Failure } from '../../layout/failure.tsx'
import { Loading } from '../../layout/loading.tsx'
import { NoScope } from '../../layout/no-scope.tsx'
import { useSession } from '../../session/session.ts'

interface SectionProps<Data> {
  title: string
  about?: ComponentChildren
  /** Without this scope, the key may not show this part. */
  scope: Scope
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> }
  children: (data: Data) => ComponentChildren
}

/** A part of the settings, when its data is there. */
export function Section<Data>({ title, about, scope, query, children }: SectionProps<Data>) {
  const { may } = useSession()
  return (
    <section class="card">
      <h2>{title}</h2>
      {about && <p class="hint">{about}</p>}
      {may(scope) ? <Loaded query={query}>{children}</Loaded> : <NoScope scope={scope} />}
    </section>
  )
}

/** What the query has loaded, or why not. */
export function Loaded<Data>({ query, children }: Pick<SectionProps<Data>, 'query' | 'children'>) {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.error) return <Failure error={query.error} onRetry={query.refetch} />
  return <Loading />
}
