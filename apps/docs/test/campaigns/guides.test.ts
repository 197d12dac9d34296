import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Paraph, ParaphError } from '@paraph/client'
import { document, operations, problems, scopes } from '@paraph/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parseKeysCommand } from '@paraph/server/src/server/cli/keys/arguments.ts'
import { runKeysCommand } from '@paraph/server/src/server/cli/keys/run.ts'
import { maxParties } from '@paraph/server/src/domain/lifecycle/party-rules.ts'
import { openKysely, openPool } from '@paraph/server/src/platform/database/pool.ts'
import { readConfig } from '@paraph/server/src/platform/settings/config.ts'
import { printed, reader } from '@paraph/testing/programs/printed.ts'
import { startServer, useServer } from '@paraph/testing/server/server.ts'
import { newDatabase } from '@paraph/testing/server/test-database.ts'
import { readersFolder, runProgram } from './reader.support.ts'

const run = promisify(execFile)
const hasCurl = spawnSync('curl', ['--version']).status === 0
const guideOf = (name: string) => readFileSync(join(import.meta.dirname, `../../guides/${name}.md`), 'utf8')
const { baseUrl, newAccount, newKey } = await useServer()
const folder = await readersFolder('guides')

const printedIn = (name: string, language: string, heading: string) =>
  printed(`apps/docs/guides/${name}.md`, language, heading)[0]!

/** Runs a block for curl as printed, and returns the answers in JSON. */
async function runCurl(block: string, key: string, env: Record<string, string> = {}): Promise<unknown[]> {
  const terminal = await reader({ cwd: folder, env: { PARAPH_URL: baseUrl, PARAPH_KEY: key, ...env } })
  const { stdout } = await terminal.run(block)
  return JSON.parse(`[${stdout.trim().replaceAll(/(?<=\})\s*(?=\{)/g, ',')}]`) as unknown[]
}

const runWith = (key: string, program: string) => runProgram(folder, program, { PARAPH_URL: baseUrl, PARAPH_KEY: key })

/** Makes a function of printed lines, which use these parameters. */
async function functionOf<Arguments extends unknown[], Result>(code: string, ...parameters: string[]) {
  const file = join(folder, `${parameters.length}-${code.length}.ts`)
  await writeFile(file, `export default async (${parameters.join()}) => {\n${code}\n}\n`)
  const { default: call } = (await import(file)) as { default: (...args: Arguments) => Promise<Result> }
  return call
}

/** Returns a function that runs the printed commands for keys on an empty database, as the program does. */
async function newKeys() {
  const { connection, remove } = await newDatabase()
  const pool = openPool(connection, () => {})
  onTestFinished(async () => {
    await pool.end()
    await remove()
  })
  const db = openKysely(pool)
  return (command: string, id = '') => {
    const args = command
      .replace(/^.* -- keys /, '')
      .replace(/key_\w{26}/, id)
      .split(' ')
    return runKeysCommand(db, parseKeysCommand(args))
  }
}

interface Page {
  documents: { title: string }[]
  nextCursor: string | null
}

describe('pagination', async () => {
  const guide = guideOf('pagination')
  const loop = printedIn('pagination', 'ts', '## With the client')
  const account = await newAccount()
  const titles: string[] = []
  for (const title of ['First', 'Second', 'Third']) {
    const { id } = await account.draftDocument({ title })
    await account.party(id)
    await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
    titles.unshift(title)
  }

  const all = { documents: titles.map((title) => expect.objectContaining({ title })), nextCursor: null }
  const joined = ([first, second]: [Page, Page]) => {
    const documents = [...first.documents, ...second.documents]
    return { documents, nextCursor: second.nextCursor }
  }

  test.skipIf(!hasCurl)('the commands get one page after the other', async () => {
    const block = printedIn('pagination', 'sh', '## Page by page').replaceAll('limit=50', 'limit=2')
    const [get, getNext] = block.split('\n\n') as [string, string]
    const [first] = (await runCurl(get, account.key)) as [Page]
    const [second] = (await runCurl(getNext, account.key, { NEXT_CURSOR: first.nextCursor! })) as [Page]
    expect(joined([first, second])).toEqual(all)
  })

  test('the calls of the client get one page after the other', async () => {
    const calls = printedIn('pagination', 'ts', '## Page by page').replaceAll('limit: 50', 'limit: 2')
    const getBoth = await functionOf<[Paraph], [Page, Page]>(`${calls}\nreturn [first, second]`, 'paraph')
    expect(joined(await getBoth(new Paraph({ baseUrl, apiKey: account.key })))).toEqual(all)
  })

  test('the loop works as printed', async () => {
    const run = await functionOf<[Paraph, { log: (title: string) => void }], void>(loop, 'paraph', 'console')
    const printed: string[] = []
    await run(new Paraph({ baseUrl, apiKey: account.key }), { log: (title) => printed.push(title) })
    expect(printed).toEqual(titles)
  })

  test('the guide, the spec and the server have the same numbers', () => {
    const { schema } = operations.listDocuments.parameters.find(({ name }) => name === 'limit')!
    expect(guide).toContain(`${schema['default']} by default, at most ${schema['maximum']}.`)
    expect(guide).toContain(`a document has at most ${maxParties} parties.`)
  })
})

describe('authentication', () => {
  const guide = guideOf('authentication')
  const [, commands] = printed('apps/docs/guides/authentication.md', 'sh', '## Keys') as [string, string]
  const replacement = printedIn('authentication', 'ts', '## Create keys over the API')

  test.skipIf(!hasCurl)('the first requests with a key work as printed', async () => {
    const account = await newAccount()
    await account.draftDocument()
    expect(await runCurl(printedIn('authentication', 'sh', '## Keys'), account.key)).toMatchObject([
      { documents: [{}] },
    ])
    expect(await runWith(account.key, printedIn('authentication', 'ts', '## Keys'))).toBe('1\n')
  })

  test.skipIf(!hasCurl)('the commands of curl replace a key', async () => {
    const account = await newAccount()
    const { id: OLD_KEY_ID } = await newKey(account.id, ['documents:read'])
    const block = printedIn('authentication', 'sh', '## Create keys over the API')
    const [list, created] = await runCurl(block, account.key, { OLD_KEY_ID })
    expect(list).toMatchObject({ apiKeys: expect.arrayContaining([expect.objectContaining({ id: OLD_KEY_ID })]) })
    expect(created).toMatchObject({ secret: expect.stringMatching(/^pk_live_/), expiresAt: '2099-12-31T23:00:00.000Z' })
    const { apiKeys } = await new Paraph({ baseUrl, apiKey: account.key }).apiKeys.list()
    expect(apiKeys.map(({ id }) => id)).not.toContain(OLD_KEY_ID)
  })

  test('the commands work as printed, and the keys are as described', async () => {
    const keys = await newKeys()
    const lines = commands.trim().split('\n')
    const call = (line: string, id = '') => {
      expect(line).toMatch(/^npm run --silent paraph -- keys \w+/)
      return keys(line, id)
    }
    const answers: string[] = []
    for (const line of lines.slice(0, 4)) answers.push(await call(line))
    const [live, forTests, expiring, list] = answers as [string, string, string, string]
    expect(live).toMatch(/^pk_live_/)
    expect(forTests).toMatch(/^pk_test_/)
    expect(expiring).toMatch(/^pk_live_/)
    expect(list).toContain('2027-12-31')
    // 256 bits need 43 characters of base64url.
    expect(live.slice('pk_live_'.length)).toMatch(/^[\w-]{43}$/)
    const [id] = /key_\w{26}/.exec(list)!
    await call(lines[4]!, id)
    expect(await call(lines[5]!)).toMatch(/^pk_live_/)
    expect(await call(lines[3]!)).toContain('revoked')
    expect(await call(lines[3]!)).toContain('documents:read,documents:write,contacts:read  CRM')
    expect(lines).toHaveLength(6)
  })

  test('the replacement of a key works as printed', async () => {
    const account = await newAccount()
    const { id } = await newKey(account.id, ['documents:read'])
    const run = await functionOf<[Paraph, (secret: string) => void], void>(replacement, 'paraph', 'deploy')
    const paraph = new Paraph({ baseUrl, apiKey: account.key })
    await run(paraph, (secret) => expect(secret).toMatch(/^pk_live_/))
    const { apiKeys } = await paraph.apiKeys.list()
    expect(apiKeys.map(({ name }) => name)).toEqual(['CRM integration', null])
    expect(apiKeys.map((key) => key.id)).not.toContain(id)
  })

  test('the table has all scopes, in the words of the spec', () => {
    const rows = (text: string) => Array.from(text.matchAll(/^\| `([a-z:]+)` *\| (.+?) *\|$/gm), (row) => row.slice(1))
    expect(rows(guide)).toEqual(rows(document.components.schemas.Scope.description))
    expect(rows(guide).map(([scope]) => scope)).toEqual(scopes)
  })

  test('a request without a key and a request with a wrong key get the named problems', async () => {
    const codeOf = async (headers: Record<string, string>) =>
      ((await (await fetch(`${baseUrl}/api/v1/documents`, { headers })).json()) as { code: string }).code
    const missing = await codeOf({})
    const invalid = await codeOf({ authorization: 'Bearer pk_live_unknown' })
    expect(guide).toContain(`A request without a key is answered [\`${missing}\`](errors.html#${missing}).`)
    expect(guide).toContain(`always answered [\`${invalid}\`](errors.html#${invalid}).`)
  })
})

describe('retrying', () => {
  const guide = guideOf('retrying')
  const rows = Array.from(guide.matchAll(/^\| (.*?`(\d{3}|4xx)`) +\| (.*?) +\|$/gm), ([, , status, text]) => {
    return { status: status === '4xx' ? 409 : Number(status), retries: !text!.startsWith('No:') }
  })

  test.skipIf(!hasCurl)('the commands repeat a POST as printed: one contact, and one answer', async () => {
    const account = await newAccount()
    const commands = printedIn('retrying', 'sh', '## Make a POST safe to repeat')
    const env = { ...process.env, PARAPH_URL: baseUrl, PARAPH_KEY: account.key }
    const { stdout } = await run('bash', ['--norc', '-euc', commands], { env })
    const answers = stdout.split(/(?=^HTTP\/1.1 )/m)
    expect(answers.map((answer) => answer.includes('idempotent-replayed: true'))).toEqual([false, true])
    const { data } = await account.client.GET('/api/v1/contacts')
    expect(data!.contacts).toHaveLength(1)
    for (const answer of answers) expect(answer).toContain(data!.contacts[0]!.id)
  })

  test('the client repeats a POST as printed: one contact', async () => {
    const account = await newAccount()
    const [first, second] = (
      await runWith(account.key, printedIn('retrying', 'ts', '## Make a POST safe to repeat'))
    ).split('\n')
    expect(first).toMatch(/^ctc_/)
    expect(second).toBe(first)
  })

  /** Returns how often a call is sent, if every answer has the status. */
  async function attempts(
    status: number,
    call: (paraph: Paraph) => Promise<unknown>,
    code = 'internal_error',
  ): Promise<number> {
    let count = 0
    const problem = { type: 'about:blank', title: 'No', status, code, requestId: 'x' }
    const answer = async () => {
      count++
      const headers = { 'content-type': 'application/problem+json', 'retry-after': '0' }
      return new Response(JSON.stringify(problem), { status, headers })
    }
    const paraph = new Paraph({ baseUrl, apiKey: 'pk_test_x', fetch: answer, maxRetries: 1 })
    await expect(call(paraph)).rejects.toThrow(ParaphError)
    return count
  }

  test('the table lists the statuses that the client tries again, and those that it does not', async () => {
    expect(rows.map(({ status }) => status)).toEqual([429, 503, 408, 500, 409])
    for (const { status, retries } of rows)
      expect(await attempts(status, (paraph) => paraph.contacts.get('ctc_1')), String(status)).toBe(retries ? 2 : 1)
  })

  test('the client retries every method, and a request that is in progress, as the guide says', async () => {
    expect(guide).toContain('`@paraph/client` retries every call automatically, and sends a key with each `POST`.')
    const create = (paraph: Paraph) => paraph.contacts.create({ firstName: 'Bo', lastName: 'Ek' })
    const calls = [
      (paraph: Paraph) => paraph.contacts.get('ctc_1'),
      (paraph: Paraph) => paraph.contacts.update('ctc_1', { firstName: 'Bo' }),
      (paraph: Paraph) => paraph.contacts.delete('ctc_1'),
      create,
    ]
    for (const call of calls) expect(await attempts(503, call)).toBe(2)
    expect(guide).toContain('A `409` with `idempotency_request_in_progress` is the exception')
    expect(await attempts(409, create, 'idempotency_request_in_progress')).toBe(2)
  })
})

describe('limits', () => {
  const guide = guideOf('limits')

  test('the headers look as printed, and have the default limit', async () => {
    const [, shown = ''] = /^```\n([^]*?)\n```/m.exec(guide)!
    const server = await startServer({ recorded: false, rateLimits: readConfig({}).rateLimits })
    const account = await server.newAccount()
    const { response } = await account.client.GET('/api/v1/companies')
    const sent = ['ratelimit-policy', 'ratelimit'].map((name) => `${name}: ${response.headers.get(name)}`).join('\n')
    const masked = (text: string) => text.replaceAll(/;([rt])=\d+/g, ';$1=N')
    expect(masked(sent)).toBe(masked(shown))
  })

  test('the commands of the operator change the limit as printed', async () => {
    const keys = await newKeys()
    const [, commands = ''] = /## The limits of requests\n[^]*?```sh\n([^]*?)```/.exec(guideOf('operating'))!
    const [create, ...changes] = commands.trim().split('\n')
    await keys(create!)
    const lines: string[] = [await keys('list')]
    const [id] = lines[0]!.split(' ', 1)
    for (const line of changes) {
      await keys(line, id)
      lines.push(await keys('list'))
    }
    expect(lines.map((line) => /(\d+) requests a minute/.exec(line)?.[1])).toEqual(['1200', '60', undefined])
  })

  test('every code in the table has the status that it names', () => {
    const rows = Array.from(guide.matchAll(/\| `(\d{3})` `(\w+)` +\|/g), ([, status, code]) => [code!, Number(status)])
    expect(rows.length).toBeGreaterThan(4)
    expect(rows).toEqual(rows.map(([code]) => [code, problems[code as keyof typeof problems].status]))
  })
})
