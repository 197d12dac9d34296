import { createClient, type NewField } from '@paraph/client'
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { quantile } from '../scenario.ts'
import { slowDown } from './slow-phone.ts'

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 780 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
}

/** What a moment cost since the start of the navigation. */
interface Cost {
  ms: number
  bytes: number
}

type Moment = 'words' | 'page' | 'ready' | 'pdf'
export type Visit = Record<Moment, Cost>

/** Returns a row of a table: the milliseconds until each moment, and the KB. */
export function row(name: string, moments: readonly Moment[], visits: Visit[]): string {
  const cells = moments.flatMap((moment) => [
    quantile(
      visits.map((visit) => visit[moment].ms),
      0.5,
    ),
    quantile(
      visits.map((visit) => visit[moment].bytes),
      0.5,
    ) / 1000,
  ])
  return `| ${name} | ${cells.map(Math.round).join(' | ')} |`
}

/** Sends a document with this file to one party, and returns the party's link. */
export async function sendFile(
  baseUrl: string,
  apiKey: string,
  bytes: Uint8Array<ArrayBuffer>,
  fields: Omit<NewField, 'partyId'>[] = [],
): Promise<string> {
  const client = createClient({ baseUrl, apiKey })
  const contact = await client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: 'Lindqvist' } })
  const file = new File([bytes], 'agreement.pdf')
  const document = await client.POST('/api/v1/documents', { body: { file, title: 'Agreement' } })
  const path = { id: document.data!.id }
  const party = await client.POST('/api/v1/documents/{id}/parties', {
    params: { path },
    body: { contactId: contact.data!.id, role: 'SIGNER', deliveryMethod: 'NONE' },
  })
  if (fields.length > 0) {
    const partyId = party.data!.id
    const added = await client.POST('/api/v1/documents/{id}/fields', {
      params: { path },
      body: { fields: fields.map((field) => ({ ...field, partyId })) },
    })
    if (added.error) throw new Error(JSON.stringify(added.error))
  }
  await client.POST('/api/v1/documents/{id}/send', { params: { path } })
  const { data } = await client.GET('/api/v1/documents/{id}/parties', { params: { path } })
  return `${baseUrl}/sign/${new URL(data!.parties[0]!.signingUrl!).hash}`
}

/** Opens the page on a slow phone, and looks at it once it is there. */
export async function visit(
  tab: Page,
  url: string,
  look: (session: CDPSession) => Promise<unknown> = async () => {},
): Promise<Visit> {
  const session = await slowDown(tab)
  let bytes = 0
  session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const costs: Partial<Visit> = {}
  const { promise: drawn, resolve } = Promise.withResolvers<void>()
  await tab.exposeFunction('reached', (moment: keyof Visit, ms: number) => {
    costs[moment] ??= { ms, bytes }
    if (Object.keys(costs).length === 4) resolve()
  })
  await tab.addInitScript({ content: watch })
  await tab.goto(url)
  await drawn
  await look(session)
  await tab.close()
  return costs as Visit
}

/**
 * Reports, after they were painted, the first heading with the sender's question, the preview of the first page, the
 * button that leads on, and the page that pdf.js has drawn.
 */
const watch = `
  const isShown = (selector) => document.querySelector(selector)?.clientWidth > 0
  let seen = []
  const check = () => {
    for (const moment of seen) reached(moment, performance.now())
    if (seen.length === 4) return
    seen = []
    if (isShown('h1') && isShown('.action')) seen.push('words')
    if (isShown('.pdf-page img, .pdf-page canvas')) seen.push('page')
    if (isShown('.guide .primary, .action > .primary')) seen.push('ready')
    if (isShown('.pdf-page canvas')) seen.push('pdf')
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
`
