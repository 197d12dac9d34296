import type { Language } from '@paraph/contract'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { FaultBoundary } from './fault-boundary.tsx'
import { ShellContext, type ShellWords } from './shell-words.ts'

interface PageShellProps {
  language: Language
  words: ShellWords
  /** The classes of the frame. */
  look?: string
  /** The buttons that skip what comes first. */
  skip?: ComponentChildren
  header: ComponentChildren
  /** What is true for all that is shown. */
  notices?: ComponentChildren
  footer?: ComponentChildren
  /** Each view has a name of its own, and is drawn anew, also after a fault. */
  view?: string
  /** What lies above the view, such as a dialog. */
  above?: ComponentChildren
  children: ComponentChildren
}

/** What stands around each view of a page. */
export function PageShell(props: PageShellProps) {
  const { language, words, look = '', skip, header, notices, footer, view, above, children } = props
  // At the same moment as the new texts, because a screen reader reads each text in the language that the page has then.
  useLayoutEffect(() => void (document.documentElement.lang = language.toLowerCase()), [language])
  return (
    <ShellContext.Provider value={words}>
      {skip}
      <div class={look}>
        {header}
        <div class="view">
          {notices}
          <main>
            <FaultBoundary key={view} {...words.broken} onReload={words.onReload}>
              {children}
            </FaultBoundary>
          </main>
          {footer && <footer>{footer}</footer>}
          {above}
        </div>
      </div>
    </ShellContext.Provider>
  )
}
