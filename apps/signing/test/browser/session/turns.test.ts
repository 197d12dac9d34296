import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { click, expectTitle, phone, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open, actAs, db } = await startPages()
const narrow = { ...phone, viewport: { width: 360, height: 740 } }

type Parties = NonNullable<Parameters<typeof send>[0]>

/** Sends to parties with these names. */
async function sendTo(parties: Record<string, Parties[number]>) {
  const sent = await send(Object.values(parties))
  for (const [index, name] of Object.keys(parties).entries())
    await db.updateTable('parties').set({ name }).where('id', '=', sent.ids[index]!).execute()
  return sent
}

const cesar = { role: 'ACCEPTOR', ...click, signingOrder: 30 } as const
const four = {
  'Cesar Ek': cesar,
  'Anna Lind': { ...click, signingOrder: 10 },
  'Olga Boss': { role: 'ORGANIZER', requiredSignature: 'NONE', signingOrder: 1 },
  'Bo Berg': { ...click, signingOrder: 20 },
} satisfies Record<string, Parties[number]>

const rowsOf = (tab: Page) => tab.locator('.participants li')

test('the parties are shown in the order of signing, with the turn of each, and who has acted when', async () => {
  const { token, ids } = await sendTo(four)
  await actAs(ids[1]!)
  const { tab } = await open(await token(), narrow)
  await expectTitle(tab, 'It is not your turn yet')
  await tab
    .getByText(/^\W*Bo Berg\W* must sign, accept or review first\. You get an e-mail at a•••@example\.com when it is/)
    .waitFor()
  const list = tab.locator('ol.participants')
  const rows = list.locator('li')
  expect(await rows.allTextContents()).toEqual([
    expect.stringMatching(/^Anna LindSigns · Done \d/),
    expect.stringMatching(/^Bo BergSigns · It is this person’s turn$/),
    expect.stringMatching(/^Cesar Ek \(you\)Accepts · Waits for \W*Bo Berg\W*$/),
    expect.stringMatching(/^Olga BossOrganizes$/),
  ])
  expect(await tab.evaluate(`Array.from(document.querySelectorAll('.participants li'), ({ value }) => value)`)).toEqual(
    [1, 2, 3, 0],
  )
  await actAs(ids[3]!)
  await expectTitle(tab, /asks you to accept/)
  expect(await rows.nth(2).textContent()).toBe('Cesar Ek (you)Accepts · It is your turn')

  // A party that waits for many sees the first names, and how many others there are.
  const first = { ...click, signingOrder: 1 }
  const many = await sendTo({ A: first, B: first, C: first, D: first, You: { ...click, signingOrder: 2 } })
  await visit(tab, await many.token(4))
  await tab.getByText(/^\W*A\W+B\W+and 2 others must sign, accept or review first\./).waitFor()
  await tab.getByRole('button', { name: 'Svenska' }).click()
  await tab.getByText(/^\W*A\W+B\W+och 2 andra måste skriva under, godkänna eller granska först\./).waitFor()

  // Without turns, the parties keep the order in which they were added, without numbers.
  const two = await sendTo({ Bo: click, Anna: click })
  await tab.getByRole('button', { name: 'English' }).click()
  await visit(tab, await two.token())
  expect(await tab.locator('ul.participants li').allTextContents()).toEqual([
    'Bo (you)Signs · Not done yet',
    'AnnaSigns · Not done yet',
  ])

  // After a rejection, the document waits for nobody, so no status has the word "yet".
  const rejected = await sendTo(four)
  await actAs(rejected.ids[1]!, { type: 'REJECTED', reason: null })
  await visit(tab, await rejected.token())
  await expectTitle(tab, 'Anna Lind has rejected the document')
  expect((await rowsOf(tab).allTextContents()).slice(0, 3)).toEqual([
    'Anna LindSigns · Rejected',
    'Bo BergSigns · Not done',
    'Cesar Ek (you)Accepts · Not done',
  ])

  // An organizer that must sign has a status.
  const last = await sendTo({
    Olga: { role: 'ORGANIZER', ...click },
    Otto: { role: 'ORGANIZER', requiredSignature: 'NONE' },
    Anna: click,
  })
  await visit(tab, await last.token(2))
  expect(await rowsOf(tab).allTextContents()).toEqual([
    'OlgaOrganizes and signs · Not done yet',
    'OttoOrganizes',
    'Anna (you)Signs · Not done yet',
  ])
  await actAs(last.ids[0]!)
  await tab.reload()
  await expect.poll(() => rowsOf(tab).first().textContent()).toMatch(/^OlgaOrganizes and signs · Done \d/)
})
