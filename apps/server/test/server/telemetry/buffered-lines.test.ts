import { expect, test } from 'vitest'
import { bufferLines } from '#server/telemetry/buffered-lines.ts'
import { createLogger } from '#server/telemetry/logger.ts'

function openLog() {
  const writes: string[] = []
  const logger = createLogger('info', bufferLines({ write: (lines) => writes.push(lines) }))
  const messages = () =>
    writes.map((lines) =>
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).msg as string),
    )
  return { logger, messages, writes }
}

test('lines are written together after a short wait', async () => {
  const { logger, messages } = openLog()
  logger.info('one')
  logger.info('two')
  expect(messages()).toEqual([])
  await expect.poll(messages).toEqual([['one', 'two']])
  logger.info('three')
  await expect.poll(messages).toEqual([['one', 'two'], ['three']])
})

test('a warning is written at once, after the lines before it', () => {
  const { logger, messages } = openLog()
  logger.info('before')
  logger.warn('careful')
  logger.error('failed')
  expect(messages()).toEqual([['before', 'careful'], ['failed']])
})

test('the lines that wait are written at the exit of the process', () => {
  const { logger, messages } = openLog()
  logger.info('last')
  process.emit('exit', 0)
  expect(messages()).toEqual([['last']])
})
