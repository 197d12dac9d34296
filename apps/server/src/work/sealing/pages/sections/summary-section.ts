import type { Event, MessageKind } from '@paraph/contract'
import type { EvidenceParty, EvidenceSignature } from '@paraph/verify'
import { maskAddress, maskIp } from '@paraph/contract/masked'
import { fact, rule, textBlock } from '@paraph/typesetter/layout/blocks.ts'
import { space, type Strip } from '@paraph/typesetter/layout/flow.ts'
import { style } from '@paraph/typesetter/layout/theme.ts'
import type { Tag } from '@paraph/typesetter/pdf/tags.ts'
import { type Inline, quoted, type RichText, say } from '@paraph/typesetter/text/inline.ts'
import type { SealingTexts } from '#generated/sealing-texts.ts'
import type { Section } from './section.ts'

/** The messages that bring the link. */
const BRINGS_LINK: ReadonlySet<MessageKind | undefined> = new Set(['INVITATION', 'YOUR_TURN'])

/** Adds for each party when it got, opened, read and signed the document, how it was identified, and from where it signed. */
export async function addSummary(section: Section): Promise<void> {
  const { input, texts, flow, root } = section
  const { parties } = input.evidence
  const t = texts.summary
  const sect = root.add('Sect')
  flow.add([...(await textBlock(sect, 'H2', t.heading, style.h2)), space(4)])
  const links = new Set(parties.flatMap(({ signature }) => (signature ? [signature.link] : [])))
  for (const link of links) flow.add([...(await textBlock(sect, 'P', t.aboutLinks[link], style.body)), space(3)])
  flow.add([space(4)])
  for (const party of parties) flow.addTogether(await partySummary(sect.add('Sect'), party, section))
}

async function partySummary(tag: Tag, party: EvidenceParty, { input, texts, times }: Section): Promise<Strip[]> {
  const t = texts.summary
  const { signature } = party
  const events = input.evidence.events.filter(({ partyId }) => partyId === party.id)
  const timeOf = (type: Event['type']) => {
    const event = events.find((each) => each.type === type)
    // A signature counts as reading, also if no page has reported that the party has read the document.
    const isOnlyCounted =
      type === 'party.read' && event?.data.consentVersion !== undefined && !signature?.reading?.isConfirmed
    return event && !isOnlyCounted ? times.short(event.at) : t.notRecorded
  }
  const sent = events.find(({ type, data }) => type === 'party.sent' && BRINGS_LINK.has(data.kind))
  const head = [
    ...(await textBlock(tag, 'H3', quoted(party.name), style.h3)),
    ...(await textBlock(tag, 'P', texts.parties.roles[party.role], style.role)),
  ]
  const list = tag.add('L')
  const facts = [
    await fact(list, t.sent, sentAs(sent, party, { texts, times })),
    await fact(list, t.opened, timeOf('party.opened')),
    await fact(list, t.read, timeOf('party.read')),
    signature
      ? await fact(list, t.deeds[party.role], `${times.short(signature.signedAt)}, ${t.how[howOf(signature)]}`)
      : await fact(list, '', texts.parties.notRequired),
    signature ? await fact(list, t.identified, identifiedBy(party, signature, texts)) : [],
    signature ? await fact(list, t.from, fromWhere(signature, texts)) : [],
  ]
  return [rule(), space(8), ...head, space(3), ...facts.flat(), space(9)]
}

function sentAs(
  sent: Event | undefined,
  { deliveryMethod }: EvidenceParty,
  { texts, times }: Pick<Section, 'texts' | 'times'>,
): RichText {
  const t = texts.summary
  if (!sent) return deliveryMethod === 'NONE' ? t.passedOn : t.notRecorded
  const time = times.short(sent.at)
  return sent.data.address ? [{ text: `${time}, ` }, ...quoted(maskAddress(sent.data.address))] : time
}

type How = keyof SealingTexts['summary']['how']

function howOf({ type, strokes, picture, typedName }: EvidenceSignature): How {
  if (type === 'MANUAL' || type === 'BANKID') return type
  return strokes ? 'DRAWN' : picture ? 'PICTURE' : typedName !== null ? 'TYPED' : 'CLICK'
}

function identifiedBy(
  { email, phone }: EvidenceParty,
  signature: EvidenceSignature,
  { summary: t }: SealingTexts,
): Inline[] {
  const { bankId, link, verification } = signature
  const address = { NONE: null, SMS_BEFORE_SIGNING: phone, EMAIL_BEFORE_SIGNING: email }[verification]
  return [
    { text: t.links[link] },
    ...(verification === 'NONE'
      ? []
      : [{ text: ', ' }, ...say(t.codes[verification], { address: address ? maskAddress(address) : '' })]),
    ...(bankId ? [{ text: ', ' }, ...say(t.bankId, { name: bankId.name, personalNumber: bankId.personalNumber })] : []),
  ]
}

function fromWhere({ ipAddress }: EvidenceSignature, { summary: t }: SealingTexts): string {
  return ipAddress === null ? t.notRecorded : t.ipAddress({ shortened: maskIp(ipAddress) })
}
