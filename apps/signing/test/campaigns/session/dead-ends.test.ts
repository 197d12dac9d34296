import { expect, test } from 'vitest'
import { click, expectTitle, holdNews, phone, pressSign, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open, db, actAs, linkOf, baseUrl } = await startPages()

test('each tab keeps its own link, and one that has not heard of the signature learns of it when it signs', async () => {
  const [first, second] = [await send([click, click]), await send([click], { title: 'Power of attorney' })]
  const { tab, context } = await open(await first.token())
  const other = await context.newPage()
  await other.goto(`${baseUrl}/sign/#${await second.token()}`)
  await other.getByText('Power of attorney').first().waitFor()
  await tab.reload()
  await tab.getByText('Tenancy agreement').first().waitFor()
  await visit(other, await first.token())
  await expectTitle(other, /asks you to sign/)
  const release = await holdNews(other)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await tab.goto('about:blank')
  await tab.goBack()
  await expectTitle(tab, 'You have signed')
  expect(await tab.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0)
  await pressSign(other)
  release()
  await expectTitle(other, 'You have signed')
  await other.getByRole('heading', { name: 'Receipt' }).waitFor()
  expect((await first.events()).filter(({ type }) => type === 'party.signed')).toHaveLength(1)
  expect((await second.party()).signingStatus).toBe('NOT_SIGNED')
})

test('the page shows the contact of the sender, for whom a link is, and that a party was removed', async () => {
  const sent = await send([{ ...click, twoStepVerification: 'EMAIL_BEFORE_SIGNING' }, click], {
    title: 'Lease & annex?',
  })
  const body = { contactEmail: 'avtal@example.com', contactPhone: '+46701740605' }
  await sent.account.client.PATCH('/api/v1/account', { body })
  const { tab } = await open(await sent.token(0), phone)
  const link = tab.getByRole('link', { name: 'avtal@example.com' })
  await link.waitFor()
  expect(await link.getAttribute('href'), 'the title is not known yet').toBe('mailto:avtal@example.com')

  const limited = await send()
  const endsAt = new Date(Date.now() + 59_000).toISOString()
  await db.insertInto('rate_counts').values({ name: limited.ids[0]!, requests: 1_000_000, ends_at: endsAt }).execute()
  await visit(tab, await limited.token())
  await expectTitle(tab, 'Too many attempts')
  await tab.getByText('Wait for one minute, then try again.').waitFor()

  await visit(tab, await sent.token(1))
  await expectTitle(tab, /asks you to sign/)
  await tab.getByText('Who takes part').tap()
  expect(await link.getAttribute('href')).toBe('mailto:avtal@example.com?subject=Lease%20%26%20annex%3F')
  expect(await tab.getByRole('link', { name: '+46701740605' }).getAttribute('href')).toBe('tel:+46701740605')
  await tab.getByRole('button', { name: 'This is not for me' }).tap()
  await tab.getByText('The document is for Anna Lindqvist.').waitFor()
  await tab.getByRole('button', { name: 'I am not this person' }).tap()
  await expectTitle(tab, 'This document is not for you')
  expect(await link.getAttribute('href'), 'the title is not shown any more').toBe('mailto:avtal@example.com')
  expect(await tab.getByText('Lease & annex?').count()).toBe(0)
  expect((await sent.events()).map(({ type }) => type)).toContain('party.wrong_person')
  expect((await sent.party(1)).signingStatus).toBe('NOT_SIGNED')
  await tab.reload()
  await expectTitle(tab, 'This document is not for you')

  const removed = await sent.token(1)
  const params = { path: { id: sent.id, partyId: sent.ids[1]! } }
  await sent.account.client.DELETE('/api/v1/documents/{id}/parties/{partyId}', { params })
  await visit(tab, removed)
  await expectTitle(tab, 'You no longer take part')
  await link.waitFor()
})

test('of three parties with the same name, only the party of the link is called you', async () => {
  const { token, ids, events } = await send([click, { ...click, deliveryMethod: 'NONE' }, click])
  await actAs(ids[0]!)
  const { tab } = await open(await linkOf(ids[1]!, 'API'), phone)
  const you = tab.locator('.participants li', { hasText: '(you)' })
  await expectTitle(tab, /asks you to sign/)
  expect(await you.allTextContents()).toEqual([expect.stringContaining('Not done yet')])
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await tab.getByText('download the document later with the same link.').waitFor()
  expect(await tab.getByText('and you get').count()).toBe(0)
  expect(await you.count()).toBe(1)
  const rows = await tab.locator('.participants li').allTextContents()
  expect(rows.findIndex((row) => row.includes('(you)'))).toBe(1)

  await visit(tab, await token(2))
  await pressSign(tab)
  await tab
    .getByText('This page shows when the document is complete, and you get an e-mail at a•••@example.com.')
    .waitFor()
  expect((await events()).filter(({ type }) => type === 'party.signed')).toHaveLength(3)
})
