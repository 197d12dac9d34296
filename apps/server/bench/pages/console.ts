import type { Browser, Page } from 'playwright-core'
import { createClient } from '@paraph/client'
import { sql } from 'kysely'
import type { Database } from '#platform/database/tables.ts'
import { launchBrowser } from '@paraph/testing/pages/browser.ts'
import { makePdf } from '../page-pdf.ts'
import { phone } from './page-visit.ts'
import { startProgram } from '../process.ts'
import { quantile, type Scenario } from '../scenario.ts'
import { slowDown } from './slow-phone.ts'

const RUNS = 5
const DOCUMENTS = 10_000
const FIELDS = 500
const PAGES = 50
const SMOOTH = 50

const median = (values: number[]) => Math.round(quantile(values, 0.5))

/** Measures how soon a sender can work on a slow phone, and what 500 fields and 10,000 documents do to the console. */
export async function measureConsole({ db, key, newDocument }: Scenario, dataDir: string): Promise<string> {
  const server = startProgram('main.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1' })
  const browser = await launchBrowser()
  try {
    const baseUrl = await server.address()
    const { id } = await newDocument(0)
    const draft = await makeDraft(baseUrl, key)
    const address = `${baseUrl}/#/documents`
    const few = await firstViews(browser, address, key)
    await copyDocument(db, id)
    const many = await firstViews(browser, address, key)
    const editor = await editFields(browser, `${address}/${draft}`, key)
    const scrolled = await scrollList(browser, address, key)
    return [
      `| First view on a slow phone, median of ${RUNS} visits | Shown ms | KB |`,
      '| --- | --: | --: |',
      `| the form to sign in | ${few.signIn.ms} | ${few.signIn.kb} |`,
      `| the list of a few documents, with a kept key | ${few.list.ms} | ${few.list.kb} |`,
      `| the list of ${DOCUMENTS.toLocaleString('en')} documents, with a kept key | ${many.list.ms} | ${many.list.kb} |`,
      '',
      `| A draft with ${FIELDS} fields on ${PAGES} pages, on a computer | |`,
      '| --- | --: |',
      `| until the first page and its fields are shown, ms | ${editor.shown} |`,
      `| from an arrow key until the field has moved, median and most, ms | ${editor.median}, ${editor.most} |`,
      '',
      `| ${DOCUMENTS.toLocaleString('en')} documents, scrolled to the end with a quarter of the processor | |`,
      '| --- | --: |',
      `| frames | ${scrolled.frames} |`,
      `| of them later than ${SMOOTH} ms, % | ${scrolled.late} |`,
      `| the longest, ms | ${scrolled.longest} |`,
    ].join('\n')
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function makeDraft(baseUrl: string, apiKey: string): Promise<string> {
  const client = createClient({ baseUrl, apiKey })
  const file = new File([await makePdf(PAGES, 2000)], 'agreement.pdf')
  const person = { firstName: 'Anna', lastName: 'Lindqvist', email: 'anna@example.com' }
  const created = await client.POST('/api/v1/documents', { body: { file, parties: [{ person, role: 'SIGNER' }] } })
  const { id, parties } = created.data!
  const fields = Array.from({ length: FIELDS }, (_, index) => ({
    name: `field${index}`,
    type: 'TEXT' as const,
    partyId: parties![0]!.id,
    page: (index % PAGES) + 1,
    box: { x: 0.1, y: 0.05 + 0.08 * Math.floor(index / PAGES), width: 0.3, height: 0.03 },
  }))
  const added = await client.POST('/api/v1/documents/{id}/fields', { params: { path: { id } }, body: { fields } })
  if (added.error) throw new Error(JSON.stringify(added.error))
  return id
}

/** Makes rows of documents with a party each, which the list reads, without their files. */
async function copyDocument(db: Database, id: string): Promise<void> {
  await sql`
    insert into documents select (jsonb_populate_record(document, jsonb_build_object(
      'id', 'doc_' || lpad(number::text, 26, '0'), 'title', 'Agreement ' || number))).*
    from documents document, generate_series(1, ${DOCUMENTS}::integer) number where document.id = ${id}`.execute(db)
  await sql`
    insert into parties (id, document_id, name, role, delivery_method, required_signature, two_step_verification)
    select 'pty_' || lpad(number::text, 26, '0'), 'doc_' || lpad(number::text, 26, '0'), 'Anna Lindqvist', 'SIGNER', 'NONE', 'NONE', 'NONE'
    from generate_series(1, ${DOCUMENTS}::integer) number`.execute(db)
}

/** A tab that has kept the key. */
async function openTab(browser: Browser, key: string | undefined, onPhone: boolean): Promise<Page> {
  const context = await browser.newContext(onPhone ? phone : { viewport: { width: 1280, height: 800 } })
  if (key !== undefined) await context.addInitScript(`sessionStorage.setItem('paraph-key', '${key}')`)
  return context.newPage()
}

async function firstViews(browser: Browser, url: string, key: string) {
  const views = { signIn: { ms: [] as number[], kb: [] as number[] }, list: { ms: [] as number[], kb: [] as number[] } }
  for (let run = 0; run < RUNS; run++) {
    for (const [name, kept, selector] of [
      ['signIn', undefined, 'input[name=key]'],
      ['list', key, '.rows a'],
    ] as const) {
      const tab = await openTab(browser, kept, true)
      const session = await slowDown(tab)
      let bytes = 0
      session.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength))
      await tab.goto(url, { waitUntil: 'commit' })
      await tab.locator(selector).first().waitFor()
      views[name].ms.push(await tab.evaluate<number>('performance.now()'))
      views[name].kb.push(bytes / 1000)
      await tab.context().close()
    }
  }
  const of = ({ ms, kb }: (typeof views)['list']) => ({ ms: median(ms), kb: median(kb) })
  return { signIn: of(views.signIn), list: of(views.list) }
}

async function editFields(browser: Browser, url: string, key: string) {
  const tab = await openTab(browser, key, false)
  await tab.goto(url, { waitUntil: 'commit' })
  await tab.locator('.sheet canvas').first().waitFor()
  await tab.locator('.field').first().waitFor()
  const shown = Math.round(await tab.evaluate<number>('performance.now()'))
  await tab.locator('.field').first().focus()
  const times = await tab.evaluate<number[]>(`(async () => {
    const times = []
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    for (let press = 0; press < 40; press++) {
      const started = performance.now()
      const key = press % 2 ? 'ArrowLeft' : 'ArrowRight'
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await frame()
      times.push(performance.now() - started)
    }
    return times
  })()`)
  await tab.context().close()
  return { shown, median: median(times), most: Math.round(Math.max(...times)) }
}

/** Scrolls half a window in each frame, and waits only where the end of what is loaded is reached. */
async function scrollList(browser: Browser, url: string, key: string) {
  const tab = await openTab(browser, key, false)
  await tab.goto(url, { waitUntil: 'commit' })
  await tab.getByRole('button', { name: 'Show more' }).click()
  const session = await tab.context().newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const frames = await tab.evaluate<number[]>(`(async () => {
    const frames = []
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let last = await frame()
    while (document.querySelectorAll('.rows li').length < ${DOCUMENTS}) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      const now = await frame()
      frames.push(now - last)
      last = now
    }
    return frames
  })()`)
  await tab.context().close()
  const late = (100 * frames.filter((ms) => ms > SMOOTH).length) / frames.length
  return { frames: frames.length, late: late.toFixed(1), longest: Math.round(Math.max(...frames)) }
}
