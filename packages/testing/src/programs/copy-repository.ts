import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from './printed.ts'

const workspaces = ['spec', ...['packages', 'apps'].flatMap((folder) => globSync(`${folder}/*`, { cwd: root }))]
const left = new Set(['node_modules', 'dist', '.turbo', 'test-results', '.git'])

/** Copies the sources into this folder, with links to the installed packages, so that a change of the copy reaches no other test. */
export async function copyRepository(folder: string): Promise<void> {
  await cp(root, folder, { recursive: true, filter: (path) => !left.has(basename(path)) })
  await mkdir(join(folder, 'node_modules/@paraph'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@paraph' && name !== '.cache')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const place of workspaces) {
    await symlink(join(folder, place), join(folder, 'node_modules/@paraph', basename(place)))
    const own = join(root, place, 'node_modules')
    if (existsSync(own)) await symlink(own, join(folder, place, 'node_modules'))
  }
}
