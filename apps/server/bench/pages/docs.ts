import type { BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from '@paraph/testing/pages/browser.ts'
import { startProgram } from '../process.ts'
import { quantile } from '../scenario.ts'

const RUNS = 3

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
}
/** 1.6 Mbit/s down and 750 kbit/s up, in bytes per second, and 150 ms. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const CPU_SLOWDOWN = 4

interface Visit {
  paint: number
  usable: number
  kilobytes: number
}

const isMounted = `Boolean(document.querySelector('#app')?.__vue_app__)`
const operation = '#/parties/addparty'
const showsOperation = `Boolean(document.querySelector('h2 a[href="${operation}"]'))`
/** Clicks on the operation in the menu, or on its group while the menu is closed, until the page shows the operation. */
const opensOperation = `${showsOperation} || void ['${operation}', '#/parties']
  .map((address) => document.querySelector('.menu-content a[href="' + address + '"]')).find(Boolean)?.click()`

/** Presses a sample that is not shown, once, and is true when that sample is shown. */
const switchesSample = `(() => {
  const tabs = [...document.querySelectorAll('main [role="tab"]')]
  const [other] = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'false')
  if (window.pressed === undefined && other) {
    window.pressed = other.textContent
    other.click()
  }
  return tabs.some((tab) => tab.textContent === window.pressed && tab.getAttribute('aria-selected') === 'true')
})()`

/** A page, what its visitor does, and an expression that is true as soon as the page shows the effect. */
const tasks: [page: string, task: string, isDone: string][] = [
  ['guides/quick-start.html', 'the menu reacts', isMounted],
  ['guides/operations.html', 'the menu reacts', isMounted],
  ['reference.html', 'an operation is opened in the menu', opensOperation],
  [`reference.html${operation}`, 'the operation is there', showsOperation],
  [`reference.html${operation}`, 'another sample is shown', switchesSample],
]

/** Measures how soon the documentation can be read and used on a slow phone. */
export async function measureDocs(dataDir: string): Promise<string> {
  const server = startProgram('main.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1' })
  const browser = await launchBrowser()
  try {
    const docs = `${await server.address()}/docs/`
    const rows: string[] = []
    for (const [page, task, isUsable] of tasks) {
      const visits: Record<'first' | 'later', Visit[]> = { first: [], later: [] }
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext(phone)
        for (const kind of ['first', 'later'] as const)
          visits[kind].push(await visit(await context.newPage(), docs + page, isUsable))
        await context.close()
      }
      for (const [kind, all] of Object.entries(visits)) rows.push(row(`\`${page}\`, ${task}, ${kind} visit`, all))
    }
    return [
      `| Documentation on a slow phone, median of ${RUNS} visits | First paint ms | Usable ms | KB |`,
      '| --- | --: | --: | --: |',
      ...rows,
    ].join('\n')
  } finally {
    await browser.close()
    await server.stop()
  }
}

function row(name: string, visits: Visit[]): string {
  const cells = (['paint', 'usable', 'kilobytes'] as const).map((key) =>
    Math.round(
      quantile(
        visits.map((visit) => visit[key]),
        0.5,
      ),
    ),
  )
  return `| ${name} | ${cells.join(' | ')} |`
}

async function visit(tab: Page, url: string, isUsable: string): Promise<Visit> {
  const session = await tab.context().newCDPSession(tab)
  let bytes = 0
  session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const { promise: reached, resolve } = Promise.withResolvers<[usable: number, paint: number]>()
  await tab.exposeFunction('reached', resolve)
  // Not an expression that is evaluated in the page, because the page's policy allows none. What is not painted yet can't be used.
  await tab.addInitScript({
    content: `const check = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      if (paint && (${isUsable})) reached([performance.now(), paint.startTime])
      else requestAnimationFrame(check)
    }
    check()`,
  })
  await tab.goto(url, { waitUntil: 'commit' })
  const [usable, paint] = await reached
  const kilobytes = bytes / 1000
  await tab.close()
  return { paint, usable, kilobytes }
}
