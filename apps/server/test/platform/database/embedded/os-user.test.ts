import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseOsUser } from '#platform/database/embedded/os-user.ts'
import { isRoot, nobody, temporaryFolder } from './harness.ts'

test.skipIf(isRoot)('PostgreSQL runs as the same ordinary user (needs a user other than root)', () => {
  const dataDir = temporaryFolder()
  expect(chooseOsUser(dataDir, join(dataDir, 'postgres'))).toBeUndefined()
})

test.skipIf(!isRoot)('root runs PostgreSQL as the owner of the data, else as nobody (needs root)', () => {
  const dataDir = temporaryFolder()
  const cluster = join(dataDir, 'postgres')
  expect(chooseOsUser(dataDir, cluster)).toEqual(nobody)
  chownSync(dataDir, 1, 2)
  expect(chooseOsUser(dataDir, cluster)).toEqual({ uid: 1, gid: 2 })
  mkdirSync(cluster)
  expect(chooseOsUser(dataDir, cluster)).toEqual(nobody)
  chownSync(cluster, 54321, 12345)
  expect(chooseOsUser(dataDir, cluster)).toEqual({ uid: 54321, gid: 12345 })
})
