import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { seriousViolations } from '../../support/axe.ts'
import { openBrowser } from '../../support/browser.ts'
import { throughGate } from '../../support/gate.ts'

/** Runs as `npm run mail:preview` does. */
const { preview, said } = await throughGate(async () => {
  const preview = spawn(process.execPath, [join(import.meta.dirname, '../../../dev/preview.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(preview.stdout, 'data')
  return { preview, said: String(said) }
})
const exited = once(preview, 'exit')
const [address] = /http:\/\/localhost:\d+/.exec(said)!
const browser = await openBrowser()

afterAll(async () => {
  preview.kill('SIGINT')
  await exited
})

test('a message is shown in both languages, on a phone and on a desktop, in light and dark colours, as text and as SMS', async () => {
  const tab = await browser.newPage()
  await tab.goto(address)
  await tab.getByRole('link', { name: 'your turn: realistic' }).click()
  await tab.getByRole('heading', { name: 'your turn: realistic' }).waitFor()
  for (const [language, sentence] of [
    ['English', 'It is now your turn to sign'],
    ['Swedish', 'Nu är det din tur att skriva under'],
  ] as const) {
    for (const device of ['phone', 'desktop']) {
      for (const colors of ['light', 'dark']) {
        const title = `${language}, ${device}, ${colors}`
        const mail = tab.frameLocator(`iframe[title="${title}"]`)
        await mail.getByRole('heading', { name: sentence }).waitFor()
        const frame = await (await tab.locator(`iframe[title="${title}"]`).elementHandle())!.contentFrame()
        const background = 'getComputedStyle(document.querySelector(".card")).backgroundColor'
        expect(await frame!.evaluate(background)).toBe(colors === 'dark' ? 'rgb(28, 36, 34)' : 'rgb(255, 255, 255)')
        const width = Number(await frame!.evaluate('innerWidth'))
        expect(width === 360).toBe(device === 'phone')
        // The frame shows the whole mail.
        await expect.poll(() => frame!.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0)
      }
    }
    const section = tab.getByRole('region', { name: language })
    expect(await section.locator('pre').first().textContent()).toContain(sentence)
    expect(await section.getByText('SMS, one part').count()).toBe(1)
  }
  await tab.close()
})

test.each(['light', 'dark'] as const)(
  'axe finds nothing serious in the page in %s colours, and the page fits a phone',
  async (colorScheme) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 360, height: 740 }, bypassCSP: true })
    const tab = await context.newPage()
    await tab.goto(`${address}/#invitation-very-long`)
    await tab.getByRole('heading', { name: 'invitation: very long' }).waitFor()
    expect(await seriousViolations(tab)).toEqual([])
    expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(360)
    await context.close()
  },
)

test('the page updates when the source of the messages changes', async () => {
  const tab = await browser.newPage()
  await tab.goto(address)
  await tab.getByRole('heading', { name: 'invitation: realistic' }).waitFor()
  const [answer] = await Promise.all([
    tab.waitForResponse(`${address}/cases`),
    utimes(join(import.meta.dirname, '../../../dev/letters.ts'), new Date(), new Date()),
  ])
  expect(answer.status()).toBe(200)
  await tab.close()
})
