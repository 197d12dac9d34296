import { expect, test } from 'vitest'
import { startWarnings } from '#server/process/warnings.ts'
import { readConfig } from '#platform/settings/config.ts'

const warningsOf = (settings: Record<string, string>) => startWarnings(readConfig(settings))
const unreachable =
  /^Messages are sent, but only this machine can open their links: PUBLIC_URL is http:\/\/localhost:3000\./

test('with messages and no address that parties can reach, there is a warning', () => {
  expect(warningsOf({ SMTP_URL: 'smtp://mail' })).toEqual([expect.stringMatching(unreachable)])
  expect(warningsOf({ SMS_URL: 'elks://u:p@api.46elks.com?from=Paraph' })).toEqual([expect.stringMatching(unreachable)])
})

test('without messages, or with such an address, there is none', () => {
  expect(warningsOf({})).toEqual([])
  expect(warningsOf({ SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://sign.example.com' })).toEqual([])
})
