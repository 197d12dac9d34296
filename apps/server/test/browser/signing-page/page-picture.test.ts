import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoPdf } from '../../../dev/demo-pdf.ts'
import { phone, startPages } from './page.support.ts'

const { send, open, db } = await startPages()

const file = join(import.meta.dirname, '../../../../signing/picture.png')

/** `README_PICTURE=new npm test -- test/browser/signing-page/page-picture` takes the picture again. */
const isNew = process.env['README_PICTURE'] === 'new'

test('the picture in the README is a small picture of the page', async () => {
  const contract = new File([await demoPdf()], 'tenancy-agreement.pdf')
  const { account, token } = await send([{ requiredSignature: 'DRAWING' }], { file: contract })
  await db.updateTable('accounts').set({ name: 'Lindqvist Bygg AB' }).where('id', '=', account.id).execute()
  const { tab } = await open(await token(), { ...phone, viewport: { width: 390, height: 720 }, deviceScaleFactor: 1.5 })
  await tab.getByText('Lindqvist Bygg AB asks you to sign this document').waitFor()
  await tab.locator('.text-layer span').first().waitFor()
  const taken = await tab.screenshot({ animations: 'disabled' })
  if (isNew) await writeFile(file, taken)
  const kept = await readFile(file)
  expect(kept.length).toBeLessThan(80_000)
  // The width and height of a PNG follow its signature and the name of the first chunk.
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
  expect(sizeOf(kept)).toEqual(sizeOf(taken))
})
