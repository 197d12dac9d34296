import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screenshot } from '@paraph/testing/pages/screenshot.ts'
import { draw, expectTitle, phone, pressSign, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open } = await startPages()
const swedish = { language: 'SV', title: 'Hyresavtal', message: 'Skriv under före fredag.' } as const
const statementNote = 'The statement stays in Swedish, the language of the document. You agree to exactly this text.'
const messageNote = 'The sender has written this text. It is not translated.'

/** The language of an element, as a screen reader finds it. */
const languageOf = (tab: Page, selector: string) =>
  tab.evaluate<string>(`document.querySelector('${selector}').closest('[lang]').lang`)

test('the page speaks the language of the document; in another one, the buttons are translated and keep the name of the statement, and it says why', async () => {
  const { token } = await send([{ requiredSignature: 'DRAWING' }], swedish)
  const { tab, faults } = await open(await token(), { ...phone, locale: 'sv-SE' })
  await expectTitle(tab, /ber dig skriva under/)
  expect(await tab.getByText('översätts').count()).toBe(0)
  await tab.getByRole('button', { name: 'English' }).tap()
  await expectTitle(tab, /asks you to sign/)
  await tab.getByText(messageNote).waitFor()
  expect(await languageOf(tab, 'blockquote')).toBe('sv')
  expect(await languageOf(tab, 'h2.title')).toBe('sv')
  expect(await languageOf(tab, 'h1')).toBe('en')
  expect(await languageOf(tab, '#action-title')).toBe('en')
  expect(await tab.locator('#action-title').textContent()).toBe('Sign')
  await tab.getByRole('button', { name: 'Add your signature' }).tap()
  await draw(tab, [0.1, 0.8], [0.4, 0.2], [0.6, 0.8])
  await tab.getByRole('button', { name: 'Use this signature' }).tap()
  await tab.getByText(statementNote).waitFor()
  expect(await languageOf(tab, '.statement')).toBe('sv')
  const sign = tab.getByRole('button', { name: 'Sign (Skriv under)', exact: true })
  expect(await sign.getAttribute('lang')).toBeNull()
  expect(await sign.locator('[lang=sv]').textContent()).toBe('Skriv under')
  await screenshot(tab, 'signing-page/language-switched')

  // The dialog to reject explains the language of its statement too.
  await tab.getByRole('button', { name: 'Reject…' }).first().tap()
  const dialog = tab.getByRole('dialog')
  await dialog.getByText(statementNote).waitFor()
  expect(await languageOf(tab, 'dialog .statement')).toBe('sv')
  await screenshot(tab, 'signing-page/language-switched-reject')
  await dialog.getByRole('button', { name: 'Reject (Avböj)', exact: true }).waitFor()
  await tab.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await pressSign(tab, 'Sign (Skriv under)')
  await expectTitle(tab, 'You have signed')
  expect(await languageOf(tab, '.receipt dd[lang]')).toBe('sv')

  // In the language of the document, each button has one name and nothing is explained.
  const english = await send([{ requiredSignature: 'CLICK_TO_SIGN' }], { message: 'Please sign.' })
  await visit(tab, await english.token())
  await tab.getByRole('button', { name: 'Sign', exact: true }).waitFor()
  expect(await tab.getByText(statementNote).count()).toBe(0)
  await tab.getByRole('button', { name: 'Svenska' }).click()
  await tab.getByText('Texten som du godkänner är kvar på engelska, dokumentets språk.').waitFor()
  await tab.getByText('Avsändaren har skrivit texten. Den översätts inte.').waitFor()
  await pressSign(tab, 'Skriv under (Sign)')
  await expectTitle(tab, 'Du har skrivit under')
  expect(faults).toEqual([])
})
