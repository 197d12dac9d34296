import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import {
  agreement,
  click,
  desktop,
  draw,
  expectTitle,
  smallPhone,
  pressSign,
  startPages,
  visit,
} from '@paraph/testing/pages/page.ts'

const { send, open, actAs, seal } = await startPages()

const notice = 'This is a test. What you sign here has no legal effect.'

const seesDocument = (tab: Page) => tab.getByText('This is page 1 of the agreement').waitFor()

const sendOnePage = async (
  parties: Parameters<typeof send>[0],
  document: Parameters<typeof send>[1] = {},
  more = {},
) => {
  const message = 'Please sign before Friday. Call me if you have questions.'
  return send(parties, { message, file: await agreement(1), ...document }, more)
}
const testMode = { mode: 'TEST' } as const

/** The language of an element, as a screen reader finds it. */
const languageOf = (tab: Page, selector: string) =>
  tab.evaluate<string>(`document.querySelector('${selector}').closest('[lang]').lang`)

/** Lets the page look for news at once. */
const comeBack = (tab: Page) => tab.evaluate("dispatchEvent(new Event('focus'))")

test('axe finds nothing serious and all fits, from the waiting to the sealed test document', async () => {
  const parties = [1, 2].map((signingOrder) => ({ ...click, signingOrder }))
  const { token, ids, id } = await sendOnePage(parties, {}, testMode)
  const { tab } = await open(await token(1), smallPhone)
  await expectTitle(tab, 'It is not your turn yet')
  await seesDocument(tab)
  await tab.getByText(notice).waitFor()
  expect((await tab.locator('.test').boundingBox())!.y).toBeLessThan(100)
  await look(tab, 'signing-page/wait')
  await actAs(ids[0]!)
  await comeBack(tab)
  await expectTitle(tab, /asks you to sign/)
  await look(tab, 'signing-page/sign by click')
  const asText = tab.getByRole('button', { name: 'Show the document as text' })
  await asText.click()
  await tab.locator('.text-page', { hasText: 'This is page 1 of' }).waitFor()
  await look(tab, 'signing-page/as text')
  await asText.click()

  // A dialog keeps the focus, closes by Escape and gives the focus back.
  await tab.getByRole('button', { name: 'Reject…' }).first().focus()
  await tab.keyboard.press('Enter')
  await tab.getByRole('dialog', { name: 'Reject the document?' }).waitFor()
  await look(tab, 'signing-page/dialog for rejecting')
  for (let presses = 0; presses < 6; presses++) {
    await tab.keyboard.press('Tab')
    expect(
      await tab.evaluate('document.activeElement === document.body || !!document.activeElement.closest("dialog")'),
    ).toBe(true)
  }
  await tab.keyboard.press('Escape')
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Reject…')
  await tab.getByRole('button', { name: 'This is not for me' }).click()
  await look(tab, 'signing-page/dialog for the wrong person')
  await tab.keyboard.press('Escape')

  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await tab.getByRole('heading', { name: 'Receipt' }).waitFor()
  await look(tab, 'signing-page/receipt')
  await tab.emulateMedia({ media: 'print' })
  expect(await tab.getByText(notice).isVisible()).toBe(true)
  await tab.emulateMedia({ media: 'screen' })
  await seal(id)
  await comeBack(tab)
  await expectTitle(tab, 'The document is complete')
  await tab.getByRole('heading', { name: 'Receipt' }).waitFor()
  await tab.getByText(notice).waitFor()
  await look(tab, 'signing-page/complete')
})

const statementNote = 'The statement stays in Swedish, the language of the document. You agree to exactly this text.'

test('axe finds nothing serious where a signature is made, and each text has its language', async () => {
  const document = { language: 'SV', title: 'Hyresavtal', message: 'Skriv under före fredag.' } as const
  const { token } = await sendOnePage([{ requiredSignature: 'DRAWING' }], document)
  const { tab } = await open(await token(), { ...desktop, locale: 'sv-SE' })
  await seesDocument(tab)
  await expectTitle(tab, /ber dig skriva under/)
  await tab.getByRole('heading', { name: 'Hyresavtal', level: 2 }).waitFor()
  expect(await tab.getByText('översätts').count()).toBe(0)
  await look(tab, 'signing-page/in Swedish')
  await tab.getByRole('button', { name: 'English' }).click()
  await expectTitle(tab, /asks you to sign/)
  await tab.getByText('The sender has written this text. It is not translated.').waitFor()
  const parts = ['blockquote', 'h2.title', 'h1', '#action-title']
  expect(await Promise.all(parts.map((part) => languageOf(tab, part)))).toEqual(['sv', 'sv', 'en', 'en'])
  await tab.getByRole('button', { name: 'Add your signature' }).click()
  await look(tab, 'signing-page/dialog for drawing')
  await draw(tab, [0.1, 0.8], [0.3, 0.2], [0.4, 0.8], [0.6, 0.3], [0.9, 0.7])
  const use = tab.getByRole('button', { name: 'Use this signature' })
  await use.click()
  await tab.getByRole('img', { name: 'Your drawn signature' }).waitFor()
  await tab.getByRole('button', { name: 'Change the signature' }).click()
  await tab.getByRole('radio', { name: 'Type my name' }).check()
  await tab.getByLabel('Your full name').fill('')
  await use.click()
  await tab.getByText('Type your name first.').waitFor()
  await look(tab, 'signing-page/dialog for typing')
  // The page can get another language below the dialog. What is said follows.
  await tab.getByRole('button', { name: 'Svenska', includeHidden: true }).dispatchEvent('click')
  await tab.getByRole('dialog', { name: 'Din underskrift' }).getByText('Skriv ditt namn först.').waitFor()
  await tab.getByRole('button', { name: 'English', includeHidden: true }).dispatchEvent('click')
  await tab.getByLabel('Your full name').fill('Åsa Öberg-Ärlig')
  await use.click()
  await use.click()
  await tab.getByRole('img', { name: 'Signature: Åsa Öberg-Ärlig' }).waitFor()
  // Screen readers hear what to do next, and then no instruction of an earlier step.
  const status = tab.locator('#status')
  await expect.poll(() => status.textContent()).toBe('Your signature is added. Now read the statement and sign.')
  await tab.getByText(statementNote).waitFor()
  expect(await languageOf(tab, '.statement')).toBe('sv')
  const sign = tab.getByRole('button', { name: 'Sign (Skriv under)', exact: true })
  expect(await sign.getAttribute('lang')).toBeNull()
  expect(await sign.locator('[lang=sv]').textContent()).toBe('Skriv under')
  await look(tab, 'signing-page/typed signature')
  // The dialog to reject explains the language of its statement too.
  await tab.getByRole('button', { name: 'Reject…' }).first().click()
  await tab.getByRole('dialog').getByText(statementNote).waitFor()
  expect(await languageOf(tab, 'dialog .statement')).toBe('sv')
  await tab.getByRole('dialog').getByRole('button', { name: 'Reject (Avböj)', exact: true }).waitFor()
  await tab.keyboard.press('Escape')
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
  await pressSign(tab, 'Sign (Skriv under)')
  await expectTitle(tab, 'You have signed')
  expect(await languageOf(tab, '.receipt dd[lang]')).toBe('sv')
  await expect.poll(() => status.textContent()).toBe('')

  // In the language of the document, each button has one name and nothing is explained.
  await visit(tab, await (await sendOnePage([{ ...click, role: 'ACCEPTOR' }])).token())
  await tab.getByRole('button', { name: 'Accept', exact: true }).waitFor()
  expect(await tab.getByText(statementNote).count()).toBe(0)
  await tab.getByRole('button', { name: 'Svenska' }).click()
  await tab.getByText('Texten som du godkänner är kvar på engelska, dokumentets språk.').waitFor()
  await tab.getByText('Avsändaren har skrivit texten. Den översätts inte.').waitFor()
  await pressSign(tab, 'Godkänn (Accept)')
  await expectTitle(tab, 'Du har godkänt')
})
