import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createPath, type Path, Router } from 'react-router'
import { ServerStyleSheet } from 'redoc'
import { app, type Docs } from './app.ts'

/** Renders the reference at each address. An address is a fragment of the URL. The result has one style sheet for all addresses. */
export function render(docs: Docs, addresses: string[]): { pages: Map<string, string>; styles: string } {
  const sheet = new ServerStyleSheet()
  const createHref = (to: string | Partial<Path>) => `#${typeof to === 'string' ? to : createPath(to)}`
  const navigator = { createHref, push() {}, replace() {}, go() {} }
  const pages = addresses.map((address) => {
    const page = createElement(Router, { location: address, navigator, children: app(docs) })
    return [address, renderToString(sheet.collectStyles(page))] as const
  })
  return { pages: new Map(pages), styles: sheet.getStyleTags() }
}
