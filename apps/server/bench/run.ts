import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { measureAnchors } from './work/anchors.ts'
import { measureAttacks } from './requests/attacks.ts'
import { measureConsole } from './pages/console.ts'
import { measureDocs } from './pages/docs.ts'
import { measureFair } from './fair.ts'
import { measureLarge } from './work/large.ts'
import { measureLists } from './work/lists.ts'
import { measurePage } from './pages/page.ts'
import { measureRequests } from './requests/requests.ts'
import { prepare } from './scenario.ts'
import { measureSealing } from './work/sealing.ts'
import { measureSending } from './work/sending.ts'
import { measureServers } from './requests/servers.ts'
import { measureSigning } from './requests/signing.ts'
import { measureStart } from './start.ts'
import { measureWalks } from './pages/walks.ts'
import { measureWebhooks } from './work/webhooks.ts'

const root = resolve(import.meta.dirname, '../../..')
const result = new URL('../BENCHMARKS.md', import.meta.url)
const dataDir = await mkdtemp(join(tmpdir(), 'paraph-bench-'))
const postgres = await openEmbeddedPostgres({ dataDir, log: () => {} })
const scenario = await prepare(postgres.connection)

const parts: Record<string, () => Promise<string>> = {
  requests: () => measureRequests(scenario, postgres.connection),
  servers: () => measureServers(scenario, dataDir),
  sending: () => measureSending(scenario, dataDir),
  webhooks: () => measureWebhooks(scenario, dataDir),
  signing: () => measureSigning(scenario, dataDir),
  page: () => measurePage(scenario, dataDir),
  walks: () => measureWalks(scenario, dataDir),
  console: () => measureConsole(scenario, dataDir),
  docs: () => measureDocs(dataDir),
  attacks: () => measureAttacks(scenario, dataDir),
  anchors: () => measureAnchors(scenario, dataDir),
  sealing: () => measureSealing(scenario, dataDir, postgres.connection),
  large: () => measureLarge(scenario, postgres.connection),
  lists: () => measureLists(scenario, postgres.connection),
  fair: () => measureFair([root]),
  start: () => measureStart([root]),
}

/** `npm run bench -- page sealing` measures only these parts. */
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts)
const unknown = names.filter((name) => !parts[name])
try {
  if (unknown.length > 0) throw new Error(`Choose from ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}.`)
  for (const name of names) await publish(name, await parts[name]!())
} finally {
  await scenario.close()
  await postgres.close()
  await rm(dataDir, { recursive: true })
}

/** Writes the figures between the markers of their part. The text around the markers is written by hand. */
async function publish(part: string, figures: string): Promise<void> {
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${new Date().toISOString().slice(0, 10)}.`
  const text = await readFile(result, 'utf8')
  const [start, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`]
  const [before, after] = [text.indexOf(start) + start.length, text.indexOf(end)]
  await writeFile(result, `${text.slice(0, before)}\n\n${machine}\n\n${figures}\n\n${text.slice(after)}`)
  process.stdout.write(`${figures}\n`)
}
