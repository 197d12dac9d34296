import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { document as contract } from '@paraph/contract'

/** By released operation, the version of the spec that brought it. The source is the changelog of the spec, which begins with the newest version. */
const released = new Map<string, string>()
for (const chapter of readFileSync(join(import.meta.dirname, '../../spec/CHANGELOG.md'), 'utf8').split(/^## /m)) {
  const [version = ''] = chapter.split('\n')
  const [, names = ''] = /^New operations: (.*)\.$/m.exec(chapter) ?? []
  for (const [, name] of names.matchAll(/`(\w+)`/g)) if (!released.has(name!)) released.set(name!, version)
}

/** Returns the version of the spec since which the operation exists. An operation that is not released yet comes with the next version. */
export function sinceOf(operationId: string): string {
  return released.get(operationId) ?? contract.info.version
}
