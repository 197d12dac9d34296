import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Upload } from '../src/index.ts'
import { answering, problem } from './fake-server.ts'

const page = (ids: string[], nextCursor: string | null) =>
  Response.json({ contacts: ids.map((id) => ({ id })), nextCursor })

test('the query of documents.get stands among the options, and a list in it is sent as one value with commas', async () => {
  const { paraph, requests } = answering(
    [{ id: 'doc_1' }, { id: 'doc_1' }, { id: 'doc_1' }].map((one) => Response.json(one)),
  )
  await paraph.documents.get('doc_1', { include: ['parties', 'fields'], maxRetries: 0 })
  await paraph.documents.get('doc_1', { include: [] })
  await paraph.documents.get('doc_1')
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?include=parties,fields', '', ''])
})

describe('a list', () => {
  test('that is awaited is one page', async () => {
    const { paraph, requests } = answering([page(['a', 'b'], 'next')])
    expect(await paraph.contacts.list({ limit: 2 })).toEqual({
      contacts: [{ id: 'a' }, { id: 'b' }],
      nextCursor: 'next',
    })
    expect(requests).toHaveLength(1)
  })

  test('that is iterated over is every item of all pages, with the query of the first page', async () => {
    const { paraph, requests } = answering([page(['a', 'b'], 'two'), page([], 'three'), page(['c'], null)])
    const ids: string[] = []
    for await (const { id } of paraph.contacts.list({ email: 'a@b.se', limit: 2 })) ids.push(id)
    expect(ids).toEqual(['a', 'b', 'c'])
    const queries = requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))
    const query = { email: 'a@b.se', limit: '2' }
    expect(queries).toEqual([query, { ...query, cursor: 'two' }, { ...query, cursor: 'three' }])
  })

  test('encodes each character of the text that is searched for', async () => {
    const { paraph, requests } = answering([page([], null)])
    const search = `AB & Co, (1) 100 % a+b #5 "=?/;[]{}|\\' 😀 å`
    await paraph.contacts.list({ search })
    const [{ url }] = requests as [Request]
    expect(url).toMatch(/^[!-~]+$/)
    expect([...new URL(url).searchParams]).toEqual([['search', search]])
  })

  test('requests a page only when the previous pages are used up, and no other page', async () => {
    const { paraph, requests } = answering([page(['a', 'b'], 'two')])
    const list = paraph.contacts.list()
    expect(requests).toHaveLength(0)
    for await (const { id } of list) if (id === 'b') break
    expect((await list).contacts).toHaveLength(2)
    expect(requests).toHaveLength(1)
  })

  test('has its items as an array, up to a limit, and its pages', async () => {
    const three = () => [page(['a', 'b'], 'two'), page(['c'], null)]
    const ids = async (limit?: number) => {
      const { paraph, requests } = answering(three())
      const items = await paraph.contacts.list().toArray(limit === undefined ? {} : { limit })
      return [items.map(({ id }) => id).join(''), requests.length]
    }
    expect(await ids()).toEqual(['abc', 2])
    expect(await ids(2)).toEqual(['ab', 1])
    expect(await ids(3)).toEqual(['abc', 2])
    expect(await ids(0)).toEqual(['', 0])
    expect(await ids(1.5)).toEqual(['ab', 1])
    for (const limit of [-1, NaN]) await expect(ids(limit)).rejects.toMatchObject({ code: 'argument_invalid' })
    const sizes: number[] = []
    for await (const { contacts } of answering(three()).paraph.contacts.list().pages()) sizes.push(contacts.length)
    expect(sizes).toEqual([2, 1])
  })

  test('with more than 10,000 items is an array only with a limit', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `${index}`)
    const { paraph } = answering(Array.from({ length: 101 }, (_, index) => page(ids, index < 100 ? 'next' : null)))
    await expect(paraph.contacts.list().toArray()).rejects.toMatchObject({ code: 'argument_invalid' })
  })

  test('has catch and finally, and requests a page again after it failed', async () => {
    const { paraph } = answering([problem(409, 'document_not_draft'), page(['a'], null)])
    const list = paraph.contacts.list()
    expect(await list.catch((error: { code: string }) => error.code)).toBe('document_not_draft')
    let ended = 0
    expect((await list.finally(() => ended++)).contacts).toHaveLength(1)
    expect(ended).toBe(1)
  })

  test('that fails on a later page throws at that page', async () => {
    const { paraph } = answering([page(['a'], 'two'), problem(400, 'request_invalid')])
    const seen: string[] = []
    const iterate = async () => {
      for await (const { id } of paraph.contacts.list()) seen.push(id)
    }
    await expect(iterate()).rejects.toMatchObject({ code: 'request_invalid' })
    expect(seen).toEqual(['a'])
  })
})

test('a Date is sent as a time in JSON too, and an invalid one is refused, because it would remove the time', async () => {
  const { paraph, requests } = answering([Response.json({ id: 'doc_1' })])
  await paraph.documents.update('doc_1', { expiresAt: new Date('2027-01-31T23:00:00Z') })
  expect(await requests[0]!.json()).toEqual({ expiresAt: '2027-01-31T23:00:00.000Z' })
  for (const call of [
    paraph.documents.update('doc_1', { expiresAt: new Date('soon') }),
    paraph.documents.create({ file: new Uint8Array(), expiresAt: new Date('soon') }),
  ]) {
    await expect(call).rejects.toThrow('expiresAt is an invalid Date.')
  }
  expect(requests).toHaveLength(1)
})

describe('a file is uploaded', () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 …')
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 4))
        controller.enqueue(bytes.subarray(4))
        controller.close()
      },
    })

  async function upload(file: Upload): Promise<File> {
    const { paraph, requests } = answering([Response.json({ id: 'doc_1' })])
    await paraph.documents.create({ file })
    return (await requests[0]!.formData()).get('file') as File
  }

  async function fileOnDisk(name = 'Avtal å.pdf') {
    const folder = await mkdtemp(join(tmpdir(), 'paraph client '))
    onTestFinished(() => rm(folder, { recursive: true }))
    const path = join(folder, name)
    await writeFile(path, bytes)
    return path
  }

  test.each<[string, Upload]>([
    ['a Blob', new Blob([bytes], { type: 'application/pdf' })],
    ['a Blob without a type', new Blob([bytes])],
    ['a Uint8Array', bytes],
    ['part of a Buffer', Buffer.concat([Buffer.from('junk'), bytes]).subarray(4)],
    ['an ArrayBuffer', bytes.slice().buffer],
    ['a web stream', stream()],
  ])('from %s, under the name document.pdf', async (_, source) => {
    const file = await upload(source)
    expect([file.name, file.type, await file.bytes()]).toEqual(['document.pdf', 'application/pdf', bytes])
  })

  test('from a File, a path or a Node stream, under the name of the file', async () => {
    expect((await upload(new File([bytes], 'lease.pdf'))).name).toBe('lease.pdf')
    const path = await fileOnDisk()
    for (const file of [await upload(path), await upload(createReadStream(path))]) {
      expect([file.name, file.type, await file.bytes()]).toEqual(['Avtal å.pdf', 'application/pdf', bytes])
    }
    // On this system, the backslashes are a part of the name.
    expect((await upload(await fileOnDisk(String.raw`C:\Users\anna\lease.pdf`))).name).toBe('lease.pdf')
  })

  test('without the fields that are null or undefined, and with a Date as the server takes it', async () => {
    const { paraph, requests } = answering([Response.json({ id: 'doc_1' })])
    const expiresAt = new Date('2027-01-31T23:00:00Z')
    const body = { file: bytes, message: null, title: undefined, expiresAt, reminders: { max: 1 } }
    await paraph.documents.create(body as never)
    const form = await requests[0]!.formData()
    expect([...form.keys()]).toEqual(['file', 'expiresAt', 'reminders'])
    expect(form.get('expiresAt')).toBe('2027-01-31T23:00:00.000Z')
  })

  test('but not from a path that does not exist, and not without a file system', async () => {
    const unreadable = { name: 'ParaphError', code: 'file_unreadable' }
    await expect(upload('/nowhere/x.pdf')).rejects.toMatchObject({
      ...unreadable,
      message: expect.stringContaining('The file /nowhere/x.pdf can') as string,
    })
    await expect(upload(tmpdir())).rejects.toMatchObject({ ...unreadable, message: `${tmpdir()} is not a file.` })
    vi.stubGlobal('process', undefined)
    try {
      await expect(upload('/nowhere/x.pdf')).rejects.toMatchObject({
        ...unreadable,
        message: 'There is no file system here. Pass a Blob, bytes or a stream instead of a path.',
      })
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('but not from null, a number, another object or a stream that fails', async () => {
    for (const file of [null, undefined, 7, { path: 'x.pdf' }] as unknown[] as Upload[])
      await expect(upload(file)).rejects.toMatchObject({ name: 'ParaphError', code: 'file_unreadable' })
    const cause = new Error('The disk is gone.')
    const failing = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(cause) })
    await expect(upload(failing)).rejects.toMatchObject({ code: 'file_unreadable', cause })
  })

  test('and a stream that never yields ends with the time limit, or when its caller aborts', async () => {
    const { paraph, requests } = answering([])
    const silent = () => new ReadableStream<Uint8Array>()
    await expect(paraph.documents.create({ file: silent() }, { timeout: 20 })).rejects.toMatchObject({
      code: 'timeout',
    })
    const reason = new Error('Enough.')
    const controller = new AbortController()
    const call = paraph.documents.create({ file: silent() }, { signal: controller.signal })
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
    expect(requests).toHaveLength(0)
  })
})
