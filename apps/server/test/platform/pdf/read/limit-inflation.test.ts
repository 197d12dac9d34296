import { deflateSync } from 'node:zlib'
import { Inflate, inflate } from 'pako'
import { expect, test } from 'vitest'
import { type Inflation, limitInflation } from '#platform/pdf/read/limit-inflation.ts'

const MB = 1024 * 1024
const limited = <T>(read: (inflation: Inflation) => T | Promise<T>) => limitInflation(read, 1.5 * MB)
const bomb = deflateSync(Buffer.alloc(MB))
const { onData } = Inflate.prototype

test('the decompressed size is limited while a document is read, also over several streams', async () => {
  const read = (inflation: Inflation) => {
    const first = inflate(bomb).length
    const isFirstTooFar = inflation.isTooFar
    expect(() => inflate(bomb)).toThrow('too large')
    return [first, isFirstTooFar, inflation.isTooFar]
  }
  expect(await limited(read)).toEqual([MB, false, true])
})

test('each document has its own count, and a restart begins with zero', async () => {
  const read = (inflation: Inflation) => [inflate(bomb).length, inflation.isTooFar]
  expect(await limited(read)).toEqual([MB, false])
  expect(await limited(read)).toEqual([MB, false])
  const twice = (inflation: Inflation) => [read(inflation), inflation.restart(), read(inflation)]
  expect(await limited(twice)).toEqual([[MB, false], undefined, [MB, false]])
})

test('after the reading, the decompressor is the original one again, even if the reading fails', async () => {
  await limited(() => expect(Inflate.prototype.onData).not.toBe(onData))
  expect(Inflate.prototype.onData).toBe(onData)
  const failed = limited(() => {
    throw new Error('The file is damaged.')
  })
  await expect(failed).rejects.toThrow('damaged')
  expect(Inflate.prototype.onData).toBe(onData)
  expect(inflate(bomb).length + inflate(bomb).length).toBe(2 * MB)
})

test('a second document in the same process is refused at once, and changes nothing for the first', async () => {
  let end = () => {}
  const first = limited(async (inflation) => {
    const before = inflate(bomb).length
    await new Promise<void>((resolve) => void (end = resolve))
    expect(() => inflate(bomb)).toThrow('too large')
    return [before, inflation.isTooFar]
  })
  await expect(limited(() => 'read')).rejects.toThrow('another document')
  end()
  expect(await first).toEqual([MB, true])
  await expect(limited(() => limited(() => 'read'))).rejects.toThrow('another document')
  expect(await limited(() => 'read')).toBe('read')
  expect(Inflate.prototype.onData).toBe(onData)
})
