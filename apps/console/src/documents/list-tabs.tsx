import type { ComponentChild } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { useDocumentCounts } from '../queries/document-counts.ts'
import { addressOf } from '../routes.ts'
import { useSession } from '../session/session.ts'
import type { ShownDocuments } from '../shown.ts'
import { useTexts } from '../texts/language.ts'
import { isCounted, statuses } from './shown-documents.ts'

/** The server counts up to this number, which stands for itself or more. */
const MOST = 1000

/** All documents, those that need the person, those that belong to it, and those with one status, each with its number. Other filters stay. */
export function ListTabs({ shown }: { shown: ShownDocuments }) {
  const { t } = useTexts()
  const id = useId()
  const mine = useSession().me.member?.id
  const isMine = mine !== undefined && shown.owner === mine
  const none = { status: undefined, attention: undefined, ...(isMine && { owner: undefined }) }
  const status = statuses.find((each) => each === shown.status)
  const current = status ?? (shown.attention === 'true' ? 'attention' : isMine ? 'mine' : 'all')
  const isShown = isCounted(shown, mine)
  const counts = useDocumentCounts(isShown)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => showCurrent(nav.current!), [current, counts])
  const tab = (name: typeof current, text: string, change: ShownDocuments, count?: number): ComponentChild => (
    <a
      key={name}
      href={addressOf.documents({ ...shown, ...none, ...change })}
      aria-current={name === current ? 'page' : undefined}
      {...(count !== undefined && { 'aria-describedby': `${id}-${name}` })}
    >
      {text}
      {isShown && (
        <span id={`${id}-${name}`} class={`count ${name === 'attention' && count ? 'calls' : ''}`} aria-hidden="true">
          {count === undefined ? '' : count < MOST ? count : `${MOST - 1}+`}
        </span>
      )}
    </a>
  )
  return (
    <nav ref={nav} class="filters" aria-label={t.documents.filter}>
      {tab('all', t.documents.all, {}, counts?.all)}
      {tab('attention', t.attention.tab, { attention: 'true' }, counts?.attention)}
      {mine !== undefined && tab('mine', t.documents.mine, { owner: mine }, counts?.own)}
      {statuses.map((each) => tab(each, t.status[each], { status: each }, counts?.byStatus[each]))}
    </nav>
  )
}

/** On a phone, the tabs are wider than the window. */
function showCurrent(nav: HTMLElement): void {
  const [tab, row] = [nav.querySelector('[aria-current]')!.getBoundingClientRect(), nav.getBoundingClientRect()]
  if (tab.left < row.left || tab.right > row.right) nav.scrollLeft += tab.left - row.left - row.width / 4
}
