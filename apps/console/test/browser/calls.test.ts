import { Paraph } from '@paraph/client'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { startPages } from '@paraph/testing/pages/page.ts'
import { addPerson, documentIn, openMenu, pdfFile, signIn, upload } from '@paraph/testing/pages/console.ts'

const { newAccount, openAt, baseUrl } = await startPages()

type Program = (paraph: Paraph, console: object) => Promise<void>
const AsyncFunction = (async () => {}).constructor as new (...texts: string[]) => Program

test('the last calls are shown by curl and by the client, without the key, and do the same in a program', async () => {
  const account = await newAccount()
  const { tab } = await openAt('/')
  await signIn(tab, account.key)
  const path = await pdfFile('Agreement.pdf')
  await upload(tab, path)
  await addPerson(tab, 'Anna Lindqvist', 'anna@example.com')
  const id = documentIn(tab)
  await openMenu(tab)
  await tab.getByRole('menuitem', { name: 'Show as API' }).click()
  const dialog = tab.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Create a document' }).waitFor()
  const codes = () => dialog.locator('pre').allTextContents()
  const [first, ...commands] = await codes()
  expect(first).toBe(`export PARAPH_URL='${baseUrl}'`)
  expect(commands).toContainEqual(
    expect.stringContaining(`"$PARAPH_URL/api/v1/documents/${id}?include=parties,fields"`),
  )
  await look(tab, 'console/calls')

  const corners = "getComputedStyle(document.querySelector('dialog input[type=radio]:not(:checked)')).borderRadius"
  expect(await tab.evaluate(corners), 'one choice of several is round').toBe('50%')
  await dialog.getByRole('radio', { name: 'TypeScript' }).check()
  const [imports, ...programs] = await codes()
  expect(imports).toContain(baseUrl)
  expect(programs).toHaveLength(commands.length)
  expect([...commands, ...programs].join()).not.toContain(account.key)
  const paraph = new Paraph({ baseUrl, apiKey: account.key })
  const answers: { id?: string }[] = []
  const log = (answer: object) => void answers.push(answer)
  for (const program of programs.toReversed())
    await new AsyncFunction('paraph', 'console', program.replace('Agreement.pdf', path))(paraph, { log })
  const { documents } = await paraph.documents.list()
  expect(documents.map(({ title }) => title)).toEqual(['Agreement', 'Agreement'])
  const { parties } = await paraph.parties.list(id)
  expect(parties.map(({ name, email }) => [name, email])).toEqual([
    ['Anna Lindqvist', 'anna@example.com'],
    ['Anna Lindqvist', 'anna@example.com'],
  ])
  expect(answers.map((answer) => answer.id)).toEqual(expect.arrayContaining([documents[0]!.id, parties[1]!.id]))
})
