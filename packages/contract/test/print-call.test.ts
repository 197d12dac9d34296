import { execFileSync } from 'node:child_process'
import { type Call, operations, printCurl, printTypeScript } from '@paraph/contract'
import { expect, test } from 'vitest'

const hostile = `a'b "c" \\d $(touch x) \`e\` $HOME !! é\n\t\u2028 {f} %41 +&=#?;type=x,`

/** Returns the arguments that a shell passes to curl. */
function argsOf(call: Call): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${printCurl(call)}`
  const env = { ...process.env, PARAPH_URL: 'https://sign.example.com/at', PARAPH_KEY: 'pk_live_x' }
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1)
}

/** Returns what the printed code passes to the method of the client. */
async function passedTo(group: string, method: string, call: Call): Promise<unknown[]> {
  let passed: unknown[] = []
  const paraph = { [group]: { [method]: (...args: unknown[]) => void (passed = args) } }
  const AsyncFunction = (async () => {}).constructor as new (
    ...texts: string[]
  ) => (...args: unknown[]) => Promise<void>
  await new AsyncFunction('paraph', 'console', printTypeScript(call))(paraph, { log: () => {} })
  return passed
}

test('a shell and JavaScript read each value as it was, whatever it contains', async () => {
  const body = { role: 'SIGNER', person: { firstName: hostile, lastName: '' }, 'not-a-name': [1, null, true, hostile] }
  const call: Call = { operation: operations.addParty, inPath: [hostile], body }
  const [url, , authorization, , type, , json] = argsOf(call)
  expect(new URL(url!).pathname).toBe(`/at/api/v1/documents/${encodeURIComponent(hostile)}/parties`)
  expect([authorization, type]).toEqual(['authorization: Bearer pk_live_x', 'content-type: application/json'])
  expect(JSON.parse(json!)).toEqual(body)
  expect(await passedTo('parties', 'add', call)).toEqual([hostile, body])
})

test('curl sends a text of a form as it is, and the file by its name', () => {
  const body = {
    file: 'a "b"; c.pdf',
    title: '@/etc/passwd',
    message: '<x',
    reference: 'a;type=text/html',
    language: 'EN',
    skipped: undefined,
  }
  const [, ...args] = argsOf({ operation: operations.createDocument, inPath: [], body })
  expect(args.slice(2)).toEqual([
    '-F',
    'file=@"a \\"b\\"; c.pdf"',
    '--form-string',
    'title=@/etc/passwd',
    '--form-string',
    'message=<x',
    '--form-string',
    'reference=a;type=text/html',
    '-F',
    'language=EN',
  ])
})

test('the query of a list is an argument of the method, other queries are among its options, and an undefined value is not printed', async () => {
  const query = { limit: 50, search: hostile, status: undefined }
  const list: Call = { operation: operations.listDocuments, inPath: [], query }
  expect(Array.from(new URL(argsOf(list)[0]!).searchParams)).toEqual([
    ['limit', '50'],
    ['search', hostile],
  ])
  expect(await passedTo('documents', 'list', list)).toEqual([{ limit: 50, search: hostile }])
  const get: Call = { operation: operations.getDocument, inPath: ['doc_1'], query: { include: ['parties', 'fields'] } }
  expect(new URL(argsOf(get)[0]!).searchParams.get('include')).toBe('parties,fields')
  expect(await passedTo('documents', 'get', get)).toEqual(['doc_1', { include: ['parties', 'fields'] }])
  expect(await passedTo('documents', 'get', { ...get, query: {} })).toEqual(['doc_1'])
  const remove: Call = { operation: operations.deleteDocument, inPath: ['doc_1'] }
  expect(argsOf(remove).slice(0, 2)).toEqual(['-X', 'DELETE'])
})
