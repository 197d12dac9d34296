import { expect, test } from 'vitest'
import { kinds, languages, previewCases } from '../../dev/letters.ts'
import { seriousViolations } from '../support/axe.ts'
import { openBrowser } from '../support/browser.ts'

const cases = previewCases()
const browser = await openBrowser()

test.each(
  kinds.flatMap((kind) =>
    languages.flatMap((language) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ kind, language, colorScheme })),
    ),
  ),
)(
  '$kind in $language can be read and used on a phone in $colorScheme colours',
  async ({ kind, language, colorScheme }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 740 } })
    const tab = await context.newPage()
    for (const { variant, rendered } of cases.filter((each) => each.kind === kind)) {
      await tab.setContent(rendered[language].html)
      // The design is the same for all variants, and axe is slow.
      const violations = variant === 'realistic' ? await seriousViolations(tab) : []
      expect(violations).toEqual([])
      expect([variant, await tab.evaluate('document.documentElement.scrollWidth')]).toEqual([variant, 360])
      expect(await tab.evaluate('document.documentElement.lang')).toBe(language.toLowerCase())
      // Gmail keeps only this element.
      expect(await tab.locator('[role=article]').getAttribute('lang')).toBe(language.toLowerCase())
      for (const button of await tab.locator('.button a').all())
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      const background = await tab.evaluate('getComputedStyle(document.querySelector(".card")).backgroundColor')
      expect(background).toBe(colorScheme === 'dark' ? 'rgb(28, 36, 34)' : 'rgb(255, 255, 255)')
    }
    await context.close()
  },
)

test('a mail looks the same in light colours without its style sheet, which some mail programs drop', async () => {
  const tab = await browser.newPage({ colorScheme: 'light', viewport: { width: 360, height: 740 } })
  for (const { rendered } of cases.filter(({ variant }) => variant === 'realistic')) {
    await tab.setContent(rendered.EN.html)
    const whole = await tab.screenshot({ fullPage: true })
    await tab.setContent(rendered.EN.html.replaceAll(/<style>[^]*?<\/style>/g, ''))
    expect((await tab.screenshot({ fullPage: true })).equals(whole)).toBe(true)
  }
})
