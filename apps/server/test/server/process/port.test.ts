import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { refuseBusyPort } from '#server/process/port.ts'
import { ConfigError } from '#platform/settings/config-error.ts'

test('a port in use is refused with the name of its setting, but not as a wrong setting', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const remedy = 'another program listens there (EADDRINUSE). Stop it, or set another'
  const refusal = refuseBusyPort({ host: '127.0.0.1', port, setting: 'WORKER_PORT' })
  await expect(refusal).rejects.toThrow(
    `Can't listen on HOST 127.0.0.1, WORKER_PORT ${port}: ${remedy} WORKER_PORT. Example: WORKER_PORT=3001.`,
  )
  // The program may end soon, so a service manager should try again.
  await expect(refusal).rejects.not.toBeInstanceOf(ConfigError)
  await expect(refuseBusyPort({ host: '0.0.0.0', port })).rejects.toThrow(
    `Can't listen on HOST 0.0.0.0, PORT ${port}: ${remedy} PORT. Example: PORT=3001.`,
  )
})

test('a HOST that this machine does not have is refused as a wrong setting', async () => {
  for (const port of [0, 3999]) {
    const refusal = refuseBusyPort({ host: '192.0.2.1', port })
    await expect(refusal).rejects.toThrow(
      new RegExp(
        `^Can't listen on HOST 192\\.0\\.2\\.1, PORT ${port}: [^\\n]*EADDRNOTAVAIL[^\\n]* Set HOST to an address of this machine\\. Example: HOST=127\\.0\\.0\\.1\\.$`,
      ),
    )
    await expect(refusal).rejects.toBeInstanceOf(ConfigError)
  }
})
