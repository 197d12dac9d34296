import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { expectTitle, phone, startPages } from '@paraph/testing/pages/page.ts'
import {
  addPerson,
  comeBack,
  documentIn,
  faultAt,
  openMenu,
  pdfFile,
  sendDraft,
  signIn,
  upload,
} from '@paraph/testing/pages/console.ts'

const { newAccount, openAt, db, asParty, linkOf } = await startPages()

test('axe finds nothing serious and all fits in each view, and the keyboard alone does the whole way', async () => {
  const { key } = await newAccount()
  const { tab, context } = await openAt('/', phone)
  // A server that sends no e-mail leaves it to the sender to pass the link on.
  await tab.route('**/readyz', (route) => route.fulfill({ json: { status: 'ready', mail: 'off' } }))
  await look(tab, 'console/sign in')
  await signIn(tab, key)
  await tab.getByText('No documents yet.').waitFor()
  await upload(tab, await pdfFile('Agreement.pdf'))
  await look(tab, 'console/empty draft')

  // Enter adds a person, and the focus goes to the next one.
  await tab.getByLabel('Name', { exact: true }).focus()
  await tab.keyboard.type('Anna Lindqvist')
  await tab.keyboard.press('Tab')
  await tab.keyboard.type('anna@example.com')
  await tab.keyboard.press('Enter')
  await tab.locator('.people strong', { hasText: 'Anna Lindqvist' }).waitFor()
  await expect.poll(() => tab.evaluate('document.activeElement.name')).toBe('name')
  await theKeyboardGetsFromTheNameToTheReview(tab)
  await tab.getByRole('tab', { name: 'People' }).press('Enter')
  await tab.locator('.people summary').focus()
  await tab.keyboard.press('Enter')
  await tab.getByLabel('How the person gets the document').waitFor()
  await look(tab, 'console/draft')
  await tab.evaluate('scrollTo({ top: 900, behavior: "instant" })')
  const nextStep = tab.getByRole('button', { name: 'Review and send' })
  expect((await nextStep.boundingBox())!.y, 'it stays in sight').toBeGreaterThanOrEqual(0)
  await nextStep.focus()
  await tab.keyboard.press('Enter')
  const review = tab.getByRole('dialog', { name: 'Review before you send' })
  await review.getByText('By e-mail to anna@example.com. No fields.').waitFor()
  await review.getByText('Saved', { exact: true }).waitFor()
  await look(tab, 'console/review')
  await context.setOffline(true)
  await review.getByText('There is no connection. You can send when it is back.').waitFor()
  await review.getByRole('button', { name: 'Send to 1 person' }).press('Enter')
  await context.setOffline(false)
  expect(await db.selectFrom('documents').select('status').where('id', '=', documentIn(tab)).execute()).toEqual([
    { status: 'DRAFT' },
  ])
  await review.getByRole('button', { name: 'Send to 1 person' }).press('Enter')
  await tab.getByText('Signed: 0 of 1.').waitFor()
  await expect.poll(() => tab.evaluate('scrollY')).toBe(0)
  const focused = () => tab.evaluate('document.activeElement.tagName')
  await expect.poll(focused).toBe('H1')
  await tab.getByText('Waits for the link').waitFor()
  expect(await tab.getByRole('button', { name: 'Remind Anna Lindqvist' }).count()).toBe(0)
  await look(tab, 'console/sent')
  await tab.evaluate('navigator.clipboard.writeText = async (text) => void (globalThis.copied = text)')
  await tab.getByRole('button', { name: 'Copy the link of Anna Lindqvist' }).press('Enter')
  await tab.locator('.toast', { hasText: 'The link of Anna Lindqvist is copied.' }).waitFor()
  expect(await tab.evaluate('globalThis.copied')).toContain('/sign/#')
  await fromMenu(tab, 'More for Anna Lindqvist', 'Send the link yourself')
  await tab.getByText('A message to send it with').press('Enter')
  await tab.getByText('Hello Anna Lindqvist, please read and sign “Agreement” here: http').waitFor()
  await look(tab, 'console/dialog for the link')
  await tab.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))')
  await tab.getByRole('dialog').getByRole('button', { name: 'Copy: the link' }).press('Enter')
  await tab.getByText('The browser did not let the page copy.').waitFor()
  await tab.keyboard.press('Escape')
  // The message is in the language of the document, whatever the sender reads.
  await openMenu(tab)
  await look(tab, 'console/menu')
  // A wide window has the menu elsewhere, so the change of the size closes it.
  await tab.locator('.rail .account-menu').waitFor()
  await openMenu(tab)
  await tab.getByRole('menuitem', { name: 'Svenska' }).press('Enter')
  // Where the browser does not let the page copy, the link is shown.
  await tab.getByRole('button', { name: 'Kopiera länken till Anna Lindqvist' }).press('Enter')
  await tab.getByText('Ett meddelande att skicka den med').press('Enter')
  await tab.getByText('Hello Anna Lindqvist, please read and sign “Agreement” here: http').waitFor()
  await tab.keyboard.press('Escape')
  await openMenu(tab)
  await tab.getByRole('menuitem', { name: 'English' }).press('Enter')
  await theMenuObeysTheKeyboard(tab)
  const dialog = tab.getByRole('dialog')
  await fromMenu(tab, 'More for Anna Lindqvist', 'Correct the address')
  await dialog.getByText('This person needs a new link. Copy it after saving.').waitFor()
  const address = dialog.getByLabel('E-mail address')
  await address.fill('anna@')
  await address.press('Enter')
  await expect
    .poll(() => faultAt(address))
    .toBe('Check the address: it ends too early. It should end like “@example.com”.')
  await expect.poll(() => address.evaluate((field) => field.matches(':focus'))).toBe(true)
  await address.fill('anna.lindqvist@example.com')
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await tab.locator('.toast', { hasText: 'The new address is saved.' }).waitFor()
  await tab.getByText('anna.lindqvist@example.com · Signs').waitFor()
  await changeWhatWasSent(tab)
  await tab.getByRole('button', { name: 'Cancel the document' }).press('Enter')
  await dialog.getByText('This server sends no e-mail, so tell the people yourself.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel the document' }).press('Enter')
  await dialog.getByText('Give a reason.').waitFor()
  await expect.poll(focused).toBe('TEXTAREA')
  await dialog.getByLabel('Reason').fill('The rent was wrong.')
  await dialog.getByRole('button', { name: 'Cancel the document' }).press('Enter')
  await tab.getByText('Reason: The rent was wrong.').waitFor()
  await expect.poll(focused).toBe('H1')
  await look(tab, 'console/cancelled')
})

test('each fault of an incomplete document is shown where it is mended, and then the document is sent', async () => {
  const { key } = await newAccount()
  const { tab } = await openAt('/')
  await signIn(tab, key)
  await upload(tab, await pdfFile('Agreement.pdf'))
  const id = documentIn(tab)
  await addPerson(tab, 'Anna Lindqvist', 'anna@example.com')
  const party = () =>
    db.selectFrom('parties').select(['delivery_method as by', 'phone']).where('document_id', '=', id).execute()
  await tab.locator('.people summary').click()
  await tab.getByLabel('How the person gets the document').selectOption('By text message')
  await expect.poll(party).toMatchObject([{ by: 'SMS' }])
  // What is plain to see stands in the sheet at once, stops the sending, and stands in the row of the person too.
  await tab.getByRole('button', { name: 'Review and send' }).click()
  const fault = 'Enter a phone number. This person gets an SMS.'
  await tab.getByRole('alert').getByText(`Anna Lindqvist: ${fault}`).waitFor()
  const stopped = tab.getByRole('button', { name: 'Send to 1 person', disabled: true })
  const why = () =>
    stopped.evaluate(
      (button) => button.ownerDocument.getElementById(button.getAttribute('aria-describedby')!)!.textContent,
    )
  await expect.poll(why).toBe('You can send when what stands at the top is corrected.')
  await tab.locator('.people .error', { hasText: fault }).waitFor({ state: 'attached' })
  await look(tab, 'console/review with a fault')
  await tab.getByRole('button', { name: `Show where: Anna Lindqvist: ${fault}` }).click()
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('More options')
  await tab.locator('.people .error', { hasText: fault }).waitFor()
  const phoneNumber = tab.getByLabel('Phone number')
  await phoneNumber.fill('12')
  await phoneNumber.blur()
  await tab.locator('.people [role=alert]', { hasText: 'Enter a phone number with its country code' }).waitFor()
  await phoneNumber.fill('+46701740605')
  await phoneNumber.blur()
  await tab.locator('.people .error', { hasText: fault }).waitFor({ state: 'detached' })
  expect(await phoneNumber.isVisible(), 'the person may be still at work there').toBe(true)
  // A text that was not saved stops the document from being sent without it.
  await tab.getByRole('tab', { name: 'Message and more' }).click()
  const lastDay = tab.getByLabel('Last day to sign')
  await lastDay.fill('2020-01-01')
  await tab.getByRole('button', { name: 'Review and send' }).click()
  await tab.getByText('What you changed last was not saved.').waitFor()
  const send = tab.getByRole('dialog').getByRole('button', { name: 'Send', exact: true })
  expect(await send.getAttribute('aria-disabled')).toBe('true')
  expect(await tab.getByText('By SMS to').count(), 'the sheet shows only what is saved').toBe(0)
  await tab.keyboard.press('Escape')
  await tab.getByText('The last day has passed.').waitFor()
  await lastDay.fill('')
  await expect.poll(party).toMatchObject([{ phone: '+46701740605' }])
  await sendDraft(tab)
  await tab.getByText('Signed: 0 of 1.').waitFor()
  await tab.getByLabel('Add a label').fill('Urgent')
  await tab.getByRole('button', { name: 'Add', exact: true }).click()
  const remove = tab.getByRole('button', { name: 'Remove the label Urgent' })
  await remove.waitFor()
  // A label has a colour, which is not the one of a draft's badge.
  expect(await tab.evaluate("getComputedStyle(document.querySelector('.labels li')).backgroundColor")).not.toBe(
    await tab.evaluate("getComputedStyle(document.querySelector('.party-state .mark')).backgroundColor"),
  )
  await remove.click()
  await expect.poll(() => remove.count()).toBe(0)
  await expect.poll(() => tab.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('Add a label')
})

async function theMenuObeysTheKeyboard(tab: Page): Promise<void> {
  const focused = () => tab.evaluate("document.activeElement.textContent + '|' + document.activeElement.role")
  const press = (key: string) => tab.keyboard.press(key)
  const button = tab.locator('.account-menu > button')
  await expect.poll(() => button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
  await press('ArrowUp')
  await expect.poll(focused).toBe('Sign out|menuitem')
  await press('ArrowDown')
  expect(await focused()).toBe('Svenska|menuitem')
  await press('End')
  await press('ArrowUp')
  expect(await focused()).toBe('Show as API|menuitem')
  await press('Home')
  expect(await focused()).toBe('Svenska|menuitem')
  await press('Escape')
  await tab.getByRole('menu').waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
  await press('Enter')
  await expect.poll(focused).toBe('Svenska|menuitem')
  await press('Tab')
  await tab.getByRole('menu').waitFor({ state: 'hidden' })
  expect(await focused()).not.toContain('menuitem')
}

/** By F6, back and forth, and by Tab alone, which leads past the pages in few presses. */
async function theKeyboardGetsFromTheNameToTheReview(tab: Page): Promise<void> {
  const focused = () => tab.evaluate<string>('document.activeElement.textContent')
  const pressTo = async (key: string, text: string) => {
    let presses = 0
    while ((await focused()) !== text && presses < 60) {
      await tab.keyboard.press(key)
      // A part that was hidden gets the focus when it is drawn.
      await tab.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))')
      presses += 1
    }
    return presses
  }
  await tab.locator('.field-editor').waitFor({ state: 'attached' })
  expect(await pressTo('Tab', 'Go to the review')).toBeLessThanOrEqual(10)
  await tab.getByText('F6 and Shift + F6 go from part to part.').last().waitFor()
  await tab.keyboard.press('Enter')
  await expect.poll(focused).toBe('Review and send')
  expect(await pressTo('Shift+F6', 'People')).toBeLessThanOrEqual(4)
  expect(await pressTo('F6', 'Where they sign, and what they fill in')).toBe(1)
  expect(await pressTo('F6', 'Review and send')).toBeLessThanOrEqual(3)
}

/** The arrows go round, Home and End lead to the ends, and Escape and Tab close the menu: the focus is on its button again, or goes on from there. */
async function fromMenu(tab: Page, button: string, item: string): Promise<void> {
  // The server stores a change before the dialog closes.
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
  await tab.getByRole('button', { name: button, exact: true }).press('Enter')
  await tab.getByRole('menuitem', { name: item }).press('Enter')
}

/** The sender changes the terms, renews a link that has reached somebody else, and puts another person in the place of the first. */
async function changeWhatWasSent(tab: Page): Promise<void> {
  const dialog = tab.getByRole('dialog')
  const document = () =>
    db.selectFrom('documents').selectAll().where('id', '=', documentIn(tab)).executeTakeFirstOrThrow()
  const parties = () =>
    db.selectFrom('parties').selectAll().where('document_id', '=', documentIn(tab)).orderBy('added').execute()
  await fromMenu(tab, 'Change', 'Change the last day')
  await dialog.getByLabel('Last day to sign').fill('2099-12-24')
  await dialog.getByRole('button', { name: '+7 days' }).press('Enter')
  await expect.poll(() => dialog.getByLabel('Last day to sign').inputValue()).toBe('2099-12-31')
  await dialog.locator('.date-input', { hasText: '31 Dec 2099' }).waitFor()
  await dialog.getByText('Nobody gets a message when you save.').waitFor()
  await look(tab, 'console/last day')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await tab.getByText('It can be signed until').waitFor()
  await tab.locator('.trail').getByText('The last day was changed from none to').waitFor()
  await fromMenu(tab, 'Change', 'Change reminders')
  await dialog.getByLabel('Number of reminders').fill('7')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect.poll(async () => (await document()).reminders_max).toBe(7)
  await fromMenu(tab, 'Change', 'Change title and message')
  await dialog.getByLabel('Title').fill('Lease')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expectTitle(tab, 'Lease')

  const [anna] = await parties()
  await asParty(await linkOf(anna!.id)).POST('/api/v1/signing-session/wrong-person')
  await comeBack(tab)
  const reported = tab.getByText('Somebody who opened the link says that it is not for them.')
  await reported.waitFor()
  await fromMenu(tab, 'More for Anna Lindqvist', 'Renew the link')
  await dialog.getByText('Copy the new one and pass it on yourself.').waitFor()
  await dialog.getByRole('button', { name: 'Renew the link' }).press('Enter')
  await tab.locator('.trail').getByText('Anna Lindqvist got a new link.').waitFor()
  await reported.waitFor({ state: 'detached' })
  expect((await parties())[0]!.link_nonce).not.toBe(anna!.link_nonce)

  // This server has no BankID, so it takes the personal number only after the person has another signature again.
  const asksFor = async (required_signature: 'BANKID' | 'DRAWING') =>
    db.updateTable('parties').set({ required_signature }).where('document_id', '=', documentIn(tab)).execute()
  const number = dialog.getByLabel('Swedish personal number')
  const hasNumber = async () => (await parties())[0]!.ssn_encrypted !== null
  await asksFor('BANKID')
  await comeBack(tab)
  await tab.getByText('Signs with BankID').waitFor()
  await fromMenu(tab, 'More for Anna Lindqvist', 'Correct the address')
  await number.fill('19900101-0017')
  await number.press('Enter')
  await dialog.getByRole('alert').filter({ hasText: 'This server can’t use this signature.' }).waitFor()
  await asksFor('DRAWING')
  await number.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await tab.getByText('Draws or types a signature').waitFor()
  expect(await hasNumber()).toBe(true)

  await asksFor('BANKID')
  await comeBack(tab)
  await tab.getByText('Signs with BankID').waitFor()
  await fromMenu(tab, 'More for Anna Lindqvist', 'Replace the person')
  await dialog.getByRole('button', { name: 'Replace' }).press('Enter')
  await expect.poll(() => faultAt(dialog.getByLabel('Name'))).toBe('Enter the name of the person.')
  await expect.poll(() => faultAt(dialog.getByLabel('E-mail address'))).toBe('Enter an e-mail address.')
  await dialog.getByLabel('Name').fill('Bo Berg')
  await dialog.getByLabel('E-mail address').fill('bo@example.com')
  await number.fill('12')
  await look(tab, 'console/replace')
  await dialog.getByRole('button', { name: 'Replace' }).press('Enter')
  await expect.poll(() => faultAt(number)).toBe('Enter a Swedish personal number.')
  await number.fill('19900101-0017')
  await asksFor('DRAWING')
  await dialog.getByRole('button', { name: 'Replace' }).press('Enter')
  await tab.getByText('bo@example.com · Signs').waitFor()
  expect(await hasNumber()).toBe(true)
  await expect.poll(async () => (await parties()).map(({ name }) => name)).toEqual(['Bo Berg'])

  await fromMenu(tab, 'Change', 'Add a person')
  await dialog.getByLabel('Name').fill('Cy Dal')
  await dialog.getByLabel('E-mail address').fill('cy@example.com')
  await dialog.getByLabel('What this person does').selectOption('Accepts')
  await dialog.getByLabel('Signature').selectOption('Signs by a click')
  const check = dialog.getByLabel('Second check before signing')
  await expect
    .poll(() => check.locator(':disabled').allTextContents())
    .toEqual(['A code by e-mail (this server sends no e-mail)'])
  await dialog.getByLabel('Phone number').fill('+46701740605')
  await check.selectOption('A code by text message')
  await look(tab, 'console/add a person')
  await dialog.getByRole('button', { name: 'Add and send' }).press('Enter')
  await tab.getByText('cy@example.com · Accepts').waitFor()
  expect((await parties()).at(-1)).toMatchObject({
    role: 'ACCEPTOR',
    required_signature: 'CLICK_TO_SIGN',
    two_step_verification: 'SMS_BEFORE_SIGNING',
  })
}
