import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    globalSetup: 'test/support/global-setup.ts',
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/cpu-time.ts', 'test/support/pkijs-engine.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine can need more than the second that Vitest waits. A poll that succeeds takes no longer for it.
    expect: { poll: { timeout: 15_000 } },
    // One file after the other runs in the same process, because most of their time was the loading of the server's modules. So a
    // module that test files share must not register hooks when it is loaded: they would apply only to the first of the files.
    isolate: false,
  },
})
