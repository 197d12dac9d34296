import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from '@paraph/client'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '@paraph/testing/pages/browser.ts'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import { printed, reader } from '@paraph/testing/programs/printed.ts'
import { temporaryFolder } from '@paraph/testing/programs/process.ts'
import { readersFolder } from './reader.support.ts'
import { signInBrowser } from './sign-in-browser.ts'

const guide = 'apps/docs/guides/quick-start.md'
const folder = await readersFolder('quick start')

const browser = await openBrowser()
const hasCurl = spawnSync('curl', ['--version']).status === 0

/** Runs the commands in a terminal that stays open, and returns the address that the server prints. */
async function startAsPrinted(DATA_DIR: string): Promise<string> {
  const terminal = await reader({ cwd: folder, npm: true, env: { DATA_DIR, PORT: '0', HOST: '127.0.0.1' } })
  const [start] = printed(guide, 'sh', '## Start a server')
  let output = ''
  const child = await throughGate(async () => {
    const child = spawn('bash', ['--norc', '-euc', start!], {
      ...terminal.options,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout!.on('data', (chunk: Buffer) => (output += chunk))
    const hasEnded = () => child.exitCode !== null
    await expect.poll(() => hasEnded() || /API +http:/.test(output)).toBe(true)
    return child
  })
  onTestFinished(async () => {
    if (child.exitCode !== null) return
    const exited = once(child, 'exit')
    // Like Ctrl-C, this signal goes to all programs of the terminal.
    process.kill(-child.pid!, 'SIGINT')
    await exited
  })
  expect(output).toMatch(/API +http:/)
  return /API +(http:\S+)\/api\/v1/.exec(output)![1]!
}

test.skipIf(!hasCurl)('the quick start works as printed, in two terminals, with curl and with the client', async () => {
  const DATA_DIR = await temporaryFolder()
  const url = await startAsPrinted(DATA_DIR)
  const [, key] = printed(guide, 'sh', '## Start a server')
  const [curl, runClient] = printed(guide, 'sh', '## Send a document')
  const [client] = printed(guide, 'ts', '## Send a document')
  const [look] = printed(guide, 'sh', '## Get the sealed PDF')
  await writeFile(join(folder, 'start.ts'), client!)
  const second = await reader({ cwd: folder, npm: true, servers: { 'localhost:3000': url }, env: { DATA_DIR } })
  // The variables of the terminal, which stays open while Anna signs.
  const kept = `printf '%s\\n' "$PARAPH_URL" "$PARAPH_KEY" "$DOCUMENT"`
  const { stdout, stderr } = await second.run([key, curl, kept, runClient].join('\n'))
  expect(stdout).toContain('"status":"SENT"')
  expect(stdout).toMatch(/Tenancy agreement is SENT\.\nhttp:\S+\/sign\/#[\w-]{44}x?\n$/)
  expect(stderr).toBe(`Database: the one in ${DATA_DIR} (DATA_DIR), which is running.\n`)

  const [, printedLink, PARAPH_URL, PARAPH_KEY, DOCUMENT] = /(http:\S+\/sign\/#[\w-]{44}x?)\n(.*)\n(.*)\n(.*)\n/.exec(
    stdout,
  )!
  // The server of the test has a free port, which its links do not know.
  await signInBrowser(await browser.newPage(), `${url}${printedLink!.slice(printedLink!.indexOf('/sign/'))}`)
  const terminal = Object.entries({ PARAPH_URL, PARAPH_KEY, DOCUMENT }).map(([name, value]) => `${name}='${value}'`)
  const [status, download] = look!.trim().split('\n') as [string, string]
  const looked = async () => (await second.run([...terminal, status].join('\n'))).stdout
  await expect.poll(looked, { interval: 500 }).toContain('"status":"COMPLETED"')
  const [atOnce] = printed(guide, 'sh', '## All in one request')
  const sent = JSON.parse((await second.run([...terminal, atOnce].join('\n'))).stdout) as Document
  expect(sent).toMatchObject({ status: 'SENT', parties: [{ name: 'Bo Berg' }] })
  expect(sent.parties![0]!.signingUrl).toContain('/sign/#')
  await second.run([...terminal, download].join('\n'))
  expect((await readFile(join(folder, 'sealed.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
})
