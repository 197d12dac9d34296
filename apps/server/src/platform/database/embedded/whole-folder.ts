import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ignoreErrors } from '#platform/files/ignore-errors.ts'
import { syncToDisk } from '#platform/files/sync-to-disk.ts'

/**
 * Makes a folder if it does not exist. It is filled under another name and renamed, so that it is complete or absent, even if the process is killed.
 * Several processes may do this at the same time. The first rename wins, because a rename does not replace a folder that is not empty. The
 * winner may remove the draft of a slower process, which then fails, finds the folder, and continues with it.
 */
export async function makeWholeFolder(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  if (!(await isNotEmpty(folder))) {
    const draft = await mkdtemp(`${folder}.new-`)
    try {
      await fill(draft)
      await rename(draft, folder)
      await syncToDisk(dirname(folder))
    } catch (error) {
      await rm(draft, { recursive: true, force: true })
      if (!(await isNotEmpty(folder))) throw error
    }
  }
  const drafts = (await readdir(dirname(folder))).filter((name) => name.startsWith(`${basename(folder)}.new-`))
  // The removal fails if another process is writing to the draft. The next start tries again.
  const removals = drafts.map((name) =>
    rm(join(dirname(folder), name), { recursive: true, force: true }).catch(() => {}),
  )
  await Promise.all(removals)
}

/** True if the folder exists and holds something. */
export async function isNotEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(ignoreErrors('ENOENT'))
  return names !== undefined && names.length > 0
}
