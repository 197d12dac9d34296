import semver from 'semver'
import type { Diff, Impact } from './redocly.ts'

export interface VersionCheck {
  base: string
  revision: string
  /** The lowest version that the changes allow; the base version if nothing changed. */
  required: string
  /** The lowest version without the breaking changes. */
  requiredWithoutBreaks: string
  isEnough: boolean
}

/** @throws {TypeError} if the base version is not a semver version */
export function checkVersion({ infoVersions, bump, changes }: Diff): VersionCheck {
  const { base = '', revision = '' } = infoVersions
  const required = next(base, bump)
  const hasMinor = changes.some(({ impact }) => impact === 'minor')
  return {
    base,
    revision,
    required,
    requiredWithoutBreaks: next(base, hasMinor ? 'minor' : bump && 'patch'),
    isEnough: semver.valid(revision) !== null && semver.gte(revision, required),
  }
}

/** Below 1.0.0, semver allows a minor version to break clients. */
function next(base: string, bump: Impact | undefined): string {
  const { major, version } = new semver.SemVer(base)
  if (!bump) return version
  return new semver.SemVer(base).inc(bump === 'major' && major === 0 ? 'minor' : bump).version
}
