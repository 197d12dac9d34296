import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '@paraph/server/src/domain/services.ts'
import { readNumber } from '@paraph/server/src/domain/personal-numbers/columns.ts'
import { canonicalNumber } from '@paraph/server/src/platform/formats/personal-number.ts'
import type { NewOrder } from '@paraph/server/src/platform/bankid/rp-api.ts'
import type { RpServer } from '@paraph/server/src/platform/bankid/rp-client.ts'
import { simulatorFiles, simulatorFolder } from '@paraph/server/src/platform/bankid/simulator-folder.ts'
import type { SimulatedOrder, SimulatorTimes } from '@paraph/server/dev/bankid-simulator/order.ts'
import type { Holder } from '@paraph/server/dev/bankid-simulator/orders.ts'
import { type BankIdSimulator, startBankIdSimulator } from '@paraph/server/dev/bankid-simulator/simulator.ts'

/** Starts a simulator of BankID that signs at once. A server finds it by `settings`. */
export async function startSimulator(
  dataDir: string,
  options: { times?: Partial<SimulatorTimes>; now?: () => Date; holder?: Holder } = {},
): Promise<BankIdSimulator & { settings: Record<'BANKID_ENVIRONMENT' | 'DATA_DIR', string> }> {
  const times = { processing: 0, ...options.times }
  const simulator = await startBankIdSimulator({ ...options, folder: simulatorFolder(dataDir), times })
  return { ...simulator, settings: { BANKID_ENVIRONMENT: 'simulator', DATA_DIR: dataDir } }
}

/** The settings of a client of this simulator. */
export async function rpServerOf({ folder, url }: Pick<BankIdSimulator, 'folder' | 'url'>): Promise<RpServer> {
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const client = await read(simulatorFiles.client)
  return { origin: url, ca: await read(simulatorFiles.ca), privateKey: client, certificates: client }
}

export const anOrder = (changes: Partial<NewOrder> = {}): NewOrder => ({
  endUserIp: '192.0.2.1',
  requirement: { personalNumber: '199001012385' },
  userVisibleData: 'I sign.',
  ...changes,
})

/** Returns who holds the phone: the person who signs has the personal number of the party. */
export const holderIn =
  (services: () => Pick<Services, 'db' | 'personalNumbers'>): Holder =>
  async ({ request }) => {
    const { db, personalNumbers } = services()
    const id = partyOf(request)
    const { ssn } = await db
      .selectFrom('parties')
      .select('ssn_encrypted as ssn')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return canonicalNumber(readNumber(ssn!, personalNumbers)!)
  }

/** Returns the party for which an order was started. */
export const partyOf = ({ userNonVisibleData }: SimulatedOrder['request']): string =>
  (JSON.parse(userNonVisibleData!) as { partyId: string }).partyId

let people = 100

/** Each test has a person of its own. All are born on 1 January 1990. */
export function newPersonalNumber(): string {
  const digits = `900101${people++}`
  const sum = Array.from(digits, Number)
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)
  return `19${digits}${(10 - (sum % 10)) % 10}`
}
