import type { Finding } from './redocly.ts'

/** Returns the findings that the reference does not have. Each known finding cancels one equal finding, on any line. */
export function newFindings(before: Finding[], after: Finding[]): Finding[] {
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
