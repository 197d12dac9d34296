import { createElement, type ReactElement } from 'react'
import { type prepareApiDocs, RedoclyApiDocsStandalone } from 'redoc'

/** What the reference shows, as Redoc has prepared it. */
export type Docs = Pick<Awaited<ReturnType<typeof prepareApiDocs>>, 'items' | 'store' | 'options'>

/** The reference, for a router. The build renders it to HTML, and the browser hydrates that HTML. */
export function app({ items, store, options }: Docs): ReactElement {
  const telemetryConfig = { disabled: true }
  return createElement(RedoclyApiDocsStandalone, { items, store, options, basePath: '/', telemetryConfig })
}
