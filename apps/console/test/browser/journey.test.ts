import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { verifySeal } from '@paraph/verify'
import { newSetupToken } from '@paraph/server/src/domain/accounts/setup-store.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { dropFile, expectTitle, pressSign, startPages } from '@paraph/testing/pages/page.ts'
import { addPerson, comeBack, keyField, pdfFile, upload } from '@paraph/testing/pages/console.ts'
import { drag } from './fields.support.ts'

const { openAt, open, db, linkOf, seal, services } = await startPages({})

test('on an empty server, a person makes the first account, is signed in, sends a PDF, and gets a valid sealed file', async () => {
  // While nobody is a member, the form for a key is in sight.
  const { tab: early } = await openAt('/')
  await early.getByLabel('API key').waitFor()
  const setUpLink = `/#setup=${await newSetupToken(db, services.now())}`
  const { tab } = await openAt(setUpLink)
  await tab.route('**/readyz', (route) => route.fulfill({ json: { status: 'ok', sms: 'off' } }))
  expect(new URL(tab.url()).hash).toBe('')
  // A reload must not lose the link.
  await tab.reload()
  const makeAccount = () => tab.getByRole('button', { name: 'Make the account' }).click()
  await makeAccount()
  await tab.getByText('Enter a name.').waitFor()
  await tab.getByLabel('Name of the account').fill('Lindqvist Bygg AB')
  await makeAccount()
  await tab.getByText('Enter your name.').waitFor()
  await tab.getByLabel('Your name').fill('Anna Lindqvist')
  await tab.getByLabel('Your e-mail address').fill('avtal@')
  await makeAccount()
  await tab.getByText('Check the address. It should look like').waitFor()
  await look(tab, 'console/set up')
  await tab.getByLabel('Your e-mail address').fill('avtal@example.com')
  await makeAccount()
  await tab.getByText('You are signed in as Anna Lindqvist').waitFor()
  await look(tab, 'console/first minute')
  // Nobody has asked for a key, so none stays.
  const activeKeys = () => db.selectFrom('api_keys').select('id').where('revoked_at', 'is', null).execute()
  await expect.poll(activeKeys).toEqual([])
  // After 10 minutes on this page, a passkey needs a new sign-in, so the page names the place in the settings.
  await tab.getByRole('button', { name: 'Go on without a passkey' }).waitFor()
  const longAgo = new Date(Date.now() - 3_600_000).toISOString()
  await db.updateTable('sessions').set({ created_at: longAgo }).execute()
  await tab.getByRole('button', { name: 'Add a passkey' }).click()
  await tab.getByText('add the passkey in the settings').waitFor()
  await tab.getByRole('button', { name: 'Go on to the console' }).click()
  await tab.getByText('No documents yet.').waitFor()
  // The admin is signed in as a person: after a reload, and in other tabs.
  await tab.reload()
  await upload(tab, await pdfFile('Tenancy agreement.pdf'))
  await expectTitle(tab, 'Tenancy agreement')
  // The pages are there before anybody is, and lead to the next step.
  await tab.locator('.sheet canvas').waitFor()
  await look(tab, 'console/draft without people')
  expect(await dropFile(tab)).toBe(true)
  await tab.getByRole('button', { name: 'Add the first person' }).click()
  await expect.poll(() => tab.evaluate('document.activeElement.name')).toBe('name')
  await addPerson(tab, 'Anna Maria Lindqvist', 'anna@example.com')
  await addPerson(tab, 'Bo', 'bo@example.com')
  // What the server can't send can't be chosen, and says why.
  const more = tab.locator('.people > li', { hasText: 'bo@example.com' }).locator('summary')
  await more.click()
  const offered = tab.getByLabel('How the person gets the document').locator('option:disabled')
  await expect.poll(() => offered.allTextContents()).toEqual(['By text message (this server sends no SMS)'])
  await more.click()
  // One after the other, and Bo first.
  await tab.getByLabel('They sign one after the other').check()
  await tab.getByRole('button', { name: 'Bo: earlier' }).click()
  const names = tab.locator('.people strong')
  await expect.poll(() => names.allTextContents()).toEqual(['Bo', 'Anna Maria Lindqvist'])
  // By its handle, a person is dragged to another place. Escape leaves it where it was.
  const grips = tab.locator('.grip')
  await drag(tab, grips.nth(1), 0, -230)
  await tab.locator('.people .drop-before').waitFor()
  await tab.keyboard.press('Escape')
  await tab.mouse.up()
  await drag(tab, grips.nth(0), 0, 230)
  await tab.locator('.people .drop-after').waitFor()
  await tab.mouse.up()
  await expect.poll(() => names.allTextContents()).toEqual(['Anna Maria Lindqvist', 'Bo'])
  await drag(tab, grips.nth(1), 0, -230)
  await tab.mouse.up()
  await expect.poll(() => names.allTextContents()).toEqual(['Bo', 'Anna Maria Lindqvist'])
  const page = tab.locator('.sheet').first()
  await page.locator('canvas').waitFor()
  await tab.locator('.palette').getByRole('button', { name: 'Signature' }).click()
  for (const [index, name] of ['Bo', 'Anna Maria Lindqvist'].entries()) {
    await tab.getByRole('radio', { name }).check()
    await page.click({ position: { x: 200, y: 300 + 100 * index } })
  }
  await tab.getByRole('tab', { name: 'Message and more' }).click()
  await tab.getByLabel('Message (not required)').fill('Please sign before Friday.')
  // The sheet shows the message to each person as the server writes it.
  await tab.getByRole('button', { name: 'Review and send' }).click()
  await tab.getByRole('article', { name: 'The message to Bo' }).getByText('Please sign before Friday.').waitFor()
  await tab.getByLabel('Message to', { exact: true }).selectOption('Anna Maria Lindqvist')
  await tab.getByRole('article').getByText('It is now your turn to sign').waitFor()
  await look(tab, 'console/review of two')
  await tab.getByRole('button', { name: 'Send to 2 people' }).click()
  await tab.getByText('Signed: 0 of 2.').waitFor()

  const document = await db.selectFrom('documents').selectAll().executeTakeFirstOrThrow()
  expect(document).toMatchObject({ status: 'SENT', title: 'Tenancy agreement', message: 'Please sign before Friday.' })
  const parties = await db.selectFrom('parties').selectAll().orderBy('signing_order').execute()
  expect(parties.map(({ name, email, signing_order }) => [name, email, signing_order])).toEqual([
    ['Bo', 'bo@example.com', 1],
    ['Anna Maria Lindqvist', 'anna@example.com', 2],
  ])

  // The first one signs by the link that the sender passes on, the second by the link of its message.
  await tab.getByRole('button', { name: 'More for Bo', exact: true }).click()
  await tab.getByRole('menuitem', { name: 'Send the link yourself' }).click()
  const dialog = tab.getByRole('dialog', { name: 'The link of Bo' })
  await dialog.getByText('Whoever has this link can read the document and sign as Bo.').waitFor()
  const url = new URL((await dialog.locator('code').textContent())!)
  await tab.keyboard.press('Escape')
  for (const token of [url.hash.slice(1), await linkOf(parties[1]!.id)]) {
    const party = await open(token)
    await party.tab.locator('.field-layer [data-field]').click()
    await party.tab.getByRole('radio', { name: 'Type my name' }).check()
    await party.tab.getByRole('button', { name: 'Use this signature' }).click()
    await pressSign(party.tab)
    await expectTitle(party.tab, 'You have signed')
  }
  await comeBack(tab)
  await tab.getByText('Everybody has signed. The document is being sealed.').waitFor()
  await tab.getByText('Anna Maria Lindqvist signed.').waitFor()
  expect(await seal(document.id)).toBeUndefined()
  await comeBack(tab)
  await tab.getByText('The document is complete and sealed.').waitFor()
  // The sealed file has more pages than the one that is shown until the sender chooses.
  await tab.getByRole('button', { name: 'Sealed file', exact: true }).click()
  await tab.getByRole('button', { name: 'Page 2', exact: true }).waitFor()

  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('button', { name: 'Download the sealed PDF' }).click(),
  ])
  const report = await verifySeal(new Uint8Array(await readFile(await download.path())))
  expect(report.intact).toBe('yes')
  expect(report.parties.map(({ agrees, party }) => [party.name, agrees])).toEqual([
    ['Anna Maria Lindqvist', true],
    ['Bo', true],
  ])
  const fields = await db.selectFrom('fields').select(['type', 'party_id']).execute()
  expect(fields).toEqual(parties.map(({ id }) => ({ type: 'SIGNATURE', party_id: id })))

  // Each person is led to the own signature, also on a page that is higher than the window.
  const { tab: signed } = await open(await linkOf(parties[1]!.id))
  await signed.getByRole('button', { name: 'Your signature: page 1' }).click()
  const { box } = await db
    .selectFrom('fields')
    .select('box')
    .where('party_id', '=', parties[1]!.id)
    .executeTakeFirstOrThrow()
  const place = `(({ top, height }) => (top + ${box!.y} * height) / innerHeight)(document.querySelector('[data-page="1"]').getBoundingClientRect())`
  await expect.poll(async () => Math.abs((await signed.evaluate<number>(place)) - 0.4)).toBeLessThan(0.3)

  await tab.getByRole('link', { name: 'All documents' }).click()
  await tab.getByRole('row').filter({ hasText: 'Tenancy agreement' }).getByText('Completed').waitFor()
  await tab.getByText('Lindqvist Bygg AB').waitFor()

  const late = await openAt(setUpLink)
  await late.tab.getByLabel('Name of the account').fill('Somebody else')
  await late.tab.getByLabel('Your name').fill('Bo Ek')
  await late.tab.getByLabel('Your e-mail address').fill('bo@example.com')
  await late.tab.getByRole('button', { name: 'Make the account' }).click()
  await late.tab.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
  await look(late.tab, 'console/set-up link over')
  await late.tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await (await keyField(late.tab)).waitFor()
  await late.tab.getByText('members invite --account NAME --email ADDRESS').waitFor()
})
