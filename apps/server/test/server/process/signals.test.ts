import { expect, test, vi } from 'vitest'
import { report } from '#server/process/signals.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'

/** Returns the exit code of a program that ends with the error, and what it prints. */
function reported(error: unknown) {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    const code = report(error)
    return { code, printed: write.mock.calls.map(([text]) => String(text)).join('') }
  } finally {
    write.mockRestore()
  }
}

function thrownBy(run: () => unknown): unknown {
  try {
    return void run()
  } catch (error) {
    return error
  }
}

test('a wrong setting is one sentence and exit code 78, any other error 1; only a bug has a stack', () => {
  const sentence = 'PORT must be a whole number from 0 to 65535. Example: PORT=3000.\n'
  expect(reported(thrownBy(() => readConfig({ PORT: 'http' })))).toEqual({ code: 78, printed: sentence })
  expect(reported(new ConfigError('Set it.'))).toEqual({ code: 78, printed: 'Set it.\n' })
  expect(reported(new Error('It does not answer.'))).toEqual({ code: 1, printed: 'It does not answer.\n' })
  expect(reported(new TypeError('x is not a function'))).toEqual({
    code: 1,
    printed: expect.stringMatching(/^TypeError: x is not a function\n +at /),
  })
})
