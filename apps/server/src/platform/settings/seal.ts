import type { SettingName } from './catalogue.ts'
import { ConfigError } from './config-error.ts'
import { readCommand, sealLevels, type SealSettings } from './seal-settings.ts'
import { url } from './urls.ts'
import { type Env, oneOf, password, path, setting } from './values.ts'

export function readSeal(env: Env): SealSettings {
  const tsaUrl = url(env, 'TSA_URL', ['http:', 'https:'])
  const level = oneOf(env, 'SEAL_LEVEL', [...sealLevels], tsaUrl ? 'B-T' : 'B-B') as SealSettings['level']
  if (level !== 'B-B' && !tsaUrl)
    throw new ConfigError(
      `SEAL_LEVEL ${level} needs TSA_URL, the address of a timestamp server. Example: TSA_URL=https://tsa.example.com.`,
    )
  return {
    certificate: path(env, 'SEAL_CERTIFICATE'),
    key: path(env, 'SEAL_KEY'),
    passphrase: password(env, 'SEAL_PASSPHRASE'),
    keyCommand: command(env, 'SEAL_KEY_COMMAND'),
    level,
    tsaUrl,
  }
}

function command(env: Env, name: SettingName): string[] | undefined {
  const text = setting(env, name)
  const words = text === undefined ? undefined : readCommand(text)
  if (text === undefined || words) return words
  throw new ConfigError(
    `${name} must be a program and its arguments, separated by spaces. A quote in it is not closed. Example: ${name}=/usr/local/bin/sign --label seal.`,
  )
}
