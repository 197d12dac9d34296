import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { startPages } from '@paraph/testing/pages/page.ts'
import { signIn } from '@paraph/testing/pages/console.ts'

// A server of its own: on the shared server, other tests make seals fail, and this page would show that.
const { newAccount, openAt, baseUrl } = await startPages({})

test('an operator without a key sees how each part of the server is, and what to do about it', async () => {
  const { tab } = await openAt('/')
  await tab.getByRole('link', { name: 'State of the server' }).click()
  await tab.getByRole('heading', { name: 'Server', level: 1 }).waitFor()
  const rows = async () =>
    (await tab.locator('.parts li > div').allInnerTexts()).map((text) => text.split('\n').filter(Boolean))
  await expect.poll(rows).toEqual([
    ['Requests and database', 'Works'],
    ['Jobs', 'Works'],
    ['E-mail', 'Works'],
    ['SMS', 'Works'],
    ['Seals', 'Works'],
  ])
  await look(tab, 'console/server')

  const again = tab.getByRole('button', { name: 'Look again' })
  const answerWith = async (status: number, answer: object | string) => {
    await tab.unroute('**/readyz')
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
    await tab.route('**/readyz', (route) => route.fulfill({ status, body }))
    await again.click()
  }
  const parts = {
    mail: 'off',
    sms: 'off',
    jobs: 'late',
    sealing: 'no_key',
    bankid: 'certificate_expired',
    version: '9',
  }
  await answerWith(200, { status: 'ok', ...parts })
  await expect
    .poll(async () => (await rows()).map(([, mark]) => mark))
    .toEqual(['Works', 'Late', 'Not set up', 'Not set up', 'No key', 'Expired'])
  await tab.getByText('there is no SMTP_URL').waitFor()
  for (const href of await tab
    .locator('.parts a')
    .evaluateAll((links: { href: string }[]) => links.map(({ href }) => href)))
    expect([href, (await fetch(href)).status]).toEqual([href, 200])
  await look(tab, 'console/server with faults')
  await answerWith(503, { status: 'disk_full', version: '9' })
  await expect.poll(rows).toEqual([['Requests and database', 'Disk full']])
  await answerWith(200, { status: 'ok', mail: 'a state that is newer than the page' })
  await tab.getByText('a state that is newer than the page').waitFor()
  await answerWith(404, 'Not here')
  await tab.getByRole('alert').getByText('keeps /readyz to itself').waitFor()
  await tab.unroute('**/readyz')
  await tab.route('**/readyz', (route) => route.abort())
  await again.click()
  await tab.getByRole('alert').getByText('The server does not answer.').waitFor()
  await tab.unroute('**/readyz')
  await again.click()
  await expect.poll(async () => (await rows()).length).toBe(5)

  await tab.getByRole('link', { name: 'All documents' }).click()
  await signIn(tab, (await newAccount()).key)
  // The page of the server opens although the server can't say whose key it gets.
  await tab.route('**/api/v1/me', (route) => route.fulfill({ status: 503, body: '' }))
  await tab.goto(`${baseUrl}/#/server`)
  await tab.getByRole('heading', { name: 'Server', level: 1 }).waitFor()
})
