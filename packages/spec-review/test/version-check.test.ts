import { expect, test } from 'vitest'
import type { Impact } from '../src/compare/change.ts'
import { checkVersion } from '../src/version-check.ts'

const none: Impact[] = []

test.each([
  // base, revision, released, changes, verdict, required
  ['1.4.0', '1.4.0', '1.4.0', none, 'fits', '1.4.0'],
  ['1.4.0', '1.4.0', '1.4.0', ['patch'], 'late', '1.4.1'],
  ['1.4.0', '1.4.0', '1.4.0', ['minor', 'patch'], 'too low', '1.5.0'],
  ['1.4.0', '1.4.9', '1.4.0', ['minor'], 'too low', '1.5.0'],
  ['1.4.0', '1.5.0', '1.4.0', ['minor'], 'fits', '1.5.0'],
  ['1.4.0', '1.5.0', '1.4.0', ['major'], 'too low', '2.0.0'],
  ['1.4.0', '2.0.0', '1.4.0', ['major'], 'fits', '2.0.0'],
  ['1.4.0', '2.0.0-rc.1', '1.4.0', ['major'], 'too low', '2.0.0'],
  ['0.4.0', '0.5.0', '0.4.0', ['major'], 'fits', '0.5.0'],
  ['1.4.0', '1.3.9', '1.4.0', ['minor'], 'lowered', '1.5.0'],
  ['1.4.0', '1.3.0', '1.4.0', none, 'lowered', '1.4.0'],
  ['1.4.0', '7.0.0', '1.4.0', none, 'too high', '1.4.0'],
  ['1.4.0', '2.0.0', '1.4.0', ['minor'], 'too high', '1.5.0'],
  ['1.4.0', '1.6.0', '1.4.0', ['minor'], 'too high', '1.5.0'],
  ['1.4.0', '1.5.1', '1.4.0', ['minor'], 'too high', '1.5.0'],
  ['1.4.0', '3.0.0', '1.4.0', ['major'], 'too high', '2.0.0'],
  ['1.4.0', '1.4.2', '1.4.0', ['patch'], 'too high', '1.4.1'],
  ['1.4.0', 'next', '1.4.0', ['patch'], 'no version', '1.4.1'],
  // The base was raised after the release, so it has room for more.
  ['1.5.0', '1.5.0', '1.4.0', ['minor'], 'fits', '1.5.0'],
  ['1.5.0', '1.6.0', '1.4.0', ['minor'], 'too high', '1.5.0'],
  ['1.5.0', '1.5.0', '1.4.0', ['major'], 'too low', '2.0.0'],
  ['1.4.1', '1.4.1', '1.4.0', ['minor'], 'too low', '1.5.0'],
  ['1.4.1', '1.5.0', '1.4.0', ['minor'], 'fits', '1.5.0'],
  // The base is older than the release.
  ['1.2.0', '1.4.0', '1.4.0', ['minor'], 'fits', '1.3.0'],
  ['1.2.0', '1.5.0', '1.4.0', ['minor'], 'fits', '1.3.0'],
  ['1.2.0', '1.6.0', '1.4.0', ['minor'], 'too high', '1.3.0'],
] as const)(
  '%s to %s after the release of %s, with %j: %s, %s is required',
  (base, revision, released, impacts, verdict, required) => {
    const changes = impacts.map((impact) => ({ impact }))
    expect(checkVersion(base, revision, released, changes)).toMatchObject({ verdict, required })
  },
)
