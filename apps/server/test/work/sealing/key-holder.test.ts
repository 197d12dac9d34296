import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readConfig } from '#platform/settings/config.ts'
import { holdSealKey } from '#work/sealing/key-holder.ts'
import { certificatePem, issue, keyPem } from '../../support/certificates.ts'

const hold = (env: Record<string, string>) => {
  const log = { info: vi.fn<(message: string) => void>(), error: vi.fn<(message: string) => void>() }
  return { ...holdSealKey(readConfig(env), log), log }
}

test('the key is checked at first, and usable when it is open', async () => {
  const { key, state, status, log } = hold({ DATA_DIR: mkdtempSync(join(tmpdir(), 'paraph-key-')) })
  expect([state(), status().isUsable]).toEqual(['checking', undefined])
  await key()
  expect([state(), status().isUsable]).toEqual(['ok', true])
  expect(log.error).not.toHaveBeenCalled()
})

test('a key that can not be opened is called missing, only after the attempt', async () => {
  const { key, state, status, log } = hold({ SEAL_CERTIFICATE: '/nowhere/seal.pem' })
  const opening = key()
  expect(state()).toBe('checking')
  await expect(opening).rejects.toMatchObject({ code: 'key_unavailable' })
  expect([state(), status().isUsable]).toEqual(['no_key', false])
  expect(log.error).toHaveBeenCalledOnce()
})

test('an expired certificate is logged as an error, and never as information', async () => {
  const expired = await issue({ name: 'Old seal', days: -1, extensions: [] })
  const folder = mkdtempSync(join(tmpdir(), 'paraph-key-'))
  writeFileSync(join(folder, 'seal.pem'), (await keyPem(expired)) + certificatePem(expired))
  const { key, log } = hold({ SEAL_CERTIFICATE: join(folder, 'seal.pem') })
  await key()
  expect(log.info).not.toHaveBeenCalled()
  expect(log.error.mock.lastCall?.[0]).toMatch(/^No document can be sealed.* expired on /)
})
