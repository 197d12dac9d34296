import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '#platform/settings/config-error.ts'
import { type ClientCertificate, expiryOf } from './client-certificate.ts'

/** The files that the simulator writes, for the server to read. */
export const simulatorFiles = {
  /** JSON: `origin` and `phoneUrl`. Written at each start. */
  address: 'address.json',
  /** The root of the simulator's TLS certificate. */
  ca: 'ca.pem',
  /** The client certificate and its key. */
  client: 'client.pem',
  /** The root of the signatures. Written at each start. */
  signatureRoot: 'signature-root.pem',
} as const

export const simulatorFolder = (dataDir: string): string => join(dataDir, 'bankid-simulator')

export interface SimulatorAddress {
  origin: string
  /** The page of the simulated phone. */
  phoneUrl: string
}

const howToStart = 'Start it with npm run bankid:simulator -w apps/server. npm run dev starts one too.'

/** @throws ConfigError that says how to start the simulator. */
export async function readSimulator(folder: string): Promise<ClientCertificate & { ca: string }> {
  try {
    const [ca, client] = await Promise.all([read(folder, 'ca'), read(folder, 'client')])
    return { ca, privateKey: client, certificates: client, expires: expiryOf(new X509Certificate(client)) }
  } catch {
    throw new ConfigError(
      `BANKID_ENVIRONMENT is simulator, but no simulator of BankID has run with the folder ${folder}. ${howToStart}`,
    )
  }
}

/** Reads the address of the simulator. Fails if the simulator has never been started. */
export async function readSimulatorAddress(folder: string): Promise<SimulatorAddress> {
  return JSON.parse(await read(folder, 'address')) as SimulatorAddress
}

/** Returns the root in DER. It is read each time, because the simulator makes a new root at each start. */
export function readSimulatorRoot(folder: string): Uint8Array {
  return new X509Certificate(readFileSync(join(folder, simulatorFiles.signatureRoot))).raw
}

const read = (folder: string, file: keyof typeof simulatorFiles) => readFile(join(folder, simulatorFiles[file]), 'utf8')
