import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newOriginal } from '@paraph/verify/testing'
import { expect, onTestFinished, test } from 'vitest'
import { choose, expectTitle, phone, startVerification } from '../../browser/verify/page.support.ts'
import { sealedSamples } from '@paraph/testing/server/verify.ts'
import { handmadePdf } from '@paraph/testing/pdf/handmade-pdf.ts'

const { original, sealed, open } = await startVerification()

/** The files that have no seal of Paraph, and the title of the answer. */
const unsealed: Record<string, [name: string, bytes: () => Promise<Uint8Array> | Uint8Array, title: string]> = {
  text: ['letter.txt', () => Buffer.from('hello'), 'This file is not a PDF'],
  picture: ['photo.png', () => randomPicture, 'This file is not a PDF'],
  empty: ['empty.pdf', () => new Uint8Array(), 'This file is empty'],
  'never sealed': ['original.pdf', () => original, 'This PDF has no seal'],
  'cut off': ['part.pdf', () => original.slice(0, original.length - 300), 'This PDF is not complete'],
  'only the beginning': ['beginning.pdf', () => Buffer.from('%PDF-1.7'), 'This PDF is not complete'],
  'a cut seal': ['sealed.pdf', () => sealed.slice(0, sealed.length - 3000), 'The seal can’t be read'],
  encrypted: ['secret.pdf', () => encryptedPdf, 'This PDF is encrypted'],
  'large, and never sealed': ['large.pdf', () => newOriginal({ padding: 30 * 1024 * 1024 }), 'This PDF has no seal'],
  'large, and no PDF': ['large.bin', () => Buffer.alloc(30 * 1024 * 1024, 'x'), 'This file is not a PDF'],
}
const randomPicture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(5000)])
const encryptedPdf = handmadePdf(
  {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [] /Count 0 >>',
    3: '<< /Filter /Standard /V 2 >>',
  },
  { trailer: '/Encrypt 3 0 R' },
)

test('each file without a seal gets one plain answer, and no empty ones, and another file can follow', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paraph-unsealed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { tab, requests } = await open(phone)
  for (const [name, bytes, answer] of Object.values(unsealed)) {
    await writeFile(join(folder, name), await bytes())
    await tab.locator('input[type=file]').setInputFiles(join(folder, name))
    // Two files in a row may get the same answer.
    await tab.getByText(name, { exact: true }).first().waitFor()
    await expectTitle(tab, answer)
    expect(await tab.locator('main h2').count()).toBe(0)
    expect(await tab.locator('main').innerText()).not.toMatch(/can be named|can’t be said|Who sealed it/)
    await expect.poll(() => tab.locator('#status').textContent()).toBe(answer)
    await expect.poll(() => tab.evaluate('document.activeElement.tagName')).toBe('H1')
  }
  expect(requests.some((request) => request.url().includes('/files/'))).toBe(false)
  await choose(tab, sealed)
  await expectTitle(tab, 'The seal holds')
})

test('the page is in Swedish too; a thread verifies a file of 25 MB, and a file of 300 MB is not read', async () => {
  const { tab } = await open({ ...phone, locale: 'sv-SE' })
  await expectTitle(tab, 'Kontrollera en förseglad pdf')
  await choose(tab, sealed)
  await expectTitle(tab, 'Förseglingen håller')
  await tab.getByText('Personen angav en kod från ett sms.').waitFor()
  await tab.getByRole('button', { name: 'English' }).click()
  await expectTitle(tab, 'The seal holds')
  expect(await tab.evaluate('document.documentElement.lang')).toBe('en')
  const { sealed: large } = await sealedSamples({ padding: 25 * 1024 * 1024 })
  const threads: string[] = []
  tab.on('worker', (worker) => threads.push(new URL(worker.url()).pathname))
  // From a file, as a person does: a buffer would be decoded in the page.
  const folder = await mkdtemp(join(tmpdir(), 'paraph-large-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'large.pdf'), large)
  await tab.locator('input[type=file]').setInputFiles(join(folder, 'large.pdf'))
  await expectTitle(tab, 'Unchanged, but nobody confirms who sealed it')
  expect(threads).toEqual([expect.stringMatching(/worker-.*\.js$/)])

  await tab.getByRole('button', { name: 'Svenska' }).click()
  await tab.evaluate(`{
    const file = new File(['x'], 'huge.pdf')
    Object.defineProperty(file, 'size', { value: 300 * 1024 * 1024 })
    const event = new Event('drop')
    event.dataTransfer = { files: [file], types: ['Files'] }
    dispatchEvent(event)
  }`)
  await expectTitle(tab, 'Filen är för stor')
  await tab.getByText('Filer på mer än 256 MB kan inte kontrolleras här.').waitFor()
})
