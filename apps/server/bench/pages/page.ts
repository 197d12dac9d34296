import type { Browser } from 'playwright-core'
import { launchBrowser } from '@paraph/testing/pages/browser.ts'
import { measureFields } from './page-fields.ts'
import { makePdf } from '../page-pdf.ts'
import { phone, row, sendFile, visit, type Visit } from './page-visit.ts'
import { startProgram } from '../process.ts'
import type { Scenario } from '../scenario.ts'

const RUNS = 10
const LARGE = { pages: 40, bytesPerPage: 125_000 }
const LONG = { pages: 500, bytesPerPage: 2000 }
const moments = ['words', 'page', 'pdf'] as const

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
    const fields = await measureFields(browser, RUNS, async (fields) =>
      sendFile(baseUrl, scenario.key, await makePdf(LARGE.pages, LARGE.bytesPerPage), fields),
    )
    const long = await readToTheEnd(browser, await send(LONG))
    return [
      `| A file of 5 MB and ${LARGE.pages} pages on a slow phone, median of ${RUNS} visits | First words ms | KB until then | First page ms | KB until then | Drawn by pdf.js ms | KB until then |`,
      '| --- | --: | --: | --: | --: | --: | --: |',
      row('first visit', moments, visits.first),
      row('later visit, with the scripts in the cache', moments, visits.later),
      '',
      fields,
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
