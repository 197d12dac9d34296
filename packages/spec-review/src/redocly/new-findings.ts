import type { Finding } from './redocly.ts'

/**
 * Returns the findings that the reference does not have. Each known finding cancels one equal finding, on any line. Without findings, nothing
 * can be new, so the reference is not linted: linting it would take as long as everything else.
 */
export async function newFindings(lintReference: () => Promise<Finding[]>, after: Finding[]): Promise<Finding[]> {
  if (after.length === 0) return []
  const before = await lintReference()
  const known = new Map<string, number>()
  for (const finding of before) known.set(identity(finding), (known.get(identity(finding)) ?? 0) + 1)
  return after.filter((finding) => {
    const left = known.get(identity(finding)) ?? 0
    known.set(identity(finding), left - 1)
    return left <= 0
  })
}

/** Ignores list indexes, because an item may have moved in its list. */
function identity({ ruleId, message, location: [at] }: Finding): string {
  return JSON.stringify([ruleId, message, at?.source.ref, at?.pointer?.replace(/\/\d+(?=\/|$)/g, '/*')])
}
