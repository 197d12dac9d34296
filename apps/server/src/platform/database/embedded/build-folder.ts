import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ignoreErrors } from '#platform/files/ignore-errors.ts'
import { syncToDisk } from '#platform/files/sync-to-disk.ts'

/**
 * Builds a draft folder under another name and renames it, so that `target` is complete or absent, even if the process is killed. Several processes
 * may do this at the same time. The first rename wins, because a rename does not replace a folder that is not empty. The winner may
 * remove the draft of a slower process that still writes to the draft. That process then fails, finds `target`, and continues with it.
 */
export async function buildFolder(target: string, build: (draft: string) => Promise<void>): Promise<void> {
  if (!(await isNotEmpty(target))) {
    const draft = await mkdtemp(`${target}.new-`)
    try {
      await build(draft)
      await rename(draft, target)
      await syncToDisk(dirname(target))
    } catch (error) {
      if (!(await isNotEmpty(target))) {
        await rm(draft, { recursive: true, force: true })
        throw error
      }
    }
  }
  await removeDrafts(target)
}

/** True if the folder exists and holds something. */
export async function isNotEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(ignoreErrors('ENOENT'))
  return names !== undefined && names.length > 0
}

async function removeDrafts(target: string): Promise<void> {
  const drafts = (await readdir(dirname(target))).filter((name) => name.startsWith(`${basename(target)}.new-`))
  // The removal fails if another process is writing to the draft. The next start tries again.
  const removals = drafts.map((name) =>
    rm(join(dirname(target), name), { recursive: true, force: true }).catch(() => {}),
  )
  await Promise.all(removals)
}
