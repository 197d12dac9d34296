import { Icon } from '@paraph/ui/icons/icon.tsx'
import {
  backIcon,
  codeIcon,
  companyIcon,
  contactsIcon,
  historyIcon,
  nextIcon,
  personIcon,
} from '@paraph/ui/icons/lucide.ts'
import { addressOf, type SettingsRoom } from '../routes.ts'
import { useTexts } from '../texts/language.ts'

const icons: Record<SettingsRoom, string> = {
  you: personIcon,
  account: companyIcon,
  members: contactsIcon,
  developers: codeIcon,
  log: historyIcon,
}

interface RoomMenuProps {
  /** The rooms that the person may see. */
  rooms: readonly SettingsRoom[]
  shown: SettingsRoom
}

/** The rooms, beside the one that is shown. */
export function RoomMenu({ rooms, shown }: RoomMenuProps) {
  const { t } = useTexts()
  return (
    <nav class="room-menu" aria-label={t.settings.title}>
      {rooms.map((room) => (
        <a key={room} href={addressOf.settings(room)} aria-current={room === shown ? 'page' : undefined}>
          <Icon path={icons[room]} />
          {t.settings.rooms[room].name}
        </a>
      ))}
    </nav>
  )
}

/** The rooms on a window that has no place for a menu beside them, each with what is in it. */
export function RoomList({ rooms }: Pick<RoomMenuProps, 'rooms'>) {
  const { t } = useTexts()
  return (
    <nav class="room-list" aria-label={t.settings.title}>
      {rooms.map((room) => (
        <a key={room} href={addressOf.settings(room)}>
          <Icon path={icons[room]} />
          <span>
            {t.settings.rooms[room].name}
            <span class="hint">{t.settings.rooms[room].about}</span>
          </span>
          <Icon path={nextIcon} />
        </a>
      ))}
    </nav>
  )
}

/** Leads from a room to the list of all. */
export function WayBack() {
  const { t } = useTexts()
  return (
    <a class="back" href={addressOf.settings()}>
      <Icon path={backIcon} />
      {t.settings.title}
    </a>
  )
}
