import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SimulatorAddress, simulatorFiles } from '#platform/bankid/simulator-folder.ts'
import { newTlsCertificates } from './tls-certificates.ts'

/** The key and the certificate of the server. The client does not read it. */
const SERVER_FILE = 'server.pem'

export interface TlsFiles {
  /** The server's key and certificate. PEM. */
  server: string
  /** The root of the server and of the client. PEM. */
  ca: string
}

/** Reads the certificates in the folder, and makes them once for each folder. */
export async function openFolder(folder: string): Promise<TlsFiles> {
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  try {
    return { server: await read(SERVER_FILE), ca: await read(simulatorFiles.ca) }
  } catch {
    await makeFolder(folder)
    return { server: await read(SERVER_FILE), ca: await read(simulatorFiles.ca) }
  }
}

/** A folder gets its name when it is complete, so that a server never reads half of it. */
async function makeFolder(folder: string) {
  const draft = `${folder}.new-${randomUUID()}`
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 })
    const { ca, server, client } = await newTlsCertificates()
    const files = { [simulatorFiles.ca]: ca, [simulatorFiles.client]: client, [SERVER_FILE]: server }
    for (const [name, text] of Object.entries(files)) await writeFile(join(draft, name), text, { mode: 0o600 })
    await rename(draft, folder)
  } catch (error) {
    // Another simulator may have made the folder at the same time. A folder that is not complete is found when it is read again.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code!)) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

export async function publish(folder: string, address: SimulatorAddress, signatureRoot: Uint8Array) {
  const root = Buffer.from(signatureRoot).toString('base64').replaceAll(/.{64}/g, '$&\n')
  const pem = `-----BEGIN CERTIFICATE-----\n${root.trimEnd()}\n-----END CERTIFICATE-----\n`
  await replace(join(folder, simulatorFiles.signatureRoot), pem)
  await replace(join(folder, simulatorFiles.address), `${JSON.stringify(address)}\n`)
}

async function replace(file: string, text: string) {
  const draft = `${file}.new-${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600 })
  await rename(draft, file)
}
