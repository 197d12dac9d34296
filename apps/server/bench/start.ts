import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from './scenario.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 7)
/** Milliseconds after the start, until the jobs that wait for the start have run. */
const IDLE = 13_000

/** What is measured of one start. */
interface Figures {
  'First start ms': number
  'Start ms': number
  'Its CPU ms': number
  'Idle, rss MB': number
}

/**
 * Measures `npm start` of each checkout, in rounds that alternate: the first start, which makes the database, a later start, and the memory of
 * the idle server 13 seconds after that. Linux only.
 */
export async function measureStart(checkouts: string[]): Promise<string> {
  const samples = checkouts.map((): Figures[] => [])
  // So that no start builds anything.
  for (const cwd of checkouts) spawnSync('node_modules/.bin/turbo', ['run', 'build'], { cwd, stdio: 'ignore' })
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, checkout] of checkouts.entries()) {
      const figures = await measureCheckout(checkout)
      // The first round fills the caches.
      if (round >= 0) samples[index]!.push(figures)
    }
  }
  const names = Object.keys(samples[0]![0]!) as (keyof Figures)[]
  const rows = samples.map((figures, index) => {
    const cells = names.map((name) => spread(figures.map((all) => all[name])))
    return `| ${basename(checkouts[index]!)} | ${cells.join(' | ')} |`
  })
  return [
    `| \`npm start\`, ${ROUNDS} times | ${names.join(' | ')} |`,
    `| --- |${' --: |'.repeat(names.length)}`,
    ...rows,
  ].join('\n')
}

async function measureCheckout(checkout: string): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paraph-start-'))
  try {
    const first = await start(checkout, dataDir)
    await first.stop()
    const second = await start(checkout, dataDir)
    await sleep(IDLE)
    const rss = residentMegabytes(second.pid)
    await second.stop()
    return {
      'First start ms': first.milliseconds,
      'Start ms': second.milliseconds,
      'Its CPU ms': second.cpu,
      'Idle, rss MB': rss,
    }
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

async function start(checkout: string, dataDir: string) {
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await saysReady(child)
  const milliseconds = performance.now() - startedAt
  const pid = lastDescendant(child.pid!)
  const cpu = cpuMilliseconds(pid)
  const stop = async () => {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  return { milliseconds, cpu, pid, stop }
}

async function saysReady(child: ChildProcess): Promise<void> {
  let output = ''
  // The stream must stay open, because the server goes on writing its log.
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    if (output.includes('Paraph is ready')) return void child.stdout!.resume()
  }
  throw new Error(`The server ended: ${output}`)
}

/** npm runs a shell, which runs the server. PostgreSQL has a session of its own, and is not the first child. */
function lastDescendant(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return child === undefined || readFileSync(`/proc/${child}/comm`, 'utf8').startsWith('postgres')
    ? pid
    : lastDescendant(child)
}

/** User and system time of the server alone, without npm, turbo and PostgreSQL. */
function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  // Linux counts in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function residentMegabytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}

function spread(values: number[]): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => Math.round(quantile(values, part)))
  return `${middle} (${low} to ${high})`
}

// `node bench/start.ts FOLDER…` compares this checkout with others.
if (import.meta.main) {
  const checkouts = [...process.argv.slice(2), resolve(import.meta.dirname, '../../..')].map((path) => resolve(path))
  process.stdout.write(`${await measureStart(checkouts)}\n`)
}
