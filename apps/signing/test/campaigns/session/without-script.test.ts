import { expect, onTestFinished, test } from 'vitest'
import { expectTitle, phone, startPages } from '@paraph/testing/pages/page.ts'
import { closeContext } from '@paraph/testing/pages/browser.ts'

const { baseUrl, newContext, send } = await startPages()

const widths = [360, 390, 1280]

/** The lightness of a colour, from 0 to 255. */
const lightness = (colour: string) => Math.max(...colour.match(/\d+/g)!.slice(0, 3).map(Number))

test.each(['sign', 'verify'] as const)(
  'without JavaScript, /%s/ has its style in both colours, and says in both languages what to do',
  async (page) => {
    const context = await newContext({ javaScriptEnabled: false })
    onTestFinished(() => closeContext(context))
    const tab = await context.newPage()
    await tab.goto(`${baseUrl}/${page}/`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme })
      for (const width of widths) {
        await tab.setViewportSize({ width, height: 740 })
        const text = await tab.locator('main').innerText()
        expect(text).toContain('This page needs JavaScript')
        expect(text).toContain('Sidan behöver JavaScript')
        expect(text).toMatch(/ask the (person|sender)/)
        expect(text).toMatch(/fråga (personen|avsändaren)/)
        expect(text, 'that is about other troubles').not.toMatch(/too old|could not be loaded|still loading/)
        expect(await tab.locator('section:visible [lang=sv], section[lang=sv]:visible').count()).toBe(1)
        const [background, font, excess] = (await tab.evaluate(`(() => {
          const { backgroundColor, fontFamily } = getComputedStyle(document.querySelector('section[lang=sv]'))
          return [backgroundColor, fontFamily, document.documentElement.scrollWidth - innerWidth]
        })()`)) as [string, string, number]
        expect(lightness(background) > 128).toBe(colorScheme === 'light')
        expect(font).toContain('system-ui')
        expect(excess).toBeLessThanOrEqual(0)
      }
    }
  },
)

/** Opens a page of which some files do not arrive, or are nothing that the browser can read. */
async function openBroken(path: string, files: RegExp, fault: 'aborted' | 'late' | 'unreadable' = 'aborted') {
  const context = await newContext({ ...phone, locale: 'en-GB' })
  onTestFinished(() => closeContext(context))
  const violations: string[] = []
  await context.exposeFunction('refused', (violation: string) => violations.push(violation))
  await context.addInitScript({
    content: "addEventListener('securitypolicyviolation', (v) => refused(`${v.effectiveDirective} ${v.blockedURI}`))",
  })
  const tab = await context.newPage()
  // While nothing arrives, the time passes only in the steps of the test.
  await tab.clock.install({ time: 0 })
  if (fault === 'late') await tab.clock.pauseAt(60_000)
  const line = { isBroken: true }
  await tab.route(files, (route) => {
    if (!line.isBroken) return route.fallback()
    if (fault === 'unreadable') return route.fulfill({ contentType: 'text/javascript', body: 'const = ?' })
    return fault === 'aborted' ? route.abort() : undefined
  })
  await tab.goto(baseUrl + path, { waitUntil: fault === 'late' ? 'commit' : 'load' })
  return { tab, line, violations }
}

test('if the program of the page does not arrive, the page says so, and loads again', async () => {
  const { token } = await send()
  const { tab, line, violations } = await openBroken(`/sign/#${await token()}`, /\/assets\/.*\.js/)
  const notice = tab.getByRole('heading', { name: 'The page could not be loaded' })
  const button = tab.getByRole('button', { name: 'Try again' })
  await notice.waitFor()
  await tab.getByRole('heading', { name: 'Sidan kunde inte läsas in' }).waitFor()
  await tab.clock.runFor(10_000)
  expect(await tab.getByText('too old').isVisible()).toBe(false)
  // Offline, the browser would replace the page with an error of its own.
  await tab.context().setOffline(true)
  await tab.evaluate('window.isSame = true')
  const failed = tab.waitForEvent('requestfailed')
  await button.tap()
  await failed
  await notice.waitFor()
  expect(await tab.evaluate('window.isSame')).toBe(true)
  line.isBroken = false
  await tab.context().setOffline(false)
  await expectTitle(tab, /asks you to sign/)

  line.isBroken = true
  await tab.reload()
  await notice.waitFor()
  line.isBroken = false
  await button.tap()
  await expectTitle(tab, /asks you to sign/)
  expect(violations).toEqual([])
})

test('a style sheet that does not arrive is loaded again, and what the party has begun stays', async () => {
  const { tab, line } = await openBroken('/sign/', /\.css/)
  await expectTitle(tab, 'Open the link in your message')
  const isStyled = () => tab.evaluate("getComputedStyle(document.querySelector('.card')).borderTopStyle === 'solid'")
  expect(await isStyled()).toBe(false)
  await tab.evaluate('window.isSame = true')
  line.isBroken = false
  await tab.clock.runFor(5_000)
  await expect.poll(isStyled).toBe(true)
  expect(await tab.evaluate('window.isSame')).toBe(true)
})

test.each(['sign', 'verify'])(
  'while /%s/ loads slowly, it says so after some seconds, and does not blame the browser',
  async (page) => {
    const { tab } = await openBroken(`/${page}/`, /\.js/, 'late')
    const notice = tab.getByText('The page is still loading')
    await notice.waitFor({ state: 'attached' })
    await tab.clock.runFor(3_000)
    expect(await notice.isVisible()).toBe(false)
    await tab.clock.runFor(2_000)
    expect(await notice.isVisible()).toBe(true)
    expect(await tab.getByText('too old').isVisible()).toBe(false)
    await tab.context().close()
  },
)

test('a browser that can not read the program of the page is called too old', async () => {
  const { tab } = await openBroken('/verify/', /\.js/, 'unreadable')
  await tab.clock.runFor(5_000)
  await tab.getByRole('heading', { name: 'This browser is too old for the page' }).waitFor()
  expect(await tab.getByRole('button', { name: 'Try again' }).isVisible()).toBe(false)
})
