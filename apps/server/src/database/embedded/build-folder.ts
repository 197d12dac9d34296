import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Builds a folder under another name and renames it into place, so that it is whole or absent, however the builder dies.
 * Processes may race: the first rename wins, for none replaces a folder that holds something. From then on all other drafts
 * are waste, also one that a slower process still writes to: it fails, sees that the folder is there, and goes on.
 */
export async function buildFolder(target: string, build: (draft: string) => Promise<void>): Promise<void> {
  if (!(await holdsSomething(target))) {
    const draft = await mkdtemp(`${target}.new-`)
    try {
      await build(draft)
      await rename(draft, target)
      await syncToDisk(dirname(target))
    } catch (error) {
      if (!(await holdsSomething(target))) {
        await rm(draft, { recursive: true, force: true })
        throw error
      }
    }
  }
  await removeDrafts(target)
}

export async function holdsSomething(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(ignoreErrors('ENOENT'))
  return names !== undefined && names.length > 0
}

export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** For `.catch()`: turns the named system errors into undefined. */
export function ignoreErrors(...codes: string[]): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}

async function removeDrafts(target: string): Promise<void> {
  const drafts = (await readdir(dirname(target))).filter((name) => name.startsWith(`${basename(target)}.new-`))
  // A draft that is written to at this moment may resist; the next start sweeps again.
  const sweep = drafts.map((name) => rm(join(dirname(target), name), { recursive: true, force: true }).catch(() => {}))
  await Promise.all(sweep)
}
