import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kinds, languages, previewCases } from '../../dev/letters.ts'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import { openBrowser } from '@paraph/testing/pages/browser.ts'

const cases = previewCases()
const browser = await openBrowser()
const tab = await browser.newPage({ viewport: { width: 360, height: 740 } })

const background = () => tab.evaluate('getComputedStyle(document.querySelector(".card")).backgroundColor')

test.each(kinds)('%s can be read and used on a phone, in both languages and colours', async (kind) => {
  for (const { variant, rendered } of cases.filter((each) => each.kind === kind)) {
    for (const language of languages) {
      await tab.setContent(rendered[language].html)
      // Gmail keeps only the element with the role.
      const [width, lang, kept, lowest] = await tab.evaluate<[number, string, string, number]>(`[
        document.documentElement.scrollWidth,
        document.documentElement.lang,
        document.querySelector('[role=article]').lang,
        Math.min(...Array.from(document.querySelectorAll('.button a'), (button) => button.getBoundingClientRect().height)),
      ]`)
      expect([variant, width]).toEqual([variant, 360])
      expect([lang, kept]).toEqual([language.toLowerCase(), language.toLowerCase()])
      expect(lowest).toBeGreaterThanOrEqual(44)
      // The design is the same for all variants and languages, and axe is slow.
      if (variant !== 'realistic') continue
      const colorScheme = language === 'EN' ? 'light' : 'dark'
      await tab.emulateMedia({ colorScheme })
      expect(await background()).toBe(colorScheme === 'dark' ? 'rgb(28, 36, 34)' : 'rgb(255, 255, 255)')
      expect(await seriousViolations(tab)).toEqual([])
    }
  }
})

/** What a person sees of each element: its place, its colours, its letters and its edges. */
const look = (page: Page) =>
  page.evaluate<string[]>(`Array.from(document.body.querySelectorAll('*'), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const seen = ['color', 'backgroundColor', 'backgroundImage', 'font', 'textDecoration', 'letterSpacing', 'border', 'borderRadius', 'boxShadow', 'opacity', 'visibility', 'display']
    return [element.tagName, x, y, width, height, ...seen.map((property) => style[property])].join('|')
  })`)

test('a mail looks the same in light colours without its style sheet, which some mail programs drop', async () => {
  await tab.emulateMedia({ colorScheme: 'light' })
  for (const { rendered } of cases.filter(({ variant }) => variant === 'realistic')) {
    await tab.setContent(rendered.EN.html)
    const whole = await look(tab)
    await tab.setContent(rendered.EN.html.replaceAll(/<style>[^]*?<\/style>/g, ''))
    expect(await look(tab)).toEqual(whole)
  }
})
