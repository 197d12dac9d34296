import { useEffect, useState } from 'preact/hooks'

/** What the address shows. The path is in the fragment, so the server needs to know only one page, and no address reaches its log. */
export type Route =
  { view: 'documents'; status: string | undefined } | { view: 'document'; id: string } | { view: 'settings' }

export const addressOf = {
  documents: (status?: string) => (status ? `#/documents?status=${status}` : '#/documents'),
  settings: () => '#/settings',
  document: (id: string) => `#/documents/${encodeURIComponent(id)}`,
}

function routeOf(fragment: string): Route {
  const { pathname, searchParams } = new URL(fragment.replace(/^#/, '') || '/', 'http://console')
  const id = /^\/documents\/([^/]+)$/.exec(pathname)?.[1]
  if (id) return { view: 'document', id: decodeURIComponent(id) }
  if (pathname === '/settings') return { view: 'settings' }
  return { view: 'documents', status: searchParams.get('status') ?? undefined }
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash))
  useEffect(() => {
    const follow = () => setRoute(routeOf(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return route
}

export function goTo(address: string): void {
  location.hash = address
}
