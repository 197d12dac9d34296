import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Returns the changelogs of the published packages and of the spec, and the changes of the packages that wait for the next version. */
export function changelog(): string {
  const published = globSync('{packages/*,spec}/CHANGELOG.md', { cwd: root })
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return text.replaceAll(/^#/gm, '##')
    })
  const pending = globSync('.changeset/*.md', { cwd: root })
    .filter((file) => !file.endsWith('README.md'))
    .map((file) =>
      readFileSync(join(root, file), 'utf8')
        .replace(/^---[^]*?---\n/, '')
        .trim(),
    )
  const next = pending.length > 0 ? `## Next\n\n${pending.join('\n\n')}\n\n` : ''
  return `# Changelog\n\n${next}${published.join('\n\n')}`
}
