import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** What the caller got wrong, told without a stack. */
export class UsageError extends Error {}

export interface Reference {
  /** As the caller named it, and the commit it stands for. */
  label: string
  folder: string
}

/**
 * Writes the spec as it is at a commit into a folder. It goes by an index of its own, so that the caller's stays as it is, and asks for nothing but git.
 * @throws {UsageError} if there is no such commit, or no spec in it
 */
export function checkOutSpec(ref: string, temporary: string): Reference {
  const commit = commitOf(ref)
  const spec = `${git('rev-parse', '--show-prefix')}spec`
  if (!objectOf(`${commit}:${spec}/openapi.yaml`)) throw new UsageError(`There is no ${spec}/openapi.yaml at ${ref}.`)
  const env = { GIT_INDEX_FILE: join(temporary, 'index') }
  const folder = join(temporary, 'reference')
  gitWith(env, 'read-tree', `${commit}:${spec}`)
  // Run from the top: elsewhere git would write out only what lies below.
  gitWith(env, '-C', git('rev-parse', '--show-toplevel'), 'checkout-index', '--all', `--prefix=${folder}/`)
  const short = git('rev-parse', '--short', commit)
  return { label: ref === short ? `\`${ref}\`` : `\`${ref}\` (${short})`, folder }
}

function commitOf(ref: string): string {
  if (!attempt('rev-parse', '--git-dir'))
    throw new UsageError('This is no git repository, so there is nothing to compare with.')
  // A leading dash is never a ref, and must not become an option of git.
  const commit = ref.startsWith('-') ? undefined : objectOf(`${ref}^{commit}`)
  if (commit) return commit
  const shallow = git('rev-parse', '--is-shallow-repository') === 'true'
  const hint = shallow
    ? ' This clone is shallow: fetch the ref first, or the whole history with git fetch --unshallow.'
    : ''
  throw new UsageError(`git knows no commit called "${ref}".${hint}`)
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
