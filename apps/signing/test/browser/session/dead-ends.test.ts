import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screenshot } from '@paraph/testing/pages/screenshot.ts'
import {
  documentHasPlace,
  actAsPerson,
  confirmReading,
  desktop,
  expectTitle,
  holdNews,
  phone,
  pressSign,
  startPages,
  visit,
} from '@paraph/testing/pages/page.ts'

const { send, open, db, actAs, baseUrl } = await startPages()

const click = { requiredSignature: 'CLICK_TO_SIGN' } as const
const cancel = async ({ account, id }: Awaited<ReturnType<typeof send>>) =>
  account.client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'A mistake.' } })
const expectFocusOnTitle = async (tab: Page) => {
  await expect.poll(() => tab.evaluate('document.activeElement.tagName')).toBe('H1')
}

test('without a link, the page asks for it; an unknown link, a link that was cut and a text that is no link do not work, and replace the earlier link', async () => {
  const [first, second] = [await send(), await send(undefined, { title: 'Power of attorney' })]
  const { tab, faults } = await open(undefined, phone)
  await expectTitle(tab, 'Open the link in your message')
  await visit(tab, 'A'.repeat(64))
  await expectTitle(tab, 'This link does not work')
  expect(tab.url()).toBe(`${baseUrl}/sign/`)

  const token = await first.token()
  await visit(tab, token.slice(0, 43))
  await expectTitle(tab, 'This link is incomplete')
  await tab.getByText('Copy the whole link from the message').waitFor()
  await visit(tab, token)
  await tab.getByText('Tenancy agreement').first().waitFor()
  await visit(tab, await second.token())
  await tab.getByText('Power of attorney').first().waitFor()
  expect(await tab.getByText('Tenancy agreement').count()).toBe(0)
  expect(tab.url()).toBe(`${baseUrl}/sign/`)

  await visit(tab, '%20broken')
  await expectTitle(tab, 'This link does not work')
  await expectFocusOnTitle(tab)
  expect(await tab.getByText('Power of attorney').count()).toBe(0)
  expect(tab.url()).toBe(`${baseUrl}/sign/`)
  await tab.reload()
  await expectTitle(tab, 'This link does not work')
  await visit(tab, await first.token())
  await tab.getByText('Tenancy agreement').first().waitFor()
  // The same is true if the page is loaded with such a text.
  await tab.goto('about:blank')
  await tab.goto(`${baseUrl}/sign/#%F0%9F%92%A9`)
  await expectTitle(tab, 'This link does not work')
  expect(faults).toEqual([])
})

test('a document that is cancelled while a party reads it is shown no more, but who had signed it keeps the file and the receipt', async () => {
  const sent = await send([click, click])
  await actAs(sent.ids[1]!)
  const { tab, faults } = await open(await sent.token(), phone)
  await expectTitle(tab, /asks you to sign/)
  const release = await holdNews(tab)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await actAsPerson(tab)
  await expect.poll(async () => (await sent.party()).readStatus).toBe('OPENED')
  await cancel(sent)
  // A tap would scroll first. Then the page might report that the document was read, and learn of the cancellation from the answer to the report.
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).dispatchEvent('click')
  release()
  await expectTitle(tab, 'The sender has cancelled the document')
  await expectFocusOnTitle(tab)
  await tab.reload()
  await expectTitle(tab, 'The sender has cancelled the document')
  await tab.getByText('Tenancy agreement').first().waitFor()
  expect(await tab.locator('.reader').count()).toBe(0)
  await screenshot(tab, 'cancelled.phone')

  await visit(tab, await sent.token(1))
  await expectTitle(tab, 'The sender has cancelled the document')
  await tab.getByText('You had done your part, but the document does not take effect').waitFor()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await tab.getByRole('heading', { name: 'Receipt' }).waitFor()
  await screenshot(tab, 'cancelled-after-signing.phone')
  expect(faults).toEqual([])
})

test('who rejects gets a receipt with the reason, and a party that reads the document is told who has rejected it and why', async () => {
  const sent = await send([click, click])
  await db.updateTable('parties').set({ name: 'Bo Berg' }).where('id', '=', sent.ids[0]!).execute()
  const { tab: other, context, faults } = await open(await sent.token(1), phone)
  await expectTitle(other, /asks you to sign/)
  const release = await holdNews(other)
  const tab = await context.newPage()
  await tab.goto(`${baseUrl}/sign/#${await sent.token(0)}`)
  await documentHasPlace(tab)
  await tab.getByRole('button', { name: 'Reject…' }).first().tap()
  await tab.getByLabel('Reason (optional)').fill('The rent is wrong.')
  await tab.getByRole('button', { name: 'Reject', exact: true }).tap()
  await expectTitle(tab, 'You have rejected the document')
  const receipt = tab.locator('.receipt')
  await receipt.getByText('The rent is wrong.').waitFor()
  await receipt.getByText('I refuse to sign').waitFor()
  await screenshot(tab, 'rejected-by-me.phone')

  await other.bringToFront()
  await confirmReading(other)
  await other.getByRole('button', { name: 'Sign', exact: true }).dispatchEvent('click')
  release()
  await expectTitle(other, 'Bo Berg has rejected the document')
  await other.getByText('Reason from Bo Berg').waitFor()
  await other.locator('blockquote').getByText('The rent is wrong.').waitFor()
  expect(faults).toEqual([])
})

test('a party must read a changed statement before it signs, and has signed even if the answer is lost', async () => {
  const { account, id, ids, token } = await send([click])
  const { tab } = await open(await token(), phone)
  await tab.getByText('I am Anna Lindqvist, and').waitFor()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  const { response } = await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: ids[0]! } },
    body: { role: 'SIGNER', name: 'Anna Lind' },
  })
  expect(response.status).toBe(200)
  await pressSign(tab)
  await tab.getByText('The statement has changed.').waitFor()
  await tab.getByText('I am Anna Lind, and').waitFor()

  await tab.route('**/sign', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
})

test('if the server does not answer, the page loads by a button, or by itself when the line is back', async () => {
  const { token } = await send([click])
  const { tab } = await open(undefined, phone)
  const ways = [
    () => tab.getByRole('button', { name: 'Try again' }).tap(),
    () => tab.evaluate("dispatchEvent(new Event('online'))"),
  ]
  for (const way of ways) {
    await tab.route('**/api/**', (route) => route.abort())
    await visit(tab, await token())
    await expectTitle(tab, 'The document can’t be loaded now')
    await tab.unrouteAll()
    await way()
    await expectTitle(tab, /asks you to sign/)
  }
})

test('if the browser can not draw the document, the party can download it and go on', async () => {
  const { token } = await send([click])
  const { tab } = await open(undefined, desktop)
  const broken = { contentType: 'text/javascript', body: 'throw new Error("no worker")' }
  await tab.route('**/pdf.worker*', (route) => route.fulfill(broken))
  await visit(tab, await token())
  await tab.getByText('This browser can’t show the document.').waitFor()
  const download = tab.waitForEvent('download')
  await tab.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('agreement.pdf')
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
})
