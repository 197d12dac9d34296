import { isReachable } from '#work/delivery/sms/46elks.ts'
import type { Config } from '#platform/settings/config.ts'

/** Returns warnings about settings with which the server can start, but parties would get links that lead nowhere. */
export function startWarnings({ smtpUrl, sms, publicUrl }: Pick<Config, 'smtpUrl' | 'sms' | 'publicUrl'>): string[] {
  if ((!smtpUrl && !sms) || isReachable(publicUrl)) return []
  return [
    `Messages are sent, but only this machine can open their links: PUBLIC_URL is ${publicUrl}. Set it to the address at which parties reach the server. Example: PUBLIC_URL=https://sign.example.com.`,
  ]
}
