import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  actAsPerson,
  click,
  confirmReading,
  desktop,
  documentHasPlace,
  expectTitle,
  holdNews,
  phone,
  pressSign,
  startPages,
  visit,
} from '@paraph/testing/pages/page.ts'

const { send, open, db, actAs, baseUrl } = await startPages()

const expectFocusOnTitle = async (tab: Page) => {
  await expect.poll(() => tab.evaluate('document.activeElement.tagName')).toBe('H1')
}

test('a link that is missing, unknown, cut or no link says so, and replaces the earlier link', async () => {
  const [first, second] = [await send(), await send(undefined, { title: 'Power of attorney' })]
  const { tab } = await open(undefined, phone)
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
  // An answer that stops the drawing of the page leaves no empty page.
  const withoutParties = async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), parties: null } })
  }
  await tab.route('**/api/v1/signing-session', withoutParties, { times: 1 })
  await visit(tab, await first.token())
  await expectTitle(tab, 'This page cannot be shown')
  await tab.getByRole('button', { name: 'Load the page again' }).click()
  await tab.getByText('Tenancy agreement').first().waitFor()
  // The same is true if the page is loaded with such a text.
  await tab.goto('about:blank')
  await tab.goto(`${baseUrl}/sign/#%F0%9F%92%A9`)
  await expectTitle(tab, 'This link does not work')

  // If the server does not answer, the page has a button that tries again. It also tries again when the connection returns.
  const ways = [
    () => tab.getByRole('button', { name: 'Try again' }).tap(),
    () => tab.evaluate("dispatchEvent(new Event('online'))"),
  ]
  for (const way of ways) {
    await tab.route('**/api/**', (route) => route.abort())
    await visit(tab, await second.token())
    await expectTitle(tab, 'The document can’t be loaded now')
    await tab.unrouteAll()
    await way()
    await expectTitle(tab, /asks you to sign/)
  }
})

test('a document that can not be drawn is signed too, and a changed statement must be read', async () => {
  const { tab } = await open(undefined, phone)
  // If the browser can't draw the document, the party can download it and go on.
  const broken = { contentType: 'text/javascript', body: 'throw new Error("no worker")' }
  await tab.route('**/pdf.worker*', (route) => route.fulfill(broken))
  await visit(tab, await (await send()).token())
  await tab.getByText('This browser can’t show the document.').waitFor()
  const download = tab.waitForEvent('download')
  await tab.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('agreement.pdf')
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')

  // A party must read a changed statement before it signs, and has signed even if the answer is lost.
  const { account, id, ids, token } = await send()
  await visit(tab, await token())
  await tab.getByText('I am Anna Lindqvist, and').waitFor()
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

test('a cancelled document is shown no more, but who had signed it keeps the file', async () => {
  const sent = await send([click, click])
  await actAs(sent.ids[1]!)
  const { tab } = await open(await sent.token(), phone)
  await expectTitle(tab, /asks you to sign/)
  const release = await holdNews(tab)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await actAsPerson(tab)
  await expect.poll(async () => (await sent.party()).readStatus).toBe('OPENED')
  await sent.cancel()
  // The page must learn of the cancellation from the answer to the signature. Otherwise it is news for the party, which moves no focus.
  await tab.route('**/signing-session/reading', (route) => route.abort())
  const refused = tab.waitForResponse('**/signing-session/sign')
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).dispatchEvent('click')
  await refused
  release()
  await expectTitle(tab, 'The sender has cancelled the document')
  await expectFocusOnTitle(tab)
  await tab.reload()
  await expectTitle(tab, 'The sender has cancelled the document')
  await tab.getByText('Tenancy agreement').first().waitFor()
  expect(await tab.locator('.reader').count()).toBe(0)

  await visit(tab, await sent.token(1))
  await expectTitle(tab, 'The sender has cancelled the document')
  await tab.getByText('You had done your part, but the document does not take effect').waitFor()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await tab.getByRole('heading', { name: 'Receipt' }).waitFor()
})

test('who rejects gets a receipt with the reason, and another party is told who has rejected and why', async () => {
  const sent = await send([click, click], { redirectUrl: 'https://bücher.example:8443/' })
  await db.updateTable('parties').set({ name: 'Bo Berg' }).where('id', '=', sent.ids[0]!).execute()
  const { tab: other, context } = await open(await sent.token(1), phone)
  await expectTitle(other, /asks you to sign/)
  const release = await holdNews(other)
  const tab = await context.newPage()
  await tab.goto(`${baseUrl}/sign/#${await sent.token(0)}`)
  await documentHasPlace(tab)
  const reject = tab.getByRole('button', { name: 'Reject…' })
  // On a phone, the first one is above the document, and the second one below it.
  const [top, document] = [await reject.first().boundingBox(), await tab.locator('.reader').boundingBox()]
  expect(top!.y).toBeLessThan(document!.y)
  expect(await reject.count()).toBe(2)
  await tab.setViewportSize(desktop.viewport!)
  await expect.poll(() => reject.count(), { message: 'the panel stands beside the document' }).toBe(1)
  await tab.setViewportSize(phone.viewport!)
  await reject.first().tap()
  await tab.getByText('The document then ends for all parties.').waitFor()
  await tab.getByRole('button', { name: 'Back' }).tap()
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
  await reject.first().tap()
  await tab.getByLabel('Reason (optional)').fill('The rent is wrong.')
  await tab.getByRole('button', { name: 'Reject', exact: true }).tap()
  await expectTitle(tab, 'You have rejected the document')
  const receipt = tab.locator('.receipt')
  await receipt.getByText('The rent is wrong.').waitFor()
  await receipt.getByText('I refuse to sign').waitFor()
  const { data } = (await sent.events()).find(({ type }) => type === 'party.rejected')!
  expect(data).toMatchObject({ reason: 'The rent is wrong.', consentVersion: expect.any(String) })
  expect(data.statement).toMatch(/By selecting “Reject”, I refuse to sign “Tenancy agreement”/)
  // A host outside ASCII is shown as Punycode.
  const link = tab.getByRole('link', { name: 'Continue to xn--bcher-kva.example:8443' })
  expect(await link.getAttribute('href')).toBe('https://bücher.example:8443/')

  await other.bringToFront()
  await confirmReading(other)
  await other.getByRole('button', { name: 'Sign', exact: true }).dispatchEvent('click')
  release()
  await expectTitle(other, 'Bo Berg has rejected the document')
  await other.getByText('Reason from Bo Berg').waitFor()
  await other.locator('blockquote').getByText('The rent is wrong.').waitFor()
})
