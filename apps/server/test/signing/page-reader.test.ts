import { expect, test, vi } from 'vitest'
import { desktop, expectTitle, phone, startPages, textPdf } from './page.support.ts'

vi.setConfig({ testTimeout: 120_000 })

const { send, open } = await startPages()

test('a large file is loaded only in the parts that the pages in view need', async () => {
  const file = new File([await textPdf(2, 3_000_000)], 'large.pdf')
  const { token } = await send(undefined, { file })
  const { tab, context, faults } = await open(undefined, desktop)
  let bytes = 0
  context.on('response', async (response) => {
    if (!response.url().endsWith('/file')) return
    expect(response.status()).toBe(206)
    bytes += Number(response.headers()['content-length'])
  })
  await tab.goto(`${tab.url()}#${await token()}`)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(file.size / 4)
  expect(faults).toEqual([])
})

test('the page speaks the language of the document, until another one is chosen', async () => {
  const { token } = await send([{ role: 'ACCEPTOR', requiredSignature: 'CLICK_TO_SIGN' }], { language: 'SV' })
  const { tab, faults } = await open(await token(), phone)
  await expectTitle(tab, /ber dig godkänna det här dokumentet$/)
  await tab.getByRole('button', { name: 'English' }).tap()
  await expectTitle(tab, /asks you to accept this document$/)
  expect(await tab.evaluate('document.documentElement.lang')).toBe('en')
  // The statement, which is evidence, and the button that it names keep the language of the document.
  await tab.getByText('Genom att välja ”Godkänn”').waitFor()
  await tab.getByRole('button', { name: 'Godkänn', exact: true }).tap()
  await expectTitle(tab, 'You have accepted')
  expect(faults).toEqual([])
})

test('only the pages in and near the view are drawn, and the reader shows which page it is', async () => {
  const { token } = await send(undefined, { file: new File([await textPdf(20)], 'long.pdf') })
  const { tab, faults } = await open(await token(), phone)
  const drawn = () => tab.locator('.pdf-page canvas').count()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  expect(await drawn()).toBeLessThan(6)
  await tab.evaluate(
    `document.querySelectorAll('.pdf-page')[14].scrollIntoView({ block: 'center', behavior: 'instant' })`,
  )
  await tab.getByText('This is page 15 of the agreement').waitFor()
  await tab.getByText('Page 15 of 20').waitFor()
  await expect.poll(() => tab.getByText('This is page 1 of the agreement').count()).toBe(0)
  expect(await drawn()).toBeLessThan(6)
  const width = `document.querySelector('.pdf-page').clientWidth`
  const before = Number(await tab.evaluate(width))
  await tab.getByRole('button', { name: 'Zoom in' }).tap()
  await expect.poll(() => tab.evaluate(width)).toBeGreaterThan(before)
  expect(faults).toEqual([])
})
