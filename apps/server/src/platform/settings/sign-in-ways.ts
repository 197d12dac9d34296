import type { SignInWay } from '@paraph/contract'
import type { SettingName } from './catalogue.ts'
import { ConfigError } from './config-error.ts'
import { type Env, setting } from './values.ts'

/** The ways by their names in the settings, the best one first. */
const ways = {
  passkey: 'PASSKEY',
  'single-sign-on': 'SINGLE_SIGN_ON',
  'mailed-link': 'MAILED_LINK',
  key: 'KEY',
} satisfies Record<string, SignInWay>

const names = Object.keys(ways) as (keyof typeof ways)[]

/** Returns the ways of signing in that the operator allows: all, unless the setting names some. */
export function signInWays(env: Env, name: SettingName): SignInWay[] {
  const chosen: string[] = setting(env, name)?.split(/\s*,\s*|\s+/) ?? names
  const found = names.filter((each) => chosen.includes(each))
  if (found.length === new Set(chosen).size) return found.map((each) => ways[each])
  throw new ConfigError(
    `${name} must be a list of ways to sign in, separated by commas: ${names.join(', ')}. Example: ${name}=${names[0]}.`,
  )
}
