import { BankIdError } from './rp-api.ts'
import { openRpClient, type RpClient } from './rp-client.ts'
import { readSimulator, readSimulatorAddress, type SimulatorAddress } from './simulator-folder.ts'

export interface SimulatorClient extends RpClient {
  expires: Date
  phoneUrl: () => string | undefined
}

/**
 * Opens a client of the simulator that writes its files to the folder. The simulator may start later, and may restart at another address.
 *
 * @throws ConfigError
 */
export async function openSimulatorClient(folder: string): Promise<SimulatorClient> {
  const { expires, ...identity } = await readSimulator(folder)
  const connect = (address: SimulatorAddress) => ({
    ...address,
    client: openRpClient({ ...identity, origin: address.origin }),
  })
  let current = await address().then(connect, () => undefined)

  async function address(): Promise<SimulatorAddress> {
    return readSimulatorAddress(folder).catch((cause: unknown) => {
      throw new BankIdError('unreachable', undefined, { cause })
    })
  }
  async function call<T>(use: (client: RpClient) => Promise<T>): Promise<T> {
    const used = (current ??= connect(await address()))
    try {
      return await use(used.client)
    } catch (error) {
      if (!(error instanceof BankIdError) || error.code !== 'unreachable') throw error
      const now = await address()
      if (now.origin === used.origin) throw error
      // Another call may have reconnected in the meantime.
      if (current === used) {
        current = connect(now)
        await used.client.close()
      }
      return use(current.client)
    }
  }
  return {
    sign: (order) => call((client) => client.sign(order)),
    auth: (order) => call((client) => client.auth(order)),
    collect: (orderRef) => call((client) => client.collect(orderRef)),
    cancel: (orderRef) => call((client) => client.cancel(orderRef)),
    check: () => call((client) => client.check()),
    close: async () => current?.client.close(),
    expires,
    phoneUrl: () => current?.phoneUrl,
  }
}
