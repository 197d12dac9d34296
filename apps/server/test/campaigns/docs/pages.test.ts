import { expect, test } from 'vitest'
import { expectAccessible, guides, pages, requestsFromFolder, sample } from '../../browser/docs/pages.support.ts'
import { openBrowser } from '../../support/browser.ts'
import { startServer } from '../../support/server.ts'

const { baseUrl } = await startServer()
const browser = await openBrowser()
const tab = await browser.newPage({ bypassCSP: true })

test.each(guides.filter((guide) => !sample.includes(guide)))(
  '%s has no serious violation of axe, in both colours and on both widths, and fits a phone',
  async (guide) => {
    await expect(expectAccessible(tab, `${baseUrl}/docs/${guide}`)).resolves.toBeUndefined()
  },
)

test('no page sends a network request when it is opened from a folder', async () => {
  expect(await requestsFromFolder(browser, pages)).toEqual([])
})
