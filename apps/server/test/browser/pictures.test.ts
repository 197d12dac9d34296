import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoPdf } from '../../dev/demo-pdf.ts'
import { signIn } from '@paraph/testing/pages/console.ts'
import { phone, startPages } from '@paraph/testing/pages/page.ts'

/** `README_PICTURE=new npm test -- test/browser/pictures` takes the pictures again. */
const isNew = process.env['README_PICTURE'] === 'new'

const contract = async () => new File([await demoPdf()], 'tenancy-agreement.pdf')

const pictures = {
  signing: { viewport: { width: 390, height: 720 }, deviceScaleFactor: 1.5, take: takeSigningPage },
  console: { viewport: { width: 1180, height: 830 }, deviceScaleFactor: 1, take: takeConsole },
}

test.each(Object.entries(pictures))(
  'the picture of apps/%s in the README is small, and as large as its window',
  async (app, { viewport, deviceScaleFactor, take }) => {
    const file = join(import.meta.dirname, '../../..', app, 'picture.png')
    if (isNew) {
      const tab = await take({ viewport, deviceScaleFactor })
      await writeFile(file, await tab.screenshot({ animations: 'disabled' }))
    }
    const picture = await readFile(file)
    expect(picture.length).toBeLessThan(125_000)
    // The width and height of a PNG follow its signature and the name of the first chunk.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(
      [viewport.width, viewport.height].map((side) => side * deviceScaleFactor),
    )
  },
)

type Window = Pick<(typeof pictures)['signing'], 'viewport' | 'deviceScaleFactor'>

/** What a party sees first on a phone. */
async function takeSigningPage(window: Window) {
  const { send, open, db } = await startPages()
  const { account, token } = await send([{ requiredSignature: 'DRAWING' }], { file: await contract() })
  await db.updateTable('accounts').set({ name: 'Lindqvist Bygg AB' }).where('id', '=', account.id).execute()
  const { tab } = await open(await token(), { ...phone, ...window })
  await tab.getByText('Lindqvist Bygg AB asks you to sign this document').waitFor()
  await tab.locator('.text-layer span').first().waitFor()
  return tab
}

/** A draft in the console, while its sender places fields for two people. */
async function takeConsole(window: Window) {
  // On the server of the other picture, an account has this name already.
  const { newAccount, openAt, db } = await startPages({})
  const account = await newAccount()
  await db.updateTable('accounts').set({ name: 'Lindqvist Bygg AB' }).where('id', '=', account.id).execute()
  const { id } = await account.draftDocument({ title: 'Tenancy agreement', file: await contract() })
  const [anna, bo] = [
    await account.party(id, { contactId: (await account.contact({ email: 'anna@example.com' })).id }),
    await account.party(id, {
      contactId: (await account.contact({ firstName: 'Bo', lastName: 'Berg', email: 'bo@example.com' })).id,
    }),
  ]
  const row = (y: number) => ({ x: 0.4, y, width: 0.28, height: 0.028 })
  const { error } = await account.client.POST('/api/v1/documents/{id}/fields', {
    params: { path: { id } },
    body: {
      fields: [
        { name: 'rent', type: 'NUMBER', label: 'Monthly rent', page: 1, partyId: anna.id, box: row(0.305) },
        { name: 'persons', type: 'NUMBER', label: 'Persons', page: 1, partyId: bo.id, box: row(0.34) },
        { name: 'move_in', type: 'DATE', label: 'Move-in date', page: 1, partyId: bo.id, box: row(0.376) },
      ],
    },
  })
  expect(error).toBeUndefined()
  const { tab } = await openAt('/', window)
  await signIn(tab, account.key)
  await tab.goto(new URL(`/#/documents/${id}`, tab.url()).href)
  await tab.locator('.sheet canvas').first().waitFor()
  await tab.locator('.sheets').getByRole('button', { name: 'Persons of Bo Berg' }).click()
  await tab
    .getByRole('heading', { name: 'Where they sign' })
    .evaluate<void, { scrollIntoView: () => void }>((heading) => heading.scrollIntoView())
  return tab
}
