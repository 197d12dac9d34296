import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseOsUser, requireName } from '#platform/database/embedded/os-user.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { isRoot, temporaryFolder } from './harness.ts'

test.skipIf(isRoot)('PostgreSQL runs as the same ordinary user (needs a user other than root)', () => {
  const dataDir = temporaryFolder()
  expect(chooseOsUser(dataDir, join(dataDir, 'postgres'))).toBeUndefined()
})

test.skipIf(!isRoot)(
  'root runs PostgreSQL as the owner of the data, else as postgres, else as nobody (needs root)',
  () => {
    const dataDir = temporaryFolder()
    const cluster = join(dataDir, 'postgres')
    const hasPostgres = /^postgres:/m.test(readFileSync('/etc/passwd', 'utf8'))
    expect(chooseOsUser(dataDir, cluster)).toMatchObject({ name: hasPostgres ? 'postgres' : 'nobody' })
    chownSync(dataDir, 1, 1)
    expect(chooseOsUser(dataDir, cluster)).toMatchObject({ uid: 1 })
    mkdirSync(cluster)
    expect(chooseOsUser(dataDir, cluster)).toMatchObject({ uid: 1 })
    chownSync(cluster, 54321, 12345)
    expect(chooseOsUser(dataDir, cluster)).toEqual({ uid: 54321, gid: 12345 })
  },
)

test('an id without a name is a wrong setting, which ends the start with exit code 78', () => {
  const lookUp = () => {
    throw new Error('uv_os_get_passwd returned ENOENT')
  }
  expect(() => requireName(lookUp)).toThrow(ConfigError)
  expect(() => requireName(lookUp)).toThrow(/no OS user has this id.*set DATABASE_URL/)
  expect(requireName()).toBeUndefined()
})
