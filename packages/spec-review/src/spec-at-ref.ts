import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** A mistake of the caller, printed without a stack trace. */
export class UsageError extends Error {}

export interface Reference {
  /** The ref as the caller wrote it, and its commit. */
  label: string
  folder: string
}

/**
 * Writes the spec of a commit into a folder. Uses a separate git index, so that the caller's index does not change, and needs no tool but git.
 * @throws {UsageError} if there is no such commit, or no spec in it
 */
export function checkOutSpec(ref: string, temporary: string): Reference {
  const commit = commitOf(ref)
  const spec = `${git('rev-parse', '--show-prefix')}spec`
  if (!objectOf(`${commit}:${spec}/openapi.yaml`)) throw new UsageError(`There is no ${spec}/openapi.yaml at ${ref}.`)
  const env = { GIT_INDEX_FILE: join(temporary, 'index') }
  const folder = join(temporary, 'reference')
  gitWith(env, 'read-tree', `${commit}:${spec}`)
  // Run this at the top of the repository: in a subfolder git writes only the files below it.
  gitWith(env, '-C', git('rev-parse', '--show-toplevel'), 'checkout-index', '--all', `--prefix=${folder}/`)
  const short = git('rev-parse', '--short', commit)
  return { label: ref === short ? `\`${ref}\`` : `\`${ref}\` (${short})`, folder }
}

function commitOf(ref: string): string {
  if (!attempt('rev-parse', '--git-dir'))
    throw new UsageError('The current folder is not in a git repository, so there is nothing to compare with.')
  // A ref never starts with a dash. Without this check, git would read it as an option.
  const commit = ref.startsWith('-') ? undefined : objectOf(`${ref}^{commit}`)
  if (commit) return commit
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true'
  const hint = ' This clone is shallow. Fetch the ref first, or the whole history with git fetch --unshallow.'
  throw new UsageError(`git finds no commit "${ref}".${isShallow ? hint : ''}`)
}

function objectOf(revision: string): string | undefined {
  return attempt('rev-parse', '--verify', '--quiet', revision)
}

function attempt(...args: string[]): string | undefined {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}

function git(...args: string[]): string {
  return gitWith({}, ...args)
}

function gitWith(env: NodeJS.ProcessEnv, ...args: string[]): string {
  const options = { env: { ...process.env, ...env }, encoding: 'utf8', stdio: 'pipe' } as const
  return execFileSync('git', args, options).trim()
}
