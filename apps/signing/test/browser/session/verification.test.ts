import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSmtp } from '@paraph/server/src/work/delivery/email/smtp.ts'
import { wrong } from '@paraph/testing/server/verification.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { startSmtp } from '@paraph/testing/receivers/smtp-server.ts'
import { bySms, enter, requestCode } from './verification.support.ts'
import { expectTitle, phone, pressSign, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open, db, services, clock, codeMessage, codeOf } = await startPages()
const { now } = clock
beforeEach(async () => void (await db.deleteFrom('link_guesses').execute()))
afterEach(() => void (clock.now = now))

test('a party verifies itself by a code, stays verified, and waits after too many wrong codes', async () => {
  const { token, ids } = await send([bySms])
  const own = await token()
  const { tab } = await open(own, phone)
  await expectTitle(tab, 'Confirm that it is you')
  expect(await tab.getByText('Tenancy agreement').count()).toBe(0)
  await tab.getByRole('button', { name: 'Send code' }).tap()
  const input = tab.getByLabel('Code of six digits')
  await input.waitFor()
  await tab.getByText(/^You can get a new code in \d+ seconds\.$/).waitFor()
  expect(await input.getAttribute('autocomplete')).toBe('one-time-code')
  const code = await codeOf(ids[0]!)
  await input.fill('12')
  await tab.getByRole('button', { name: 'Confirm' }).tap()
  await tab.getByText('Enter all six digits.').waitFor()
  await input.fill(code === '123456' ? '123457' : '123456')
  await tab.getByRole('button', { name: 'Confirm' }).tap()
  await tab.getByText('The code is wrong or has expired.').waitFor()
  await expect.poll(() => tab.evaluate('document.activeElement.className')).toBe('code')
  await input.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await tab.getByRole('button', { name: 'Confirm' }).tap()
  await expectTitle(tab, /asks you to sign/)
  /** The pass of each request so far, by its link: requests of the first link may still be under way when another one opens. */
  const sent: { authorization: string | undefined; pass: string | undefined }[] = []
  tab.on('request', (request) => {
    const { authorization, 'verification-pass': pass } = request.headers()
    sent.push({ authorization, pass })
  })
  const passesWith = (link: string) =>
    sent.filter(({ authorization }) => authorization === `Bearer ${link}`).map(({ pass }) => pass)
  await tab.reload()
  await expectTitle(tab, /asks you to sign/)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await tab.getByText('A code by text message').waitFor()

  const other = await (await send([bySms], { title: 'Another agreement' })).token()
  await visit(tab, other)
  await expectTitle(tab, 'Confirm that it is you')
  expect(passesWith(own)).toContainEqual(expect.any(String))
  expect(passesWith(other).length).toBeGreaterThan(0)
  expect(passesWith(other).filter(Boolean)).toEqual([])

  // After too many wrong codes, also of others, it waits.
  const smtp = await startSmtp()
  const sender = openSmtp({ url: smtp.url, from: 'paraph@example.com', replyTo: undefined, timeZone: 'UTC' })
  const second = await send([{ ...bySms, twoStepVerification: 'EMAIL_BEFORE_SIGNING' }])
  await visit(tab, await second.token())
  await tab.getByText('we send a code by e-mail to a•••@example.com').waitFor()
  await requestCode(tab)
  const { id } = await codeMessage(second.ids[0]!)
  await deliver(id, { ...services, senders: { EMAIL: sender } })
  await sender.close()
  const [, mailed] = /^Subject: (\d{6}) is your code/m.exec(smtp.mails[0]!)!
  await db.deleteFrom('link_guesses').execute()
  await db.insertInto('link_guesses').values({ network: '127.0.0.1/32', count: 20, ends_at: inTenMinutes() }).execute()
  await enter(tab, wrong(mailed!))
  await expectTitle(tab, 'Too many attempts')
  await tab.getByText('Wait for 10 minutes, then try again.').waitFor()
  await tab.getByRole('button', { name: 'Try again' }).tap()
  await expectTitle(tab, 'Confirm that it is you')
  // The right code is never refused because others have entered wrong codes.
  await requestCode(tab)
  await enter(tab, mailed!)
  await expectTitle(tab, /asks you to sign/)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await tab.getByText('A code by e-mail').waitFor()
})

const inTenMinutes = () => new Date(now().getTime() + 600_000).toISOString()
