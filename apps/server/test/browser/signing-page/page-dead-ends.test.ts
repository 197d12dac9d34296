import { expect, test } from 'vitest'
import { screenshot } from '../../support/screenshot.ts'
import { desktop, phone, startPages, title, expectTitle, pressSign, confirmReading } from './page.support.ts'

const { send, open, db, actAs, linkOf, baseUrl } = await startPages()

const click = { requiredSignature: 'CLICK_TO_SIGN' } as const
const cancel = async ({ account, id }: Awaited<ReturnType<typeof send>>) =>
  account.client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'A mistake.' } })

test('without a link, the page asks for the link in the message', async () => {
  const { tab, faults } = await open(undefined, phone)
  await expectTitle(tab, 'Open the link in your message')
  expect(faults).toEqual([])
})

test('an unknown link, and text that is no link, do not work', async () => {
  const { tab, faults } = await open('A'.repeat(64), phone)
  await expectTitle(tab, 'This link does not work')
  expect(tab.url()).toBe(`${baseUrl}/sign/`)
  await tab.goto('about:blank')
  await tab.goto(`${baseUrl}/sign/#%F0%9F%92%A9`)
  await expect.poll(() => title(tab)).toMatch(/This link does not work/)
  expect(faults).toEqual([])
})

test('in the same tab, another link or a text that is no link replaces the first link', async () => {
  const [first, second] = [await send(), await send(undefined, { title: 'Power of attorney' })]
  const { tab, faults } = await open(await first.token())
  await tab.getByText('Tenancy agreement').first().waitFor()
  await tab.evaluate(`location.hash = '${await second.token()}'`)
  await tab.getByText('Power of attorney').first().waitFor()
  expect(await tab.getByText('Tenancy agreement').count()).toBe(0)
  expect(tab.url()).toBe(`${baseUrl}/sign/`)

  await tab.evaluate(`location.hash = '%20broken'`)
  await expectTitle(tab, 'This link does not work')
  await expect.poll(() => tab.evaluate('document.activeElement.tagName')).toBe('H1')
  expect(await tab.getByText('Power of attorney').count()).toBe(0)
  expect(tab.url()).toBe(`${baseUrl}/sign/`)
  await tab.reload()
  await expectTitle(tab, 'This link does not work')
  await tab.goto(`${baseUrl}/sign/#${await first.token()}`)
  await tab.getByText('Tenancy agreement').first().waitFor()
  await tab.goto('about:blank')
  await tab.goto(`${baseUrl}/sign/#%20broken`)
  await expectTitle(tab, 'This link does not work')
  expect(faults).toEqual([])
})

test('each tab keeps its own link, and the back button does not lead back into signing', async () => {
  const [first, second] = [await send([click]), await send([click], { title: 'Power of attorney' })]
  const { tab, context, faults } = await open(await first.token())
  const other = await context.newPage()
  await other.goto(`${baseUrl}/sign/#${await second.token()}`)
  await other.getByText('Power of attorney').first().waitFor()
  await tab.reload()
  await tab.getByText('Tenancy agreement').first().waitFor()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await tab.goto('about:blank')
  await tab.goBack()
  await expectTitle(tab, 'You have signed')
  expect(await tab.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0)
  expect((await second.party()).signingStatus).toBe('NOT_SIGNED')
  expect(faults).toEqual([])
})

test('of two tabs with the same link, the second learns that the party has signed in the first', async () => {
  const { token, events } = await send([click, click])
  const { tab, context } = await open(await token())
  const other = await context.newPage()
  await other.goto(`${baseUrl}/sign/#${await token()}`)
  await expectTitle(other, /asks you to sign/)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await pressSign(other)
  await expectTitle(other, 'You have signed')
  await other.getByRole('heading', { name: 'Receipt' }).waitFor()
  expect((await events()).filter(({ type }) => type === 'party.signed')).toHaveLength(1)
})

test('the page says that the document was cancelled, also if that happens while the party reads', async () => {
  const sent = await send()
  const { tab, faults } = await open(await sent.token(), phone)
  await expectTitle(tab, /asks you to sign/)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await expect.poll(async () => (await sent.party()).readStatus).toBe('OPENED')
  await cancel(sent)
  // A tap scrolls first. Then the page may report that the document was read, and the answer to that tells of the cancellation too.
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).dispatchEvent('click')
  await expectTitle(tab, 'The sender has cancelled the document')
  await expect.poll(() => tab.evaluate('document.activeElement.tagName')).toBe('H1')
  await tab.reload()
  await expectTitle(tab, 'The sender has cancelled the document')
  expect(faults).toEqual([])
})

test.each([phone, desktop])(
  'a party that had signed a cancelled document keeps its receipt and the file, and reads the reason',
  async (screen) => {
    const sent = await send([click, click])
    await actAs(sent.ids[0]!)
    await cancel(sent)
    const { tab, faults } = await open(await sent.token(0), screen)
    await expectTitle(tab, 'The sender has cancelled the document')
    await tab.getByText('You had done your part, but the document does not take effect').waitFor()
    await tab.getByText('This is page 1 of the agreement').waitFor()
    await tab.getByRole('heading', { name: 'Receipt' }).waitFor()

    const { tab: other } = await open(await sent.token(1), screen)
    await expectTitle(other, 'The sender has cancelled the document')
    await other.getByText('Tenancy agreement').first().waitFor()
    expect(await other.locator('.reader').count()).toBe(0)
    await screenshot(tab, `cancelled-after-signing.${screen === phone ? 'phone' : 'desktop'}`)
    await screenshot(other, `cancelled.${screen === phone ? 'phone' : 'desktop'}`)
    expect(faults).toEqual([])
  },
)

test('the page says where to ask the sender, with the title as the subject', async () => {
  const sent = await send([{ twoStepVerification: 'EMAIL_BEFORE_SIGNING' }, click], { title: 'Lease & annex?' })
  const body = { contactEmail: 'avtal@example.com', contactPhone: '+46701740605' }
  await sent.account.client.PATCH('/api/v1/account', { body })
  const { tab: unverified } = await open(await sent.token(0), phone)
  const mail = unverified.getByRole('link', { name: 'avtal@example.com' })
  await mail.waitFor()
  expect(await mail.getAttribute('href'), 'the title is not known yet').toBe('mailto:avtal@example.com')
  const { tab } = await open(await sent.token(1), phone)
  const link = tab.getByRole('link', { name: 'avtal@example.com' })
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('mailto:avtal@example.com?subject=Lease%20%26%20annex%3F')
  expect(await tab.getByRole('link', { name: '+46701740605' }).getAttribute('href')).toBe('tel:+46701740605')
})

test('who rejects gets a receipt with the reason, and the others read the reason', async () => {
  const sent = await send([click, click])
  const { tab, faults } = await open(await sent.token(0), phone)
  await tab.getByRole('button', { name: 'Reject…' }).tap()
  await tab.getByLabel('Reason (optional)').fill('The rent is wrong.')
  await tab.getByRole('button', { name: 'Reject', exact: true }).tap()
  await expectTitle(tab, 'You have rejected the document')
  const receipt = tab.locator('.receipt')
  await receipt.getByText('The rent is wrong.').waitFor()
  await receipt.getByText('I refuse to sign').waitFor()
  const { tab: other } = await open(await sent.token(1), phone)
  await other.getByText('Reason from Anna Lindqvist').waitFor()
  await other.locator('blockquote').getByText('The rent is wrong.').waitFor()
  await screenshot(tab, 'rejected-by-me.phone')
  expect(faults).toEqual([])
})

test('the page says that the document has expired', async () => {
  const { id, token } = await send()
  await db
    .updateTable('documents')
    .set({ expires_at: new Date(0).toISOString() })
    .where('id', '=', id)
    .execute()
  const { tab } = await open(await token(), phone)
  await expectTitle(tab, 'The document has expired')
})

test('a party that must wait reads the document, and acts when it is its turn', async () => {
  const { token, ids, party } = await send([
    { ...click, signingOrder: 1 },
    { ...click, signingOrder: 2 },
  ])
  const { tab, faults } = await open(await token(1))
  await expectTitle(tab, 'It is not your turn yet')
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await expect.poll(async () => (await party(1)).readStatus).toBe('OPENED')
  expect(await tab.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0)
  await actAs(ids[0]!)
  await expectTitle(tab, /asks you to sign/)
  expect(faults).toEqual([])
})

test('an organizer follows the document', async () => {
  const { token } = await send([click, { role: 'ORGANIZER', requiredSignature: 'NONE' }])
  const { tab } = await open(await token(1))
  await expectTitle(tab, 'You follow this document')
  await tab.getByText('This is page 1 of the agreement').waitFor()
  expect(await tab.getByRole('button', { name: 'Reject…' }).count()).toBe(0)
})

test('a party that has signed sees its receipt, and later that the document is complete', async () => {
  const { id, token, ids } = await send([click, click])
  await actAs(ids[0]!)
  const { tab, faults } = await open(await token())
  await expectTitle(tab, 'You have signed')
  await tab.getByRole('heading', { name: 'Receipt' }).waitFor()
  await db.updateTable('documents').set({ status: 'COMPLETED' }).where('id', '=', id).execute()
  await tab.reload()
  await expectTitle(tab, 'The document is complete')
  await tab.getByRole('heading', { name: 'Receipt' }).waitFor()
  expect(faults).toEqual([])
})

test('of two parties with the same name, the page calls only its own party you', async () => {
  const { token, ids } = await send([click, click, click])
  await actAs(ids[0]!)
  const { tab } = await open(await token(1), phone)
  const you = tab.locator('.participants li', { hasText: '(you)' })
  await expectTitle(tab, /asks you to sign/)
  expect(await you.allInnerTexts()).toEqual([expect.stringContaining('Not done yet')])
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(await you.count()).toBe(1)
  const rows = await tab.locator('.participants li').allInnerTexts()
  expect(rows.findIndex((row) => row.includes('(you)'))).toBe(1)
})

test('the page promises a message about the end only if the link came in a message', async () => {
  const { token, ids, events } = await send([click, { ...click, deliveryMethod: 'NONE' }, click])
  const { tab } = await open(await token(), phone)
  await pressSign(tab)
  await tab.getByText('This page shows when the document is complete, and you get a message.').waitFor()
  const { tab: other, faults } = await open(await linkOf(ids[1]!, 'API'), phone)
  await pressSign(other)
  await other.getByText('download the document later with the same link.').waitFor()
  expect(await other.getByText('you get a message').count()).toBe(0)
  expect((await events()).filter(({ type }) => type === 'party.signed')).toHaveLength(2)
  expect(faults).toEqual([])
})

test('if another party rejects the document while a party reads it, the page says who rejected it', async () => {
  const { token, ids } = await send([click, click])
  await db.updateTable('parties').set({ name: 'Bo Berg' }).where('id', '=', ids[1]!).execute()
  const { tab } = await open(await token())
  await expectTitle(tab, /asks you to sign/)
  await actAs(ids[1]!, { type: 'REJECTED', reason: null })
  await pressSign(tab)
  await expectTitle(tab, 'Bo Berg has rejected the document')
})

test('if the statement changes while the party reads, the party must read it again', async () => {
  const { account, id, ids, token } = await send([click])
  const { tab } = await open(await token())
  await tab.getByText('I am Anna Lindqvist, and').waitFor()
  const { response } = await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: ids[0]! } },
    body: { role: 'SIGNER', name: 'Anna Lind' },
  })
  expect(response.status).toBe(200)
  await pressSign(tab)
  await tab.getByText('The statement has changed.').waitFor()
  await tab.getByText('I am Anna Lind, and').waitFor()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
})

test('if the answer to the signature is lost, the page finds out that the party has signed', async () => {
  const { token } = await send([click])
  const { tab } = await open(await token(), phone)
  await tab.route('**/sign', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
})

test('offline, the page says that it does not know if the party has signed, and the party signs later', async () => {
  const { token, party } = await send([click])
  const { tab, context } = await open(await token(), phone)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await context.setOffline(true)
  await pressSign(tab)
  await tab.getByText('so we can’t tell if it worked').waitFor()
  expect((await party()).signingStatus).toBe('NOT_SIGNED')
  await context.setOffline(false)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
})

test('if the server does not answer, the page offers to try again', async () => {
  const { token } = await send([click])
  const { tab } = await open(undefined, phone)
  await tab.route('**/api/**', (route) => route.abort())
  await tab.goto(`${tab.url()}#${await token()}`)
  await expectTitle(tab, 'The document can’t be loaded now')
  await tab.unrouteAll()
  await tab.getByRole('button', { name: 'Try again' }).tap()
  await expectTitle(tab, /asks you to sign/)
})

test('if the browser can not draw the document, the party can download it and go on', async () => {
  const { token } = await send([click])
  const { tab } = await open(undefined, desktop)
  const broken = { contentType: 'text/javascript', body: 'throw new Error("no worker")' }
  await tab.route('**/pdf.worker*', (route) => route.fulfill(broken))
  await tab.goto(`${tab.url()}#${await token()}`)
  await tab.getByText('This browser can’t show the document.').waitFor()
  const download = tab.waitForEvent('download')
  await tab.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('agreement.pdf')
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
})

test('a person reports that the link is not for them, and the tab forgets the link', async () => {
  const { token, events, party } = await send([click])
  const { tab, faults } = await open(await token(), phone)
  await tab.getByRole('button', { name: 'This is not for me' }).tap()
  await tab.getByText('The document is for Anna Lindqvist.').waitFor()
  await tab.getByRole('button', { name: 'I am not this person' }).tap()
  await expectTitle(tab, 'Thank you for telling us')
  expect((await events()).map(({ type }) => type)).toContain('party.wrong_person')
  expect((await party()).signingStatus).toBe('NOT_SIGNED')
  await tab.reload()
  await expectTitle(tab, 'Open the link in your message')
  expect(faults).toEqual([])
})

test('over the limit of requests, the page says how long to wait', async () => {
  const sent = await send()
  const { id } = await db
    .selectFrom('parties')
    .select('id')
    .where('document_id', '=', sent.id)
    .executeTakeFirstOrThrow()
  const endsAt = new Date(Date.now() + 55_000).toISOString()
  await db.insertInto('rate_counts').values({ name: id, requests: 1_000_000, ends_at: endsAt }).execute()
  const { tab } = await open(await sent.token(), phone)
  await expectTitle(tab, 'Too many attempts')
  await tab.getByText('Wait for one minute, then try again.').waitFor()
})
