import { createElement, type ReactElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HashRouter } from 'react-router'
import { app, type Docs } from './app.ts'

/** Hydrates the rendered page. Resolves when the page reacts to people. */
export function hydrate(docs: Docs): Promise<void> {
  restoreAnchor()
  addEventListener('hashchange', restoreAnchor)
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = createElement(Announced, { page: createElement(HashRouter, null, app(docs)), onReady: resolve })
  // The build rendered the page in light colours. For dark colours, React reports a difference and renders it again, which is not an error.
  hydrateRoot(document.querySelector('#redoc')!, page, { onRecoverableError: () => {} })
  return promise
}

function Announced({ page, onReady }: { page: ReactElement; onReady: () => void }): ReactElement {
  useEffect(onReady, [])
  return page
}

/** Some programs encode the second # of an address like `#/parties/addparty#request` when they make it a link. */
function restoreAnchor(): void {
  if (location.hash.startsWith('#/') && !location.hash.includes('#', 1) && location.hash.includes('%23'))
    location.replace(location.hash.replace('%23', '#'))
}
