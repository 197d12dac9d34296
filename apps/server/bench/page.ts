import { createClient } from '@paraph/client'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '../test/support/browser.ts'
import { makePdf } from './page-pdf.ts'
import { startProgram } from './process.ts'
import { quantile, type Scenario } from './scenario.ts'
import { slowDown } from './slow-phone.ts'

const RUNS = 10
const LARGE = { pages: 40, bytesPerPage: 125_000 }
const LONG = { pages: 500, bytesPerPage: 2000 }

const phone: BrowserContextOptions = {
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

const moments = ['words', 'page', 'pdf'] as const
type Visit = Record<(typeof moments)[number], Cost>

/** Measures how soon a party on a slow phone can read, and what a very long document costs the phone. */
export async function measurePage(scenario: Scenario, dataDir: string): Promise<string> {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1' }
  const server = startProgram('main.ts', env)
  const browser = await launchBrowser()
  try {
    const baseUrl = await server.address()
    const send = async ({ pages, bytesPerPage }: typeof LARGE) =>
      sendFile(baseUrl, scenario.key, await makePdf(pages, bytesPerPage))
    const url = await send(LARGE)
    const visits: Record<'first' | 'later', Visit[]> = { first: [], later: [] }
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext(phone)
      visits.first.push(await visit(await context.newPage(), url))
      visits.later.push(await visit(await context.newPage(), url))
      await context.close()
    }
    const long = await readToTheEnd(browser, await send(LONG))
    return [
      `| A file of 5 MB and ${LARGE.pages} pages on a slow phone, median of ${RUNS} visits | First words ms | KB until then | First page ms | KB until then | Drawn by pdf.js ms | KB until then |`,
      '| --- | --: | --: | --: | --: | --: | --: |',
      row('first visit', visits.first),
      row('later visit, with the scripts in the cache', visits.later),
      '',
      `| A file of ${LONG.pages} pages, scrolled from the first to the last | Canvases at once | Megapixels of them | JavaScript heap MB |`,
      '| --- | --: | --: | --: |',
      `| most at any time | ${long.canvases} | ${long.megapixels.toFixed(1)} | ${Math.round(long.heap / 1e6)} |`,
    ].join('\n')
  } finally {
    await browser.close()
    await server.stop()
  }
}

function row(name: string, visits: Visit[]): string {
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
async function sendFile(baseUrl: string, apiKey: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const client = createClient({ baseUrl, apiKey })
  const contact = await client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: 'Lindqvist' } })
  const file = new File([bytes], 'agreement.pdf')
  const document = await client.POST('/api/v1/documents', { body: { file, title: 'Agreement' } })
  const path = { id: document.data!.id }
  await client.POST('/api/v1/documents/{id}/parties', {
    params: { path },
    body: { contactId: contact.data!.id, role: 'SIGNER', deliveryMethod: 'NONE' },
  })
  await client.POST('/api/v1/documents/{id}/send', { params: { path } })
  const { data } = await client.GET('/api/v1/documents/{id}/parties', { params: { path } })
  return `${baseUrl}/sign/${new URL(data!.parties[0]!.signingUrl!).hash}`
}

async function visit(tab: Page, url: string): Promise<Visit> {
  const session = await slowDown(tab)
  let bytes = 0
  session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const costs: Partial<Visit> = {}
  const { promise: drawn, resolve } = Promise.withResolvers<void>()
  await tab.exposeFunction('reached', (moment: keyof Visit, ms: number) => {
    costs[moment] ??= { ms, bytes }
    if (moment === 'pdf') resolve()
  })
  await tab.addInitScript({ content: watch })
  await tab.goto(url)
  await drawn
  await tab.close()
  return costs as Visit
}

/** Reports, after they were painted, the first heading with the sender's question, the preview of the first page, and the page that pdf.js has drawn. */
const watch = `
  const isShown = (selector) => document.querySelector(selector)?.clientWidth > 0
  let seen = []
  const check = () => {
    for (const moment of seen) reached(moment, performance.now())
    if (seen.includes('pdf')) return
    seen = []
    if (isShown('h1') && isShown('.action')) seen.push('words')
    if (isShown('.pdf-page img, .pdf-page canvas')) seen.push('page')
    if (isShown('.pdf-page canvas')) seen.push('pdf')
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
`

/** Scrolls as fast as the pages are drawn. */
async function readToTheEnd(browser: Browser, url: string) {
  const context = await browser.newContext(phone)
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Performance.enable')
  await tab.goto(url)
  const most = { canvases: 0, megapixels: 0, heap: 0 }
  for (let number = 1; number <= LONG.pages; number += 5) {
    await tab
      .locator('.pdf-page')
      .nth(number - 1)
      .evaluate((page) => page.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await tab.getByText(`This is page ${number} of the agreement`, { exact: true }).waitFor()
    const pixels = await tab.evaluate<number[]>(
      `Array.from(document.querySelectorAll('.pdf-page canvas'), ({ width, height }) => width * height)`,
    )
    const { metrics } = await session.send('Performance.getMetrics')
    most.canvases = Math.max(most.canvases, pixels.length)
    most.megapixels = Math.max(most.megapixels, pixels.reduce((sum, count) => sum + count, 0) / 1e6)
    most.heap = Math.max(most.heap, metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value)
  }
  await context.close()
  return most
}
