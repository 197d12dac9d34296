import type { Page } from 'playwright-core'
import { phone, startPages } from '@paraph/testing/pages/page.ts'

export const pickerOf = (tab: Page) => tab.locator('input[type=file][multiple]')
export const photosIn = (tab: Page) => tab.locator('.photos > li')
export const signButton = (tab: Page) => tab.getByRole('button', { name: 'Sign', exact: true })

/** A server and a browser for parties that sign on paper. */
export async function startPaperPages() {
  const pages = await startPages()
  const scanOf = (partyId: string) =>
    pages.db.selectFrom('scans').selectAll().where('party_id', '=', partyId).executeTakeFirst()
  const openPaper = async (options = phone) => {
    const sent = await pages.send([{ requiredSignature: 'MANUAL' }])
    const { tab, context } = await pages.open(await sent.token(), options)
    await tab.getByText('Photograph or scan all pages.').waitFor()
    return { ...sent, tab, context }
  }
  return { ...pages, scanOf, openPaper }
}

interface PhotoOptions {
  width?: number
  height?: number
  /** As EXIF names it. 6 is a phone that was held upright. */
  orientation?: number
}

/** Makes a photo of a paper with a number, and a red corner at the top left of the stored pixels. */
export async function photo(tab: Page, number: number, { width = 900, height = 1200, orientation }: PhotoOptions = {}) {
  const base64 = await tab.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas')
    canvas.width = ${width}
    canvas.height = ${height}
    const context = canvas.getContext('2d')
    context.fillStyle = '#eee'
    context.fillRect(0, 0, ${width}, ${height})
    context.fillStyle = 'red'
    context.fillRect(0, 0, ${width / 5}, ${height / 5})
    context.fillStyle = 'black'
    context.font = '${height / 3}px sans-serif'
    context.fillText('${number}', ${width / 3}, ${height / 1.5})
    return canvas.toDataURL('image/jpeg').split(',')[1]
  })()`)
  const jpeg = Buffer.from(base64, 'base64')
  const buffer = orientation ? Buffer.concat([jpeg.subarray(0, 2), exif(orientation), jpeg.subarray(2)]) : jpeg
  return { name: `photo-${number}.jpg`, mimeType: 'image/jpeg', buffer }
}

function exif(orientation: number): Buffer {
  const data = Buffer.from(
    `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
    'latin1',
  )
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
