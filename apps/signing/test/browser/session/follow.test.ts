import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { click, desktop, expectTitle, phone, pressSign, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open, seal } = await startPages()

async function download(tab: Page, name: string) {
  const started = tab.waitForEvent('download')
  await tab.getByRole('button', { name, exact: true }).click()
  const file = await started
  const sha256 = createHash('sha256')
    .update(await readFile(await file.path()))
    .digest('hex')
  return { name: file.suggestedFilename(), sha256 }
}

test('the last party sees the end, and the page shows and downloads the sealed file', async () => {
  const { token, id, account } = await send()
  const { tab } = await open(await token(), desktop)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(await tab.getByText('Sealed PDF', { exact: true }).count()).toBe(0)
  await seal(id)
  await expectTitle(tab, 'The document is complete')
  await tab.getByText('Sealed PDF', { exact: true }).waitFor()
  const { data } = await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
  const pick = ({ name, sha256 }: { name: string; sha256: string }) => ({ name, sha256 })
  const { pages } = data!.sealedFile!
  expect(pages).toBeGreaterThan(3)
  await expect.poll(() => tab.locator('.pdf-page').count()).toBe(pages)
  await tab.getByRole('button', { name: 'The signatures: from page 4' }).click()
  await expect.poll(() => tab.evaluate('document.activeElement.dataset.page')).toBe('4')
  await tab.locator('.pdf-page').last().scrollIntoViewIfNeeded()
  await tab.locator('.pdf-page').last().locator('canvas').first().waitFor()
  await tab.evaluate('scrollTo({ top: 0 })')
  // Then the bar with a button of the same name is gone.
  await expect.poll(() => tab.getByRole('button', { name: 'Download the sealed PDF' }).count()).toBe(1)
  expect(await download(tab, 'Download the sealed PDF')).toEqual(pick(data!.sealedFile!))
  expect(await download(tab, 'Download')).toEqual(pick(data!.sealedFile!))
  expect(await download(tab, 'Download the original PDF, without signatures')).toEqual(pick(data!.file))
})

test('if a document ends or a party is removed, its page says so soon, and at once when the party acts', async () => {
  const { tab } = await open(undefined, phone)
  await tab.clock.install()
  const isLook = (request: Request) => request.method() === 'GET' && request.url().endsWith('/signing-session')
  let looks = 0
  tab.on('requestfinished', (request) => void (isLook(request) && looks++))
  const sign = tab.getByRole('button', { name: 'Sign', exact: true })
  const begin = async () => {
    const sent = await send([click, click])
    await visit(tab, await sent.token())
    await expectTitle(tab, /asks you to sign/)
    await sign.waitFor()
    const before = looks
    // Two looks, after which it waits for 7.5 seconds.
    for (const count of [1, 2]) {
      await tab.clock.runFor(5_000)
      await expect.poll(() => looks).toBe(before + count)
    }
    // From now on, the time of the page passes only in the steps of this test.
    await tab.clock.pauseAt(Number(await tab.evaluate('Date.now()')) + 500)
    return sent
  }
  await (await begin()).cancel()
  await tab.clock.runFor(15_000)
  await tab.clock.resume()
  await expectTitle(tab, 'The sender has cancelled the document')
  expect(await sign.count()).toBe(0)

  const sent = await begin()
  await sent.expire()
  const before = looks
  await tab.clock.runFor(5_500)
  await tab.evaluate('document.title')
  expect(looks, 'it has not looked again').toBe(before)
  await tab.keyboard.press('Shift')
  await expectTitle(tab, 'The document has expired')
  expect(await sign.count()).toBe(0)

  // A party that was removed has no session any more, only an error.
  await tab.clock.resume()
  const { account, id, ids } = await begin()
  const params = { path: { id, partyId: ids[0]! } }
  await account.client.DELETE('/api/v1/documents/{id}/parties/{partyId}', { params })
  await tab.clock.runFor(15_000)
  await expectTitle(tab, 'You no longer take part')
  expect(await sign.count()).toBe(0)
})
