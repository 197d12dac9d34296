import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Upload } from '../src/index.ts'
import { answering, problem } from './fake-server.ts'

const page = (ids: string[], nextCursor: string | null) =>
  Response.json({ contacts: ids.map((id) => ({ id })), nextCursor })

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

  test('requests a page only when the previous pages are used up, and no other page', async () => {
    const { paraph, requests } = answering([page(['a', 'b'], 'two')])
    const list = paraph.contacts.list()
    expect(requests).toHaveLength(0)
    for await (const { id } of list) if (id === 'b') break
    expect((await list).contacts).toHaveLength(2)
    expect(requests).toHaveLength(1)
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
    const { paraph, requests } = answering([Response.json({})])
    await paraph.documents.create({ file })
    return (await requests[0]!.formData()).get('file') as File
  }

  async function fileOnDisk() {
    const folder = await mkdtemp(join(tmpdir(), 'paraph client '))
    onTestFinished(() => rm(folder, { recursive: true }))
    const path = join(folder, 'Avtal å.pdf')
    await writeFile(path, bytes)
    return path
  }

  test.each<[string, Upload]>([
    ['a Blob', new Blob([bytes], { type: 'application/pdf' })],
    ['a Uint8Array', bytes],
    ['part of a Buffer', Buffer.concat([Buffer.from('junk'), bytes]).subarray(4)],
    ['an ArrayBuffer', bytes.slice().buffer],
    ['a web stream', stream()],
  ])('from %s', async (_, source) => {
    expect(await (await upload(source)).bytes()).toEqual(bytes)
  })

  test('from a File, under its name', async () => {
    expect((await upload(new File([bytes], 'lease.pdf'))).name).toBe('lease.pdf')
  })

  test('from a path, and from a Node stream, under the name of the file', async () => {
    const path = await fileOnDisk()
    for (const file of [await upload(path), await upload(createReadStream(path))]) {
      expect([file.name, file.type, await file.bytes()]).toEqual(['Avtal å.pdf', 'application/pdf', bytes])
    }
  })

  test('but not from a path that does not exist, and not without a file system', async () => {
    await expect(upload('/nowhere/x.pdf')).rejects.toThrow(/x\.pdf|open/)
    vi.stubGlobal('process', undefined)
    try {
      await expect(upload('/nowhere/x.pdf')).rejects.toThrow('There is no file system here.')
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
