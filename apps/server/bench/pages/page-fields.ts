import type { FieldType, NewField } from '@paraph/client'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { phone, row, visit, type Visit } from './page-visit.ts'
import { quantile } from '../scenario.ts'

const FIELDS = 200
const PAGES = 40
const moments = ['words', 'page', 'ready', 'pdf'] as const
const types: FieldType[] = ['TEXT', 'DATE', 'CHECKBOX', 'INITIALS', 'SIGNATURE']

/** Five fields on each page. */
const fields = Array.from({ length: FIELDS }, (_, index): Omit<NewField, 'partyId'> => {
  const onPage = index % types.length
  return {
    name: `field${index}`,
    type: types[onPage]!,
    page: (Math.floor(index / types.length) % PAGES) + 1,
    box: { x: 0.1, y: 0.2 + onPage * 0.1, width: 0.3, height: 0.03 },
  }
})

interface Sample extends Visit {
  /** In bytes, after garbage was collected. */
  heap: number
  /** Milliseconds from a key to the frame that shows it. */
  key: number
}

/**
 * Compares a document without fields with one of 200 fields, in visits that alternate.
 *
 * @param send - sends the document of 40 pages with these fields, and returns the link.
 */
export async function measureFields(
  browser: Browser,
  runs: number,
  send: (fields: Omit<NewField, 'partyId'>[]) => Promise<string>,
): Promise<string> {
  const cases = [
    { name: 'no field', url: await send([]), samples: [] as Sample[] },
    { name: `${FIELDS} fields`, url: await send(fields), samples: [] as Sample[] },
  ]
  for (let run = 0; run < runs; run++) {
    for (const { url, samples } of cases) samples.push(await measure(browser, url))
  }
  const rows = cases.map(({ name, samples }) => {
    const median = (of: (sample: Sample) => number) => quantile(samples.map(of), 0.5)
    const key = median((sample) => sample.key)
    return `${row(name, moments, samples)} ${(median(({ heap }) => heap) / 1e6).toFixed(1)} | ${key ? Math.round(key) : '–'} |`
  })
  return [
    `| The same file on a first visit, median of ${runs} visits | First words ms | KB until then | First page ms | KB until then | Ready ms | KB until then | Drawn by pdf.js ms | KB until then | JavaScript heap MB | A key until it is shown ms |`,
    `| --- |${' --: |'.repeat(10)}`,
    ...rows,
  ].join('\n')
}

async function measure(browser: Browser, url: string): Promise<Sample> {
  const context = await browser.newContext(phone)
  const tab = await context.newPage()
  let [heap, key] = [0, 0]
  const costs = await visit(tab, url, async (session) => {
    heap = await heapOf(session)
    if ((await tab.locator('.guide').count()) > 0) key = await timeOfKey(tab)
  })
  await context.close()
  return { ...costs, heap, key }
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value
}

/** Types ten letters in the editor of the first field, and returns the median of their times. */
async function timeOfKey(tab: Page): Promise<number> {
  await tab.locator('.guide .primary').click()
  await tab.locator('.sheet input').waitFor()
  const times = await tab.evaluate<number[]>(`(async () => {
    const input = document.querySelector('.sheet input')
    const times = []
    for (let length = 1; length <= 10; length++) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const start = performance.now()
      input.value = 'x'.repeat(length)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      times.push(performance.now() - start)
    }
    return times
  })()`)
  return quantile(times, 0.5)
}
