import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formPdf, loanForm } from './form-pdf.support.ts'
import { desktop, expectTitle, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open, seal, actAs } = await startPages()

const asText = (tab: Page) => tab.getByRole('button', { name: 'Show the document as text' })

/** What a screen reader says of the document, in one line. */
const heard = async (tab: Page) => {
  const tree = await tab.locator('.reader').ariaSnapshot()
  return tree.replaceAll(/\s+/g, ' ')
}

/** Returns those of the texts that the whole contains, in the order in which it contains them. */
const orderOf = (whole: string, texts: string[]) =>
  texts
    .map((text) => ({ text, place: whole.indexOf(text) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
    .map(({ text }) => text)

const inOrder = [
  'Loan agreement',
  'Borrower:',
  'Field “Full name of the borrower”: Anna Lindqvist',
  'Amount:',
  'Field “Amount of the loan”: 250 000 kr',
  'and nothing more',
  'Note by Bo Berg: Is the amount right?',
  'Currency:',
  'Field “currency”: Swedish krona',
  'Box “The terms are read”: ticked',
  'I have read the terms',
  'Box “news”: not ticked',
  'I want the newsletter',
  'I pay each:',
  'Option “Payment: month”: ticked',
  'Option “Payment: year”: not ticked',
  'Field “Code”: a password, which is not read',
  'Field “comment”: empty',
  'Field “Interest”: 19 percent (stored in the file, but not shown on the page)',
  'Stamp: Approved by the bank',
  'Paid on the first of each month',
  'The end of the agreement',
]
const secrets = ['hunter2', 'hidden', 'unseen', 'outside', '*****', '1000']
const secretsIn = (whole: string) => secrets.filter((secret) => whole.includes(secret))

test('screen readers and the text view get the fields and the notes of a page, each at its place', async () => {
  const { token, ids, id } = await send(undefined, { file: loanForm() })
  const { tab } = await open(await token(), desktop)
  await expect.poll(() => heard(tab)).toContain('Anna Lindqvist')
  const whole = await heard(tab)
  expect(orderOf(whole, inOrder)).toEqual(inOrder)
  expect(secretsIn(whole)).toEqual([])
  // Each is read once.
  expect(whole.split('Is the amount right?')).toHaveLength(2)
  // The text lies above the drawing of the field, so that it can be selected there.
  const { x, y } = (await tab.locator('.text-layer .described', { hasText: '250 000 kr' }).boundingBox())!
  const label = (await tab.locator('.text-layer > span', { hasText: 'Amount:' }).first().boundingBox())!
  expect(Math.abs(y - label.y)).toBeLessThan(25)
  expect(x).toBeGreaterThan(label.x)

  await tab.getByRole('button', { name: 'Svenska' }).click()
  await expect.poll(() => heard(tab)).toContain('Ruta ”The terms are read”: ikryssad')
  expect(await heard(tab)).not.toContain('ticked')
  await tab.getByRole('button', { name: 'English' }).click()

  await asText(tab).click()
  await expect.poll(() => heard(tab)).toContain('Link: https://example.com/terms')
  const text = await heard(tab)
  const withLink = [...inOrder, 'Link: https://example.com/terms']
  expect(orderOf(text, withLink)).toEqual(withLink)
  expect(secretsIn(text)).toEqual([])
  const link = tab.getByRole('link', { name: 'Link: https://example.com/terms' })
  expect(await link.getAttribute('href')).toBe('https://example.com/terms')
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer')

  await actAs(ids[0]!)
  await seal(id)
  await visit(tab, await token())
  await expectTitle(tab, 'The document is complete')
  await expect.poll(() => heard(tab)).toContain('Field “Full name of the borrower”: Anna Lindqvist')
  expect(orderOf(await heard(tab), inOrder)).toEqual(inOrder)
})

/** A form whose reader draws the values. Turned clockwise, the left edge of the file is the upper edge of the page. */
function turnedForm() {
  const field = (name: string, x: number) =>
    `/Subtype /Widget /FT /Tx /F 4 /T (${name}) /Rect [${x} 200 ${x + 22} 400] /MK << /R 90 >> /V (value of ${name})`
  return formPdf({
    texts: [
      [60, 60, 'The upper text'],
      [300, 60, 'The lower text'],
    ],
    annotations: [{ entries: field('second', 400) }, { entries: field('first', 10) }],
    entries: '/Rotate 90',
    form: '/NeedAppearances true',
  })
}

function longForm() {
  const long = 'A very long value. '.repeat(1000)
  return formPdf({
    texts: [[60, 800, 'The list of all']],
    annotations: Array.from({ length: 700 }, (_, index) => ({
      entries: `/Subtype /Widget /FT /Tx /F 4 /T (row ${index}) /Rect [60 ${780 - index} 400 ${781 - index}] /V (${index === 0 ? long : index})`,
    })),
    form: '/NeedAppearances true',
  })
}

test('a turned form is read in the order in which it is shown, and a long one up to a limit', async () => {
  const turned = await send(undefined, { file: turnedForm() })
  const { tab } = await open(await turned.token(), desktop)
  await asText(tab).click()
  await tab.getByText('The lower text').waitFor()
  const texts = ['Field “first”: value of first', 'The upper text', 'The lower text', 'Field “second”: value of second']
  expect(orderOf(await heard(tab), texts)).toEqual(texts)

  const long = await send(undefined, { file: longForm() })
  await visit(tab, await long.token())
  const limit = 'The rest of this page has too much text to be shown here. Download the PDF to read all of it.'
  await expect.poll(() => heard(tab)).toContain(limit)
  const whole = await heard(tab)
  expect(whole).toContain('A very long value.')
  expect(whole.length).toBeLessThan(60_000)
  expect(whole.match(/Field “row/g)!.length).toBe(500)
  await asText(tab).click()
  await tab.locator('.text-page').getByText(limit).waitFor()
})
