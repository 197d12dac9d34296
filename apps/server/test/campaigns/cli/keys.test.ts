import { expect, test } from 'vitest'
import { runKeys, temporaryFolder } from '@paraph/testing/programs/process.ts'

test('without a server, the command starts the database and stops it again', async () => {
  const DATA_DIR = await temporaryFolder()
  const first = await runKeys(['create', '--account', 'acme', '--test'], { DATA_DIR })
  expect(first.stdout).toMatch(/^pk_test_[\w-]{43}\n$/)
  // The operator may have named another database than the server's. A new database is a sign of that.
  expect(first.stderr).toContain(`Database: a new one in ${DATA_DIR} (DATA_DIR), because there was none.`)
  const second = await runKeys(['create', '--account', 'acme', '--expires', '2999-01-01', '--rate-limit', '60'], {
    DATA_DIR,
  })
  expect(second).toMatchObject({
    code: 0,
    stderr: `Database: the one in ${DATA_DIR} (DATA_DIR), on which no server is running.\n`,
  })
  const { stdout } = await runKeys(['list'], { DATA_DIR })
  expect(stdout.split('\n')).toEqual([
    expect.stringContaining('test  acme'),
    expect.stringMatching(/until 2999-01-01T00:00:00.000Z .* 60 requests a minute$/),
    '',
  ])
})
