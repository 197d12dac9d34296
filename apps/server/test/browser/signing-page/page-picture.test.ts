import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoPdf } from '../../../dev/demo-pdf.ts'
import { phone, startPages } from './page.support.ts'

const file = join(import.meta.dirname, '../../../../signing/picture.png')
const viewport = { width: 390, height: 720 }
const deviceScaleFactor = 1.5

/** `README_PICTURE=new npm test -- test/browser/signing-page/page-picture` takes the picture again. */
const isNew = process.env['README_PICTURE'] === 'new'

test('the picture in the README is small, and as large as the page on a phone', async () => {
  if (isNew) await takePicture()
  const picture = await readFile(file)
  expect(picture.length).toBeLessThan(80_000)
  // The width and height of a PNG follow its signature and the name of the first chunk.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(
    [viewport.width, viewport.height].map((side) => side * deviceScaleFactor),
  )
})

async function takePicture() {
  const { send, open, db } = await startPages()
  const contract = new File([await demoPdf()], 'tenancy-agreement.pdf')
  const { account, token } = await send([{ requiredSignature: 'DRAWING' }], { file: contract })
  await db.updateTable('accounts').set({ name: 'Lindqvist Bygg AB' }).where('id', '=', account.id).execute()
  const { tab } = await open(await token(), { ...phone, viewport, deviceScaleFactor })
  await tab.getByText('Lindqvist Bygg AB asks you to sign this document').waitFor()
  await tab.locator('.text-layer span').first().waitFor()
  await writeFile(file, await tab.screenshot({ animations: 'disabled' }))
}
