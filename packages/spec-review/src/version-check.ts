import semver from 'semver'
import { highestImpact } from './compare/compare.ts'
import type { Impact } from './compare/change.ts'

export interface VersionCheck {
  base: string
  revision: string
  /** The lowest version that the changes allow; the base version if nothing changed. */
  required: string
  /** The lowest version without the breaking changes. */
  requiredWithoutBreaks: string
  /** `late`: only the documentation changed, and the version is the old one. */
  verdict: 'fits' | 'late' | 'too low' | 'lowered' | 'too high' | 'no version'
}

/**
 * Rates the version of the spec by its changes. A version that was raised after the last release, but is not released, is enough for further changes of the
 * same rank.
 * @throws {TypeError} if the base version is not a semver version
 */
export function checkVersion(
  base: string,
  revision: string,
  released: string,
  changes: { impact: Impact }[],
): VersionCheck {
  const last = semver.valid(released) && semver.lt(released, base) ? released : base
  const least = (impact: Impact | undefined) => {
    const next = impact ? step(last, impact) : base
    return semver.gt(next, base) ? next : new semver.SemVer(base).version
  }
  const impact = highestImpact(changes)
  const required = least(impact)
  const requiredWithoutBreaks = least(highestImpact(changes.filter((change) => change.impact !== 'major')))
  return { base, revision, required, requiredWithoutBreaks, verdict: verdict() }

  function verdict(): VersionCheck['verdict'] {
    if (semver.valid(revision) === null) return 'no version'
    if (semver.lt(revision, base)) return 'lowered'
    if (semver.lt(revision, required)) return impact === 'patch' ? 'late' : 'too low'
    // One step from a release is the most that any change needs.
    const impacts: Impact[] = impact === 'major' ? ['patch', 'minor', 'major'] : ['patch', 'minor']
    const releases = [last, ...(semver.valid(released) ? [released] : [])]
    const steps = [base, ...releases.flatMap((one) => [one, ...impacts.map((each) => step(one, each))])]
    return steps.some((one) => semver.eq(one, semver.coerce(revision) ?? revision)) ? 'fits' : 'too high'
  }
}

/** Below 1.0.0, semver allows a minor version to break clients. */
function step(version: string, impact: Impact): string {
  const next = new semver.SemVer(version)
  return next.inc(impact === 'major' && next.major === 0 ? 'minor' : impact).version
}
