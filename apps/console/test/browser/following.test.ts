import { toPath } from '@paraph/ui/marks/to-path.ts'
import { expect, test } from 'vitest'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { click, expectTitle, phone, startPages } from '@paraph/testing/pages/page.ts'
import { comeBack, signIn } from '@paraph/testing/pages/console.ts'

const { newAccount, openAt, db, actAs, asParty, linkOf, baseUrl } = await startPages()

const email = 'people@example.com'

test('in Swedish, the sender sees what needs attention, and corrects an address that bounced', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument(click, click)
  const { tab } = await openAt(`/#/documents/${id}`, { locale: 'sv-SE' })
  await tab.getByLabel('API-nyckel').fill(account.key)
  await tab.getByRole('button', { name: 'Logga in' }).click()
  await tab.getByText('0 av 2 har skrivit under.').waitFor()
  await db.updateTable('parties').set({ send_status: 'BOUNCED' }).where('id', '=', parties[0]!).execute()
  await comeBack(tab)
  await tab.getByText('Meddelandet nådde inte personen. Rätta adressen.').waitFor()
  await tab.getByRole('link', { name: 'Alla dokument' }).click()
  const needed = tab.locator('.attention li')
  await needed.getByText('Ett meddelande kom inte fram').waitFor()
  await needed.getByText('Anna Lindqvist, Anna Lindqvist').waitFor()
  await needed.getByText('0 av 2 klara').waitFor()
  await tab.locator('main > .rows .names').waitFor()
  await look(tab, 'console/attention')
  await needed.getByRole('link', { name: 'agreement' }).click()
  // The link leads to the person, and the address of the document stays as it is elsewhere.
  await tab.locator(`[data-place="${parties[0]}"]:focus`).waitFor()
  await tab.waitForURL(`**/#/documents/${id}`)
  await tab.getByRole('button', { name: 'Rätta adressen till Anna Lindqvist' }).first().click()
  await tab.getByRole('dialog').getByLabel('E-postadress').fill('anna.l@example.com')
  await tab.getByRole('button', { name: 'Spara och skicka igen' }).click()
  await tab.getByText('anna.l@example.com ·').waitFor()
  await actAs(parties[1]!, { type: 'REJECTED', reason: 'Hyran är fel.' })
  await comeBack(tab)
  await tab.getByText('Skäl: Hyran är fel.').waitFor()
  await expectTitle(tab, 'agreement')
  // The documents are shown only when the part above them is loaded.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await tab.route('**/documents?attention=true*', (route) => released.then(() => route.continue()))
  await tab.reload()
  await tab.getByLabel('API-nyckel').fill(account.key)
  const listed = tab.waitForResponse('**/documents?limit=50&*')
  await tab.getByRole('button', { name: 'Logga in' }).click()
  await tab.getByRole('link', { name: 'Alla dokument' }).click()
  await (await listed).finished()
  await tab.getByText('Läser in…').waitFor()
  expect(await tab.locator('.rows').count()).toBe(0)
  release()
  await needed.getByText('Avböjdes').waitFor()
  expect(await needed.count()).toBe(1)
})

test('the sender sees whose turn it is, the marks of the people, a rejection, and that a document is gone', async () => {
  const account = await newAccount()
  const contactId = async (firstName: string) => (await account.contact({ firstName, lastName: '', email })).id
  const { id, parties } = await account.sentDocument(
    { requiredSignature: 'DRAWING', signingOrder: 1 },
    { requiredSignature: 'DRAWING', signingOrder: 1 },
    { ...click, signingOrder: 2, contactId: await contactId('Bo') },
    { ...click, signingOrder: 3, contactId: await contactId('Cy') },
  )
  const [drawer, typist, clicker] = parties as [string, string, string]
  await sign(asParty(await linkOf(drawer)))
  await sign(asParty(await linkOf(typist)), { strokes: undefined, typedName: 'Anna L' } as never)
  const { tab } = await openAt('/', phone)
  await tab.route('**/readyz', (route) => route.fulfill({ json: { status: 'ready', mail: 'off' } }))
  await signIn(tab, account.key)
  await tab.goto(`${baseUrl}/#/documents/${id}`)
  // Only the link of the next person stands out.
  const row = (name: string) => tab.locator('.people > li', { has: tab.locator('strong', { hasText: name }) })
  await row('Cy').getByText('After Bo').waitFor()
  await row('Bo').getByText('Waits for the link').waitFor()
  const looks = ['Bo', 'Cy'].map((name) =>
    row(name).getByRole('button', { name: 'Copy the link' }).getAttribute('class'),
  )
  expect(await Promise.all(looks)).toEqual(['', 'quiet'])
  const marks = tab.getByRole('img', { name: /^Signature of / })
  await expect.poll(() => marks.count()).toBe(2)
  expect(await marks.first().locator('path').getAttribute('d')).toBe(toPath(strokes))
  expect(await marks.last().textContent()).toBe('Anna L')
  await look(tab, 'console/signatures')
  await actAs(clicker, { type: 'REJECTED', reason: null })
  await comeBack(tab)
  await tab.locator('.trail').getByText('Bo rejected the document', { exact: true }).waitFor()
  await tab.getByText('After Bo').waitFor({ state: 'detached' })

  await tab.route('**/marks/*', (route) => route.fulfill({ status: 404, json: {} }))
  await tab.reload()
  await tab.getByLabel('API key').fill(account.key)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await tab.getByText('The signature can’t be shown now.').first().waitFor()
  expect(await marks.count()).toBe(0)

  const draft = await account.draftDocument()
  await tab.goto(`${baseUrl}/#/documents/${draft.id}`)
  await tab.getByText('Add the people who should sign.').waitFor()
  await account.client.DELETE('/api/v1/documents/{id}', { params: { path: { id: draft.id } } })
  await comeBack(tab)
  await tab.getByText('This does not exist, or it belongs to another account.').waitFor()
  expect(await tab.getByRole('button', { name: 'Delete the draft' }).count()).toBe(0)
})
