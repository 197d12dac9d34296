import type { Event, EventData } from '@paraph/contract'
import type { EvidenceParty } from '@paraph/verify'
import { maskAddress } from '@paraph/contract/masked'
import { fact, rule, textBlock } from '@paraph/typesetter/layout/blocks.ts'
import { PAGE_MARGIN, space, type Strip, WIDTH } from '@paraph/typesetter/layout/flow.ts'
import { hashColors, style } from '@paraph/typesetter/layout/theme.ts'
import type { Tag } from '@paraph/typesetter/pdf/tags.ts'
import { hash, type Inline, type RichText, say } from '@paraph/typesetter/text/inline.ts'
import type { Line, TextStyle } from '@paraph/typesetter/text/line.ts'
import { setText } from '@paraph/typesetter/text/paragraph.ts'
import type { Section } from './section.ts'

/** The maximum number of entries that are printed. Of a longer trail, half of them are its first entries, and half its last. */
const MAX_EVENTS = 2000
const SHORT_HASH = 12

const COLUMNS = { time: 118, event: WIDTH - 118 - 82, hash: 82 }
const COLUMN_GAP = 10
const ROW_SPACE = 3.5
const ROOM = 150

/** Returns the place of the first entry that is not printed, and of the next one that is printed again. */
export function placesNotPrinted(count: number): [from: number, to: number] {
  const from = MAX_EVENTS / 2
  return [from, from + Math.max(0, count - MAX_EVENTS)]
}

/** Adds the audit trail in plain words, and the hashes that protect it. */
export async function addTrail(section: Section): Promise<void> {
  const { input, texts, flow, root } = section
  const { events, accountChain } = input.evidence
  const t = texts.trail
  const sect = root.add('Sect')
  flow.need(ROOM)
  flow.add([...(await textBlock(sect, 'H2', t.heading, style.h2)), space(4)])
  flow.add([...(await textBlock(sect, 'P', t.intro({ count: events.length }), style.body)), space(8)])

  const table = sect.add('Table')
  const head = [t.time, t.event, t.hash]
  flow.add(await row(table.add('TR'), 'TH', head, style.cellHead))
  const repeatedHead = await row(undefined, 'TH', head, style.cellHead)
  const [from, to] = placesNotPrinted(events.length)
  const describe = describer(section)
  for (const [index, event] of events.entries()) {
    if (from < to && index === from) {
      flow.add(
        await row(table.add('TR'), 'TD', ['', t.omitted({ count: to - from }), ''], style.cellHead),
        repeatedHead,
      )
    }
    if (index >= from && index < to) continue
    flow.add(await eventRow(table.add('TR'), event, section, describe(event)), repeatedHead)
  }

  const list = sect.add('L')
  const last = events.at(-1)
  const facts = [
    last ? await fact(list, t.lastHash, hash(last.hash, hashColors), style.hash) : [],
    await fact(list, t.accountChain, t.accountEntry({ number: accountChain.number })),
    await fact(list, '', hash(accountChain.hash, hashColors), style.hash),
  ]
  flow.addTogether([rule(), space(8), ...facts.flat(), space(14)])
}

interface Description {
  text: Inline[]
  details: Inline[][]
}

/** Returns a function that says in words what an event means. It leaves out IP addresses, and answers of mail servers, which repeat addresses. */
function describer({ input, texts, times }: Section): (event: Event) => Description {
  const t = texts.trail
  const timeOf = (time: string | undefined) => (time === undefined ? t.noDeadline : times.short(time))
  const deadlineChange = (before: string | undefined, after: string | undefined) =>
    say(t.deadline, { before: timeOf(before), after: timeOf(after) })
  /** The values of a sent document that parties may have seen. The others are in evidence.json. */
  const changesOf = ({ changed = [], before, after }: EventData) => [
    before && changed.includes('title') ? say(t.titleBefore, { title: before.title ?? '' }) : [],
    before && changed.includes('expiresAt') ? deadlineChange(before.expiresAt, after?.expiresAt) : [],
  ]
  const isolatedOf = (name: string, { changed = [], kind = 'INVITATION' }: EventData) => ({
    party: name,
    changed: changed.map((field) => (t.changed as Record<string, string>)[field] ?? field).join(', '),
    // A cancelled document is never sealed, so CANCELLED is the message about a removal.
    message: t.messages[kind],
  })
  const parties = new Map(input.evidence.parties.map((party) => [party.id, party]))
  const removed = new Map(input.evidence.events.map(({ partyId, data }) => [data.name ? partyId : null, data.name]))
  const nameOf = (id: string) => parties.get(id)?.name ?? removed.get(id) ?? id
  return ({ type, partyId, actor, data }) => {
    const party = partyId === null ? undefined : parties.get(partyId)
    const name = nameOf(partyId ?? '')
    const sentence = t.events[type] as (typeof t.events)[typeof type] | undefined
    const by = {
      API_KEY: () =>
        data.memberName === undefined ? [{ text: t.bySender }] : say(t.byMember, { name: data.memberName }),
      PARTY: () => (actor.id === partyId ? [] : say(t.byParty, { name: nameOf(actor.id ?? '') })),
      SYSTEM: () =>
        actor.id === null ? [{ text: t.byService }] : say(t.byReporter, { name: data.reportedBy ?? actor.id }),
    }[actor.type]()
    // An event `party.read` with a consent version comes from a signature, and the signature has its own event for the act.
    const isReport = type === 'party.opened' || (type === 'party.read' && data.consentVersion === undefined)
    const details = [
      by,
      data.address === undefined ? [] : say(t.to, { address: maskAddress(data.address) }),
      data.link === undefined ? [] : [{ text: t.links[data.link] }],
      isReport ? [{ text: data.act ? t.acts[data.act] : t.noAct }] : [],
      data.replaces === undefined ? [] : say(t.replaces, { name: nameOf(data.replaces) }),
      data.reason === undefined ? [] : say(t.reason, { reason: data.reason }),
      ...changesOf(data),
    ]
    return {
      text: sentence ? say(sentence, isolatedOf(name, data), choicesOf(party, data)) : say(t.otherEvent, { type }),
      details: details.filter(({ length }) => length > 0),
    }
  }
}

/** What the sentence about an event chooses its words by. */
function choicesOf(party: EvidenceParty | undefined, { consentVersion, verification, failure }: EventData) {
  const hasConfirmed = party?.signature?.reading?.isConfirmed === true
  return {
    role: party?.role ?? 'SIGNER',
    reading: consentVersion ? (hasConfirmed ? 'CONFIRMED' : 'COUNTED') : 'SHOWN',
    verification: verification ?? 'NONE',
    failure: failure ?? '',
  }
}

async function eventRow(tag: Tag, event: Event, { times }: Section, { text, details }: Description): Promise<Strip[]> {
  const joined = details.flatMap((detail, index) => (index === 0 ? detail : [{ text: ' · ' }, ...detail]))
  return row(
    tag,
    'TD',
    [times.short(event.at), text, [{ text: event.hash.slice(0, SHORT_HASH), style: 'mono' }]],
    style.cell,
    joined,
  )
}

/** A row of the table. Without a tag it is a repeated head, which screen readers skip. */
async function row(
  tag: Tag | undefined,
  cellName: 'TH' | 'TD',
  [time, event, shortHash]: RichText[],
  cellStyle: TextStyle,
  details: Inline[] = [],
): Promise<Strip[]> {
  const cells = [
    { text: time!, x: PAGE_MARGIN, width: COLUMNS.time - COLUMN_GAP },
    { text: event!, x: PAGE_MARGIN + COLUMNS.time, width: COLUMNS.event - COLUMN_GAP },
    { text: shortHash!, x: PAGE_MARGIN + COLUMNS.time + COLUMNS.event, width: COLUMNS.hash },
  ]
  const set = await Promise.all(
    cells.map(async ({ text, x, width }, index) => {
      const lines: Line[] = await setText(text, cellStyle, width)
      if (index === 1 && details.length > 0) lines.push(...(await setText(details, style.cellDetail, width)))
      return { lines, x, tag: tag?.add(cellName) }
    }),
  )
  const count = Math.max(...set.map(({ lines }) => lines.length))
  const strips = Array.from({ length: count }, (_, index): Strip => {
    const present = set.flatMap(({ lines, x, tag }) => (lines[index] ? [{ line: lines[index], x, tag }] : []))
    const baseline = Math.max(...present.map(({ line }) => line.baseline))
    return {
      height: Math.max(...present.map(({ line }) => line.height)),
      draw: (canvas, y) => {
        if (index === 0) rule().draw?.(canvas, y - ROW_SPACE / 2)
        for (const { line, x, tag } of present) {
          canvas.draw(tag, () => canvas.text(line, x, y + baseline - line.baseline))
        }
      },
    }
  })
  return keepTogether([...strips, space(ROW_SPACE)])
}

const MAX_KEPT = 120

/** Joins the strips of a short row, so that it is not cut over two pages. */
function keepTogether(strips: Strip[]): Strip[] {
  const height = strips.reduce((sum, strip) => sum + strip.height, 0)
  if (height > MAX_KEPT) return strips
  const draw: Strip['draw'] = (canvas, y) => {
    let top = y
    for (const strip of strips) {
      strip.draw?.(canvas, top)
      top += strip.height
    }
  }
  return [{ height, draw }]
}
