import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { startPages } from '@paraph/testing/pages/page.ts'
import { comeBack, signIn } from '@paraph/testing/pages/console.ts'
import { clickAt, fieldOf, openDraft, tool } from '../browser/fields.support.ts'

const pages = await startPages()
const { db } = pages

test('two tabs do not overwrite each other: the sender decides what stays', async () => {
  const { account, tab, context, fields, id } = await openDraft(pages)
  const other = await context.newPage()
  await other.goto(tab.url().replace(/#.*/, ''))
  await signIn(other, account.key)
  await other.goto(tab.url())
  await other.locator('.sheet canvas').first().waitFor()
  await tool(tab, 'Signature').click()
  await clickAt(tab, 1, 200, 300)
  await tab.keyboard.press('Escape')
  await expect.poll(async () => (await fields()).length).toBe(1)
  await comeBack(other)
  await fieldOf(other, 'Signature of Anna Lindqvist, page 1').waitFor()

  // Both tabs change the draft before either knows of the other change: until then, each tab gets the draft that it knows when it looks for news.
  const freeze = async (page: Page) => {
    const params = { path: { id }, query: { include: ['parties' as const, 'fields' as const] } }
    const { data } = await account.client.GET('/api/v1/documents/{id}', { params })
    await page.route('**/documents/*?include*', (route) => route.fulfill({ json: data }))
  }
  await freeze(other)
  await tool(tab, 'Name').click()
  await clickAt(tab, 1, 200, 100)
  await expect.poll(async () => (await fields()).length).toBe(2)
  await freeze(tab)
  await tool(other, 'Date of signing').click()
  await clickAt(other, 1, 200, 200)
  await other.getByText('were changed in another tab').waitFor()
  expect((await fields()).map(({ type }) => type)).toEqual(['SIGNATURE', 'NAME'])
  await other.getByRole('button', { name: 'Review and send' }).click()
  await other.getByText('What you changed last was not saved.').waitFor()
  await other.keyboard.press('Escape')
  await other.unrouteAll({ behavior: 'ignoreErrors' })
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => (await fields()).map(({ type }) => type)).toEqual(['SIGNATURE', 'DATE_SIGNED'])
  await other.getByText('were changed in another tab').waitFor({ state: 'detached' })

  await clickAt(tab, 1, 200, 400)
  await tab.getByText('were changed in another tab').waitFor()
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await tab.getByRole('button', { name: 'Show the other version' }).click()
  await fieldOf(tab, 'Date of signing of Anna Lindqvist, page 1').waitFor()
  await tab.getByText('were changed in another tab').waitFor({ state: 'detached' })
  expect(await fieldOf(tab, /^Name of/).count()).toBe(0)

  // The same for a text. A text is saved while it is typed, and when its view is left.
  const draft = () =>
    db.selectFrom('documents').select(['title', 'message']).where('id', '=', id).executeTakeFirstOrThrow()
  // The field loses the focus after the mouse button goes down and before it goes up.
  const slowly = { delay: 100 }
  const titleIn = (page: Page) => page.getByLabel('Title', { exact: true })
  await freeze(other)
  await titleIn(tab).fill('From this tab')
  await expect.poll(async () => (await draft()).title).toBe('From this tab')
  await titleIn(other).fill('From the other tab')
  await other.getByText('It says now: “From this tab”').waitFor()
  expect((await draft()).title).toBe('From this tab')
  await look(other, 'console/text changed elsewhere')
  // A title can't be empty, so an emptied field shows the other version.
  await titleIn(other).fill('')
  await other.getByRole('button', { name: 'Keep mine' }).click(slowly)
  await expect.poll(() => titleIn(other).inputValue()).not.toBe('')
  expect((await draft()).title).toBe('From this tab')
  await titleIn(tab).fill('From this tab again')
  await expect.poll(async () => (await draft()).title).toBe('From this tab again')
  await titleIn(other).fill('From the other tab')
  await other.getByText('It says now: “From this tab again”').waitFor()
  await other.unrouteAll({ behavior: 'ignoreErrors' })
  await other.getByRole('button', { name: 'Keep mine' }).click(slowly)
  await expect.poll(async () => (await draft()).title).toBe('From the other tab')
  await comeBack(tab)
  await expect.poll(() => titleIn(tab).inputValue()).toBe('From the other tab')
  await freeze(tab)
  await titleIn(other).fill('Once more')
  await expect.poll(async () => (await draft()).title).toBe('Once more')
  await titleIn(tab).fill('Too late')
  await tab.getByText('It says now: “Once more”').waitFor()
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await tab.getByRole('button', { name: 'Show the other version' }).click(slowly)
  await expect.poll(() => titleIn(tab).inputValue()).toBe('Once more')
  await tab.getByRole('tab', { name: 'Message and more' }).click()
  const message = tab.getByLabel('Message (not required)')
  await message.pressSequentially('Please ')
  await expect.poll(async () => (await draft()).message).toBe('Please')
  await message.pressSequentially('sign')
  await expect.poll(async () => (await draft()).message).toBe('Please sign')
  await message.fill('Typed, and left at once')
  await tab.evaluate(`location.hash = '#/documents'`)
  await expect.poll(async () => (await draft()).message).toBe('Typed, and left at once')
  expect((await db.selectFrom('documents').select('status').where('id', '=', id).executeTakeFirst())?.status).toBe(
    'DRAFT',
  )
})
