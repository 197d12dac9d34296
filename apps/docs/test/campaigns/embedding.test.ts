import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedding } from '@paraph/testing/pages/embed.ts'
import { desktop, pressSign } from '@paraph/testing/pages/page.ts'
import { closeContext } from '@paraph/testing/pages/browser.ts'
import { readersFolder, runProgram } from './reader.support.ts'

const root = join(import.meta.dirname, '../../../..')
const snippetsOf = (file: string) =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(/```ts\n([^]*?)```/g), ([, code]) => code!)
const snippets = snippetsOf('apps/docs/guides/embedding.md')
const [onServer, inPage] = snippets as [string, string]
const inReadme = snippetsOf('packages/client/README.md').filter((code) => code.includes('@paraph/client/embed'))

const { baseUrl, config, allowed, showPage, newContext, newAccount, send } = await startEmbedding()
const folder = await readersFolder('embedding')

test('there are two samples in the guide, and one in the README of the client', () => {
  expect([snippets.length, inReadme.length]).toEqual([2, 1])
})

test('the samples work as published', async () => {
  const context = await newContext(desktop)
  onTestFinished(() => closeContext(context))
  await context.route('https://app.example.com/**', (route) => route.fulfill({ body: 'Case 118' }))
  const tab = await context.newPage()
  const lines: string[] = []
  tab.on('console', (message) => void (message.type() === 'log' && lines.push(message.text())))
  const page = tab.frameLocator('#signing iframe')

  const { key } = await newAccount()
  const stdout = await runProgram(folder, onServer, { PARAPH_URL: baseUrl, PARAPH_KEY: key })
  const { token } = await send(undefined, { redirectUrl: 'https://app.example.com/cases/118' })
  for (const [url, sample, logged] of [
    [stdout.trim().replace(config.publicUrl, baseUrl), inPage, ['opened', 'read', 'signed', 'closed']],
    [`${baseUrl}/sign/#${await token()}`, inReadme[0]!, ['The party has signed.']],
  ] as const) {
    lines.length = 0
    await showPage(`<div id="signing" data-url="${url}"></div>`, sample)
    await tab.goto(allowed)
    await pressSign(page)
    await page.getByRole('button', { name: 'Continue to app.example.com' }).click()
    await tab.waitForURL('https://app.example.com/cases/118')
    expect(lines).toEqual(logged)
  }

  // Closing the page leaves the visitor on the page of the host.
  await showPage('<button id="later">Later</button><div id="signing" data-url="http://127.0.0.1:9/#x"></div>', inPage)
  await tab.goto(allowed)
  await tab.getByRole('button', { name: 'Later' }).click()
  await tab.waitForURL(`${allowed}/cases`)
  expect(await tab.locator('iframe').count()).toBe(0)
})
