import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { verifySeal } from '@paraph/verify'
import { expect, test } from 'vitest'
import { MAX_PICTURE } from '@paraph/server/src/domain/signatures/picture.ts'
import { readInk } from '@paraph/server/src/platform/pdf/pictures/read-ink.ts'
import { expectTitle, phone, pressSign, smallTargets, startPages } from '@paraph/testing/pages/page.ts'

const { send, open, seal, signatureOf } = await startPages()

const openDialog = async (options: BrowserContextOptions) => {
  const sent = await send([{ requiredSignature: 'DRAWING' }])
  const { tab, context } = await open(await sent.token(), options)
  await tab.getByRole('button', { name: 'Add your signature' }).click()
  return { ...sent, tab, context }
}
const use = (tab: Page) => tab.getByRole('button', { name: 'Use this signature' })

/** Returns a photo of a paper in uneven light, with or without a signature in blue ink. */
const paper = async (tab: Page, { hasInk = true, width = 1500, height = 1000 } = {}) => {
  const base64 = await tab.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas')
    canvas.width = ${width}
    canvas.height = ${height}
    const context = canvas.getContext('2d')
    const light = context.createLinearGradient(0, 0, ${width}, ${height})
    light.addColorStop(0, '#f4f1ea')
    light.addColorStop(1, '#8d8a84')
    context.fillStyle = light
    context.fillRect(0, 0, ${width}, ${height})
    if (${hasInk}) {
      context.scale(0.5, 0.5)
      context.strokeStyle = '#1d2b6b'
      context.lineWidth = 22
      context.lineCap = 'round'
      context.beginPath()
      context.moveTo(900, 1200)
      context.bezierCurveTo(1100, 500, 1300, 1700, 1500, 900)
      context.bezierCurveTo(1600, 700, 1800, 1500, 2200, 1000)
      context.stroke()
    }
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]
  })()`)
  return { name: 'signature.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

test('a photo of a signature becomes black ink without paper, and is signed and sealed', async () => {
  const { tab, ids, id, account } = await openDialog({ ...phone, viewport: { width: 360, height: 740 } })
  await tab.getByRole('radio', { name: 'Use a picture' }).tap()
  await use(tab).tap()
  await tab.getByText('Choose a picture of your signature first.').waitFor()
  const chosen = tab.locator('dialog input[type=file]:not([capture])')
  expect(await tab.locator('dialog input[capture=environment]').count()).toBe(1)
  expect(await smallTargets(tab)).toEqual([])
  await chosen.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') })
  await tab.getByText('The picture has the format HEIC').waitFor()
  await chosen.setInputFiles(await paper(tab, { hasInk: false, width: 600, height: 400 }))
  await tab.getByText('There is no signature in the picture.').waitFor()
  await chosen.setInputFiles(await paper(tab))
  await tab.getByRole('img', { name: 'The picture of your signature' }).waitFor()
  await tab.getByRole('radio', { name: 'Draw' }).tap()
  await tab.getByRole('radio', { name: 'Use a picture' }).tap()
  await use(tab).tap()
  await tab.getByRole('dialog').waitFor({ state: 'detached' })
  await tab.getByRole('img', { name: 'The picture of your signature' }).waitFor()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  const { picture } = (await signatureOf(ids[0]!))!
  const ink = readInk(picture!, MAX_PICTURE)
  expect(picture!.length).toBeLessThan(64 * 1024)
  // The signature alone: it is 650 wide and about 300 high on the photo.
  expect(ink.width / ink.height).toBeGreaterThan(1.5)
  const part = ink.pixels.filter((pixel) => pixel > 128).length / ink.pixels.length
  expect(part).toBeGreaterThan(0.01)
  expect(part).toBeLessThan(0.3)
  expect(ink.pixels[0]).toBe(0)
  expect(await seal(id)).toBeUndefined()
  // When the document is complete, the party downloads the sealed PDF.
  await expectTitle(tab, 'The document is complete')
  const download = tab.waitForEvent('download')
  await tab.getByRole('button', { name: 'Download the sealed PDF' }).tap()
  const { data } = await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
  const { name, sha256 } = data!.sealedFile!
  expect((await download).suggestedFilename()).toBe(name)
  const sealed = await readFile(await (await download).path())
  expect(createHash('sha256').update(sealed).digest('hex')).toBe(sha256)
  const report = await verifySeal(new Uint8Array(sealed))
  expect(report.parties).toMatchObject([
    { agrees: true, party: { signature: { picture: picture!.toString('base64') } } },
  ])
  // The signature pages follow the three pages of the document.
  const page = tab.locator('.pdf-page').nth(3)
  await page.scrollIntoViewIfNeeded()
  await page.locator('canvas').first().waitFor()
})
