import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Paraph } from '@paraph/client'
import { expect, test } from 'vitest'
import { sendDemoDocument } from '@paraph/server/dev/demo-document.ts'
import { previews } from '@paraph/testing/server/pdf-helpers.ts'
import { root } from '@paraph/testing/programs/printed.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const file = join(root, 'apps/docs/guides/pictures/filled-in.webp')

/** `GUIDE_PICTURE=new npm run test:campaigns -- field-pictures` draws the picture again. */
const isNew = process.env['GUIDE_PICTURE'] === 'new'

const values = {
  persons: '3',
  moveIn: '2027-01-01',
  payment: 'Quarterly',
  parking: 'In the yard',
  pets: true,
  remarks: 'The keys are handed over on the first of January. The cellar belongs to the flat.',
  signature: true,
  initials: true,
}
/** The letters A and L, as a pen draws them. */
const initials = {
  strokes: [
    [
      [200, 320],
      [300, 80],
      [400, 320],
    ],
    [
      [245, 230],
      [360, 230],
    ],
    [
      [480, 80],
      [480, 320],
      [620, 320],
    ],
  ],
}

test('the picture in the guide to fields is the first page of the sealed demo agreement', async () => {
  const server = await useServer()
  const account = await server.newAccount()
  const paraph = new Paraph({ baseUrl: server.baseUrl, apiKey: account.key })
  const parties = await sendDemoDocument(paraph, { deliveryMethod: 'NONE' })
  const { documents } = await paraph.documents.list({ limit: 1 })
  for (const { name, signingUrl } of parties) {
    const { signing } = new Paraph({ baseUrl: server.baseUrl, apiKey: signingUrl!.split('#')[1]! })
    const { consent } = await signing.getSession()
    const consentVersion = consent!.version
    if (name === 'Anna Lindqvist') {
      await signing.signDocument({ consentVersion, typedName: name, values, initials })
    } else {
      await signing.signDocument({ consentVersion, ...(name === 'Bo Ek' && { values: { signature: true } }) })
    }
  }
  expect(await server.seal(documents[0]!.id)).toBeUndefined()
  const sealed = await paraph.documents.getSealedFile(documents[0]!.id)
  const drawn = await previews.draw(Buffer.from(await sealed.arrayBuffer()))
  if (isNew) await writeFile(file, drawn)
  const kept = await readFile(file)
  expect(kept.length).toBeLessThan(50_000)
  // A change of the fonts or of the drawing changes some bytes, so only the format, the width and the height are compared.
  const headOf = (webp: Uint8Array) => [...webp.subarray(8, 16), ...webp.subarray(26, 30)]
  expect(headOf(kept)).toEqual(headOf(drawn))
})
