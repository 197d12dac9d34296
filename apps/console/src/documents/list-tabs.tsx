import { addressOf } from '../routes.ts'
import { useSession } from '../session/session.ts'
import type { ShownDocuments } from '../shown.ts'
import { useTexts } from '../texts/language.ts'
import { statuses } from './shown-documents.ts'

/** All documents, those that need the person, those that belong to it, and those with one status. Other filters stay. */
export function ListTabs({ shown }: { shown: ShownDocuments }) {
  const { t } = useTexts()
  const mine = useSession().me.member?.id
  const isMine = mine !== undefined && shown.owner === mine
  const none = { status: undefined, attention: undefined, ...(isMine && { owner: undefined }) }
  const status = statuses.find((each) => each === shown.status)
  const current = status ?? (shown.attention === 'true' ? 'attention' : isMine ? 'mine' : 'all')
  const tab = (name: typeof current, text: string, change: ShownDocuments) => (
    <a
      key={name}
      href={addressOf.documents({ ...shown, ...none, ...change })}
      aria-current={name === current ? 'page' : undefined}
    >
      {text}
    </a>
  )
  return (
    <nav class="filters" aria-label={t.documents.filter}>
      {tab('all', t.documents.all, {})}
      {tab('attention', t.attention.tab, { attention: 'true' })}
      {mine !== undefined && tab('mine', t.documents.mine, { owner: mine })}
      {statuses.map((each) => tab(each, t.status[each], { status: each }))}
    </nav>
  )
}
