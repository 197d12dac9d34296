import type { ComponentChildren, TargetedKeyboardEvent } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { Icon } from '../icons/icon.tsx'
import { moreIcon } from '../icons/lucide.ts'
import './menu.css'
import { canAnchor, placeBeside } from './place-beside.ts'

export interface MenuItem {
  label: string
  icon?: string
  /** The address to which the item leads. */
  href?: string
  lang?: string
  isDanger?: boolean
  /** True if a press can do nothing now. */
  isOff?: boolean
  onChoose?: () => void
}

interface MenuProps {
  /** What the menu is for. Read by screen readers, and shown beside a button without words. */
  label: string
  items: readonly (MenuItem | false | undefined)[]
  /** The look of the button, as of others beside it. */
  look?: 'secondary' | 'quiet'
  /** What the button shows instead of three dots. */
  children?: ComponentChildren
  /** What appears beside such a button when the pointer or the focus rests on it. */
  tip?: string
}

/** A button that opens a list of what can be done. The browser closes it: by Escape, and by a press beside it. */
export function Menu({ label, items, look = 'quiet', children, tip }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const startsAtEnd = useRef(false)
  const entries = () => Array.from(list.current!.querySelectorAll<HTMLElement>('[role=menuitem]'))
  const close = () => {
    list.current!.hidePopover()
    button.current!.focus()
  }
  /** The browser says so after it has shown or closed the menu, and after it has given the focus back. */
  const follow = ({ newState }: { newState: string }) => {
    if (newState === 'closed') return setOpen(false)
    // The view may have gone before this event came.
    if (!list.current) return
    if (!canAnchor()) placeBeside(list.current, button.current!, 'ends')
    const first = entries().at(startsAtEnd.current ? -1 : 0)
    startsAtEnd.current = false
    // A person can be faster than this event, and then acts on another entry.
    if (!list.current.contains(document.activeElement)) first?.focus()
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    startsAtEnd.current = event.key === 'ArrowUp'
    list.current!.showPopover()
  }
  const move = (event: TargetedKeyboardEvent<HTMLElement>) => {
    // Tab leaves the menu, and goes on from its button.
    if (event.key === 'Tab') return close()
    const all = entries()
    const next = nextOf(event.key, all.indexOf(document.activeElement as HTMLElement), all.length)
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  const choose = (event: MouseEvent, { isOff, onChoose }: MenuItem) => {
    if (isOff) return event.preventDefault()
    // The button has the focus before a dialog opens, and so gets it back from there.
    close()
    onChoose?.()
  }
  const anchor = `--menu${id.replaceAll(/\W/g, '-')}`
  return (
    <>
      <button
        ref={button}
        type="button"
        class={children ? (look === 'quiet' ? look : '') : 'quiet square'}
        popovertarget={id}
        aria-haspopup="menu"
        {...(children ? tip && { 'data-tip': tip } : { 'aria-label': label, 'data-tip': label })}
        style={{ anchorName: anchor }}
        onKeyDown={openByArrow}
      >
        {children ?? <Icon path={moreIcon} />}
      </button>
      <div
        ref={list}
        id={id}
        class="menu"
        role="menu"
        popover="auto"
        aria-label={label}
        style={{ positionAnchor: anchor }}
        onKeyDown={move}
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={follow}
      >
        {isOpen && items.map((item, index) => item && <Entry key={index} item={item} onChoose={choose} />)}
      </div>
    </>
  )
}

interface EntryProps {
  item: MenuItem
  onChoose: (event: MouseEvent, item: MenuItem) => void
}

function Entry({ item, onChoose }: EntryProps) {
  const { label, icon, href, lang, isDanger, isOff } = item
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    lang,
    'aria-disabled': isOff,
    onClick: (event: MouseEvent) => onChoose(event, item),
  } as const
  const shown = (
    <>
      {icon && <Icon path={icon} />}
      {label}
    </>
  )
  return href ? (
    <a class="button quiet" href={href} {...shared}>
      {shown}
    </a>
  ) : (
    <button type="button" class={isDanger ? 'quiet danger' : 'quiet'} {...shared}>
      {shown}
    </button>
  )
}

/** The place of the item to which a key leads. Undefined for other keys. */
function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at <= 0 ? count : at) - 1
  return undefined
}
