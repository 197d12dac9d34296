import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { holdSealKey } from '@paraph/server/src/work/sealing/key-holder.ts'
import { readConfig } from '@paraph/server/src/platform/settings/config.ts'
import { printed, reader, root } from '@paraph/testing/programs/printed.ts'
import { temporaryFolder } from '@paraph/testing/programs/process.ts'

const run = promisify(execFile)
const guide = 'apps/docs/guides/operating.md'
const backup = 'apps/docs/guides/backup.md'
const sealing = 'apps/docs/guides/sealing.md'
const guides = [guide, backup, sealing, 'apps/docs/guides/many-servers.md', 'apps/docs/guides/retention.md']
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const text = guides.map((name) => readFileSync(join(root, name), 'utf8')).join('\n')
const blocks = Array.from(text.matchAll(/```sh\n([^]*?)```/g), ([, code]) => code!)

test.skipIf(!hasOpenssl)(
  'the printed commands for Docker Compose make everything that compose.yaml needs, and a key that can seal',
  async () => {
    const cwd = await temporaryFolder()
    const [start] = printed(guide, 'sh', '## Start with Docker Compose')
    const docker = await reader({ cwd, programs: { docker: 'echo docker "$@"' } })
    const { stdout } = await docker.run(start!)
    expect(stdout).toMatch(/^docker compose up .*\ndocker compose exec server npm run --silent paraph -- keys /)

    const file = parseEnv(readFileSync(join(cwd, '.env'), 'utf8'))
    const compose = readFileSync(join(root, 'compose.yaml'), 'utf8')
    const required = Array.from(compose.matchAll(/\$\{([A-Z_]+):\?/g), ([, name]) => name!)
    expect(required).toContain('SECRET_KEY')
    expect(Object.keys(file)).toEqual(expect.arrayContaining(required))
    const { services } = parse(compose, { merge: true }) as { services: Record<string, { profiles?: string[] }> }
    expect(services['mail']!.profiles).toContain(file['COMPOSE_PROFILES'])
    expect(file['SMTP_URL']).toBe('smtp://mail:1025')

    const config = readConfig({ ...file, SEAL_CERTIFICATE: join(cwd, 'seal/seal.pem') })
    expect(config.secretKeys).toHaveLength(1)
    const holder = holdSealKey(config, { info: () => {}, error: (message) => expect.fail(message) })
    await holder.key()
    expect(holder.status().isUsable).toBe(true)
  },
)

test.skipIf(!hasOpenssl)('the printed commands make a secret key and a seal that the server accepts', async () => {
  const cwd = await temporaryFolder()
  const terminal = await reader({ cwd })
  const [makeKey] = printed(backup, 'sh', '## The secret key')
  const { stdout } = await terminal.run(makeKey!)
  expect(readConfig({ SECRET_KEY: stdout }).secretKeys).toEqual([stdout.trim()])

  const [makeSeal] = printed(sealing, 'sh', '## The certificate of the seal')
  await terminal.run(makeSeal!)
  const config = readConfig({ SEAL_CERTIFICATE: join(cwd, 'seal.pem'), SEAL_KEY: join(cwd, 'seal.key') })
  await expect(holdSealKey(config, { info: () => {}, error: () => {} }).key()).resolves.toBeDefined()
})

test('each block of settings is accepted by the shell and by the server', async () => {
  const assignments = blocks.filter((block) => /^([A-Z_]+=.*\n)+$/.test(block))
  expect(assignments.length).toBeGreaterThan(4)
  for (const block of assignments) {
    const { stdout } = await run('bash', ['--norc', '-euc', `set -a\n${block}\nenv`], { env: {} })
    expect(() => readConfig(parseEnv(stdout.replaceAll(/=(.*)$/gm, "='$1'")) as Record<string, string>)).not.toThrow()
  }
})

test.each(blocks.map((block) => [block.split('\n', 1)[0]!, block]))(
  'a shell can read the block that begins with: %s',
  async (_, block) => {
    const { stderr } = await run('bash', ['--norc', '-n', '-c', block])
    expect(stderr).toBe('')
  },
)
