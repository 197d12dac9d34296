import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { comeBack, signIn } from '@paraph/testing/pages/console.ts'
import { startPages } from '@paraph/testing/pages/page.ts'

const { newAccount, openAt, db } = await startPages()

test('a long list goes on while it is scrolled, and is short again after the way back', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  await sql`
    insert into documents
    select (jsonb_populate_record(d, jsonb_build_object('id', 'doc_' || lpad(n::text, 26, '0'), 'title', 'Agreement ' || n))).*
    from documents d, generate_series(1, 330) n where id = ${id}`.execute(db)
  const { tab } = await openAt('/')
  const lists: string[] = []
  tab.on('request', (request) => void (request.url().includes('/documents?') && lists.push(request.url())))
  await signIn(tab, account.key)
  const rows = tab.locator('main > .rows tbody tr')
  await expect.poll(() => rows.count()).toBe(50)
  const more = tab.getByRole('button', { name: 'Show more' })
  // Before the first press, the end of the page can be reached.
  await more.scrollIntoViewIfNeeded()
  expect(await rows.count()).toBe(50)
  await more.click()
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(150)
  await expect
    .poll(async () => {
      await rows.last().scrollIntoViewIfNeeded()
      return rows.count()
    })
    .toBe(331)
  expect(await more.count()).toBe(0)

  lists.length = 0
  await comeBack(tab)
  await expect.poll(() => lists.some((url) => url.includes('attention'))).toBe(true)
  expect(lists.filter((url) => !url.includes('attention'))).toEqual([])
  await tab.getByRole('link', { name: 'Settings' }).click()
  await tab.getByRole('heading', { name: 'Account', level: 1 }).waitFor()
  await tab.goBack()
  await expect.poll(() => rows.count()).toBe(150)
})
