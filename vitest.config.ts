import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Milliseconds. Limits only end what hangs: a test must also pass on a busy machine. */
const HANGING = 300_000

const every = {
  setupFiles: ['packages/testing/src/suite/cpu-time.ts', 'packages/testing/src/suite/pkijs-engine.ts'],
  testTimeout: HANGING,
  hookTimeout: HANGING,
  expect: { poll: { timeout: HANGING - 60_000, interval: 150 } },
  // One file after the other runs in the same process, because most of their time would be the loading of the same modules. So a
  // module that test files share must not register hooks when it is loaded: they would apply only to the first of the files.
  isolate: false,
  // Files that wait for the database or a page leave a core to the next one.
  maxWorkers: availableParallelism() + 1,
}
const database = { globalSetup: 'packages/testing/src/server/global-setup.ts' }
const [server, browser, campaigns] = ['**/test/server/**', '**/test/browser/**', '**/campaigns/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...every,
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'spec/**/*.test.ts'],
          exclude: ['**/node_modules/**', server, browser, campaigns],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...every,
          ...database,
          // With the tests in a browser: they wait most of their time, and meanwhile the others work.
          name: 'server',
          include: ['apps/*/test/**/*.test.ts', 'packages/*/test/{server,browser}/**/*.test.ts'],
          exclude: ['**/node_modules/**', campaigns],
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...every,
          ...database,
          name: 'campaigns',
          include: ['{apps,packages,spec}/**/campaigns/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
