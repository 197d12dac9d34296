import { type ShownDocuments, shownKeys } from './shown.ts'

/** What the address shows. The path is in the fragment, so the server needs to know only one page, and no address reaches its log. */
export type Route =
  | { view: 'documents'; shown: ShownDocuments }
  | { view: 'document'; id: string; place: string | undefined }
  | { view: 'contacts'; search: string | undefined }
  | { view: 'companies' }
  | { view: 'settings'; room: SettingsRoom | undefined }
  | { view: 'server' }

/** The rooms of the settings, as they stand in the menu. */
export const settingsRooms = ['you', 'account', 'members', 'developers', 'log'] as const

export type SettingsRoom = (typeof settingsRooms)[number]

export const addressOf = {
  documents: (shown: ShownDocuments = {}) => {
    const query = new URLSearchParams(shownKeys.flatMap((key) => (shown[key] ? [[key, shown[key]]] : [])))
    return query.size > 0 ? `#/documents?${query}` : '#/documents'
  },
  contacts: (search?: string) => (search ? `#/contacts?${new URLSearchParams({ search })}` : '#/contacts'),
  companies: () => '#/companies',
  /** Without a room, the first one that the person may see, and on a phone the list of all. */
  settings: (room?: SettingsRoom) => (room ? `#/settings/${room}` : '#/settings'),
  server: () => '#/server',
  /** @param place - what the view shows first: a `data-place` of it, such as the ID of a party. */
  document: (id: string, place?: string) =>
    `#/documents/${encodeURIComponent(id)}${place ? `?${new URLSearchParams({ place })}` : ''}`,
}

export function routeOf(fragment: string): Route {
  const { pathname, searchParams } = new URL(fragment.replace(/^#/, '') || '/', 'http://console')
  const parameter = (name: string) => searchParams.get(name) ?? undefined
  const id = /^\/documents\/([^/]+)$/.exec(pathname)?.[1]
  if (id) return { view: 'document', id: decodeURIComponent(id), place: parameter('place') }
  if (pathname === '/companies') return { view: 'companies' }
  const [, settings, room] = /^\/(settings)(?:\/(.*))?$/.exec(pathname) ?? []
  if (settings) return { view: 'settings', room: settingsRooms.find((each) => each === room) }
  if (pathname === '/server') return { view: 'server' }
  if (pathname === '/contacts') return { view: 'contacts', search: parameter('search') }
  const shown: ShownDocuments = Object.fromEntries(shownKeys.map((key) => [key, parameter(key)]))
  return { view: 'documents', shown }
}

export function goTo(address: string): void {
  location.hash = address
}

/** True if the person is still at this address. What takes long must not take the person away from somewhere else. */
export const isAt = (address: string): boolean => location.hash === address

/** Goes to an address in the place of this one, so that the back button leads to what was before. */
export function changeTo(address: string): void {
  location.replace(address)
}
