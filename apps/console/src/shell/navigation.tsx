import { Icon } from '@paraph/ui/icons/icon.tsx'
import { contactsIcon, documentsIcon, settingsIcon } from '@paraph/ui/icons/lucide.ts'
import { addressOf, type Route } from '../routes.ts'
import { useTexts } from '../texts/language.ts'

/** The parts of the console. On a phone, the bar lies at the end of the window, where a thumb meets it. */
export function Navigation({ view }: { view: Route['view'] }) {
  const { t } = useTexts()
  const parts = [
    { path: documentsIcon, name: t.documents.title, address: addressOf.documents(), views: ['documents', 'document'] },
    { path: contactsIcon, name: t.menu.contacts, address: addressOf.contacts(), views: ['contacts', 'companies'] },
    { path: settingsIcon, name: t.menu.settings, address: addressOf.settings(), views: ['settings'] },
  ]
  return (
    <nav class="parts-bar" aria-label={t.menu.parts}>
      {parts.map(({ path, name, address, views }) => (
        <a
          key={address}
          href={address}
          aria-current={views[0] === view ? 'page' : views.includes(view) ? 'true' : undefined}
        >
          <Icon path={path} />
          {name}
        </a>
      ))}
    </nav>
  )
}
