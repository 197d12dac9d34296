import { expect, onTestFinished, test } from 'vitest'
import { screenshot } from '../../support/screenshot.ts'
import { phone, startPages } from './page.support.ts'

const { baseUrl, newContext } = await startPages()

const widths = [360, 390, 1280]

/** The lightness of a colour, from 0 to 255. */
const lightness = (colour: string) => Math.max(...colour.match(/\d+/g)!.slice(0, 3).map(Number))

test.each(['sign', 'verify'] as const)(
  'without JavaScript, /%s/ has its style in both colours, and says in both languages what to do',
  async (page) => {
    const context = await newContext({ javaScriptEnabled: false })
    onTestFinished(() => context.close())
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
        // That is about browsers which are too old.
        expect(text).not.toContain('If this text stays')
        expect(await tab.locator('section:visible [lang=sv], section[lang=sv]:visible').count()).toBe(1)
        const [background, font, excess] = (await tab.evaluate(`(() => {
          const { backgroundColor, fontFamily } = getComputedStyle(document.querySelector('section[lang=sv]'))
          return [backgroundColor, fontFamily, document.documentElement.scrollWidth - innerWidth]
        })()`)) as [string, string, number]
        expect(lightness(background) > 128).toBe(colorScheme === 'light')
        expect(font).toContain('system-ui')
        expect(excess).toBeLessThanOrEqual(0)
        await screenshot(tab, `signing-page/without-script-${page}.${width}.${colorScheme}`)
      }
    }
  },
)

test('while the page loads slowly, it does not blame the browser at once', async () => {
  const context = await newContext({ ...phone, locale: 'en-GB' })
  onTestFinished(() => context.close())
  const tab = await context.newPage()
  await tab.route('**/assets/*.js', () => {})
  await tab.goto(`${baseUrl}/sign/`, { waitUntil: 'commit' })
  const notice = tab.getByText('If this text stays')
  await notice.waitFor({ state: 'attached' })
  // The test sets the time of the animation, because on a busy machine the real time may be over.
  const showAfter = (milliseconds: number) =>
    notice.evaluate((text, at) => {
      const [animation] = text.parentElement!.getAnimations()
      animation!.pause()
      animation!.currentTime = at
    }, milliseconds)
  await showAfter(3_900)
  expect(await notice.isVisible()).toBe(false)
  await showAfter(4_300)
  expect(await notice.isVisible()).toBe(true)
  await context.close()
})
