import semver from 'semver'
import type { Diff, Impact } from './redocly.ts'

export interface VersionCheck {
  base: string
  revision: string
  /** The lowest version that says what has changed; that of the base if nothing has. */
  required: string
  /** The same, if nothing broke clients. */
  requiredWithoutBreaks: string
  isEnough: boolean
}

/** @throws {TypeError} if the base has no version that semver knows */
export function checkVersion({ infoVersions, bump, changes }: Diff): VersionCheck {
  const { base = '', revision = '' } = infoVersions
  const required = next(base, bump)
  const requiredWithoutBreaks = changes.some(({ impact }) => impact === 'minor')
    ? next(base, 'minor')
    : next(base, bump && 'patch')
  return {
    base,
    revision,
    required,
    requiredWithoutBreaks,
    isEnough: semver.valid(revision) !== null && semver.gte(revision, required),
  }
}

/** Below 1.0.0 semver lets a minor version break. */
function next(base: string, bump: Impact | undefined): string {
  const { major, version } = new semver.SemVer(base)
  if (!bump) return version
  return new semver.SemVer(base).inc(bump === 'major' && major === 0 ? 'minor' : bump).version
}
