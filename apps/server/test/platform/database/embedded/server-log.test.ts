import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLog, trimLog, useLog } from '#platform/database/embedded/server-log.ts'
import { temporaryFolder } from './harness.ts'

test('a log that is too long keeps its end', () => {
  const file = join(temporaryFolder(), 'postgres.log')
  writeFileSync(file, 'x'.repeat(1000) + 'the end')
  trimLog(file, 2000)
  expect(readFileSync(file)).toHaveLength(1007)
  trimLog(file, 400)
  expect(readFileSync(file, 'utf8')).toBe('x'.repeat(93) + 'the end')
})

test('reading a part of a log gives the same text as slice()', () => {
  const file = join(temporaryFolder(), 'postgres.log')
  writeFileSync(file, 'one two')
  expect([0, 4, 99, -3, -99].map((start) => readLog(file, start))).toEqual(['one two', 'two', '', 'two', 'one two'])
})

test('a symbolic link in place of the log is refused, because root would write to its target', () => {
  const folder = temporaryFolder()
  symlinkSync('/etc/passwd', join(folder, 'postgres.log'))
  expect(() => useLog(join(folder, 'postgres.log'), () => {})).toThrow('ELOOP')
})
