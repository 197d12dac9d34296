import type { SigningSession } from '@paraph/client'
import { expect, test } from 'vitest'
import { answerLocally } from '../src/preview/answer-locally.ts'

const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251)
const session = { senderName: 'Lindqvist Bygg AB', party: { hasScan: false } } as unknown as SigningSession

/** Asks what a page asks in a preview. Counts what the preview does not do. */
function openAnswers() {
  const acts: string[] = []
  const marks = new Map([['pty_1', { partyId: 'pty_1', signature: null, initials: null }]])
  const file = new Blob([bytes], { type: 'application/pdf' })
  const attachments = new Map([[2, new Blob(['prices'], { type: 'text/csv' })]])
  let asked = ''
  const answer = answerLocally({ session, file, attachments, marks }, () => acts.push(asked))
  const ask = (path: string, init: RequestInit = {}) => {
    asked = `${init.method ?? 'GET'} ${path}`
    return answer(new Request(`http://localhost/base/api/v1/signing-session${path}`, init))
  }
  return { ask, acts }
}

test.each([
  ['bytes=0-0', 206, 'bytes 0-0/1000', [0, 1]],
  ['bytes=100-299', 206, 'bytes 100-299/1000', [100, 300]],
  ['bytes=990-5000', 206, 'bytes 990-999/1000', [990, 1000]],
  [undefined, 200, null, [0, 1000]],
] as const)('a preview answers %s of the file with %i', async (range, status, part, [begin, end]) => {
  const response = await openAnswers().ask('/file', { headers: range ? { range } : {} })
  expect([response.status, response.headers.get('content-range')]).toEqual([status, part])
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(begin, end))
})

test('a preview answers 416 for a part behind the end of the file', async () => {
  expect((await openAnswers().ask('/file', { headers: { range: 'bytes=1000-1001' } })).status).toBe(416)
})

test('a preview says that values are saved, remembers a scan and what was read, and has no tasks of other devices', async () => {
  const { ask, acts } = openAnswers()
  const json = async (...to: Parameters<typeof ask>) => (await ask(...to)).json()
  expect(await json('/values', { method: 'PUT', body: '{}' })).toMatchObject({ noRoom: [], fittingLengths: [] })
  expect(await json('/read', { method: 'POST' })).toMatchObject({ party: { readStatus: 'READ' } })
  const body = new FormData()
  body.set('file', new File(['%PDF'], 'scan.pdf'))
  await ask('/scan', { method: 'POST', body })
  expect(await json('')).toEqual({ ...session, party: { hasScan: true, readStatus: 'READ' } })
  expect(await (await ask('/scan')).text()).toBe('%PDF')
  expect(await json('/marks/pty_1')).toMatchObject({ signature: null, initials: null })
  const attached = await ask('/attachments/2')
  expect([attached.headers.get('content-type'), await attached.text()]).toEqual(['application/octet-stream', 'prices'])
  for (const path of ['/attachments/1', '/marks/pty_2', '/drawing', '/scan/phone', '/bankid', '/preview'])
    expect((await ask(path)).status).toBe(404)
  expect(acts).toEqual([])
})

test('a preview does nothing, and says so', async () => {
  const { ask, acts } = openAnswers()
  const all = ['/sign', '/reject', '/wrong-person', '/bankid', '/drawing', '/scan/phone', '/verification']
  for (const path of all) {
    const response = await ask(path, { method: 'POST' })
    expect([response.status, await response.json()]).toEqual([409, expect.objectContaining({ code: 'previewed' })])
  }
  expect(acts).toEqual(all.map((path) => `POST ${path}`))
})
