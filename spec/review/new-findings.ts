import type { Finding } from './redocly.ts'

/** Those findings that the reference did not have: as often as one was there before, it may be there now, on whatever line. */
export function newFindings(before: Finding[], after: Finding[]): Finding[] {
  const known = new Map<string, number>()
  for (const finding of before) known.set(identity(finding), (known.get(identity(finding)) ?? 0) + 1)
  return after.filter((finding) => {
    const left = known.get(identity(finding)) ?? 0
    known.set(identity(finding), left - 1)
    return left <= 0
  })
}

/** An item of a list may have moved, so its number does not tell. */
function identity({ ruleId, message, location: [at] }: Finding): string {
  return JSON.stringify([ruleId, message, at?.source.ref, at?.pointer?.replace(/\/\d+(?=\/|$)/g, '/*')])
}
