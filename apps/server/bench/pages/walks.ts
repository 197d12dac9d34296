import { join } from 'node:path'
import { createClient, type Language } from '@paraph/client'
import { languages } from '@paraph/contract/texts/languages.ts'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { demoPdf } from '../../dev/demo-pdf.ts'
import { launchBrowser } from '@paraph/testing/pages/browser.ts'
import { startProgram } from '../process.ts'
import { quantile, type Scenario } from '../scenario.ts'
import { slowDown } from './slow-phone.ts'
import { texts, type Way, ways } from './walk-ways.ts'
import { type Hand, openWalker, type Seen } from './walker.ts'

const touch: BrowserContextOptions = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
const walkers: { name: string; hand: Hand; options: BrowserContextOptions }[] = [
  { name: '390 × 844, finger', hand: 'finger', options: { viewport: { width: 390, height: 844 }, ...touch } },
  { name: '360 × 740, finger', hand: 'finger', options: { viewport: { width: 360, height: 740 }, ...touch } },
  { name: '1280 × 650, mouse', hand: 'mouse', options: { viewport: { width: 1280, height: 650 } } },
  { name: '1280 × 650, keyboard alone', hand: 'keyboard', options: { viewport: { width: 1280, height: 650 } } },
]

/** `WALKS_FOLDER` keeps each screen as a picture and as its accessibility tree. `WALKS_LANGUAGE` and `WALKS_CUT` are for looking by hand. */
const { WALKS_FOLDER: folder, WALKS_LANGUAGE, WALKS_CUT, WALKS_ONLY } = process.env
/** The walks that look at each screen are not measured. */
const RUNS = folder ? 0 : 5

/** Goes all the ways of a party, and measures what it waits for and whether its next step is in view. */
export async function measureWalks(scenario: Scenario, dataDir: string): Promise<string> {
  const server = startProgram('main.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1' })
  const browser = await launchBrowser()
  try {
    const world = { browser, baseUrl: await server.address(), key: scenario.key }
    const language: Language = WALKS_LANGUAGE === 'SV' ? 'SV' : 'EN'
    const rows: string[] = []
    for (const walker of walkers) {
      if (WALKS_ONLY && !walker.name.includes(WALKS_ONLY)) continue
      const seen: Seen[] = []
      for (const way of ways) {
        // A keyboard alone can't draw. The way of the typed name is its own.
        if (way.name === 'drawing' && walker.hand === 'keyboard') continue
        seen.push(...(await walkOnce(world, walker, way, language)))
      }
      const times: Times[] = []
      for (let run = 0; run < RUNS; run++) times.push(await time(world, walker.options))
      rows.push(row(walker.name, seen, times))
    }
    return [
      `| The whole way of a party, median of 5 ways on a slow phone | Tap to first page ms | Tap on *Sign* to receipt ms | Screens | With exactly one main button in view | With nothing left to do, and no button |`,
      '| --- | --: | --: | --: | --: | --: |',
      ...rows,
    ].join('\n')
  } finally {
    await browser.close()
    await server.stop()
  }
}

interface World {
  browser: Browser
  baseUrl: string
  key: string
}

function row(name: string, seen: Seen[], times: Times[]): string {
  const isOne = ({ views }: Seen) => views.every((names) => names.length === 1)
  const isNone = ({ views }: Seen) => views.every((names) => names.length === 0)
  for (const { name: screen, views } of seen.filter((each) => !isOne(each) && !isNone(each)))
    process.stderr.write(`${name}, ${screen}: ${JSON.stringify(views)}\n`)
  const median = (moment: keyof Times) =>
    times.length > 0
      ? Math.round(
          quantile(
            times.map((each) => each[moment]),
            0.5,
          ),
        )
      : '–'
  const counts = [seen.length, seen.filter(isOne).length, seen.filter(isNone).length]
  return `| ${name} | ${median('page')} | ${median('receipt')} | ${counts.join(' | ')} |`
}

async function walkOnce(world: World, { name, hand, options }: (typeof walkers)[number], way: Way, language: Language) {
  const links = await send(world, way.parties, language)
  const index = way.index ?? 0
  const context = await world.browser.newContext({ locale: languages[language].locale, ...options })
  const tab = await context.newPage()
  await tab.goto(`${world.baseUrl}/sign/#${links[index]}`)
  await tab.locator('canvas').first().waitFor()
  const place = folder && join(folder, `${name.replaceAll(/[^\w ]/g, '')} ${language}`, way.name)
  const walker = openWalker(tab, { hand, folder: place, isCut: WALKS_CUT === 'yes' })
  const others = async () => {
    for (const [each, token] of links.entries()) if (each !== index) await sign(world.baseUrl, token)
  }
  try {
    await way.walk(walker, texts[language] as (typeof texts)['EN'], others)
  } catch (error) {
    await walker.look('stuck')
    process.stderr.write(`${name}, ${way.name}: ${String(error)}\n`)
  }
  await context.close()
  return walker.seen.map((screen) => ({ ...screen, name: `${way.name}, ${screen.name}` }))
}

/** Sends an agreement to these parties, and returns the tokens of their links. */
async function send({ baseUrl, key }: World, parties: Way['parties'], language: Language): Promise<string[]> {
  const client = createClient({ baseUrl, apiKey: key })
  const file = new File([new Uint8Array(await demoPdf())], 'tenancy-agreement.pdf')
  const created = await client.POST('/api/v1/documents', { body: { file, title: 'Tenancy agreement', language } })
  const path = { id: created.data!.id }
  for (const [index, party] of parties.entries()) {
    const person = { firstName: ['Anna', 'Bo'][index]!, lastName: 'Lindqvist' }
    const contact = await client.POST('/api/v1/contacts', { body: person })
    const body = { contactId: contact.data!.id, role: 'SIGNER' as const, deliveryMethod: 'NONE' as const, ...party }
    await client.POST('/api/v1/documents/{id}/parties', { params: { path }, body })
  }
  await client.POST('/api/v1/documents/{id}/send', { params: { path } })
  const { data } = await client.GET('/api/v1/documents/{id}/parties', { params: { path } })
  return data!.parties.map(({ signingUrl }) => signingUrl!.split('#')[1]!)
}

async function sign(baseUrl: string, token: string): Promise<void> {
  const party = createClient({ baseUrl, apiKey: token })
  const { data } = await party.GET('/api/v1/signing-session')
  const body = { consentVersion: data!.consent!.version }
  const { error } = await party.POST('/api/v1/signing-session/sign', { body })
  if (error) throw new Error(`Signing answered ${error.status}: ${error.detail}`)
}

/** Milliseconds. */
interface Times {
  page: number
  receipt: number
}

/** Signs on a slow phone: from the opening of the link to the first page, and from the press on the last button to the receipt. */
async function time(world: World, options: BrowserContextOptions): Promise<Times> {
  const [token] = await send(world, [{ requiredSignature: 'CLICK_TO_SIGN' }], 'EN')
  const context = await world.browser.newContext({ locale: 'en-GB', ...options })
  const tab = await context.newPage()
  await slowDown(tab)
  const page = Promise.withResolvers<number>()
  await tab.exposeFunction('page', page.resolve)
  const receipt = Promise.withResolvers<number>()
  await tab.exposeFunction('receipt', receipt.resolve)
  await tab.addInitScript({ content: watch })
  await tab.goto(`${world.baseUrl}/sign/#${token}`)
  const first = await page.promise
  await tab.locator('canvas').first().waitFor()
  await tab.getByRole('checkbox').check()
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  const last = await receipt.promise
  await context.close()
  return { page: first, receipt: last }
}

/** Reports, after they were painted, the first page since the start of the navigation, and the receipt since the last press. */
const watch = `
  const isShown = (selector) => document.querySelector(selector)?.clientWidth > 0
  let pressed = 0
  addEventListener('click', () => (pressed = performance.now()), true)
  const follow = (selector, report) => {
    let isPainted = false
    const check = () => {
      if (isPainted) return report()
      isPainted = isShown(selector)
      requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  }
  follow('.pdf-page img, .pdf-page canvas', () => page(performance.now()))
  follow('.receipt', () => receipt(performance.now() - pressed))
`
