import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'
import { temporaryFolder } from '@paraph/testing/programs/process.ts'

const [one, other] = ['1'.repeat(43), '2'.repeat(43)]

const open = (env: Record<string, string>, log: (message: string) => void = () => {}) =>
  openSecretKey(readConfig(env), log)
const derive = async (env: Record<string, string>, label = 'test') =>
  (await open(env)).derive(label).map((key) => key.toString('hex'))

test('each label and each key have a derived key of 32 bytes, by HKDF-SHA256', async () => {
  const [first, second] = await derive({ SECRET_KEY: `${one},${other}` })
  // Computed with Python's hmac: HMAC(HMAC(0 × 32, key), label ‖ 1).
  expect(first).toBe('967b4ff4de6ded1aa26b1b86f351ef4b3b5422743cbb50d6ad5fcc564029e5c3')
  expect(await derive({ SECRET_KEY: one })).toEqual([first])
  expect(await derive({ SECRET_KEY: other })).toEqual([second])
  const [labelled] = await derive({ SECRET_KEY: one }, 'other test')
  expect(new Set([first, second, labelled]).size).toBe(3)
})

test('the opened key does not print the secret key', async () => {
  expect(inspect(await open({ SECRET_KEY: one }), { depth: null, showHidden: true })).not.toContain(one)
})

test('the first start creates a key of 256 bits that only its owner may read; later starts read it', async () => {
  const DATA_DIR = join(await temporaryFolder(), 'new', 'data')
  const file = join(DATA_DIR, 'secret-key')
  const said: string[] = []
  const created = (await open({ DATA_DIR }, (message) => said.push(message))).derive('test')
  expect(said).toEqual([`Created the secret key in ${file}. Back it up.`])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const content = await readFile(file, 'utf8')
  expect(content).toMatch(/^[\w-]{43}\n$/)
  expect(Buffer.from(content, 'base64url')).toHaveLength(32)

  expect((await open({ DATA_DIR }, (message) => said.push(message))).derive('test')).toEqual(created)
  expect(await readFile(file, 'utf8')).toBe(content)
  expect(await readdir(DATA_DIR)).toEqual(['secret-key'])
  expect(said).toHaveLength(1)
})

test('concurrent opens get the same key', async () => {
  const DATA_DIR = await temporaryFolder()
  const keys = await Promise.all(Array.from({ length: 40 }, () => derive({ DATA_DIR })))
  expect(new Set(keys.map(String))).toEqual(new Set([String(await derive({ DATA_DIR }))]))
  expect(await readdir(DATA_DIR)).toEqual(['secret-key'])
})

test('the file may hold several keys, and SECRET_KEY has priority over it', async () => {
  const DATA_DIR = await temporaryFolder()
  await writeFile(join(DATA_DIR, 'secret-key'), `${other}, ${one}\n`)
  expect(await derive({ DATA_DIR })).toEqual(await derive({ SECRET_KEY: `${other},${one}` }))
  expect(await derive({ DATA_DIR, SECRET_KEY: one })).toEqual(await derive({ SECRET_KEY: one }))
})

test('with DATABASE_URL a key file is neither read nor created: SECRET_KEY is required', async () => {
  const DATA_DIR = await temporaryFolder()
  const env = { DATA_DIR, DATABASE_URL: 'postgres://paraph@db/paraph' }
  const sentence =
    "With DATABASE_URL, SECRET_KEY is required. Make one, and give it to all servers and workers: openssl rand -base64 32 | tr '+/' '-_' | tr -d ="
  await expect(open(env)).rejects.toThrow(new ConfigError(sentence))
  expect(await readdir(DATA_DIR)).toEqual([])
  await open({ DATA_DIR })
  await expect(open(env)).rejects.toThrow(new ConfigError(sentence))
})

test.each(['', 'secret', `${'secret'.repeat(8)}\n${'secret'.repeat(8)}`])(
  'a file with %j causes a sentence without the content, and is not changed',
  async (content) => {
    const DATA_DIR = await temporaryFolder()
    const file = join(DATA_DIR, 'secret-key')
    await writeFile(file, content)
    await expect(open({ DATA_DIR })).rejects.toThrow(
      new ConfigError(
        `${file} must hold one key, or several separated by commas, each with at least 43 characters of A-Z, a-z, 0-9, - and _. Restore it from your backup. If the key is lost, delete the file, and npm run paraph -- secret-key:lost says what is lost with it, and how to go on.`,
      ),
    )
    expect(await readFile(file, 'utf8')).toBe(content)
  },
)

test('a file that cannot be read or created causes a sentence', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'secret-key'))
  const unreadable = await open({ DATA_DIR: folder }).catch((error: unknown) => error)
  expect(unreadable).toBeInstanceOf(ConfigError)
  expect(unreadable).toMatchObject({ message: expect.stringMatching(/^The secret key can't be used: EISDIR[^\n]+\.$/) })

  await writeFile(join(folder, 'file'), '')
  await expect(open({ DATA_DIR: join(folder, 'file') })).rejects.toThrow(
    /^DATA_DIR can't be .*file: it, or a folder above it, is not a folder\./,
  )
})
