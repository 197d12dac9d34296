import type { AuditEvent } from '@paraph/client'

interface Line {
  /** The newest event of the line. */
  event: AuditEvent
  sentence: string
  count: number
}

/** Returns a line for each event. A draft that saves itself has many equal events one after the other: these are one line with their number. */
export function linesOf(events: AuditEvent[], sentenceOf: (event: AuditEvent) => string): Line[] {
  const lines: Line[] = []
  for (const event of events) {
    const sentence = sentenceOf(event)
    const last = lines.at(-1)
    // Two people can have the same name.
    if (last?.sentence === sentence && last.event.partyId === event.partyId) last.count++
    else lines.push({ event, sentence, count: 1 })
  }
  return lines
}
